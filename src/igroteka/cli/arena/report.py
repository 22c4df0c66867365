"""The report of an arena as data, as written to its JSON file."""

import itertools

import msgspec

from igroteka.bots.arena.rating import first_seats
from igroteka.bots.arena.sprt import BOUND, Verdict
from igroteka.cli.arena.arena_game import ArenaGame
from igroteka.cli.arena.messages import FaultKind
from igroteka.cli.arena.results import ArenaResults
from igroteka.cli.arena.setup import Setup


class Standing(msgspec.Struct):
    """The rating of one bot. Errors are half-widths of 95% intervals."""

    bot: str
    elo: float
    elo_error: float
    score: float
    score_error: float
    milliseconds: float
    """Mean CPU time of an answer."""
    longest_milliseconds: float


class Pair(msgspec.Struct):
    """How often the first bot placed above, level with and below the second."""

    first: str
    second: str
    won: int
    drawn: int
    lost: int


class Misbehaviour(msgspec.Struct):
    """One kind of fault of one bot over all games, with its first example."""

    bot: str
    kind: FaultKind
    times: int
    deal: int
    """Deal, game of the deal and number of steps taken when it happened first."""
    turn: int
    step: int
    what: str


class SprtResult(msgspec.Struct):
    """The state of the sequential test; scores from 0 to 1."""

    low: float
    high: float
    llr: float
    bound: float
    deals: int
    verdict: Verdict | None


class Report(msgspec.Struct):
    """Everything that an arena found."""

    setup: Setup
    deals: int
    """Number of complete deals."""
    ratings: list[Standing]
    """Strongest first."""
    pairs: list[Pair]
    misbehaviour: list[Misbehaviour]
    sprt: SprtResult | None
    games: list[ArenaGame]


def report(results: ArenaResults) -> Report:
    games = [results.games[key] for key in sorted(results.games)]
    sprt = results.sprt
    test = sprt and SprtResult(sprt.low, sprt.high, round(sprt.llr, 4), BOUND, sprt.deals, sprt.verdict)
    return Report(
        results.setup, len(results.tables), standings(results), pairs(results), misbehaviour(games), test, games
    )


def standings(results: ArenaResults) -> list[Standing]:
    found: list[Standing] = []
    for bot, rating in zip(results.setup.bots, results.ratings() or [], strict=False):
        own = [(game, seat) for game in results.games.values() for seat, name in enumerate(game.seating) if name == bot]
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


def pairs(results: ArenaResults) -> list[Pair]:
    bots, seats = results.setup.bots, first_seats(results.setup.teams)
    counts = {pair: [0, 0, 0] for pair in itertools.combinations(range(len(bots)), 2)}
    for deal in results.tables:
        for turn, seating in enumerate(results.setup.deals.seatings(deal)):
            places = results.games[deal, turn].places
            for one, other in itertools.permutations(seats, 2):
                if seating[one] < seating[other]:
                    won = (places[one] > places[other]) - (places[one] < places[other])
                    counts[seating[one], seating[other]][1 + won] += 1
    return [Pair(bots[one], bots[other], *count) for (one, other), count in counts.items()]


def misbehaviour(games: list[ArenaGame]) -> list[Misbehaviour]:
    """Adds up the faults of each bot by kind, and keeps the first example."""
    found: dict[tuple[str, FaultKind], Misbehaviour] = {}
    for game in games:
        for fault in game.faults:
            first = Misbehaviour(fault.bot, fault.kind, 0, game.deal, game.turn, fault.step, fault.what)
            found.setdefault((fault.bot, fault.kind), first).times += fault.times
    return list(found.values())
