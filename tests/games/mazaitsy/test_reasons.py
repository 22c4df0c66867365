"""The reasons of hints in Мазайцы: hares taken, saved and lost, what the boat comes near to, and cards laid."""

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.games.mazaitsy.hares import number
from igroteka.games.mazaitsy.state import Fields
from tests.every_game import sampled_play
from tests.games.mazaitsy.asking import alone, played
from tests.games.mazaitsy.drawing import CALM, packed, position

HARES = """
    ..  ..  ..  ..4 ..  ..
    ..  ..1 ff2 ..  ..  ..
    ..  ..  ..  LL34 .. ..
    ..  ..  ..  ..1 ..  ..
    ..  ..4 ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""
SWAMP = """
    ..  ..  ..    .. ..  ..
    ..  ..  SS123 .. ..  ..
    ..  ..  ..    .. ..  ..
    ..  ..  ..    .. ..  ..
    ..  ..  ..    .. ..  ..
    ..  ..  ..    .. ..  ..
"""


def reasons(state: State, *line: str) -> list[str]:
    return state.game.reasons(state, [state.parse(text) for text in line])


def test_hares_taken_aboard():
    assert reasons(alone(HARES, "c3 n"), "ahead", "take 2")[0] == "takes 1 worth 2"


def test_hares_put_ashore_in_one_turn_are_counted_together():
    assert reasons(alone(CALM, "a3 e", load=[[1, 3, 3]]), "drop 3", "drop 3", "drop 1") == ["saves 3 worth 7"]


def test_hares_that_the_swamp_swallows():
    state = position(SWAMP, boats=["f6 n"] * 4, swamps=["c2", "", "", ""])
    assert reasons(state, "left", "stop") == ["loses 3"]


def test_hares_near_the_boat_and_the_way_to_the_shore():
    assert reasons(alone(HARES, "c3 n", load=[[2]]), "slip left") == ["near 15", "aboard 2 shore 1"]
    assert reasons(alone(CALM, "b3 w", load=[[2, 4]]), "ahead") == ["lands 6"]


def test_a_turn_towards_hares():
    """From c3 the cards d3 and e3 are ahead, d2 and d4 on the slant."""
    assert reasons(alone(HARES, "c3 n"), "right") == ["ahead 8"]


def test_a_place_kept_free():
    state = played(alone(HARES, "c3 e"), "ahead")
    assert state.phase == "grab"
    assert reasons(state, "on") == ["room 4"]


def rowing(*, teams: bool) -> State:
    """Seat 3's boat is two cards from the hares that seat 1's swamp is to swallow."""
    boats = ["f6 n", "f5 n", "b2 n", "f5 n"]
    return position(SWAMP, boats=boats, swamps=["c2", "", "", ""], teams=teams)


def test_hares_that_a_rival_loses_but_not_a_partner():
    assert reasons(rowing(teams=False), "left", "stop") == ["loses 3", "keeps 6 from 3"]
    assert reasons(rowing(teams=True), "left", "stop") == ["loses 3"]


def laying(card: str, field: str = CALM, boats: tuple[str, ...] = ("a1 s", "f1 s", "f1 s", "f1 s")) -> State:
    return position(field, boats=boats, phase="lay", hand=card)


def test_a_card_in_a_rivals_way_or_ones_own():
    assert reasons(laying("log"), "lay e2") == ["hinders 2 log"]
    assert reasons(laying("log"), "lay b2") == ["beside log"]
    assert reasons(laying("log"), "lay a6") == ["away log"]


def test_an_obstacle_removed():
    assert reasons(laying("water", CALM.replace("..", "LL", 9)), "lay b2") == ["clears log"]


def test_where_calm_water_replaces_calm_water():
    assert reasons(laying("fish"), "lay b2") == ["calm"]
    assert reasons(laying("fish"), "lay a6") == ["quiet"]


def test_hares_scattered_near_the_boat():
    state = position(
        CALM.replace("..", "ff", 3),
        boats=["a1 s", "f6 n", "f6 n", "f6 n"],
        phase="scatter",
        changes={"mazai": 1, "appeared": 1},
    )
    assert reasons(state, "scatter fish") == ["scatters 3 near 3"]


def test_nothing_is_told_of_what_only_others_know():
    """MZ-63: which hares a rival has put ashore. With others in their place the reasons are the same."""
    dice, seen = Dice(1), 0
    for seed in range(12):
        for state, _ in sampled_play(igroteka.game("mazaitsy").new(), seed):
            if state.actor < 0 or (twin := with_other_hares_ashore(state, dice)) is None:
                continue
            seen += 1
            assert twin.view(state.actor) == state.view(state.actor)
            for step in state.legal()[:20]:
                assert twin.game.reasons(twin, [step]) == state.game.reasons(state, [step])
    assert seen > 20


def with_other_hares_ashore(state: State, dice: Dice) -> State | None:
    """A state that the seat to act cannot tell from this one: rivals have as many hares ashore, of other values."""
    fields: Fields = state.plain()
    copy = state.copy()
    for seat in range(fields.players):
        if seat != state.actor:
            many = number(fields.ashore[seat])
            copy.fields.ashore[seat] = packed([1 + dice.randrange(4) for _ in range(many)])
    twin = State(state.game, copy.key())
    return twin if twin.key() != state.key() else None
