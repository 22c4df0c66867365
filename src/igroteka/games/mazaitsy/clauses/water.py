"""What the cards of the field do to boats: thickets, logs, currents, funnels."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

CARDS = Section(
    Words("Water, thickets, logs", "Вода, Заросли, Бревно"),
    (
        Clause(
            "MZ-121",
            Words(
                "Water, with a fish or without, does nothing.",
                "Вода, с рыбкой и без неё, никак не действует.",
            ),
        ),
        Clause(
            "MZ-122",
            Words(
                "No boat ever comes into a thicket, and no hare token ever lies on one.",
                "В Зарослях никогда не бывает ни лодок, ни жетонов зайцев.",
            ),
        ),
        Clause(
            "MZ-123",
            Words(
                "When a boat arrives on a log, its Movement stage ends at once.",
                "Если лодка попадает на Бревно, её этап Перемещения сразу заканчивается.",
            ),
        ),
        Clause(
            "MZ-23",
            Words(
                "A boat that begins its turn on a log is not held: it may make two actions as usual.",
                "Лодку, которая начинает ход на Бревне, оно не держит: можно, как обычно, сделать два действия.",
            ),
        ),
    ),
)

CURRENTS = Section(
    Words("Currents", "Течения"),
    (
        Clause(
            "MZ-124",
            Words(
                "A boat that arrives on a current is carried along its arrow to the next card at once, by a side "
                "current diagonally.",
                "Лодку, попавшую на Течение, сразу сносит по стрелке на соседнюю карточку, боковым Течением — по "
                "диагонали.",
            ),
        ),
        Clause(
            "MZ-125",
            Words(
                "A boat that drifted after its first action, if that was ahead or a turn, may make its second from "
                "the card it has come to. If it drifts after its last action, the stage ends on that card.",
                "Если лодку снесло после первого действия А или Б, второе она может сделать уже с новой карточки. "
                "Если её снесло после последнего действия, этап заканчивается там, куда её принесло.",
            ),
        ),
        Clause(
            "MZ-126",
            Words(
                "A current that points at the shore or at a thicket is blocked: the boat stays on it, and its "
                "Movement stage ends at once.",
                "Если стрелка указывает на берег или Заросли, сносить некуда: лодка остаётся на Течении, и её этап "
                "Перемещения сразу заканчивается.",
            ),
        ),
        Clause(
            "MZ-26",
            Words(
                "If a current carries the boat onto another current, that one acts too, and so on. The drift is over "
                "on a card that is no current; on a log, which ends the stage; on a blocked current, which ends it "
                "too; and on a current that has already acted in this turn, which does nothing, and the second action "
                "remains.",
                "Если Течение сносит лодку на другое Течение, срабатывает и оно, и так далее. Снос прекращается на "
                "карточке, которая не Течение; на Бревне, и этап закончен; на Течении, с которого сносить некуда, и "
                "этап тоже закончен; на Течении, которое в этот ход уже сработало: оно не действует, и второе "
                "действие остаётся.",
            ),
        ),
        Clause(
            "MZ-27",
            Words(
                "A current acts on a boat only once in a turn, so every drift in a circle comes to an end.",
                "Одно Течение действует на лодку только раз за ход, поэтому любой снос по кругу когда-нибудь "
                "кончается.",
            ),
        ),
        Clause(
            "MZ-24",
            Words(
                "If a current carries a boat onto a log, the stage ends there, without a second action.",
                "Если Течение сносит лодку на Бревно, этап там и заканчивается, второго действия нет.",
            ),
        ),
        Clause(
            "MZ-28",
            Words(
                "A current on which the boat begins its turn does not act if the player goes ahead, slips or unloads. "
                "It is not used up by that: if the boat comes back to it in the same turn, it acts.",
                "Течение, на котором лодка начинает ход, не срабатывает, если выбрано А, В или Г. Сработавшим оно при "
                "этом не считается: если лодка в тот же ход на него вернётся, оно подействует.",
            ),
        ),
        Clause(
            "MZ-29",
            Words(
                "If on such a current the player turns first, the bow turns, then the current carries the boat away, "
                "and after that the second action may follow.",
                "Если на таком Течении игрок выбрал Б, лодка сначала поворачивает, затем её сносит, а потом можно "
                "сделать второе действие.",
            ),
        ),
        Clause(
            "MZ-30",
            Words(
                "If that current is blocked, the bow turns and the stage ends at once.",
                "Если с этого Течения сносить некуда, нос поворачивается и этап сразу заканчивается.",
            ),
        ),
        Clause(
            "MZ-31",
            Words(
                "Turning as the second action on a current that has already acted in this turn does not make it act "
                "again.",
                "Поворот вторым действием на Течении, которое в этот ход уже сработало, снова его не запускает.",
            ),
        ),
    ),
)

FUNNELS = Section(
    Words("Funnels", "Воронки"),
    (
        Clause(
            "MZ-127",
            Words(
                "When the Movement stage ends with the boat on a card beside a funnel, diagonally too, the boat is "
                "pulled onto the funnel.",
                "Если этап Перемещения закончился на карточке рядом с Воронкой, хотя бы и по диагонали, лодку "
                "затягивает на Воронку.",
            ),
        ),
        Clause(
            "MZ-25",
            Words(
                "It does not matter how the stage ended: also after a log, a blocked current or a drift following the "
                "last action the funnel pulls, once, as the very last thing of the stage.",
                "Неважно, чем закончился этап: и после Бревна, и на Течении, с которого сносить некуда, и после сноса "
                "вслед за последним действием Воронка затягивает лодку, один раз, в самом конце этапа.",
            ),
        ),
        Clause(
            "MZ-33",
            Words(
                "It pulls a boat that has only turned as well.",
                "Лодку, которая только поворачивала, она затягивает тоже.",
            ),
        ),
        Clause(
            "MZ-35",
            Words(
                "It pulls only the boat whose own Movement stage ends. To lay a funnel beside boats does nothing to "
                "them at once.",
                "Затягивает она только лодку того, чей этап Перемещения закончился. Если Воронку выложили рядом с "
                "лодками, с ними сразу ничего не происходит.",
            ),
        ),
        Clause(
            "MZ-36",
            Words(
                "The pull cannot be declined. If several funnels lie around the boat, the player chooses one of them; "
                "from funnel to funnel it is not pulled on.",
                "Отказаться нельзя. Если вокруг лодки несколько Воронок, игрок выбирает одну из них; с Воронки на "
                "Воронку лодку не перетягивает.",
            ),
            Words(
                "The boat is not pulled to {cell}: {pull:none=there is no funnel there;far=that funnel is not beside "
                "it}.",
                "На {cell} лодку не затянет: {pull:none=там нет Воронки;far=эта Воронка не рядом с ней}.",
            ),
        ),
        Clause(
            "MZ-78",
            Words(
                "A boat that ends its stage on a funnel is not pulled by any other.",
                "Лодку, закончившую этап на самой Воронке, другие Воронки не затягивают.",
            ),
        ),
        Clause(
            "MZ-32",
            Words(
                "A funnel does nothing to a boat that arrives on it, by a current for instance, with an action left: "
                "it may act on.",
                "Лодку, которая попала на Воронку, например по Течению, и ещё не закончила этап, та не держит: можно "
                "действовать дальше.",
            ),
        ),
        Clause(
            "MZ-34",
            Words(
                "Who leaves a funnel by one card only is pulled back, or onto another funnel beside him if he "
                "prefers. Going ahead twice, or a current, leads out.",
                "Кто отошёл от Воронки всего на одну карточку, того затянет обратно или, по его выбору, на другую "
                "соседнюю Воронку. Уйти можно, пройдя вперёд дважды или по Течению.",
            ),
        ),
        Clause(
            "MZ-128",
            Words(
                "Currents and funnels always work, whether they were dealt at setup or laid later.",
                "Течения и Воронки действуют всегда, выложены ли они при подготовке или позже.",
            ),
        ),
    ),
)
