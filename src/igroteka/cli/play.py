"""`play`: a match in the terminal, with people and random players."""

import argparse
import secrets
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import load
from igroteka.cli.session import RANDOM, Session
from igroteka.core.errors import IgrotekaError
from igroteka.core.options import read_options, valid_values
from igroteka.core.words import LANGUAGES, Lang, Words, quote
from igroteka.games import NAMES, game
from igroteka.match.match import Match

HUMAN = "human"

USAGE = Words(
    """Usage: ./run play GAME [--players N] [--seats SEATS] [--options OPTIONS] [--lang ru|en]
       ./run play --resume FILE [--seats SEATS] [--lang ru|en]

  GAME               one of: {games}
  --players N        number of seats
  --seats SEATS      who sits where, by commas: {human} or {random}; default: one human, the others random
  --options OPTIONS  by commas, such as turn=after; see below
  --resume FILE      go on with a match that was saved
  --lang ru|en       language; default from the environment
""",
    """Как запускать: ./run play ИГРА [--players N] [--seats МЕСТА] [--options НАСТРОЙКИ] [--lang ru|en]
               ./run play --resume ФАЙЛ [--seats МЕСТА] [--lang ru|en]

  ИГРА                 одна из: {games}
  --players N          число мест
  --seats МЕСТА        кто где сидит, через запятую: {human} (человек) или {random} (случайный игрок);
                       по умолчанию один человек, остальные случайные
  --options НАСТРОЙКИ  через запятую, например turn=after; список ниже
  --resume ФАЙЛ        продолжить сохранённую партию
  --lang ru|en         язык; по умолчанию — из окружения
""",
)
OPTIONS_OF = Words(
    "Options of {title} (the first value is the default):", "Настройки игры {title} (первое — по умолчанию):"
)
NAME = Words("Player {number}", "Игрок {number}")


class BadCommand(IgrotekaError):
    words = Words(
        "This command is not understood: {why} See ./run play --help",
        "Команда непонятна: {why} Подробнее: ./run play --help",
    )


UNKNOWN = Words("{got} does not belong here.", "{got} здесь лишнее.")
NO_VALUE = Words("{got} needs a value after it.", "после {got} нужно значение.")
NO_GAME = Words("name a game ({games}) or --resume FILE.", "назовите игру ({games}) или --resume ФАЙЛ.")
TWO_SOURCES = Words(
    "a resumed match has its own game, players and options.", "у сохранённой партии свои игра, места и настройки."
)
BAD_SEATS = Words(
    "--seats {got} should name {players:seat|seats}, each {human} or {random}.",
    "--seats {got}: нужно назвать {players:место|места|мест}, каждое {human} или {random}.",
)
BAD_PAIR = Words("--options {got} should look like name=value.", "--options {got}: нужно вида имя=значение.")
BAD_LANG = Words("--lang {got} should be {valid}.", "--lang {got}: бывает {valid}.")


def refuse(words: Words, **parameters: object) -> NoReturn:
    raise BadCommand(why=Words(words.say("en", **parameters), words.say("ru", **parameters)))


class _Parser(argparse.ArgumentParser):
    """argparse finds the words; what it would say in English is said by us in both languages."""

    def error(self, message: str) -> NoReturn:
        about, _, rest = message.partition(": ")
        if about.startswith("argument "):
            refuse(NO_VALUE, got=about.removeprefix("argument "))
        refuse(UNKNOWN, got=quote(rest))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("game", nargs="?")
    for name in ("--players", "--seats", "--options", "--resume", "--lang"):
        parser.add_argument(name)
    parser.add_argument("-h", "--help", action="store_true")
    return parser.parse_args(arguments)


def play(arguments: list[str], lang: Lang) -> int:
    asked = parse(arguments)
    if asked.lang not in (None, *LANGUAGES):
        refuse(BAD_LANG, got=quote(asked.lang), valid=list(LANGUAGES))
    console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
    if asked.help:
        console.print(usage(lang), markup=False)
        return 0
    file = Path(asked.resume).expanduser() if asked.resume else None
    with compiling_shown(console, lang):
        match = resumed(asked, file) if file else started(asked, lang)
        seats = [RANDOM if name == RANDOM else HUMAN for name in match.names]
        if file and asked.seats is not None:
            seats = named_seats(asked.seats, len(seats))
        match.state.view()
        boards = import_module(f"igroteka.cli.boards.{match.game.name}")
    Session(match, seats, boards, console, lang, secrets.SystemRandom(), file=file).run()
    return 0


def usage(lang: Lang) -> str:
    lines = [USAGE.say(lang, games=list(NAMES), human=HUMAN, random=RANDOM)]
    for name in NAMES:
        known = game(name)
        lines.append(OPTIONS_OF.say(lang, title=known.speech.title))
        for option, values in valid_values(known.options).items():
            listed = "/".join(str(value) for value in values)
            lines.append(f"  {option}={listed}: {known.speech.options[option].say(lang)}")
    return "\n".join(lines)


def started(asked: argparse.Namespace, lang: Lang) -> Match:
    """A new match, as the command line describes it."""
    if asked.game is None:
        refuse(NO_GAME, games=list(NAMES))
    known = game(asked.game)
    texts = pairs(asked.options)
    if asked.players is not None:
        texts["players"] = asked.players
    elif asked.seats is not None and "players" not in texts:
        texts["players"] = str(len(asked.seats.split(",")))
    options = read_options(known.options, known.name, texts)
    seats = named_seats(asked.seats, options.players) if asked.seats is not None else default_seats(options.players)
    names = [NAME.say(lang, number=number) if seat == HUMAN else seat for number, seat in enumerate(seats, 1)]
    chosen: dict[str, Any] = {name: getattr(options, name) for name in valid_values(known.options)}
    return Match(known.name, names=names, **chosen)


def resumed(asked: argparse.Namespace, file: Path) -> Match:
    if asked.game is not None or asked.players is not None or asked.options is not None:
        refuse(TWO_SOURCES)
    return Match.replay(load(file))


def pairs(text: str | None) -> dict[str, str]:
    """`turn=after,own_rug=allowed` as a dictionary."""
    result = {}
    for pair in (text or "").split(","):
        name, equals, value = pair.strip().partition("=")
        if pair.strip() and not equals:
            refuse(BAD_PAIR, got=quote(pair))
        if pair.strip():
            result[name] = value
    return result


def default_seats(players: int) -> list[str]:
    return [HUMAN] + [RANDOM] * (players - 1)


def named_seats(text: str, players: int) -> list[str]:
    seats = [seat.strip() for seat in text.split(",")]
    if len(seats) != players or not set(seats) <= {HUMAN, RANDOM}:
        refuse(BAD_SEATS, got=quote(text), players=players, human=HUMAN, random=RANDOM)
    return seats
