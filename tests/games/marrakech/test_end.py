"""The end, the points and the places: MK-20, MK-113, MK-21, and MK-24."""

import pytest

import igroteka
from igroteka.core.errors import NotationError
from tests.games.marrakech.asking import game_of, is_over, played, purses, rugs_left, texts
from tests.games.marrakech.drawing import position
from tests.marks import clause

COSTLY = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. B> B< .. ..
    .. .. .. .. .. .. ..
    A> A< .. C> C< .. D.
"""


@clause("MK-20")
@pytest.mark.parametrize("turn", ["before", "after"])
@pytest.mark.parametrize("players", [3, 4])
def test_mk_20_the_game_is_over_when_the_last_rug_is_laid(players: int, turn: str):
    state = position(players=players, seat=players, pile=[0] * (players - 1) + [1], turn=turn)
    assert not is_over(state)
    assert is_over(played(state, "lay d5e5"))
    assert rugs_left(state) == [0] * players


@clause("MK-20")
def test_mk_20_while_the_next_seat_has_a_rug_the_game_goes_on():
    state = played(position(players=4, seat=3, pile=(0, 0, 1, 1)), "lay d5e5")
    assert (state.actor, state.phase) == (3, "turn")


@clause("MK-20")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_20_the_last_rug_of_those_still_in_is_the_last(turn: str):
    state = position(players=4, seat=3, pile=(0, 0, 1), out=[4], dirhams=(30, 30, 30, 0), turn=turn)
    assert is_over(played(state, "lay d5e5"))


@clause("MK-20")
@clause("MK-8")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_20_no_rug_is_left_when_the_last_to_lay_goes_out(turn: str):
    state = position(COSTLY, players=4, seat=4, phase="roll", pile=(0, 0, 0, 1), dirhams=(9, 8, 7, 1), turn=turn)
    assert is_over(played(state, "roll 1"))
    assert purses(state) == [9, 9, 7, 0]
    assert state.scores() == [11, 11, 9, 0]
    assert state.ranking() == [1, 1, 3, 4]


@clause("MK-20")
def test_mk_20_the_last_turn_goes_on_to_others_who_have_rugs():
    state = position(COSTLY, players=4, seat=3, phase="roll", pile=(0, 0, 1, 1), dirhams=(9, 8, 1, 7))
    state.play("roll 1")
    assert (state.actor, state.phase) == (3, "turn")


@clause("MK-20")
@pytest.mark.parametrize("turn", ["before", "after"])
@pytest.mark.parametrize(("players", "rugs"), [(2, 24), (3, 15), (4, 12)])
def test_mk_20_all_have_equally_many_turns(players: int, rugs: int, turn: str):
    state = igroteka.game("marrakech").new(players=players, bankruptcy="stay", turn=turn)
    layers = [seat for seat, phase, _ in game_of(state, seed=11) if phase == "lay"]
    assert layers == [*range(1, players + 1)] * rugs
    assert is_over(state)


@clause("MK-113")
def test_mk_113_dirhams_and_visible_halves_are_points():
    assert position(COSTLY, players=4, dirhams=(10, 20, 30, 40)).scores() == [12, 22, 32, 41]


@clause("MK-113")
def test_mk_113_a_covered_half_is_no_point():
    state = played(position(COSTLY, players=4, seat=1), "lay c5d5")
    assert state.scores() == [34, 31, 32, 31]


@clause("MK-113")
def test_mk_113_separate_halves_count_too():
    drawing = """
        A. .. .. .. .. .. A.
        .. .. .. .. .. .. ..
        .. .. Av .. .. .. ..
        .. .. A^ .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        A. .. .. .. .. .. A.
    """
    assert position(drawing, players=3).scores() == [36, 30, 30]


@clause("MK-113")
def test_mk_113_who_is_out_has_no_points():
    state = position(COSTLY, players=4, out=[3], dirhams=(30, 30, 0, 30))
    assert state.scores() == [32, 32, 0, 31]


@clause("MK-113")
@pytest.mark.parametrize(
    ("dirhams", "places"),
    [((40, 30, 20, 10), [1, 2, 3, 4]), ((10, 20, 30, 40), [4, 3, 2, 1]), ((25, 45, 5, 35), [3, 1, 4, 2])],
)
def test_mk_113_the_most_points_win(dirhams: tuple[int, ...], places: list[int]):
    assert position(players=4, dirhams=dirhams).ranking() == places


@clause("MK-21")
def test_mk_21_with_equal_points_more_dirhams_rank_higher():
    state = position(COSTLY, players=4, dirhams=(20, 20, 19, 21))
    assert state.scores() == [22, 22, 21, 22]
    assert state.ranking() == [2, 2, 4, 1]


@clause("MK-21")
def test_mk_21_dirhams_matter_only_between_equal_points():
    state = position(COSTLY, players=4, dirhams=(20, 21, 20, 21))
    assert state.scores() == [22, 23, 22, 22]
    assert state.ranking() == [3, 1, 3, 2]


@clause("MK-21")
@pytest.mark.parametrize(
    ("dirhams", "places"),
    [
        ((30, 30, 20, 10), [1, 1, 3, 4]),
        ((30, 20, 20, 10), [1, 2, 2, 4]),
        ((10, 30, 30, 30), [4, 1, 1, 1]),
        ((30, 20, 20, 20), [1, 2, 2, 2]),
        ((30, 30, 30, 30), [1, 1, 1, 1]),
    ],
)
def test_mk_21_if_those_are_equal_too_the_place_is_shared(dirhams: tuple[int, ...], places: list[int]):
    assert position(players=4, dirhams=dirhams).ranking() == places


@clause("MK-21")
def test_mk_21_three_seats_share_the_first_place_in_two():
    assert position(players=3, dirhams=(33, 24, 33)).ranking() == [1, 3, 1]


@clause("MK-24")
@pytest.mark.parametrize("phase", ["turn", "roll", "lay"])
@pytest.mark.parametrize("word", ["leave", "resign", "quit", "concede"])
def test_mk_24_the_rules_know_no_leaving(word: str, phase: str):
    with pytest.raises(NotationError):
        position(players=3, phase=phase).why_not(word)


@clause("MK-24")
def test_mk_24_a_seat_answers_for_itself_by_turning_and_laying_only():
    state = igroteka.game("marrakech").new(players=3, bankruptcy="stay")
    words = {text.split()[0] for _, _, text in game_of(state, seed=3)}
    assert words == {"left", "ahead", "right", "roll", "lay"}
    assert texts(state) == set()
