"""`./run bench reviews [GAME] [--json]`: CPU seconds of the review of a match, and of its first graph.

The matches are between bots of two levels, of usual length; of Chazz, which bots play with live races elsewhere, random
ones. A review of a match of Marrakech for two should take 20 seconds at most, any other 60, and a first graph 5.
"""

import sys
import time
from collections.abc import Sequence

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from bench.asking import asked_games, write_json
from bench.soundnesses.playing import played
from igroteka.core.options import valid_values
from igroteka.games import game as game_named
from igroteka.reviews.reviewing import Reviewing

MOST = {("marrakech", 2): 20.0}
USUAL_MOST = 60.0
MOST_SKETCH = 5.0

Figures = dict[str, float]


def measured(name: str, players: int) -> Figures:
    record = played(name, players, ("solid", "casual"), seed=1)
    Reviewing(record).sketch()  # loads what is compiled
    start = time.process_time()
    reviewing = Reviewing(record)
    sketch = reviewing.sketch()
    sketched = time.process_time()
    for number in sketch.open:
        reviewing.judged(number)
    done = time.process_time()
    return {
        "moments": len(sketch.judgements),
        "judged": len(sketch.open),
        "first graph": sketched - start,
        "review": done - start,
        "most": MOST.get((name, players), USUAL_MOST),
    }


def all_measured(games: Sequence[str]) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for name in games:
        several = valid_values(game_named(name).options)["players"]
        for players in (several[0], several[-1]):
            found[f"{name}, {players} seats"] = measured(name, players)
    return found


def main() -> None:
    asked, games = asked_games("reviews", __doc__)
    figures = all_measured(games)
    if asked.json:
        write_json(figures)
    else:
        show(figures)
    if any(one["review"] > one["most"] or one["first graph"] > MOST_SKETCH for one in figures.values()):
        sys.exit("A review takes too long.")


def show(figures: dict[str, Figures]) -> None:
    table = Table("match", "moments", "judged", "first graph, s", "review, CPU s", "at most", box=MARKDOWN)
    for match, one in figures.items():
        times = [f"{one['first graph']:.2f}", f"{one['review']:.1f}", f"{one['most']:.0f}"]
        table.add_row(match, f"{one['moments']:.0f}", f"{one['judged']:.0f}", *times)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
