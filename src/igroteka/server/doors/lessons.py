"""The guided first game: its scenes with their positions, and what a step would do in one of them.

Nothing is stored: the position of a scene is the fold of a few steps, and the visitor's browser keeps its place.
"""

from typing import Any

import msgspec

from igroteka.core.actors import CHANCE, RACE
from igroteka.core.errors import IllegalStep, NotationError
from igroteka.core.game import Game
from igroteka.core.lessons import Lessons, Practice, Scene
from igroteka.core.options import write_options
from igroteka.core.state import State
from igroteka.games import game
from igroteka.match.scenes import Shown, answered, opened
from igroteka.server.doors.catalogue import Said
from igroteka.server.protocol.commands import Text
from igroteka.server.protocol.messages import By, Line, Position, written
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.table import teams_of

BY: dict[int, By] = {CHANCE: "chance", RACE: "race"}


class SceneTold(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A position in which the visitor, who holds `seat`, is to do one thing."""

    seat: int
    position: Position
    aim: Said
    task: Said
    wants: tuple[str, ...]
    """Any of these steps does it."""
    otherwise: Said | None = None
    """The answer to another legal step."""
    clause: str
    learned: Said


class PracticeTold(msgspec.Struct, frozen=True):
    """A table with live play. Seats that no bot plays are the visitor's."""

    options: dict[str, str]
    bots: tuple[str, ...]
    said: dict[str, Said]
    """What is said in each phase of the live play."""


class LessonsTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """The guided first game of a game; without scenes, it has none."""

    opponents: tuple[str, ...] = ()
    """The gentlest bots, for a real game afterwards."""
    options: dict[str, str] = {}
    teams: list[int] = []
    scenes: list[SceneTold] = []
    practices: list[PracticeTold] = []


class StepAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step in a scene, counted from 0."""

    game: Text
    scene: int
    a: Text


class SceneFrame(msgspec.Struct, frozen=True):
    """A decision with the chance after it, and the position then."""

    lines: list[Line]
    position: Position


class StepTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a step does in a scene: the clause that forbids it; or its outcomes, as in a preview, and, if it is wanted,
    all that follows.
    """

    clause: str | None = None
    parameters: dict[str, Any] = {}
    outcomes: list[list[str]] = []
    frames: list[SceneFrame] = []


def lessons_told(name: str) -> LessonsTold:
    """The guided first game. The game's rules have to be loaded."""
    known = game(name)
    lessons = known.lessons
    if lessons is None:
        return LessonsTold()
    return LessonsTold(
        lessons.opponents,
        write_options(lessons.options),
        teams_of(known.start(lessons.options)),
        [scene_told(known, lessons, scene) for scene in lessons.scenes],
        [practice_told(practice) for practice in lessons.practices],
    )


def scene_told(known: Game, lessons: Lessons, scene: Scene) -> SceneTold:
    state = opened(known, lessons, scene)
    return SceneTold(
        seat=state.actor,
        position=position_of(state, state.actor),
        aim=Said.of(scene.aim),
        task=Said.of(scene.task),
        wants=scene.wants,
        otherwise=scene.otherwise and Said.of(scene.otherwise),
        clause=scene.clause,
        learned=Said.of(scene.learned),
    )


def practice_told(practice: Practice) -> PracticeTold:
    said = {phase: Said.of(words) for phase, words in practice.said.items()}
    return PracticeTold(practice.options, practice.bots, said)


def step_told(asked: StepAsked) -> StepTold:
    """What the step does, or a refusal. The game's rules have to be loaded."""
    known = game(asked.game)
    lessons = known.lessons
    if lessons is None or not 0 <= asked.scene < len(lessons.scenes):
        raise Refusal("no-such-page")
    scene = lessons.scenes[asked.scene]
    state = opened(known, lessons, scene)
    try:
        outcomes = state.preview(state.parse(asked.a))
    except NotationError:
        raise Refusal("unknown-step") from None
    except IllegalStep as error:
        reason = error.parameters["reason"]
        return StepTold(reason.clause, reason.parameters)
    shown = answered(state, lessons, scene, asked.a) if asked.a in scene.wants else []
    return StepTold(outcomes=outcomes, frames=[frame_of(one, state.actor) for one in shown])


def frame_of(shown: Shown, seat: int) -> SceneFrame:
    return SceneFrame(lines_of(shown), position_of(shown.state, seat))


def lines_of(shown: Shown) -> list[Line]:
    return [
        Line(e="step", a=taken.text, by=BY.get(taken.actor, "seat"), actor=taken.actor, events=taken.events)
        for taken in shown.steps
    ]


def position_of(state: State, seat: int) -> Position:
    """The position as the holder of the seat sees it."""
    eye = seat if state.game.own is not None else None
    return Position(
        view=msgspec.Raw(written(state.view(eye))),
        waits=[state.actor] if state.actor >= 0 else [],
        legal={seat: state.legal_texts()} if state.actor == seat else {},
    )
