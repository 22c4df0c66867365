"""Writes the rules pages from the clauses that the games hold, in the order in which people read them:
`./run python -m docs.rules.write`.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import igroteka
from igroteka.core.game import Game
from igroteka.core.reading import Chapter, ExampleTurn
from igroteka.core.words import Words
from igroteka.games import NAMES

SHORT = Words("In short", "Коротко")
EXAMPLE = Words("A turn as an example", "Один ход по шагам")
ADVICE = Words("Advice", "Советы")
HEAD = ["| | English | Русский |", "|---|---|---|"]


def page(game: Game) -> str:
    """One game's rules, English and Russian side by side."""
    reading = game.reading
    lines = [
        f"# {side_by_side(game.language.title)}",
        "",
        f"Rules version {game.version}. Written from the game's clauses.",
        *sentences(SHORT, reading.short),
        *(line for chapter in reading.chapters for line in chapter_lines(game, chapter)),
        *(example_lines(reading.turn) if reading.turn else ()),
        *sentences(ADVICE, reading.advice),
    ]
    return "\n".join(lines) + "\n"


def side_by_side(words: Words) -> str:
    return f"{words.en} · {words.ru}"


def sentences(title: Words, said: Sequence[Words]) -> Iterator[str]:
    if said:
        yield from ("", f"## {side_by_side(title)}", "", "| English | Русский |", "|---|---|")
        yield from (f"| {one.en} | {one.ru} |" for one in said)


def chapter_lines(game: Game, chapter: Chapter) -> Iterator[str]:
    yield from ("", f"## {side_by_side(chapter.title)}", "", *HEAD)
    for entry in chapter.legend:
        yield f"| | {entry.name.en}: {entry.text.en} | {entry.name.ru}: {entry.text.ru} |"
    for clause in map(game.clauses.__getitem__, chapter.clauses):
        yield f"| {clause.id} | {clause.rule.en} | {clause.rule.ru} |"


def example_lines(turn: ExampleTurn) -> Iterator[str]:
    """The steps of each scene in notation, and what it shows."""
    yield from ("", f"## {side_by_side(EXAMPLE)}", "", *HEAD)
    for scene in turn.scenes:
        steps = ", ".join(f"`{step}`" for step in scene.steps)
        yield f"| {steps} | {scene.caption.en} | {scene.caption.ru} |"


if __name__ == "__main__":
    for name in NAMES:
        (Path(__file__).parent / f"{name}.md").write_text(page(igroteka.game(name)), encoding="utf-8")
