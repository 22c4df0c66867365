"""Totals of matches: what people quote to each other, counted in laid matches, and never wrong in random ones."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import review
from igroteka.core.actors import OVER
from igroteka.core.errors import BadRecord
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.totals import Passage, TotalForm, added_up
from igroteka.games import NAMES, game
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.tape import Tape
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.match.seal import Attachment, Seal
from igroteka.reviews.reviewing import Reviewing
from igroteka.reviews.totals import passage, totals_of
from tests.every_game import choices, every_game
from tests.games.chazz.racing import called, chair, to_the_end
from tests.games.mazaitsy.drawing import position
from tests.games.tayu.asking import NORTH, SOUTH
from tests.reviews.played import FEW, played

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "dice" / "vectors.json").read_text(encoding="utf-8"))

TOLLS = (
    *("ahead", "roll 1", "lay d6d7"),
    *("ahead", "roll 1", "lay d7e7"),  # pays 2 to seat 1, and covers d7
    *("ahead", "roll 1", "lay d6e6"),  # pays 2 to seat 2, and covers d6
    *("left", "roll 1", "lay f6f7"),  # pays 2 to seat 2
    *("ahead", "roll 1", "lay e6e7"),  # pays 2 to seat 1, covers e6 and has an area of 3
    *("left", "roll 1", "lay f4f5"),  # pays 2 to seat 1
    *("left", "roll 1"),  # pays 3 to seat 2
)


def of(name: str, *steps: str, **options: Any) -> Match:
    match = Match(name, **options)
    for step in steps:
        match.enter(step)
    return match


def told(record: Record) -> dict[str, list[int]]:
    return {total.en: total.seats for total in totals_of(record)}


def test_tolls_areas_and_covered_rugs_of_marrakech():
    found = told(of("marrakech", *TOLLS, players=3).record)
    assert found == {
        "tolls paid": [5, 4, 4],
        "tolls received": [6, 7, 0],
        "dearest stop": [3, 2, 2],
        "largest area": [2, 3, 2],
        "halves of others' rugs covered": [0, 2, 1],
    }


def test_what_was_undone_does_not_count():
    match = of("marrakech", *TOLLS, "undo 18", players=3)
    shorter = told(of("marrakech", *TOLLS[:18], players=3).record)
    assert told(match.record) == shorter
    assert shorter["tolls paid"] == [2, 4, 4]
    match.enter("right")
    match.enter("roll 1")  # to g6, where no rug lies
    assert told(match.record) == shorter
    assert told(of("marrakech", *TOLLS, "undo 0", players=3).record) == {}


def tiles(*several: str) -> Iterator[str]:
    for tile in several:
        name, where = tile.split(" ", 1)
        yield from (f"draw {name}", f"place {where}")


def test_outlets_at_the_shores_of_ta_yu():
    """The first tile at the north edge has an outlet at a doubling point; that at the south edge has none."""
    laid = [*tiles(*NORTH[:3], "n0n1s0 j1 e", *SOUTH)]
    assert told(of("tayu", *laid, players=3).record) == {
        "outlets at one's own sides": [2, 0, 0],
        "outlets doubled": [1, 0, 0],
        "best tile, in points": [3, 0, 0],
        "points given to rivals": [0, 2, 0],
    }
    assert told(of("tayu", *laid, players=2).record) == {"points given to rivals": [0, 5]}


def test_the_spoiler_of_ta_yu_has_no_side_of_its_own():
    laid = tiles(*NORTH[:3], "n0n1s0 j1 e")
    match = of("tayu", "bid 9", "pass", "pass", *laid, players=3, spoiler="auction")
    assert told(match.record) == {"points given to rivals": [3, 0, 0]}


FLOOD = """
    ..  ..  ..  ..  ..  ..12
    ..  >>  >>1 LL  ..  ..
    ..  ..  ..  ..  ..  ..
    TT  ..  ..  ..  ..  ..
    ..3 ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..
"""
HARES = (
    *(
        "ahead",
        "take 1",
        "lay e2",
        "top water",
    ),  # drifts, takes a hare on the way, drifts, is stopped; a swamp draws in
    *("drop 4", "lay b5", "clockwise", "top water"),  # the whirlpool carries a hare into the thicket
    *("ahead", "steal 1 from 1", "lay f4", "top water"),  # is stopped by the log as well
    *("left", "stop"),  # the swamp swallows
)


def along(state: State, *steps: str) -> dict[str, list[int]]:
    """The totals of these steps from a drawn position on, without those that are zero for everybody."""
    found: list[Passage] = []
    for step in steps:
        found.append(passage(state, state.parse(step)))
        state = found[-1].after
    numbers = added_up(state.game.totals, found, state.players)
    return {form.en: seats for form, seats in zip(state.game.totals, numbers, strict=True) if any(seats)}


def test_what_becomes_of_hares_and_boats():
    boats, row = ("a2 e", "f6 s", "d3 n"), ("swamp", "whirlpool", "water")
    state = position(FLOOD, players=3, stealing=True, boats=boats, load=([], [4], []), row=row)
    assert along(state, *HARES) == {
        "hares taken": [1, 0, 0],
        "hares brought ashore": [0, 1, 0],
        "hares stolen": [0, 0, 1],
        "hares lost to thieves": [1, 0, 0],
        "hares lost to own swamps": [2, 0, 0],
        "hares lost to own whirlpools": [0, 1, 0],
        "longest chain of effects": [3, 0, 1],
    }


def test_hares_that_partners_hand_over():
    state = position(players=4, teams=True, boats=("c3 e", "a1 e", "c3 n", "f6 n"), load=([1, 2], [], [3], []))
    assert along(state, "give 1", "get 3") == {"hares handed to the partner": [1, 0, 1, 0]}


def rounds(*several: tuple[str, Sequence[str]]) -> Match:
    """Rounds of Chazz with four seats: the word, and who sits where."""
    match = of("chazz", "leader 1", "card 1", players=4)
    for word, sits in several:
        if match.state.phase == "card":
            match.enter(match.state.legal_texts()[0])
        for step in (f"call {word}", *(f"sit {sit}" for sit in sits)):
            match.enter(step)
    return match


def test_chairs_and_territories_of_chazz():
    words = ("spit", "claw", "rub")
    first = [(word, ("1 1", "2 2", "3 3")) for word in words]
    found = told(rounds(*first[:2], ("rub", ("2 2", "4 1", "3 3")), *first[2:]).record)
    assert found == {
        "chairs taken before all others": [3, 1, 0, 0],
        "rounds without a chair": [1, 0, 0, 3],
        "territories captured": [1, 1, 1, 0],
    }
    taken = rounds(*first, *((word, ("4 1", "2 3", "3 2")) for word in words))
    assert told(taken.record)["territories lost"] == [1, 1, 1, 0]
    assert told(taken.record)["territories captured"] == [1, 2, 2, 1]


def race_for(behind: int) -> Race:
    """Seats 1 and 2 run for the first chair, one so far behind the other; then seats 3 and 2 for the second."""
    race = called({0: -2000, 1: -2000 - behind})
    race.tick({0: chair(0), 1: chair(0), 2: chair(1), 3: chair(2)})
    return to_the_end(race)


def with_tapes(match: Match, *tapes: tuple[int, Race]) -> Record:
    attached = tuple(Attachment("tape", after, Tape.of(race).text()) for after, race in tapes)
    return msgspec.structs.replace(match.record, seal=Seal((), attached=attached))


def test_contested_chairs_of_chazz_and_by_how_much_they_were_won():
    sits = ("4 3", "1 1", "3 2")
    assert list(race_for(540).sits) == [f"sit {sit}" for sit in sits]
    match = rounds(("spit", sits), ("claw", sits))
    found = told(with_tapes(match, (6, race_for(540)), (11, race_for(90))))
    assert found["contested chairs won"] == [2, 0, 2, 0]
    assert found["narrowest lead, in milliseconds"][0] == 17  # 90 at 180 a tick is half a tick
    assert found["narrowest lead, in milliseconds"][1::2] == [0, 0]
    without = told(match.record)
    assert "contested chairs won" not in without
    undone = of("chazz", *match.record.entries, "undo 6", players=4)
    assert told(with_tapes(undone, (6, race_for(540)), (11, race_for(90)))) == told(
        with_tapes(rounds(("spit", sits)), (6, race_for(540)))
    )


def test_a_tape_that_says_otherwise_than_the_match_counts_nothing():
    match = rounds(("spit", ("1 2", "2 3", "4 1")))
    for after in (3, 5, 6):
        assert "contested chairs won" not in told(with_tapes(match, (after, race_for(540))))
    broken = Seal((), attached=(Attachment("tape", 6, "igroteka race 1\n"),))
    assert told(msgspec.structs.replace(match.record, seal=broken)) == told(match.record)


@pytest.mark.parametrize("vector", VECTORS["records"], ids=lambda vector: vector["name"])
def test_no_record_is_too_odd(vector: dict[str, Any]):
    try:
        record = Record.read(vector["text"])
    except BadRecord:
        return
    for total in totals_of(record):
        assert len(total.seats) == record.options.players
        assert all(type(number) is int and number >= 0 for number in total.seats)


@every_game()
def test_totals_of_random_matches(game: Game, options: dict[str, Any]):
    for seed in range(3):
        match, events = random_match(game, options, seed)
        found = told(match.record)
        for seats in found.values():
            assert len(seats) == match.options.players
            assert any(seats)
            assert all(type(number) is int and number >= 0 for number in seats)
        if game.name in SUMS:
            SUMS[game.name](found, Counter(events))


def random_match(game: Game, options: dict[str, Any], seed: int) -> tuple[Match, list[str]]:
    """A match with everything that was told."""
    if game.name == "chazz":
        options = options | {"round_limit": options["round_limit"] or 20}
    match, rng, events = Match(game.name, **options), random.Random(seed), list[str]()
    while match.state.actor != OVER:
        events += match.take(rng.choice(choices(match.state))).events
    return match, events


def all_seats(found: dict[str, list[int]], total: str) -> int:
    return sum(found.get(total, []))


def of_marrakech(found: dict[str, list[int]], events: Counter[str]) -> None:
    paid = sum(int(text.split()[2]) * times for text, times in events.items() if " pays " in text)
    assert paid == all_seats(found, "tolls paid") == all_seats(found, "tolls received")


def of_tayu(found: dict[str, list[int]], events: Counter[str]) -> None:
    doubled = sum(times for text, times in events.items() if re.fullmatch("[nesw] scores 2", text))
    assert all_seats(found, "outlets doubled") <= doubled


def of_mazaitsy(found: dict[str, list[int]], events: Counter[str]) -> None:
    lost = sum(int(text.split()[1]) * times for text, times in events.items() if text.startswith("swallows "))
    assert all_seats(found, "hares lost to own swamps") == lost
    stolen = sum(times for text, times in events.items() if " steals " in text)
    assert all_seats(found, "hares stolen") == all_seats(found, "hares lost to thieves") == stolen


def of_chazz(found: dict[str, list[int]], events: Counter[str]) -> None:
    assert all_seats(found, "rounds without a chair") == events["round ends"]
    assert all_seats(found, "chairs taken before all others") == events["round ends"]


SUMS = {"marrakech": of_marrakech, "tayu": of_tayu, "mazaitsy": of_mazaitsy, "chazz": of_chazz}


@pytest.mark.parametrize("name", NAMES)
def test_a_review_and_its_sketch_have_the_totals(name: str):
    record = played(name, most=25).record
    assert Reviewing(record, FEW).sketch().totals == totals_of(record)
    assert review(record, FEW).totals == totals_of(record)


@pytest.mark.parametrize("form", [form for name in NAMES for form in game(name).totals], ids=lambda form: form.en)
def test_every_total_is_a_short_noun_in_both_languages(form: TotalForm):
    assert re.fullmatch(r"[a-z][a-z', ]{5,34}", form.en)
    assert re.fullmatch(r"[а-яё][а-яёА-ЯЁ, ]{5,39}", form.ru)
