"""What may be agreed before a match of Мазайцы."""

from typing import Literal

from igroteka.core.options import Options
from igroteka.core.words import Words

TEAMS_OF_FOUR = Words("Teams need four seats: two against two.", "Команды бывают только вчетвером: двое на двое.")


class MazaitsyOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 3, 4] = 2
    teams: bool = False
    rounds: Literal[3, 4, 5] = 3
    blank_twins: bool = False
    free_choice: bool = False
    nine_points: bool = False
    stealing: bool = False
    deck: Literal["a", "b"] = "a"
    scatter_on: Literal["all", "empty"] = "all"
    steal_limit: Literal["stage", "boat"] = "stage"
    row: Literal["redeal", "keep"] = "redeal"

    def conflict(self) -> Words | None:
        return TEAMS_OF_FOUR if self.teams and self.players != 4 else None
