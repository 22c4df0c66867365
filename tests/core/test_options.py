"""Options: named values, written and read as text."""

from typing import Annotated, ClassVar, Literal

import pytest
from msgspec import Meta, defstruct

import igroteka
from igroteka.core.errors import BadOption, BadOptions, ClashingOptions, UnknownGame, UnknownOption
from igroteka.core.options import Option, Options, described, phrase, read_options, write_options
from igroteka.core.words import Words
from igroteka.games import NAMES
from tests.every_game import every_game

GAME = igroteka.game("marrakech")


@every_game()
def test_options_survive_being_written_and_read(game, options):
    made = game.options(**options)
    assert read_options(game.options, game.name, write_options(made)) == made


def test_the_first_value_is_the_default():
    assert write_options(GAME.options(players=GAME.seats[0])) == {
        "players": "2",
        "bankruptcy": "eliminate",
        "own_rug": "forbidden",
        "turn": "before",
    }


@pytest.mark.parametrize("value", ["", "5", "02", "2 ", "two", "２"])
def test_a_text_that_is_no_value_is_refused(value):
    with pytest.raises(BadOption, match="valid values are 2, 3, 4"):
        read_options(GAME.options, GAME.name, {"players": value})


def test_a_text_for_an_unknown_option_is_refused():
    with pytest.raises(UnknownOption, match="its options are players, bankruptcy, own_rug, turn"):
        read_options(GAME.options, GAME.name, {"colour": "red"})


TAYU = igroteka.game("tayu")


@pytest.mark.parametrize("value", [1, 24, 999])
def test_any_whole_number_of_a_range_is_a_value(value):
    options = read_options(TAYU.options, "tayu", {"target": str(value)})
    assert write_options(options)["target"] == str(value)
    assert TAYU.new(players=3, spoiler="fixed", target=value).view().target == value


@pytest.mark.parametrize("value", [0, 1000, -1, 2.0, True, None, "24"])
def test_what_is_not_in_the_range_is_refused_with_its_ends(value):
    with pytest.raises(BadOption, match=r"Option target cannot be .*; valid values are 1–999\."):
        TAYU.new(target=value)


@pytest.mark.parametrize("value", ["", "0", "1000", "024", "+24", "24 ", "２４", "24.0"])
def test_a_text_that_is_no_number_of_the_range_is_refused(value):
    with pytest.raises(BadOption, match="valid values are 1–999"):
        read_options(TAYU.options, "tayu", {"target": value})


MAZAITSY = igroteka.game("mazaitsy")


def test_a_switch_is_a_bool_in_python_and_off_or_on_in_texts():
    options = read_options(MAZAITSY.options, "mazaitsy", {"stealing": "on", "nine_points": "off"})
    assert options == MAZAITSY.options(players=2, stealing=True, nine_points=False)  # type: ignore[call-arg]
    assert write_options(options)["stealing"] == "on"
    assert write_options(options)["nine_points"] == "off"


@pytest.mark.parametrize("value", [0, 1, "on", "off", None])
def test_what_is_no_bool_is_refused_as_a_switch(value):
    with pytest.raises(BadOption, match=r"Option stealing cannot be .*; valid values are False, True\."):
        MAZAITSY.new(stealing=value)


@pytest.mark.parametrize("value", ["", "True", "yes", "1", "ON", "on "])
def test_a_text_that_is_not_off_or_on_is_refused_as_a_switch(value):
    with pytest.raises(BadOption, match=r"valid values are off, on\."):
        read_options(MAZAITSY.options, "mazaitsy", {"stealing": value})


@pytest.mark.parametrize("players", [2, 3])
def test_values_that_do_not_go_together_are_refused(players):
    with pytest.raises(ClashingOptions, match="Teams need four seats") as error:
        MAZAITSY.new(players=players, teams=True)
    assert error.value.sentence("ru") == "Команды бывают только вчетвером: двое на двое."
    assert MAZAITSY.new(players=4, teams=True).players == 4


@pytest.mark.parametrize("name", ["chess", "", "Marrakech", "marrakech.rules", "../marrakech", None, 3])
def test_an_unknown_game_is_refused_with_the_games_listed(name):
    with pytest.raises(UnknownGame) as error:
        igroteka.game(name)
    assert all(known in str(error.value) for known in NAMES)
    assert all(known in error.value.sentence("ru") for known in NAMES)


NAME = Words("Wind", "Ветер")
SAID = {"calm": Words("none", "нет"), "gale": Words("strong", "сильный")}


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({}, "option 'wind' has no description"),
        (
            {"wind": Option(NAME, SAID), "rain": Option(NAME)},
            "option 'rain' has a description, but there is no such option",
        ),
        ({"wind": Option(NAME, {"calm": NAME})}, "option 'wind' has no words for 'gale'"),
        ({"wind": Option(NAME, SAID | {"storm": NAME})}, "option 'wind' has no value 'storm'"),
        ({"wind": Option(Words("Wind", ""), SAID)}, "option 'wind' needs words in en, ru, but has .*"),
        ({"wind": Option(NAME, SAID, about=Words("", "Ветер"))}, "option 'wind' needs words in en, ru, but has .*"),
        (
            {"wind": Option(NAME, SAID, when={"players": ["9"]})},
            "option 'wind' depends on 'players' being one of 9, which is never the case",
        ),
    ],
)
def test_options_that_are_not_described_as_they_are_are_refused(words, wrong):
    class Sailing(Options, frozen=True, kw_only=True):
        players: Literal[2, 3] = 2
        wind: Literal["calm", "gale"] = "calm"
        described: ClassVar = words

    with pytest.raises(BadOptions, match=rf"^tests/core/test_options\.py: {wrong}\.$") as refused:
        described(Sailing)
    assert refused.value.sentence("ru").startswith("tests/core/test_options.py: настройка «")


@pytest.mark.parametrize("kind", [int, str, Annotated[int, Meta(ge=1)], Literal[()]])
def test_an_option_without_a_closed_set_of_values_is_refused(kind):
    fields = [("players", Literal[2], 2), ("wind", kind, 1)]
    sailing = defstruct("Sailing", fields, bases=(Options,), frozen=True, kw_only=True)
    with pytest.raises(BadOptions, match=r"option 'wind' is declared without its valid values\.$"):
        described(sailing)


def test_an_option_and_its_value_make_a_noun_phrase():
    options = described(MAZAITSY.options)
    assert phrase(options["nine_points"], "on").ru == "Груз до девяти очков"
    assert phrase(options["rounds"], "5") == Words("Number of rounds: 5", "Число раундов: 5")
    assert phrase(options["row"], "keep").en == "Row after Mazai's turn: the same"
