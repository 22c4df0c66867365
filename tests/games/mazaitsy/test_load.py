"""How much a boat carries: MZ-82 and MZ-70, for hares taken, stolen and handed over; and that it keeps them: MZ-80."""

import pytest

from tests.games.mazaitsy.asking import FIRST, SECOND, alone, ends, hares, load, played, refusal, texts
from tests.games.mazaitsy.drawing import CALM, position
from tests.marks import clause

POND = """
    .. .. ..   .. .. ..
    .. .. ..23 .. .. ..
    .. .. ..1  .. .. ..
    .. .. ..   .. .. ..
    .. .. ..   .. .. ..
    .. .. ..   .. .. ..
"""
HEAP = """
    .. .. ..        .. .. ..
    .. .. ..        .. .. ..
    .. .. SS1111122 .. .. ..
    .. .. ..        .. .. ..
    .. .. ..        .. .. ..
    .. .. ..        .. .. ..
"""
MEETING = ["c3 n", "c2 s", "c3 w", "f6 n"]


@clause("MZ-82")
@pytest.mark.parametrize("carried", [[], [4], [4, 4], [4, 4, 4]])
def test_mz_82_up_to_four_tokens(carried: list[int]):
    state = alone(POND, "c3 n", load=[carried])
    assert texts(state) == FIRST | {"take 1"}
    assert load(played(state, "take 1"), 1) == [1, *carried]


@clause("MZ-82")
@pytest.mark.parametrize("carried", [[1, 1, 1, 1], [4, 4, 4, 4]])
def test_mz_82_not_a_fifth_whatever_they_are_worth(carried: list[int]):
    state = alone(POND, "c3 n", load=[carried])
    assert texts(state) == FIRST
    assert refusal(state, "take 1") == "MZ-82"


@clause("MZ-82")
def test_mz_82_the_fourth_ends_the_taking():
    state = played(alone(POND, "c3 n", load=[[1, 1, 1]]), "ahead", "left")
    assert (state.phase, texts(state)) == ("grab", {"take 2", "take 3", "on"})
    assert ends(played(state, "take 3")) == "c2 w"
    assert load(state, 1) == [1, 1, 1, 3]


@clause("MZ-82")
def test_mz_82_in_every_phase_in_which_hares_are_taken():
    drawing = """
        ..22 .. .. .. .. ..
        ..   .. .. .. .. ..
        ..   .. .. .. .. ..
        ..   .. .. .. .. ..
        ..   .. .. .. .. ..
        ..   .. .. .. .. ..
    """
    full = alone(drawing, "a1 s", load=[[1, 1, 1, 1]])
    turned, unloading = played(full.copy(), "left"), played(full.copy(), "drop 1", "take 2")
    assert (texts(turned), refusal(turned, "take 2")) == (SECOND, "MZ-82")
    assert (texts(unloading), refusal(unloading, "take 2")) == ({"drop 1", "drop 2", "done"}, "MZ-82")


@clause("MZ-82")
def test_mz_82_a_full_boat_steals_nothing():
    state = position(CALM, boats=MEETING, load=[[1, 1, 1, 1], [2]], stealing=True)
    assert texts(played(state, "ahead")) == SECOND
    assert refusal(state, "steal 2 from 2") == "MZ-82"


@clause("MZ-82")
def test_mz_82_with_three_tokens_one_may_be_stolen():
    state = position(CALM, boats=MEETING, load=[[1, 1, 1], [2]], stealing=True)
    assert texts(played(state, "ahead")) == SECOND | {"steal 2 from 2"}
    assert load(played(state, "steal 2 from 2"), 1) == [1, 1, 1, 2]


@clause("MZ-82")
def test_mz_82_a_partner_who_is_full_gets_nothing():
    state = position(CALM, boats=MEETING, load=[[2], [], [1, 1, 1, 3]], teams=True)
    assert texts(state) == FIRST | {"get 1", "get 3"}
    assert refusal(state, "give 2") == "MZ-82"


@clause("MZ-82")
def test_mz_82_who_is_full_himself_gets_nothing_from_his_partner():
    state = position(CALM, boats=MEETING, load=[[1, 1, 1, 3], [], [2]], teams=True)
    assert texts(state) == FIRST | {"give 1", "give 3"}
    assert refusal(state, "get 2") == "MZ-82"


@clause("MZ-70")
def test_mz_70_more_than_four_tokens():
    state = alone(HEAP, "c3 n", nine_points=True)
    played(state, "take 1", "take 1", "take 1", "take 1", "take 1", "take 2", "take 2")
    assert load(state, 1) == [1, 1, 1, 1, 1, 2, 2]
    assert texts(state) == FIRST


@clause("MZ-70")
@pytest.mark.parametrize(
    ("carried", "takes"),
    [
        ([4, 2], {"take 2", "take 3"}),
        ([4, 3], {"take 2"}),
        ([4, 4], set()),
        ([1, 1, 1, 1, 2], {"take 2", "take 3"}),
        ([3, 3, 1], {"take 2"}),
        ([3, 3, 3], set()),
    ],
)
def test_mz_70_nine_points_at_most(carried: list[int], takes: set[str]):
    state = alone(POND, "c2 n", load=[carried], nine_points=True)
    assert texts(state) == FIRST | takes
    for text in {"take 2", "take 3"} - takes:
        assert refusal(state, text) == "MZ-70"


@clause("MZ-70")
def test_mz_70_the_rest_is_not_asked_when_nothing_fits_any_more():
    state = played(alone(POND, "c3 n", load=[[4, 1]], nine_points=True), "ahead", "left")
    assert (state.phase, texts(state)) == ("grab", {"take 2", "take 3", "on"})
    assert ends(played(state.copy(), "take 2")) == "c2 w"
    assert ends(played(state, "take 3")) == "c2 w"


@clause("MZ-70")
@pytest.mark.parametrize(("carried", "steals"), [([4, 2, 1], {"steal 2 from 2"}), ([4, 4], set())])
def test_mz_70_stolen_hares_count(carried: list[int], steals: set[str]):
    state = position(CALM, boats=MEETING, load=[carried, [2, 3]], stealing=True, nine_points=True)
    assert texts(played(state, "ahead")) == SECOND | steals
    assert refusal(state, "steal 3 from 2") == "MZ-70"


@clause("MZ-70")
def test_mz_70_so_do_hares_handed_over():
    state = position(CALM, boats=MEETING, load=[[1, 2, 4], [], [3, 4]], teams=True, nine_points=True)
    assert texts(state) == FIRST | {"give 1", "give 2"}
    assert {refusal(state, step) for step in ("give 4", "get 3", "get 4")} == {"MZ-70"}


@clause("MZ-70")
def test_mz_70_without_the_option_the_points_do_not_matter():
    state = alone(POND, "c2 n", load=[[4, 4, 4]])
    assert texts(state) == FIRST | {"take 2", "take 3"}


@clause("MZ-80")
def test_mz_80_away_from_the_shore_no_hare_leaves_the_boat():
    state = alone(CALM, "c3 n", load=[[1, 2, 3, 4], [1], [1], [1]])
    assert texts(state) == FIRST
    assert texts(played(state, "ahead")) == SECOND
    assert ends(played(state, "ahead")) == "c1 n"
    assert load(state, 1) == [1, 2, 3, 4]


@clause("MZ-80")
def test_mz_80_a_full_boat_cannot_exchange_a_hare():
    state = alone(POND, "c2 n", load=[[1, 1, 1, 1]])
    assert texts(state) == FIRST
    assert texts(played(state, "left")) == SECOND
    assert (ends(played(state, "stop")), hares(state, "c2")) == ("c2 w", [2, 3])


@clause("MZ-80")
def test_mz_80_a_hare_in_the_boat_is_not_put_back():
    state = played(alone(POND, "c3 n"), "ahead", "take 2", "stop")
    assert (ends(state), load(state, 1), hares(state, "c2")) == ("c2 n", [2], [3])
