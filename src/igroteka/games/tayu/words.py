"""What players of Ta Yü read besides the clauses: what is asked, steps, events, options."""

from collections.abc import Sequence

from igroteka.core.words import Words, filled

TITLE = Words("Ta Yü", "Тайу")

PHASES = {
    "bid": Words("Bid for the part of the spoiler, or pass", "Назовите ставку за роль вредителя или спасуйте"),
    "choose": Words("Choose a tile with a ring or a plain one", "Выберите фишку с кольцом или без кольца"),
    "draw": Words("A tile is drawn", "Из мешка достают фишку"),
    "place": Words("Lay the tile", "Выложите фишку"),
    "over": Words("The game is over", "Партия окончена"),
}

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "edition": Words(
        "board 18 × 18 with 84 tiles (goliath), or 19 × 19 with 112 (kosmos)",
        "поле 18 × 18 и 84 фишки (goliath) или 19 × 19 и 112 фишек (kosmos)",
    ),
    "draw": Words(
        "any tile is drawn (random), or the player first chooses its back (choice)",
        "фишка достаётся любая (random), или игрок сначала выбирает рубашку (choice)",
    ),
    "unplaceable": Words(
        "a tile that cannot be laid ends the game (end), or is set aside and another is drawn (redraw)",
        "фишка, которую некуда выложить, кончает партию (end) или откладывается, и достают другую (redraw)",
    ),
    "closing": Words(
        "leaving no outlet open is allowed, or barred while there is another place",
        "не оставить открытых истоков: можно (allowed) или нельзя, пока есть другое место (barred)",
    ),
    "spoiler": Words(
        "with three seats the spoiler is found by auction, or is seat 3 (fixed)",
        "втроём вредителя определяет аукцион (auction), или это место 3 (fixed)",
    ),
    "target": Words(
        "with a fixed spoiler, the points that a builder has to reach",
        "без аукциона: сколько очков должен набрать строитель",
    ),
    "tie": Words(
        "equal points are a draw, or the larger weaker side decides",
        "при равных очках ничья (draw), или решает слабейшая сторона (weaker_side)",
    ),
}

WAYS = {
    "n": Words("north", "на север"),
    "e": Words("east", "на восток"),
    "s": Words("south", "на юг"),
    "w": Words("west", "на запад"),
}

SIDES = {
    "n": Words("north", "северной"),
    "e": Words("east", "восточной"),
    "s": Words("south", "южной"),
    "w": Words("west", "западной"),
}

KINDS = {
    "pass": Words("pass", "пас"),
    "ring": Words("a tile with a ring", "фишка с кольцом"),
    "plain": Words("a plain tile", "фишка без кольца"),
}


def step_words(text: str) -> Words:
    """A step's text, in words."""
    match text.split():
        case ["bid", points]:
            return filled(
                Words("bid {n:point|points}", "ставка: {n:очко|очка|очков}"),
                n=int(points),
            )
        case ["draw", tile]:
            return Words(f"tile {tile} is drawn", f"достали фишку {tile}")
        case ["place", cell, way]:
            return Words(
                f"lay the tile from {cell} to the {WAYS[way].en}",
                f"выложить фишку от клетки {cell} {WAYS[way].ru}",
            )
    return KINDS[text]


def event_words(text: str, names: Sequence[str]) -> Words:
    """An event's text, in words. Who does not do it is named; who does is whoever's turn it is."""
    match text.split():
        case [seat, "spoils", "at", points]:
            said = Words(
                "{name} is the spoiler: nobody may reach {n:point|points}",
                "вредитель — {name}: никто не должен набрать {n:очко|очка|очков}",
            )
            return filled(said, name=names[int(seat) - 1], n=int(points))
        case [_, "lays", _, cell, way]:
            return Words(
                f"lays the tile from {cell} to the {WAYS[way].en}",
                f"выкладывает фишку от клетки {cell} {WAYS[way].ru}",
            )
        case [side, "scores", points]:
            said = Words("{n:point|points} at the {side} side", "{n:очко|очка|очков} на {side} стороне")
            return filled(said, side=SIDES[side], n=int(points))
        case ["stuck", _]:
            return Words("it cannot be laid: the game is over", "её некуда выложить: партия окончена")
        case ["aside", _]:
            return Words("it cannot be laid and is set aside", "её некуда выложить, её откладывают")
    raise ValueError(text)
