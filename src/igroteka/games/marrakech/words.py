"""What players of Marrakech read besides the clauses: what is asked, steps, events, options."""

from igroteka.core.words import Words

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
        "covering a whole rug of one's own in one go: forbidden or allowed",
        "накрыть за раз целый свой ковёр: нельзя (forbidden) или можно (allowed)",
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
    "left": Words("turn Assam left", "повернуть Ассама налево"),
    "ahead": Words("leave Assam as he is", "оставить Ассама как есть"),
    "right": Words("turn Assam right", "повернуть Ассама направо"),
}


def step_words(text: str) -> Words:
    """A step's text, in words."""
    verb, _, rest = text.partition(" ")
    if verb == "roll":
        slippers = int(rest)
        said = Words("the die shows {n:slipper|slippers}", "на кубике {n:тапок|тапка|тапок}")
        return Words(said.say("en", n=slippers), said.say("ru", n=slippers))
    if verb == "top":
        return Words(f"a rug of colour {rest} is turned up", f"открывается ковёр цвета {rest}")
    if verb == "lay":
        return Words(f"lay a rug on {rest[:2]} and {rest[2:]}", f"положить ковёр на {rest[:2]} и {rest[2:]}")
    return TURNS[verb]


def event_words(text: str) -> Words:
    """An event's text, in words."""
    match text.split():
        case ["faces", way]:
            return Words(f"Assam faces {WAYS[way].en}", f"Ассам смотрит {WAYS[way].ru}")
        case ["walks", start, to]:
            return Words(f"Assam walks from {start} to {to}", f"Ассам идёт с {start} на {to}")
        case ["loops", start, to, way]:
            return Words(
                f"Assam follows the border from {start} to {to} and faces {WAYS[way].en}",
                f"Ассам идёт по мозаике с {start} на {to} и смотрит {WAYS[way].ru}",
            )
        case [payer, "pays", amount, "to", owner]:
            said = Words(
                "Seat {payer} pays {n:dirham|dirhams} to seat {owner}",
                "Игрок {payer} платит {n:дирхам|дирхама|дирхамов} игроку {owner}",
            )
            parts = {"payer": payer, "owner": owner, "n": int(amount)}
            return Words(said.say("en", **parts), said.say("ru", **parts))
        case [seat, "out"]:
            return Words(f"Seat {seat} cannot pay and is out", f"Игрок {seat} не может заплатить и выбывает")
        case [seat, "lays", place, *_]:
            return Words(
                f"Seat {seat} lays a rug on {place[:2]} and {place[2:]}",
                f"Игрок {seat} кладёт ковёр на {place[:2]} и {place[2:]}",
            )
    raise ValueError(text)
