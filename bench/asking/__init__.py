"""How a bench is asked for its figures, and how it hands them to programs."""

import argparse
import json
import sys
from typing import Any

from igroteka.games import NAMES


def parser_of(bench: str, about: str | None) -> argparse.ArgumentParser:
    """Of `./run bench …`; the first line of what the file says about itself is its help."""
    parser = argparse.ArgumentParser(prog=f"./run bench {bench}", description=(about or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    return parser


def asked_games(bench: str, about: str | None) -> tuple[argparse.Namespace, tuple[str, ...]]:
    """What was asked, and the games that it is asked about: one, or all."""
    parser = parser_of(bench, about)
    parser.add_argument("game", nargs="?", choices=NAMES, help="default: every game")
    asked = parser.parse_args()
    return asked, (asked.game,) if asked.game else NAMES


def write_json(figures: Any) -> None:
    json.dump(figures, sys.stdout, indent=2, ensure_ascii=False)
    print()
