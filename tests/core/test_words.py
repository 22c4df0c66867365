"""Sentences in two languages."""

import pytest

from igroteka.core.errors import BadOption, IgrotekaError, NothingToUndo
from igroteka.core.words import Words, plural, quote

COINS = Words("{n:coin|coins}", "{n:монета|монеты|монет}")


@pytest.mark.parametrize(
    ("number", "russian"),
    [
        *[(0, "монет"), (1, "монета"), (2, "монеты"), (4, "монеты"), (5, "монет"), (11, "монет"), (12, "монет")],
        *[(14, "монет"), (21, "монета"), (22, "монеты"), (25, "монет"), (101, "монета"), (111, "монет")],
    ],
)
def test_numbers_choose_the_form_of_a_word(number, russian):
    assert COINS.say("ru", n=number) == f"{number} {russian}"
    assert COINS.say("en", n=number) == f"{number} {'coin' if number == 1 else 'coins'}"


def test_codes_choose_a_piece_of_a_sentence():
    words = Words("It {end:won=is won;lost=is lost}.", "Партия {end:won=выиграна;lost=проиграна}.")
    assert words.say("en", end="lost") == "It is lost."
    assert words.say("ru", end="won") == "Партия выиграна."


def test_parameters_that_are_words_speak_the_same_language():
    assert Words("by {who}", "кем: {who}").say("ru", who=Words("chance", "случай")) == "кем: случай"


def test_braces_in_a_parameter_are_left_alone():
    said = Words("got {got} from {who}", "{who}: {got}")
    assert said.say("en", got="{x", who=Words("{y}", "{z")) == "got {x from {y}"
    assert said.say("ru", got="{x", who=Words("{y}", "{z")) == "{z: {x"


def test_lists_are_joined():
    assert Words("one of {valid}", "одно из {valid}").say("en", valid=["a", 2]) == "one of a, 2"


def test_three_forms_are_russian_and_two_are_english():
    assert plural(3, ["a", "b"]) == "b"
    assert plural(3, ["a", "b", "c"]) == "b"


def test_what_was_got_is_quoted_and_cut():
    got = Words("{got}", "{got}")
    assert got.say("en", got=quote("x\x1b[31m")) == r"'x\x1b[31m'"
    assert got.say("ru", got=quote("x")) == "«x»"
    assert len(quote("x" * 10_000)) == 60
    assert quote(7) == "7"


def test_errors_speak_both_languages_and_survive_pickling():
    import pickle

    error = NothingToUndo(got="5", steps=2)
    assert str(error) == "5 is no step to go back to: the match has 2 steps."
    assert error.sentence("ru") == "К шагу 5 вернуться нельзя: в партии 2 шага."
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (type(again), again.parameters) == (NothingToUndo, error.parameters)


def test_every_error_is_an_igroteka_error():
    assert issubclass(BadOption, IgrotekaError)


def test_what_cannot_show_itself_is_named_by_its_kind():
    class Speechless:
        def __repr__(self) -> str:
            raise ValueError

    assert quote(Speechless()) == "<Speechless>"
    assert quote(10**5000) == "<int>"  # Python refuses to write out so many digits
