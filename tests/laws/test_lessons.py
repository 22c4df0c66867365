"""The guided first games: every scene of every game is played through the rules, and does what it says."""

import pytest

from igroteka.bots.opponents import opponents
from igroteka.core.lessons import Lessons
from igroteka.core.options import read_options
from igroteka.core.state import State
from igroteka.core.words import LANGUAGES
from igroteka.games import NAMES, game
from igroteka.match.scenes import BadScene, answered, check, opened

LONGEST = 240
"""Letters of a sentence that is read beside a board on a phone."""

MOST_WORDS = 500
"""Of a whole guided game: two or three minutes for somebody who reads 200 in a minute."""


def refused(state: State) -> str:
    """A step that nobody can take there."""
    possible = state.legal() or [step for step, _ in state.outcomes()]
    return next(text for number, text in enumerate(state.game.texts) if number not in possible)


def lessons_of(name: str) -> Lessons:
    lessons = game(name).lessons
    assert lessons is not None
    return lessons


@pytest.mark.parametrize("name", NAMES)
def test_every_scene_does_what_it_says(name: str):
    lessons = lessons_of(name)
    check(game(name), lessons)
    assert 6 <= len(lessons.scenes) + len(lessons.practices) <= 12


@pytest.mark.parametrize("name", NAMES)
def test_whoever_learns_plays_the_same_seat_in_every_scene(name: str):
    lessons = lessons_of(name)
    assert {opened(game(name), lessons, scene).actor for scene in lessons.scenes} == {0}


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_is_read_in_a_few_seconds(name: str):
    for scene in lessons_of(name).scenes:
        for words in (scene.aim, scene.task, scene.learned, *filter(None, [scene.otherwise])):
            assert max(map(len, words)) <= LONGEST, words.en


@pytest.mark.parametrize("name", NAMES)
def test_a_guided_game_is_read_in_a_few_minutes(name: str):
    lessons = lessons_of(name)
    told = [words for scene in lessons.scenes for words in (scene.aim, scene.task, scene.learned)]
    told += [words for practice in lessons.practices for words in practice.said.values()]
    for lang in LANGUAGES:
        assert sum(len(words.say(lang).split()) for words in told) <= MOST_WORDS


@pytest.mark.parametrize("name", NAMES)
def test_a_real_game_can_follow(name: str):
    lessons = lessons_of(name)
    assert len(lessons.opponents) + 1 in game(name).seats
    assert set(lessons.opponents) <= set(opponents(name))


@pytest.mark.parametrize("name", NAMES)
def test_practice_is_played_with_bots_that_the_game_offers(name: str):
    for practice in lessons_of(name).practices:
        options = read_options(game(name).options, name, practice.options)
        assert len(practice.bots) in (0, options.players - 1)
        assert set(practice.bots) <= set(opponents(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_with_a_wrong_claim_is_found(name: str):
    """Each scene in turn is given a step that is not legal, an event that does not happen, or a legal step left out."""
    known, lessons = game(name), lessons_of(name)
    for scene in lessons.scenes:
        state = opened(known, lessons, scene)
        end = answered(state, lessons, scene, scene.wants[0])[-1].state
        illegal, impossible = refused(state), refused(end)
        never = [*scene.brings, *scene.brings[:1]] or ["no such event"]
        wrongs = [scene._replace(wants=(illegal,)), scene._replace(brings=tuple(never))]
        wrongs += [scene._replace(otherwise=None)] if scene.otherwise else [scene._replace(wants=scene.wants[1:])]
        wrongs += [scene._replace(follows=(*scene.follows, impossible))]
        for wrong in wrongs:
            with pytest.raises(BadScene, match=rf"lessons\.toml, scene {scene.number}: "):
                check(known, lessons._replace(scenes=(wrong,)))
