"""The agents of an environment by name, and the errors for unknown ones."""

from collections.abc import Sequence

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote


class UnknownAgent(IgrotekaError):
    words = Words(
        en="There is no agent {got}; there are {valid}.",
        ru="Агента {got} нет; есть: {valid}.",
    )


class NoAgents(IgrotekaError):
    words = Words(
        en="The game is over and all agents have left; reset() begins a new one.",
        ru="Партия окончена, и все агенты ушли; новую начинает reset().",
    )


def seat_of(agent: object, agents: Sequence[str]) -> int:
    """The seat of this agent; raises UnknownAgent for any other name."""
    if agent not in agents:
        raise UnknownAgent(got=quote(agent), valid=list(agents))
    return agents.index(agent)
