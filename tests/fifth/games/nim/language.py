"""What can be said in Nim."""

from enum import IntEnum

from igroteka.core.form import EventForm, StepForm
from igroteka.core.hole import NUMBER, counts, seats
from igroteka.core.language import Language
from igroteka.core.words import Words

DIE = 3


class Phase(IntEnum):
    ROLL = 0
    TAKE = 1
    OVER = 2


class Happened(IntEnum):
    TOOK = 0


LANGUAGE = Language(
    __name__,
    title=Words("Nim with a die", "Ним с кубиком"),
    phases={
        Phase.ROLL: Words("The die is rolled", "Бросок кубика"),
        Phase.TAKE: Words("Take matches", "Возьмите спички"),
        Phase.OVER: Words("The game is over", "Партия окончена"),
    },
    holes={"most": counts(1, DIE), "matches": counts(1, DIE), "seat": seats(4), "n": NUMBER, "left": NUMBER},
    steps=(
        StepForm("roll {most}", "the die shows {most}", "на кубике {most}", (Phase.ROLL,), by=("chance",)),
        StepForm(
            "take {matches}", "take {matches:match|matches}", "взять {matches:спичку|спички|спичек}", (Phase.TAKE,)
        ),
    ),
    events={
        Happened.TOOK: EventForm(
            "{seat} takes {n} of {left}",
            "takes {n:match|matches} of {left}",
            "берёт {n:спичку|спички|спичек} из {left}",
        ),
    },
)
