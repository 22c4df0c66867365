"""Who leads, and where the leader card goes."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

LEADER = Section(
    Words("The next leader", "Следующий лидер"),
    (
        Clause(
            "CH-18",
            Words(
                "Whoever sits at the leader card leads the next round, also when it lies at his own territory.",
                "Кто сидит у карточки лидера, тот ведёт следующий кон, даже если она лежит у его собственной "
                "территории.",
            ),
        ),
        Clause(
            "CH-19",
            Words(
                "If the leader himself sits there, he passes the card to his right-hand neighbour, who leads the next "
                "round. Facing the table, right is counter-clockwise: the chair with the next lower number, and from "
                "chair 1 the last.",
                "Если там сидит сам лидер, он передаёт карточку соседу справа, и следующий кон ведёт тот. Справа, если "
                "сидеть лицом к столу, — это против часовой стрелки: стул с номером на единицу меньше, а от стула 1 — "
                "последний.",
            ),
        ),
        Clause(
            "CH-21",
            Words(
                "Only those who sit are neighbours: who was left standing has no chair and is passed over.",
                "Соседи — только те, кто сидит: оставшийся без стула не считается.",
            ),
        ),
        Clause(
            "CH-20",
            Words(
                "Before the round begins, the new leader lays the card at any chair but the one on which he sits.",
                "Перед началом кона новый лидер кладёт карточку к любому стулу, кроме того, на котором сидит.",
            ),
            Words(
                "The leader card has to go to another chair: you sit on chair {chair} yourself.",
                "Карточку лидера надо положить к другому стулу: на стуле {chair} сидите вы сами.",
            ),
        ),
    ),
)
