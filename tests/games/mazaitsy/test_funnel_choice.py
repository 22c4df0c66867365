"""Which funnel pulls, how to get away from it, and that it always works: MZ-36, MZ-78, MZ-32, MZ-34, MZ-128."""

import pytest

from tests.games.mazaitsy.asking import (
    SECOND,
    alone,
    begun,
    boat,
    ends,
    hares,
    hurried,
    load,
    played,
    refusal,
    story,
    texts,
    told,
)
from tests.games.mazaitsy.drawing import position
from tests.marks import clause

ONE = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. UU .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
TWO = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. UU .. .. ..
    .. .. .. UU .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
MANY = """
    .. .. .. .. ..  ..
    .. UU .. UU ..  ..
    .. .. .. .. ..  ..
    .. UU .. UU ..1 UU2
    .. .. .. .. ..  ..
    .. .. .. .. ..  ..
"""


@clause("MZ-36")
def test_mz_36_of_several_funnels_the_player_chooses():
    state = played(alone(TWO, "d2 s"), "ahead", "stop")
    assert (state.phase, state.actor, texts(state)) == ("funnel", 0, {"funnel c3", "funnel d4"})
    assert told(state, "funnel c3") == ["1 is pulled d3 c3"]
    assert ends(played(state.copy(), "funnel c3")) == "c3 s"
    assert ends(played(state, "funnel d4")) == "d4 s"


@clause("MZ-36")
def test_mz_36_all_that_lie_around_the_boat_are_offered():
    state = played(alone(MANY, "c3 n"), "left", "left")
    assert texts(state) == {"funnel b2", "funnel d2", "funnel b4", "funnel d4"}
    assert texts(played(alone(MANY, "e2 s"), "ahead", "stop")) == {"funnel d2", "funnel d4", "funnel f4"}


@clause("MZ-36")
def test_mz_36_a_single_funnel_is_not_asked_about():
    assert ends(played(alone(TWO, "b1 s"), "ahead", "stop")) == "c3 s"


@clause("MZ-36")
@pytest.mark.parametrize("step", ["funnel d3", "funnel a1", "funnel b2", "funnel f4", "funnel b4"])
def test_mz_36_no_other_card_and_no_farther_funnel(step: str):
    state = played(alone(MANY, "d3 n"), "left", "stop")
    assert texts(state) == {"funnel d2", "funnel d4"}
    assert refusal(state, step) == "MZ-36"


@clause("MZ-36")
def test_mz_36_the_pull_cannot_be_declined():
    state = played(alone(TWO, "d2 s"), "ahead", "stop")
    assert {refusal(state, step) for step in ("stop", "on", "ahead", "lay a1")} == {"MZ-108"}


@clause("MZ-36")
def test_mz_36_there_is_no_chain_from_funnel_to_funnel():
    assert story(alone(TWO, "b1 s"), "ahead", "stop") == ["1 rows b1 b2", "1 is pulled b2 c3"]


@clause("MZ-36")
def test_mz_36_hares_before_the_choice_and_after_it():
    state = played(alone(MANY, "e6 n"), "ahead", "ahead")
    assert (state.phase, texts(state)) == ("grab", {"take 1", "on"})
    assert texts(played(state, "take 1")) == {"funnel d4", "funnel f4"}
    assert ends(played(state.copy(), "funnel d4")) == "d4 n"
    assert (played(state, "funnel f4").phase, texts(state)) == ("grab", {"take 2", "on"})
    assert (ends(played(state, "on")), load(state, 1), hares(state, "f4")) == ("f4 n", [1], [2])


@clause("MZ-78")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ("c3 n", ("left", "stop"), "c3 w"),
        ("c5 n", ("ahead", "ahead"), "c3 n"),
        ("c4 n", ("ahead", "stop"), "c3 n"),
        ("c3 s", ("slip left",), "d4 s"),
        ("e5 n", ("slip left",), "d4 n"),
    ],
)
def test_mz_78_who_ends_on_a_funnel_is_not_pulled_by_another(start: str, steps: tuple[str, ...], end: str):
    assert ends(played(alone(TWO, start), *steps)) == end


@clause("MZ-78")
def test_mz_78_nor_who_drifted_onto_it_last():
    drawing = """
        .. .. .. .. .. ..
        .. .. UU .. .. ..
        .. .. UU << .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    assert ends(played(alone(drawing, "e4 n"), "slip left")) == "c3 n"


@clause("MZ-32")
@pytest.mark.parametrize(("second", "end"), [("ahead", "d4 e"), ("left", "b4 n"), ("stop", "b4 e")])
def test_mz_32_a_funnel_does_not_hold_who_drifted_onto_it(second: str, end: str):
    drawing = """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        >> UU >> .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    state = played(alone(drawing, "a4 n"), "right")
    assert (state.phase, boat(state, 1), texts(state)) == ("second", "b4 e", SECOND)
    assert ends(played(state, second)) == end


@clause("MZ-32")
def test_mz_32_nor_who_went_there():
    state = alone(ONE, "b3 e")
    assert told(state, "ahead") == ["1 rows b3 c3"]
    assert (played(state, "ahead").phase, texts(state)) == ("second", SECOND)


@clause("MZ-34")
@pytest.mark.parametrize(
    ("steps", "end"),
    [
        (("ahead", "stop"), "c3 n"),
        (("ahead", "left"), "c3 w"),
        (("right", "ahead"), "c3 e"),
        (("slip left",), "c3 n"),
        (("slip right",), "c3 n"),
        (("ahead", "ahead"), "c1 n"),
    ],
)
def test_mz_34_one_card_away_is_not_away(steps: tuple[str, ...], end: str):
    assert ends(played(alone(ONE, "c3 n"), *steps)) == end


@clause("MZ-34")
def test_mz_34_or_another_funnel_beside_it_takes_the_boat():
    state = played(alone(TWO, "c3 s"), "ahead", "stop")
    assert texts(state) == {"funnel c3", "funnel d4"}
    assert ends(played(state, "funnel d4")) == "d4 s"


@clause("MZ-34")
def test_mz_34_a_current_leads_out():
    drawing = """
        .. .. .. .. .. ..
        .. .. ^^ .. .. ..
        .. .. UU .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """
    assert ends(played(alone(drawing, "c3 n"), "ahead", "stop")) == "c1 n"


@clause("MZ-128")
def test_mz_128_a_current_that_was_laid_works():
    row = ["straight", "water", "water", "water"]
    state = played(position(boats=["a1 s", "c5 n", "a1 s", "a1 s"], row=row), "left", "stop", "lay c4 e", "top water")
    assert told(state, "ahead") == ["2 rows c5 c4", "2 drifts c4 d4"]


@clause("MZ-128")
def test_mz_128_a_funnel_that_was_laid_works():
    row = ["funnel", "water", "water", "water"]
    state = played(position(boats=["a1 s", "c6 n", "a1 s", "a1 s"], row=row), "left", "stop", "lay c4", "top water")
    assert told(played(state, "ahead"), "stop") == ["2 is pulled c5 c4"]


@clause("MZ-128")
@pytest.mark.parametrize(
    ("deals", "steps", "events"),
    [
        (("deal straight", "face w"), ("left",), ["1 turns w", "1 drifts c3 b3"]),
        (("deal water", "deal funnel"), ("left", "stop"), ["1 turns w", "1 is pulled c3 d3"]),
    ],
)
def test_mz_128_so_do_those_dealt_at_setup(deals: tuple[str, ...], steps: tuple[str, ...], events: list[str]):
    state = hurried(played(begun(), *deals), "boat")
    played(state, "boat c4 s", "boat d4 s", "boat d3 n", "boat c3 n")
    assert story(state, *steps)[:2] == events
