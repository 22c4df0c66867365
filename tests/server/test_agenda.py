"""What is compiled first, and that nothing is compiled by two processes at once."""

from igroteka.server.bots.agenda import TRIES, Agenda
from igroteka.server.bots.parts import GamePart


def texts(agenda: Agenda) -> list[str]:
    """Everything that can be had now, one after the other."""
    parts = iter(agenda.next, None)
    return [f"{part.game} {part.name}" for part in parts]


def test_rules_come_before_bots_and_bots_only_after_their_own_rules():
    agenda = Agenda(["a", "b"])
    assert texts(agenda) == ["a rules", "b rules"]
    agenda.finish(GamePart("b", "rules"))
    assert texts(agenda) == ["b bots"]
    agenda.finish(GamePart("a", "rules"))
    assert texts(agenda) == ["a bots"]


def test_what_is_in_the_cache_is_not_compiled_again():
    agenda = Agenda(["a", "b"], [GamePart("a", "rules"), GamePart("b", "rules"), GamePart("b", "bots")])
    assert not agenda.is_empty
    assert texts(agenda) == ["a bots"]
    agenda.finish(GamePart("a", "bots"))
    assert agenda.is_empty


def test_a_game_that_somebody_wants_to_play_comes_first_with_its_bots():
    agenda = Agenda(["a", "b", "c"], [GamePart("a", "rules")])
    agenda.want("c")
    agenda.want("b")
    agenda.want("c")
    assert agenda.next() == GamePart("c", "rules")
    agenda.finish(GamePart("c", "rules"))
    assert texts(agenda) == ["b rules", "c bots", "a bots"]


def test_what_fails_is_tried_again_and_then_given_up():
    agenda = Agenda(["a"])
    for number in range(TRIES):
        assert agenda.next() == GamePart("a", "rules")
        assert agenda.give_back(GamePart("a", "rules")) == (number < TRIES - 1)
    assert agenda.next() is None
    assert not agenda.given
