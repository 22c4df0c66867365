"""Card sense: the worth of chairs. Positions are written as in the clause tests; chairs and seats count from 0."""

from igroteka.bots.race.chairs import ANY, CAPTURE, DENIED, FLAT, LEAD, NEW, TAKE, WIN, Chairs, dimmed
from tests.games.chazz.asking import position


def gains(*cards: str, territories: tuple[str, ...] = (), word: str = "spit", players: int = 4) -> list[int]:
    """What seat 1 gains at each chair."""
    chairs = Chairs(position(cards, territories, players=players))
    return [chairs.gain(0, chair, word) for chair in range(chairs.number)]


def test_the_more_kinds_lie_there_already_the_more_a_new_one_brings():
    assert gains("1 rub 2", "1 rub 3", "1 claw 3") == [NEW[0], NEW[1], CAPTURE]


def test_a_kind_that_lies_there_already_brings_nothing():
    assert gains("1 spit 2", "1 rub 2")[1] == 0


def test_ones_own_territory_brings_nothing_and_anothers_more():
    assert gains(territories=("1 1",))[0] == 0
    assert gains("1 rub 3", "1 claw 3", territories=("2 3",))[2] == CAPTURE + TAKE


def test_the_second_territory_wins():
    assert gains("1 rub 3", "1 claw 3", territories=("1 1",)) == [0, NEW[0], WIN]


def test_without_a_card_in_the_hand_one_is_missing_elsewhere():
    laid = ["1 spit 1", "1 spit 2", "1 rub 2", "1 spit 3", "1 rub 4", "1 claw 4"]
    assert gains(*laid, players=6) == [0, 0, 0, CAPTURE - NEW[0], 0]


def test_a_chair_is_worth_more_that_a_rival_must_not_get():
    chairs = Chairs(position(["2 rub 3", "2 claw 3"], ["2 1"], card=1))
    assert chairs.words["spit"][0] == [ANY + NEW[0] + NEW[0] // DENIED, ANY + NEW[0] + 2, ANY + NEW[0] + WIN // DENIED]


def test_the_leader_card_draws_everybody_but_the_leader():
    worth = Chairs(position(leader=1, card=2)).words["rub"]
    assert [row[1] - row[0] for row in worth] == [0, LEAD, LEAD, LEAD]


def test_before_the_call_the_mean_over_the_words_counts():
    chairs = Chairs(position(["1 rub 3", "1 claw 3"], card=1))
    by_word = [chairs.words[word][0][2] for word in ("spit", "claw", "rub")]
    assert chairs.hopes[0][2] == sum(by_word) // 3


def test_without_card_sense_all_chairs_are_alike():
    assert dimmed([[4, 400]], 0) == [[FLAT, FLAT]]
    assert dimmed([[4, 400]], 100) == [[4, 400]]
    assert dimmed([[4, 400]], 50) == [[12, 210]]
