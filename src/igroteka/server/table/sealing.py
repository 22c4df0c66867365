"""Before a match: its dice are committed to, everybody may add to them, they are sealed, and the match begins.

The secret goes into the store beside the log, and the log gets it when the match is over. docs/dice.md specifies this.
"""

from igroteka.core.dice import Rng
from igroteka.core.stream import SECRET_BYTES, commitment
from igroteka.match.order import shuffled_seats
from igroteka.server.protocol.commands import Entropy
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Begun, Committed, Contributed, Revealed, Sealed
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World

SECONDS = 1.5
"""For additions; at most two seconds after the commitment the dice are sealed, also where the disk is slow."""


def commit(table: Table, world: World) -> Added:
    """Draws the secret, and publishes its hash."""
    secret = drawn_secret(world.rng)
    table.dice.secret, world.adding = secret, True
    return table.add(Committed(commitment(secret)))


def drawn_secret(rng: Rng) -> bytes:
    return bytes(rng.randrange(256) for _ in range(SECRET_BYTES))


def add_entropy(table: Table, person: str, wanted: Entropy, world: World) -> list[Added]:
    """What somebody adds who holds a seat: once for each person."""
    if not table.dice.lines:
        raise Refusal("not-begun")
    if table.dice.is_closed or not world.adding:
        raise Refusal("sealed")
    seats = table.seats_of(person)
    if not seats:
        raise Refusal("not-yours")
    return [] if person in table.dice.added else [table.add(Contributed(seats[0], wanted.entropy))]


def sealed_if_complete(table: Table, world: World) -> list[Added]:
    """Begins the match when nobody is waited for any more."""
    if not table.dice.is_open or (world.adding and awaited(table, world)):
        return []
    return sealed(table, world)


def sealed_at_last(table: Table, world: World) -> list[Added]:
    """Begins the match when the time is over."""
    return sealed(table, world) if table.dice.is_open else []


def sealed(table: Table, world: World) -> list[Added]:
    world.adding = False
    closed = table.add(Sealed(missing(table)))
    return [closed, table.add(Begun(order(table, table.dice.draws(world.rng)("seats"))))]


def order(table: Table, numbers: Rng) -> list[int]:
    """The seats, shuffled if that was agreed."""
    players = len(table.seats)
    return shuffled_seats(players, table.teams, numbers) if table.opened.shuffle else [*range(players)]


def awaited(table: Table, world: World) -> set[str]:
    """Those who hold a seat, are present with a client that adds, and have not done so."""
    return {person for person in holders(table) if world.adds(person)} - table.dice.added


def missing(table: Table) -> list[int]:
    """The lowest seat of each person who has added nothing."""
    return sorted(seat for person, seat in holders(table).items() if person not in table.dice.added)


def holders(table: Table) -> dict[str, int]:
    """The lowest seat of each person who holds one."""
    numbered = reversed([*enumerate(table.seats)])
    return {seat.person: number for number, seat in numbered if seat.person is not None}


def revealed(table: Table) -> list[Added]:
    """Publishes the secret when the match is over."""
    dice = table.dice
    if not table.is_over or dice.stream is None or dice.is_revealed or dice.secret is None:
        return []
    return [table.add(Revealed(dice.secret.hex()))]
