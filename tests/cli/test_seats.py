"""Who may play a seat, and how the names in a record tell it."""

import sys

import pytest

import igroteka
from igroteka.bots.roster import factory_of, get_ready
from igroteka.cli import main
from igroteka.cli.opponents import Opponents
from igroteka.cli.seats import default_seats, player_named, seat_names
from igroteka.core.actors import CHANCE
from igroteka.core.dice import Dice
from igroteka.match.match import Match
from tests.games.chazz.asking import position


def test_chazz_is_played_against_its_characters_and_other_games_against_a_level():
    assert default_seats("chazz", 6) == ["human", *["sleepy"] * 5]
    assert default_seats("tayu", 3) == ["human", "casual", "casual"]


def test_names_say_who_plays():
    seats = ["human", "sharp", "random", "sleepy"]
    names = seat_names(seats, "ru")
    assert names == ["Игрок 1", "sharp 2", "random 3", "sleepy 4"]
    assert [player_named(name, "chazz") for name in names] == seats
    assert [player_named(name, "tayu") for name in names] == ["human", "human", "random", "human"]


def test_a_record_may_name_any_bot_of_this_house_and_no_other_code():
    names = ["uct@50ms 1", "greedy 2", "os:getpid 3", "uct@soon 4"]
    assert [player_named(name, "tayu") for name in names] == ["uct@50ms", "greedy", "human", "human"]


@pytest.mark.parametrize("player", ["sharp", "steady", "sleepy", "random"])
def test_every_player_that_is_no_person_answers_with_a_step_that_is_offered(player):
    state = position()
    assert {factory_of(player, "chazz", float)(seed).choose(state) for seed in range(9)} <= set(state.legal())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["chazz", "--seats", "human,alien,sharp,sharp"],
            "one of these: human, sleepy, steady, sharp, random, greedy, uct, search, package.module:factory.",
        ),
        (
            ["marrakech", "--seats", "human,sharp"],
            "--seats: 'sharp' should be one of these: human, novice, casual, solid,",
        ),
        (
            ["chazz", "--seats", "human,кот,sharp,sharp", "--lang", "ru"],
            "вместо «кот» нужно что-то из этого: human, sleepy",
        ),
    ],
)
def test_another_player_is_refused_in_both_languages(capsys, arguments, said):
    assert main(["play", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_help_names_the_levels(capsys):
    assert main(["play", "--help", "--lang", "ru"]) == 0
    assert "novice: новичок" in capsys.readouterr().out


@pytest.mark.parametrize("player", ["novice", "casual", "solid"])
@pytest.mark.parametrize("game", ["marrakech", "tayu", "mazaitsy"])
def test_every_level_answers_with_a_step_that_is_offered(game, player):
    state = igroteka.game(game).new(players=2)
    get_ready([player], state)
    while not state.legal():
        state.apply(state.outcomes()[0][0])
    assert factory_of(player, game, float)(1).choose(state) in state.legal()


@pytest.mark.parametrize(("lang", "cat"), [("en", "sharp: Zippy — quick"), ("ru", "sleepy: Соня — часто мечтает")])
def test_help_introduces_the_cats(capsys, lang, cat):
    assert main(["play", "--help", "--lang", lang]) == 0
    assert cat in capsys.readouterr().out


def test_a_bot_keeps_what_it_found_and_begins_anew_when_steps_were_taken_back():
    match = Match("marrakech", players=4)
    opponents = Opponents(["solid"] * 4, "marrakech", Dice(1))
    match.play(0, match.game.text(opponents.step(0, match)))
    match.play(CHANCE, "roll 2")
    bot = opponents.bots[0]
    assert match.game.text(opponents.step(0, match)).startswith("lay")
    assert opponents.bots[0] is bot
    match.undo(0)
    match.play(0, "right")
    match.play(CHANCE, "roll 3")
    assert opponents.step(0, match) in match.state.legal()
    assert opponents.bots[0] is not bot


MINE = """class First:
    def choose(self, state):
        return state.legal()[0]

    def follow(self, step):
        pass


def make(seed):
    return First()
"""


def test_a_bot_of_ones_own_is_found_in_the_folder_and_refused_if_there_is_none(tmp_path, monkeypatch, capsys):
    (tmp_path / "mine_alone.py").write_text(MINE, encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    assert main(["play", "marrakech", "--seats", "random,mine_alone:make", "--lang", "en"]) == 0
    assert "mine_alone:make 2" in (tmp_path / "igroteka/last-marrakech.txt").read_text("utf-8")
    assert main(["play", "marrakech", "--seats", "human,nobody_at_all:make", "--lang", "en"]) == 2
    assert "Bot 'nobody_at_all:make' cannot play" in capsys.readouterr().err
