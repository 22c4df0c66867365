"""The actions of a batch of games: validation, and the errors for illegal ones."""

from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import as_whole
from igroteka.core.state import State
from igroteka.core.words import Words, filled, quote


class BadActions(IgrotekaError):
    words = Words(
        en="Actions have to be {games:whole number|whole numbers}, one for each game; these are {got}.",
        ru="Действия — это {games:целое число|целых числа|целых чисел}, по одному на партию; а здесь {got}.",
    )


class IllegalAction(IgrotekaError):
    """One of the actions is illegal; no game has changed."""

    words = Words(
        en="In game {index}, step {step} is not possible now: {why}",
        ru="В партии {index} сейчас невозможен шаг {step}: {why}",
    )


NO_STEP = Words("steps have numbers from 0 to {last}.", "номера шагов — от 0 до {last}.")


def whole_numbers(actions: Any, games: int) -> NDArray[np.int64]:
    """Converts the actions to the array that compiled code takes."""
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise BadActions(games=games, got=quote(f"{given.dtype}, {given.shape}"))
    return given.astype(np.int64, copy=False)


def refuse(index: int, state: State, step: int) -> NoReturn:
    """Raises IllegalAction with the game, the step and the clause that forbids it."""
    raise IllegalAction(index=index, **refusal(state, step))


def refusal(state: State, step: Any) -> dict[str, Any]:
    """Describes the step and why it is illegal now, as parameters of an error's sentence."""
    game = state.game
    number = as_whole(step)
    if number is None or not 0 <= number < game.num_steps:
        shown = quote(step) if number is None else number
        return {"step": shown, "why": filled(NO_STEP, last=game.num_steps - 1)}
    text = game.text(number)
    reason = state.why_not(text)
    assert reason is not None, f"{text} is legal"  # noqa: S101
    return {"step": f"{number} ({text})", "why": Words(reason.sentence("en"), reason.sentence("ru"))}
