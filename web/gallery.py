"""Tables in every phase, on a real server: `./run python -m web.gallery [GAME …]` prints a link for each.

It helps to draw boards: whole matches are played at random, and their positions are put on tables where all seats are
yours. Each game also has a table at which you play against bots. The server behaves as always.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from igroteka.core.actors import RACE
from igroteka.core.dice import Dice
from igroteka.core.options import read_options, write_options
from igroteka.games import NAMES as GAMES
from igroteka.games import game as game_named
from igroteka.match.match import Match
from igroteka.server.bots.cached import noted
from igroteka.server.bots.pool import BotPool
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.listening import listening
from igroteka.server.doors.server import Server
from igroteka.server.doors.web_server import WebServer
from igroteka.server.doors.who import Who
from igroteka.server.room.codes import drawn_code
from igroteka.server.system import DICE, SystemClock, SystemSecrets, today
from igroteka.server.table.entries import AnyEntry, Begun, Opened, Sat, Stepped, written
from igroteka.server.table.steps import follow
from igroteka.server.table.table import Table as PlayedTable
from igroteka.server.table.world import World
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import StoredTable
from web.bundle import WEB, bundle

PORT = 8200
PERSON = "gallery"
NAMES = ("Аня", "Боря", "Вера", "Гриша", "Даша", "Ева", "Жора", "Зоя")
LATE = 0.6
"""The part of a match after which a phase is shown for the second time."""


class Shown(NamedTuple):
    """A position of a match, as the steps that lead to it."""

    name: str
    game: str
    options: dict[str, str]
    steps: list[Stepped]


def options_shown(game: str) -> list[dict[str, str]]:
    """The options in the board's `gallery.json`, or else one entry for each number of seats."""
    file = WEB / "src" / "boards" / game / "gallery.json"
    return json.loads(file.read_text()) if file.exists() else [{"players": str(n)} for n in game_named(game).seats]


def positions(game: str, options: dict[str, str], dice: Dice) -> Iterator[Shown]:
    """Each phase in which a seat decides, early and late, and the end."""
    chosen = read_options(game_named(game).options, game, all_options(game, options))
    match = Match(game, **msgspec.structs.asdict(chosen))
    phases: list[str | None] = []
    steps: list[Stepped] = []
    while not match.is_over:
        actor = match.state.actor
        phases.append(match.state.phase if actor >= 0 else None)
        if actor >= 0:
            legal = match.state.legal()
            text = match.state.text(legal[dice.randrange(len(legal))])
            match.play(actor, text)
            steps.append(Stepped(text))
        else:
            drawn = match.throw(dice)
            steps.append(Stepped(drawn.text, by="race" if actor == RACE else "chance"))
    title = " ".join(f"{name}={value}" for name, value in options.items())
    for phase in dict.fromkeys(filter(None, phases)):
        moments = [n for n, one in enumerate(phases) if one == phase]
        late = next((n for n in moments if n >= LATE * len(steps)), moments[-1])
        for when, n in dict.fromkeys([("early", moments[0]), ("late", late)]):
            yield Shown(f"{game} {title} {phase} {when}", game, options, steps[:n])
    yield Shown(f"{game} {title} over", game, options, steps)


def log_of(shown: Shown) -> list[AnyEntry]:
    seats = range(int(shown.options["players"]))
    options = all_options(shown.game, shown.options)
    is_calm = "calm" in shown.options
    opened = Opened(shown.game, options, PERSON, [None for _ in seats], shuffle=False, calm=is_calm)
    return [opened, *(Sat(seat, PERSON, NAMES[seat]) for seat in seats), Begun(list(seats)), *shown.steps]


def all_options(game: str, given: dict[str, str]) -> dict[str, str]:
    """All options, as a table's log holds them. `calm` belongs to the table, not to the game."""
    chosen = {name: value for name, value in given.items() if name != "calm"}
    return write_options(read_options(game_named(game).options, game, chosen))


def against_bots(game: str) -> list[AnyEntry]:
    options = all_options(game, options_shown(game)[0])
    bots = [None, *islice(cycle(game_named(game).opponents), int(options["players"]) - 1)]
    opened = Opened(game, options, PERSON, bots, shuffle=False)
    return settled([opened, Sat(0, PERSON, NAMES[0]), Begun(list(range(len(bots))))])


def settled(entries: list[AnyEntry]) -> list[AnyEntry]:
    """Adds the entries that follow by themselves, which a server stores together with the decision before them."""
    played = PlayedTable.fold(entries)
    return entries + [added.entry for added in follow(played, World(DICE, lambda _: True))]


async def fill(store: SqliteStore, who: Who, games: list[str], port: int) -> list[tuple[str, str]]:
    """Puts all tables into the store, and returns their names and links."""
    links: list[tuple[str, str]] = []
    for game in games:
        tables = [(f"{game} against bots", against_bots(game))]
        for options in options_shown(game):
            shown = positions(game, options, Dice(7))
            tables += [(one.name, settled(log_of(one))) for one in shown]
        for name, entries in tables:
            table = f"gallery-{len(links)}-{game}"
            summary = PlayedTable.fold(entries).summary
            await store.create(StoredTable(table, drawn_code(DICE), summary), [written(entry) for entry in entries])
            links.append((name, f"http://127.0.0.1:{port}/t/{table}#seat={who.token(table, PERSON, None)}"))
    return links


async def serve(games: list[str], port: int) -> None:
    with tempfile.TemporaryDirectory() as folder, listening("127.0.0.1", port) as bound:
        store = await SqliteStore.open(Path(folder))
        who = await Who.of(store, SystemSecrets(), today)
        limits = Limits(messages=1000, requests=1000, tables=1000)
        server = Server(store, who, BotPool(1), SystemClock(), DICE, SystemSecrets(), limits, done=noted(GAMES))
        for name, link in await fill(store, who, games, bound.getsockname()[1]):
            print(f"{name}\t{link}")
        print(flush=True)
        await WebServer(server).serve([bound])


def main(arguments: list[str]) -> None:
    bundle()
    games = [game for game in GAMES if game in arguments] or list(GAMES)
    port = next((int(one) for one in arguments if one.isdigit()), PORT)
    asyncio.run(serve(games, port))


if __name__ == "__main__":
    main(sys.argv[1:])
