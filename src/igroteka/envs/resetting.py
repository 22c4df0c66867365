"""What all environments share about `reset`: its seed, and the error for attributes used before it."""

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
    """An environment some of whose attributes exist only after `reset`."""

    made_by_reset: frozenset[str]
    """The names of these attributes."""
    dice: Dice | None = None

    def seed(self, seed: int | None) -> Dice:
        """Seeds the dice. Without a seed they continue, or start from a random seed the first time."""
        if seed is not None or self.dice is None:
            self.dice = Dice(seed_of(seed))
        return self.dice

    def __getattr__(self, name: str) -> Any:
        """Explains a missing attribute; Python calls this only when normal lookup fails."""
        if name in self.made_by_reset:
            raise NotReset(what=name.strip("_"))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
