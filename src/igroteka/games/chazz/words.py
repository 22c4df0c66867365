"""What players of Chazz read besides the clauses: what is asked, steps, events, options."""

from collections.abc import Sequence

from igroteka.core.words import Words, filled

TITLE = Words("Chazz", "Шустрые коты")

PHASES = {
    "leader": Words("The first leader is drawn by lot", "Первого лидера определяет жребий"),
    "card": Words("Lay the leader card at another chair", "Положите карточку лидера к другому стулу"),
    "call": Words("Call a word", "Назовите слово"),
    "sit": Words("Everybody looks for a chair", "Все ищут себе стул"),
    "reuse": Words(
        "You are out of the called cards: from which chair do you move one?",
        "Карточки названного вида кончились: от какого стула переложить одну?",
    ),
    "over": Words("The game is over", "Партия окончена"),
}

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "round_limit": Words(
        "rounds after which the game ends; 0 is no limit, 40 is a good one",
        "после скольких конов партия кончается; 0 — без предела, хороший предел — 40",
    ),
}

KINDS = {
    "spit": Words("spit", "шипеть"),
    "claw": Words("claw", "царапать"),
    "rub": Words("rub", "тереться"),
}

EVENTS = {
    "sits": Words("{name} sits on chair {chair}", "{name}: стул {chair}"),
    "stands": Words("{name} is left standing", "{name}: без стула"),
    "gathers": Words(
        "{name} has all three at chair {chair} and takes them back",
        "{name}: все три вида у стула {chair}, карточки снова в руке",
    ),
    "captures": Words("{name} captures the territory at chair {chair}", "{name}: захвачена территория у стула {chair}"),
    "loses": Words("{name} loses the territory at chair {chair}", "{name}: потеряна территория у стула {chair}"),
    "leads": Words("{name} leads the next round", "{name}: лидер следующего кона"),
    "puts": Words("puts the leader card at chair {chair}", "карточка лидера теперь у стула {chair}"),
}

ENDS = {
    "round ends": Words("the round is over", "кон окончен"),
    "won": Words("two territories are held: the game is over", "две территории захвачены: партия окончена"),
    "limit": Words("that was the last round: the game is over", "это был последний кон: партия окончена"),
}


def step_words(text: str) -> Words:
    """A step's text, in words."""
    match text.split():
        case ["leader", seat]:
            return Words(f"the lot makes seat {seat} the leader", f"жребий: лидер — место {seat}")
        case ["card", chair]:
            return Words(f"the leader card goes to chair {chair}", f"карточка лидера — к стулу {chair}")
        case ["call", kind]:
            return Words(f"call {KINDS[kind].en}", f"назвать слово «{KINDS[kind].ru}»")
        case ["sit", seat, chair]:
            return Words(f"seat {seat} sits on chair {chair}", f"место {seat} садится на стул {chair}")
        case ["move", chair]:
            return Words(f"move the card from chair {chair}", f"переложить карточку от стула {chair}")
    raise ValueError(text)


def event_words(text: str, names: Sequence[str]) -> Words:
    """An event's text, in words. All but what the seat in turn does has a name in it."""
    if text in ENDS:
        return ENDS[text]
    match text.split():
        case [_, "calls", kind]:
            return Words(f"calls {KINDS[kind].en}", f"слово «{KINDS[kind].ru}»")
        case [seat, "lays", kind, chair]:
            said = Words("{name} lays {kind} at chair {chair}", "{name}: «{kind}» у стула {chair}")
            return filled(said, name=names[int(seat) - 1], kind=KINDS[kind], chair=chair)
        case [_, "moves", kind, source, chair]:
            said = Words(
                "moves {kind} from chair {source} to chair {chair}",
                "перекладывает «{kind}» от стула {source} к стулу {chair}",
            )
            return filled(said, kind=KINDS[kind], source=source, chair=chair)
        case [seat, "passes", _, chair]:
            said = Words(
                "{name} sits at the leader card and passes it on to the right, to chair {chair}",
                "{name} сидит у карточки лидера и передаёт её вправо, к стулу {chair}",
            )
            return filled(said, name=names[int(seat) - 1], chair=chair)
        case [seat, verb, *chair]:
            return filled(EVENTS[verb], name=names[int(seat) - 1], chair="".join(chair))
    raise ValueError(text)
