"""Which clause a refusal names: the first in the order of docs/rules/marrakech.md that forbids the step."""

import pytest

from igroteka.core.errors import IllegalStep
from igroteka.core.state import State
from tests.games.marrakech.asking import played, refusal, texts
from tests.games.marrakech.drawing import position
from tests.marks import clause

TURNS = ("left", "ahead", "right")
ROLLS = ("roll 1", "roll 2", "roll 3", "roll 4")
LAYS = ("lay d5e5", "lay d2d3", "lay a1a2", "lay d4d5")
TOPS = ("top 1", "top 2")

RUGS = """
    A> A< .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. A> A< .. ..
    .. .. .. Cv .. .. ..
    .. .. .. C^ .. .. ..
    .. .. C> C< .. .. ..
    .. .. .. .. .. C> C<
"""


def over() -> State:
    return played(position(RUGS, players=3, seat=3, pile=(0, 0, 1)), "lay e4f4")


def refusals(state: State, *steps: str) -> set[str | None]:
    return {refusal(state, step) for step in steps}


@clause("MK-109")
def test_mk_109_nothing_but_turning_at_the_start_of_a_turn():
    assert refusals(position(players=3, phase="turn"), *ROLLS, *LAYS) == {"MK-109"}


@clause("MK-109")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_109_no_rug_before_the_roll(turn: str):
    assert refusals(position(players=3, phase="roll", turn=turn), *LAYS) == {"MK-109"}


@clause("MK-109")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_109_no_second_roll(turn: str):
    assert refusals(position(players=3, phase="lay", turn=turn), *ROLLS) == {"MK-109"}


@clause("MK-109")
def test_mk_109_comes_before_what_is_wrong_with_the_place():
    state = position(RUGS, players=3, phase="turn")
    assert refusals(state, "lay a1b1", "lay f7g7", "lay d4d5", "lay d3e3") == {"MK-109"}


@clause("MK-5")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_5_no_turning_when_the_die_is_to_be_rolled(turn: str):
    assert refusals(position(players=3, phase="roll", turn=turn), *TURNS) == {"MK-5"}


@clause("MK-5")
def test_mk_5_no_turning_before_the_rug_with_turning_after():
    assert refusals(position(players=3, phase="lay", turn="after"), *TURNS) == {"MK-5"}


@clause("MK-5")
def test_mk_5_the_sentence_says_when_it_is_done_at_this_table():
    before = position(players=3, phase="roll", turn="before").why_not("left")
    after = position(players=3, phase="roll", turn="after").why_not("left")
    assert before is not None
    assert after is not None
    assert before.sentence("en") != after.sentence("en")
    assert before.sentence("ru") != after.sentence("ru")


@clause("MK-13")
@pytest.mark.parametrize("rug", ["lay a1a2", "lay e5f5", "lay f4g4", "lay d6d7", "lay b3c3"])
def test_mk_13_a_rug_that_does_not_touch_assams_cell(rug: str):
    assert refusal(position(players=3), rug) == "MK-13"


@clause("MK-13")
def test_mk_13_the_sentence_names_the_cell():
    reason = position(players=3, assam="f6 s").why_not("lay a1a2")
    assert reason is not None
    assert "f6" in reason.sentence("en")
    assert "f6" in reason.sentence("ru")


@clause("MK-13")
@pytest.mark.parametrize("rug", ["lay f7g7", "lay a1b1"])
def test_mk_13_comes_before_the_whole_rug(rug: str):
    assert refusal(position(RUGS, players=3), rug) == "MK-13"


@clause("MK-14")
@pytest.mark.parametrize("rug", ["lay d4d5", "lay d3d4", "lay c4d4", "lay d4e4"])
def test_mk_14_a_rug_under_assam(rug: str):
    assert refusal(position(players=3), rug) == "MK-14"


@clause("MK-14")
@pytest.mark.parametrize("seat", [1, 3])
def test_mk_14_comes_before_the_whole_rug(seat: int):
    assert refusal(position(RUGS, players=3, seat=seat), "lay d4d5") == "MK-14"


@clause("MK-25")
@pytest.mark.parametrize(("seat", "rug", "assam"), [(1, "lay c6d6", "d7 s"), (2, "lay d3e3", "d4 s")])
def test_mk_25_a_whole_rug_of_another(seat: int, rug: str, assam: str):
    assert refusal(position(RUGS, assam, seat, players=3), rug) == "MK-25"


@clause("MK-25")
@clause("MK-7")
def test_mk_25_a_whole_rug_of_one_who_is_out():
    state = position(RUGS, seat=2, players=3, out=[1], dirhams=(0, 30, 30))
    assert refusal(state, "lay d3e3") == "MK-25"


@clause("MK-25")
@pytest.mark.parametrize("letter", ["C", "D"])
def test_mk_25_with_two_seats_either_colour_of_the_other(letter: str):
    state = position(RUGS.replace("C", letter), "d7 s", players=2, top="AC")
    assert refusal(state, "lay c6d6") == "MK-25"


@clause("MK-11")
@pytest.mark.parametrize(("seat", "rug", "assam"), [(3, "lay c6d6", "d7 s"), (1, "lay d3e3", "d4 s")])
def test_mk_11_a_whole_rug_of_ones_own(seat: int, rug: str, assam: str):
    assert refusal(position(RUGS, assam, seat, players=3), rug) == "MK-11"
    assert refusal(position(RUGS, assam, seat, players=3, own_rug="allowed"), rug) is None


@clause("MK-11")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_mk_11_with_two_seats_either_colour_of_ones_own(letter: str):
    state = position(RUGS.replace("A", letter), players=2, top="AC")
    assert refusal(state, "lay d3e3") == "MK-11"


@clause("MK-20")
def test_mk_20_nothing_is_played_after_the_last_rug():
    assert refusals(over(), *TURNS, *ROLLS, *TOPS, "lay d5e5", "lay d2d3") == {"MK-20"}


@clause("MK-9")
def test_mk_9_nothing_is_played_when_one_seat_is_left():
    state = position(RUGS, players=3, seat=2, phase="roll", out=[1], dirhams=(0, 1, 30))
    assert refusals(played(state, "roll 1"), *TURNS, *ROLLS) == {"MK-9"}


@clause("MK-115")
@pytest.mark.parametrize("phase", ["turn", "roll", "lay"])
@pytest.mark.parametrize("players", [3, 4])
def test_mk_115_no_rug_is_turned_up_without_piles(players: int, phase: str):
    assert refusals(position(players=players, phase=phase), *TOPS) == {"MK-115"}


@clause("MK-115")
def test_mk_115_a_colour_that_is_used_up_cannot_be_turned_up():
    state = played(position(players=2, pile=(1, 3, 2, 2), top="AC"), "lay d5e5")
    assert refusal(state, "top 1") == "MK-115"
    assert refusal(state, "top 2") is None


@clause("MK-18")
@pytest.mark.parametrize("phase", ["turn", "roll", "lay"])
def test_mk_18_no_rug_is_turned_up_while_one_lies_open(phase: str):
    assert refusals(position(players=2, phase=phase, top="AC"), *TOPS) == {"MK-18"}


@clause("MK-18")
def test_mk_18_first_the_next_rug_is_turned_up():
    state = played(position(players=2, top="AC"), "lay d5e5")
    assert refusals(state, *TURNS, *ROLLS) == {"MK-18"}


@clause("MK-109")
def test_mk_109_the_checked_door_refuses_with_the_same_sentence_and_changes_nothing():
    state = position(players=3, phase="turn")
    before, reason = state.key(), state.why_not("roll 1")
    assert reason is not None
    with pytest.raises(IllegalStep) as refused:
        state.play("roll 1")
    assert reason.sentence("en") in str(refused.value)
    assert reason.sentence("ru") in refused.value.sentence("ru")
    assert state.key() == before


@clause("MK-30")
def test_mk_30_every_step_offered_is_allowed_and_every_other_place_is_refused():
    state = position(RUGS, players=3, seat=2)
    every = {state.text(step) for step in range(state.game.num_steps)}
    assert {text for text in every if refusal(state, text) is None} == texts(state)
