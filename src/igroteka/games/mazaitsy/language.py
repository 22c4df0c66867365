"""The phases, steps, events and reasons of Мазайцы, with their numbers, texts and sentences."""

from enum import IntEnum

from igroteka.core.cells import WAY_WORDS
from igroteka.core.form import EventForm, StepForm
from igroteka.core.hole import NUMBER, cells, counts, seats, words
from igroteka.core.language import Language
from igroteka.core.words import Words, filled
from igroteka.games.mazaitsy.cards import KIND_NAMES, TYPE_NAMES, VALUES
from igroteka.games.mazaitsy.field import CELL_NAMES
from igroteka.games.mazaitsy.reason_forms import REASONS

SEATS = 4
MOST_ROUNDS = 9
FACING = 32  # the number of a card on the field is its kind + FACING × the way of its arrow


class Phase(IntEnum):
    DEAL = 0
    FACE = 1
    HARE = 2
    TOP = 3
    BOAT = 4
    MOVE = 5
    SECOND = 6
    GRAB = 7
    UNLOAD = 8
    FUNNEL = 9
    PICK = 10
    LAY = 11
    SPIN = 12
    SCATTER = 13
    WHERE = 14
    OVER = 15


class Happened(IntEnum):
    ROWED = 0
    TURNED = 1
    DRIFTED = 2
    BLOCKED = 3
    STOPPED = 4
    PULLED = 5
    TOOK = 6
    DROPPED = 7
    GAVE = 8
    GOT = 9
    STOLE = 10
    LAID = 11
    DISCARDED = 12
    WHIRLED = 13
    SUCKED = 14
    SWALLOWED = 15
    CLEARED = 16
    MAZAI = 17
    BANKED = 18
    SHUFFLED = 19
    LAST_LAP = 20
    SCATTERED = 21
    LAID_CURRENT = 22
    WHIRLED_AWAY = 23


# Phases of the Movement stage. If a step of them is illegal in one, a more specific clause than the order of the turn
# says why.
MOVING = (Phase.MOVE, Phase.SECOND, Phase.UNLOAD)
LOADING = (Phase.MOVE, Phase.SECOND, Phase.GRAB, Phase.UNLOAD)

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
HARE = Words("{card} (hare)", "{card} (заяц)")
KINDS = {
    kind: filled(HARE, card=CARDS[kind.removesuffix("+")]) if kind.endswith("+") else CARDS[kind] for kind in KIND_NAMES
}
WAYS = {
    **WAY_WORDS,
    "ne": Words("north-east", "на северо-восток"),
    "se": Words("south-east", "на юго-восток"),
    "sw": Words("south-west", "на юго-запад"),
    "nw": Words("north-west", "на северо-запад"),
}
CELL, SEAT = cells(CELL_NAMES), seats(SEATS)

LANGUAGE = Language(
    __name__,
    title=Words("Mazaitsy", "Мазайцы"),
    phases={
        Phase.DEAL: Words("A card is dealt", "Сдаётся карточка"),
        Phase.FACE: Words("Chance turns the current", "Случай поворачивает Течение"),
        Phase.HARE: Words("A hare token is drawn", "Достают жетон зайца"),
        Phase.TOP: Words("The top card of the pile is turned up", "Открывается верхняя карточка стопки"),
        Phase.BOAT: Words("Place your boat", "Поставьте лодку"),
        Phase.MOVE: Words("Move your boat, or unload hares", "Ведите лодку или выгрузите зайцев"),
        Phase.SECOND: Words(
            "Go ahead or turn once more, or stop", "Пройдите вперёд или поверните ещё раз либо закончите"
        ),
        Phase.GRAB: Words("Take hares here, or go on", "Возьмите здесь зайцев или продолжите"),
        Phase.UNLOAD: Words("Unload hares, or finish", "Выгружайте зайцев или закончите"),
        Phase.FUNNEL: Words("Choose the funnel that pulls your boat", "Выберите Воронку, которая затянет лодку"),
        Phase.PICK: Words("Choose the card to lay", "Выберите, какую карточку положить"),
        Phase.LAY: Words("Lay the card on the field", "Положите карточку на поле"),
        Phase.SPIN: Words("Choose which way the whirlpool turns", "Выберите, в какую сторону крутит Водоворот"),
        Phase.SCATTER: Words(
            "Mazai's turn: choose the type of cards that get hares",
            "Ход Мазая: выберите тип карточек, на которые добавить зайцев",
        ),
        Phase.WHERE: Words("Chance chooses a card for the next hare", "Случай выбирает карточку для следующего зайца"),
        Phase.OVER: Words("The game is over", "Партия окончена"),
    },
    holes={
        "cell": CELL,
        "start": CELL,
        "end": CELL,
        "way": words(WAYS),
        "heading": words(WAY_WORDS),
        "card": words(KINDS),
        "top": words(KINDS | {"mazai": CARDS["mazai"]}),
        "type": words({one: CARDS[one] for one in TYPE_NAMES}),
        "value": counts(1, VALUES),
        "place": counts(1, SEATS),
        "time": counts(1, MOST_ROUNDS),
        "seat": SEAT,
        "other": SEAT,
        "n": NUMBER,
        "tokens": NUMBER,
        "cards": NUMBER,
    },
    # A step without events is reported by its own sentence, which therefore must not be an imperative.
    steps=(
        StepForm("deal {card}", "a card is dealt: {card}", "сдана карточка: {card}", (Phase.DEAL,), by=("chance",)),
        StepForm("face {way}", "its arrow points {way}", "стрелка указывает {way}", (Phase.FACE,), by=("chance",)),
        StepForm(
            "hare {value}",
            "a hare worth {value:point|points} is drawn",
            "выпал заяц на {value:очко|очка|очков}",
            (Phase.HARE,),
            by=("chance",),
        ),
        StepForm(
            "top {top}", "top card of the pile: {top}", "верхняя карточка стопки: {top}", (Phase.TOP,), by=("chance",)
        ),
        StepForm(
            "boat {cell} {heading}",
            "the boat on {cell}, heading {heading}",
            "лодка на {cell} носом {heading}",
            (Phase.BOAT,),
        ),
        StepForm("ahead", "go ahead", "вперёд", MOVING),
        StepForm("left", "turn left", "повернуть налево", MOVING),
        StepForm("right", "turn right", "повернуть направо", MOVING),
        StepForm("slip left", "slip diagonally to the left", "по диагонали влево", MOVING),
        StepForm("slip right", "slip diagonally to the right", "по диагонали вправо", MOVING),
        StepForm("stop", "end of the movement", "конец перемещения", (Phase.MOVE, Phase.SECOND)),
        StepForm(
            "drop {value}",
            "unload a hare worth {value:point|points}",
            "выгрузить зайца на {value:очко|очка|очков}",
            MOVING,
        ),
        StepForm("done", "end of the unloading", "конец выгрузки", (Phase.UNLOAD,)),
        StepForm(
            "take {value}", "take a hare worth {value:point|points}", "взять зайца на {value:очко|очка|очков}", LOADING
        ),
        StepForm(
            "give {value}",
            "give your partner a hare worth {value:point|points}",
            "отдать партнёру зайца на {value:очко|очка|очков}",
            LOADING,
        ),
        StepForm(
            "get {value}",
            "get a hare worth {value:point|points} from your partner",
            "взять у партнёра зайца на {value:очко|очка|очков}",
            LOADING,
        ),
        StepForm(
            "steal {value} from {seat}",
            "steal a hare worth {value:point|points} from seat {seat}",
            "стащить зайца на {value:очко|очка|очков} из лодки места {seat}",
            LOADING,
            only=[(value, seat) for seat in range(SEATS) for value in range(VALUES)],
        ),
        StepForm("on", "the turn goes on", "ход продолжается", (Phase.GRAB,)),
        StepForm("funnel {cell}", "be pulled onto the funnel on {cell}", "в Воронку на {cell}", (Phase.FUNNEL,)),
        StepForm(
            "use {place}",
            "the {place:1=first;2=second;3=third;4=fourth} card of the row",
            "{place:1=первая;2=вторая;3=третья;4=четвёртая} карточка ряда",
            (Phase.PICK, Phase.LAY),
        ),
        StepForm("use top", "the top card of the pile", "верхняя карточка стопки", (Phase.PICK, Phase.LAY)),
        StepForm("lay {cell}", "lay the card on {cell}", "положить карточку на {cell}", (Phase.LAY,)),
        StepForm(
            "lay {cell} {way}",
            "lay the current on {cell}, flowing {way}",
            "положить Течение на {cell}, стрелкой {way}",
            (Phase.LAY,),
        ),
        StepForm("clockwise", "turn the whirlpool clockwise", "крутить Водоворот по часовой стрелке", (Phase.SPIN,)),
        StepForm(
            "counter", "turn the whirlpool counterclockwise", "крутить Водоворот против часовой стрелки", (Phase.SPIN,)
        ),
        StepForm(
            "scatter {type}",
            "scatter hares on the cards of this type: {type}",
            "добавить зайцев на карточки: {type}",
            (Phase.SCATTER,),
        ),
        StepForm(
            "at {cell}", "a hare comes to {cell}", "заяц достаётся карточке на {cell}", (Phase.WHERE,), by=("chance",)
        ),
    ),
    events={
        Happened.ROWED: EventForm(
            "{seat} rows {start} {end}", "rows from {start} to {end}", "плывёт с {start} на {end}"
        ),
        Happened.TURNED: EventForm("{seat} turns {way}", "turns the bow {way}", "поворачивает носом {way}"),
        Happened.DRIFTED: EventForm(
            "{seat} drifts {start} {end}",
            "the current carries the boat from {start} to {end}",
            "Течение сносит лодку с {start} на {end}",
        ),
        Happened.BLOCKED: EventForm(
            "{seat} is blocked at {cell}",
            "the current leads nowhere: the boat stays on {cell}",
            "Течению некуда нести лодку: она остаётся на {cell}",
        ),
        Happened.STOPPED: EventForm(
            "{seat} stops at {cell}", "the log on {cell} stops the boat", "Бревно на {cell} останавливает лодку"
        ),
        Happened.PULLED: EventForm(
            "{seat} is pulled {start} {end}",
            "the funnel pulls the boat from {start} to {end}",
            "Воронка затягивает лодку с {start} на {end}",
        ),
        Happened.TOOK: EventForm(
            "{seat} takes {n} at {cell}",
            "takes a hare worth {n:point|points} on {cell}",
            "берёт на {cell} зайца на {n:очко|очка|очков}",
        ),
        Happened.DROPPED: EventForm(
            "{seat} drops {n} at {cell}",
            "unloads a hare worth {n:point|points} on {cell}",
            "выгружает на {cell} зайца на {n:очко|очка|очков}",
        ),
        Happened.GAVE: EventForm(
            "{seat} gives {n} to {other}",
            "gives {other} a hare worth {n:point|points}",
            "отдаёт зайца на {n:очко|очка|очков} в лодку «{other}»",
        ),
        Happened.GOT: EventForm(
            "{seat} gets {n} from {other}",
            "gets a hare worth {n:point|points} from {other}",
            "получает зайца на {n:очко|очка|очков} из лодки «{other}»",
        ),
        Happened.STOLE: EventForm(
            "{seat} steals {n} from {other}",
            "steals a hare worth {n:point|points} from {other}",
            "крадёт зайца на {n:очко|очка|очков} из лодки «{other}»",
        ),
        Happened.LAID: EventForm("{seat} lays {card} {cell}", "lays on {cell}: {card}", "кладёт на {cell}: {card}"),
        Happened.DISCARDED: EventForm(
            "{seat} discards {card}",
            "no card can be replaced, so one is discarded: {card}",
            "заменить нечего, в сброс уходит: {card}",
        ),
        Happened.WHIRLED: EventForm(
            "whirls {tokens} {start} {end}",
            "the whirlpool carries {tokens:token|tokens} from {start} to {end}",
            "Водоворот переносит {tokens:жетон|жетона|жетонов} с {start} на {end}",
        ),
        Happened.SUCKED: EventForm(
            "sucks {tokens} {start} {end}",
            "the swamp on {end} draws in {tokens:token|tokens} from {start}",
            "Болото на {end} стягивает {tokens:жетон|жетона|жетонов} с {start}",
        ),
        Happened.SWALLOWED: EventForm(
            "swallows {tokens} {cell}",
            "the swamp on {cell} swallows {tokens:token|tokens}",
            "Болото на {cell} поглощает {tokens:жетон|жетона|жетонов}",
        ),
        Happened.CLEARED: EventForm(
            "clears {tokens} {cell}",
            "the blank twin takes {tokens:token|tokens} off {cell}",
            "пустой двойник снимает {tokens:жетон|жетона|жетонов} с {cell}",
        ),
        Happened.MAZAI: EventForm(
            "mazai {time}",
            "Mazai appears for the "
            "{time:1=first;2=second;3=third;4=fourth;5=fifth;6=sixth;7=seventh;8=eighth;9=ninth} time",
            "Мазай появляется {time:1=в первый;2=во второй;3=в третий;4=в четвёртый;5=в пятый;6=в шестой;7=в седьмой;"
            "8=в восьмой;9=в девятый} раз",
            lambda time, *_: (time - 1,),
        ),
        Happened.BANKED: EventForm(
            "banks {other} {n} {tokens}",
            "written down for {other}: {n:point|points}, {tokens:token|tokens}",
            "записано ({other}): {n:очко|очка|очков}, {tokens:жетон|жетона|жетонов}",
        ),
        Happened.SHUFFLED: EventForm(
            "shuffles", "the cards are shuffled into a new pile", "карточки перемешаны в новую стопку"
        ),
        Happened.LAST_LAP: EventForm("last lap", "this lap is the last", "этот круг последний"),
        Happened.SCATTERED: EventForm(
            "{seat} scatters {card}", "scatters hares: {card}", "добавляет зайцев на карточки: {card}"
        ),
        Happened.LAID_CURRENT: EventForm(
            "{seat} lays {card} {cell} {way}",
            "lays on {cell}: {card}, flowing {way}",
            "кладёт на {cell}: {card}, стрелкой {way}",
            lambda seat, card, cell: (seat, card % FACING, cell, card // FACING),
        ),
        Happened.WHIRLED_AWAY: EventForm(
            "whirls {tokens} {start} away",
            "the whirlpool carries {tokens:token|tokens} away from {start}, back to the pool",
            "Водоворот уносит {tokens:жетон|жетона|жетонов} с {start} в запас",
        ),
    },
    reasons=REASONS,
)
