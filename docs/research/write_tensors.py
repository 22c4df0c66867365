"""Writes the page of observation planes from the code: `./run python -m docs.research.write_tensors`."""

from pathlib import Path

import igroteka
from igroteka.core.game import Game
from igroteka.envs.tensors import tensor
from igroteka.games import NAMES

FILE = Path(__file__).with_name("tensors.md")

HEAD = """# Observations

What a seat may see of a state, as one array of int8. The page is written from the code
(`./run python -m docs.research.write_tensors`).

```python
import igroteka
from igroteka.envs.tensors import tensor

state = igroteka.game("marrakech").new(players=3)
lens = tensor(state.game)
lens.planes  # the names, shapes and meanings below
lens.observe(state, 2)  # what seat 2 sees: int8, lens.size numbers
lens.named(lens.observe(state, 2))["rugs"]  # one plane in its shape, on the same memory
```

- **The observer comes first.** Wherever a plane has a place for each seat, the first is the observer's, and the others
  follow in the order of turns; places of seats that nobody has are 0. So a player that learns at one seat can play at
  any: the tests move everybody some seats on, and nobody sees a difference. Only `first` tells where seat 1 is, in the
  two games in which something goes by the number of a seat.
- **What the view tells, and no more.** Two states with the same options have equal observations for a seat exactly when
  their views for it are equal. So values of hares that others put ashore are not in it, nor is what is left in piles
  and bags. The options are, as far as they leave a mark in the state; the deck of Мазайцы leaves none.
- **Numbers** are 1 or 0 where nothing else is said, counts where a plane counts, and never below 0. What can be above
  127 has two places, hundreds and the rest. Only Marrakech's points are cut at 127; dirhams and rugs tell them too.
- **Steps.** Masks and actions are the game's step numbers. Where the observation turns the board (Ta Yü), or the seats
  that a step speaks of (`steal 2 from 3` in Мазайцы), `lens.seen_steps(state, seat)` gives each step its number as the
  observer sees it; in the other games that changes nothing.
- **A game without a file here** is observed by all words of its state, field by field, each in ten numbers of seven
  bits, after the number of the observing seat. Nothing is turned or hidden: a game with secrets needs its own planes.
- **In one crossing** `lens.fill(memory, seat, out, mask)` fills an observation, and the mask of what the seat may do,
  from the words of a state; compiled code calls `observe(state, seat, out)` of `igroteka.envs.tensors.observing`.
"""


def section(game: Game) -> str:
    """One game's planes, in their order."""
    lens, first = tensor(game), 0
    lines = [
        "",
        f"## {game.language.title.en} (`{game.name}`): {lens.size} numbers",
        "",
        "| plane | from | shape | meaning |",
        "|---|---|---|---|",
    ]
    for plane in lens.planes:
        shape = " × ".join(map(str, plane.shape))
        lines.append(f"| `{plane.name}` | {first} | {shape} | {plane.about} |")
        first += plane.size
    return "\n".join(lines) + "\n"


def page() -> str:
    return HEAD + "".join(section(igroteka.game(name)) for name in NAMES)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
