"""How the field, the row and the hares are dealt: MZ-109, MZ-110, MZ-111, MZ-5, MZ-113, MZ-4, MZ-114, MZ-11."""

import random

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.mazaitsy.asking import (
    alone,
    begun,
    card,
    chances,
    dealt,
    hares,
    hurried,
    played,
    pool,
    refusal,
    row,
    texts,
)
from tests.games.mazaitsy.drawing import CALM, SMALL_CALM, position
from tests.marks import clause

SEATS = (2, 3, 4)


def cells(size: int) -> list[str]:
    """Row by row from a1."""
    return [f"{column}{number}" for number in range(1, size + 1) for column in "abcdef"[:size]]


def lying(state: State) -> set[str]:
    """The cells that have a card."""
    return {one.cell for one in state.view().field if one.card}


def with_hares(state: State) -> list[str]:
    """The cells and the places of the row that have a hare."""
    view = state.view()
    in_row = [f"row {place}" for place, one in enumerate(view.row, 1) if one.hare]
    return [one.cell for one in view.field if one.hares] + in_row


def at_random(state: State, phase: str, seed: int) -> State:
    """The same state, after random outcomes, until this is asked."""
    chance = random.Random(seed)
    while state.phase != phase:
        steps, weights = zip(*state.outcomes(), strict=True)
        state.apply(chance.choices(steps, weights)[0])
    return state


@clause("MZ-109")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 6), (4, 6)])
def test_mz_109_the_field(players: int, size: int):
    view = dealt(players).view()
    assert (view.size, [one.cell for one in view.field]) == (size, cells(size))


@clause("MZ-109")
@pytest.mark.parametrize("cell", ["f1", "f5", "a6", "f6"])
def test_mz_109_with_two_seats_there_is_neither_column_f_nor_row_6(cell: str):
    state = played(position(SMALL_CALM, players=2), "left", "stop")
    assert texts(state) == {f"lay {one}" for one in cells(5) if one != "c3"}
    assert refusal(state, f"lay {cell}") == "MZ-109"
    assert refusal(dealt(2), f"boat {cell} n") == "MZ-109"


@clause("MZ-109")
def test_mz_109_with_four_seats_there_are():
    state = played(alone(CALM, "a1 s"), "left", "stop")
    assert texts(state) == {f"lay {one}" for one in cells(6) if one not in ("a1", "f6")}


@clause("MZ-110")
@pytest.mark.parametrize("players", SEATS)
def test_mz_110_any_card_left_may_come_each_with_the_same_chance(players: int):
    state = begun(players)
    left = chances(state)
    for deal in ("deal fish+", "deal log", "deal fish+", "deal swamp", "deal water+", "deal thicket"):
        played(state, deal)
        left[deal] -= 1
        assert chances(state) == {text: number for text, number in left.items() if number}


@clause("MZ-110")
def test_mz_110_a_card_that_is_used_up_cannot_come():
    state = played(begun(), "deal fish")
    assert refusal(state, "deal fish") == "MZ-110"
    assert refusal(state, "deal straight+") == "MZ-110"


@clause("MZ-110")
def test_mz_110_nor_can_it_be_turned_up():
    state = played(position(pile=("water",) * 8 + ("log",) * 3), "left", "stop", "lay c4")
    assert chances(state) == {"top water": 8, "top log": 3}
    assert refusal(state, "top fish") == "MZ-110"


@clause("MZ-111")
@pytest.mark.parametrize(
    ("players", "starts"), [(2, ["c3"]), (3, ["c3", "d3", "c4", "d4"]), (4, ["c3", "d3", "c4", "d4"])]
)
def test_mz_111_first_the_start_cards_then_row_by_row(players: int, starts: list[str]):
    state = begun(players)
    size = state.view().size
    order, before = [], lying(state)
    while len(before) < size * size:
        hurried(played(state, "deal " + next(text[5:] for text in chances(state))), "deal")
        order.extend(lying(state) - before)
        before = lying(state)
    assert order == starts + [cell for cell in cells(size) if cell not in starts]
    assert state.view().starts == starts


@clause("MZ-111")
def test_mz_111_cards_lie_where_they_were_dealt():
    state = played(
        begun(), "deal log+", "deal side", "face sw", "deal swamp", "deal water", "deal thicket", "deal funnel"
    )
    assert [card(state, cell) for cell in ("c3", "d3", "c4", "d4", "a1", "b1")] == [
        *("log+", "side sw", "swamp", "water", "thicket", "funnel"),
    ]


@clause("MZ-5")
@pytest.mark.parametrize(("kind", "ways"), [("straight", "n e s w"), ("side", "ne se sw nw")])
def test_mz_5_chance_turns_each_current_all_ways_equally_likely(kind: str, ways: str):
    state = played(begun(), f"deal {kind}")
    assert (state.phase, state.actor) == ("face", igroteka.CHANCE)
    weights = chances(state)
    assert set(weights) == {f"face {way}" for way in ways.split()}
    assert len(set(weights.values())) == 1


@clause("MZ-5")
@pytest.mark.parametrize(("kind", "way"), [("straight", "w"), ("side", "nw")])
def test_mz_5_the_arrow_stays_as_it_fell(kind: str, way: str):
    state = played(begun(), f"deal {kind}", f"face {way}")
    assert (state.phase, card(state, "c3")) == ("deal", f"{kind} {way}")


@clause("MZ-5")
@pytest.mark.parametrize(("kind", "wrong"), [("straight", "ne se sw nw"), ("side", "n e s w")])
def test_mz_5_a_straight_current_does_not_point_to_a_corner_nor_a_side_current_to_a_side(kind: str, wrong: str):
    state = played(begun(), f"deal {kind}")
    assert {refusal(state, f"face {way}") for way in wrong.split()} == {"MZ-5"}


@clause("MZ-5")
@pytest.mark.parametrize("kind", ["fish+", "water", "log", "whirlpool", "swamp", "funnel"])
def test_mz_5_other_cards_are_not_turned(kind: str):
    assert played(begun(), f"deal {kind}").phase == "deal"


@clause("MZ-5")
@clause("MZ-113")
def test_mz_5_nor_are_currents_in_the_row():
    state = begun()
    while len(lying(state)) < 36 or state.phase != "deal":
        state.apply(state.outcomes()[0][0])
    played(state, "deal straight", "deal side")
    assert (state.phase, row(state)) == ("deal", ["straight", "side"])


@clause("MZ-113")
@pytest.mark.parametrize("players", SEATS)
def test_mz_113_the_row_has_a_card_for_each_seat(players: int):
    assert len(dealt(players).view().row) == players


@clause("MZ-4")
def test_mz_4_the_card_dealt_first_is_number_one():
    state = begun(3)
    while len(lying(state)) < 36 or state.phase != "deal":
        state.apply(state.outcomes()[-1][0])
    kinds = [text.removeprefix("deal ") for text in chances(state)][:3]
    played(state, *(f"deal {kind}" for kind in kinds))
    assert [one.card for one in state.view().row] == kinds


@clause("MZ-4")
def test_mz_4_and_the_first_to_be_used():
    state = alone(CALM, "a1 s", row=["log", "fish 2", "swamp", "funnel"], top="thicket")
    played(state, "left", "stop", "lay c4")
    assert (card(state, "c4"), row(state)) == ("log", ["fish 2", "swamp", "funnel", "thicket"])


@clause("MZ-114")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("deck", ["a", "b"])
@pytest.mark.parametrize("seed", [1, 2])
def test_mz_114_every_card_with_the_symbol_gets_one_token(players: int, deck: str, seed: int):
    view = at_random(begun(players, deck=deck), "boat", seed).view()
    for one in view.field:
        assert len(one.hares) == one.card.endswith("+")
    for one in view.row:
        assert (one.hare is not None) == one.card.endswith("+")


@clause("MZ-114")
@pytest.mark.parametrize("players", SEATS)
def test_mz_114_the_field_row_by_row_then_the_row(players: int):
    state = at_random(begun(players), "hare", 3)
    assert (with_hares(state), len(row(state))) == ([], players)
    order: list[str] = []
    while state.phase == "hare":
        state.apply(state.outcomes()[-1][0])
        order.extend(place for place in with_hares(state) if place not in order)
        assert with_hares(state) == order
    assert len(order) == 40 - pool(state)


@clause("MZ-11")
@pytest.mark.parametrize("players", SEATS)
def test_mz_11_tokens_are_drawn_by_chance(players: int):
    state = at_random(begun(players), "hare", 4)
    left = chances(state)
    for _ in range(5):
        text = max(left)
        assert (state.actor, chances(state)) == (igroteka.CHANCE, left)
        played(state, text)
        left = {one: number - (one == text) for one, number in left.items() if number > (one == text)}


@clause("MZ-11")
def test_mz_11_a_value_that_is_used_up_cannot_be_drawn():
    state = played(alone(CALM, "a1 s", top="fish+", pool=(1, 1, 3)), "left", "stop", "lay c4")
    assert chances(state) == {"hare 1": 2, "hare 3": 1}
    assert {refusal(state, "hare 2"), refusal(state, "hare 4")} == {"MZ-11"}
    assert row(played(state, "hare 3"))[-1] == "fish+ 3"


@clause("MZ-11")
def test_mz_11_nobody_may_look_into_the_pool():
    one, other = position(pool=(1, 1, 1)), position(pool=(2, 3, 4))
    for watcher in (None, 0, 1, 2, 3):
        assert one.view(watcher) == other.view(watcher)
        assert one.view(watcher).pool == 3


@clause("MZ-11")
def test_mz_11_tokens_that_come_back_may_be_drawn_again():
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. SS4 .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    state = alone(drawing, "a1 s", swamps=["c4"], top="fish+", pool=(1, 1))
    played(state, "left", "stop", "lay d4")
    assert (hares(state, "c4"), chances(state)) == ([], {"hare 1": 2, "hare 4": 1})
