"""Unloading hares: MZ-119, MZ-17, MZ-19, MZ-63; and taking some meanwhile: MZ-18."""

import pytest

from tests.games.mazaitsy.asking import FIRST, alone, ashore, ends, hares, load, played, refusal, texts, told
from tests.games.mazaitsy.drawing import CALM, SMALL_CALM, position
from tests.marks import clause

WATERS = """
    >>  .. .. .. .. ..
    ..  .. .. .. UU ..
    ..4 .. .. .. .. ..
    ..  .. .. .. .. ..
    ..  .. .. .. .. ..
    ..  .. .. vv UU ..
"""


@clause("MZ-119")
@pytest.mark.parametrize("cell", [f"{column}{row}" for row in range(1, 7) for column in "abcdef"])
def test_mz_119_only_at_the_edge_of_the_field(cell: str):
    state = alone(CALM, f"{cell} n", load=[[2]])
    at_the_edge = cell[0] in "af" or cell[1] in "16"
    assert ("drop 2" in texts(state)) == at_the_edge
    assert refusal(state, "drop 2") == (None if at_the_edge else "MZ-119")


@clause("MZ-119")
@pytest.mark.parametrize("cell", [f"{column}{row}" for row in range(1, 6) for column in "abcde"])
def test_mz_119_with_two_seats_the_edge_is_one_card_nearer(cell: str):
    state = position(SMALL_CALM, boats=[f"{cell} n", "c3 s"], load=[[2]], players=2)
    at_the_edge = cell[0] in "ae" or cell[1] in "15"
    assert ("drop 2" in texts(state)) == at_the_edge


@clause("MZ-119")
def test_mz_119_is_named_before_the_missing_hare():
    assert refusal(alone(CALM, "c3 n"), "drop 2") == "MZ-119"


@clause("MZ-119")
def test_mz_119_it_does_not_matter_where_the_bow_points():
    for way in "nesw":
        assert "drop 2" in texts(alone(CALM, f"a3 {way}", load=[[2]]))


@clause("MZ-17")
def test_mz_17_nothing_to_unload():
    state = alone(CALM, "a3 e", load=[[], [1], [2], [3]])
    assert texts(state) == FIRST
    assert {refusal(state, f"drop {value}") for value in (1, 2, 3, 4)} == {"MZ-17"}


@clause("MZ-17")
def test_mz_17_the_player_chooses_which():
    state = alone(CALM, "a3 e", load=[[1, 3, 3]])
    assert texts(state) == FIRST | {"drop 1", "drop 3"}
    assert told(state, "drop 3") == ["1 drops 3 at a3"]
    assert (played(state, "drop 3").phase, texts(state)) == ("unload", {"drop 1", "drop 3", "done"})
    assert ends(played(state, "done")) == "a3 e"
    assert (load(state, 1), ashore(state, 1)) == ([1, 3], [3])


@clause("MZ-17")
@pytest.mark.parametrize(
    ("steps", "left", "landed"),
    [
        (("drop 1", "done"), [2, 4, 4], [1]),
        (("drop 4", "drop 1", "done"), [2, 4], [1, 4]),
        (("drop 4", "drop 4", "drop 1", "done"), [2], [1, 4, 4]),
    ],
)
def test_mz_17_and_how_many(steps: tuple[str, ...], left: list[int], landed: list[int]):
    state = played(alone(CALM, "a3 e", load=[[1, 2, 4, 4]]), *steps)
    assert ends(state) == "a3 e"
    assert (load(state, 1), ashore(state, 1)) == (left, landed)


@clause("MZ-17")
def test_mz_17_when_all_are_ashore_nothing_is_asked_any_more():
    state = played(alone(CALM, "a3 e", load=[[2, 3]], ashore=[[1]]), "drop 3", "drop 2")
    assert ends(state) == "a3 e"
    assert (load(state, 1), ashore(state, 1)) == ([], [1, 2, 3])


@clause("MZ-17")
def test_mz_17_a_value_that_is_not_in_the_boat():
    state = alone(CALM, "a3 e", load=[[1, 3]])
    assert refusal(state, "drop 2") == "MZ-17"
    assert refusal(played(state, "drop 3"), "drop 3") == "MZ-17"


@clause("MZ-19")
@pytest.mark.parametrize("start", ["a1 e", "d6 e", "e1 s", "f1 w", "d1 s", "f3 n", "f5 n"])
def test_mz_19_neither_current_nor_funnel_moves_who_unloads(start: str):
    state = alone(WATERS, start, load=[[2, 3]])
    assert told(state, "drop 2") == [f"1 drops 2 at {start[:2]}"]
    assert told(played(state, "drop 2"), "done") == []
    assert ends(played(state, "done")) == start


@clause("MZ-19")
def test_mz_19_nor_when_the_last_hare_ends_the_unloading():
    assert ends(played(alone(WATERS, "a1 e", load=[[2]]), "drop 2")) == "a1 e"
    assert ends(played(alone(WATERS, "f6 e", load=[[2]]), "drop 2")) == "f6 e"


@clause("MZ-63")
def test_mz_63_the_owner_sees_what_he_put_ashore():
    state = played(alone(CALM, "a3 e", load=[[2, 4]], ashore=[[1], [3]]), "drop 4", "done")
    assert state.view(0).seats[0].ashore_values == (1, 4)


@clause("MZ-63")
@pytest.mark.parametrize("watcher", [None, 1, 2, 3])
def test_mz_63_the_others_see_only_how_many(watcher: int | None):
    seats = [played(alone(CALM, "a3 e", load=[[1, 2, 4]]), f"drop {one}", "done") for one in (2, 4)]
    for state in seats:
        seen = state.view(watcher).seats[0]
        assert (seen.ashore, seen.ashore_values, seen.score) == (1, None, None)


@clause("MZ-63")
def test_mz_63_nothing_else_tells_them():
    one, other = (alone(CALM, "a3 e", ashore=[hidden]) for hidden in ([1, 1], [4, 3]))
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)


@clause("MZ-18")
def test_mz_18_hares_are_taken_before_unloading():
    state = alone(WATERS, "a3 e", load=[[1]])
    assert texts(state) == FIRST | {"take 4", "drop 1"}
    assert texts(played(state, "take 4")) == FIRST | {"drop 1", "drop 4"}
    assert ends(played(state, "drop 4", "done")) == "a3 e"
    assert (load(state, 1), ashore(state, 1), hares(state, "a3")) == ([1], [4], [])


@clause("MZ-18")
def test_mz_18_or_after_it():
    state = played(alone(WATERS, "a3 e", load=[[1]]), "drop 1")
    assert (state.phase, texts(state)) == ("unload", {"take 4", "done"})
    assert texts(played(state, "take 4")) == {"drop 4", "done"}
    assert ends(played(state, "done")) == "a3 e"
    assert (load(state, 1), ashore(state, 1), hares(state, "a3")) == ([4], [1], [])


@clause("MZ-18")
def test_mz_18_but_need_not_be_taken():
    state = played(alone(WATERS, "a3 e", load=[[1]]), "drop 1", "done")
    assert (ends(state), load(state, 1), hares(state, "a3")) == ("a3 e", [], [4])


@clause("MZ-18")
def test_mz_18_unloading_makes_room():
    state = alone(WATERS, "a3 e", load=[[1, 1, 2, 2]])
    assert "take 4" not in texts(state)
    assert texts(played(state, "drop 2")) == {"drop 1", "drop 2", "take 4", "done"}
    assert texts(played(state, "take 4")) == {"drop 1", "drop 2", "drop 4", "done"}


@clause("MZ-18")
def test_mz_18_a_hare_just_taken_may_be_unloaded():
    state = played(alone(WATERS, "a3 e"), "take 4", "drop 4")
    assert (ends(state), load(state, 1), ashore(state, 1)) == ("a3 e", [], [4])
