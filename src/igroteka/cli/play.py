"""`play`: a match in the terminal, with people and bots."""

import argparse
import secrets
import sys
from getpass import getpass
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

from igroteka.bots.characters import CHARACTERS
from igroteka.bots.levels import LEVELS
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import load
from igroteka.cli.seats import HUMAN, RANDOM, default_seats, get_ready, player_named, players_of, seat_names
from igroteka.cli.session import Session
from igroteka.core.errors import IgrotekaError
from igroteka.core.options import listed, read_options, valid_values, value_text
from igroteka.core.words import LANGUAGES, Lang, Words, filled, quote
from igroteka.games import NAMES, game
from igroteka.match.match import Match

USAGE = Words(
    """Usage: ./run play GAME [--players N] [--seats SEATS] [--options OPTIONS] [--lang ru|en]
       ./run play --resume FILE [--seats SEATS] [--lang ru|en]

  GAME               one of: {games}
  --players N        number of seats
  --seats SEATS      who sits where, separated by commas: {human}, a bot of one of the levels below (in chazz one
                     of the cats below), or {random} (plays at random); default: one human, the others casual
  --options OPTIONS  separated by commas, such as turn=after; see below
  --resume FILE      go on with a match that was saved
  --lang ru|en       language; default from the environment
""",
    """Как запускать: ./run play ИГРА [--players N] [--seats МЕСТА] [--options НАСТРОЙКИ] [--lang ru|en]
               ./run play --resume ФАЙЛ [--seats МЕСТА] [--lang ru|en]

  ИГРА                 одна из: {games}
  --players N          число мест
  --seats МЕСТА        кто где сидит, через запятую: {human} (человек), бот одного из уровней (они внизу, в chazz
                       вместо них коты) или {random} (ходит наугад); по умолчанию один человек, остальные casual
  --options НАСТРОЙКИ  через запятую, например turn=after; список ниже
  --resume ФАЙЛ        продолжить сохранённую партию
  --lang ru|en         язык; по умолчанию — из окружения
""",
)
OPTIONS_OF = Words(
    "Options of {title} (the first value is the default):", "Настройки игры «{title}» (первое значение — по умолчанию):"
)
LEVELS_ARE = Words("Levels for --seats, from the weakest:", "Уровни для --seats, начиная со слабейшего:")
CATS = Words("Cats for --seats of chazz:", "Коты для --seats игры chazz:")


class BadCommand(IgrotekaError):
    words = Words(
        "{why} See ./run play --help",
        "{why} Подробнее: ./run play --help",
    )


UNKNOWN = Words("{got} is not known here.", "{got} — неизвестный параметр.")
NO_VALUE = Words("{got} needs a value after it.", "После {got} нужно значение.")
NO_GAME = Words("Name a game ({games}) or --resume FILE.", "Назовите игру ({games}) или --resume ФАЙЛ.")
TWO_SOURCES = Words(
    "A resumed match has its own game, players and options.", "У сохранённой партии свои игра, места и настройки."
)
SEAT_NUMBER = Words(
    "--seats names {got:seat|seats}, and there should be {valid}.",
    "--seats называет {got:место|места|мест}, а должно быть {valid}.",
)
BAD_SEAT = Words(
    "--seats: {got} should be one of these: {valid}.", "--seats: вместо {got} нужно что-то из этого: {valid}."
)
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
    console = Console(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())
    if asked.help:
        console.print(usage(lang), markup=False)
        return 0
    file = Path(asked.resume).expanduser() if asked.resume else None
    with compiling_shown(console, lang):
        match = resumed(asked, file, lang) if file else started(asked, lang)
        match.state.view()
        boards = import_module(f"igroteka.cli.boards.{match.game.name}")
        seats = [player_named(name, match.game.name) for name in match.names]
        get_ready(seats, match.state)
    unseen = getpass if sys.stdin.isatty() else input
    Session(match, seats, boards, console, lang, secrets.SystemRandom(), file=file, read_unseen=unseen).run()
    return 0


def usage(lang: Lang) -> str:
    lines = [USAGE.say(lang, games=list(NAMES), human=HUMAN, random=RANDOM)]
    for name in NAMES:
        known = game(name)
        lines.append(OPTIONS_OF.say(lang, title=known.speech.title))
        for option, values in valid_values(known.options).items():
            shown = "/".join(value_text(value) for value in listed(values))
            lines.append(f"  {option}={shown}: {known.speech.options[option].say(lang)}")
    lines.append(LEVELS_ARE.say(lang))
    lines += [f"  {name}: {level.title.say(lang)}" for name, level in LEVELS.items()]
    lines.append(CATS.say(lang))
    for name, character in CHARACTERS.items():
        lines.append(f"  {name}: {character.title.say(lang)} — {character.about.say(lang)}")
    return "\n".join(lines)


def started(asked: argparse.Namespace, lang: Lang) -> Match:
    """A new match, as the command line describes it."""
    if asked.game is None:
        refuse(NO_GAME, games=list(NAMES))
    known = game(asked.game)
    seats = named_seats(asked.seats, known.name) if asked.seats is not None else None
    texts = pairs(asked.options)
    if asked.players is not None:
        if "players" in texts:
            refuse(TWICE, got="players")
        texts["players"] = asked.players
    if seats is not None and "players" not in texts:
        if len(seats) not in known.seats:
            refuse(SEAT_NUMBER, got=len(seats), valid=list(known.seats))
        texts["players"] = str(len(seats))
    options = read_options(known.options, known.name, texts)
    if seats is not None and len(seats) != options.players:
        refuse(SEAT_NUMBER, got=len(seats), valid=options.players)
    chosen: dict[str, Any] = {name: getattr(options, name) for name in valid_values(known.options)}
    return Match(known.name, names=seat_names(seats or default_seats(known.name, options.players), lang), **chosen)


def resumed(asked: argparse.Namespace, file: Path, lang: Lang) -> Match:
    """A saved match; `--seats` may put people where bots sat, and the other way round."""
    if asked.game is not None or asked.players is not None or asked.options is not None:
        refuse(TWO_SOURCES)
    match = Match.replay(load(file))
    if asked.seats is not None:
        seats = named_seats(asked.seats, match.game.name)
        if len(seats) != match.options.players:
            refuse(SEAT_NUMBER, got=len(seats), valid=match.options.players)
        match.names = tuple(
            old if player_named(old, match.game.name) == seat else new
            for old, new, seat in zip(match.names, seat_names(seats, lang), seats, strict=True)
        )
    return match


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


def named_seats(text: str, game: str) -> list[str]:
    seats, valid = [seat.strip() for seat in text.split(",")], players_of(game)
    for seat in seats:
        if seat not in valid:
            refuse(BAD_SEAT, got=quote(seat), valid=valid)
    return seats
