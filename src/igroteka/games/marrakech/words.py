"""What players read about the options."""

from igroteka.core.words import Words

OPTIONS = {
    "players": Words("number of seats", "число мест"),
    "bankruptcy": Words(
        "who cannot pay in full is out (eliminate), or pays what he has and plays on (stay)",
        "кто не может заплатить сполна, выбывает (eliminate) или отдаёт всё и играет дальше (stay)",
    ),
    "own_rug": Words(
        "covering a whole rug of one's own in one turn: forbidden or allowed",
        "накрыть целиком свой ковёр за один ход: нельзя (forbidden) или можно (allowed)",
    ),
    "turn": Words(
        "Assam is turned before the roll, or after the rug, for the next player",
        "Ассама поворачивают до броска (before) или после ковра, для следующего (after)",
    ),
}
