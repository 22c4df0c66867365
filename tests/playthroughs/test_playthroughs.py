"""Every game plays its recorded games as it did when they were written down."""

import pytest

import igroteka
from igroteka.games import NAMES
from tests.every_game import label, telling_values
from tests.playthroughs.story import FOLDER, chosen_options, path, story

CASES = [
    pytest.param(name, options, id=f"{name}-{label(options)}") for name in NAMES for options in chosen_options(name)
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_the_game_goes_as_it_is_written(name, options):
    assert story(name, options).splitlines() == path(name, options).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_every_option_has_a_playthrough(name):
    for option, values in telling_values(igroteka.game(name)).items():
        assert {options[option] for options in chosen_options(name)} == set(values)


def test_no_playthrough_is_left_over():
    assert set(FOLDER.glob("*.txt")) == {path(name, options) for name in NAMES for options in chosen_options(name)}
