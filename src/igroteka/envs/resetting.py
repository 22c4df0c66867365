"""What all environments do alike about `reset`: its seed, and what is not there before it."""

from typing import Any

from igroteka.core.dice import Dice
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words
from igroteka.envs.seeds import seed_of


class NotReset(IgrotekaError, AttributeError):
    words = Words(
        en="Before the first reset() there is no {what}.",
        ru="До первого reset() нет {what}.",
    )


class Resettable:
    """`made_by_reset` are the names of what only `reset` makes."""

    made_by_reset: frozenset[str]
    dice: Dice | None = None

    def seed(self, seed: int | None) -> Dice:
        """The same seed gives the same dice. Without one they roll on; the first ones are then anybody's guess."""
        if seed is not None or self.dice is None:
            self.dice = Dice(seed_of(seed))
        return self.dice

    def __getattr__(self, name: str) -> Any:
        """Python comes here only for what is not there."""
        if name in self.made_by_reset:
            raise NotReset(what=name.strip("_"))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
