"""The options of Мазайцы."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from igroteka.core.options import Option, Options
from igroteka.core.words import Words
from igroteka.games.mazaitsy.language import MOST_ROUNDS

TEAMS_OF_FOUR = Words("Teams need four seats: two against two.", "Команды бывают только вчетвером: двое на двое.")


class MazaitsyOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    teams: bool = False
    rounds: Annotated[int, Meta(ge=3, le=MOST_ROUNDS)] = 3
    blank_twins: bool = False
    free_choice: bool = False
    nine_points: bool = False
    stealing: bool = False
    deck: Literal["a", "b"] = "a"
    scatter_on: Literal["all", "empty"] = "all"
    steal_limit: Literal["stage", "boat"] = "stage"
    row: Literal["redeal", "keep"] = "redeal"

    described: ClassVar = {
        "teams": Option(
            Words("Two against two", "Двое на двое"),
            {
                "off": Words("no, each alone", "нет, каждый за себя"),
                "on": Words("yes, seats 1 and 3 against 2 and 4", "да, места 1 и 3 против 2 и 4"),
            },
            Words(
                "Partners may hand each other hares when their boats meet.",
                "Партнёры при встрече лодок могут передавать друг другу зайцев.",
            ),
            when={"players": ["4"]},
        ),
        "rounds": Option(Words("Number of rounds", "Число раундов"), when={"players": ["3", "4"]}),
        "blank_twins": Option(
            Words("Effect of blank twins", "Действие пустых двойников"),
            about=Words(
                "The blank twin is the one card of its type without a hare symbol; when it is laid, the hares on that "
                "type go back to the pool.",
                "Пустой двойник — единственная карточка своего типа без символа зайца. Положили его — зайцы с этого "
                "типа возвращаются в запас.",
            ),
        ),
        "free_choice": Option(
            Words("Free choice of the card after a single action", "Свободный выбор карточки после одного действия"),
            about=Words(
                "Any open card may be laid then; usually it is the farthest card of the row.",
                "Тогда кладут любую открытую карточку; обычно — самую дальнюю в ряду.",
            ),
        ),
        "nine_points": Option(
            Words("Load of up to nine points", "Груз до девяти очков"),
            {"off": Words("no, up to four hares", "нет, до четырёх зайцев"), "on": Words("yes", "да")},
            Words(
                "By points a boat takes more small hares and fewer big ones.",
                "По очкам мелких зайцев поместится больше, крупных — меньше.",
            ),
        ),
        "stealing": Option(
            Words("Stealing of hares", "Кража зайцев"),
            about=Words(
                "From another boat on the card to which yours comes; it costs no action.",
                "Из чужой лодки на карточке, куда приплыла ваша; действия это не тратит.",
            ),
        ),
        "steal_limit": Option(
            Words("Stolen hares", "Краденые зайцы"),
            {
                "stage": Words("one a turn", "один за ход"),
                "boat": Words("one from each boat", "по одному из каждой лодки"),
            },
            when={"stealing": ["on"]},
        ),
        "deck": Option(
            Words("Hares on the currents", "Зайцы на Течениях"),
            {"a": Words("none, 40 in all", "нет, всего 40"), "b": Words("some, 48 in all", "есть, всего 48")},
        ),
        "scatter_on": Option(
            Words("Hares in Mazai's turn", "Зайцы в ход Мазая"),
            {
                "all": Words("on all cards of a type", "на все карточки типа"),
                "empty": Words("only on cards without hares", "только на карточки без зайцев"),
            },
            Words(
                "In Mazai's turn a type of card is named, and hares are added there.",
                "В ход Мазая называют тип карточек, и на них добавляют зайцев.",
            ),
        ),
        "row": Option(
            Words("Row after Mazai's turn", "Ряд после хода Мазая"),
            {"redeal": Words("dealt anew", "новый"), "keep": Words("the same", "прежний")},
            Words("The row: open cards that will be laid next.", "Ряд — открытые карточки, которые лягут следующими."),
        ),
    }

    def conflict(self) -> Words | None:
        return TEAMS_OF_FOUR if self.teams and self.players != 4 else None
