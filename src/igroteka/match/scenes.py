"""Plays the scenes of a guided first game through the rules."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from igroteka.core.actors import CHANCE
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.lessons import Lessons, Scene
from igroteka.core.state import State
from igroteka.core.words import Words, filled, quote


class BadScene(IgrotekaError):
    """A scene that claims what the rules do not do."""

    words = Words("{file}, scene {number}: {why}.", "{file}, сцена {number}: {why}.")


REFUSED = Words("{step} cannot be played: {error}", "{step} сыграть нельзя: {error}")
NOBODY = Words("no seat has to decide in its position", "в её позиции никому не нужно решать")
NO_OTHERWISE = Words("otherwise is missing: {step} is legal too", "не хватает otherwise: можно и {step}")
NEVER = Words("otherwise is never said", "otherwise никогда не прозвучит")
NOT_BROUGHT = Words("{step} does not bring {event} but {got}", "{step} приносит не {event}, а {got}")


class TakenStep(NamedTuple):
    """A step that was taken in a scene."""

    text: str
    actor: int
    events: list[str]


class Shown(NamedTuple):
    """A decision with the chance after it, and the state that they lead to."""

    steps: list[TakenStep]
    state: State


def opened(game: Game, lessons: Lessons, scene: Scene) -> State:
    """The position of a scene."""
    state = game.start(lessons.options)
    for step in scene.before:
        _take(state, lessons, scene, step)
    if state.actor < 0:
        raise _bad(lessons, scene, NOBODY)
    return state


def answered(state: State, lessons: Lessons, scene: Scene, want: str) -> list[Shown]:
    """What is shown after a wanted step. Raises BadScene if it is not what the scene claims."""
    after = state.copy()
    shown: list[Shown] = []
    for step in (want, *scene.follows):
        is_chance = after.actor == CHANCE
        taken = _take(after, lessons, scene, step)
        if is_chance and shown:
            shown[-1] = Shown([*shown[-1].steps, taken], after.copy())
        else:
            shown.append(Shown([taken], after.copy()))
    told = [event for one in shown for taken in one.steps for event in taken.events]
    missing = next(_missing(scene.brings, told), None)
    if missing is not None:
        raise _bad(lessons, scene, NOT_BROUGHT, step=quote(want), event=quote(missing), got=quote(", ".join(told)))
    return shown


def check(game: Game, lessons: Lessons) -> None:
    """Raises BadScene for the first scene that claims what the rules do not do."""
    for scene in lessons.scenes:
        state = opened(game, lessons, scene)
        others = sorted(set(state.legal_texts()) - set(scene.wants))
        if others and scene.otherwise is None:
            raise _bad(lessons, scene, NO_OTHERWISE, step=quote(others[0]))
        if not others and scene.otherwise is not None:
            raise _bad(lessons, scene, NEVER)
        for want in scene.wants:
            answered(state, lessons, scene, want)


def _take(state: State, lessons: Lessons, scene: Scene, step: str) -> TakenStep:
    actor = state.actor
    try:
        return TakenStep(step, actor, state.tell(state.parse(step)))
    except IgrotekaError as error:
        said = Words(error.sentence("en").rstrip("."), error.sentence("ru").rstrip("."))
        raise _bad(lessons, scene, REFUSED, step=quote(step), error=said) from error


def _missing(brings: Sequence[str], told: Sequence[str]) -> Iterator[str]:
    """The announced events that do not occur in this order."""
    left = iter(told)
    return (event for event in brings if event not in left)


def _bad(lessons: Lessons, scene: Scene, why: Words, **parameters: object) -> BadScene:
    return BadScene(file=lessons.file, number=scene.number, why=filled(why, **parameters))
