"""What a boat does in the Movement stage: its actions, unloading, picking up."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

ACTIONS = Section(
    Words("Movement stage: the actions of a boat", "Этап Перемещения: действия лодки"),
    (
        Clause(
            "MZ-117",
            Words(
                "A boat has four actions: to go ahead by one card; to turn its bow by 90° to the left or to the "
                "right; to slip by one card diagonally forward, to the left or to the right; and to unload hares.",
                "У лодки четыре действия. А: пройти на одну карточку вперёд. Б: повернуть нос на 90° налево или "
                "направо. В: пройти на одну карточку по диагонали вперёд, влево или вправо. Г: выгрузить зайцев.",
            ),
        ),
        Clause(
            "MZ-12",
            Words(
                "Nobody may pass: at least one action has to be made. A turn is always possible.",
                "Пропускать этап нельзя: надо сделать хотя бы одно действие. Поворот возможен всегда.",
            ),
            Words(
                "There is no passing: at least one action has to be made.",
                "Пропускать нельзя: сделайте хотя бы одно действие.",
            ),
        ),
        Clause(
            "MZ-118",
            Words(
                "Who has gone ahead or turned may, but need not, go ahead or turn once more. After a slip or "
                "unloading there is no second action.",
                "Кто выбрал А или Б, может, но не обязан, сделать ещё одно действие А или Б. После В или Г второго "
                "действия нет.",
            ),
            Words(
                "{after:action=The second action can only be to go ahead or to turn;unload=Who unloads does not move "
                "in that turn}.",
                "{after:action=Вторым действием можно только пройти вперёд или повернуть;unload=Кто выгружает зайцев, "
                "в этот ход не движется}.",
            ),
        ),
        Clause(
            "MZ-13",
            Words(
                "Two turns may go to the same side. They may also go to opposite sides, though the bow then points "
                "where it did before.",
                "Два поворота можно сделать в одну сторону. Можно и в разные, хотя нос после этого смотрит туда же, "
                "куда и прежде.",
            ),
        ),
        Clause(
            "MZ-81",
            Words(
                "One turn is exactly 90°. The heading changes by turning only: a slip, a current and a funnel leave "
                "it as it is.",
                "Один поворот — ровно 90°. Направление носа меняет только поворот: при движении по диагонали, по "
                "Течению и в Воронку оно остаётся прежним.",
            ),
        ),
        Clause(
            "MZ-14",
            Words(
                "A boat can go neither onto the shore nor into a thicket, be it ahead or by a slip.",
                "Ни вперёд, ни по диагонали лодке нельзя на берег и в Заросли.",
            ),
            Words(
                "The boat cannot go there: {there:shore=the shore is there;thicket=a thicket is there}.",
                "Лодке туда нельзя: {there:shore=там берег;thicket=там Заросли}.",
            ),
        ),
        Clause(
            "MZ-15",
            Words(
                "On the diagonal only the card it leads to matters: a slip, and a side current as well, may pass "
                "between two thickets.",
                "По диагонали важна только карточка, на которую попадает лодка: и действие В, и боковое Течение могут "
                "провести её между двумя Зарослями.",
            ),
        ),
        Clause(
            "MZ-16",
            Words(
                "Any number of boats may be on one card; only at the start with three or four seats they may not.",
                "На одной карточке может быть сколько угодно лодок; только на старте втроём и вчетвером это запрещено.",
            ),
        ),
    ),
)

UNLOADING = Section(
    Words("Movement stage: unloading", "Этап Перемещения: выгрузка"),
    (
        Clause(
            "MZ-119",
            Words(
                "Hares are unloaded only by the shore, that is on a card at the edge of the field.",
                "Выгружать зайцев можно только у берега, то есть на крайней карточке поля.",
            ),
            Words(
                "Hares are unloaded only by the shore, and {cell} is not at the edge of the field.",
                "Зайцев выгружают только у берега, а {cell} не на краю поля.",
            ),
        ),
        Clause(
            "MZ-17",
            Words(
                "Unloading needs a hare in the boat. The player unloads as many as he likes, at least one, and "
                "chooses which.",
                "Чтобы выгружать, нужен заяц в лодке. Игрок выгружает сколько хочет зайцев, хотя бы одного, и сам "
                "выбирает каких.",
            ),
            Words("There is no hare worth {n:point|points} in the boat.", "В лодке нет зайца на {n:очко|очка|очков}."),
        ),
        Clause(
            "MZ-19",
            Words(
                "A boat that unloads does not move in that turn at all: neither a current under it nor a funnel "
                "beside it carries it away.",
                "Лодка, с которой выгружают, в этот ход вовсе не движется: ни Течение под ней, ни Воронка рядом её не "
                "сдвигают.",
            ),
        ),
        Clause(
            "MZ-63",
            Words(
                "The tokens of hares put ashore lie face down before their owner until the count. He may look at "
                "them, the others may not.",
                "Жетоны выгруженных зайцев лежат перед хозяином лицом вниз до подсчёта очков. Он может на них "
                "смотреть, остальные нет.",
            ),
        ),
    ),
)

PICKING_UP = Section(
    Words("Movement stage: picking up hares", "Этап Перемещения: подбор зайцев"),
    (
        Clause(
            "MZ-120",
            Words(
                "A player whose boat comes to a card with a hare token may take it, but need not; that is no action. "
                "The token then lies face up before him, as the load of his boat. A boat carries four tokens at most "
                "(MZ-82).",
                "Когда лодка оказывается на карточке с жетоном зайца, игрок может, но не обязан, его взять; это не "
                "действие. Взятый жетон лежит перед игроком лицом вверх: это груз лодки. Лодка вмещает не больше "
                "четырёх жетонов (MZ-82).",
            ),
        ),
        Clause(
            "MZ-20",
            Words(
                "Hares are taken in passing: on every card where the boat is in the course of one's own Movement "
                "stage, also on a current that carries it on, on a log and on the funnel that has pulled it.",
                "Зайцев берут на ходу: на каждой карточке, где лодка оказывается на своём этапе Перемещения, в том "
                "числе на Течении, которое несёт её дальше, на Бревне и на Воронке, которая её затянула.",
            ),
        ),
        Clause(
            "MZ-22",
            Words(
                "Of several tokens on a card the player takes those he likes, as many as the boat can carry.",
                "Если на карточке несколько жетонов, игрок берёт какие хочет, сколько вместит лодка.",
            ),
            Words("There is no hare worth {n:point|points} on {cell}.", "На {cell} нет зайца на {n:очко|очка|очков}."),
        ),
        Clause(
            "MZ-21",
            Words(
                "A hare that was left lying, or that a whirlpool or Mazai brought to a standing boat, may be taken in "
                "any Movement stage of one's own, as long as the boat is on that card. In another player's turn "
                "nothing is taken.",
                "Зайца, которого не взяли сразу или которого к стоящей лодке принёс Водоворот или Мазай, можно взять "
                "на любом своём этапе Перемещения, пока лодка на этой карточке. В чужой ход ничего не берут.",
            ),
        ),
        Clause(
            "MZ-18",
            Words(
                "Who unloads may also take hares from the card of his boat, before unloading or after.",
                "Кто выгружает, может и взять зайцев с карточки, где стоит его лодка, до выгрузки или после.",
            ),
        ),
        Clause(
            "MZ-80",
            Words(
                "A hare leaves the boat only by being unloaded, stolen or handed to a partner. It is never put back "
                "on the field or exchanged for another.",
                "Заяц покидает лодку, только если его выгрузили, стащили или передали партнёру. Вернуть его на поле "
                "или обменять на другого нельзя.",
            ),
        ),
    ),
)
