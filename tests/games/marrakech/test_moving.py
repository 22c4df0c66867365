"""The order of a turn and Assam's walk: MK-109 … MK-111, MK-1 … MK-5, MK-27, MK-29."""

from itertools import product

import pytest

import igroteka
from igroteka.core.errors import NotationError
from tests.games.marrakech.asking import CELLS, assam, played, purses, texts, walk
from tests.games.marrakech.drawing import position
from tests.marks import clause

PAIRS = {
    "n": ("s", ["a1 b1", "c1 d1", "e1 f1"]),
    "e": ("w", ["g2 g3", "g4 g5", "g6 g7"]),
    "s": ("n", ["b7 c7", "d7 e7", "f7 g7"]),
    "w": ("e", ["a1 a2", "a3 a4", "a5 a6"]),
}
EXITS = [
    (f"{left} {way}", f"{entered} {back}")
    for way, (back, pairs) in PAIRS.items()
    for pair in pairs
    for left, entered in (pair.split(), reversed(pair.split()))
]
LOOPS = [("g1 n", "g1 w"), ("g1 e", "g1 s"), ("a7 s", "a7 e"), ("a7 w", "a7 n")]
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


@clause("MK-109")
def test_mk_109_move_then_pay_then_lay():
    state = position(
        """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. B> B< .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        """,
        players=3,
        phase="turn",
    )
    seen = [(state.phase, state.actor, purses(state))]
    for step in ("ahead", "roll 1", "lay d6e6"):
        state.play(step)
        seen.append((state.phase, state.actor, purses(state)))
    assert seen == [
        ("turn", 0, [30, 30, 30]),
        ("roll", igroteka.CHANCE, [30, 30, 30]),
        ("lay", 0, [28, 32, 30]),
        ("turn", 1, [28, 32, 30]),
    ]


@clause("MK-29")
@pytest.mark.parametrize("players", [3, 4])
def test_mk_29_turns_go_in_the_order_of_seats_and_round_again(players: int):
    state = igroteka.game("marrakech").new(players=players, bankruptcy="stay")
    order = []
    for _ in range(players + 2):
        order.append(state.actor)
        played(state, "ahead", "roll 1")
        state.apply(state.legal()[0])
    assert order == [*range(players), 0, 1]


@clause("MK-29")
@pytest.mark.parametrize(
    ("out", "seat", "following"), [((2,), 1, 3), ((2, 3), 1, 4), ((1,), 4, 2), ((2, 1), 4, 3), ((4,), 3, 1)]
)
def test_mk_29_those_who_are_out_are_passed_over(out: tuple[int, ...], seat: int, following: int):
    state = played(position(players=4, seat=seat, out=out), "lay d5e5")
    assert (state.actor + 1, state.phase) == (following, "turn")


@clause("MK-27")
def test_mk_27_three_ways_to_turn():
    assert texts(position(players=3, phase="turn")) == {"left", "ahead", "right"}


@clause("MK-27")
@pytest.mark.parametrize(("facing", "left", "right"), ["nwe", "ens", "sew", "wsn"])
def test_mk_27_left_and_right_are_assams_own(facing: str, left: str, right: str):
    for step, way in (("left", left), ("ahead", facing), ("right", right)):
        state = position(players=3, phase="turn", assam=f"d4 {facing}")
        assert assam(played(state, step)) == f"d4 {way}"


@clause("MK-27")
@pytest.mark.parametrize("word", ["back", "round", "around", "turn", "n"])
def test_mk_27_there_is_no_turning_round(word: str):
    with pytest.raises(NotationError):
        position(players=3, phase="turn").why_not(word)


@clause("MK-5")
def test_mk_5_the_way_chosen_before_the_roll_is_the_way_walked():
    assert assam(played(position(players=3, phase="turn"), "right", "roll 2")) == "b4 w"


@clause("MK-5")
@pytest.mark.parametrize("phase", ["roll", "lay"])
def test_mk_5_the_direction_is_not_changed_later_in_the_turn(phase: str):
    state = position(players=3, phase=phase)
    for step in ("left", "ahead", "right"):
        assert state.why_not(step) is not None


@clause("MK-5")
def test_mk_5_turning_after_a_turn_is_roll_lay_turn():
    state = igroteka.game("marrakech").new(players=4, turn="after")
    seen = []
    for step in ("roll 1", "lay d6e6", "left", "roll 1", "lay e4f4", "ahead"):
        seen.append((state.phase, state.view().turn, state.actor))
        state.play(step)
    chance = igroteka.CHANCE
    assert seen == [
        ("roll", 0, chance),
        ("lay", 0, 0),
        ("turn", 0, 0),
        ("roll", 1, chance),
        ("lay", 1, 1),
        ("turn", 1, 1),
    ]


@clause("MK-5")
def test_mk_5_turning_after_sets_the_way_of_the_next_player():
    state = igroteka.game("marrakech").new(players=4, turn="after")
    played(state, "roll 1", "lay d6e6", "left")
    assert assam(state) == "d5 e"
    assert assam(played(state, "roll 2")) == "f5 e"


@clause("MK-5")
@clause("MK-27")
def test_mk_5_turning_after_offers_the_same_three_ways():
    state = position(players=4, turn="after", phase="turn")
    assert texts(state) == {"left", "ahead", "right"}


@clause("MK-5")
@pytest.mark.parametrize("players", [3, 4])
def test_mk_5_turning_after_nothing_is_turned_after_the_last_rug(players: int):
    pile = [0] * (players - 1) + [1]
    state = played(position(players=players, turn="after", seat=players, pile=pile), "lay d5e5")
    assert (state.actor, state.phase) == (igroteka.OVER, "over")


@clause("MK-5")
def test_mk_5_turning_after_the_last_but_one_rug_assam_is_turned():
    state = played(position(players=4, turn="after", seat=3, pile=(0, 0, 1, 1)), "lay d5e5")
    assert (state.actor, state.phase) == (2, "turn")


@clause("MK-110")
@pytest.mark.parametrize(("steps", "cell"), [(1, "d5"), (2, "d6"), (3, "d7")])
def test_mk_110_as_many_cells_as_slippers(steps: int, cell: str):
    assert walk("d4 s", steps) == f"{cell} s"


@clause("MK-110")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_mk_110_the_cell_he_stands_on_is_not_counted(steps: int):
    assert walk("a4 e", steps) == f"{'abcde'[steps]}4 e"


@clause("MK-111")
@pytest.mark.parametrize(
    ("way", "line"), [("n", "d4 d3 d2 d1"), ("e", "d4 e4 f4 g4"), ("s", "d4 d5 d6 d7"), ("w", "d4 c4 b4 a4")]
)
def test_mk_111_he_walks_straight_on_in_the_way_he_faces(way: str, line: str):
    for steps in (1, 2, 3):
        assert walk(f"d4 {way}", steps) == f"{line.split()[steps]} {way}"


@clause("MK-111")
@pytest.mark.parametrize("way", list("nesw"))
def test_mk_111_inside_the_square_every_step_is_to_the_cell_before_him(way: str):
    right, down = STEP[way]
    for column, row in product(range(7), range(7)):
        if 0 <= column + right < 7 and 0 <= row + down < 7:
            assert (
                walk(f"{'abcdefg'[column]}{row + 1} {way}", 1) == f"{'abcdefg'[column + right]}{row + down + 1} {way}"
            )


@clause("MK-1")
@pytest.mark.parametrize(("start", "end"), EXITS)
def test_mk_1_the_24_exits_to_a_neighbouring_line(start: str, end: str):
    assert walk(start, 1) == end


@clause("MK-1")
@pytest.mark.parametrize(("start", "end"), EXITS)
def test_mk_1_after_the_border_the_steps_left_lead_back_in(start: str, end: str):
    cell, way = end.split()
    column, row = "abcdefg".index(cell[0]) + 3 * STEP[way][0], int(cell[1]) + 3 * STEP[way][1]
    assert walk(start, 4) == f"{'abcdefg'[column]}{row} {way}"


@clause("MK-1")
@clause("MK-2")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ("a1 w", 1, "a2 e"),
        ("g1 e", 1, "g1 s"),
        ("g3 n", 3, "g1 w"),
        ("a1 n", 4, "b4 s"),
        ("b7 w", 3, "a6 n"),
        ("g7 s", 3, "f5 n"),
    ],
)
def test_mk_1_the_check_values_of_the_rulings(start: str, steps: int, end: str):
    assert walk(start, steps) == end


@clause("MK-2")
@pytest.mark.parametrize(("start", "end"), LOOPS)
def test_mk_2_the_four_corner_exits_come_back_on_the_same_cell(start: str, end: str):
    assert walk(start, 1) == end


@clause("MK-2")
@pytest.mark.parametrize(("start", "end"), [("g1 n", "d1 w"), ("g1 e", "g4 s"), ("a7 s", "d7 e"), ("a7 w", "a4 n")])
def test_mk_2_the_loop_costs_one_step(start: str, end: str):
    assert walk(start, 4) == end


@clause("MK-3")
def test_mk_3_he_keeps_facing_the_way_he_was_going():
    state = played(position(players=3, phase="roll", assam="g3 n"), "roll 3", "lay f1f2")
    assert assam(state) == "g1 w"
    assert assam(played(state, "left")) == "g1 s"


def mirrored(place: str, *, falling: bool) -> str:
    """Reflects a cell and a way in the diagonal a1–g7 (falling) or a7–g1."""
    cell, way = place.split()
    column, row = "abcdefg".index(cell[0]), int(cell[1]) - 1
    if falling:
        return f"{'abcdefg'[row]}{column + 1} {dict(zip('nesw', 'wsen', strict=True))[way]}"
    return f"{'abcdefg'[6 - row]}{7 - column} {dict(zip('nesw', 'enws', strict=True))[way]}"


@clause("MK-4")
@pytest.mark.parametrize("falling", [True, False])
def test_mk_4_the_border_is_symmetric_so_the_first_way_does_not_matter(*, falling: bool):
    for start in (f"{cell} {way}" for cell in CELLS for way in "nesw"):
        assert walk(mirrored(start, falling=falling), 4) == mirrored(walk(start, 4), falling=falling)
