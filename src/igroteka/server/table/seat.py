"""Who holds a seat of a table, and who plays it."""

from dataclasses import dataclass


@dataclass
class Seat:
    """Held by a person or by nobody; played by a bot if there is one, else by who holds it."""

    look: int
    """Its colour, pattern, sign and cat, by number. They go with the seat when seats are shuffled."""
    person: str | None = None
    name: str = ""
    bot: str | None = None
    was_away: bool = False
    """When the bot got the seat; it was another who called the bot."""

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
        """As records call it."""
        return self.name or (f"{self.bot} {number}" if self.bot else f"Seat {number}")
