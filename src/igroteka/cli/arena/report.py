"""The results of an arena as data: what its JSON file holds, and what is shown."""

import itertools

import msgspec

from igroteka.bots.arena.rating import first_seats
from igroteka.bots.arena.sprt import BOUND, Verdict
from igroteka.cli.arena.messages import Kind
from igroteka.cli.arena.played import Played
from igroteka.cli.arena.setup import Setup
from igroteka.cli.arena.tally import Tally


class Standing(msgspec.Struct):
    """One bot. Errors are to either side, 95%."""

    bot: str
    elo: float
    elo_error: float
    score: float
    score_error: float
    milliseconds: float
    """Of CPU time for an answer, on average."""
    longest_milliseconds: float


class Pair(msgspec.Struct):
    """How often the first bot placed before the second, beside it, after it."""

    first: str
    second: str
    won: int
    drawn: int
    lost: int


class Misbehaviour(msgspec.Struct):
    bot: str
    kind: Kind
    times: int
    deal: int
    """Where it happened first: this deal, this game of it, after so many steps."""
    turn: int
    step: int
    what: str


class Test(msgspec.Struct):
    """The sequential test; scores from 0 to 1."""

    low: float
    high: float
    llr: float
    bound: float
    deals: int
    verdict: Verdict | None


class Report(msgspec.Struct):
    setup: Setup
    deals: int
    """That count: those of which all games were played."""
    ratings: list[Standing]
    """The strongest first."""
    pairs: list[Pair]
    misbehaviour: list[Misbehaviour]
    sprt: Test | None
    games: list[Played]


def report(tally: Tally) -> Report:
    games = [tally.games[key] for key in sorted(tally.games)]
    sprt = tally.sprt
    test = sprt and Test(sprt.low, sprt.high, round(sprt.llr, 4), BOUND, sprt.deals, sprt.verdict)
    return Report(tally.setup, len(tally.tables), standings(tally), pairs(tally), misbehaviour(games), test, games)


def standings(tally: Tally) -> list[Standing]:
    found = []
    for bot, rating in zip(tally.setup.bots, tally.ratings() or [], strict=False):
        own = [(game, seat) for game in tally.games.values() for seat, name in enumerate(game.seating) if name == bot]
        asked = sum(game.asked[seat] for game, seat in own)
        took = sum(game.seconds[seat] for game, seat in own)
        longest = max((game.longest[seat] for game, seat in own), default=0.0)
        figures = (rating.elo, rating.elo_error, rating.score, rating.score_error)
        found.append(
            Standing(
                bot,
                *(round(figure, 4) for figure in figures),
                milliseconds=round(1000 * took / max(asked, 1), 3),
                longest_milliseconds=round(1000 * longest, 3),
            )
        )
    return sorted(found, key=lambda one: -one.elo)


def pairs(tally: Tally) -> list[Pair]:
    bots, seats = tally.setup.bots, first_seats(tally.setup.teams)
    counts = {pair: [0, 0, 0] for pair in itertools.combinations(range(len(bots)), 2)}
    for deal in tally.tables:
        for turn, seating in enumerate(tally.setup.deals.seatings(deal)):
            places = tally.games[deal, turn].places
            for one, other in itertools.permutations(seats, 2):
                if seating[one] < seating[other]:
                    won = (places[one] > places[other]) - (places[one] < places[other])
                    counts[seating[one], seating[other]][1 + won] += 1
    return [Pair(bots[one], bots[other], *count) for (one, other), count in counts.items()]


def misbehaviour(games: list[Played]) -> list[Misbehaviour]:
    """Each bot's faults of each kind, with the first example."""
    found: dict[tuple[str, Kind], Misbehaviour] = {}
    for game in games:
        for fault in game.faults:
            first = Misbehaviour(fault.bot, fault.kind, 0, game.deal, game.turn, fault.step, fault.what)
            found.setdefault((fault.bot, fault.kind), first).times += fault.times
    return list(found.values())
