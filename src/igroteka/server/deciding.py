"""What happens in the match: steps, chance, taking back, and the calm mode's secret picks.

Each decision gives entries, one after the other: whoever drives it (orders.py) adds each to the table before he asks
for the next. What is refused is refused before the first.
"""

from collections.abc import Iterator, Sequence

from igroteka.core.actors import CHANCE, RACE
from igroteka.core.errors import IllegalStep, NotationError
from igroteka.games.chazz.calm import calm_seatings, drawn_places
from igroteka.games.chazz.race_api import sit_text
from igroteka.games.chazz.start import Start
from igroteka.match.match import Match
from igroteka.server.commands import Act, Agree, Decline, Pick, Takeback
from igroteka.server.entries import Agreed, AnyEntry, Asked, By, Declined, Picked, Step, Stood, Undo
from igroteka.server.refusal import Refused
from igroteka.server.seating import World, begun, can_begin_again, own_seat
from igroteka.server.table import Table

Entries = Iterator[AnyEntry]


def match_of(table: Table, n: int) -> Match:
    """The match, if it goes on and who asks has seen all of it."""
    if table.match is None:
        raise Refused("not-begun")
    if not table.settled < n <= table.n:
        raise Refused("stale", n=table.n)
    if table.match.is_over:
        raise Refused("over")
    return table.match


def played_by(table: Table, person: str, seat: int) -> None:
    if not own_seat(table, person, seat).is_played_by(person):
        raise Refused("not-yours", seat=seat)


def act(table: Table, person: str, wanted: Act, _: World) -> Entries:
    """A step of a seat that the person plays."""
    match_of(table, wanted.n)
    played_by(table, person, wanted.seat)
    return stepped(table, wanted.seat, wanted.a, "seat")


def stepped(table: Table, seat: int, text: str, by: By) -> Entries:
    """A step, whoever chose it: the rules have the last word."""
    assert table.match is not None  # noqa: S101
    if seat != table.actor:
        raise Refused("not-your-turn", actor=table.actor)
    try:
        table.match.state.allowed(text)
    except IllegalStep as error:
        reason = error.parameters["reason"]
        raise Refused("illegal", clause=reason.clause, parameters=reason.parameters) from None
    except NotationError:
        raise Refused("unknown-step") from None
    return iter([Step(text, by)])


def by_itself(table: Table, world: World) -> Entries:
    """What nobody decides: beginning a rematch, taking back what all have agreed to, chance, and in the calm mode where
    everybody stands.
    """
    rng = world.rng
    if can_begin_again(table, world):
        yield begun(table, rng)
    if table.asked is not None and table.agreed and not table.still_to_agree():
        yield Undo(table.asked.to)
    match = table.match
    while match is not None and match.state.actor == CHANCE:
        yield Step(match.drawn(rng), "chance")
    if table.opened.calm and table.actor == RACE and table.places is None:
        yield Stood(drawn_places(len(table.seats), rng.randrange))


# The calm mode


def pick(table: Table, person: str, wanted: Pick, _: World) -> Entries:
    match_of(table, wanted.n)
    played_by(table, person, wanted.seat)
    return picked(table, wanted.seat, wanted.chair)


def picked(table: Table, seat: int, chair: int) -> Entries:
    """A chair, in secret; when all have picked, everybody sits down."""
    if table.actor != RACE or seat not in table.waits_for or chair not in table.free_chairs():
        raise Refused("no-pick")
    return then_sit(Picked(seat, chair), table)


def then_sit(entry: Picked, table: Table) -> Entries:
    yield entry
    if table.waits_for:
        return
    assert table.places is not None  # noqa: S101
    start = Start(table.leader(), table.places)
    picks = [table.picks.get(seat) for seat in range(len(table.seats))]
    for seat, chair in calm_seatings(start, picks, table.seated()):
        yield Step(sit_text(seat, chair), "race")


# Taking back


def take_back(table: Table, person: str, wanted: Takeback, _: World) -> Entries:
    """At once, if that is free; else back to the seat's own last decision, if the others agree."""
    match = match_of(table, wanted.n)
    played_by(table, person, wanted.seat)
    if table.is_raced:
        raise Refused("racing")
    free = free_undo(table, match, wanted.seat)
    if free is not None:
        return iter([Undo(free)])
    last = last_decision(match, wanted.seat)
    if last is None:
        raise Refused("nothing-to-undo")
    if table.asked is not None and table.seats[table.asked.seat].person != person:
        raise Refused("asked-already", seat=table.asked.seat)
    return iter([Asked(wanted.seat, last)])


def free_undo(table: Table, match: Match, seat: int) -> int | None:
    """To how many steps the seat's player may take the match back without asking: while chance has not spoken and
    nobody else has acted. Who plays alone with bots has nobody to ask. None, if it is not free.
    """
    has_stood = table.places is not None  # where the cats stand was drawn, too, though it is no step of the match
    free = None if has_stood else match.undo_point(seat)
    if free is None and not table.others_to_ask(table.seats[seat].person):
        return last_decision(match, seat)
    return free


def last_decision(match: Match, seat: int) -> int | None:
    numbers = range(len(match.actors) - 1, -1, -1)
    return next((number for number in numbers if match.actors[number] == seat), None)


def freely_undone(table: Table, seats: Sequence[int]) -> list[int]:
    """Those of a person's seats whose last decision can be taken back at once."""
    match = table.match
    if match is None or match.is_over or table.is_raced or table.places is not None:
        return []  # a pick is no step: to take back a step once the cats stand would undo whole rounds
    played = [seat for seat in seats if table.seats[seat].bot is None]
    return [seat for seat in played if free_undo(table, match, seat) is not None]


def agree(table: Table, person: str, wanted: Agree, _: World) -> Entries:
    check_asked(table, person, wanted.seat, wanted.n)
    return iter([Agreed(wanted.seat)])


def decline(table: Table, person: str, wanted: Decline, _: World) -> Entries:
    check_asked(table, person, wanted.seat, wanted.n)
    return iter([Declined(wanted.seat)])


def check_asked(table: Table, person: str, seat: int, n: int) -> None:
    """Whether somebody else wants to take something back, and has to ask this person."""
    match_of(table, n)
    own_seat(table, person, seat)
    if person not in table.still_to_agree() | table.agreed_people():
        raise Refused("nothing-asked")
