"""Writes the rules pages from the clauses that the games hold: `./run python -m docs.rules.write`."""

from pathlib import Path

import igroteka
from igroteka.core.game import Game
from igroteka.games import NAMES


def page(game: Game) -> str:
    """One game's rules, English and Russian side by side."""
    title = game.language.title
    lines = [
        f"# {title.en} · {title.ru}",
        "",
        f"Rules version {game.version}. Written from the game's clauses.",
    ]
    for section in game.sections:
        lines += [
            "",
            f"## {section.title.en} · {section.title.ru}",
            "",
            "| | English | Русский |",
            "|---|---|---|",
        ]
        lines += [f"| {clause.id} | {clause.rule.en} | {clause.rule.ru} |" for clause in section.clauses]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in NAMES:
        (Path(__file__).parent / f"{name}.md").write_text(page(igroteka.game(name)), encoding="utf-8")
