"""Who wins together."""

from igroteka.core.state import State


def teams(state: State) -> tuple[int, ...]:
    """The team of each seat; where everybody plays for himself, each seat is a team of its own."""
    paired = {
        "tayu": lambda: state.players == 4,  # TY-116
        "mazaitsy": lambda: bool(state.fields.teams),  # MZ-138
    }
    in_pairs = state.game.name in paired and paired[state.game.name]()
    return tuple(seat % 2 if in_pairs else seat for seat in range(state.players))
