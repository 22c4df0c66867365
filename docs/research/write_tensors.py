"""Writes docs/research/tensors.md from the observation planes: `./run python -m docs.research.write_tensors`."""

from pathlib import Path

import igroteka
from igroteka.core.game import Game
from igroteka.envs.tensors import tensor
from igroteka.games import NAMES

FILE = Path(__file__).with_name("tensors.md")

HEAD = """# Observations

What a seat may see of a state, as one int8 array. This page is generated from the code
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

- **The observer comes first.** Where a plane has an entry for each seat, the first is the observer's, and the others
  follow in the order of turns; entries of missing seats are 0. So a policy trained at one seat can play at any: the
  tests rotate all seats, and every observation stays the same. Only `first` says where seat 1 is, in the two games in
  which something depends on the number of a seat.
- **Exactly what the view shows.** Two states with the same options have equal observations for a seat exactly when
  their views for it are equal. So the values of hares that others put ashore are left out, and so are the contents of
  piles and bags. The options are included as far as they affect the state; the deck of Mazaitsy does not.
- **Numbers** are 1 or 0 unless a plane says otherwise, and never below 0. A number that can exceed 127 has two
  entries, hundreds and remainder. Only Marrakech's points are capped at 127; dirhams and rugs determine them as well.
- **Steps.** Masks and actions are the game's step numbers. Where the observation rotates the board (Ta Yü), or the
  seats that a step names (`steal 2 from 3` in Mazaitsy), `lens.seen_steps(state, seat)` gives each step its number as
  the observer sees it; in the other games it changes nothing.
- **A game without planes of its own** is observed by all words of its state, field by field, each in ten numbers of
  seven bits, after the number of the observing seat. Nothing is rotated or hidden: a game with secrets needs its own
  planes.
- **In one call into compiled code** `lens.fill(memory, seat, out, mask)` fills an observation and the mask of legal
  steps from the words of a state; compiled code calls `observe(state, seat, out)` of
  `igroteka.envs.tensors.observing`.
"""


def section(game: Game) -> str:
    """The planes of one game, in order."""
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
