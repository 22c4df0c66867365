"""A seat of a table: who holds it, and who plays it."""

from dataclasses import dataclass


@dataclass
class Seat:
    """Held by a person or by nobody; played by its bot if it has one, otherwise by its holder."""

    look: int
    """The number of its colour, pattern, sign and cat. They move with the seat when seats are shuffled."""
    person: str | None = None
    name: str = ""
    bot: str | None = None
    giver: str | None = None
    """The person who handed it over by a link, and to whom it can be given back."""
    was_away: bool = False
    """Whether somebody else called the bot, while the holder was away."""
    lent_at: int = 0
    """The number of steps of the match when the bot began to play."""

    @property
    def is_open(self) -> bool:
        """Nobody plays it."""
        return self.person is None and self.bot is None

    @property
    def is_lent_by_holder(self) -> bool:
        return self.bot is not None and not self.was_away

    def is_played_by(self, person: str) -> bool:
        return self.bot is None and self.person == person

    def shown_name(self, number: int) -> str:
        """The name in records."""
        return self.name or (f"{self.bot} {number}" if self.bot else f"Seat {number}")
