"""The phases, steps, events and reasons of Ta Yü, with their numbers, texts and sentences."""

from enum import IntEnum

from igroteka.core.cells import WAY_WORDS
from igroteka.core.form import EventForm, Form, StepForm
from igroteka.core.hole import NUMBER, cells, counts, seats, texts, words
from igroteka.core.language import Language
from igroteka.core.words import Words
from igroteka.games.tayu.board import PLACE_CELL, WAYS, name
from igroteka.games.tayu.tiles import TYPE_NAMES

HIGHEST_BID = 99


class Phase(IntEnum):
    BID = 0
    CHOOSE = 1
    DRAW = 2
    PLACE = 3
    OVER = 4


class Happened(IntEnum):
    SPOILER = 0
    LAID = 1
    SCORED = 2
    STUCK = 3
    ASIDE = 4


SIDES = {
    "n": Words("north", "северной"),
    "e": Words("east", "восточной"),
    "s": Words("south", "южной"),
    "w": Words("west", "западной"),
}

LANGUAGE = Language(
    __name__,
    title=Words("Ta Yü", "Тайу"),
    phases={
        Phase.BID: Words("Bid for the part of the spoiler, or pass", "Назовите ставку за роль вредителя или спасуйте"),
        Phase.CHOOSE: Words("Choose a tile with a ring or a plain one", "Выберите фишку с кольцом или без кольца"),
        Phase.DRAW: Words("A tile is drawn", "Из мешка достают фишку"),
        Phase.PLACE: Words("Lay the tile", "Выложите фишку"),
        Phase.OVER: Words("The game is over", "Партия окончена"),
    },
    holes={
        "bid": counts(1, HIGHEST_BID),
        "tile": texts(TYPE_NAMES),
        "cell": cells(name(cell) for cell in PLACE_CELL.tolist()),
        "way": words(WAY_WORDS),
        "side": words(SIDES),
        "seat": seats(4),
        "n": NUMBER,
        "from": NUMBER,
    },
    steps=(
        StepForm("bid {bid}", "bid {bid:point|points}", "ставка: {bid:очко|очка|очков}", (Phase.BID,)),
        StepForm("pass", "pass", "пас", (Phase.BID,)),
        StepForm("ring", "a tile with a ring", "фишка с кольцом", (Phase.CHOOSE,)),
        StepForm("plain", "a plain tile", "фишка без кольца", (Phase.CHOOSE,)),
        StepForm("draw {tile}", "tile {tile} is drawn", "достали фишку {tile}", (Phase.DRAW,), by=("chance",)),
        StepForm(
            "place {cell} {way}",
            "lay the tile from {cell} to the {way}",
            "выложить фишку от клетки {cell} {way}",
            (Phase.PLACE,),
        ),
    ),
    events={
        Happened.SPOILER: EventForm(
            "{seat} spoils at {n}",
            "{seat} is the spoiler: nobody may reach {n:point|points}",
            "вредитель — {seat}: никто не должен набрать {n:очко|очка|очков}",
        ),
        Happened.LAID: EventForm(
            "{seat} lays {tile} {cell} {way}",
            "lays the tile from {cell} to the {way}",
            "выкладывает фишку от клетки {cell} {way}",
            lambda seat, tile, place: (seat, tile, *divmod(place, WAYS)),
        ),
        Happened.SCORED: EventForm(
            "{side} scores {n}",
            "{n:point|points} at the {side} side",
            "{n:очко|очка|очков} на {side} стороне",
        ),
        Happened.STUCK: EventForm(
            "stuck {tile}",
            "it cannot be laid: the game is over",
            "её некуда выложить: партия окончена",
        ),
        Happened.ASIDE: EventForm(
            "aside {tile}",
            "it cannot be laid and is set aside",
            "её некуда выложить, её откладывают",
        ),
    },
    reasons=(
        Form(
            "score {from} {n}",
            "your score rises from {from} to {n:point|points}",
            "ваш счёт вырастет с {from} до {n}",
        ),
        Form(
            "shore {n}",
            "{n:point|points} at one of your sides; the other side still needs water",
            "{n:очко|очка|очков} на одной из ваших сторон; теперь вода нужна на другой",
        ),
        Form(
            "nears {side} {n}",
            "leaves {n:cell|cells} to your {side} side",
            "до вашей {side} стороны останется {n:клетка|клетки|клеток}",
        ),
        Form(
            "blocks {seat} {side} {n}",
            "keeps {seat} {n:cell|cells} farther from the {side} side",
            "отодвигает игрока {seat} от {side} стороны на {n:клетку|клетки|клеток}",
        ),
        Form(
            "opens {side} {n}",
            "opens {n:outlet|outlets} more towards your {side} side",
            "к вашей {side} стороне откроется ещё {n:выход|выхода|выходов}",
        ),
        Form(
            "shuts {seat} {side} {n}",
            "leaves {seat} {n:open outlet|open outlets} fewer towards the {side} side",
            "у игрока {seat} станет на {n:выход|выхода|выходов} меньше к {side} стороне",
        ),
        Form(
            "keeps {side} {n}",
            "keeps {n:outlet|outlets} open towards your {side} side",
            "к вашей {side} стороне остаётся {n:открытый выход|открытых выхода|открытых выходов}",
        ),
        Form(
            "gives {seat} {side} {n}",
            "{seat} gets {n:point|points} at the {side} side",
            "{seat} получит {n:очко|очка|очков} на {side} стороне",
        ),
        Form("gives nothing", "opens nothing for others", "соперникам ничего не открывает"),
    ),
)
