"""Chazz between its steps: who gets which chair is decided by a live race or, in the calm mode, by secret picks."""

from collections.abc import Sequence

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import CHARACTERS
from igroteka.bots.race.picks import pick
from igroteka.bots.race.turns import advice
from igroteka.core.actors import RACE
from igroteka.core.dice import Rng
from igroteka.core.state import State
from igroteka.games.chazz.calm import calm_seatings, drawn_places
from igroteka.games.chazz.race_api import Race, sit_text
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import even_places
from igroteka.games.chazz.view import chair_of
from igroteka.server.interludes.chazz_race import LiveRace, round_of
from igroteka.server.table.dice_seal import Draws
from igroteka.server.table.entries import Picked, Stepped, Stood
from igroteka.server.table.interlude import Live
from igroteka.server.table.table import Added, Table


def seated(table: Table) -> dict[int, int]:
    """The chair of each seat that has one."""
    assert table.match is not None  # noqa: S101
    fields = table.match.state.plain()
    chairs = {seat: chair_of(fields, seat) for seat in range(len(table.seats))}
    return {seat: chair for seat, chair in chairs.items() if chair is not None}


def start_from(table: Table, places: tuple[int, ...]) -> Start:
    assert table.match is not None  # noqa: S101
    return Start(table.match.state.plain().leader, places)


def sit_down(table: Table, start: Start, picks: Sequence[int | None]) -> list[Added]:
    """Everybody who stands takes the chair they picked or, failing that, the nearest one."""
    seatings = calm_seatings(start, picks, seated(table))
    return [table.add(Stepped(sit_text(seat, chair), "race")) for seat, chair in seatings]


class Races:
    """The live game."""

    def is_live(self, table: Table) -> bool:
        """From before the word until all chairs are taken."""
        assert table.match is not None  # noqa: S101
        return table.match.state.phase in ("call", "sit")

    def live(self, table: Table, rng: Rng) -> Live:
        return LiveRace(table, rng, sit_down)

    def follow(self, table: Table, draws: Draws) -> list[Added]:
        return []

    def waits_for(self, table: Table) -> list[int]:
        return []

    def choices(self, table: Table) -> list[int]:
        return []

    def pick(self, table: Table, seat: int, choice: int) -> list[Added]:
        raise NotImplementedError  # nobody's pick is ever awaited


class SecretPicks:
    """The calm mode: places are drawn, everybody picks a chair in secret, then all sit down."""

    def is_live(self, table: Table) -> bool:
        return False

    def live(self, table: Table, rng: Rng) -> Live:
        raise NotImplementedError  # it is never live

    def follow(self, table: Table, draws: Draws) -> list[Added]:
        if table.actor != RACE or table.places is not None:
            return []
        numbers = draws(f"places {round_of(table)}")
        return [table.add(Stood(drawn_places(len(table.seats), numbers.randrange)))]

    def waits_for(self, table: Table) -> list[int]:
        if table.places is None:
            return []
        sitting = seated(table)
        return [seat for seat in range(len(table.seats)) if seat not in sitting and seat not in table.picks]

    def choices(self, table: Table) -> list[int]:
        taken = seated(table).values()
        return [chair for chair in range(len(table.seats) - 1) if chair not in taken]

    def pick(self, table: Table, seat: int, choice: int) -> list[Added]:
        added = [table.add(Picked(seat, choice))]
        if table.waits_for or table.places is None:
            return added
        picks = [table.picks.get(number) for number in range(len(table.seats))]
        return added + sit_down(table, start_from(table, table.places), picks)


LIVE = Races()
CALM = SecretPicks()


def pick_of(bot: str, state: State, seat: int, places: Sequence[int], rng: Rng) -> int:
    """In the calm mode: the chair that a character picks."""
    view = state.view()
    sitting = {number: has.chair for number, has in enumerate(view.seats) if has.chair is not None}
    start = Start(view.leader, tuple(places))
    return pick(CHARACTERS[bot], seat, Chairs(state), view.word, start, rng, sitting)


def advice_of(bot: str, state: State, rng: Rng) -> dict[str, int]:
    """Before a race: how much more each word is worth to the leader than the mean of them."""
    return advice(CHARACTERS[bot], state, rng)


def rehearse() -> None:
    """Runs a tick of a race, so that it is compiled."""
    race = Race(Start(0, even_places(range(4))))
    race.tick({0: 1})
    race.fork().snapshot()
