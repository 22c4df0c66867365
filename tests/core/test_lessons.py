"""Guided first games as people write them: what is read, and each mistake with the one sentence about it."""

import re

import pytest

from igroteka.core.errors import BadClauses
from igroteka.core.lessons import Lessons, Spoken, parse_lessons
from igroteka.core.words import Words
from igroteka.games import game

KNOWN = game("marrakech")
SPOKEN = Spoken(KNOWN.name, KNOWN.language, KNOWN.options, frozenset(KNOWN.clauses))
HEAD = 'opponents = ["novice"]\n[options]\nplayers = "3"\n'
SAID = """
aim = { en = "Aim.", ru = "Цель." }
task = { en = "Task.", ru = "Дело." }
clause = "MK-27"
learned = { en = "Learned.", ru = "Урок." }
"""
SCENE = f'[[scene]]\nstart = "left, roll 2"\nwant = ["lay e3f3", "lay g3g4"]\n{SAID}'
NEXT = f"""[[scene]]
want = ["ahead"]
otherwise = {{ en = "Ahead.", ru = "Прямо." }}
then = "roll 1"
brings = ["walks f4 g4"]
{SAID}"""
PHASES = "".join(f'{phase} = {{ en = "e", ru = "р" }}\n' for phase in ("countdown", "walk", "run", "over"))
PRACTICE = f'[[practice]]\noptions = {{ players = "4" }}\nbots = ["solid"]\n{PHASES}'


def read(text: str) -> Lessons:
    return parse_lessons(text, SPOKEN, "marrakech/lessons.toml")


def test_a_scene_without_a_start_goes_on_where_the_last_one_ended():
    first, second = read(HEAD + SCENE + NEXT).scenes
    assert first.before == ("left", "roll 2")
    assert (first.number, first.wants, first.otherwise) == (1, ("lay e3f3", "lay g3g4"), None)
    assert second.before == ("left", "roll 2", "lay e3f3")
    assert (second.follows, second.brings) == (("roll 1",), ("walks f4 g4",))
    assert second.otherwise == Words("Ahead.", "Прямо.")


def test_practice_has_a_sentence_for_each_phase():
    (practice,) = read(HEAD + SCENE + PRACTICE).practices
    assert practice.options == {"players": "4"}
    assert practice.bots == ("solid",)
    assert list(practice.said) == ["countdown", "walk", "run", "over"]


@pytest.mark.parametrize(
    ("text", "at", "why"),
    [
        (HEAD + "[[scene", "", "this is not TOML"),
        (SCENE, "", "opponents is missing"),
        (HEAD, "", "scene is missing"),
        ('opponents = []\nscene = 1\n[options]\nplayers = "3"', "", "a scene begins with [[scene]]"),
        (HEAD.replace("3", "9") + SCENE, ", [options]", "players"),
        (HEAD.replace('"3"', "3") + SCENE, ", [options]", "options should be a list of texts"),
        (HEAD + SCENE.replace("roll 2", "roll 9"), ", scene 1", "'roll 9' is not a step of the game"),
        (HEAD + SCENE.replace('"left, roll 2"', "1"), ", scene 1", "start should be steps, separated by commas"),
        (HEAD + NEXT, ", scene 1", "start is missing"),
        (HEAD + SCENE + NEXT.replace("walks", "flies"), ", scene 2", "'flies f4 g4' is not an event of the game"),
        (HEAD + SCENE.replace("MK-27", "MK-999"), ", scene 1", "'MK-999' is not a clause of the game"),
        (HEAD + SCENE.replace("MK-27", "MK-999").replace('"MK-999"', "7"), ", scene 1", "'7' is not a clause"),
        (HEAD + SCENE.replace('["lay e3f3", "lay g3g4"]', "[]"), ", scene 1", "want is missing"),
        (HEAD + SCENE.replace('["lay e3f3", "lay g3g4"]', "[1]"), ", scene 1", "want should be a list of texts"),
        (HEAD + SCENE.replace('ru = "Цель."', 'ru = ""'), ", scene 1, aim", "ru should be a text"),
        (HEAD + SCENE + PRACTICE.replace("walk", "stroll"), ", practice 1", "walk is missing"),
        (HEAD + SCENE + PRACTICE.replace('"4"', '"7"'), ", practice 1, options", "players"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_scene(text: str, at: str, why: str):
    with pytest.raises(BadClauses, match=rf"^marrakech/lessons\.toml{re.escape(at)}: .*{re.escape(why)}") as error:
        read(text)
    assert error.value.sentence("ru") != error.value.sentence("en")
