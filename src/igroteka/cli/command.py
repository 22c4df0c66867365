"""What the commands share: how words after a command are read, and how they are refused."""

import argparse
from typing import NoReturn

from igroteka.core.errors import IgrotekaError
from igroteka.core.options import Option, described, listed, valid_values, value_text
from igroteka.core.words import LANGUAGES, Lang, Words, filled, quote
from igroteka.games import NAMES, game


class BadCommand(IgrotekaError):
    """A command line that is not understood; whoever runs the command says where its help is."""

    words = Words("{why}", "{why}")


OPTIONS_OF = Words(
    "Options of {title} (the first value is the default):", "Настройки игры «{title}» (первое значение — по умолчанию):"
)
ONLY_IF = Words("only with {needed}", "только при {needed}")
UNKNOWN = Words("{got} is not known here.", "{got} — неизвестный параметр.")
NO_VALUE = Words("{got} needs a value after it.", "После {got} нужно значение.")
BAD_PAIR = Words("--options {got} should look like name=value.", "--options {got}: нужно писать имя=значение.")
TWICE = Words("Option {got} is given twice.", "Настройка {got} указана дважды.")
BAD_LANG = Words("--lang {got} should be {valid}.", "--lang {got}: бывает {valid}.")


def refuse(words: Words, **parameters: object) -> NoReturn:
    raise BadCommand(why=filled(words, **parameters))


class _Parser(argparse.ArgumentParser):
    """argparse finds the words; what it would say in English is said by us in both languages."""

    def error(self, message: str) -> NoReturn:
        about, _, rest = message.partition(": ")
        if about.startswith("argument "):
            refuse(NO_VALUE, got=about.removeprefix("argument "))
        refuse(UNKNOWN, got=quote(rest))


def asked_of(arguments: list[str], *names: str) -> argparse.Namespace:
    """A game, and what is said by name: each name has one value, but for --help, which has none."""
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("game", nargs="?")
    for name in (*names, "--lang"):
        parser.add_argument(name)
    parser.add_argument("-h", "--help", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.lang not in (None, *LANGUAGES):
        refuse(BAD_LANG, got=quote(asked.lang), valid=list(LANGUAGES))
    return asked


def option_texts(asked: argparse.Namespace) -> dict[str, str]:
    """What --options and --players say, by the name of the option."""
    texts = pairs(asked.options)
    if asked.players is not None:
        if "players" in texts:
            refuse(TWICE, got="players")
        texts["players"] = asked.players
    return texts


def pairs(text: str | None) -> dict[str, str]:
    """`turn=after,own_rug=allowed` as a dictionary."""
    result = {}
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
    """The options of all games, line by line."""
    lines = []
    for known in map(game, NAMES):
        lines.append(OPTIONS_OF.say(lang, title=known.language.title))
        for name, option in described(known.options).items():
            valid = valid_values(known.options)[name]
            shown = "/".join(value_text(value) for value in listed(valid))
            usual = f"{getattr(known.options(players=known.seats[0]), name)}, " if isinstance(valid, range) else ""
            lines.append(f"  {name}={usual}{shown}: {told(option, lang)}")
    return lines


def told(option: Option, lang: Lang) -> str:
    """Its name, its values in their order, if they are more than numbers, and what else one should know."""
    words = [getattr(said, lang) for text, said in option.values.items() if not text.isdecimal()]
    said = getattr(option.name, lang) + (f": {' / '.join(words)}" if words else "")
    if option.when:
        needed = ", ".join(f"{other}={'/'.join(some)}" for other, some in option.when.items())
        said += f" ({ONLY_IF.say(lang, needed=needed)})"
    return f"{said}. {getattr(option.about, lang)}" if option.about else said
