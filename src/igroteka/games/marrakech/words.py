"""What players of Marrakech read besides the clauses: what is asked, steps, events, options."""

from collections.abc import Sequence

from igroteka.core.words import Words, filled

TITLE = Words("Marrakech", "Марракеш")

PHASES = {
    "top": Words("The next rug is turned up", "Открывается следующий ковёр"),
    "turn": Words("Turn Assam", "Поверните Ассама"),
    "roll": Words("The die is rolled", "Бросок кубика"),
    "lay": Words("Lay a rug", "Выложите ковёр"),
    "over": Words("The game is over", "Партия окончена"),
}

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "bankruptcy": Words(
        "who cannot pay in full is out (eliminate), or pays what he has and plays on (stay)",
        "кто не может заплатить сполна, выбывает (eliminate) или отдаёт всё и играет дальше (stay)",
    ),
    "own_rug": Words(
        "covering a whole rug of one's own in one turn: forbidden or allowed",
        "накрыть целиком свой ковёр за один ход: нельзя (forbidden) или можно (allowed)",
    ),
    "turn": Words(
        "Assam is turned before the roll, or after the rug, for the next player",
        "Ассама поворачивают до броска (before) или после ковра, для следующего (after)",
    ),
}

WAYS = {
    "n": Words("north", "на север"),
    "e": Words("east", "на восток"),
    "s": Words("south", "на юг"),
    "w": Words("west", "на запад"),
}

TURNS = {
    "left": Words("left", "налево"),
    "ahead": Words("straight ahead", "прямо"),
    "right": Words("right", "направо"),
}


def step_words(text: str) -> Words:
    """A step's text, in words."""
    verb, _, rest = text.partition(" ")
    if verb == "roll":
        return filled(Words("the die shows {n:slipper|slippers}", "на кубике {n:тапок|тапка|тапок}"), n=int(rest))
    if verb == "top":
        return {
            "1": Words("turns up a rug of the first colour", "открывает ковёр первого цвета"),
            "2": Words("turns up a rug of the second colour", "открывает ковёр второго цвета"),
        }[rest]
    if verb == "lay":
        return Words(f"lay a rug on {rest[:2]} and {rest[2:]}", f"положить ковёр на {rest[:2]} и {rest[2:]}")
    return TURNS[verb]


def event_words(text: str, names: Sequence[str]) -> Words:
    """An event's text, in words. Who does not do it is named; who does is whoever's turn it is."""
    match text.split():
        case ["faces", way]:
            return Words(f"Assam faces {WAYS[way].en}", f"Ассам смотрит {WAYS[way].ru}")
        case ["walks", start, to]:
            return Words(f"Assam walks from {start} to {to}", f"Ассам идёт с {start} на {to}")
        case ["loops", start, to, way] if start == to:
            return Words(
                f"Assam rounds the corner at {to} and faces {WAYS[way].en}",
                f"Ассам огибает угол {to} и смотрит {WAYS[way].ru}",
            )
        case ["loops", start, to, way]:
            return Words(
                f"Assam follows the border from {start} to {to} and faces {WAYS[way].en}",
                f"Ассам проходит по краю с {start} на {to} и смотрит {WAYS[way].ru}",
            )
        case [_, "owes", amount, "to", owner]:
            said = Words(
                "owes {owner} {n:dirham|dirhams} and has less",
                "должен {n:дирхам|дирхама|дирхамов} → {owner}, но столько нет",
            )
            return filled(said, owner=names[int(owner) - 1], n=int(amount))
        case [_, "pays", amount, "to", owner]:
            said = Words("pays {owner} {n:dirham|dirhams}", "платит {n:дирхам|дирхама|дирхамов} → {owner}")
            return filled(said, owner=names[int(owner) - 1], n=int(amount))
        case [_, "out"]:
            return Words("is out", "выбывает")
        case [_, "lays", place, *_]:
            return Words(
                f"lays a rug on {place[:2]} and {place[2:]}",
                f"кладёт ковёр на {place[:2]} и {place[2:]}",
            )
    raise ValueError(text)
