"""How much a boat carries, by whichever way the hares came into it."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

LOAD = Section(
    Words("The load of a boat", "Груз лодки"),
    (
        Clause(
            "MZ-82",
            Words(
                "A boat never carries more than four tokens, whether they were taken, stolen or handed over.",
                "В лодке никогда не бывает больше четырёх жетонов, взяты ли они с поля, украдены или переданы.",
            ),
            Words(
                "{boat:own=Your boat;partner=Your partner's boat} is full: it carries four tokens.",
                "{boat:own=Ваша лодка;partner=Лодка партнёра} полна: в ней уже четыре жетона.",
            ),
        ),
        Clause(
            "MZ-70",
            Words(
                "With the option `nine_points`, the third of the advanced rules, any number of tokens is carried "
                "instead, of nine points at most, stolen and handed over ones included.",
                "С настройкой `nine_points`, третьим из дополнительных правил, жетонов в лодке вместо этого сколько "
                "угодно, но не больше чем на девять очков, считая украденные и переданные.",
            ),
            Words(
                "With this hare {boat:own=your boat;partner=your partner's boat} would carry {n:point|points}, and "
                "nine is the most.",
                "С этим зайцем в {boat:own=вашей лодке;partner=лодке партнёра} будет {n:очко|очка|очков}, а можно не "
                "больше девяти.",
            ),
        ),
    ),
)
