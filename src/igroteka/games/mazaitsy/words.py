"""What players of Mazaitsy read besides the clauses: what is asked, steps, events, options."""

from collections.abc import Sequence
from typing import Any

from igroteka.core.words import Words, filled

TITLE = Words("Mazaitsy", "Мазайцы")

PHASES = {
    "deal": Words("A card is dealt", "Сдаётся карточка"),
    "face": Words("Chance turns the current", "Случай поворачивает Течение"),
    "hare": Words("A hare token is drawn", "Достают жетон зайца"),
    "top": Words("The top card of the pile is turned up", "Открывается верхняя карточка стопки"),
    "boat": Words("Place your boat", "Поставьте лодку"),
    "move": Words("Move your boat, or unload hares", "Ведите лодку или выгрузите зайцев"),
    "second": Words("Go ahead or turn once more, or stop", "Пройдите вперёд или поверните ещё раз либо закончите"),
    "grab": Words("Take hares here, or go on", "Возьмите здесь зайцев или продолжите"),
    "unload": Words("Unload hares, or finish", "Выгружайте зайцев или закончите"),
    "funnel": Words("Choose the funnel that pulls your boat", "Выберите Воронку, которая затянет лодку"),
    "pick": Words("Choose the card to lay", "Выберите, какую карточку положить"),
    "lay": Words("Lay the card on the field", "Положите карточку на поле"),
    "spin": Words("Choose which way the whirlpool turns", "Выберите, в какую сторону крутит Водоворот"),
    "scatter": Words(
        "Mazai's turn: choose the type of cards that get hares",
        "Ход Мазая: выберите тип карточек, на которые добавить зайцев",
    ),
    "where": Words("Chance chooses a card for the next hare", "Случай выбирает карточку для следующего зайца"),
    "over": Words("The game is over", "Партия окончена"),
}

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "teams": Words(
        "with four seats: each for himself (off), or seats 1 and 3 against 2 and 4 (on)",
        "вчетвером: каждый за себя (off) или места 1 и 3 против мест 2 и 4 (on)",
    ),
    "rounds": Words(
        "with three or four seats: how many rounds are played",
        "втроём и вчетвером: сколько раундов в партии",
    ),
    "blank_twins": Words(
        "a card laid without the hare symbol of its type does nothing (off), or takes the hares off that type (on)",
        "выложенный двойник без символа зайца не действует (off) или снимает зайцев с карточек своего типа (on)",
    ),
    "free_choice": Words(
        "the farthest card of the row is laid (off), or after a single action any open card (on)",
        "кладут самую дальнюю карточку ряда (off) или, если действие было одно, любую открытую (on)",
    ),
    "nine_points": Words(
        "a boat carries four tokens (off), or any number up to nine points (on)",
        "лодка вмещает четыре жетона (off) или сколько угодно, но не больше чем на девять очков (on)",
    ),
    "stealing": Words(
        "boats that meet leave each other alone (off), or a hare may be stolen (on)",
        "при встрече лодок зайцев не крадут (off) или одного можно стащить (on)",
    ),
    "deck": Words(
        "currents without hares and 40 tokens (a), or currents with hares and 48 tokens (b)",
        "Течения без зайцев и 40 жетонов (a) или Течения с зайцами и 48 жетонов (b)",
    ),
    "scatter_on": Words(
        "Mazai adds hares on all cards of the type (all), or on those without a token (empty)",
        "Мазай добавляет зайцев на все карточки типа (all) или только на те, где нет жетонов (empty)",
    ),
    "steal_limit": Words(
        "one hare may be stolen in a Movement stage (stage), or one from each boat met (boat)",
        "за этап Перемещения можно стащить одного зайца (stage) или по одному из каждой встреченной лодки (boat)",
    ),
    "row": Words(
        "after Mazai's turn the row is shuffled in and dealt anew (redeal), or stays (keep)",
        "после хода Мазая ряд перемешивают и сдают заново (redeal) или оставляют (keep)",
    ),
}

CARDS = {
    "fish": Words("water with a fish", "Вода с рыбкой"),
    "water": Words("water without a fish", "Вода без рыбки"),
    "log": Words("log", "Бревно"),
    "thicket": Words("thicket", "Заросли"),
    "whirlpool": Words("whirlpool", "Водоворот"),
    "swamp": Words("swamp", "Болото"),
    "funnel": Words("funnel", "Воронка"),
    "straight": Words("straight current", "Течение прямое"),
    "side": Words("side current", "Течение боковое"),
    "mazai": Words("Mazai", "Мазай"),
}

WAYS = {
    "n": Words("north", "на север"),
    "e": Words("east", "на восток"),
    "s": Words("south", "на юг"),
    "w": Words("west", "на запад"),
    "ne": Words("north-east", "на северо-восток"),
    "se": Words("south-east", "на юго-восток"),
    "sw": Words("south-west", "на юго-запад"),
    "nw": Words("north-west", "на северо-запад"),
}

# Where nothing follows from a step, these words also tell that it was taken: they are no orders.
STEPS = {
    "deal {card}": Words("a card is dealt: {card}", "сдана карточка: {card}"),
    "face {way}": Words("its arrow points {way}", "стрелка указывает {way}"),
    "hare {n}": Words("a hare worth {n:point|points} is drawn", "выпал заяц на {n:очко|очка|очков}"),
    "top {card}": Words("top card of the pile: {card}", "верхняя карточка стопки: {card}"),
    "boat {cell} {way}": Words("the boat on {cell}, heading {way}", "лодка на {cell} носом {way}"),
    "ahead": Words("go ahead", "вперёд"),
    "left": Words("turn left", "повернуть налево"),
    "right": Words("turn right", "повернуть направо"),
    "slip left": Words("slip diagonally to the left", "по диагонали влево"),
    "slip right": Words("slip diagonally to the right", "по диагонали вправо"),
    "stop": Words("end of the movement", "конец перемещения"),
    "drop {n}": Words("unload a hare worth {n:point|points}", "выгрузить зайца на {n:очко|очка|очков}"),
    "done": Words("end of the unloading", "конец выгрузки"),
    "on": Words("the turn goes on", "ход продолжается"),
    "take {n}": Words("take a hare worth {n:point|points}", "взять зайца на {n:очко|очка|очков}"),
    "give {n}": Words(
        "give your partner a hare worth {n:point|points}",
        "отдать партнёру зайца на {n:очко|очка|очков}",
    ),
    "get {n}": Words(
        "get a hare worth {n:point|points} from your partner",
        "взять у партнёра зайца на {n:очко|очка|очков}",
    ),
    "steal {n} from {seat}": Words(
        "steal a hare worth {n:point|points} from seat {seat}",
        "стащить зайца на {n:очко|очка|очков} из лодки места {seat}",
    ),
    "funnel {cell}": Words("be pulled onto the funnel on {cell}", "в Воронку на {cell}"),
    "use top": Words("the top card of the pile", "верхняя карточка стопки"),
    "use {place}": Words(
        "the {place:1=first;2=second;3=third;4=fourth} card of the row",
        "{place:1=первая;2=вторая;3=третья;4=четвёртая} карточка ряда",
    ),
    "lay {cell}": Words("lay the card on {cell}", "положить карточку на {cell}"),
    "lay {cell} {way}": Words(
        "lay the current on {cell}, flowing {way}",
        "положить Течение на {cell}, стрелкой {way}",
    ),
    "clockwise": Words("turn the whirlpool clockwise", "крутить Водоворот по часовой стрелке"),
    "counter": Words("turn the whirlpool counterclockwise", "крутить Водоворот против часовой стрелки"),
    "scatter {card}": Words("scatter hares on the cards of this type: {card}", "добавить зайцев на карточки: {card}"),
    "at {cell}": Words("a hare comes to {cell}", "заяц достаётся карточке на {cell}"),
}

EVENTS = {
    "{seat} rows {start} {end}": Words("rows from {start} to {end}", "плывёт с {start} на {end}"),
    "{seat} turns {way}": Words("turns the bow {way}", "поворачивает носом {way}"),
    "{seat} drifts {start} {end}": Words(
        "the current carries the boat from {start} to {end}",
        "Течение сносит лодку с {start} на {end}",
    ),
    "{seat} is blocked at {cell}": Words(
        "the current leads nowhere: the boat stays on {cell}",
        "Течению некуда нести лодку: она остаётся на {cell}",
    ),
    "{seat} stops at {cell}": Words("the log on {cell} stops the boat", "Бревно на {cell} останавливает лодку"),
    "{seat} is pulled {start} {end}": Words(
        "the funnel pulls the boat from {start} to {end}",
        "Воронка затягивает лодку с {start} на {end}",
    ),
    "{seat} takes {n} at {cell}": Words(
        "takes a hare worth {n:point|points} on {cell}",
        "берёт на {cell} зайца на {n:очко|очка|очков}",
    ),
    "{seat} drops {n} at {cell}": Words(
        "unloads a hare worth {n:point|points} on {cell}",
        "выгружает на {cell} зайца на {n:очко|очка|очков}",
    ),
    "{seat} gives {n} to {other}": Words(
        "gives {other} a hare worth {n:point|points}",
        "отдаёт зайца на {n:очко|очка|очков} в лодку «{other}»",
    ),
    "{seat} gets {n} from {other}": Words(
        "gets a hare worth {n:point|points} from {other}",
        "получает зайца на {n:очко|очка|очков} из лодки «{other}»",
    ),
    "{seat} steals {n} from {other}": Words(
        "steals a hare worth {n:point|points} from {other}",
        "крадёт зайца на {n:очко|очка|очков} из лодки «{other}»",
    ),
    "{seat} lays {card} {cell}": Words("lays on {cell}: {card}", "кладёт на {cell}: {card}"),
    "{seat} lays {card} {cell} {way}": Words(
        "lays on {cell}: {card}, flowing {way}",
        "кладёт на {cell}: {card}, стрелкой {way}",
    ),
    "{seat} discards {card}": Words(
        "no card can be replaced, so one is discarded: {card}",
        "заменить нечего, в сброс уходит: {card}",
    ),
    "whirls {tokens} {start} away": Words(
        "the whirlpool carries {tokens:token|tokens} away from {start}, back to the pool",
        "Водоворот уносит {tokens:жетон|жетона|жетонов} с {start} в запас",
    ),
    "whirls {tokens} {start} {end}": Words(
        "the whirlpool carries {tokens:token|tokens} from {start} to {end}",
        "Водоворот переносит {tokens:жетон|жетона|жетонов} с {start} на {end}",
    ),
    "sucks {tokens} {start} {end}": Words(
        "the swamp on {end} draws in {tokens:token|tokens} from {start}",
        "Болото на {end} стягивает {tokens:жетон|жетона|жетонов} с {start}",
    ),
    "swallows {tokens} {cell}": Words(
        "the swamp on {cell} swallows {tokens:token|tokens}",
        "Болото на {cell} поглощает {tokens:жетон|жетона|жетонов}",
    ),
    "clears {tokens} {cell}": Words(
        "the blank twin takes {tokens:token|tokens} off {cell}",
        "пустой двойник снимает {tokens:жетон|жетона|жетонов} с {cell}",
    ),
    "mazai {time}": Words(
        "Mazai appears for the {time:1=first;2=second;3=third;4=fourth;5=fifth} time",
        "Мазай появляется {time:1=в первый;2=во второй;3=в третий;4=в четвёртый;5=в пятый} раз",
    ),
    "banks {other} {n} {tokens}": Words(
        "written down for {other}: {n:point|points}, {tokens:token|tokens}",
        "записано ({other}): {n:очко|очка|очков}, {tokens:жетон|жетона|жетонов}",
    ),
    "{seat} scatters {card}": Words("scatters hares: {card}", "добавляет зайцев на карточки: {card}"),
    "shuffles": Words("the cards are shuffled into a new pile", "карточки перемешаны в новую стопку"),
    "last lap": Words("this lap is the last", "этот круг последний"),
}

HARE = Words("{card} (hare)", "{card} (заяц)")


def card_words(text: str) -> Words:
    """A card's name, and whether it has the hare symbol."""
    card = CARDS[text.removesuffix("+")]
    return filled(HARE, card=card) if text.endswith("+") else card


def step_words(text: str) -> Words:
    """A step's text, in words."""
    return said(STEPS, text, ())


def event_words(text: str, names: Sequence[str]) -> Words:
    """An event's text, in words. Who does not do it is named; who does is whoever's turn it is."""
    return said(EVENTS, text, names)


def said(table: dict[str, Words], text: str, names: Sequence[str]) -> Words:
    """The words of the first pattern that the text fits, with the holes filled by what stands in their places."""
    for pattern, words in table.items():
        holes = fitted(pattern.split(), text.split())
        if holes is not None:
            return filled(words, **{hole: meaning(hole, word, names) for hole, word in holes.items()})
    raise ValueError(text)


def fitted(pattern: list[str], text: list[str]) -> dict[str, str] | None:
    """What stands in the holes of the pattern, or None if the text does not fit it."""
    if len(pattern) != len(text):
        return None
    holes: dict[str, str] = {}
    for expected, word in zip(pattern, text, strict=True):
        if expected.startswith("{"):
            holes[expected.strip("{}")] = word
        elif expected != word:
            return None
    return holes


def meaning(hole: str, word: str, names: Sequence[str]) -> Any:
    """What a word of a text stands for, by the hole it fills; cells, seats and codes stand for themselves."""
    if hole in ("n", "tokens"):
        return int(word)
    if hole == "card":
        return card_words(word)
    if hole == "way":
        return WAYS[word]
    return names[int(word) - 1] if hole == "other" else word
