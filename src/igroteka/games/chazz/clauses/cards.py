"""What the sitters do with their cards."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

LAYING = Section(
    Words("Laying cards", "Выкладывание карточек"),
    (
        Clause(
            "CH-111",
            Words(
                "Everybody who sits lays a card of the called kind at his chair, all at the same time. Who stands does "
                "nothing.",
                "Каждый сидящий кладёт к своему стулу карточку названного вида, все одновременно. Оставшийся стоять не "
                "делает ничего.",
            ),
        ),
        Clause(
            "CH-7",
            Words(
                "Nobody may refuse to lay a card, or to move one when he has to.",
                "Отказаться положить карточку, а когда надо, и переложить её, нельзя.",
            ),
        ),
        Clause(
            "CH-13",
            Words(
                "Whoever sits at his own territory lays nothing.",
                "Кто сел у своей территории, ничего не кладёт.",
            ),
        ),
        Clause(
            "CH-10",
            Words(
                "Whoever has a card of that kind at this chair already lays nothing, even if he is out of them.",
                "Если у этого стула уже лежит своя карточка такого вида, игрок ничего не кладёт, даже когда в руке их "
                "больше нет.",
            ),
        ),
        Clause(
            "CH-112",
            Words(
                "Whoever has no card of the called kind in his hand moves one of those that he has on the table to his "
                "chair. First all the others lay theirs; then these are asked in the order of seats, and each sees "
                "what was moved before.",
                "У кого в руке нет карточек названного вида, тот перекладывает к своему стулу одну из лежащих на "
                "столе. Сначала кладут все остальные; потом таких игроков спрашивают по порядку мест, и каждый видит, "
                "что переложили до него.",
            ),
        ),
        Clause(
            "CH-8",
            Words(
                "All three cards of that kind are on the table then, and the player chooses which of them he moves. "
                "With four seats this never happens: there are only three chairs.",
                "Все три карточки этого вида тогда лежат на столе, и какую из них переложить, решает игрок. Вчетвером "
                "такого не бывает: стульев только три.",
            ),
            Words(
                "None of your {kind:spit=spit;claw=claw;rub=rub} cards lies at chair {chair}.",
                "У стула {chair} нет вашей карточки «{kind:spit=шипеть;claw=царапать;rub=тереться}».",
            ),
        ),
        Clause(
            "CH-9",
            Words(
                "He may also take it from a chair where two of his kinds lie and the third is missing.",
                "Взять её можно и оттуда, где уже лежат две его карточки и не хватает только третьей.",
            ),
        ),
    ),
)

TERRITORIES = Section(
    Words("Territories", "Территории"),
    (
        Clause(
            "CH-113",
            Words(
                "Whoever has all three kinds at his chair captures it: it is his territory until another captures it.",
                "Собрав у своего стула карточки всех трёх видов, игрок его захватывает: это его территория, пока её не "
                "захватит другой.",
            ),
        ),
        Clause(
            "CH-11",
            Words(
                "He takes the three cards back into his hand and puts the territory card in their place. The cards of "
                "others stay where they are.",
                "Три карточки он забирает в руку, а на их место кладёт карточку территории. Чужие карточки остаются "
                "лежать.",
            ),
        ),
        Clause(
            "CH-12",
            Words(
                "At another's territory one lays cards as anywhere else, and may capture it; the owner then takes his "
                "territory card back.",
                "У чужой территории карточки кладут как обычно и могут её захватить; прежний хозяин тогда забирает "
                "свою карточку территории.",
            ),
        ),
        Clause(
            "CH-15",
            Words(
                "All captures of a round happen at the same moment, after the last card has been laid or moved; only "
                "then are territories counted.",
                "Все захваты кона происходят одновременно, после того как положена или переложена последняя карточка; "
                "территории считают только потом.",
            ),
        ),
    ),
)
