"""Sentences in both languages, kept as data: what a person reads is written here and nowhere else."""

import string
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

Lang = Literal["en", "ru"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)


class Words(NamedTuple):
    """One sentence, or a piece of one, in English and in Russian, with {holes} for parameters.

    A hole may choose the form of a word by number: `{n:coin|coins}` gives "1 coin", "5 coins", and
    `{n:монета|монеты|монет}` gives "1 монета", "3 монеты", "5 монет". It may also choose by a code:
    `{end:won=is won;lost=is lost}`. So parameters stay plain data, and only catalogues hold sentences.
    """

    en: str
    ru: str

    def say(self, lang: Lang = "en", /, **parameters: Any) -> str:
        return _speakers[lang].vformat(self.ru if lang == "ru" else self.en, (), parameters)


def filled(words: Words, **parameters: Any) -> Words:
    """The same with its holes filled, in both languages."""
    return Words(words.say("en", **parameters), words.say("ru", **parameters))


def plural(number: int, forms: list[str]) -> str:
    """The form that goes with the number: two forms for English, three for Russian."""
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
        """Words as they stand: they are complete, and what look like holes in them are somebody's braces."""
        return getattr(value, self.lang) if isinstance(value, Words) else value

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            return f"{value} {plural(value, format_spec.split('|'))}"
        if "=" in format_spec:
            return dict(case.split("=") for case in format_spec.split(";"))[str(value)]
        if isinstance(value, (list, tuple)):
            return ", ".join(self.format_field(item, "") for item in value)
        if isinstance(value, Quoted):
            return f"«{value}»" if self.lang == "ru" else f"'{value}'"
        return super().format_field(self.spoken(value), format_spec)


_speakers: dict[Lang, _Speaker] = {lang: _Speaker(lang) for lang in LANGUAGES}


class Quoted(str):
    """Somebody's words in a sentence of ours: each language sets its own quotation marks."""


def quote(text: object) -> Quoted:
    """What was got, for an error: printable, and cut to a length that a person reads."""
    try:
        shown = repr(text)[1:-1] if isinstance(text, str) else repr(text)
    except Exception:  # somebody's class may fail even in that, and so does a number of very many digits
        shown = f"<{type(text).__name__}>"
    return Quoted(shown if len(shown) <= 60 else shown[:57] + "...")
