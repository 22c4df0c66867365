"""The phases, steps, events and reasons of Marrakech, with their numbers, texts and sentences."""

from enum import IntEnum

from igroteka.core.cells import WAY_WORDS
from igroteka.core.form import EventForm, Form, StepForm
from igroteka.core.hole import NUMBER, cells, counts, seats, words
from igroteka.core.language import Language
from igroteka.core.words import Words
from igroteka.games.marrakech.market import FIRST, NAMES, SECOND


class Phase(IntEnum):
    TOP = 0
    TURN = 1
    ROLL = 2
    LAY = 3
    OVER = 4


class Happened(IntEnum):
    TURNED = 0
    WALKED = 1
    LOOPED = 2
    PAID = 3
    WENT_OUT = 4
    LAID = 5
    OWED = 6
    ROUNDED = 7


CELL, SEAT = cells(NAMES), seats(4)
PLACES = tuple(zip(FIRST.tolist(), SECOND.tolist(), strict=True))
COLOURS = {"1": Words("first", "первого"), "2": Words("second", "второго")}

LANGUAGE = Language(
    __name__,
    title=Words("Marrakech", "Марракеш"),
    phases={
        Phase.TOP: Words("The next rug is turned up", "Открывается следующий ковёр"),
        Phase.TURN: Words("Turn Assam", "Поверните Ассама"),
        Phase.ROLL: Words("The die is rolled", "Бросок кубика"),
        Phase.LAY: Words("Lay a rug", "Выложите ковёр"),
        Phase.OVER: Words("The game is over", "Партия окончена"),
    },
    holes={
        "first": CELL,
        "second": CELL,
        "start": CELL,
        "end": CELL,
        "corner": CELL,
        "way": words(WAY_WORDS),
        "slippers": counts(1, 4),
        "half": words(COLOURS),
        "colour": counts(1, 4),
        "seat": SEAT,
        "owner": SEAT,
        "n": NUMBER,
        "rolls": NUMBER,
        "of": NUMBER,
    },
    steps=(
        StepForm("left", "left", "налево", (Phase.TURN,)),
        StepForm("ahead", "straight ahead", "прямо", (Phase.TURN,)),
        StepForm("right", "right", "направо", (Phase.TURN,)),
        StepForm(
            "roll {slippers}",
            "the die shows {slippers:slipper|slippers}",
            "на кубике {slippers:тапок|тапка|тапок}",
            (Phase.ROLL,),
            by=("chance",),
        ),
        StepForm(
            "top {half}",
            "turns up a rug of the {half} colour",
            "открывает ковёр {half} цвета",
            (Phase.TOP,),
            by=("chance",),
        ),
        StepForm(
            "lay {first}{second}",
            "lay a rug on {first} and {second}",
            "положить ковёр на {first} и {second}",
            (Phase.LAY,),
            only=PLACES,
        ),
    ),
    events={
        Happened.TURNED: EventForm("faces {way}", "Assam faces {way}", "Ассам смотрит {way}"),
        Happened.WALKED: EventForm(
            "walks {start} {end}",
            "Assam walks from {start} to {end}",
            "Ассам идёт с {start} на {end}",
        ),
        Happened.LOOPED: EventForm(
            "loops {start} {end} {way}",
            "Assam follows the border from {start} to {end} and faces {way}",
            "Ассам проходит по краю с {start} на {end} и смотрит {way}",
        ),
        Happened.PAID: EventForm(
            "{seat} pays {n} to {owner}",
            "pays {owner} {n:dirham|dirhams}",
            "платит {n:дирхам|дирхама|дирхамов} → {owner}",
        ),
        Happened.WENT_OUT: EventForm("{seat} out", "is out", "выбывает"),
        Happened.LAID: EventForm(
            "{seat} lays {first}{second} colour {colour}",
            "lays a rug on {first} and {second}",
            "кладёт ковёр на {first} и {second}",
            lambda seat, colour, place: (seat, *PLACES[place], colour),
        ),
        Happened.OWED: EventForm(
            "{seat} owes {n} to {owner}",
            "owes {owner} {n:dirham|dirhams} and has less",
            "должен {n:дирхам|дирхама|дирхамов} → {owner}, но столько нет",
        ),
        Happened.ROUNDED: EventForm(
            "loops {corner} {corner} {way}",
            "Assam rounds the corner at {corner} and faces {way}",
            "Ассам огибает угол {corner} и смотрит {way}",
            lambda start, end, way: (end, way),
        ),
    },
    reasons=(
        Form("pays nothing", "you pay nothing, whatever the die shows", "что бы ни выпало, платить не придётся"),
        Form(
            "pays {n} at most in {rolls} of {of}",
            "in {rolls} of {of} rolls you pay, {n:dirham|dirhams} at most",
            "в {rolls:случае|случаях|случаях} из {of} придётся платить, самое большее {n:дирхам|дирхама|дирхамов}",
        ),
        Form(
            "earns {n} at most in {rolls} of {of}",
            "in {rolls} of {of} rolls you are paid, {n:dirham|dirhams} at most",
            "в {rolls:случае|случаях|случаях} из {of} заплатят вам, самое большее {n:дирхам|дирхама|дирхамов}",
        ),
        Form("takes {n} from {seat}", "takes {n:point|points} from {seat}", "{seat} теряет {n:очко|очка|очков}"),
        Form(
            "area {n}",
            "makes an area of {n} cells, which costs others {n:dirham|dirhams}",
            "ваших клеток вместе станет {n}: сопернику встать сюда стоит {n:дирхам|дирхама|дирхамов}",
        ),
        Form(
            "{seat} risks {rolls} of {of}",
            "wherever {seat} turns Assam, at least {rolls} of {of} rolls bring you a toll",
            "куда ни повернёт {seat}, вы получите плату хотя бы в {rolls:случае|случаях|случаях} из {of}",
        ),
    ),
)
