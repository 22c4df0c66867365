"""Tapes: written, read again, run again, and refused when they are damaged or say what does not follow."""

import textwrap
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.errors import IgrotekaError
from igroteka.core.sealed import seal
from igroteka.games.chazz.measures import VERSION
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import BadStart, Start
from igroteka.games.chazz.tape import MOST_BYTES, BadTape, Tape, TapeVersion, replay
from igroteka.games.chazz.wishes import RaceWish
from tests.games.chazz.racing import EARLIEST, LATEST, chair, random_race, ticks, to_the_end


def raced() -> Race:
    race = ticks(Race(Start(1, (0, 4200, 8400, 12600))), EARLIEST, {1: RaceWish.COUNTER_FAST})
    race.tick({3: RaceWish.CLOCKWISE_SLOW}, call=True)
    return to_the_end(ticks(race, 8, {0: chair(1), 2: RaceWish.NEAREST}))


RACE = raced()
TEXT = Tape.of(RACE).text()
BODY = TEXT[: TEXT.rindex("end ")]


def signed(body: str) -> str:
    """A tape with a last line that fits, as a careful forger would write it."""
    return body + seal(body) + "\n"


def test_the_text_is_for_people():
    assert BODY.splitlines() == [
        "igroteka race 1",
        f"measures {VERSION}",
        "leader 2",
        "place 1 0",
        "place 2 4200",
        "place 3 8400",
        "place 4 12600",
        "",
        "0 wish 2 counter fast",
        f"{EARLIEST} call",
        f"{EARLIEST} wish 4 clockwise slow",
        f"{EARLIEST + 1} wish 1 chair 2",
        f"{EARLIEST + 1} wish 3 nearest",
        "",
        f"ticks {RACE.ticks}",
        *RACE.sits,
    ]
    assert len(RACE.sits) == 3
    assert signed(BODY) == TEXT


def test_the_page_about_the_race_shows_this_tape():
    page = (Path(__file__).parents[3] / "docs" / "race.md").read_text(encoding="utf-8")
    assert textwrap.indent(TEXT, "    ") in page


@pytest.mark.parametrize("seed", range(12))
def test_a_tape_survives_being_written_and_read_and_gives_the_same_race_again(seed):
    race = random_race(seed)
    tape = Tape.of(race)
    assert Tape.read(tape.text()) == tape
    again = replay(Tape.read(tape.text().encode()))
    assert again.fields == race.fields
    assert Tape.of(again) == tape


def test_a_race_that_is_not_over_has_a_tape_too():
    race = Race(Start(0, (0, 1, 2, 3)))
    for _ in range(20):
        assert Tape.of(replay(Tape.of(race))) == Tape.of(race)
        ticks(race, 35)
    assert [row.tick for row in Tape.of(race).rows] == [LATEST]
    assert not race.over


OLD = """igroteka race 1
measures 1
leader 2
place 1 0
place 2 4200
place 3 8400
place 4 12600

0 wish 2 counter fast
180 credit 3 3
180 call
180 wish 4 clockwise slow
181 wish 1 chair 2
181 wish 3 nearest

ticks 215
sit 3 3
sit 1 2
sit 4 1
end 89c4e429c4344c0f
"""
"""By the measures before wishes counted from when they were made."""


def test_a_tape_by_old_measures_is_read_and_replays():
    tape = Tape.read(OLD)
    assert tape.text() == OLD
    race = replay(tape)
    assert race.over
    assert Tape.of(race) == tape
    assert race.next_start(2).places[2] == 11200


def test_a_credit_beyond_the_old_measures_is_refused():
    body = OLD[: OLD.rindex("end ")]
    with pytest.raises(BadTape, match="line 10: '5' should be a whole number from 0 to 4"):
        Tape.read(signed(body.replace("credit 3 3", "credit 3 5")))


def test_other_line_ends_and_a_byte_order_mark_are_read_too():
    assert Tape.read(TEXT.replace("\n", "\r\n")) == Tape.of(RACE)
    assert Tape.read(b"\xef\xbb\xbf" + TEXT.encode()) == Tape.of(RACE)


def test_a_tape_cut_anywhere_is_refused():
    for length in range(len(TEXT) - 1):
        with pytest.raises(BadTape):
            Tape.read(TEXT[:length])


@given(st.integers(0, len(TEXT) - 2), st.characters())
def test_a_tape_with_one_character_changed_is_refused(at, sign):
    edited = TEXT[:at] + sign + TEXT[at + 1 :]
    if edited.replace("\r\n", "\n").removeprefix("\ufeff") == TEXT:
        return
    with pytest.raises(IgrotekaError):
        Tape.read(edited)


@given(st.binary() | st.text() | st.text().map(lambda text: signed("igroteka race 1\n" + text)))
def test_noise_is_refused(data):
    with pytest.raises(IgrotekaError) as refusal:
        Tape.read(data)
    assert refusal.value.sentence("ru")


LINES = st.sampled_from(
    [
        *BODY.splitlines(),
        "",
        "leader 9",
        "place 5 100",
        "0 call",
        "180 call",
        "measures 1",
        "181 credit 1 4",
        "185 wish 1 nearest",
        "200 wish 9 nearest",
        "ticks 700",
        "ticks 0",
        "sit 1 1",
        "sit 4 3",
    ]
)


@settings(max_examples=400)
@given(st.lists(LINES, max_size=12), st.integers(0, 20))
def test_lines_in_any_order_are_a_tape_or_refused(lines, kept):
    text = signed("".join(line + "\n" for line in [*BODY.splitlines()[:kept], *lines]))
    refusals: list[IgrotekaError] = []
    try:
        tape = Tape.read(text)
        assert tape.text() == text
        assert tuple(replay(tape).sits) == tape.sits
    except IgrotekaError as error:
        refusals.append(error)
    for refusal in refusals:
        assert refusal.sentence("en") != refusal.sentence("ru")


def test_megabytes_of_noise_are_refused_at_once():
    with pytest.raises(BadTape, match="longer than 1000000 bytes"):
        Tape.read("x" * (MOST_BYTES + 1))


@pytest.mark.parametrize(
    ("old", "new", "error", "quoted"),
    [
        ("race 1", "race 2", TapeVersion, "version 2"),
        ("race 1", "race 01", BadTape, "'01'"),
        (f"measures {VERSION}", "measures 999", TapeVersion, "version 999"),
        ("leader 2", "leader 0", BadTape, "line 3"),
        ("leader 2", "leader 5", BadStart, "4"),
        ("leader 2\n", "", BadTape, "'place 1 0' should be 'leader …'"),
        ("place 1 0", "place 1 16800", BadTape, "'16800' should be a whole number from 0 to 16799"),
        ("place 4 12600\n", "", BadStart, "8400"),
        ("place 4 12600", "place 5 12600", BadTape, "'place 4 …'"),
        ("0 wish 2", "0 wish 5", BadTape, "line 9: '5' should be a whole number from 1 to 4"),
        ("0 wish 2", "0 hope 2", BadTape, "line 9: '0 hope 2"),
        ("0 wish 2 counter fast", "0 wish 2 counter", BadTape, "line 9: 'counter'"),
        ("chair 2", "chair 4", BadTape, "'chair 4'"),
        ("180 call", "180 credit 3 1", BadTape, "line 10: '1' should be a whole number from 0 to 0"),
        ("0 wish 2", "-1 wish 2", BadTape, "'-1'"),
        ("0 wish 2", "9999 wish 2", BadTape, "'9999'"),
        ("0 wish 2", "400 wish 2", BadTape, "line 10: '180 call' is out of order"),
        (f"ticks {RACE.ticks}", "ticks 100", BadTape, "'100'"),
        (f"ticks {RACE.ticks}", "ticks 99999", BadTape, "'99999'"),
        (f"{RACE.sits[0]}", "sit 1 4", BadTape, "'sit 1 4'"),
        (f"{RACE.sits[0]}", "", BadTape, "''"),
    ],
)
def test_each_wrong_line_has_its_own_sentence(old, new, error, quoted):
    assert old in BODY
    with pytest.raises(error, match=quoted):
        Tape.read(signed(BODY.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "quoted"),
    [
        (f"ticks {RACE.ticks}", f"ticks {RACE.ticks + 1}", f"the race is over after {RACE.ticks} ticks"),
        (f"ticks {RACE.ticks}", f"ticks {RACE.ticks - 1}", "its inputs lead to"),
        (f"{RACE.sits[0]}\n{RACE.sits[1]}", f"{RACE.sits[1]}\n{RACE.sits[0]}", "its inputs lead to"),
        (RACE.sits[2] + "\n", "", "its inputs lead to"),
        ("wish 3 nearest", "wish 3 chair 1", "This tape is wrong"),
        (f"{EARLIEST} call\n", f"{EARLIEST - 1} call\n", f"tick {EARLIEST - 1}: The word"),
    ],
)
def test_what_does_not_follow_is_refused(old, new, quoted):
    assert old in BODY
    tape = Tape.read(signed(BODY.replace(old, new, 1)))
    with pytest.raises(BadTape, match=quoted) as refusal:
        replay(tape)
    assert "лента" in refusal.value.sentence("ru")
