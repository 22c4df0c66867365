"""Chazz in a terminal: a row for each chair, a column for each seat, and in each field that seat's cards.

A letter is a seat: A is seat 1, and so on. `s`, `c` and `r` are its spit, claw and rub cards, `⌂` is its territory, and
brackets mark the seat that sits there. The last row counts the cards in each hand, in the same order.
"""

import re
from collections.abc import Sequence
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from igroteka.boards.reading import behind_verb, read
from igroteka.core.state import State
from igroteka.core.words import Lang, Words
from igroteka.games.chazz.language import KINDS, LANGUAGE
from igroteka.games.chazz.view import AtChair, ChazzView

Palette = Literal["rich", "plain"]
DYES: dict[Palette, tuple[str, ...]] = {
    "rich": ("#d55e00", "#56b4e9", "#e69f00", "#009e73", "#f0e442", "#6fa8ff", "#cc79a7", "#bbbbbb"),
    "plain": ("red", "cyan", "yellow", "green", "magenta", "blue", "white", "bright_black"),
}
LETTERS = "ABCDEFGH"
MARGIN = 4  # columns left of the first seat: the leader card and the chair's number, and above them the called word

PLACE = Words("place {place}", "{place}-е место")
AT_CHAIR = Words("chair {chair}", "стул {chair}")
STANDS = Words("stands", "стоит")
LAST_ROUNDS = Words("{n:round|rounds} left", "до конца {n:кон|кона|конов}")
LEGEND = Words(
    "A row is a chair, a column a player. s, c, r: the player's spit, claw and rub cards at the chair; ⌂: the player's "
    "territory; [ ]: who sits there; ★: the leader card, and who leads. Below, the cards left in each hand, in "
    "that order.",
    "Строка — стул, столбец — игрок. s, c, r — карточки игрока у этого стула: шипеть, царапать, тереться; ⌂ — его "
    "территория; [ ] — кто там сидит; ★ — карточка лидера и сам лидер. Внизу — сколько карточек в руке, в том же "
    "порядке.",
)

UNTOLD = ()  # chance steps that are not announced: none
foresee = State.preview


def is_numbered(texts: Sequence[str]) -> bool:
    """Whether choices are numbered: called words are, while chairs have numbers of their own."""
    return LANGUAGE.read(texts[0]).verb == "call"


WORDS = {said: f"call {kind}" for kind, words in KINDS.items() for said in (kind, words.ru)}
CHAIR = re.compile(r"(card|move|карточка|лидер|переложить|от)(?: от)?(?: стула?)? ?([1-7])")
VERBS = {"card": "card", "карточка": "card", "лидер": "card", "move": "move", "переложить": "move", "от": "move"}


def dye(seat: int, palette: Palette) -> Style:
    """The seat's colour as a background, with readable text on it."""
    return Style(color="black", bgcolor=DYES[palette][seat], bold=True)


def board(view: ChazzView, palette: Palette) -> Text:
    """The grid of chairs and seats. It can be read without colours, by letters and brackets."""
    seats = range(len(view.seats))
    head = Text(f"{view.word or '':{MARGIN}}", "bold")
    for seat in seats:
        head.append(" ")
        head.append(f" {LETTERS[seat]} ", dye(seat, palette))
        head.append(" ")
    lines = [head, *(row(view, chair, palette) for chair in range(len(view.chairs)))]
    hands = Text(" " * MARGIN)
    for seat in seats:
        left = view.seats[seat].hand
        hands.append(f" {left['spit']}{left['claw']}{left['rub']} ", "dim")
    return Text("\n").join([*lines, Text(), hands])


def row(view: ChazzView, chair: int, palette: Palette) -> Text:
    at = view.chairs[chair]
    line = Text()
    line.append("★ " if view.card == chair else "  ", "bold")
    line.append(f"{chair + 1} ")
    for seat in range(len(view.seats)):
        before, after = "[]" if at.sitter == seat else "  "
        line.append(before, "bold")
        sign = signs(at, seat)
        line.append(sign, dye(seat, palette) if sign != " · " else "dim")
        line.append(after, "bold")
    return line


def signs(at: AtChair, seat: int) -> str:
    """What a seat has at a chair, three columns wide. A seat has no cards at its own territory."""
    if at.territory == seat:
        return " ⌂ "
    kinds = next((cards.kinds for cards in at.cards if cards.seat == seat), [])
    return "".join(kind[0] if kind in kinds else " " for kind in KINDS) if kinds else " · "


def seats(view: ChazzView, names: Sequence[str], lang: Lang, palette: Palette) -> Text:
    """One line for each seat: whether it leads or stands, and its place."""
    text = Text()
    all_sit = view.phase in ("reuse", "card", "over") and view.chairs[0].sitter is not None
    for seat, has in enumerate(view.seats):
        is_on_turn = view.turn == seat and view.phase != "over"
        text.append("▸" if is_on_turn else " ")
        text.append("★" if view.leader == seat else " ")
        text.append(f" {LETTERS[seat]} ", dye(seat, palette))
        text.append(f" {names[seat]}", "bold" if is_on_turn else "")
        text.append(f" · ⌂ {has.score}", "dim")
        if view.phase == "over":
            text.append(f" · {PLACE.say(lang, place=has.place)}", "dim")
        text.append(f" · {STANDS.say(lang)}\n" if all_sit and has.chair is None else "\n", "dim")
    if view.rounds_left:
        text.append(f"  {LAST_ROUNDS.say(lang, n=view.rounds_left)}\n", "dim")
    text.rstrip()
    return text


def captured(events: Sequence[str], seat: int) -> str:
    captures = [holes for verb, holes in read(LANGUAGE, events) if verb == "captures"]
    return " ⌂" if any(holes["seat"] == str(seat + 1) for holes in captures) else ""


def choices(
    question: str, texts: Sequence[str], previews: Sequence[list[list[str]]], seat: int, lang: Lang
) -> RenderableType:
    """The choices, numbered, or chairs by their own numbers. `⌂` marks a card whose move would capture."""
    answers = []
    for number, (text, outcomes) in enumerate(zip(texts, previews, strict=True), 1):
        rest = behind_verb(LANGUAGE, text)
        if not is_numbered([text]):
            answers.append(f"{AT_CHAIR.say(lang, chair=rest)}{captured(outcomes[0], seat)}")
            continue
        said = f"{KINDS[rest].ru} ({rest})" if lang == "ru" else rest
        answers.append(f"[dim]{number:2}[/] {said}")
    return Group(f"[bold]{question}[/]", Columns(answers, padding=(0, 3)))


def understood(line: str) -> str:
    """The step's text for what a person typed: a word alone, or Russian."""
    chair = CHAIR.fullmatch(line)
    return f"{VERBS[chair[1]]} {chair[2]}" if chair else WORDS.get(line, line)
