"""The command line of the benchmarks, and their output as JSON."""

import argparse
import json
import sys
from typing import Any

from igroteka.games import NAMES


def parser_of(bench: str, about: str | None) -> argparse.ArgumentParser:
    """The parser of `./run bench …`; the first line of the file's docstring is its description."""
    parser = argparse.ArgumentParser(prog=f"./run bench {bench}", description=(about or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    return parser


def asked_games(bench: str, about: str | None) -> tuple[argparse.Namespace, tuple[str, ...]]:
    """The parsed arguments, and the games to measure: one, or all."""
    parser = parser_of(bench, about)
    parser.add_argument("game", nargs="?", choices=NAMES, help="the game to measure (default: all)")
    asked = parser.parse_args()
    return asked, (asked.game,) if asked.game else NAMES


def write_json(figures: Any) -> None:
    json.dump(figures, sys.stdout, indent=2, ensure_ascii=False)
    print()
