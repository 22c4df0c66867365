"""What is played for and with, who plays, and when it ends."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

AIM = Section(
    Words("Aim and material", "Цель и состав"),
    (
        Clause(
            "CH-101",
            Words(
                "The players are cats in a game of musical chairs. Whoever is the first to hold two territories wins.",
                "Игроки — коты, и играют они в музыкальные стулья. Побеждает тот, кто первым завладеет двумя "
                "территориями.",
            ),
        ),
        Clause(
            "CH-102",
            Words(
                "There are 81 cards: the leader card, and a set in each of eight colours, which has three spit cards, "
                "three claw cards, three rub cards and one territory card.",
                "Карточек 81: карточка лидера и комплекты восьми цветов, а в каждом три карточки «шипеть», три "
                "«царапать», три «тереться» и одна «территория».",
            ),
        ),
        Clause(
            "CH-25",
            Words(
                "All cards are open: everybody sees what lies at each chair, and knows what is left in each hand.",
                "Все карточки открыты: каждый видит, что лежит у стульев, и знает, что у кого осталось в руке.",
            ),
        ),
    ),
)

PLAYERS = Section(
    Words("Players", "Игроки"),
    (
        Clause(
            "CH-103",
            Words(
                "Four to eight play.",
                "Играют от четырёх до восьми человек.",
            ),
        ),
        Clause(
            "CH-23",
            Words(
                "If there are fewer than four people, bots fill the table up to four seats.",
                "Если людей меньше четырёх, недостающие места до четырёх занимают боты.",
            ),
        ),
        Clause(
            "CH-24",
            Words(
                "When somebody leaves, a bot plays on in his place. No chair is taken away during a match.",
                "Если кто-то ушёл, за него играет бот. Стулья во время партии не убирают.",
            ),
        ),
    ),
)

SETUP = Section(
    Words("Setup", "Подготовка"),
    (
        Clause(
            "CH-104",
            Words(
                "The chairs stand around the table, one fewer than there are players. They are numbered clockwise, "
                "seen from above.",
                "Стулья стоят вокруг стола, на один меньше, чем игроков. Они пронумерованы по часовой стрелке, если "
                "смотреть сверху.",
            ),
            Words(
                "At this table there are {seats} seats and {chairs} chairs.",
                "За этим столом {seats:место|места|мест} и {chairs:стул|стула|стульев}.",
            ),
        ),
        Clause(
            "CH-105",
            Words(
                "Every player has a colour of his own and takes its whole set, ten cards.",
                "У каждого игрока свой цвет, и он берёт весь комплект этого цвета, десять карточек.",
            ),
        ),
        Clause(
            "CH-6",
            Words(
                "The first leader is drawn by lot, and so is the chair at which the leader card lies in the first "
                "round: every seat and every chair is equally likely.",
                "Первого лидера определяет жребий, как и стул, у которого в первом коне лежит карточка лидера: все "
                "места и все стулья равновероятны.",
            ),
        ),
    ),
)

END = Section(
    Words("The end", "Конец игры"),
    (
        Clause(
            "CH-106",
            Words(
                "Rounds are played until somebody holds two territories at the end of one. Then the game is over, and "
                "he has won.",
                "Коны играются один за другим, пока в конце кона у кого-нибудь не окажется две территории. Тогда "
                "партия окончена, и он победил.",
            ),
            Words(
                "The game is over: two territories are held.",
                "Партия окончена: две территории захвачены.",
            ),
        ),
        Clause(
            "CH-22",
            Words(
                "There is no limit to the number of rounds. With the option `round_limit` the game is over after so "
                "many rounds at the latest, 40 for instance; more territories are then better, and if they are equal, "
                "CH-17 decides. Whether somebody has won is asked before the limit.",
                "Число конов не ограничено. С настройкой `round_limit` партия кончается самое позднее после стольких "
                "конов, например 40; тогда лучше тот, у кого больше территорий, а при равенстве решает CH-17. Сначала "
                "проверяется победа, потом предел.",
            ),
            Words(
                "The game is over: the last of the agreed rounds has been played.",
                "Партия окончена: последний из условленных конов сыгран.",
            ),
        ),
        Clause(
            "CH-14",
            Words(
                "A set has only one territory card. The second territory needs none: it counts all the same, and wins.",
                "Карточка территории в комплекте одна. Для второй территории она не нужна: территория всё равно "
                "засчитывается и приносит победу.",
            ),
        ),
        Clause(
            "CH-16",
            Words(
                "Whoever captures a second territory in the round in which he loses his first does not win.",
                "Кто захватил вторую территорию в том же коне, в котором потерял первую, не победил.",
            ),
        ),
        Clause(
            "CH-17",
            Words(
                "If several hold two territories at the end of the same round, the one wins who has spit, claw or rub "
                "cards at the fewest chairs. If that is equal too, they share the win.",
                "Если в конце одного кона по две территории оказалось у нескольких игроков, побеждает тот, чьи "
                "карточки «шипеть», «царапать», «тереться» лежат у наименьшего числа стульев. Если и оно равно, "
                "победа общая.",
            ),
        ),
    ),
)
