"""What the commands share: parsing of arguments, and errors for bad ones."""

import argparse
from typing import Literal, NoReturn

from igroteka.core.errors import IgrotekaError
from igroteka.core.options import Option, described, listed, valid_values, value_text
from igroteka.core.words import LANGUAGES, Lang, Words, filled, quote
from igroteka.games import NAMES, game


class BadCommand(IgrotekaError):
    """A command line that is not understood; `main` adds where to find help."""

    words = Words("{why}", "{why}")


OPTIONS_OF = Words(
    "Options of {title} (the first value is the default):", "Настройки игры «{title}» (первое значение — по умолчанию):"
)
ONLY_IF = Words("only with {needed}", "только при {needed}")
UNKNOWN = Words("Unknown argument {got}.", "{got} — неизвестный параметр.")
TOO_MANY_WORDS = Words("{got} is one word too many.", "{got} — лишнее слово.")
NO_VALUE = Words("{got} needs a value after it.", "После {got} нужно значение.")
BAD_PAIR = Words("--options {got} should look like name=value.", "--options {got}: нужно писать имя=значение.")
TWICE = Words("Option {got} is given twice.", "Настройка {got} указана дважды.")
BAD_LANG = Words("--lang {got} should be one of these: {valid}.", "--lang {got}: бывает {valid}.")


def refuse(words: Words, **parameters: object) -> NoReturn:
    raise BadCommand(why=filled(words, **parameters))


class _Parser(argparse.ArgumentParser):
    """Replaces argparse's English error messages by ours, in both languages."""

    def error(self, message: str) -> NoReturn:
        about, _, rest = message.partition(": ")
        if about.startswith("argument "):
            refuse(NO_VALUE, got=about.removeprefix("argument "))
        refuse(UNKNOWN, got=quote(rest))


def asked_of(arguments: list[str], *names: str, words: Literal["*"] | None = None) -> argparse.Namespace:
    """Parses a positional argument, `game`, or any number of `words`, and the named ones; each name takes one value,
    except --help.
    """
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("words" if words else "game", nargs=words or "?")
    for name in (*names, "--lang"):
        parser.add_argument(name)
    parser.add_argument("-h", "--help", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.lang not in (None, *LANGUAGES):
        refuse(BAD_LANG, got=quote(asked.lang), valid=list(LANGUAGES))
    return asked


def option_texts(asked: argparse.Namespace) -> dict[str, str]:
    """The values of --options and --players, by option."""
    texts = pairs(asked.options)
    if asked.players is not None:
        if "players" in texts:
            refuse(TWICE, got="players")
        texts["players"] = asked.players
    return texts


def pairs(text: str | None) -> dict[str, str]:
    """Parses `turn=after,own_rug=allowed` into a dictionary."""
    result: dict[str, str] = {}
    for pair in (text or "").split(","):
        name, equals, value = pair.strip().partition("=")
        if not pair.strip():
            continue
        if not equals:
            refuse(BAD_PAIR, got=quote(pair))
        if name in result:
            refuse(TWICE, got=name)
        result[name] = value
    return result


def options_told(lang: Lang) -> list[str]:
    """Describes the options of all games, line by line."""
    lines: list[str] = []
    for known in map(game, NAMES):
        lines.append(OPTIONS_OF.say(lang, title=known.language.title))
        for name, option in described(known.options).items():
            valid = valid_values(known.options)[name]
            shown = "/".join(value_text(value) for value in listed(valid))
            usual = f"{getattr(known.options(players=known.seats[0]), name)}, " if isinstance(valid, range) else ""
            lines.append(f"  {name}={usual}{shown}: {described_option(option, lang)}")
    return lines


def described_option(option: Option, lang: Lang) -> str:
    """An option's name, its values in order unless they are plain numbers, and its explanation."""
    words = [getattr(said, lang) for text, said in option.values.items() if not text.isdecimal()]
    said = getattr(option.name, lang) + (f": {' / '.join(words)}" if words else "")
    if option.when:
        needed = ", ".join(f"{other}={'/'.join(some)}" for other, some in option.when.items())
        said += f" ({ONLY_IF.say(lang, needed=needed)})"
    return f"{said}. {getattr(option.about, lang)}" if option.about else said
