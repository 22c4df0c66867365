"""`./run bench characters [--matches N]`: reaction times of the characters of Chazz, and results between them.

Whole matches with live races, then in the calm mode, with two seats for each of two characters. The same seeds give
the same results.
"""

import argparse
import itertools
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from rich.box import MARKDOWN
from rich.console import Console
from rich.progress import track
from rich.table import Table

from igroteka.bots.race.characters import CHARACTERS, SHARP, STEADY, Character
from igroteka.bots.race.raced_match import ROUND_LIMIT, run_match
from igroteka.bots.race.reaction import reaction
from igroteka.bots.roster import RANDOM
from igroteka.cli.calm import CalmSitting
from igroteka.cli.opponents import Opponents
from igroteka.core.actors import CHANCE, RACE
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.games.chazz import GAME
from igroteka.games.chazz.measures import MEASURES, TICKS
from igroteka.match.match import Match

DRAWS = 20_000


def blind(character: Character) -> Character:
    """The same character without card sense."""
    return character._replace(name=f"{character.name}, no card sense", sense=0)


class Fared(NamedTuple):
    won: float
    """The share of first places of the first character; shared places are split."""
    stood: float
    """The share of rounds in which a cat of the first character was left standing."""
    rounds: float
    unfinished: float
    """The share of matches that reached the round limit."""
    waited: float
    """Seconds from the earliest moment at which the leader may call."""


def fared(one: Character, other: Character, matches: int) -> Fared:
    won = stood = unfinished = waited = rounds = 0
    for seed in range(matches):
        table = [one, other, one, other] if seed % 2 else [other, one, other, one]
        played = run_match(table, seed)
        first = [seat for seat, place in enumerate(played.state.ranking()) if place == 1]
        won += sum(table[seat] == one for seat in first) / len(first)
        for race in played.races:
            (left,) = set(range(len(table))) - {seat for seat, _ in race.seatings}
            stood += table[left] == one
            waited += int(race.fields.called) - MEASURES.countdown - MEASURES.earliest
        rounds += len(played.races)
        unfinished += len(played.races) == ROUND_LIMIT
    return Fared(won / matches, stood / rounds, rounds / matches, unfinished / matches, waited / rounds / TICKS)


def reactions() -> Table:
    title = "Reaction times in ms, daydreams included"
    table = Table("character", "stated", "mean", "spread", "1 in 20 below", "1 in 20 above", title=title, box=MARKDOWN)
    for character in CHARACTERS.values():
        dice = Dice(1)
        times = [reaction(character, dice) * 1000 / TICKS for _ in range(DRAWS)]
        cuts = statistics.quantiles(times, n=20)
        figures = [statistics.fmean(times), statistics.pstdev(times), cuts[0], cuts[-1]]
        table.add_row(
            character.name, f"{character.mean} ± {character.spread}", *(f"{figure:.0f}" for figure in figures)
        )
    return table


def duels(matches: int, console: Console) -> Table:
    heads = ("first", "second", "first wins", "first stands", "rounds", "at the limit", "leader waits")
    table = Table(*heads, title=f"Two seats each, {matches} matches", box=MARKDOWN)
    pairs = [*itertools.combinations(CHARACTERS.values(), 2), (STEADY, blind(STEADY)), (SHARP, blind(SHARP))]
    for one, other in track(pairs, "matches", console=console, transient=True):
        found = fared(one, other, matches)
        table.add_row(
            one.name,
            other.name,
            f"{found.won:.0%}",
            f"{found.stood:.0%}",
            f"{found.rounds:.1f}",
            f"{found.unfinished:.0%}",
            f"{found.waited:.1f} s",
        )
    return table


def calm_match(players: Sequence[str], seed: int) -> State:
    """Plays one match in the calm mode and returns its final state."""
    match, dice = Match(GAME.name, players=len(players), round_limit=ROUND_LIMIT), Dice(seed)
    bots = Opponents(players, match.game.name, dice)
    while not match.is_over:
        state = match.state
        if state.actor == CHANCE:
            match.throw(dice)
        elif state.actor == RACE:
            for text in CalmSitting(state, players, dice).sits():
                match.play(RACE, text)
        else:
            match.play(state.actor, state.text(bots.step(state.actor, match)))
    return match.state


def calm_duels(matches: int, console: Console) -> Table:
    table = Table("first", "second", "first wins", title=f"In the calm mode, {matches} matches", box=MARKDOWN)
    pairs = list(itertools.combinations((*CHARACTERS, RANDOM), 2))
    for one, other in track(pairs, "calm matches", console=console, transient=True):
        won = 0.0
        for seed in range(matches):
            players = [one, other, one, other] if seed % 2 else [other, one, other, one]
            first = [seat for seat, place in enumerate(calm_match(players, seed).ranking()) if place == 1]
            won += sum(players[seat] == one for seat in first) / len(first)
        table.add_row(one, other, f"{won / matches:.0%}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench characters", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200, help="matches for each row (default: 200)")
    matches = parser.parse_args().matches
    console = Console(highlight=False, width=120)
    console.print(reactions())
    console.print(duels(matches, Console(stderr=True)))
    console.print(calm_duels(matches, Console(stderr=True)))


if __name__ == "__main__":
    main()
