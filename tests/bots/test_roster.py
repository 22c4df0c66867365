"""Bots by name."""

import pytest

import igroteka
from igroteka.bots.bout import bout
from igroteka.bots.roster import BadBot, UnknownBot, factory_of, get_ready, names, skill_of
from igroteka.bots.search.search_bot import SearchBot
from igroteka.bots.search.settings import UctSettings
from igroteka.bots.search.skill import Skill, read_skill
from igroteka.core.dice import Dice


class Ticking:
    """A clock that advances by a millisecond with each reading."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_levels_are_for_the_turn_games_and_chazz_has_characters():
    others = ["random", "greedy", "uct", "search"]
    assert names("marrakech") == ["novice", "casual", "solid", "strong", "expert", "master", *others]
    assert names("chazz") == ["sleepy", "steady", "sharp", *others]


@pytest.mark.parametrize(
    ("text", "skill"),
    [
        ("400", Skill(visits=400)),
        ("50ms", Skill(seconds=0.05)),
        ("2s", Skill(seconds=2)),
        ("600s", Skill(seconds=600)),
        ("", None),
        ("0", None),
        ("-5", None),
        ("1.5s", None),
        ("601s", None),
        ("99999999", None),
        ("٥", None),
        ("5m", None),
        ("9" * 5000, None),
    ],
)
def test_search_budgets(text, skill):
    assert read_skill(text) == skill


@pytest.mark.parametrize(
    "name", ["chess", "uct@", "uct@x", "uct@0", "solid@50ms", "random@5", "a:b:c", "a.:b", ":", ""]
)
def test_other_names_are_refused_with_the_valid_ones(name):
    with pytest.raises(UnknownBot) as refused:
        skill_of(name, "marrakech")
    for said in ("novice", "random, greedy, uct, search", "package.module:factory", "uct@50ms"):
        assert said in str(refused.value)
    assert "Бота «" in refused.value.sentence("ru")


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "uct@20", "uct@3ms", "search@20"])
def test_every_bot_plays_a_whole_game_and_the_same_one_again(name):
    state = igroteka.game("marrakech").new(players=2)
    games = [
        bout(state, [factory_of(name, "marrakech", Ticking())(seat) for seat in range(2)], Dice(1)) for _ in range(2)
    ]
    assert games[0] == games[1]


def test_characters_play_against_any_other_bot():
    state = igroteka.game("chazz").new(players=4, round_limit=3)
    get_ready(["sharp", "uct"], state)
    games = [
        bout(state, [factory_of(name, "chazz", float)(7) for name in ("sharp", "steady", "sleepy", "uct@5")], Dice(1))
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", ["chazz", "tayu", "mazaitsy"])
def test_other_games_are_searched_too(name):
    state = igroteka.game(name).new()
    bots = [factory_of("uct@10", name, float)(seat) for seat in range(state.players)]
    assert len(bout(state, bots, Dice(1))) == state.players


def test_a_search_bot_keeps_its_tree():
    state = igroteka.game("marrakech").new(players=4)
    bot = SearchBot(Skill(visits=200), UctSettings(), Dice(1))
    bot.choose(state.copy())
    for text in ("ahead", "roll 2"):
        bot.follow(state.parse(text))
        state.play(text)
    assert bot.search is not None
    kept = sum(one.visits for one in bot.search.estimates())
    assert kept > 0
    bot.choose(state.copy())
    assert bot.search.visits == 200


def test_a_search_bot_that_missed_a_step_starts_a_new_tree():
    state = igroteka.game("marrakech").new(players=4)
    bot = SearchBot(Skill(visits=50), UctSettings(), Dice(1))
    bot.choose(state.copy())
    state.play("ahead")
    state.play("roll 2")
    assert bot.choose(state.copy()) in state.legal()


@pytest.mark.parametrize(
    ("name", "english", "russian"),
    [
        ("no_such_module:bot", "'no_such_module' cannot be imported (ModuleNotFoundError", "не загрузить"),
        ("math:no_such", "'math' has no 'no_such'", "нет «no_such»"),
        ("math:pi", "'pi'(0) should make a bot, and fails (TypeError", "не справляется"),
        ("math:sqrt", "what 'sqrt'(0) makes should have choose(state) and follow(step)", "должны быть choose(state)"),
    ],
)
def test_a_factory_that_makes_no_bots_is_refused(name, english, russian):
    with pytest.raises(BadBot) as refused:
        factory_of(name, "marrakech", float)
    assert english in str(refused.value)
    assert russian in refused.value.sentence("ru")
