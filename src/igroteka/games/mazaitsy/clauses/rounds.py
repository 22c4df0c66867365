"""Mazai, who ends the rounds of a game, and the count at its end."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

MAZAI = Section(
    Words("Mazai and the rounds", "Мазай и раунды"),
    (
        Clause(
            "MZ-133",
            Words(
                "Mazai never comes to the field: he shows that a round, or the whole game, comes to its end.",
                "Мазая на поле не кладут: он означает, что кончается раунд или вся игра.",
            ),
        ),
        Clause(
            "MZ-52",
            Words(
                "As soon as Mazai is seen on top of the pile after a card was drawn, he is put at the far end of the "
                "row, which is then longer by one card, and the next turn is Mazai's turn. Only the last time he is "
                "set aside (MZ-60).",
                "Как только после выкладывания новой карточки на верху стопки открылся Мазай, его кладут в ряд "
                "крайним, самым дальним от стопки, и в ряду становится на карточку больше, а следующий ход — ход "
                "Мазая. Только в последний раз его откладывают (MZ-60).",
            ),
        ),
        Clause(
            "MZ-53",
            Words(
                "In Mazai's turn the player moves as usual. Then, in place of the Replacing stage, he scatters hares: "
                "he names a type of cards, and hare tokens are drawn for all cards of that type. No card is laid in "
                "this turn.",
                "В ход Мазая игрок перемещается как обычно. Затем вместо этапа Замены он добавляет зайцев: называет "
                "тип карточек, и на все карточки этого типа кладут жетоны из запаса. Карточку на поле в этот ход не "
                "кладут.",
            ),
        ),
        Clause(
            "MZ-54",
            Words(
                "He may name one of seven types: water with a fish, water without a fish, log, whirlpool, funnel, "
                "straight current or side current. Thickets and swamps may not be named, nor a type that is not on "
                "the field.",
                "Назвать можно один из семи типов: Вода с рыбкой, Вода без рыбки, Бревно, Водоворот, Воронка, Течение "
                "прямое, Течение боковое. Заросли и Болото называть нельзя, как и тип, которого нет на поле.",
            ),
            Words(
                "{scatter:barred=Hares are never scattered on thickets and swamps;absent=No card of that type is on "
                "the field}.",
                "{scatter:barred=На Заросли и Болота зайцев не добавляют;absent=На поле нет карточек этого типа}.",
            ),
        ),
        Clause(
            "MZ-55",
            Words(
                "Every card of the type on the field gets a token, blank twins too, even if a boat or a token is on "
                "it; cards of the row get none. With the option `scatter_on: empty` only cards without a token get "
                "one, and a type may be named even if nothing is added then.",
                "Жетон получает каждая карточка этого типа на поле, и пустые двойники тоже, даже если на ней лодка "
                "или жетон; карточки ряда не получают. С настройкой `scatter_on: empty` жетон получают только "
                "карточки без жетонов, а назвать можно и тип, на который ничего не ляжет.",
            ),
            Words(
                "{cell} gets no token: {at:other=the card there is not of the type that was named;served=the card "
                "there has got its own;token=one lies there, and at this table only cards without a token get one}.",
                "На {cell} жетон не кладут: {at:other=там карточка не того типа, который назвали;served=эта карточка "
                "свой жетон уже получила;token=там уже лежит жетон, а за этим столом их добавляют только на карточки "
                "без жетонов}.",
            ),
        ),
        Clause(
            "MZ-56",
            Words(
                "If the pool has too few tokens, chance decides which of these cards get one.",
                "Если жетонов в запасе не хватает, какие из этих карточек их получат, решает случай.",
            ),
        ),
        Clause(
            "MZ-57",
            Words(
                "With three or four seats the tokens on cards of the row then go back to the pool (with `row: keep` "
                "they stay).",
                "Втроём и вчетвером жетоны с карточек ряда после этого возвращаются в запас (с `row: keep` они "
                "остаются).",
            ),
        ),
        Clause(
            "MZ-58",
            Words(
                "Then the pile, the row and the discard are shuffled and become the new pile, Mazai is again added to "
                "its bottom four cards by chance, and a new row is dealt and gets its tokens: that stands for the "
                "Drawing stage. With the option `row: keep` the row stays with its tokens, only the pile and the "
                "discard are shuffled, and cards that are missing in the row are dealt.",
                "Затем стопку, ряд и сброс перемешивают в новую стопку, Мазая снова случайным образом добавляют в её "
                "нижние четыре карточки, и сдают новый ряд с жетонами: это заменяет этап Выкладывания. С настройкой "
                "`row: keep` ряд с жетонами остаётся, перемешивают только стопку и сброс, а недостающие карточки ряда "
                "сдают.",
            ),
        ),
        Clause(
            "MZ-59",
            Words(
                "With two seats nothing is shuffled: Mazai is put under the pile, and as the row is complete, no card "
                "is drawn in his turn. So he appears at the end of turn 11, and seat 2 scatters hares in turn 12; he "
                "appears again at the end of turn 25, seat 2 plays turn 26, and each has had 13 turns.",
                "Вдвоём ничего не перемешивают: Мазая кладут под стопку, а так как ряд полон, новую карточку в его "
                "ход не выкладывают. Поэтому он появляется в конце 11-го хода, и в 12-й ход зайцев добавляет место 2; "
                "снова он появляется в конце 25-го хода, место 2 делает 26-й ход, и у каждого их по 13.",
            ),
        ),
        Clause(
            "MZ-84",
            Words(
                "With two seats, too, the game would be over at once if Mazai appeared for the second time at the end "
                "of a turn of seat 2. With 51 cards that does not happen.",
                "И вдвоём партия кончилась бы сразу, если бы Мазай во второй раз появился в конце хода места 2. Когда "
                "карточек 51, этого не бывает.",
            ),
        ),
        Clause(
            "MZ-62",
            Words(
                "With the option `rounds` three or four may play 4 or 5 rounds. As tokens may run short then, each "
                "time Mazai appears, from the first time on, the hares put ashore are written down before the next "
                "turn, their points and their number, and the tokens go back to the pool; both count at the end. With "
                "two seats the option has no effect.",
                "С настройкой `rounds` втроём и вчетвером можно играть 4 или 5 раундов. Жетонов тогда может не "
                "хватить, поэтому каждый раз, когда появляется Мазай, начиная с первого, до следующего хода "
                "записывают выгруженных зайцев, их очки и число, а жетоны возвращают в запас; в конце учитывают и то "
                "и другое. Вдвоём эта настройка ничего не меняет.",
            ),
        ),
    ),
)

COUNTING = Section(
    Words("The count", "Подсчёт очков"),
    (
        Clause(
            "MZ-83",
            Words(
                "At the end each player adds up the points of all his tokens, those ashore and those in the boat. The "
                "most points win; if they are equal, the most tokens; if these are equal too, the fewest tokens in "
                "the boat.",
                "В конце каждый складывает очки на всех своих жетонах: и на берегу, и в лодке. Побеждает тот, у кого "
                "больше очков; при равенстве — у кого больше жетонов; если равны и они — у кого меньше жетонов в "
                "лодке.",
            ),
        ),
        Clause(
            "MZ-64",
            Words(
                "If all that is equal, the place is shared.",
                "Если равно и это, место общее.",
            ),
        ),
    ),
)
