"""What everybody is told about the seats."""

from igroteka.server.protocol.messages import Asks, SeatFacts
from igroteka.server.table.lending import seconds_kept
from igroteka.server.table.table import Table
from igroteka.server.table.world import World


def seat_facts(table: Table, world: World) -> list[SeatFacts]:
    """The facts of all seats. Most people are there, and then there is nothing to tell but that."""
    facts: list[SeatFacts] = []
    for number, seat in enumerate(table.seats):
        present = seat.person is not None and world.present(seat.person)
        is_away = seat.person is not None and not present
        facts.append(
            SeatFacts(
                look=seat.look,
                name=seat.name,
                bot=seat.bot,
                held=seat.person is not None,
                present=present,
                host=seat.person == table.opened.host,
                grace=seconds_kept(table, seat, world) or None if is_away else None,
                waived=table.seats_of(*world.waived.get(seat.person or "", ())) if is_away else [],
                asked=asked_for(number, world) if seat.person is None and seat.bot is not None else [],
            )
        )
    return facts


def asked_for(number: int, world: World) -> list[Asks]:
    """Those who ask for the seat of a bot, and are still there."""
    asking = [one for one in world.knocks.waiting if one.seat == number and world.present(one.person)]
    return [Asks(knock=one.number, name=one.name) for one in asking]
