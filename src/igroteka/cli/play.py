"""`play`: a match in the terminal, with people and bots."""

import argparse
import secrets
import sys
from getpass import getpass
from pathlib import Path
from typing import Any

from rich.console import Console

from igroteka.boards.words import board_of
from igroteka.bots.opponents import opponents
from igroteka.bots.roster import FOREIGN, RANDOM, get_ready
from igroteka.bots.search.levels import levels
from igroteka.cli.command import asked_of, option_texts, options_told, refuse
from igroteka.cli.compiling import compiling_shown
from igroteka.cli.saving import load
from igroteka.cli.seats import HUMAN, default_seats, is_player, player_named, players_of, seat_names
from igroteka.cli.session import Session
from igroteka.core.options import read_options, valid_values
from igroteka.core.words import Lang, Words, quote
from igroteka.games import NAMES, game
from igroteka.match.match import Match

USAGE = Words(
    """Usage: ./run play GAME [--players N] [--seats SEATS] [--options OPTIONS] [--lang ru|en]
       ./run play --resume FILE [--seats SEATS] [--lang ru|en]

  GAME               one of: {games}
  --players N        number of seats
  --seats SEATS      the player at each seat, separated by commas: {human}, one of the bots below, {random} (plays at
                     random), or any bot in ./run arena --help, including your own; default: one human and easy bots
  --options OPTIONS  separated by commas, such as turn=after; listed below
  --resume FILE      continue a saved match
  --lang ru|en       language; default: from the environment
""",
    """Как запускать: ./run play ИГРА [--players N] [--seats МЕСТА] [--options НАСТРОЙКИ] [--lang ru|en]
               ./run play --resume ФАЙЛ [--seats МЕСТА] [--lang ru|en]

  ИГРА                 одна из: {games}
  --players N          число мест
  --seats МЕСТА        кто где сидит, через запятую: {human} (человек), кто-то из ботов внизу, {random} (ходит наугад)
                       или другой бот из ./run arena --help, в том числе свой; по умолчанию человек и лёгкие боты
  --options НАСТРОЙКИ  через запятую, например turn=after; список ниже
  --resume ФАЙЛ        продолжить сохранённую партию
  --lang ru|en         язык; по умолчанию — из окружения
""",
)
LEVELS_ARE = Words("Levels for --seats, from the weakest:", "Уровни для --seats, начиная со слабейшего:")
OWN_BOTS = Words("Bots for --seats of {game}:", "Боты для --seats игры {game}:")

NO_GAME = Words("Name a game ({games}) or --resume FILE.", "Назовите игру ({games}) или --resume ФАЙЛ.")
TWO_SOURCES = Words(
    "A resumed match has its own game, players and options.", "У сохранённой партии свои игра, места и настройки."
)
SEAT_NUMBER = Words(
    "--seats names {got:player|players}; there should be {valid}.",
    "--seats называет {got:место|места|мест}, а должно быть {valid}.",
)
BAD_SEAT = Words(
    "--seats: {got} should be one of these: {valid}.", "--seats: вместо {got} нужно что-то из этого: {valid}."
)


def parse(arguments: list[str]) -> argparse.Namespace:
    return asked_of(arguments, "--players", "--seats", "--options", "--resume")


def play(arguments: list[str], lang: Lang) -> int:
    asked = parse(arguments)
    console = Console(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())
    if asked.help:
        console.print(usage(lang), markup=False)
        return 0
    file = Path(asked.resume).expanduser() if asked.resume else None
    with compiling_shown(console, lang):
        match = resumed(asked, file, lang) if file else started(asked, lang)
        match.state.view()
        boards = board_of(match.game)
        seats = seats_of(asked, match)
        get_ready([seat for seat in seats if seat != HUMAN], match.state)
    unseen = getpass if sys.stdin.isatty() else input
    Session(match, seats, boards, console, lang, secrets.SystemRandom(), file=file, read_unseen=unseen).run()
    return 0


def usage(lang: Lang) -> str:
    lines = [USAGE.say(lang, games=list(NAMES), human=HUMAN, random=RANDOM)]
    lines += options_told(lang)
    own = [name for name in NAMES if [*opponents(name)] != [*levels(name)]]
    some = next(name for name in NAMES if name not in own)
    for heading, known in ((LEVELS_ARE, some), *((OWN_BOTS, name) for name in own)):
        lines.append(heading.say(lang, game=known))
        lines += [f"  {name}: {one.title.say(lang)} — {one.about.say(lang)}" for name, one in opponents(known).items()]
    return "\n".join(lines)


def started(asked: argparse.Namespace, lang: Lang) -> Match:
    """A new match with the seats and options of the command line."""
    if asked.game is None:
        refuse(NO_GAME, games=list(NAMES))
    known = game(asked.game)
    seats = named_seats(asked.seats, known.name) if asked.seats is not None else None
    texts = option_texts(asked)
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
    """A saved match; `--seats` may replace bots by people and people by bots."""
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


def seats_of(asked: argparse.Namespace, match: Match) -> list[str]:
    """The player at each seat, from `--seats` or else from the names. The user's own bots may be in this folder."""
    if asked.seats is None:
        return [player_named(name, match.game.name) for name in match.names]
    sys.path.insert(0, str(Path.cwd()))
    return named_seats(asked.seats, match.game.name)


def named_seats(text: str, game: str) -> list[str]:
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if not is_player(seat, game):
            refuse(BAD_SEAT, got=quote(seat), valid=[*players_of(game), FOREIGN])
    return seats
