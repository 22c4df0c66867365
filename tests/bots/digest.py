"""What bots choose in a position of each game: `python -m tests.bots.digest`, in whatever mode the environment sets."""

import sys
from collections.abc import Iterator

import igroteka
from igroteka.bots.roster import factory_of
from igroteka.bots.search.search import Search
from igroteka.bots.search.settings import PuctSettings, SearchSettings, UctSettings
from igroteka.core.extras import extra
from igroteka.core.state import State
from igroteka.games import NAMES
from tests.every_game import random_play

BOTS = ("greedy", "uct@12", "search@12")


def choices_in(name: str) -> list[State]:
    """The choices between several steps in the last third of a random game, from where playouts are short."""
    played = [state for state, _ in random_play(igroteka.game(name).new(players=4), seed=3)]
    return [state for state in played[len(played) * 2 // 3 :] if len(state.legal()) > 2]


def settings_for(name: str) -> list[SearchSettings]:
    has_evaluation = extra("bots.search.values", name) is not None
    return [UctSettings(), *([PuctSettings(), PuctSettings(playouts=50)] if has_evaluation else [])]


def searched(state: State, settings: SearchSettings) -> Iterator[str]:
    """What a search finds near the end of a game, in a tree that is soon full, and after its best step was taken."""
    search = Search(state, 5, settings, nodes=1)
    search.think(20)
    yield repr(search.estimates())
    search.follow(search.best())
    search.think(20)
    yield repr(search.estimates())


def digest() -> str:
    told: list[str] = []
    for name in NAMES:
        first, *_, late, _ = choices_in(name)
        chosen = [factory_of(bot, name, float)(7).choose(first.copy()) for bot in BOTS]
        told.append(f"{name}: {', '.join(map(first.text, chosen))}")
        told += [line for settings in settings_for(name) for line in searched(late, settings)]
    return "\n".join(told)


if __name__ == "__main__":
    sys.stdout.write(digest())
