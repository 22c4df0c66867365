"""The rules of Ta Yü as numbered clauses, in our own words. docs/rules/tayu.md is written from here.

Numbers up to 27 are the rulings' own; from 101 on stand sentences of the booklet that needed no ruling. Of several
clauses that forbid a step, the first here is named: so the end and the order of play stand before the places.
"""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

AIM = Section(
    Words("Aim and material", "Цель и состав"),
    (
        Clause(
            "TY-101",
            Words(
                "With their tiles the players build water channels from one side of the board to the opposite one, "
                "and get in each other's way.",
                "Выкладывая фишки, игроки строят водные каналы от одной стороны поля к противоположной "
                "и мешают в этом друг другу.",
            ),
        ),
        Clause(
            "TY-104",
            Words(
                "The box holds a board of two halves, 84 tiles and a bag.",
                "В коробке поле из двух половин, 84 фишки и мешок.",
            ),
        ),
        Clause(
            "TY-1",
            Words(
                "The board has 18 × 18 cells, a1 to r18, and the four in the middle are its centre. With the option "
                "`edition: kosmos` it has 19 × 19, a1 to s19, with one centre cell, and there are 112 tiles.",
                "На поле 18 × 18 клеток, от a1 до r18, четыре средние — его центр. С настройкой `edition: kosmos` "
                "их 19 × 19, от a1 до s19, центр — одна клетка, а фишек 112.",
            ),
        ),
        Clause(
            "TY-2",
            Words(
                "Four doubling points are marked on every side: columns d, h, k, o and rows 4, 8, 11, 15. The larger "
                "board has three: columns d, j, p and rows 4, 10, 16.",
                "На каждой стороне отмечены четыре удваивающие точки: столбцы d, h, k, o и строки 4, 8, 11, 15. "
                "На большом поле их по три: столбцы d, j, p и строки 4, 10, 16.",
            ),
        ),
        Clause(
            "TY-102",
            Words(
                "A tile covers three cells in a row. White lines on it join three outlets, each in the middle of one "
                "of its eight unit edges; the other five edges are blank. The outlets lie on three sides of the "
                "tile, on two, or all on one.",
                "Фишка занимает три клетки в ряд. Белые линии на ней соединяют три истока, каждый посреди одной из "
                "восьми единичных граней; остальные пять граней глухие. Истоки выходят на три стороны фишки, на две "
                "или все на одну.",
            ),
        ),
        Clause(
            "TY-103",
            Words(
                "There are 28 different tiles, every one that is possible, mirror images apart: 1 with outlets on one "
                "side, 15 on two, 12 on three. Each exists three times, in the larger set four times.",
                "Разных фишек 28, все возможные, зеркальные считаются разными: 1 с истоками на одной стороне, 15 на "
                "двух, 12 на трёх. Каждая есть в трёх экземплярах, в большом наборе — в четырёх.",
            ),
        ),
        Clause(
            "TY-105",
            Words(
                "Tiles with outlets on three sides have a ring on their back, the others are plain: 36 and 48, in the "
                "larger set 48 and 64.",
                "У фишек с истоками на трёх сторонах на обороте кольцо, у остальных его нет: 36 и 48, в большом "
                "наборе 48 и 64.",
            ),
        ),
    ),
)

SETUP = Section(
    Words("Setup", "Подготовка"),
    (
        Clause(
            "TY-107",
            Words(
                "One player builds between north and south, the other between west and east: with two seats, seat 1 "
                "and seat 2.",
                "Один игрок строит между севером и югом, другой между западом и востоком: вдвоём это места 1 и 2.",
            ),
        ),
        Clause(
            "TY-16",
            Words(
                "Who builds which way and who begins is settled before the match, by the seating: seat 1 begins.",
                "Кто в каком направлении строит и кто начинает, решается до партии, при рассадке: начинает место 1.",
            ),
        ),
    ),
)

END = Section(
    Words("The end", "Конец игры"),
    (
        Clause(
            "TY-12",
            Words(
                "If the drawn tile can be laid nowhere, the game is over at once; nobody is asked, every place is "
                "checked. With the option `unplaceable: redraw` the tile is set aside and another is drawn, of the "
                "same kind if a kind was chosen and is not used up.",
                "Если вытянутую фишку некуда выложить, партия сразу кончается; согласия не спрашивают, проверяются "
                "все места. С настройкой `unplaceable: redraw` фишку откладывают и достают другую, того же вида, "
                "если вид выбирали и он не кончился.",
            ),
            Words(
                "The game is over: the drawn tile can be laid nowhere.",
                "Партия окончена: вытянутую фишку некуда выложить.",
            ),
        ),
        Clause(
            "TY-108",
            Words(
                "The game is also over when it is time to draw and the bag is empty.",
                "Партия кончается и тогда, когда пора доставать фишку, а мешок пуст.",
            ),
            Words("The game is over: the bag is empty.", "Партия окончена: мешок пуст."),
        ),
        Clause(
            "TY-109",
            Words(
                "The most points win.",
                "Побеждает набравший больше очков.",
            ),
        ),
    ),
)

AUCTION = Section(
    Words("Three players: who is the spoiler", "Игра втроём: кто вредитель"),
    (
        Clause(
            "TY-118",
            Words(
                "With three seats two build against each other as two would; the third is the spoiler and hinders "
                "both.",
                "Втроём двое строят друг против друга, как при игре вдвоём; третий — вредитель и мешает обоим.",
            ),
        ),
        Clause(
            "TY-18",
            Words(
                "The spoiler, and the target that no builder may reach, are found by an auction. With the option "
                "`spoiler: fixed` seat 3 is the spoiler and the target is agreed on, usually 24.",
                "Вредителя и счёт, которого никто не должен набрать, определяет аукцион. С настройкой "
                "`spoiler: fixed` вредитель — место 3, а счёт оговаривают, обычно 24.",
            ),
            Words("There is no auction at this table.", "За этим столом аукциона нет."),
        ),
        Clause(
            "TY-19",
            Words(
                "Seat 1 opens with a bid from 1 to 99. Clockwise, each seat bids lower or passes, and who has passed "
                "stays out. When two have passed, or the bid is 1, the last bidder is the spoiler and his bid the "
                "target.",
                "Место 1 начинает со ставки от 1 до 99. По часовой стрелке каждый называет меньшую ставку или пасует; "
                "спасовавший больше не торгуется. Когда двое спасовали или ставка равна 1, последний назвавший ставку "
                "становится вредителем, а ставка — счётом.",
            ),
            Words(
                "{auction:closed=The bidding is over;open=First the auction has to end: bid lower, or pass;first=The "
                "first seat has to bid;lower=A bid has to be lower than the last one}.",
                "{auction:closed=Торги окончены;open=Сначала закончите аукцион: назовите меньшую ставку или "
                "спасуйте;first=Первый игрок обязан назвать ставку;lower=Ставка должна быть меньше предыдущей}.",
            ),
        ),
        Clause(
            "TY-20",
            Words(
                "Of the two builders, the one with the lower seat builds between north and south, the other between "
                "west and east.",
                "Из двух строителей место с меньшим номером строит между севером и югом, другое — между западом и "
                "востоком.",
            ),
        ),
        Clause(
            "TY-21",
            Words(
                "Turns go clockwise, the spoiler's too; seat 1, who opened the auction, makes the first move.",
                "Ходят по часовой стрелке, вредитель тоже; первый ход делает место 1, открывшее аукцион.",
            ),
        ),
    ),
)

TURN = Section(
    Words("A turn", "Ход"),
    (
        Clause(
            "TY-25",
            Words(
                "Any tile may be drawn. With the option `draw: choice` the player first chooses a tile with a ring or "
                "a plain one and gets a random tile of that kind; when one kind is used up, nothing is asked.",
                "Фишка достаётся любая. С настройкой `draw: choice` игрок сначала выбирает фишку с кольцом или без "
                "него и получает случайную фишку этого вида; когда один вид кончился, выбора нет.",
            ),
            Words(
                "{choice:none=At this table the kind of tile is not chosen;empty=No tile of that kind is left, so "
                "there is nothing to choose;ring=A tile with a ring was chosen;plain=A plain tile was chosen}.",
                "{choice:none=За этим столом вид фишки не выбирают;empty=Фишек этого вида больше нет, выбирать не из "
                "чего;ring=Выбрана фишка с кольцом;plain=Выбрана фишка без кольца}.",
            ),
        ),
        Clause(
            "TY-13",
            Words(
                "A drawn tile that can be laid must be laid, whomever it helps.",
                "Вытянутую фишку, если есть куда, надо выложить, кому бы это ни помогло.",
            ),
            Words("There is no passing: the tile has to be laid.", "Пасовать нельзя: фишку надо выложить."),
        ),
        Clause(
            "TY-110",
            Words(
                "In his turn a player draws one tile and lays it.",
                "В свой ход игрок достаёт одну фишку и выкладывает её.",
            ),
            Words(
                "Not now: {asked:choose=a ring or a plain tile has to be chosen;draw=a tile has to be drawn;place=the "
                "drawn tile has to be laid}.",
                "Не сейчас: {asked:choose=пора выбрать фишку с кольцом или без;draw=пора достать фишку;place=пора "
                "выложить вытянутую фишку}.",
            ),
        ),
        Clause(
            "TY-106",
            Words(
                "All tiles are mixed in the bag and drawn unseen: every one left in it is equally likely.",
                "Все фишки перемешаны в мешке, и достают их не глядя: любая из оставшихся равновероятна.",
            ),
            Words("No such tile is left in the bag.", "Таких фишек в мешке больше нет."),
        ),
        Clause(
            "TY-27",
            Words(
                "A drawn tile is open to all at once.",
                "Вытянутую фишку сразу видят все.",
            ),
        ),
        Clause(
            "TY-26",
            Words(
                "Everybody may know how many tiles with and without a ring are left; the rest is for memory.",
                "Все знают, сколько осталось фишек с кольцом и без; остальное — дело памяти.",
            ),
        ),
        Clause(
            "TY-117",
            Words(
                "Then it is the turn of the next player, clockwise, which is the order of the seats.",
                "Затем ходит следующий игрок по часовой стрелке, то есть по порядку мест.",
            ),
        ),
    ),
)

LAYING = Section(
    Words("Laying a tile", "Выкладывание фишки"),
    (
        Clause(
            "TY-111",
            Words(
                "A tile covers three cells of the board exactly, turned in any of four ways but never flipped; no part "
                "of it hangs over the edge.",
                "Фишка ложится ровно на три клетки поля, в любом из четырёх поворотов, но лицом вверх; за край она не "
                "выступает.",
            ),
            Words(
                "The tile would hang over the edge of the board, which is {size} cells wide.",
                "Фишка выйдет за край поля: в ширину на нём {size:клетка|клетки|клеток}.",
            ),
        ),
        Clause(
            "TY-112",
            Words(
                "It lies on free cells only.",
                "Она ложится только на свободные клетки.",
            ),
            Words("A tile lies on {cell} already.", "На {cell} уже лежит фишка."),
        ),
        Clause(
            "TY-3",
            Words(
                "The first tile is laid with a part of it on the centre, turned as one likes.",
                "Первую фишку кладут так, чтобы её часть была на центре, в любом повороте.",
            ),
            Words(
                "The first tile has to cover a part of the centre: {centre}.",
                "Первая фишка должна хотя бы частью лежать на центре: {centre}.",
            ),
        ),
        Clause(
            "TY-4",
            Words(
                "Every other tile is laid against tiles that lie there: at least one outlet of it must meet an outlet "
                "of another.",
                "Каждую следующую кладут вплотную к уже выложенным: хотя бы один её исток должен соединиться с истоком "
                "другой фишки.",
            ),
            Words(
                "Here the tile touches no other; one of its outlets has to meet an outlet of another tile.",
                "Здесь фишка ни к чему не примыкает, а её исток должен соединиться с истоком другой фишки.",
            ),
        ),
        Clause(
            "TY-113",
            Words(
                "No outlet may meet a blank edge of another tile, be it of the new tile or of an old one.",
                "Ни один исток, ни новой фишки, ни прежней, не должен упираться в глухую грань другой фишки.",
            ),
            Words(
                "On the {side:n=north;e=east;s=south;w=west} side of {cell} {mine:outlet=an outlet of this tile would "
                "meet a blank edge;blank=a blank edge of this tile would meet an outlet}.",
                "С {side:n=северной;e=восточной;s=южной;w=западной} стороны клетки {cell} {mine:outlet=исток этой "
                "фишки упрётся в глухую грань;blank=глухая грань этой фишки закроет чужой исток}.",
            ),
        ),
        Clause(
            "TY-5",
            Words(
                "Touching along blank edges alone is not enough.",
                "Соприкоснуться одними глухими гранями недостаточно.",
            ),
            Words(
                "Here the tile touches others along blank edges only; an outlet has to meet an outlet.",
                "Здесь фишка примыкает только глухими гранями, а исток должен соединиться с истоком.",
            ),
        ),
        Clause(
            "TY-6",
            Words(
                "Beside that, blank edges may lie against blank edges.",
                "В остальном глухая грань может примыкать к глухой.",
            ),
        ),
        Clause(
            "TY-7",
            Words(
                "An outlet may look over the edge of the board: that is how one scores.",
                "Исток может выходить на край поля: так и набирают очки.",
            ),
        ),
        Clause(
            "TY-8",
            Words(
                "An outlet may look into a hole that is too small for any tile.",
                "Исток может выходить в дыру, куда не поместится ни одна фишка.",
            ),
        ),
        Clause(
            "TY-14",
            Words(
                "A tile may be laid so that no outlet is open any more; the next one can then be laid nowhere. With "
                "the option `closing: barred` that is forbidden while there is another place.",
                "Фишку можно выложить и так, что открытых истоков не останется; следующую тогда некуда положить. "
                "С настройкой `closing: barred` это запрещено, пока есть другое место.",
            ),
            Words(
                "This would leave no outlet open, and there is another place for the tile.",
                "Так не останется открытых истоков, а для фишки есть и другое место.",
            ),
        ),
    ),
)

COUNTING = Section(
    Words("Counting", "Подсчёт очков"),
    (
        Clause(
            "TY-114",
            Words(
                "Each outlet at the edge of the board is a point for its side, and a player's score is the product of "
                "his two sides: 4 and 5 make 20, and with nothing on one side the score is 0.",
                "Каждый исток у края поля — очко этой стороне, а счёт игрока — произведение двух его сторон: 4 и 5 "
                "дают 20, а если на одной стороне ничего нет, счёт 0.",
            ),
        ),
        Clause(
            "TY-115",
            Words(
                "Outlets that do not reach the edge of the board do not count.",
                "Истоки, не дошедшие до края поля, не считаются.",
            ),
        ),
        Clause(
            "TY-9",
            Words(
                "The two outer edges of a corner cell belong to different sides and are counted apart.",
                "Две внешние грани угловой клетки относятся к разным сторонам и считаются отдельно.",
            ),
        ),
        Clause(
            "TY-10",
            Words(
                "It does not matter who laid the tile: points belong to the side.",
                "Неважно, кто выложил фишку: очки принадлежат стороне.",
            ),
        ),
        Clause(
            "TY-11",
            Words(
                "An outlet at a doubling point counts as two: 5 outlets, one of them there, and 4 make (5 + 1) × 4, "
                "that is 24.",
                "Исток у удваивающей точки считается за два: 5 истоков, из них один у точки, и 4 дают (5 + 1) × 4, "
                "то есть 24.",
            ),
        ),
        Clause(
            "TY-15",
            Words(
                "Equal scores are a draw. With the option `tie: weaker_side` the larger weaker side decides, then the "
                "larger sum of both sides.",
                "При равном счёте ничья. С настройкой `tie: weaker_side` решает большая из слабейших сторон, затем "
                "большая сумма двух сторон.",
            ),
        ),
    ),
)

TEAMS = Section(
    Words("Four players: two teams", "Игра вчетвером: две команды"),
    (
        Clause(
            "TY-116",
            Words(
                "With four seats one sits at each side: north and south are one team, west and east the other. "
                "Partners have one score and one place.",
                "Вчетвером у каждой стороны сидит игрок: север и юг — одна команда, запад и восток — другая. "
                "У партнёров общий счёт и общее место.",
            ),
        ),
        Clause(
            "TY-17",
            Words(
                "Seats 1 to 4 are north, east, south and west, so that the teams take turns. Partners do not discuss "
                "their moves.",
                "Места с 1 по 4 — север, восток, юг и запад, так что команды чередуются. Партнёры не обсуждают "
                "свои ходы.",
            ),
        ),
    ),
)

SPOILER = Section(
    Words("Three players: who wins", "Игра втроём: кто победил"),
    (
        Clause(
            "TY-24",
            Words(
                "The spoiler wins if no builder reaches the target, though both have nothing.",
                "Вредитель побеждает, если ни один строитель не набрал оговоренного счёта, хотя бы у обоих был ноль.",
            ),
        ),
        Clause(
            "TY-22",
            Words(
                "To have exactly the target is to reach it.",
                "Набрать ровно оговоренный счёт — значит набрать его.",
            ),
        ),
        Clause(
            "TY-23",
            Words(
                "If a builder reaches it, the builder with the higher score wins; with equal scores both do. The "
                "others share the next place.",
                "Если строитель его набрал, побеждает строитель с большим счётом; при равном — оба. Остальные делят "
                "следующее место.",
            ),
        ),
    ),
)

SECTIONS = (AIM, SETUP, END, AUCTION, TURN, LAYING, COUNTING, TEAMS, SPOILER)
