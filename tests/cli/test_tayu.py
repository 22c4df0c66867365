"""Ta Yü in the terminal."""

import io

import pytest
from rich.console import Console

import igroteka
from igroteka.boards import tayu as boards
from igroteka.cli.session import Session
from igroteka.core.words import Lang
from tests.cli.test_play import Always, Keyboard


@pytest.fixture(autouse=True)
def state_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def match_of(*texts: str, **options) -> igroteka.Match:
    match = igroteka.Match("tayu", **options)
    for text in texts:
        match.play(match.state.actor, text)
    return match


def play(*lines: str, lang: Lang = "en", **options) -> tuple[igroteka.Match, str]:
    match, screen = igroteka.Match("tayu", **options), io.StringIO()
    seats = ["human"] * match.options.players
    Session(match, seats, boards, Console(file=screen, width=100), lang, Always(0), Keyboard(*lines)).run()
    return match, screen.getvalue()


def test_the_board_shows_water_free_cells_the_centre_and_where_points_double():
    match = match_of("draw n0n1e", "place i9 e", "draw n0n1n2", "place l9 n")
    lines = boards.board(match.state.view(), "rich").plain.splitlines()
    assert lines[0].split() == list("abcDefgHijKlmnOpqr")
    assert len(lines) == 19
    assert lines[9].startswith(" 9  · · · · · · · · ┗━┻━━━┛")
    assert lines[10].startswith("10  · · · · · · · · ○ ○ · ")
    assert lines[4][:4] == " 4 ◆"
    assert lines[4][-1] == "◆"


def test_water_joins_all_outlets_of_a_tile_and_leaves_the_rest_dry():
    cells = [(0, 0), (1, 0), (2, 0)]
    assert boards.pipes(cells, [((0, 0), "n"), ((1, 0), "n"), ((0, 0), "w")]) == {
        (0, 0): "enw",
        (1, 0): "nw",
        (2, 0): "",
    }
    assert boards.pipes(cells, [((0, 0), "n"), ((2, 0), "s"), ((2, 0), "e")])[1, 0] == "ew"


def test_the_tile_in_hand_is_drawn_in_its_four_turns():
    hand = boards.hand("n0n1e", "rich").plain.splitlines()
    assert "e ┗┻━" in hand[0]
    assert "w ━┳┓" in hand[0]
    assert "s ┏" in hand[0]
    assert len(hand) == 3


def test_seats_show_their_product():
    match = match_of("draw n0n1e", "place i9 e")
    shown = boards.seats(match.state.view(), match.names, "en", "rich").plain
    assert "north–south ↕  0 × 0 = 0" in shown
    assert "west–east ↔  0 × 0 = 0" in shown


def test_a_bid_is_typed_as_a_number_and_the_spoiler_is_shown():
    match, shown = play("24", "pass", "23", "пас", players=3, spoiler="auction")
    assert match.entries[:4] == ["bid 24", "pass", "bid 23", "pass"]
    assert "Any number from 1 to 99 is a bid." in shown
    assert "spoiler: nobody may reach 23" in shown


def test_a_bid_that_is_not_lower_is_refused_by_its_clause():
    match, shown = play("24", "bid 24", players=3, spoiler="auction")
    assert match.entries == ["bid 24"]
    assert "A bid has to be lower than the last one. (TY-19)" in shown


@pytest.mark.parametrize(
    ("typed", "step"),
    [("j9 e", "place j9 e"), ("j9e", "place j9 e"), ("place r18 n", "place r18 n"), ("пас", "pass"), ("ring", "ring")],
)
def test_steps_are_understood_as_people_write_them(typed, step):
    assert boards.understood(typed) == step


def test_a_place_says_what_it_adds_to_a_side():
    assert boards.gains(["1 lays n0n1e j9 e", "n scores 2", "e scores 1"]) == " +n2 +e1"
    assert boards.gains(["1 lays n0n1e j9 e"]) == ""


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3}, {"players": 4, "draw": "choice", "edition": "kosmos"}]
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_random_players_play_a_whole_match_by_themselves(options, lang):
    match, screen = igroteka.Match("tayu", **options), io.StringIO()
    seats = ["random"] * match.options.players
    Session(match, seats, boards, Console(file=screen, width=100), lang, Rotating(), Keyboard()).run()
    assert match.is_over
    ends = (
        ("Победа:", "Первое место делят", "Вместе победили") if lang == "ru" else ("wins with", "share", "win together")
    )
    assert any(end in screen.getvalue() for end in ends)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("edition", ["goliath", "kosmos"])
def test_the_board_keeps_its_shape_on_a_small_screen(edition, lang):
    match, screen = igroteka.Match("tayu", players=3, edition=edition, names=["A" * 40, "B", "C"]), io.StringIO()
    console = Console(file=screen, width=80, height=24, force_terminal=True, color_system=None)
    Session(match, ["human"] * 3, boards, console, lang, Always(0), Keyboard("30", "pass", "pass", "1")).run()
    shown = screen.getvalue().splitlines()
    for row in boards.board(match.state.view(), "rich").plain.splitlines():
        assert any(line.startswith(row.rstrip()) for line in shown)


class Rotating:
    """A generator that gives every number in turn."""

    def __init__(self) -> None:
        self.number = 0

    def randrange(self, stop: int) -> int:
        self.number += 7
        return self.number % stop
