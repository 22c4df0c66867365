"""What happens in the match: steps, secret picks, and what follows by itself."""

from igroteka.core.actors import CHANCE, OVER
from igroteka.core.dice import drawn
from igroteka.server.protocol.commands import Act, Pick
from igroteka.server.protocol.messages import By
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.consent import granted
from igroteka.server.table.gates import TO_PLAY, TO_STEP, legal_step, pass_gates
from igroteka.server.table.sealing import commit, revealed, sealed_if_complete
from igroteka.server.table.seating import can_begin_again
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World


def act(table: Table, person: str, wanted: Act, world: World) -> list[Added]:
    """A step of a seat that the person plays."""
    pass_gates(TO_STEP, table, person, wanted)
    step = legal_step(table, wanted.a)
    if table.is_live and (world.live is None or not world.live.may_act):
        raise Refusal("no-call")
    return [table.take(step, "seat")]


def step_for(table: Table, seat: int, text: str, by: By) -> list[Added]:
    """A step that a bot, the clock or chance has chosen for a seat. The rules have the last word here, too."""
    if seat != table.actor:
        raise Refusal("not-your-turn", actor=table.actor)
    return [table.take(legal_step(table, text), by)]


def pick(table: Table, person: str, wanted: Pick, world: World) -> list[Added]:
    """A secret pick of a seat that the person plays."""
    pass_gates(TO_PLAY, table, person, wanted)
    return pick_for(table, wanted.seat, wanted.chair)


def pick_for(table: Table, seat: int, choice: int) -> list[Added]:
    interlude = table.interlude
    if interlude is None or table.actor >= 0 or seat not in table.waits_for or choice not in interlude.choices(table):
        raise Refusal("no-pick")
    return interlude.pick(table, seat, choice)


def follow(table: Table, world: World) -> list[Added]:
    """Adds what nobody decides: the start of a rematch, the seal of the dice, what everybody has agreed to, chance,
    whatever precedes secret picks, and at the end the secret of the dice.
    """
    added = beginning(table, world) if table.match is None else []
    if table.asked is not None:
        added += granted(table, table.asked, world)
    if table.actor == CHANCE:
        added += thrown(table, world)
    if table.interlude is not None:
        added += table.interlude.follow(table, table.dice.draws(world.rng))
    return added + revealed(table) if table.actor == OVER else added


def beginning(table: Table, world: World) -> list[Added]:
    """What leads to the match."""
    added = [commit(table, world)] if can_begin_again(table, world) else []
    return added + sealed_if_complete(table, world)


def thrown(table: Table, world: World) -> list[Added]:
    """What chance does before somebody has to decide."""
    assert table.match is not None  # noqa: S101
    draws, added = table.dice.draws(world.rng), list[Added]()
    while table.actor == CHANCE:
        numbers = draws(f"draw {table.match.actors.count(CHANCE) + 1}")
        added.append(table.take(drawn(table.match.state.outcomes(), numbers), "chance"))
    return added
