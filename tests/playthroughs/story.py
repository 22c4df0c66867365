"""Golden playthroughs: one random game a file, told in full, so that any change of the rules shows as a difference.

After a change that is meant: `./run python -m tests.playthroughs.story` writes the files anew.
"""

from pathlib import Path
from typing import Any

import igroteka
from igroteka.core.options import value_text
from igroteka.core.state import State
from igroteka.games import NAMES
from tests.every_game import choices, go_together, label, random_play, telling_values

FOLDER = Path(__file__).parent
LONG = 8


# What an option needs to matter at all.
NEEDS: dict[tuple[str, str], dict[str, Any]] = {
    ("tayu", "spoiler"): {"players": 3},
    ("tayu", "target"): {"players": 3},
    ("mazaitsy", "steal_limit"): {"stealing": True},
    ("mazaitsy", "rounds"): {"players": 3},
    ("mazaitsy", "row"): {"players": 4},
}


def chosen_options(name: str) -> list[dict[str, Any]]:
    """The defaults for each number of seats, then each other value of each other option in turn."""
    telling = telling_values(igroteka.game(name))
    players = telling["players"]
    usual = {option: values[0] for option, values in telling.items()}
    chosen = [{**usual, "players": number} for number in players]
    turns = [(option, value) for option, values in telling.items() if option != "players" for value in values[1:]]
    for number, (option, value) in enumerate(turns):
        seats = players[::-1][number % len(players) :] + players[::-1]  # another number each time
        needs = NEEDS.get((name, option), {})
        options = [{**usual, "players": players, **needs, option: value} for players in seats]
        chosen.append(next(one for one in options if go_together(igroteka.game(name), one)))
    return chosen


def path(name: str, options: dict[str, Any]) -> Path:
    return FOLDER / f"{name}-{label(options)}.txt"


def story(name: str, options: dict[str, Any]) -> str:
    """The whole game: each state's words, what may happen, what does, and what follows from it."""
    game = igroteka.game(name)
    state = game.new(**options)
    lines = [
        f"{name}, rules version {game.version}",
        *(f"{key} {value_text(value)}" for key, value in options.items()),
        "",
    ]
    lines.append(" ".join(f"{key}={value}" for key, value in fields(state).items()))
    for number, (before, step) in enumerate(random_play(state, seed=len(label(options)))):
        weights = dict(before.outcomes())
        offered = [before.text(one) + (f" ({weights[one]})" if weights else "") for one in choices(before)]
        lines.append(f"{number} {before.phase} of {before.actor}: {', '.join(offered)}")
        state = before.copy()
        lines.append(f"  > {before.text(step)}: {'; '.join(state.tell(step)) or 'no events'}")
        lines.append(f"  scores {state.scores()} places {state.ranking()}")
        lines.append("  " + " ".join(changes(before, state)))
    lines.append(f"{state.phase} of {state.actor}")
    return "\n".join(lines) + "\n"


def fields(state: State) -> dict[str, str]:
    """Every field of the state, as text; long ones number by number, but for the zeros."""
    told = {}
    for name in state.game.state_dtype.names:
        value = state.fields[name].tolist()
        if isinstance(value, list) and len(value) > LONG:
            told.update({f"{name}[{index}]": str(number) for index, number in enumerate(value) if number})
        else:
            told[name] = str(value).replace(" ", "")
    return told


def changes(before: State, after: State) -> list[str]:
    """The fields that the step changed."""
    old, new = fields(before), fields(after)
    return [f"{name}={new.get(name, 0)}" for name in {**old, **new} if new.get(name, 0) != old.get(name, 0)]


def write_all() -> None:
    for name in NAMES:
        for options in chosen_options(name):
            path(name, options).write_text(story(name, options), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
