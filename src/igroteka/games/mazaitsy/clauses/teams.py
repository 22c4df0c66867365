"""Two against two: how partners play together."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

TEAMS = Section(
    Words("Two against two", "Двое на двое"),
    (
        Clause(
            "MZ-138",
            Words(
                "With four seats and the option `teams` seats 1 and 3 play against seats 2 and 4. Partners may hand "
                "hares to each other when their boats are on one card. The advanced rules may be used too.",
                "Вчетвером с настройкой `teams` места 1 и 3 играют против мест 2 и 4. Партнёры могут передавать друг "
                "другу зайцев, когда их лодки на одной карточке. Дополнительные правила тоже можно использовать.",
            ),
            Words("There are no teams at this table.", "За этим столом нет команд."),
        ),
        Clause(
            "MZ-74",
            Words(
                "That is no action. It is done at any moment of one's own Movement stage, unloading included, in "
                "either direction, as often as one likes; whose turn it is decides alone, and the load of both boats "
                "is kept to. In one stage a value that was given is not asked back, nor is one that was got given "
                "back.",
                "Это не действие. Передают в любой момент своего этапа Перемещения, в том числе при выгрузке, в обе "
                "стороны и сколько угодно зайцев; решает тот, чей ход, а груз обеих лодок не превышает допустимого. "
                "За один этап зайца того же достоинства, что отдали, обратно не берут, а что взяли — не отдают.",
            ),
            Words(
                "{transfer:apart=Your partner's boat is not on this card;mine=No such hare is in your boat;theirs=No "
                "such hare is in your partner's boat;given=A hare of this value was given in this stage, so none is "
                "asked back;got=A hare of this value was got in this stage, so none is given back}.",
                "{transfer:apart=Лодка партнёра не на этой карточке;mine=В вашей лодке нет такого зайца;theirs=В "
                "лодке партнёра нет такого зайца;given=На этом этапе зайца того же достоинства отдали, обратно их не "
                "берут;got=На этом этапе зайца того же достоинства взяли, обратно их не отдают}.",
            ),
        ),
        Clause(
            "MZ-76",
            Words(
                "If Mazai, when he appears for the second time, would fall to the team that scattered hares the first "
                "time, he is put second from the far end of the row. The next player then plays as usual, and the one "
                "after him, of the other team, scatters in place of his Replacing stage, whichever card was used in "
                "between. Mazai does not count when the cards of the row are numbered.",
                "Если Мазай, появившись во второй раз, достался бы команде, которая добавляла зайцев в первый, его "
                "кладут в ряд не крайним, а вторым от дальнего конца. Следующий игрок тогда ходит как обычно, а игрок "
                "за ним, из другой команды, вместо этапа Замены добавляет зайцев, какую бы карточку перед тем ни "
                "использовали. В нумерации карточек ряда Мазай не учитывается.",
            ),
        ),
        Clause(
            "MZ-77",
            Words(
                "The points of a team are added up, and so are its tokens for both tie-breaks. Scores are told for "
                "each seat, the place is that of the team.",
                "Очки команды складывают, и жетоны при равенстве считают тоже вместе. Счёт сообщают для каждого "
                "места, а место в итоге — одно на команду.",
            ),
        ),
    ),
)
