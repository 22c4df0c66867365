"""A round up to the moment when all sit."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

ROUND = Section(
    Words("A round", "Кон"),
    (
        Clause(
            "CH-107",
            Words(
                "In a round the leader card lies at a chair, the cats walk, the leader calls a word, all sit down, "
                "cards are laid or moved, and territories are captured.",
                "В каждом коне карточка лидера ложится к стулу, коты ходят, лидер называет слово, все садятся, "
                "выкладывают или перекладывают карточки и захватывают территории.",
            ),
            Words(
                "Not now: {asked:leader=the first leader has to be drawn by lot;card=the leader card has to be laid at "
                "a chair;call=the leader has to call a word;sit=chairs have to be taken;reuse=a card has to be moved}.",
                "Не сейчас: {asked:leader=жребий должен назвать первого лидера;card=карточку лидера надо положить к "
                "стулу;call=лидер должен назвать слово;sit=надо занимать стулья;reuse=надо переложить карточку}.",
            ),
        ),
    ),
)

MOVEMENT = Section(
    Words("Movement", "Движение"),
    (
        Clause(
            "CH-26",
            Words(
                "A short countdown after the leader card has been laid is the signal to get up. In the first round the "
                "cats start evenly spaced and in random order; later each starts from the chair he sat on, and who "
                "stood, from where he stood.",
                "Карточка лидера положена — и короткий обратный отсчёт даёт сигнал встать. В первом коне коты стоят на "
                "равных расстояниях в случайном порядке; потом каждый начинает от своего стула, а оставшийся без стула "
                "— оттуда, где стоял.",
            ),
        ),
        Clause(
            "CH-108",
            Words(
                "The cats walk behind the chairs, never between the chairs and the table, each in the direction and at "
                "the speed that he likes; turning back is allowed.",
                "Коты ходят позади стульев, а не между стульями и столом, каждый в свою сторону и со своей скоростью; "
                "поворачивать назад можно.",
            ),
        ),
        Clause(
            "CH-5",
            Words(
                "Nobody stands still: a cat can be slow, but cannot stop.",
                "Никто не стоит на месте: кот может идти медленно, но остановиться не может.",
            ),
        ),
        Clause(
            "CH-4",
            Words(
                "The leader walks and sits down like everybody else.",
                "Лидер ходит и садится наравне со всеми.",
            ),
        ),
        Clause(
            "CH-109",
            Words(
                "The leader calls one of three words: spit, claw or rub. He chooses the word and the moment.",
                "Лидер называет одно из трёх слов: шипеть, царапать или тереться. Слово и миг выбирает он сам.",
            ),
        ),
        Clause(
            "CH-3",
            Words(
                "At a table that races he calls 3 seconds after the start at the earliest and 20 seconds after it at "
                "the latest; then a random word is called for him.",
                "За столом с забегом он называет слово не раньше чем через 3 секунды после старта и не позже чем через "
                "20: иначе за него прозвучит случайное слово.",
            ),
        ),
    ),
)

SITTING = Section(
    Words("Sitting down", "Рассадка"),
    (
        Clause(
            "CH-110",
            Words(
                "At the word everybody takes a chair. A chair holds one cat and a cat takes one chair, until all "
                "chairs are taken; one player is left standing.",
                "Услышав слово, каждый занимает стул. На стуле один кот, и коту один стул, пока не заняты все; один "
                "игрок остаётся стоять.",
            ),
            Words(
                "Seat {seat} cannot take chair {chair}: {settled:seat=this player sits already;chair=the chair is "
                "taken}.",
                "Место {seat} не может занять стул {chair}: {settled:seat=этот игрок уже сидит;chair=стул занят}.",
            ),
        ),
        Clause(
            "CH-1",
            Words(
                "Live, the cats race on a ring behind the chairs: each runs for the chair he wants, and the first body "
                "there sits. At a calm table nobody races: places on the ring are drawn, everybody picks a chair in "
                "secret, the nearest cat gets it, and who gets none of his choice takes the nearest free one. The "
                "rules only hear who sits where. Where neither is played, every player who stands and every free chair "
                "are equally likely.",
                "Вживую коты бегут по кольцу позади стульев: каждый к тому стулу, который хочет, и кто добежал первым, "
                "тот и сел. За спокойным столом не бегают: места на кольце определяет жребий, каждый тайно выбирает "
                "стул, его получает ближайший кот, а опоздавший садится на ближайший свободный. Правила узнают только, "
                "кто где сел. Если нет ни того, ни другого, любой стоящий игрок и любой свободный стул равновероятны.",
            ),
        ),
        Clause(
            "CH-2",
            Words(
                "If cats arrive at the same moment, or are equally near at a calm table, the leader among them gets "
                "the chair; without him the one who had the shorter way, then the lower seat.",
                "Если коты прибежали одновременно, а за спокойным столом — если они одинаково близко, стул достаётся "
                "лидеру, если он среди них; без него — тому, чей путь был короче, затем месту с меньшим номером.",
            ),
        ),
    ),
)
