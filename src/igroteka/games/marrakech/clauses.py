"""The rules of Marrakech as numbered clauses, in our own words. docs/rules/marrakech.md is written from here.

Numbers up to 30 are the rulings' own; from 101 on stand sentences of the booklet that needed no ruling. Of several
clauses that forbid a step, the first here is named: so the end and the order of play stand before the places.
"""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

AIM = Section(
    Words("Aim and material", "Цель и состав"),
    (
        Clause(
            "MK-101",
            Words(
                "Rug sellers compete on the market square: whoever is worth most at the end, counting money and "
                "the rugs that can still be seen, wins.",
                "Торговцы коврами соперничают на рыночной площади: побеждает тот, кто в конце богаче всех, "
                "считая и деньги, и свои ковры, которые ещё видны.",
            ),
        ),
        Clause(
            "MK-102",
            Words(
                "The square has 7 × 7 cells, a1 to g7; a rug covers exactly two cells that share a side.",
                "На площади 7 × 7 клеток, от a1 до g7; ковёр накрывает ровно две клетки с общей стороной.",
            ),
        ),
        Clause(
            "MK-117",
            Words(
                "The box holds the square, 60 rugs in four sets of 15, 21 coins of 5 dirhams and 21 of 1, Assam, the "
                "die and a bag.",
                "В коробке площадь, 60 ковров (4 комплекта по 15), 21 монета по 5 дирхамов и 21 по 1, Ассам, "
                "кубик и мешочек.",
            ),
        ),
        Clause(
            "MK-103",
            Words(
                "The wooden die shows slippers: one on one face, two on two faces, three on two, four on one.",
                "На деревянном кубике тапки: один на одной грани, два на двух, три на двух, четыре на одной.",
            ),
        ),
        Clause(
            "MK-23",
            Words(
                "Money is counted in whole dirhams; the bank never runs out of coins and change is always made.",
                "Деньги считаются целыми дирхамами; монет в банке всегда хватает, размен всегда найдётся.",
            ),
        ),
        Clause(
            "MK-22",
            Words(
                "Everybody may see how much money each seat has.",
                "Все видят, сколько у кого денег.",
            ),
        ),
    ),
)

SETUP = Section(
    Words("Setup", "Подготовка"),
    (
        Clause(
            "MK-104",
            Words(
                "Assam, the owner of the market, starts on the middle cell, d4.",
                "Ассам, хозяин рынка, начинает на средней клетке, d4.",
            ),
        ),
        Clause(
            "MK-4",
            Words(
                "At first Assam faces south. The border is symmetric about both diagonals, so any other way would be "
                "the same.",
                "Сначала Ассам смотрит на юг. Край поля симметричен относительно обеих диагоналей, и любая "
                "другая сторона дала бы то же.",
            ),
        ),
        Clause(
            "MK-26",
            Words(
                "Each seat starts with 30 dirhams (five coins of 1, five of 5), however many play.",
                "Каждый получает 30 дирхамов (пять монет по 1, пять по 5) при любом числе игроков.",
            ),
        ),
        Clause(
            "MK-105",
            Words(
                "With three seats each has 15 rugs of one colour.",
                "Втроём у каждого 15 ковров одного цвета.",
            ),
        ),
        Clause(
            "MK-106",
            Words(
                "With four seats each has 12 rugs of one colour.",
                "Вчетвером у каждого 12 ковров одного цвета.",
            ),
        ),
        Clause(
            "MK-107",
            Words(
                "Rugs that are not laid yet lie before their owner: everybody sees how many are left.",
                "Ещё не выложенные ковры лежат перед хозяином: все видят, сколько их осталось.",
            ),
        ),
        Clause(
            "MK-108",
            Words(
                "Who goes first is settled before the match, by the seating: seat 1 begins.",
                "Кто ходит первым, решается до партии, при рассадке: начинает место 1.",
            ),
        ),
    ),
)

END = Section(
    Words("The end and the winner", "Конец игры и победитель"),
    (
        Clause(
            "MK-9",
            Words(
                "When only one seat is left, the game is over at once and that seat has won.",
                "Когда остался один игрок, партия сразу кончается, и он победил.",
            ),
            Words("The game is over: one seat is left.", "Партия окончена: остался один игрок."),
        ),
        Clause(
            "MK-20",
            Words(
                "The game is over when the last rug has been laid: no seat that is in has one left. All have had "
                "equally many turns, unless somebody went out.",
                "Партия кончается, когда выложен последний ковёр: ни у кого из оставшихся ковров больше нет. "
                "Ходов у всех поровну, если никто не выбыл.",
            ),
            Words("The game is over.", "Партия окончена."),
        ),
        Clause(
            "MK-113",
            Words(
                "Each dirham and each visible half of one's rugs is a point; the most points win. Who is out has none.",
                "Каждый дирхам и каждая видимая половина своего ковра — очко; побеждает набравший больше. "
                "У выбывшего очков нет.",
            ),
        ),
        Clause(
            "MK-21",
            Words(
                "With equal points, more dirhams rank higher; if those are equal too, the place is shared.",
                "При равных очках выше тот, у кого больше дирхамов; если и их поровну, место общее.",
            ),
        ),
    ),
)

FOR_TWO = Section(
    Words("Two players", "Игра вдвоём"),
    (
        Clause(
            "MK-114",
            Words(
                "With two seats each has 24 rugs, 12 of each of two colours.",
                "Вдвоём у каждого 24 ковра, по 12 двух цветов.",
            ),
        ),
        Clause(
            "MK-115",
            Words(
                "Each shuffles his rugs into one pile, so that the next one is a matter of chance among those "
                "left in it. With three or four seats there are no piles.",
                "Каждый перемешивает свои ковры в одну стопку, и какой из оставшихся в ней следующий, решает "
                "случай. Втроём и вчетвером стопок нет.",
            ),
            Words(
                "{piles:none=Rugs are turned up from piles only when two play;empty=No rug of that colour is left in "
                "the pile of this seat}.",
                "{piles:none=Ковры открывают из стопок, только когда играют вдвоём;empty=В стопке этого места больше "
                "нет ковров этого цвета}.",
            ),
        ),
        Clause(
            "MK-18",
            Words(
                "The top rug of each pile is open to all, the others are not; it is the one to be laid. When it has "
                "been laid, the next is turned up.",
                "Верхний ковёр каждой стопки виден всем, остальные нет; его и кладут. Когда он выложен, "
                "открывают следующий.",
            ),
            Words(
                "{asked:top=First the next rug of the pile has to be turned up;other=No rug is to be turned up now}.",
                "{asked:top=Сначала надо открыть следующий ковёр стопки;other=Сейчас ковёр не открывают}.",
            ),
        ),
        Clause(
            "MK-116",
            Words(
                "All else is as with three or four.",
                "Всё остальное — как втроём и вчетвером.",
            ),
        ),
    ),
)

TURN = Section(
    Words("A turn", "Ход"),
    (
        Clause(
            "MK-5",
            Words(
                "The direction is chosen before the die is rolled, and stays. With the option `turn: after` "
                "the player rolls first and turns Assam at the end of the turn, for the next player; "
                "after the very last rug nothing is turned.",
                "Направление выбирают до броска, и потом оно не меняется. С настройкой `turn: after` игрок "
                "сразу бросает кубик, а поворачивает Ассама в конце хода, для следующего; после самого "
                "последнего ковра поворота нет.",
            ),
            Words(
                "Assam is not turned now: at this table that is done {turn:before=once, before the die is rolled;"
                "after=at the end of the turn, after the rug}.",
                "Сейчас Ассама не поворачивают: за этим столом это делают {turn:before=один раз, до броска кубика;"
                "after=в конце хода, после ковра}.",
            ),
        ),
        Clause(
            "MK-109",
            Words(
                "A turn consists of three actions in this order: move Assam, pay if payment is due, lay a rug "
                "(with `turn: after`, Assam is turned last).",
                "Ход — это три действия по порядку: переместить Ассама, заплатить, если нужно, выложить ковёр "
                "(с `turn: after` поворот Ассама — последним).",
            ),
            Words(
                "Not now: {asked:turn=Assam has to be turned (left, ahead or right);roll=the die has to be rolled;"
                "lay=a rug has to be laid}.",
                "Не сейчас: {asked:turn=пора повернуть Ассама (налево, прямо или направо);roll=пора бросить кубик;"
                "lay=пора выложить ковёр}.",
            ),
        ),
        Clause(
            "MK-29",
            Words(
                "Turns go clockwise, which is the order of the seats; those who are out are passed over.",
                "Ход идёт по часовой стрелке, то есть по порядку мест; выбывших пропускают.",
            ),
        ),
    ),
)

MOVING = Section(
    Words("Moving Assam", "Перемещение Ассама"),
    (
        Clause(
            "MK-27",
            Words(
                "The player leaves Assam's direction as it is or turns him 90° left or 90° right; never round.",
                "Игрок оставляет Ассама как есть или поворачивает на 90° влево или вправо; кругом — никогда.",
            ),
        ),
        Clause(
            "MK-110",
            Words(
                "Then the die is rolled, and Assam walks as many cells as it shows slippers.",
                "Затем бросают кубик, и Ассам проходит столько клеток, сколько выпало тапок.",
            ),
        ),
        Clause(
            "MK-111",
            Words(
                "He walks straight on in the direction he faces, never diagonally.",
                "Он идёт прямо, куда повёрнут, и никогда по диагонали.",
            ),
        ),
        Clause(
            "MK-1",
            Words(
                "At the border he follows the mosaic and comes back on the neighbouring line. The pairs: north a–b, "
                "c–d, e–f; east 2–3, 4–5, 6–7; south b–c, d–e, f–g; west 1–2, 3–4, 5–6. The mosaic itself costs "
                "no step, the cell on which he comes back costs one.",
                "У края он идёт по мозаике и возвращается по соседней линии. Пары: север a–b, c–d, e–f; восток "
                "2–3, 4–5, 6–7; юг b–c, d–e, f–g; запад 1–2, 3–4, 5–6. Сама мозаика шага не стоит, клетка, "
                "на которую он вернулся, стоит один.",
            ),
        ),
        Clause(
            "MK-2",
            Words(
                "At the corners g1 and a7 the mosaic is a loop: he comes back on the same cell, turned by 90°, and "
                "that costs one step.",
                "В углах g1 и a7 мозаика — петля: он возвращается на ту же клетку, повернувшись на 90°, "
                "и это стоит один шаг.",
            ),
        ),
        Clause(
            "MK-3",
            Words(
                "At the end of his walk he keeps facing the way he was going; the next turn is made from there.",
                "В конце пути он смотрит туда, куда шёл; от этого направления считают следующий поворот.",
            ),
        ),
    ),
)

PAYING = Section(
    Words("Paying", "Платежи"),
    (
        Clause(
            "MK-112",
            Words(
                "If Assam stops on another seat's rug, the player whose turn it is pays that seat.",
                "Если Ассам остановился на чужом ковре, тот, чей ход, платит хозяину ковра.",
            ),
        ),
        Clause(
            "MK-16",
            Words(
                "The price is one dirham for each cell of the area of that visible colour which contains Assam's "
                "cell; cells belong together if they share a side, and only the uppermost rug counts.",
                "Цена — дирхам за каждую клетку области того же видимого цвета, в которой стоит Ассам; соседними "
                "считаются клетки с общей стороной, и важен только верхний ковёр.",
            ),
        ),
        Clause(
            "MK-28",
            Words(
                "Nothing is paid on a bare cell or on one's own rug of either colour.",
                "На пустой клетке и на своём ковре любого из своих цветов не платят.",
            ),
        ),
        Clause(
            "MK-17",
            Words(
                "With two seats the two colours of one owner do not join into one area.",
                "Вдвоём два цвета одного хозяина в общую область не соединяются.",
            ),
        ),
        Clause(
            "MK-6",
            Words(
                "Who cannot pay in full gives all he has to the owner and is out; he lays no rug. With the option "
                "`bankruptcy: stay` he gives what he has, be it nothing, and plays on.",
                "Кто не может заплатить сполна, отдаёт хозяину ковра всё и выбывает; ковёр он не кладёт. "
                "С настройкой `bankruptcy: stay` он отдаёт что есть, хотя бы и ничего, и играет дальше.",
            ),
        ),
        Clause(
            "MK-10",
            Words(
                "Who pays in full and has nothing left is still in.",
                "Кто заплатил сполна и остался без денег, продолжает играть.",
            ),
        ),
        Clause(
            "MK-7",
            Words(
                "Rugs of a seat that is out stay on the square: nobody pays for them, they bring no points, and "
                "they are protected from being covered whole as any other seat's.",
                "Ковры выбывшего остаются на площади: за них не платят, очков они не приносят, а целиком "
                "накрыть их нельзя, как и любые чужие.",
            ),
        ),
        Clause(
            "MK-8",
            Words(
                "His rugs that were not laid are taken away. He ranks below all who stayed in; of those out, who "
                "went out later ranks higher.",
                "Его невыложенные ковры убирают. Он стоит ниже всех оставшихся; из выбывших выше тот, кто выбыл позже.",
            ),
        ),
    ),
)

LAYING = Section(
    Words("Laying a rug", "Выкладывание ковра"),
    (
        Clause(
            "MK-19",
            Words(
                "Then the player lays one rug of his own; he may not leave it out.",
                "Затем игрок кладёт один свой ковёр; отказаться нельзя.",
            ),
        ),
        Clause(
            "MK-13",
            Words(
                "At least one half of the rug shares a side with Assam's cell; the other may lie any way.",
                "Хотя бы одна половина ковра примыкает стороной к клетке Ассама; другая — как угодно.",
            ),
            Words(
                "A rug has to touch a side of Assam's cell, {assam}.",
                "Ковёр должен примыкать стороной к клетке Ассама, {assam}.",
            ),
        ),
        Clause(
            "MK-14",
            Words(
                "No half lies under Assam or beyond the edge of the square.",
                "Ни одна половина не ложится под Ассама или за край площади.",
            ),
            Words(
                "A rug cannot lie under Assam: he stands on {assam}.",
                "Под Ассама ковёр не кладут: он стоит на {assam}.",
            ),
        ),
        Clause(
            "MK-25",
            Words(
                "One rug may not cover a whole rug of another seat in one turn. Halves of two different rugs, or what "
                "is left of a half-covered one, may be covered.",
                "Одним ковром за ход нельзя накрыть целый чужой ковёр. Половины двух разных ковров или остаток "
                "полузакрытого накрыть можно.",
            ),
            Words(
                "This would cover a whole rug of seat {owner} at one go; halves of two different rugs, or bare cells, "
                "will do.",
                "Так вы за раз накроете целый ковёр места {owner}; годятся половины разных ковров и пустые клетки.",
            ),
        ),
        Clause(
            "MK-11",
            Words(
                "Nor may it cover a whole rug of one's own, of either colour. The option `own_rug: allowed` permits "
                "it.",
                "Нельзя накрыть целиком и свой ковёр, любого из своих цветов. Настройка `own_rug: allowed` это "
                "разрешает.",
            ),
            Words(
                "This would cover a whole rug of your own at one go; halves of two different rugs, or bare cells, "
                "will do.",
                "Так вы за раз накроете целый свой ковёр; годятся половины разных ковров и пустые клетки.",
            ),
        ),
        Clause(
            "MK-12",
            Words(
                "A rug is covered whole when both cells to be covered show the same rug on top.",
                "Ковёр накрывается целиком, если на обеих клетках сверху лежит один и тот же ковёр.",
            ),
        ),
        Clause(
            "MK-30",
            Words(
                "So a rug may lie on two bare cells, on a bare cell and half of any rug, or on halves of two different "
                "rugs, which may be of one colour.",
                "Итак, ковёр ложится на две пустые клетки, на пустую клетку и половину любого ковра или на половины "
                "двух разных ковров, хотя бы и одного цвета.",
            ),
        ),
        Clause(
            "MK-15",
            Words(
                "There is always a place for the rug: at least two, wherever Assam stands.",
                "Место для ковра есть всегда: где бы ни стоял Ассам, их не меньше двух.",
            ),
        ),
    ),
)

TABLE = Section(
    Words("At the table", "За столом"),
    (
        Clause(
            "MK-24",
            Words(
                "The rules know no leaving: the seat of somebody who goes away is played on by a bot and can be "
                "taken back.",
                "Правила не знают ухода из-за стола: за ушедшего играет бот, и место можно занять снова.",
            ),
        ),
    ),
)

SECTIONS = (AIM, SETUP, END, FOR_TWO, TURN, MOVING, PAYING, LAYING, TABLE)
