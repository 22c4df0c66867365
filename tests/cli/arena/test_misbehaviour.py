"""Bots that misbehave do not stop the arena, and it reports them."""

from collections.abc import Iterator

import pytest

from igroteka.bots.roster import skill_of
from igroteka.cli.arena import bot_process
from igroteka.cli.arena.arena_game import ArenaGame, Fault, Fixture
from igroteka.cli.arena.bot_process import BotProcess
from igroteka.cli.arena.guarded_bot import PATIENCE
from igroteka.cli.arena.messages import FaultKind
from igroteka.cli.arena.pool import play_game
from igroteka.cli.arena.setup import Setup

HERE = "tests.cli.arena.misbehaving"


@pytest.fixture(autouse=True)
def little_grace(monkeypatch):
    monkeypatch.setattr(bot_process, "GRACE", 1.0)


def game_with(bot: str, limit: float = 20.0) -> ArenaGame:
    """One game of Marrakech, with a bot of that kind on the first seat."""
    setup = Setup(game="marrakech", options={"players": "2"}, bots=(f"{HERE}:{bot}", "random"), limit=limit, rules=1)
    process = BotProcess(setup)
    try:
        return play_game(setup, Fixture(0, 0, (0, 1)), process)
    finally:
        process.close()


def fault_of(played: ArenaGame, kind: FaultKind) -> Fault:
    """The fault of the bot on the first seat. On a busy machine either bot may be late, which is ignored here."""
    (fault,) = (fault for fault in played.faults if (fault.seat, fault.kind) == (0, kind))
    return fault


WRONG: list[tuple[str, FaultKind, str]] = [
    ("Raising", "raised", "ValueError: no idea [red]"),
    ("Exiting", "raised", "SystemExit: 5"),
    ("Deaf", "raised", "RuntimeError: do not tell me"),
    ("Stillborn", "raised", "RuntimeError: not today"),
    ("Illegal", "illegal", "roll 1"),
    ("Text", "illegal", "left"),
    ("Huge", "illegal", "1000000"),
    ("Truth", "illegal", "True"),
    ("Array", "illegal", "array([3])"),
    ("Odd", "illegal", "<Speechless>"),
    ("Trap", "raised", "SystemExit: no number"),
    ("Muttering", "raised", "Mute"),
]


@pytest.fixture(scope="module")
def process() -> Iterator[BotProcess]:
    """One process for all bots that only answer wrongly, and for one that does not."""
    bots = (*(f"{HERE}:{bot}" for bot, _, _ in WRONG), "random")
    process = BotProcess(Setup(game="marrakech", options={"players": "2"}, bots=bots, limit=20.0, rules=1))
    yield process
    process.close()


@pytest.mark.parametrize(("bot", "kind", "what"), WRONG)
def test_a_wrong_answer_is_replaced_each_time(process: BotProcess, bot: str, kind: FaultKind, what: str):
    bots = process.setup.bots
    played = play_game(process.setup, Fixture(0, 0, (bots.index(f"{HERE}:{bot}"), len(bots) - 1)), process)
    assert sorted(played.places) in ([1, 1], [1, 2])
    (fault,) = played.faults
    assert (fault.bot, fault.seat, fault.kind) == (f"{HERE}:{bot}", 0, kind)
    assert what in fault.what
    assert played.asked[0] - 1 <= fault.times <= played.asked[0]


def test_an_answer_that_is_late_is_replaced_and_the_bot_goes_on():
    played = game_with("Slow", limit=0.3)
    fault = fault_of(played, "slow")
    assert 1 <= fault.times < played.asked[0]
    assert fault.what.endswith(" s")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "kind", "what"), [("Hanging", "hung", "> 2 s"), ("Crashing", "crashed", "exit code 3")]
)
def test_a_bot_that_takes_its_process_with_it_is_replaced_and_no_longer_asked_after_a_few_times(bot, kind, what):
    played = game_with(bot, limit=0.5)
    assert sorted(played.places) in ([1, 1], [1, 2])
    fault = fault_of(played, kind)
    assert (fault.times, fault.what) == (PATIENCE, what)
    assert fault.step > 10
    assert played.asked[1] > played.asked[0]  # the other bot was made again, was told all steps, and played on
    unasked = fault_of(played, "unasked")
    assert unasked.times > 5
    assert unasked.step > fault.step


@pytest.mark.slow
def test_a_bot_that_hangs_when_it_is_made_is_stopped_too():
    assert fault_of(game_with("hangs_when_made", limit=0.5), "hung").times == PATIENCE


def test_a_bot_cannot_change_the_game_by_changing_its_state():
    assert game_with("Meddling").faults == []


def test_limits():
    bots = ("uct@500ms", "random", "uct@100")
    setup = Setup(game="marrakech", options={"players": "2"}, bots=bots, limit=7.0, rules=1)
    assert [setup.limit_of(bot) for bot in range(3)] == [3.0, 7.0, 7.0]
    assert skill_of(bots[0], "marrakech").seconds == 0.5
