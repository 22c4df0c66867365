"""Bots that play for somebody: lending a seat to one, not waiting for those who have just left, and coming back."""

from igroteka.bots.opponents import opponents
from igroteka.core.actors import CHANCE
from igroteka.match.match import Match
from igroteka.server.protocol.commands import Lend, Return, Waive
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Back, Lent, Undo
from igroteka.server.table.gates import own_seat, seat_at, takes_part
from igroteka.server.table.seat import Seat
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World


def check_bot(table: Table, bot: str) -> None:
    valid = opponents(table.opened.game)
    if bot not in valid:
        raise Refusal("no-such-bot", valid=list(valid))


def lend(table: Table, person: str, wanted: Lend, world: World) -> list[Added]:
    """Lets a bot play one's own seat, an open one, or that of somebody who is away. For the host, and for everybody who
    holds a seat. A bot that already plays is replaced only by the seat's holder, or by those who manage the table.
    """
    seat = seat_at(table, wanted.seat)
    check_bot(table, wanted.bot)
    if seat.person != person:
        if not takes_part(table, person):
            raise Refusal("not-yours", seat=wanted.seat)
        check_away(table, wanted.seat, world)
        if seat.bot is not None and person not in table.managers:
            raise Refusal("host-only")
    is_for_absent = seat.person not in (None, person) and not seat.is_lent_by_holder
    if seat.bot == wanted.bot and seat.was_away == is_for_absent:
        return []
    return [table.add(Lent(wanted.seat, wanted.bot, away=is_for_absent))]


def check_away(table: Table, number: int, world: World) -> None:
    """The seat's holder, if it has one, is not connected, and has been gone for long enough."""
    seat = table.seats[number]
    if seat.person is not None and world.present(seat.person):
        raise Refusal("present", seat=number)
    if left := seconds_kept(table, seat, world):
        raise Refusal("just-left", seat=number, seconds=left)


def seconds_kept(table: Table, seat: Seat, world: World) -> float:
    """For how long the seat is still kept for its holder, who has just left. All others who play together can end
    that, also those who are not here. One alone cannot, or nobody could reload their page in a match of two.
    """
    if seat.person is None or seat.bot is not None or world.present(seat.person):
        return 0.0
    others = {one.person for one in table.seats if one.person not in (None, seat.person) and one.bot is None}
    if len(others) > 1 and others <= world.waived.get(seat.person, set()):
        return 0.0
    return round(world.grace(seat.person), 1)


def waive(table: Table, person: str, wanted: Waive, world: World) -> list[Added]:
    """Agrees not to wait for somebody who has just left. It is not kept in the log, and ends when they are back."""
    seat = seat_at(table, wanted.seat)
    if seat.person in (None, person) or not table.seats_of(person):
        raise Refusal("not-yours", seat=wanted.seat)
    if world.present(seat.person):
        raise Refusal("present", seat=wanted.seat)
    world.waived.setdefault(seat.person, set()).add(person)
    return []


def come_back(table: Table, person: str, wanted: Return, world: World) -> list[Added]:
    """Takes the seat back. What a bot has done in its first turn, called by others, is undone as far as possible."""
    seat = own_seat(table, person, wanted.seat)
    if seat.bot is None:
        return []
    undone = [] if table.match is None else first_turn_undone(table, table.match, wanted.seat, seat)
    return [*undone, table.add(Back(wanted.seat))]


def first_turn_undone(table: Table, match: Match, number: int, seat: Seat) -> list[Added]:
    """Takes back the bot's decisions since chance last spoke, if nobody else has acted since others lent the seat. A
    turn may have several decisions, and those before the last throw stay.
    """
    if seat.bot is None or not seat.was_away or table.is_over or table.is_live or table.places is not None:
        return []
    since = match.actors[seat.lent_at :]
    if not {*since} <= {number, CHANCE}:
        return []
    own = next((count for count, actor in enumerate(reversed(since)) if actor == CHANCE), len(since))
    return [table.add(Undo(len(match.actors) - own))] if own else []
