"""Мазайцы in the terminal."""

import io

import pytest
from rich.console import Console

import igroteka
from igroteka.boards import mazaitsy as boards
from igroteka.cli.session import Session
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.core.words import Lang
from tests.cli.test_play import Always, Keyboard
from tests.games.mazaitsy.drawing import position

LAKE = """
    ..  ff2 LL  TT  OO  SS113
    UU  ^^  >>  vv  <<  ne
    se  sw  nw  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..1123
"""


@pytest.fixture(autouse=True)
def state_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def play(*lines: str, lang: Lang = "en", seats: str = "human", **options) -> tuple[igroteka.Match, str]:
    match, screen = igroteka.Match("mazaitsy", **options), io.StringIO()
    console = Console(file=screen, width=100)
    players = [seats] * match.options.players
    Session(match, players, boards, console, lang, Always(0), Keyboard(*lines)).run()
    return match, screen.getvalue()


def shown_seats(state: State, seat: int | None = 0, lang: Lang = "en") -> str:
    return boards.seats(state.view(seat), ["Аня", "Боря", "Вера", "Гена"], lang, "rich").plain


def test_the_board_shows_cards_arrows_hares_and_boats():
    state = position(LAKE, boats=["a4 n", "b4 e", "b4 s", "f4 w"])
    lines = boards.board(state.view(), "rich").plain.splitlines()
    assert lines[0].split() == list("abcdef")
    assert lines[1].rstrip() == "1 ~~    ><> 2 ═══   ♣♣♣   (@)   %1+1+3"
    assert lines[3].rstrip() == "2 \\o/   ↑     →     ↓     ←     ↗"
    assert lines[5].startswith("3 ↘     ↙     ↖     ~~")
    assert lines[8].rstrip() == "  1▲    2▶3▼                    4◀"
    assert lines[11].endswith("~~4=7 ")
    assert len(lines) == 13


def test_four_boats_on_one_card_are_shown_by_their_numbers():
    state = position(boats=["c3 n", "c3 e", "c3 s", "c3 w"])
    assert boards.board(state.view(), "rich").plain.splitlines()[6].split() == ["1234"]


def test_before_it_is_dealt_the_field_is_empty():
    board = boards.board(igroteka.game("mazaitsy").new(players=2).view(), "rich").plain.splitlines()
    assert board[1].split() == ["1", *"·····"]


def test_seats_show_loads_and_only_ones_own_points_ashore():
    state = position(load=[[1, 4]], ashore=[[2, 3], [4]])
    assert "boat 1+4, ashore 2 hares (5 points)" in shown_seats(state)
    assert "boat empty, ashore 1 hare\n" in shown_seats(state)
    assert "points" not in shown_seats(state, None)
    assert "в лодке 1+4, на берегу 2 зайца (5 очков)" in shown_seats(state, lang="ru")


def test_what_was_written_down_between_rounds_is_shown():
    state = position(rounds=4, changes={"banked_points": [7, 0, 0, 0], "banked_number": [3, 0, 0, 0]})
    assert "+ 7 points written down" in shown_seats(state, None)


def test_the_row_the_pile_and_mazai_are_shown():
    shown = shown_seats(position(row=["log", "fish+ 3", "side", "straight"], top="swamp", pool=[1, 2]))
    assert "Row:  1:═══ 2:><>+3 3:⤢ 4:↔" in shown
    assert "on top ═══+\n" in shown_seats(position(top="log+"))
    assert "Pile: 12 cards, on top %%%\n" in shown
    assert "Mazai 0 of 3 · Pool: 2 hares" in shown


def test_it_is_shown_who_scatters_hares_and_when_the_last_lap_has_come():
    assert "Mazai 1 of 3: Боря scatters hares" in shown_seats(
        position(mazai_below=None, changes={"mazai": 2, "appeared": 1})
    )
    assert "Mazai 3 of 3: the last lap" in shown_seats(
        position(mazai_below=None, changes={"last_lap": 1, "appeared": 3})
    )


def test_a_swamp_that_will_swallow_its_hares_is_marked_and_told():
    state = position(LAKE, swamps=["", "f1"])
    assert boards.board(state.view(), "rich").plain.splitlines()[1].endswith("!1+1+3")
    assert "2 Боря · swamp on f1" in shown_seats(state)


def test_partners_are_shown():
    assert "1 Аня · with Вера" in shown_seats(position(teams=True))


def choices_of(state: State, lang: Lang = "en") -> str:
    texts = [state.text(step) for step in state.legal()]
    screen = io.StringIO()
    previews = [boards.foresee(state, step) for step in state.legal()]
    Console(file=screen, width=200).print(boards.choices("?", texts, previews, 0, lang))
    return screen.getvalue()


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (["whirls 3 c4 e5"], ""),  # they go on living elsewhere
        (["whirls 3 c4 away"], " (loses 3 hares)"),
        (["clears 2 c4", "sucks 1 c4 e5"], " (1 hare) (loses 2 hares)"),
    ],
)
def test_hares_that_a_card_would_affect_are_told(events: list[str], said: str):
    assert boards.consequences(events, "en") == said


def test_the_way_is_shown_to_its_end_also_over_hares_that_could_be_taken():
    state = position(
        """
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. UU
        .. .. >>3 .. .. ..
        .. .. ..  .. .. ..
        """,
        boats=["c6 n", "a1 n", "a1 n", "a1 n"],
    )
    assert "go ahead → c5 ~ d5" in choices_of(state)
    assert "вперёд → c5 ~ d5" in choices_of(state, "ru")


def test_of_several_funnels_all_are_shown():
    state = position(
        """
        .. .. .. .. .. ..
        .. UU .. UU .. ..
        .. .. LL .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        """,
        boats=["c4 n", "a1 n", "a1 n", "a1 n"],
    )
    assert "go ahead → c3 ⇒ b2/d2" in choices_of(state)


def test_laying_is_offered_with_the_hares_that_the_card_would_touch():
    swamp = position(LAKE, phase="lay", hand="swamp")
    assert "c1 (1 hare)" in choices_of(swamp)
    twin = position(LAKE, phase="lay", hand="fish", blank_twins=True)
    assert "c1 (loses 1 hare)" in choices_of(twin)


def test_a_move_is_offered_with_the_card_to_which_it_leads():
    state = position(LAKE, boats=["c3 n", "a6 n", "a6 n", "a6 n"])
    assert "go ahead → c2 ~ d2 ~ d3" in choices_of(state)


def test_the_arrow_of_a_current_is_typed_with_its_card():
    state = position(phase="lay", hand="straight")
    texts = [state.text(step) for step in state.legal()]
    screen = io.StringIO()
    Console(file=screen, width=100).print(boards.choices("?", texts, [[[]]] * len(texts), 0, "en"))
    assert "such as b1 n" in screen.getvalue()
    assert "Ways: n e s w" in screen.getvalue()
    assert len(screen.getvalue().splitlines()) < 6


def test_a_cell_is_enough_where_only_one_choice_ends_in_it():
    match, _ = play("c3 n", players=2)
    assert match.entries[-1] == "boat c3 n"


def test_what_is_offered_in_these_very_words_is_meant():
    match, _ = play("c3 n", "left", players=2)
    assert match.entries[-1] == "left"


def test_a_cell_that_is_not_offered_gets_the_reason_why():
    _, shown = play("a1 n", players=2)
    assert "(MZ-115)" in shown


def test_a_number_chooses_nothing_where_the_choices_have_none():
    match, screen = igroteka.Match("mazaitsy", players=2), io.StringIO()
    match.state = position(phase="lay", hand="straight", players=2)
    console = Console(file=screen, width=100)
    Session(match, ["human"] * 2, boards, console, "en", Always(0), Keyboard("1")).run()
    assert match.entries == []
    assert "These choices have no numbers" in screen.getvalue()


def test_rules_can_be_asked_for_by_a_word():
    _, shown = play("rules MZ-46", "правила mz-45", players=2)
    assert "MZ-46" in shown
    assert "MZ-45" in shown
    assert "MZ-101" not in shown


class Wide(Console):
    """A terminal of 80 columns and 24 lines."""

    def __init__(self, screen: io.StringIO) -> None:
        super().__init__(file=screen, width=80, height=24, force_terminal=True, color_system=None)


def test_nothing_that_happened_is_left_out_in_a_small_terminal():
    match, screen = igroteka.Match("mazaitsy", players=4), io.StringIO()
    seats = ["human", "random", "random", "random"]
    Session(match, seats, boards, Wide(screen), "en", Always(0), Keyboard("1", "1", "1", "1", "1")).run()
    laid = [step for step, actor in zip(match.entries, match.actors, strict=True) if actor > 0 and "lay" in step]
    assert laid
    assert screen.getvalue().count("lays on") >= len(laid)


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("вперёд", "ahead"),
        ("наискось налево", "slip left"),
        ("взять 2", "take 2"),
        ("стащить 2 у 3", "steal 2 from 3"),
        ("по часовой", "clockwise"),
        ("с4", "c4"),
        ("lay е1 n", "lay e1 n"),
        ("lay c4 ne", "lay c4 ne"),
    ],
)
def test_steps_are_understood_as_people_write_them(typed, step):
    assert boards.understood(typed) == step


def test_dealing_is_shown_by_the_board_and_not_told_card_by_card():
    _, shown = play(players=2)
    assert "Place your boat" in shown
    assert "dealt" not in shown


def test_names_may_be_anything_that_a_record_allows():
    names = ["{a}", "[b]", "{}", ":cat:"]
    match, screen = igroteka.Match("mazaitsy", players=4, names=names, stealing=True, rounds=4), io.StringIO()
    console = Console(file=screen, width=100, emoji=False)
    Session(match, ["random"] * 4, boards, console, "en", Dice(2), Keyboard()).run()
    shown = screen.getvalue()
    assert match.is_over
    assert all(name in shown for name in names)
    assert "written down for {a}" in shown


def test_partners_win_together():
    match, screen = igroteka.Match("mazaitsy", players=4, teams=True, names=list("ABCD")), io.StringIO()
    match.state = position(teams=True, ashore=[[4], [1], [3], [1]])
    Session(match, ["human"] * 4, boards, Console(file=screen, width=100), "en", Always(0), Keyboard()).announce()
    assert screen.getvalue().splitlines() == [
        "A, C win together.",
        "A: place 1, 4 points.",
        "B: place 2, 1 point.",
        "C: place 1, 3 points.",
        "D: place 2, 1 point.",
    ]


def test_random_players_play_a_whole_match_by_themselves():
    match, shown = play(seats="random", players=4, teams=True, free_choice=True, stealing=True, nine_points=True)
    assert match.is_over
    assert "Mazai 3 of 3" in shown


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_that_a_choice_needs_fits_on_a_small_screen(lang: Lang):
    state = position(LAKE, phase="lay", hand="fish+ 3", load=[[1, 1, 2, 4]] * 4)
    assert len(boards.board(state.view(), "rich").plain.splitlines()) <= 13
    panel = shown_seats(state, lang=lang).splitlines()
    assert len(panel) <= 14
    assert max(map(len, panel)) <= 80 - 38 - 2
