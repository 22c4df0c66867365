"""How a game of Mazaitsy is set up: field, pile, row, hares and boats."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

SETUP = Section(
    Words("Setup: field, pile, row, hares", "Подготовка: поле, стопка, ряд, зайцы"),
    (
        Clause(
            "MZ-109",
            Words(
                "With three or four seats the field is a square of 6 × 6 cards, a1 to f6; with two seats of 5 × 5, a1 "
                "to e5. All around it lies the shore.",
                "Втроём и вчетвером поле — квадрат 6 × 6 карточек, от a1 до f6; вдвоём — 5 × 5, от a1 до e5. Вокруг "
                "поля — берег.",
            ),
            Words(
                "There is no card {cell}: the field here has {size} × {size} cards.",
                "Карточки {cell} нет: поле здесь {size} × {size}.",
            ),
        ),
        Clause(
            "MZ-110",
            Words(
                "Mazai is put aside, and all other cards are shuffled: any of those left may come next, each with the "
                "same chance.",
                "Мазая откладывают, остальные карточки перемешивают: следующей может оказаться любая из оставшихся, "
                "все они равновероятны.",
            ),
            Words("No such card is left to come.", "Такой карточки среди оставшихся нет."),
        ),
        Clause(
            "MZ-111",
            Words(
                "First the start cards are dealt, face up: c3, d3, c4 and d4 in the middle of the field, with two "
                "seats c3 alone. Then the field is filled up around them, row by row from a1.",
                "Сначала лицом вверх кладут стартовые карточки: c3, d3, c4 и d4 в середине поля, вдвоём — одну c3. "
                "Затем вокруг них заполняют всё поле, строка за строкой от a1.",
            ),
        ),
        Clause(
            "MZ-1",
            Words(
                "A thicket cannot be a start card: it is put under the pile and another card is dealt, until it is no "
                "thicket. Thickets put there stay at the bottom of the pile, in the order in which they came.",
                "Заросли не могут быть стартовой карточкой: их убирают под стопку и сдают другую, пока не попадутся "
                "не Заросли. Убранные Заросли так и лежат внизу стопки, в том порядке, в каком попались.",
            ),
            Words(
                "The only thickets left lie at the bottom of the pile.",
                "Остались только Заросли, убранные в самый низ стопки.",
            ),
        ),
        Clause(
            "MZ-5",
            Words(
                "How a card is turned matters for currents only. At setup chance gives the arrow of each current one "
                "of its four directions, all equally likely.",
                "Как повёрнута карточка, важно только для Течений. При подготовке стрелка каждого Течения получает "
                "одно из четырёх своих направлений случайно, все они равновероятны.",
            ),
            Words(
                "The arrow of a {kind:straight=straight current points north, east, south or west;side=side current "
                "points north-east, south-east, south-west or north-west}.",
                "Стрелка {kind:straight=прямого Течения указывает на север, восток, юг или запад;side=бокового "
                "Течения указывает на северо-восток, юго-восток, юго-запад или северо-запад}.",
            ),
        ),
        Clause(
            "MZ-112",
            Words(
                "The cards left over are the pile. It lies face up, so that all see its top card. Mazai is put into "
                "it: near the bottom, with two seats into the middle.",
                "Оставшиеся карточки — это стопка. Она лежит лицом вверх, и её верхнюю карточку видят все. В стопку "
                "кладут Мазая: ближе к низу, вдвоём — в середину.",
            ),
            Words(
                "{mazai:deeper=Mazai lies deeper in the pile;next=Mazai is the next card of the pile;away=Mazai is "
                "not in the pile now}.",
                "{mazai:deeper=Мазай лежит в стопке глубже;next=Следующая карточка стопки — Мазай;away=Мазая сейчас "
                "нет в стопке}.",
            ),
        ),
        Clause(
            "MZ-2",
            Words(
                "With three or four seats Mazai is added to the bottom four cards of the pile by chance: above, "
                "between or below them, five places that are equally likely. The other cards keep their order, so "
                "thickets put under the pile stay at its bottom.",
                "Втроём и вчетвером Мазая случайным образом добавляют в нижние четыре карточки стопки: над ними, "
                "между ними или под ними, все пять мест равновероятны. Порядок остальных карточек не меняется, и "
                "убранные под стопку Заросли остаются внизу.",
            ),
        ),
        Clause(
            "MZ-3",
            Words(
                "With two seats Mazai becomes the 14th card of the pile, counted before the row is dealt: 13 cards "
                "lie above him and 13 below.",
                "Вдвоём Мазай становится 14-й карточкой стопки, считая до того, как сдан ряд: над ним 13 карточек и "
                "под ним 13.",
            ),
        ),
        Clause(
            "MZ-113",
            Words(
                "From the top of the pile one card for each seat is laid beside it, face up: that is the row.",
                "С верха стопки рядом с ней лицом вверх выкладывают по карточке на каждого игрока: это ряд.",
            ),
        ),
        Clause(
            "MZ-4",
            Words(
                "The card dealt first lies farthest from the pile. It is number 1 of the row and the first to be used.",
                "Первая сданная карточка лежит дальше всех от стопки. В ряду она номер 1, и пойдёт в дело первой.",
            ),
        ),
        Clause(
            "MZ-114",
            Words(
                "Then every card with the hare symbol gets a hare token, face up: first those of the field, then "
                "those of the row.",
                "Затем на каждую карточку с символом зайца кладут лицом вверх жетон зайца: сначала на поле, потом в "
                "ряду.",
            ),
        ),
        Clause(
            "MZ-11",
            Words(
                "Tokens are always drawn by chance. The others lie face down beside the field: they are the pool, "
                "nobody may look into it, and it is mixed again whenever tokens come back.",
                "Жетоны всегда достают не глядя. Остальные лежат лицом вниз рядом с полем: это запас, смотреть в него "
                "нельзя, и его перемешивают каждый раз, когда в него возвращаются жетоны.",
            ),
            Words(
                "No token worth {n:point|points} is left in the pool.",
                "В запасе нет больше жетонов на {n:очко|очка|очков}.",
            ),
        ),
    ),
)

BOATS = Section(
    Words("Setup: boats", "Подготовка: лодки"),
    (
        Clause(
            "MZ-115",
            Words(
                "Each seat has one boat. When the cards and hares lie there, the boats are placed on start cards: the "
                "last seat begins, seat 1 is the last.",
                "У каждого одна лодка. Когда карточки и зайцы разложены, лодки ставят на стартовые карточки: начинает "
                "последнее место, место 1 ставит лодку последним.",
            ),
            Words("Boats start in the middle of the field: {cells}.", "Лодки начинают в середине поля: {cells}."),
        ),
        Clause(
            "MZ-116",
            Words(
                "No two boats start on the same card. Only with two seats both stand on the one start card.",
                "Две лодки на одну стартовую карточку не ставят. Только вдвоём обе стоят на единственной стартовой.",
            ),
            Words("A boat stands on {cell} already.", "На {cell} уже стоит лодка."),
        ),
        Clause(
            "MZ-6",
            Words(
                "With three or four seats the bow may not point at another start card, so that two headings remain "
                "for each boat. With three seats one start card stays without a boat.",
                "Втроём и вчетвером нос лодки не должен смотреть на другую стартовую карточку, так что у каждой лодки "
                "остаются два направления. Втроём одна стартовая карточка остаётся без лодки.",
            ),
            Words(
                "The bow may not point at another start card: on {cell} only {ways} are left.",
                "Нос не должен смотреть на другую стартовую карточку: на {cell} годятся только {ways}.",
            ),
        ),
        Clause(
            "MZ-7",
            Words(
                "With two seats, seat 2 chooses any of the four headings, and the boat of seat 1 gets the opposite "
                "one.",
                "Вдвоём место 2 выбирает любое из четырёх направлений, а лодка места 1 получает противоположное.",
            ),
        ),
        Clause(
            "MZ-8",
            Words(
                "Nothing happens to a boat that is placed on a current, a log or a funnel, or beside a funnel: these "
                "act in the Movement stage only.",
                "С лодкой, которую поставили на Течение, Бревно, Воронку или рядом с Воронкой, ничего не происходит: "
                "они действуют только на этапе Перемещения.",
            ),
        ),
        Clause(
            "MZ-9",
            Words(
                "A hare on a start card is not taken when the boat is placed. From one's own first Movement stage on "
                "it may be taken, before acting or after.",
                "Зайца со стартовой карточки при расстановке не берут. Взять его можно начиная со своего первого "
                "этапа Перемещения, до действия или после.",
            ),
        ),
    ),
)
