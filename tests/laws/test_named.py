"""A game is described in its folder: elsewhere nothing asks which game it is, but modules that are called after one.

`bench/` and `docs/` are not looked at: they name the games that they measure and show.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from igroteka.games import NAMES

ROOT = Path(__file__).parents[2]
PACKAGE, CLIENT = ROOT / "src/igroteka", ROOT / "web"
EXTRAS = re.compile(
    rf"(src/igroteka/(boards|bots/opponents|bots/search/(tuned|values)|envs/tensors)|web/src/(boards|wire/views))/({'|'.join(NAMES)})\b.*"
)
"""What a game can do without, found by its name."""
QUOTED = re.compile(rf"""(["'`])({"|".join(NAMES)})\1|(^|[{{,])\s*({"|".join(NAMES)}): """, re.MULTILINE)


def naming() -> Iterator[str]:
    """Files in which the name of a game stands as a text of its own."""
    python = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "games")]
    for path in [*python, *CLIENT.glob("*.py")]:
        texts = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        if texts & {*NAMES}:
            yield path.relative_to(ROOT).as_posix()
    for path in [CLIENT / "index.html", *(CLIENT / "src").rglob("*.ts*"), *(CLIENT / "src").rglob("*.css")]:
        if QUOTED.search(path.read_text("utf-8")):
            yield path.relative_to(ROOT).as_posix()


def test_no_game_is_named_outside_its_folder_and_its_extras():
    assert [path for path in naming() if not EXTRAS.fullmatch(path)] == []
