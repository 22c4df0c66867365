"""The guided first game over HTTP: scenes with their positions, and what a step does in one. Nothing is stored."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from igroteka.games import NAMES, game
from igroteka.server.doors.catalogue import card
from igroteka.server.doors.lessons import LessonsTold, StepAsked, lessons_told, step_told
from igroteka.server.doors.limits import Limits
from igroteka.server.protocol.refusal import Refusal
from tests.server.client import Guest, running

MOST = 40_000
"""Bytes that the guided first game may weigh, compressed, beyond the board."""
TRAP = {"game": "marrakech", "scene": 2}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_comes_with_its_position_and_the_legal_steps(name: str):
    for scene in lessons_told(name).scenes:
        legal = scene.position.legal[scene.seat]
        assert set(scene.wants) <= set(legal)
        assert (scene.otherwise is None) == (set(scene.wants) == set(legal))
        assert msgspec.json.decode(scene.position.view)["game"] == name


@pytest.mark.parametrize("name", NAMES)
def test_a_wanted_step_is_shown_turn_by_turn_with_the_chance_after_it(name: str):
    for number, scene in enumerate(lessons_told(name).scenes):
        for want in scene.wants:
            frames = step_told(StepAsked(name, number, want)).frames
            assert frames[0].lines[0].a == want
            assert all(line.by == "chance" for frame in frames for line in frame.lines[1:])


def test_another_legal_step_is_only_previewed_and_an_illegal_one_has_its_clause():
    legal = step_told(StepAsked(**TRAP, a="lay e6e7"))
    assert legal.outcomes == [["1 lays e6e7 colour 1"]]
    assert (legal.frames, legal.clause) == ([], None)
    illegal = step_told(StepAsked(**TRAP, a="lay a1b1"))
    assert illegal.clause == "MK-13"
    assert illegal.clause in game("marrakech").clauses
    assert (illegal.outcomes, illegal.frames) == ([], [])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (StepAsked("marrakech", 99, "left"), "no-such-page"),
        (StepAsked("marrakech", -1, "left"), "no-such-page"),
        (StepAsked("marrakech", 0, "fly"), "unknown-step"),
    ],
)
def test_what_is_no_step_of_a_scene_is_refused(asked: StepAsked, code: str):
    with pytest.raises(Refusal) as refused:
        step_told(asked)
    assert refused.value.code == code


def test_a_game_without_lessons_has_none(monkeypatch: pytest.MonkeyPatch):
    bare = replace(game("tayu"), lessons=None)
    for module in ("lessons", "catalogue"):
        monkeypatch.setattr(f"igroteka.server.doors.{module}.game", lambda _: bare)
    assert lessons_told("tayu") == LessonsTold()
    assert b"lessons" not in msgspec.json.encode(card("tayu"))
    with pytest.raises(Refusal):
        step_told(StepAsked("tayu", 0, "place j9 e"))


def test_it_is_asked_over_http_and_leaves_nothing_behind():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            for name in NAMES:
                small = await ann.ask("GET", f"/api/games/{name}/lessons", headers={"accept-encoding": "gzip"})
                assert small.json()["scenes"]
                assert int(small.headers["content-length"]) < MOST
                again = {"if-none-match": small.headers["etag"]}
                assert (await ann.ask("GET", f"/api/games/{name}/lessons", headers=again)).status_code == 304
            told = (await ann.ask("POST", "/api/lessons", {**TRAP, "a": "lay d5d6"})).json()
            assert told["frames"][-1]["lines"][-1]["events"] == ["walks e5 e6", "2 pays 4 to 1"]
            for body in (
                {},
                {**TRAP, "a": 1},
                {**TRAP, "a": "x" * 81},
                {**TRAP, "a": "left", "more": 1},
                {**TRAP, "scene": 2.5, "a": "left"},
            ):
                assert (await ann.ask("POST", "/api/lessons", body)).json()["code"] == "malformed"
            chess = await ann.ask("POST", "/api/lessons", {"game": "chess", "scene": 0, "a": "e4"})
            assert chess.json()["code"] == "no-such-game"
            assert (await ann.ask("GET", "/api/games/chess/lessons")).status_code == 404
            assert (await ann.ask("GET", "/api/tables/mine")).json()["tables"] == []

    run(story())


def test_questions_about_scenes_count_like_other_requests():
    async def story() -> None:
        async with running(limits=Limits(requests=1)) as house:
            ann = Guest(house, "ann")
            asked = [ann.ask("POST", "/api/lessons", {**TRAP, "a": "left"}) for _ in range(40)]
            codes = {answer.status_code for answer in await asyncio.gather(*asked)}
            assert codes == {200, 429}

    run(story())
