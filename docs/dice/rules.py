"""Tells vectors.mjs what the rules say: a question on each line of the input, its answer on each line of the output."""

import json
import sys
from typing import Any

from igroteka.core.actors import CHANCE, RACE
from igroteka.games.chazz.calm import calm_seatings
from igroteka.games.chazz.race_api import Race, sit_text
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.tape import Tape
from igroteka.match.match import Match


def position(game: str, options: dict[str, Any], entries: list[str]) -> dict[str, Any]:
    """What can come after these entries: outcomes of chance with their weights, or legal steps."""
    match = Match(game, **options)
    for entry in entries:
        match.enter(entry)
    state = match.state
    if state.actor == CHANCE:
        return {"outcomes": [[state.text(step), weight] for step, weight in state.outcomes()]}
    if state.actor == RACE:
        return {"leader": state.plain().leader}
    return {"legal": state.legal_texts()}


def teams(game: str, options: dict[str, Any]) -> dict[str, Any]:
    match = Match(game, **options)
    return {"teams": match.game.teams(match.state)}


def race(leader: int, places: list[int], call: int | None) -> dict[str, Any]:
    """The tape of a race in which nobody steers, and where the next one starts. `call`: the tick in which the leader
    calls, if they do.
    """
    run = Race(Start(leader, tuple(places)))
    while not run.over:
        run.tick(call=run.ticks == call)
    return {
        "tape": Tape.of(run).text().rstrip("\n").split("\n"),
        "sits": run.sits,
        "next": run.next_start(leader).places,
    }


def calm(leader: int, places: list[int], picks: list[int | None]) -> dict[str, Any]:
    return {"sits": [sit_text(*sitting) for sitting in calm_seatings(Start(leader, tuple(places)), picks)]}


QUESTIONS = {"position": position, "teams": teams, "race": race, "calm": calm}

for line in sys.stdin:
    [(question, parameters)] = json.loads(line).items()
    print(json.dumps(QUESTIONS[question](**parameters)), flush=True)
