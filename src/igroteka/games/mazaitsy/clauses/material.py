"""What Mazaitsy is about, and what is in the box."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

AIM = Section(
    Words("Aim and material", "Цель и состав"),
    (
        Clause(
            "MZ-101",
            Words(
                "The spring flood has caught the hares. The players row after them, take them into their boats and "
                "set them ashore; whoever has the most points in hares at the end wins.",
                "Половодье застало зайцев врасплох. Игроки плавают на лодках, подбирают зайцев и выгружают их на "
                "берег; побеждает тот, чьи зайцы в конце стоят больше очков.",
            ),
        ),
        Clause(
            "MZ-102",
            Words(
                "The box holds 51 ordinary cards, all square, the card Mazai, 40 round hare tokens and four boats.",
                "В коробке 51 обычная карточка, все квадратные, карточка Мазай, 40 круглых жетонов зайцев и четыре "
                "лодки.",
            ),
        ),
        Clause(
            "MZ-103",
            Words(
                "The ordinary cards are of nine types: water with a fish, water without a fish, log, thicket, "
                "whirlpool, swamp, funnel, straight current and side current. The arrow of a straight current points "
                "to a side of the field, that of a side current to a corner.",
                "Обычные карточки бывают девяти типов: Вода с рыбкой, Вода без рыбки, Бревно, Заросли, Водоворот, "
                "Болото, Воронка, Течение прямое и Течение боковое. Стрелка прямого Течения указывает на сторону "
                "поля, бокового — в угол.",
            ),
        ),
        Clause(
            "MZ-104",
            Words(
                "There are 8 cards of water with a fish, 8 of water without, 6 logs, 5 thickets, 4 whirlpools, 4 "
                "swamps, 4 funnels, 6 straight and 6 side currents. The hare symbol is on all but one of the two "
                "kinds of water and of the logs: 7, 7 and 5. The one card without it is the blank twin of the others. "
                "With the option `deck: b` the symbol is also on 5 straight and 5 side currents.",
                "Воды с рыбкой 8 карточек, Воды без рыбки 8, Брёвен 6, Зарослей 5, Водоворотов 4, Болот 4, Воронок 4, "
                "прямых Течений 6, боковых 6. Символ зайца есть на всех карточках каждой Воды и Бревна, кроме одной: "
                "на 7, 7 и 5. Та одна, без символа, — пустой двойник остальных. С настройкой `deck: b` символ есть "
                "ещё на 5 прямых и 5 боковых Течениях.",
            ),
        ),
        Clause(
            "MZ-105",
            Words(
                "A hare token is worth 1 to 4 points: 12 tokens show 1, 14 show 2, 10 show 3 and 4 show 4. With the "
                "option `deck: b` there are 48 tokens: 14, 17, 12 and 5.",
                "Жетон зайца стоит от 1 до 4 очков: 12 жетонов по 1, 14 по 2, 10 по 3 и 4 по 4. С настройкой `deck: "
                "b` жетонов 48: 14, 17, 12 и 5.",
            ),
        ),
        Clause(
            "MZ-106",
            Words(
                "These numbers of cards and tokens are a reconstruction, because no source tells the printed ones. "
                "Only their sum, 51 cards, can be worked out from the booklet.",
                "Эти количества карточек и жетонов — реконструкция: настоящих не сообщает ни один источник. Из "
                "буклета можно вывести только общее число карточек, 51.",
            ),
        ),
    ),
)
