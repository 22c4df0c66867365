"""Whether a store works: what failed last, and for whom that matters."""

from typing import Literal, Protocol

Part = Literal["reading", "writing"]


class HealthWatch(Protocol):
    """Somebody who is told when a store fails."""

    def failed(self, count: int) -> None:
        """This many operations have failed."""
        ...

    def changed(self, trouble: str | None) -> None:
        """The store has begun to fail, and why; or None: it works again."""
        ...


class Health:
    """Reading and writing may fail apart from each other; each works again when it has worked once."""

    def __init__(self) -> None:
        self.troubles: dict[Part, str] = {}
        self.watch: HealthWatch | None = None

    @property
    def trouble(self) -> str | None:
        """Why the store fails; None if it works."""
        return next(iter(self.troubles.values()), None)

    def failed(self, part: Part, why: str, count: int = 1) -> None:
        was_well, self.troubles[part] = not self.troubles, why
        if self.watch is not None:
            self.watch.failed(count)
            if was_well:
                self.watch.changed(why)

    def worked(self, part: Part) -> None:
        if self.troubles.pop(part, None) is not None and not self.troubles and self.watch is not None:
            self.watch.changed(None)
