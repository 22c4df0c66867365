"""Sentences in both languages, kept as data, with plurals and alternatives."""

import string
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeGuard, get_args

Lang = Literal["en", "ru"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)


class Words(NamedTuple):
    """A sentence, or part of one, in English and in Russian, with {holes} for parameters.

    A hole may select a plural by number: `{n:coin|coins}` gives "1 coin", "5 coins", and
    `{n:монета|монеты|монет}` gives "1 монета", "3 монеты", "5 монет". It may also select by a code:
    `{end:won=is won;lost=is lost}`. Parameters therefore stay plain data, free of language.
    """

    en: str
    ru: str

    def say(self, lang: Lang = "en", /, **parameters: Any) -> str:
        return _speakers[lang].vformat(self.ru if lang == "ru" else self.en, (), parameters)


def filled(words: Words, **parameters: Any) -> Words:
    """The words with their holes filled, in both languages."""
    return Words(words.say("en", **parameters), words.say("ru", **parameters))


def plural(number: int, forms: list[str]) -> str:
    """The plural form for the number: English has two forms, Russian three."""
    if len(forms) == 2:
        return forms[0] if number == 1 else forms[1]
    if number % 10 == 1 and number % 100 != 11:
        return forms[0]
    if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return forms[1]
    return forms[2]


class _Speaker(string.Formatter):
    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang

    def get_value(self, key: int | str, args: Any, kwargs: Mapping[str, Any]) -> Any:
        value = super().get_value(key, args, kwargs)
        return self.spoken(value)

    def spoken(self, value: Any) -> Any:
        """The text in this language. It is already filled: braces left in it are somebody's input, not holes."""
        return getattr(value, self.lang) if isinstance(value, Words) else value

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            return f"{value} {plural(value, format_spec.split('|'))}"
        if "=" in format_spec:
            return dict(case.split("=") for case in format_spec.split(";"))[str(value)]
        if _is_listing(value):
            return ", ".join(self.format_field(item, "") for item in value)
        if isinstance(value, Quoted):
            return f"«{value}»" if self.lang == "ru" else f"'{value}'"
        return super().format_field(self.spoken(value), format_spec)


def _is_listing(value: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, (list, tuple))


_speakers: dict[Lang, _Speaker] = {lang: _Speaker(lang) for lang in LANGUAGES}


class Quoted(str):
    """A user's input inside a sentence. Each language adds its own quotation marks."""


def quote(text: object) -> Quoted:
    """A value for an error message: printable, and cut to a readable length."""
    try:
        shown = repr(text)[1:-1] if isinstance(text, str) else repr(text)
    except Exception:  # repr fails for a broken class, and for an int of too many digits
        shown = f"<{type(text).__name__}>"
    return Quoted(shown if len(shown) <= 60 else shown[:57] + "...")
