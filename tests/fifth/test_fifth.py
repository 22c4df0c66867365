"""A fifth game is one folder (`games/nim`): with no line elsewhere it has laws, terminal, bots, arena, environments and
server. It is not among the games of this process, so each test asks another one.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "games"
MOST_LINES = 200
LAWS = ["tests/laws/test_laws.py", "tests/laws/test_notation.py", "tests/machines", "tests/match"]
ENVIRONMENTS = [*(f"tests/envs/test_{name}.py" for name in ("aec", "vector", "registry")), "tests/bots/test_greedy.py"]
OPENSPIEL = "tests/envs/test_openspiel.py"


def asked(*command: str, **more: str) -> str:
    """What another Python, which knows the game, prints."""
    environment = os.environ | {"IGROTEKA_GAMES": str(FOLDER)} | more
    command = (sys.executable, "-m", *command)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    return done.stdout


def test_the_folder_is_small():
    files = [path for path in (FOLDER / "nim").iterdir() if path.is_file() and path.name != "lessons.toml"]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES


@pytest.mark.slow
@pytest.mark.parametrize("files", [LAWS, ENVIRONMENTS], ids=["laws", "environments"])
def test_what_holds_for_every_game_holds_for_it(files: list[str]):
    told = asked("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files, "-k", "nim and not planes")
    assert " passed" in told


@pytest.mark.slow
def test_openspiels_own_simulation():
    which = "nim and (random_simulation or without_openspiel or facts_hold)"
    assert " passed" in asked("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", OPENSPIEL, "-k", which)


@pytest.mark.slow
def test_the_terminal_shows_and_plays_it(tmp_path: Path):
    seats = ("--seats", "casual,random", "--lang", "ru")
    told = asked("igroteka.cli", "play", "nim", *seats, XDG_STATE_HOME=str(tmp_path))
    assert "берёт" in told
    assert "heap: 0" in told


def test_the_arena_rates_bots_at_it(tmp_path: Path):
    told = asked(
        *("igroteka.cli", "arena", "nim", "--bots", "novice,random,greedy", "--games", "6", "--jobs", "1"),
        *("--lang", "en", "--out", str(tmp_path / "results.json")),
    )
    assert "novice – random" in told


@pytest.mark.slow
def test_the_server_has_it_at_its_tables():
    assert asked("tests.fifth.at_a_table").endswith("played\n")
