"""The options of Marrakech."""

from typing import ClassVar, Literal

from igroteka.core.options import Option, Options
from igroteka.core.words import Words


class MarrakechOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    bankruptcy: Literal["eliminate", "stay"] = "eliminate"
    own_rug: Literal["forbidden", "allowed"] = "forbidden"
    turn: Literal["before", "after"] = "before"

    described: ClassVar = {
        "bankruptcy": Option(
            Words("Bankruptcy", "Банкротство"),
            {
                "eliminate": Words("with elimination", "с выбыванием"),
                "stay": Words("without elimination", "без выбывания"),
            },
            Words(
                "Whoever cannot pay in full gives what they have; then they are out, or play on.",
                "Кто не может заплатить сполна, отдаёт что есть; потом он выбывает или играет дальше.",
            ),
        ),
        "own_rug": Option(
            Words("Covering a whole rug of one's own", "Накрытие своего ковра целиком"),
            {"forbidden": Words("forbidden", "запрещено"), "allowed": Words("allowed", "разрешено")},
        ),
        "turn": Option(
            Words("Turning Assam", "Поворот Ассама"),
            {"before": Words("before the roll", "до броска"), "after": Words("after the rug", "после ковра")},
            Words(
                "After the rug Assam is turned for the next player.", "После ковра поворачивают для следующего игрока."
            ),
        ),
    }
