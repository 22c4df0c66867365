"""The options of Ta Yü."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from igroteka.core.options import Option, Options
from igroteka.core.words import Words


class TayuOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    edition: Literal["goliath", "kosmos"] = "goliath"
    draw: Literal["random", "choice"] = "random"
    unplaceable: Literal["end", "redraw"] = "end"
    closing: Literal["allowed", "barred"] = "allowed"
    spoiler: Literal["fixed", "auction"] = "fixed"
    target: Annotated[int, Meta(ge=1, le=999)] = 24
    tie: Literal["draw", "weaker_side"] = "draw"

    described: ClassVar = {
        "edition": Option(
            Words("Board", "Поле"),
            {
                "goliath": Words("18 × 18, 84 tiles", "18 × 18, 84 фишки"),
                "kosmos": Words("19 × 19, 112 tiles", "19 × 19, 112 фишек"),
            },
            Words("The larger board makes a longer game.", "На большом поле партия дольше."),
        ),
        "draw": Option(
            Words("Tile from the bag", "Фишка из мешка"),
            {
                "random": Words("any", "любая"),
                "choice": Words("with a ring or without, by choice", "с кольцом или без, по выбору"),
            },
            Words(
                "A ring on the back marks tiles with outlets on three sides.",
                "Кольцо на обороте — у фишек с истоками на трёх сторонах.",
            ),
        ),
        "unplaceable": Option(
            Words("Tile that fits nowhere", "Фишка, которую некуда выложить"),
            {
                "end": Words("end of the game", "конец партии"),
                "redraw": Words("replaced by another", "замена другой"),
            },
            Words(
                "If it is replaced, one unlucky tile does not end the game.",
                "Если её заменяют, одна неудачная фишка не оборвёт партию.",
            ),
        ),
        "closing": Option(
            Words("Closing the last outlet", "Закрытие последнего истока"),
            {
                "allowed": Words("allowed", "разрешено"),
                "barred": Words("only if there is no other place", "только если больше некуда"),
            },
            Words(
                "With no outlet open, no tile can be laid any more.",
                "Когда открытых истоков нет, выкладывать больше некуда.",
            ),
        ),
        "spoiler": Option(
            Words("Spoiler", "Вредитель"),
            {"fixed": Words("seat 3", "место 3"), "auction": Words("by auction", "по аукциону")},
            Words(
                "The spoiler hinders both builders, and wins if neither gets the points agreed on.",
                "Вредитель мешает обоим строителям и побеждает, если никто из них не набрал нужных очков.",
            ),
            when={"players": ["3"]},
        ),
        "target": Option(
            Words("Points that a builder needs", "Очки, нужные строителю"),
            when={"players": ["3"], "spoiler": ["fixed"]},
        ),
        "tie": Option(
            Words("Equal points", "Равный счёт"),
            {
                "draw": Words("a draw", "ничья"),
                "weaker_side": Words("comparison of the weaker sides", "сравнение слабейших сторон"),
            },
            Words(
                "Points are one side times the other; the weaker side is the smaller of the two.",
                "Очки — одна сторона, умноженная на другую; слабейшая — меньшая из двух.",
            ),
        ),
    }
