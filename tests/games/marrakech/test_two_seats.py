"""Two seats, two colours each: MK-114 … MK-116, MK-17, MK-18. A and B are seat 1's colours, C and D seat 2's."""

import pytest

import igroteka
from igroteka.core.state import State
from igroteka.games.marrakech.view import HalfView
from tests.games.marrakech.asking import assam, chances, is_over, played, purses, rugs_left, texts, tops
from tests.games.marrakech.drawing import position
from tests.marks import clause

BOTH = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. B> B< A> A< B. ..
    .. Av .. B> B< .. ..
    .. A^ .. C> C< .. D.
"""


def fresh(**options: str) -> State:
    return igroteka.game("marrakech").new(players=2, **options)


def asked(state: State, *steps: str) -> list[tuple[str, int]]:
    """Phase and seat (from 1) before each step."""
    seen = []
    for step in steps:
        seen.append((state.phase, state.view().turn + 1))
        state.play(step)
    return seen


@clause("MK-114")
def test_mk_114_each_seat_has_24_rugs():
    assert rugs_left(fresh()) == [24, 24]


@clause("MK-114")
def test_mk_114_twelve_of_each_of_two_colours():
    state = fresh()
    assert chances(state) == {"top 1": 12, "top 2": 12}
    assert chances(played(state, "top 1")) == {"top 1": 12, "top 2": 12}


@clause("MK-115")
def test_mk_115_chance_turns_up_the_first_rug_of_seat_one_then_of_seat_two():
    state = fresh()
    assert (state.actor, state.phase, tops(state)) == (igroteka.CHANCE, "top", [None, None])
    state.play("top 2")
    assert (state.actor, state.phase, tops(state)) == (igroteka.CHANCE, "top", [1, None])
    state.play("top 1")
    assert (state.actor, state.phase, tops(state)) == (0, "turn", [1, 2])


@clause("MK-115")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_mk_115_top_names_the_first_or_second_colour_of_the_seat(first: int, second: int):
    state = played(fresh(), f"top {first}", f"top {second}")
    assert tops(state) == [first - 1, second + 1]


@clause("MK-115")
@pytest.mark.parametrize("players", [3, 4])
def test_mk_115_with_three_or_four_seats_there_are_no_piles(players: int):
    state = played(position(players=players), "lay d5e5")
    assert (state.actor, state.phase) == (1, "turn")


@clause("MK-115")
@pytest.mark.parametrize(("top", "weights"), [("AC", (4, 7)), ("BC", (5, 6))])
def test_mk_115_the_weight_is_the_rugs_of_that_colour_left(top: str, weights: tuple[int, int]):
    state = played(position(players=2, pile=(5, 7, 9, 3), top=top), "lay d5e5")
    assert chances(state) == {"top 1": weights[0], "top 2": weights[1]}


@clause("MK-115")
def test_mk_115_the_pile_of_the_seat_that_laid_is_the_one_asked():
    state = played(position(players=2, seat=2, pile=(5, 7, 9, 3), top="AC"), "lay d5e5")
    assert chances(state) == {"top 1": 8, "top 2": 3}
    assert tops(played(state, "top 2")) == [0, 3]


@clause("MK-115")
def test_mk_115_a_colour_used_up_cannot_come_and_the_other_is_still_recorded():
    state = played(position(players=2, pile=(1, 3, 2, 2), top="AC"), "lay d5e5")
    assert (state.actor, state.phase) == (igroteka.CHANCE, "top")
    assert chances(state) == {"top 2": 3}


@clause("MK-18")
@pytest.mark.parametrize(("top", "colour"), [("AC", 0), ("BC", 1)])
def test_mk_18_the_top_rug_is_the_one_laid(top: str, colour: int):
    state = played(position(players=2, top=top), "lay d5e5")
    assert state.view().rugs == {
        "d5": HalfView(0, colour, "e5"),
        "e5": HalfView(0, colour, "d5"),
    }


@clause("MK-18")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_mk_18_both_tops_are_open_to_all(watcher: int | None):
    state = position(players=2, top="BC")
    assert [seat.top for seat in state.view(watcher).seats] == [1, 2]


@clause("MK-18")
@pytest.mark.parametrize("watcher", [None, 0, 1])
def test_mk_18_the_rest_of_the_piles_is_open_to_nobody(watcher: int | None):
    one, other = position(players=2, pile=(6, 2, 3, 5), top="AC"), position(players=2, pile=(4, 4, 7, 1), top="AC")
    assert one.view(watcher) == other.view(watcher)


@clause("MK-18")
def test_mk_18_when_it_is_laid_the_next_is_turned_up_before_the_other_seat_turns():
    state = position(players=2, top="AC")
    assert asked(state, "lay d5e5", "top 2", "ahead") == [("lay", 1), ("top", 1), ("turn", 2)]
    assert tops(state) == [1, 2]


@clause("MK-18")
def test_mk_18_nothing_is_turned_up_from_an_empty_pile():
    state = played(position(players=2, pile=(0, 1, 1, 0), top="BC"), "lay d5e5")
    assert (state.actor, state.phase) == (1, "turn")
    assert tops(state) == [None, 2]


@clause("MK-20")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_20_with_two_seats_the_last_rug_ends_the_game(turn: str):
    state = position(players=2, seat=2, pile=(0, 0, 1, 0), top="AC", turn=turn)
    assert is_over(played(state, "lay d5e5"))


@clause("MK-5")
def test_mk_5_turning_after_with_two_seats_is_roll_lay_top_turn():
    steps = ["top 1", "top 1", "roll 1", "lay d6e6", "top 2", "left", "roll 1", "lay e4f4", "top 1", "ahead", "roll 1"]
    phases = ["top 1", "top 2", "roll 1", "lay 1", "top 1", "turn 1", "roll 2", "lay 2", "top 2", "turn 2", "roll 1"]
    state = fresh(turn="after")
    assert [f"{phase} {seat}" for phase, seat in asked(state, *steps)] == phases
    assert assam(state) == "f5 e"


@clause("MK-5")
def test_mk_5_turning_after_assam_is_turned_though_the_pile_is_empty():
    state = played(position(players=2, turn="after", pile=(0, 1, 1, 0), top="BC"), "lay d5e5")
    assert (state.actor, state.phase) == (0, "turn")


@clause("MK-17")
@pytest.mark.parametrize(("start", "price"), [("d4 s", 2), ("f4 s", 1), ("c4 s", 2), ("d6 w", 0), ("c6 e", 2)])
def test_mk_17_the_two_colours_of_one_owner_do_not_join(start: str, price: int):
    state = played(position(BOTH, start, players=2, seat=2, phase="roll", top="AC"), "roll 1")
    assert purses(state) == [30 + price, 30 - price]


@clause("MK-28")
@pytest.mark.parametrize("top", ["AC", "BC"])
@pytest.mark.parametrize("start", ["d4 s", "c4 s"])
def test_mk_28_no_fee_on_ones_own_rug_of_either_colour(start: str, top: str):
    state = played(position(BOTH, start, players=2, seat=1, phase="roll", top=top), "roll 1")
    assert purses(state) == [30, 30]


@clause("MK-11")
@pytest.mark.parametrize("top", ["AC", "BC"])
def test_mk_11_own_rugs_of_either_colour_are_not_covered_whole(top: str):
    state = position(BOTH, players=2, top=top)
    assert "lay d5e5" not in texts(state)
    assert {"lay c5d5", "lay d5d6"} <= texts(state)
    assert "lay d6e6" not in texts(position(BOTH, "d7 s", players=2, top=top))


@clause("MK-11")
@clause("MK-25")
def test_mk_11_the_option_allows_either_own_colour_and_none_of_the_others():
    for place, rug in (("d4 s", "lay d5e5"), ("d7 s", "lay d6e6")):
        assert rug in texts(position(BOTH, place, players=2, top="AC", own_rug="allowed"))
        assert rug not in texts(position(BOTH, place, seat=2, players=2, top="AC", own_rug="allowed"))


@clause("MK-113")
def test_mk_113_both_colours_count_for_their_owner():
    assert position(BOTH, players=2, dirhams=(20, 40)).scores() == [20 + 9, 40 + 3]


@clause("MK-9")
@clause("MK-116")
@pytest.mark.parametrize("turn", ["before", "after"])
def test_mk_9_with_two_seats_the_other_has_won(turn: str):
    state = position(BOTH, players=2, seat=2, phase="roll", dirhams=(3, 1), top="AC", turn=turn)
    assert is_over(played(state, "roll 1"))
    assert (purses(state), state.ranking()) == ([4, 0], [1, 2])


@clause("MK-116")
def test_mk_116_a_turn_is_move_pay_and_lay_with_two_seats_too():
    state = position(BOTH, "e4 e", players=2, seat=2, phase="turn", top="AD")
    assert texts(state) == {"left", "ahead", "right"}
    played(state, "right", "roll 1")
    assert (purses(state), state.actor, state.phase) == ([32, 28], 1, "lay")
    assert "lay d5d6" in texts(state)
    assert "lay d6e6" not in texts(state)


@clause("MK-116")
def test_mk_116_staying_works_with_two_seats_too():
    state = position(BOTH, players=2, seat=2, phase="roll", dirhams=(3, 1), top="AC", bankruptcy="stay")
    assert (played(state, "roll 1").phase, state.actor, purses(state)) == ("lay", 1, [4, 0])


@clause("MK-8")
def test_mk_8_with_two_seats_the_whole_pile_of_who_is_out_is_taken_away():
    state = position(BOTH, players=2, seat=2, phase="roll", dirhams=(3, 1), pile=(6, 5, 4, 7), top="AC")
    played(state, "roll 1")
    assert (rugs_left(state), tops(state)) == ([11, 0], [0, None])
    assert state.scores() == [4 + 9, 0]
