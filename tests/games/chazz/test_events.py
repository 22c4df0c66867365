"""What is told of a step: the events of docs/notation.md, clause by clause."""

from tests.games.chazz.asking import called, new, played, position, told
from tests.games.chazz.test_territories import two_of_three
from tests.marks import clause


@clause("CH-6")
def test_ch_6_lots_have_no_events():
    assert told(new(), "leader 2") == []
    assert told(played(new(), "leader 2"), "card 3") == []


@clause("CH-110")
def test_ch_110_sitting_down_is_told():
    assert told(played(position(), "call spit"), "sit 3 2") == ["3 sits 2"]


@clause("CH-111")
def test_ch_111_the_last_sitting_tells_the_whole_round():
    state = played(position(["2 spit 2"], ["1 1"], leader=4, card=2), "call spit", "sit 1 1", "sit 3 3")
    assert told(state, "sit 2 2") == ["2 sits 2", "4 stands", "3 lays spit 3", "round ends", "2 leads"]


@clause("CH-112")
def test_ch_112_a_moved_card_is_told_with_both_chairs():
    laid = ["2 rub 1", "2 rub 2", "2 rub 3"]
    state = played(position(laid, leader=5, players=5), "call rub", "sit 1 1", "sit 3 2", "sit 4 3")
    assert told(state, "sit 2 4") == ["2 sits 4", "5 stands", "1 lays rub 1", "3 lays rub 2", "4 lays rub 3"]
    assert told(played(state, "sit 2 4"), "move 3") == ["2 moves rub 3 4", "round ends", "1 leads"]


@clause("CH-113")
@clause("CH-12")
def test_ch_113_a_capture_is_told_with_what_returns():
    state = played(position(two_of_three(2, 3), ["4 3"], card=2), "call rub", "sit 1 1", "sit 3 2")
    assert told(state, "sit 2 3") == [
        "2 sits 3",
        "4 stands",
        "1 lays rub 1",
        "2 lays rub 3",
        "3 lays rub 2",
        "2 gathers 3",
        "4 loses 3",
        "2 captures 3",
        "round ends",
        "3 leads",
    ]


@clause("CH-106")
def test_ch_106_a_win_is_told_last():
    state = played(position(two_of_three(2, 3), ["2 1"]), "call rub", "sit 1 1", "sit 3 2")
    assert told(state, "sit 2 3")[-3:] == ["2 captures 3", "round ends", "won"]


@clause("CH-22")
def test_ch_22_the_limit_is_told_last():
    state = played(position(round_limit=1), "call rub", "sit 1 1", "sit 3 2")
    assert told(state, "sit 2 3")[-2:] == ["round ends", "limit"]


@clause("CH-19")
def test_ch_19_passing_the_card_is_told_with_both_chairs():
    state = played(position(leader=1, card=1), "call rub", "sit 1 1", "sit 3 2")
    assert told(state, "sit 2 3")[-3:] == ["round ends", "1 passes 1 3", "2 leads"]


@clause("CH-109")
def test_ch_109_a_call_is_told():
    assert told(played(called(position(card=3), "spit", 1, 2, 4), "card 2"), "call claw") == ["4 calls claw"]
