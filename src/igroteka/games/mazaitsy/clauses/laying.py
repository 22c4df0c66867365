"""Cards that come to the field and to the row, and what they do when they are laid."""

from igroteka.core.clause import Clause, Section
from igroteka.core.words import Words

REPLACING = Section(
    Words("Replacing stage", "Этап Замены"),
    (
        Clause(
            "MZ-129",
            Words(
                "The player takes card number 1 of the row, the farthest from the pile, and lays it on the field in "
                "place of another card, which goes to the discard.",
                "Игрок берёт первую карточку ряда, самую дальнюю от стопки, и кладёт её на поле вместо другой "
                "карточки, которая уходит в сброс.",
            ),
        ),
        Clause(
            "MZ-38",
            Words(
                "Any card without a boat and without a hare token may be replaced, thickets and start cards too. To "
                "lay the card is a duty.",
                "Заменить можно любую карточку, на которой нет ни лодки, ни жетона зайца, в том числе Заросли и "
                "стартовые. Класть карточку обязательно.",
            ),
            Words(
                "{on:boat=A boat stands;hare=A hare token lies} on {cell}: that card cannot be replaced.",
                "На {cell} {on:boat=стоит лодка;hare=лежит жетон зайца}: эту карточку заменить нельзя.",
            ),
        ),
        Clause(
            "MZ-40",
            Words(
                "The player chooses a direction for a current only: one of the four of its arrow.",
                "Направление игрок выбирает только для Течения: одно из четырёх, в которые может указывать его "
                "стрелка.",
            ),
            Words(
                "{card:straight=A straight current is laid with its arrow to the north, east, south or west;side=A "
                "side current is laid with its arrow to the north-east, south-east, south-west or "
                "north-west;other=This card is laid without an arrow}.",
                "{card:straight=Прямое Течение кладут стрелкой на север, восток, юг или запад;side=Боковое Течение "
                "кладут стрелкой на северо-восток, юго-восток, юго-запад или северо-запад;other=Эту карточку кладут "
                "без стрелки}.",
            ),
        ),
        Clause(
            "MZ-37",
            Words(
                "A hare token that lies on the card of the row goes to the field with it.",
                "Жетон зайца, лежащий на карточке ряда, попадает на поле вместе с ней.",
            ),
        ),
        Clause(
            "MZ-39",
            Words(
                "If no card can be replaced, the card goes to the discard without any effect, and its token to the "
                "pool.",
                "Если заменить нечего, карточка без всякого действия уходит в сброс, а жетон с неё — в запас.",
            ),
        ),
        Clause(
            "MZ-51",
            Words(
                "The discard lies face down, and nobody may look through it.",
                "Сброс лежит лицом вниз, просматривать его нельзя.",
            ),
        ),
    ),
)

WHIRLPOOL = Section(
    Words("Whirlpool", "Водоворот"),
    (
        Clause(
            "MZ-130",
            Words(
                "A whirlpool acts once, at the moment when a player lays it: the hares on the eight cards around it "
                "move on by one card, clockwise or counterclockwise.",
                "Водоворот срабатывает один раз, в тот момент, когда игрок его кладёт: зайцы на восьми карточках "
                "вокруг него смещаются по кругу на одну карточку, по часовой стрелке или против.",
            ),
        ),
        Clause(
            "MZ-41",
            Words(
                "The eight places around it are a ring. All tokens move one place at the same time, those on one card "
                "together; places beyond the edge of the field are shore.",
                "Восемь мест вокруг него — кольцо. Все жетоны смещаются на одно место одновременно, с одной карточки "
                "— вместе; места за краем поля — это берег.",
            ),
        ),
        Clause(
            "MZ-42",
            Words(
                "Tokens that come onto the shore or a thicket go back to the pool. From the shore nothing comes.",
                "Жетоны, которые попали на берег или в Заросли, возвращаются в запас. С берега ничего не приходит.",
            ),
        ),
        Clause(
            "MZ-43",
            Words(
                "A token that comes to the card of a boat remains lying on the card.",
                "Жетон, попавший на карточку с лодкой, остаётся лежать на карточке.",
            ),
        ),
        Clause(
            "MZ-44",
            Words(
                "Who laid the whirlpool chooses the direction. He is asked only if some token would move.",
                "Направление выбирает тот, кто выложил Водоворот. Его спрашивают, только если есть что сместить.",
            ),
        ),
    ),
)

SWAMP = Section(
    Words("Swamp", "Болото"),
    (
        Clause(
            "MZ-131",
            Words(
                "A swamp acts once too, when a player lays it: it draws in the hares around it, and after that "
                "player's next Movement stage it swallows them.",
                "Болото тоже срабатывает один раз, когда игрок его кладёт: оно стягивает к себе зайцев вокруг, а "
                "после следующего этапа Перемещения этого игрока поглощает их.",
            ),
        ),
        Clause(
            "MZ-45",
            Words(
                "All tokens on the eight cards around come to lie on the swamp, also from cards on which boats stand, "
                "but never out of the boats.",
                "На Болото попадают все жетоны с восьми карточек вокруг, в том числе с тех, где стоят лодки, но "
                "никогда не из самих лодок.",
            ),
        ),
        Clause(
            "MZ-46",
            Words(
                "When the player who laid it has finished his next Movement stage, before he replaces a card, all "
                "tokens that are then on this swamp go back to the pool: also such as came later, and also if it had "
                "drawn in none. Tokens that were taken or whirled away before are safe.",
                "Когда выложивший Болото закончил следующий свой этап Перемещения, до этапа Замены, все жетоны, "
                "которые тогда лежат на этом Болоте, возвращаются в запас: и попавшие туда позже, и в том случае, "
                "если сразу оно ничего не стянуло. Жетоны, которые до того успели забрать или унёс Водоворот, "
                "спасены.",
            ),
        ),
        Clause(
            "MZ-47",
            Words(
                "If the swamp has been emptied and replaced by then, nothing more happens: the effect is gone with "
                "the card.",
                "Если к тому времени Болото опустело и его заменили, ничего больше не происходит: действие ушло "
                "вместе с карточкой.",
            ),
        ),
        Clause(
            "MZ-48",
            Words(
                "Hares that come to an old swamp after that stay on it as on other cards.",
                "Зайцы, которые попадут на старое Болото потом, остаются на нём, как на других карточках.",
            ),
        ),
        Clause(
            "MZ-49",
            Words(
                "It swallows too if that next turn is Mazai's turn or the player unloads in it.",
                "Болото поглощает зайцев и тогда, когда этот следующий ход — ход Мазая или игрок в нём выгружает.",
            ),
        ),
        Clause(
            "MZ-79",
            Words(
                "Whirlpools and swamps that were dealt to the field at setup do nothing; those that a player lays act.",
                "Водовороты и Болота, попавшие на поле при подготовке, не действуют; действуют те, что кладёт игрок.",
            ),
        ),
    ),
)

DRAWING = Section(
    Words("Drawing stage", "Этап Выкладывания"),
    (
        Clause(
            "MZ-132",
            Words(
                "The cards of the row move up to its far end, and the top card of the pile is put in the free place "
                "beside the pile. If it has the hare symbol, it gets a token from the pool. Then the next card of the "
                "pile can be seen.",
                "Карточки ряда сдвигают к дальнему концу, и на свободное место у стопки кладут её верхнюю карточку. "
                "Если на ней символ зайца, она получает жетон из запаса. Теперь видна следующая карточка стопки.",
            ),
        ),
        Clause(
            "MZ-50",
            Words(
                "If the pool is empty, the card gets no token.",
                "Если запас пуст, карточка остаётся без жетона.",
            ),
        ),
        Clause(
            "MZ-61",
            Words(
                "If the pile is empty, the row is not filled up. That happens at the end of the game, and when Mazai "
                "was the lowest card and waits in the row for the other team (MZ-76): the shuffling that follows "
                "makes the row complete again.",
                "Если стопка пуста, ряд не пополняют. Так бывает в конце игры, а ещё когда Мазай был самой нижней "
                "карточкой и ждёт в ряду хода другой команды (MZ-76): после перемешивания ряд снова полный.",
            ),
        ),
    ),
)
