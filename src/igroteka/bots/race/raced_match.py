"""Plays whole matches of characters with live races at full speed, for tests, benchmarks and tuning."""

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import Character
from igroteka.bots.race.racers import Racer
from igroteka.bots.race.turns import advice, decide
from igroteka.core.actors import CHANCE, OVER
from igroteka.core.dice import Dice, Rng
from igroteka.core.state import State
from igroteka.games.chazz import GAME
from igroteka.games.chazz.language import KIND_NAMES
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import Start, drawn_start

ROUND_LIMIT = 40  # CH-22


class RacedMatch(NamedTuple):
    """A finished match."""

    state: State
    """The final state."""
    steps: list[str]
    races: list[Race]


def run_match(characters: Sequence[Character], seed: int, round_limit: int = ROUND_LIMIT) -> RacedMatch:
    """Plays a match from the draw for the first leader to the end. The same seed gives the same match."""
    dice = Dice(seed)
    state = GAME.new(players=len(characters), round_limit=round_limit)
    steps: list[str] = []
    races: list[Race] = []

    def play(text: str) -> None:
        state.play(text)
        steps.append(text)

    while state.actor != OVER:
        if state.actor == CHANCE:
            outcomes = state.outcomes()  # equally likely, in this game
            play(state.text(outcomes[dice.randrange(len(outcomes))][0]))
        elif state.phase == "call":
            race, word = run_race(state, characters, next_start(state, races, dice), dice)
            races.append(race)
            play(f"call {word}")
            for text in race.sits:
                play(text)
        else:
            play(state.text(decide(characters[state.actor], state, dice)))
    return RacedMatch(state, steps, races)


def next_start(state: State, races: Sequence[Race], rng: Rng) -> Start:
    """Returns where the cats stand at the start of the next race (CH-26)."""
    if races:
        return races[-1].next_start(state.actor)
    return drawn_start(state.actor, state.players, rng)


def run_race(state: State, characters: Sequence[Character], start: Start, rng: Rng) -> tuple[Race, str]:
    """Runs one race. Returns it and the word that was called."""
    chairs, race, word = Chairs(state), Race(start), None
    counsel = advice(characters[start.leader], state, rng)
    racers = [Racer(character, seat, chairs, rng, counsel) for seat, character in enumerate(characters)]
    while not race.over:
        seen = race.snapshot()
        pressed = [racer.press(seen, word) for racer in racers]
        called = pressed[start.leader].word
        race.tick({seat: one.wish for seat, one in enumerate(pressed) if one.wish}, call=called is not None)
        if word is None and race.called:
            word = called or KIND_NAMES[rng.randrange(len(KIND_NAMES))]  # CH-3
    assert word is not None  # noqa: S101
    return race, word
