"""The rules as people read them: pictures exist, and the example is what the real rules do."""

import re
from pathlib import Path

import pytest

import igroteka
from igroteka.core.actors import CHANCE, RACE
from igroteka.games import NAMES
from igroteka.match.example import example_scenes

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
PICTURE = re.compile(r"^  (\w+): \(\) => \($", re.MULTILINE)
CARDS = re.compile(r"^const CARDS = \[(.*?)\]", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_is_drawn_and_every_drawing_is_shown(name: str):
    drawn = (BOARDS / name / "pictures.tsx").read_text("utf-8")
    chapters = igroteka.game(name).reading.chapters
    assert sorted(PICTURE.findall(drawn)) == sorted(one.picture for one in chapters if one.picture)
    cards = CARDS.search(drawn)
    legend = re.findall(r'"(\w+)"', cards[1]) if cards else []
    assert sorted(legend) == sorted(entry.drawing for one in chapters for entry in one.legend)
    assert all(one.caption for one in chapters if one.picture)


@pytest.mark.parametrize("name", NAMES)
def test_the_example_is_a_whole_turn_of_the_real_rules(name: str):
    turn = igroteka.game(name).reading.turn
    assert turn is not None
    scenes = list(example_scenes(name))
    assert [tuple(scene.events) for scene in scenes] == [scene.tells for scene in turn.scenes]
    assert not turn.scenes[0].steps  # it shows where the turn begins
    assert scenes[0].state.phase == scenes[-1].state.phase or scenes[-1].state.actor in (CHANCE, RACE)
    assert scenes[0].state.key() != scenes[-1].state.key()


@pytest.mark.parametrize("name", NAMES)
def test_a_reader_learns_first_the_aim_then_the_table_then_the_turn_and_late_the_variants(name: str):
    titles = [chapter.title.en for chapter in igroteka.game(name).reading.chapters]
    assert titles[0] == "Aim"
    table, end = titles.index("On the table"), next(n for n, title in enumerate(titles) if " end" in title)
    turn = next(n for n, title in enumerate(titles) if title in ("A turn", "A round"))
    assert table < turn < end
    variants = [
        n for n, title in enumerate(titles) if re.search(r"(Two|Three|Four) players|Two against|Advanced", title)
    ]
    assert all(n > end for n in variants)


def test_the_legend_of_mazaitsy_has_every_type_of_card():
    game = igroteka.game("mazaitsy")
    [legend] = [chapter.legend for chapter in game.reading.chapters if chapter.legend]
    assert {entry.drawing for entry in legend} == {*game.language.holes["type"].words, "thicket", "swamp", "mazai"}
