"""Мазайцы in a terminal: the field of cards with hares and boats, and beside it the boats' loads, the row and the pile.

A card is six columns wide and two lines high: its sign and the hares on it, then the boats, each a seat's number and
an arrow for its heading.
"""

import re
from collections.abc import Sequence
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from igroteka.boards.reading import behind_verb, read
from igroteka.core.cells import COLUMNS
from igroteka.core.state import State
from igroteka.core.words import Lang, Words
from igroteka.games.mazaitsy.language import CARDS, LANGUAGE
from igroteka.games.mazaitsy.view import FieldCard, MazaitsyView, RowCard, SeatView

Palette = Literal["rich", "plain"]

WIDTH = 6
HARES_SHOWN = 3
SWALLOWING = "!%%"
ARROWS = {"n": "↑", "e": "→", "s": "↓", "w": "←", "ne": "↗", "se": "↘", "sw": "↙", "nw": "↖"}
BOWS: dict[str | None, str] = {"n": "▲", "e": "▶", "s": "▼", "w": "◀"}
SIGNS = {
    "fish": "><>",
    "water": "~~",
    "log": "═══",
    "thicket": "♣♣♣",
    "whirlpool": "(@)",
    "swamp": "%%%",
    "funnel": "\\o/",
}
COLOURS: dict[str, tuple[str, str]] = {  # for terminals with many colours, and with eight
    "fish": ("#2f7fb5", "blue"),
    "water": ("#1d5f94", "blue"),
    "log": ("#7a5230", "yellow"),
    "thicket": ("#2f6b34", "green"),
    "whirlpool": ("#5b4b9a", "magenta"),
    "swamp": ("#5f6132", "bright_black"),
    "funnel": ("#14304f", "black"),
    "straight": ("#12808a", "cyan"),
    "side": ("#12808a", "cyan"),
}
BOATS = ("#ff6b5e", "#ffd84d", "#7ee081", "#ffffff")
HARE = Style(color="black", bgcolor="bright_white", bold=True)

LOADED = Words("boat {load}, ashore {n:hare|hares}", "в лодке {load}, на берегу {n:заяц|зайца|зайцев}")
EMPTY = Words("empty", "пусто")
KNOWN = Words(" ({points:point|points})", " ({points:очко|очка|очков})")
WRITTEN = Words(" + {points:point|points} written down", " + записано {points:очко|очка|очков}")
ROW = Words("Row: ", "Ряд: ")
PILE = Words("Pile: {n:card|cards}", "В стопке {n:карточка|карточки|карточек}")
TOP = Words(", on top ", ", сверху ")
IN_HAND = Words("To lay: ", "Выложить: ")
POOL = Words("Pool: {n:hare|hares}", "В запасе {n:заяц|зайца|зайцев}")
ROUND = Words("Mazai {appeared} of {rounds}", "Мазай {appeared} из {rounds}")
SCATTERS = Words(": {name} scatters hares", ": зайцев добавляет {name}")
LAST_LAP = Words(": the last lap", ": последний круг")
PLACE = Words(" · place {place}", " · {place}-е место")
SWAMP = Words(" · swamp on {cell}", " · болото на {cell}")
PARTNER = Words(" · with {name}", " · вместе: {name}")
TOUCHED = Words(" ({n:hare|hares})", " ({n:заяц|зайца|зайцев})")
LOST = Words(" (loses {n:hare|hares})", " (пропадёт: {n:заяц|зайца|зайцев})")
ANY_WAY = Words(
    "A card and the way of the arrow, such as {example}. Cards: {cells}. Ways: {ways}.",
    "Карточка и направление стрелки, например {example}. Карточки: {cells}. Направления: {ways}.",
)
LEGEND = Words(
    "><> ~~ water with and without a fish, ═══ log, ♣♣♣ thicket, (@) whirlpool, %%% swamp, !%% swamp that will "
    "swallow its hares, \\o/ funnel, arrows are currents (in the row ↔ straight, ⤢ side). A number on a card is a hare "
    "and its points, 1+3 are two hares, 5=12 five hares worth 12. 1▲ is the boat of seat 1 and its bow. In a choice, "
    "→ is where you row, ~ where a current carries you, ⇒ where a funnel pulls you. Instead of a number you may type "
    "a cell: c4, or c4 ne for a current; or words: ahead, left, right, slip left, take 2, drop 2, steal 2 from 3.",
    "><> ~~ вода с рыбкой и без, ═══ бревно, ♣♣♣ заросли, (@) водоворот, %%% болото, !%% болото, которое поглотит "
    "зайцев, \\o/ воронка, стрелки — течения (в ряду ↔ прямое, ⤢ боковое). Число на карточке — заяц и его очки, 1+3 — "
    "два зайца, 5=12 — пять зайцев на 12 очков. 1▲ — лодка места 1 и её нос. В вариантах → куда вы плывёте, ~ куда "
    "снесёт течение, ⇒ куда затянет воронка. Вместо номера можно написать клетку: c4, а для течения c4 ne; или слова: "
    "вперёд, налево, направо, наискось налево, взять 2, выгрузить 2, стащить 2 у 3.",
)

UNTOLD = ("deal", "face", "hare", "top")  # chance steps that are not announced, because the board shows them

LOOK_ALIKE = str.maketrans("асе", "ace")  # Cyrillic letters that look like Latin ones
RUSSIAN = {
    "вперёд": "ahead",
    "вперед": "ahead",
    "налево": "left",
    "направо": "right",
    "наискось налево": "slip left",
    "по диагонали влево": "slip left",
    "по диагонали вправо": "slip right",
    "наискось направо": "slip right",
    "стоп": "stop",
    "дальше": "on",
    "готово": "done",
    "по часовой": "clockwise",
    "против часовой": "counter",
    "взять": "take",
    "выгрузить": "drop",
    "отдать": "give",
    "передать": "give",
    "получить": "get",
    "высадить": "drop",
    "стащить": "steal",
}


def kind(card: str) -> str:
    return card.removesuffix("+")


def sign(card: str, arrow: str | None) -> str:
    return ARROWS[arrow] if arrow else SIGNS.get(kind(card), "↔" if kind(card) == "straight" else "⤢")


def board(view: MazaitsyView, palette: Palette) -> Text:
    """The field, with column letters and row numbers."""
    size = view.size
    lines = [Text("  " + "".join(letter.center(WIDTH) for letter in COLUMNS[:size]))]
    for row in range(size):
        cards = view.field[size * row : size * (row + 1)]
        upper, lower = Text(f"{row + 1} "), Text("  ")
        for card in cards:
            upper.append_text(card_line(view, card, palette))
            lower.append_text(boat_line(view, card, palette))
        lines += [upper, lower]
    return Text("\n").join(lines)


def background(card: str | None, palette: Palette) -> Style:
    if card is None:
        return Style(dim=True)
    return Style(color="bright_white", bgcolor=COLOURS[kind(card)][palette == "plain"])


def card_line(view: MazaitsyView, card: FieldCard, palette: Palette) -> Text:
    """The card's sign and the hares on it. Many hares leave less room for the sign."""
    if card.card is None:
        return Text("·".center(WIDTH), "dim")
    style = background(card.card, palette)
    is_swallowing = any(seat.swamp == card.cell for seat in view.seats)
    drawn = SWALLOWING if is_swallowing else sign(card.card, card.arrow)
    hares = card.hares
    shown = "+".join(map(str, hares)) if len(hares) <= HARES_SHOWN else f"{len(hares)}={sum(hares)}"
    after = " " * (not is_full(shown))
    text = Text(drawn[: WIDTH - len(shown) - len(after)], style)
    text.append(" " * (WIDTH - len(text) - len(shown) - len(after)), style)
    return text.append(shown, HARE).append(after, style)


def is_full(shown: str) -> bool:
    """Whether the hares leave no room for a blank after them."""
    return len(shown) >= WIDTH - 2


def boat_line(view: MazaitsyView, card: FieldCard, palette: Palette) -> Text:
    """The boats on the card. All four together leave no room for their bows."""
    style = background(card.card, palette)
    here = [seat for seat, has in enumerate(view.seats) if has.boat == card.cell]
    text = Text("", style)
    for seat in here:
        bow = BOWS[view.seats[seat].heading] if 2 * len(here) <= WIDTH else ""
        text.append(f"{seat + 1}{bow}", style + Style(color=BOATS[seat], bold=True, underline=view.turn == seat))
    return text.append(" " * (WIDTH - len(text)), style)


def seats(view: MazaitsyView, names: Sequence[str], lang: Lang, palette: Palette) -> Text:
    """What each seat has saved, then the row, the pile and Mazai."""
    text = Text()
    for seat, has in enumerate(view.seats):
        is_on_turn = view.turn == seat and view.phase != "over"
        text.append("▸ " if is_on_turn else "  ")
        text.append(f"{seat + 1} ", Style(color=BOATS[seat], bold=True))
        text.append(names[seat], "bold" if is_on_turn else "")
        if has.swamp is not None:
            text.append(SWAMP.say(lang, cell=has.swamp), "dim")
        if view.teams:
            text.append(PARTNER.say(lang, name=names[seat ^ 2]), "dim")
        if has.place is not None:
            text.append(PLACE.say(lang, place=has.place), "dim")
        text.append(f"\n    {saved(has, lang)}\n")
    text.append(ROW.say(lang))
    text.append_text(row(view.row, palette))
    text.append("\n" + PILE.say(lang, n=view.pile + (view.top is not None)))
    if view.top is not None:
        text.append(TOP.say(lang))
        text.append_text(small(view.top, None, palette))
    text.append("\n" + ROUND.say(lang, appeared=view.mazai.appeared, rounds=view.mazai.rounds))
    if view.mazai.seat is not None:
        text.append(SCATTERS.say(lang, name=names[view.mazai.seat]), "bold")
    if view.mazai.last_lap:
        text.append(LAST_LAP.say(lang), "bold")
    text.append(" · " + POOL.say(lang, n=view.pool), "dim")
    if view.hand is not None:
        text.append("\n" + IN_HAND.say(lang), "bold")
        text.append_text(named(view.hand.card, view.hand.hare, palette, lang))
    return text


def saved(has: SeatView, lang: Lang) -> str:
    load = "+".join(map(str, has.load)) or EMPTY.say(lang)
    said = LOADED.say(lang, load=load, n=has.ashore)
    if has.ashore_values:
        said += KNOWN.say(lang, points=sum(has.ashore_values))
    if has.banked.hares:
        said += WRITTEN.say(lang, points=has.banked.points)
    return said


def row(cards: Sequence[RowCard], palette: Palette) -> Text:
    """The cards to come, the next one first."""
    text = Text()
    for place, one in enumerate(cards, 1):
        text.append(f" {place}:", "dim")
        text.append_text(small(one.card, one.hare, palette))
    return text


def small(card: str, hare: int | None, palette: Palette) -> Text:
    """A card as its sign, with `+` for the hare symbol, followed by its hare."""
    text = Text(sign(card, None), background(card, palette))
    if card.endswith("+"):
        text.append("+")
    return text.append(str(hare), HARE) if hare else text


def named(card: str, hare: int | None, palette: Palette, lang: Lang) -> Text:
    """A card as its sign and its name, with its hare."""
    return small(card, hare, palette).append(f" {CARDS[kind(card)].say(lang)}")


def choices(
    question: str, texts: Sequence[str], previews: Sequence[list[list[str]]], seat: int, lang: Lang
) -> RenderableType:
    """The choices, numbered; each move with the card it leads to."""
    if not is_numbered(texts):
        laid = [holes for _, holes in read(LANGUAGE, texts)]
        cells = list(dict.fromkeys(holes["cell"] for holes in laid))
        ways = [holes["way"] for holes in laid if holes["cell"] == cells[0]]
        said = ANY_WAY.say(lang, example=f"{cells[0]} {ways[0]}", cells=" ".join(cells), ways=" ".join(ways))
        return Group(f"[bold]{question}[/]", said)
    answers = [
        f"[dim]{number:2}[/] {label(text, lang)}{consequences(outcomes[0], lang)}"
        for number, (text, outcomes) in enumerate(zip(texts, previews, strict=True), 1)
    ]
    return Group(f"[bold]{question}[/]", Columns(answers, padding=(0, 2)))


def is_numbered(texts: Sequence[str]) -> bool:
    """Whether choices are numbered: all are, except the many ways to lay a current."""
    return LANGUAGE.read(texts[0]).form.pattern != "lay {cell} {way}"


def label(text: str, lang: Lang) -> str:
    """The label of a choice: a cell alone, or words for an action."""
    is_cell = LANGUAGE.read(text).verb in ("lay", "funnel", "boat")
    return behind_verb(LANGUAGE, text) if is_cell else LANGUAGE.step_words(text).say(lang)


def foresee(state: State, step: int) -> list[list[str]]:
    """The events of a step if no hares are taken on the way, and the choice of funnels if several would pull."""
    after = state.copy()
    told = after.tell(step)
    while after.phase == "grab":
        told += after.tell(after.parse("on"))
    if after.phase == "funnel" and state.phase != "funnel":
        told += [after.text(one) for one in after.legal()]
    return [told]


def consequences(events: list[str], lang: Lang) -> str:
    """` → c4 ~ d4 ⇒ e5`: where the boat goes, and where the water takes it; or the hares that a card would affect."""
    path, touched, lost = "", 0, 0
    funnels: list[str] = []
    for told in read(LANGUAGE, events):
        match told:
            case "rows", {"end": cell}:
                path += f" → {cell}"
            case "drifts", {"end": cell}:
                path += f" ~ {cell}"
            case "is pulled", {"end": cell}:
                path += f" ⇒ {cell}"
            case "funnel", {"cell": cell}:
                funnels.append(cell)
            case "sucks", {"tokens": number}:
                touched += int(number)
            case "whirls", {"end": _}:
                pass
            case "clears" | "whirls", {"tokens": number}:
                lost += int(number)
    if funnels:
        path += f" ⇒ {'/'.join(funnels)}"
    return path + (TOUCHED.say(lang, n=touched) if touched else "") + (LOST.say(lang, n=lost) if lost else "")


def understood(line: str) -> str:
    """The step's text for what a person typed, such as `взять 2`, `стащить 2 у 3`, or `с4` with a Cyrillic с."""
    line = re.sub(r"\b[асе](?=\d)", lambda letter: letter[0].translate(LOOK_ALIKE), line)
    if line in RUSSIAN:
        return RUSSIAN[line]
    word, _, rest = line.partition(" ")
    return f"{RUSSIAN.get(word, word)} {rest.replace(' у ', ' from ')}".strip()
