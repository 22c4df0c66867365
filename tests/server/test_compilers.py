"""Processes that compile: each part once, shared between them; one that crashes is replaced."""

import asyncio
import sys
from pathlib import Path

from igroteka.server.bots.agenda import TRIES, Agenda
from igroteka.server.bots.compilers import Compilers
from igroteka.server.bots.parts import GamePart

NOTING = """
import json, os, sys
print("{}", flush=True)
for line in sys.stdin:
    question = json.loads(line)
    with open(sys.argv[1], "a") as notes:
        notes.write(f"{os.getpid()} {question['game']} {question['wants']}\\n")
    if question["game"] == "bad":
        sys.exit(1)
    print("{}", flush=True)
"""
ALL = [GamePart(game, name) for name in ("rules", "bots") for game in ("a", "b", "c")]


def compiled(games: list[str], notes: Path, processes: int) -> list[GamePart]:
    """The parts that are settled, in their order."""
    settled: list[GamePart] = []
    compilers = Compilers(processes, (sys.executable, "-c", NOTING, str(notes)))
    asyncio.run(compilers.run(Agenda(games), settled.append))
    return settled


def test_each_part_is_compiled_once_by_one_of_two_processes(tmp_path: Path):
    notes = tmp_path / "notes"
    settled = compiled(["a", "b", "c"], notes, 2)
    assert sorted(settled) == sorted(ALL)
    lines = [line.split() for line in notes.read_text().splitlines()]
    assert sorted(line[1:] for line in lines) == sorted([part.game, part.name] for part in ALL)
    assert len({line[0] for line in lines}) == 2


def test_a_part_that_crashes_its_process_is_given_up_and_the_others_are_compiled(tmp_path: Path):
    notes = tmp_path / "notes"
    settled = compiled(["bad", "b"], notes, 1)
    assert sorted(settled) == [GamePart("b", "bots"), GamePart("b", "rules"), GamePart("bad", "rules")]
    assert notes.read_text().count("bad rules") == TRIES


def test_where_no_process_can_be_started_everything_is_given_up():
    settled: list[GamePart] = []
    compilers = Compilers(2, ("there is no such program",))
    asyncio.run(compilers.run(Agenda(["a", "b"]), settled.append))
    assert sorted(settled) == [GamePart("a", "rules"), GamePart("b", "rules")]
