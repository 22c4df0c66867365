"""The advanced rules of Mazaitsy, save the one on the load of a boat."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

TWINS = Section(
    Words("Advanced rules: blank twins", "Дополнительные правила: пустые двойники"),
    (
        Clause(
            "MZ-134",
            Words(
                "There are four advanced rules: `blank_twins`, `free_choice`, `nine_points` and `stealing`. Each is "
                "an option, and they go together in any combination.",
                "Дополнительных правил четыре: `blank_twins`, `free_choice`, `nine_points` и `stealing`. Каждое "
                "включают отдельно, и сочетать их можно как угодно.",
            ),
        ),
        Clause(
            "MZ-135",
            Words(
                "With the option `blank_twins` a player who lays a blank twin, the one card of a type without the "
                "hare symbol that the others have, takes the hare tokens off all cards of that type; they go back to "
                "the pool.",
                "С настройкой `blank_twins` игрок, который кладёт пустого двойника, то есть единственную карточку без "
                "символа зайца среди карточек с ним, снимает жетоны зайцев со всех карточек этого типа; они "
                "возвращаются в запас.",
            ),
        ),
        Clause(
            "MZ-65",
            Words(
                "Only cards of exactly that type on the field are cleared: water with a fish and without, straight "
                "and side currents are different types. Boats and the row keep their tokens, and a twin dealt at "
                "setup does nothing.",
                "Жетоны снимают только с карточек ровно этого типа на поле: Вода с рыбкой и без неё, прямое и боковое "
                "Течение — разные типы. В лодках и в ряду жетоны остаются, а двойник, попавший на поле при "
                "подготовке, не действует.",
            ),
        ),
    ),
)

CHOICE = Section(
    Words("Advanced rules: free choice of a card", "Дополнительные правила: выбор карточки"),
    (
        Clause(
            "MZ-136",
            Words(
                "With the option `free_choice` a player who went ahead or turned, and did so once only, may lay any "
                "open card: one of the row or the top card of the pile.",
                "С настройкой `free_choice` игрок, который выбрал действие А или Б и сделал его только один раз, "
                "может положить любую открытую карточку: из ряда или верхнюю из стопки.",
            ),
            Words(
                "{choice:off=At this table the farthest card of the row is laid, without a choice;row=There is no "
                "such card in the row}.",
                "{choice:off=За этим столом кладут самую дальнюю карточку ряда, без выбора;row=Такой карточки в ряду "
                "нет}.",
            ),
        ),
        Clause(
            "MZ-66",
            Words(
                "Exactly one action ahead or one turn has to be made. A drift, a stop on a log and the pull of a "
                "funnel do not count as actions.",
                "Надо сделать ровно одно действие А или Б. Снос Течением, остановка на Бревне и Воронка действиями не "
                "считаются.",
            ),
            Words(
                "Which card is laid is settled: it may be chosen once, and only after exactly one action, ahead or a "
                "turn.",
                "Какую карточку класть, уже решено: выбирают один раз и только тогда, когда сделано ровно одно "
                "действие А или Б.",
            ),
        ),
        Clause(
            "MZ-67",
            Words(
                "The top card of the pile, if it is used, first gets a token if it has the hare symbol, and then it "
                "is laid. The row stays as it is; the next card of the pile is turned up in the Drawing stage.",
                "Если использована верхняя карточка стопки, она, если на ней символ зайца, сначала получает жетон, "
                "затем её кладут на поле. Ряд остаётся как был; следующую карточку стопки открывают на этапе "
                "Выкладывания.",
            ),
            Words("The pile is empty.", "Стопка пуста."),
        ),
        Clause(
            "MZ-68",
            Words(
                "If a card from the middle of the row is used, the others close the gap towards the far end, and a "
                "card is drawn as usual.",
                "Если использована карточка из середины ряда, остальные сдвигают к дальнему концу, и новую "
                "выкладывают как обычно.",
            ),
        ),
        Clause(
            "MZ-69",
            Words(
                "Mazai can be neither chosen nor passed over.",
                "Мазая нельзя ни выбрать, ни обойти.",
            ),
        ),
    ),
)

STEALING = Section(
    Words("Advanced rules: stealing", "Дополнительные правила: кража зайцев"),
    (
        Clause(
            "MZ-137",
            Words(
                "With the option `stealing` a player whose boat comes, in his Movement stage, to a card where another "
                "boat stands may steal a hare from it; that is no action.",
                "С настройкой `stealing` игрок, чья лодка на его этапе Перемещения попала на карточку с чужой лодкой, "
                "может стащить из неё зайца; это не действие.",
            ),
            Words(
                "{theft:off=Nothing is stolen at this table;nobody=There is no such seat;self=Nobody steals from his "
                "own boat}.",
                "{theft:off=За этим столом зайцев не крадут;nobody=Такого места за столом нет;self=У себя не крадут}.",
            ),
        ),
        Clause(
            "MZ-75",
            Words(
                "In a game of two teams hares are stolen from opponents only.",
                "В игре двое на двое крадут только у соперников.",
            ),
            Words("Nobody steals from his partner.", "У партнёра не крадут."),
        ),
        Clause(
            "MZ-72",
            Words(
                "To pass through that card is enough, and so is a meeting by a current or a funnel. The thief chooses "
                "the boat and the hare, and his own boat must have room for it.",
                "Достаточно пройти через эту карточку; годится и встреча из-за Течения или Воронки. Вор сам выбирает "
                "лодку и зайца, и в его лодке должно быть место.",
            ),
            Words(
                "{meeting:apart=The boat of seat {seat} is not on this card;empty=No such hare is in the boat of seat "
                "{seat}}.",
                "{meeting:apart=Лодка места {seat} не на этой карточке;empty=В лодке места {seat} нет такого зайца}.",
            ),
        ),
        Clause(
            "MZ-73",
            Words(
                "Nothing is stolen on the card where the boat began its Movement stage, not even if it comes back "
                "there.",
                "На карточке, где лодка начала этап Перемещения, не крадут, даже если она туда вернулась.",
            ),
            Words(
                "Nothing is stolen on {cell}, where this Movement stage began.",
                "На {cell} не крадут: там начался этот этап Перемещения.",
            ),
        ),
        Clause(
            "MZ-71",
            Words(
                "In one Movement stage a player steals one hare in all; with the option `steal_limit: boat`, one from "
                "each boat he meets.",
                "За один этап Перемещения можно стащить всего одного зайца; с настройкой `steal_limit: boat` — по "
                "одному из каждой встреченной лодки.",
            ),
            Words(
                "{limit:stage=A hare has been stolen in this Movement stage already;boat=A hare has been stolen from "
                "that boat in this Movement stage already}.",
                "{limit:stage=На этом этапе Перемещения зайца уже стащили;boat=Из этой лодки на этом этапе "
                "Перемещения зайца уже стащили}.",
            ),
        ),
    ),
)
