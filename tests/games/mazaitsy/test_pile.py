"""The pile, the thickets under it and Mazai in it: MZ-1, MZ-112, MZ-2, MZ-3.

Chances are compared with all orders of a small pile, shuffled honestly card by card.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import pytest

from igroteka.core.state import State
from tests.games.mazaitsy.asking import begun, card, chances, dealt, hurried, played, refusal
from tests.games.mazaitsy.drawing import SMALL_CALM, position
from tests.marks import clause

Order = tuple[str, ...]

FIVE_THICKETS = ("deal thicket",) * 5


def shares(numbers: dict[str, int]) -> dict[str, Fraction]:
    return {text: Fraction(number, sum(numbers.values())) for text, number in numbers.items()}


def coming(orders: Sequence[Order], seen: Order) -> dict[str, Fraction]:
    """Which card comes next in these orders, all equally likely, if these have come."""
    after = len(seen)
    return shares(Counter(order[after] for order in orders if order[:after] == seen and len(order) > after))


def piles(cards: Sequence[str], under: int, below: Sequence[int]) -> list[Order]:
    """All orders of these cards, thickets under them, with so many of all below Mazai."""
    whole = [(*order, *("thicket",) * under) for order in permutations(cards)]
    return [(*one[: len(one) - number], "mazai", *one[len(one) - number :]) for one in whole for number in below]


def turned_up(state: State) -> dict[str, Fraction]:
    assert state.phase == "top"
    return {text.removeprefix("top "): share for text, share in shares(chances(state)).items()}


def compare_tops(state: State, orders: Sequence[Order], seen: Order = ()) -> int:
    """Follows every way in which the pile may be turned up, until Mazai and the card after him; how many there are."""
    assert turned_up(state) == coming(orders, seen)
    ways = 0
    for top in turned_up(state):
        after = played(state.copy(), f"top {top}")
        if "mazai" in seen:
            ways += 1
        elif top != "mazai":
            ways += compare_tops(played(after, "left", "stop", "lay c4"), orders, (*seen, top))
        elif coming(orders, (*seen, top)):
            ways += compare_tops(after, orders, (*seen, top))
        else:
            ways += 1
    return ways


def mazais_share(state: State) -> list[Fraction]:
    """How likely Mazai is each time a card is turned up, until he must come. Another comes as long as one can."""
    found: list[Fraction] = []
    while Fraction(1) not in found:
        found.append(turned_up(hurried(state, "top")).get("mazai", Fraction(0)))
        state.apply(state.outcomes()[0][0])
    return found


@clause("MZ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_1_a_thicket_is_no_start_card(players: int):
    state = played(begun(players), "deal thicket")
    assert (state.phase, card(state, "c3"), chances(state)["deal thicket"]) == ("deal", "", 4)
    assert card(played(state, "deal thicket", "deal log"), "c3") == "log"


@clause("MZ-1")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_mz_1_on_none_of_the_four_start_cells(place: int):
    starts = ("c3", "d3", "c4", "d4")
    state = played(begun(), *("deal fish+",) * place, "deal thicket")
    assert [card(state, cell) for cell in starts] == ["fish+"] * place + [""] * (4 - place)
    assert card(played(state, "deal water"), starts[place]) == "water"


@clause("MZ-1")
def test_mz_1_elsewhere_it_is_a_card_like_others():
    assert card(played(begun(), *("deal fish+",) * 4, "deal thicket"), "a1") == "thicket"
    assert card(played(begun(2), "deal fish+", "deal thicket"), "a1") == "thicket"


@clause("MZ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_1_thickets_put_under_the_pile_are_not_dealt(players: int):
    state = played(begun(players), *FIVE_THICKETS)
    assert "deal thicket" not in chances(state)
    assert sum(chances(state).values()) == 46
    assert refusal(state, "deal thicket") == "MZ-1"


@clause("MZ-1")
def test_mz_1_nor_turned_up_before_the_others():
    state = played(position(pile=("water", "log") * 2, under=3, mazai_below=(0, 4)), "left", "stop", "lay c4")
    assert set(chances(state)) == {"top water", "top log"}
    assert refusal(state, "top thicket") == "MZ-1"


@clause("MZ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_1_they_stay_in_the_pile(players: int):
    state = hurried(played(begun(players), *FIVE_THICKETS), "boat")
    field = 25 if players == 2 else 36
    assert state.view().pile == 51 - field - players - 1
    assert all(one.card != "thicket" for one in state.view().field + state.view().row)


@clause("MZ-1")
@pytest.mark.parametrize("players", [2, 4])
def test_mz_1_the_chances_of_start_cards_are_those_of_a_shuffled_pile(players: int):
    cards = ("thicket", "thicket", "water", "water", "log", "fish")
    changes = {"cards": -1, "of_type": 0, "dealt": 0, "boat": -1, "in_row": 0, "row": -1}
    new = position(phase="deal", pile=cards, top="", mazai_below=None, players=players, changes=changes)
    starts = 1 if players == 2 else 4
    orders = list(permutations(cards))
    for order in set(orders):
        state, put_under, laid = new.copy(), 0, 0
        for number, one in enumerate(order):
            dealing = {text.removeprefix("deal "): share for text, share in shares(chances(state)).items()}
            assert dealing == coming(orders, order[:number])
            played(state, f"deal {one}")
            put_under, laid = (put_under + 1, laid) if one == "thicket" and laid < starts else (put_under, laid + 1)
        assert state.view().pile == put_under
        assert sum(cell.card is not None for cell in state.view().field) == laid


@clause("MZ-112")
@pytest.mark.parametrize("watcher", [None, 0, 1, 2, 3])
def test_mz_112_all_see_the_top_card_and_nobody_the_others(watcher: int | None):
    one, other = position(top="swamp", pile=("log",) * 5), position(top="swamp", pile=("fish",) * 5)
    assert one.view(watcher).top == "swamp"
    assert one.view(watcher) == other.view(watcher)


@clause("MZ-112")
@pytest.mark.parametrize("watcher", [None, 0, 3])
def test_mz_112_nobody_sees_where_mazai_is(watcher: int | None):
    assert position(mazai_below=(0, 4)).view(watcher) == position(mazai_below=(4, 4)).view(watcher)


@clause("MZ-112")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mz_112_at_setup_he_is_not_on_top(players: int):
    state = hurried(begun(players), "top")
    assert "top mazai" not in chances(state)
    assert refusal(state, "top mazai") == "MZ-112"


@clause("MZ-112")
def test_mz_112_he_lies_deeper():
    state = played(position(pile=("water",) * 6, mazai_below=(0, 4)), "left", "stop", "lay c4")
    assert chances(state) == {"top water": 6}
    assert refusal(state, "top mazai") == "MZ-112"


@clause("MZ-112")
def test_mz_112_he_is_next():
    state = played(position(pile=("water",) * 4, mazai_below=(4, 4)), "left", "stop", "lay c4")
    assert set(chances(state)) == {"top mazai"}
    assert refusal(state, "top water") == "MZ-112"


@clause("MZ-112")
def test_mz_112_he_has_just_gone_to_the_row():
    state = played(position(pile=("water",) * 4, mazai_below=(4, 4)), "left", "stop", "lay c4", "top mazai")
    assert set(chances(state)) == {"top water"}
    assert refusal(state, "top mazai") == "MZ-112"


@clause("MZ-2")
@pytest.mark.parametrize(
    ("cards", "under"),
    [
        (("water", "water", "log", "fish"), 0),
        (("water", "water", "log", "log", "swamp"), 0),
        (("water", "water", "fish", "thicket", "log", "water"), 0),
        (("water", "log", "thicket"), 1),
        (("thicket", "water", "thicket", "log"), 2),
        (("water", "log", "fish"), 2),
        (("water", "thicket", "water", "log"), 5),
        (("water",), 4),
        ((), 4),
        ((), 5),
    ],
)
def test_mz_2_the_chances_are_those_of_a_shuffled_pile_with_mazai_in_each_of_five_places(cards: Order, under: int):
    state = position(pile=cards, under=under, mazai_below=(0, 4))
    orders = piles(cards, under, range(5))
    assert compare_tops(played(state, "left", "stop", "lay c4"), orders) >= 5


@clause("MZ-2")
@pytest.mark.parametrize(("players", "above"), [(3, 8), (4, 7)])
@pytest.mark.parametrize("thickets", [0, 2, 5])
def test_mz_2_he_is_above_between_or_below_the_bottom_four(players: int, above: int, thickets: int):
    state = played(begun(players), *("deal thicket",) * thickets)
    assert mazais_share(state) == [Fraction(0)] * above + [Fraction(1, places) for places in (5, 4, 3, 2, 1)]


@clause("MZ-2")
def test_mz_2_thickets_under_the_pile_stay_below_mazai_or_around_him():
    state = hurried(played(begun(4), *FIVE_THICKETS), "top")
    for _ in range(6):
        assert not {"top thicket", "top mazai"} & set(chances(state))
        state.apply(state.outcomes()[0][0])
        hurried(state, "top")
    assert set(chances(state)) == {"top thicket"}
    hurried(played(state, "top thicket"), "top")
    assert turned_up(state) == {"thicket": Fraction(4, 5), "mazai": Fraction(1, 5)}


@clause("MZ-3")
@pytest.mark.parametrize("thickets", [0, 3, 5])
def test_mz_3_with_two_seats_mazai_is_the_14th_card(thickets: int):
    state = played(begun(2), *("deal thicket",) * thickets)
    in_the_row = 2
    assert mazais_share(state) == [Fraction(0)] * (13 - in_the_row) + [Fraction(1)]
    assert (state.phase, state.view().pile) == ("top", 13)


@clause("MZ-3")
@pytest.mark.parametrize(
    ("cards", "under", "below"),
    [
        (("water", "log", "log", "fish"), 0, 2),
        (("water", "log", "thicket"), 2, 3),
        (("water", "log", "thicket", "fish"), 2, 1),
        (("water", "thicket"), 3, 2),
        (("water", "log", "swamp"), 0, 0),
    ],
)
def test_mz_3_the_chances_are_those_of_a_shuffled_pile(cards: Order, under: int, below: int):
    state = position(SMALL_CALM, boats=["a1 s", "a1 e"], players=2, pile=cards, under=under, mazai_below=(below, below))
    orders = piles(cards, under, [below])
    assert compare_tops(played(state, "left", "stop", "lay c4"), orders) >= 1


@clause("MZ-3")
def test_mz_3_thirteen_cards_lie_below_him():
    state = hurried(dealt(2), "top")
    while "top mazai" not in chances(state):
        state.apply(state.outcomes()[0][0])
        hurried(state, "top")
    assert state.view().pile == 13
