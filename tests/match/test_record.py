"""Records: written, read again, and refused when they are damaged, with a sentence and never anything else."""

import contextlib
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import igroteka
from igroteka.core.errors import BadName, BadOption, BadRecord, IgrotekaError, RecordVersion, UnknownGame, UnknownOption
from igroteka.core.sealed import seal
from igroteka.match.record import MOST_BYTES, Record
from tests.every_game import choices, every_game


def played(game: str = "marrakech", seed: int = 5, steps: int = 40, **options) -> igroteka.Match:
    match, rng = igroteka.Match(game, **options), random.Random(seed)
    for _ in range(steps):
        if match.is_over:
            break
        match.play(match.state.actor, match.state.text(rng.choice(choices(match.state))))
    return match


@cache  # not played while tests are collected, which every worker does
def a_match() -> igroteka.Match:
    return played(players=3, names=["Аня", "Боря 2", "seat 3 end"])


def a_text() -> str:
    return a_match().record.text()


def a_body() -> str:
    return a_text()[: a_text().rindex("end ")]


def signed(body: str) -> str:
    """A record with a last line that fits, as a careful forger would write it."""
    return body + seal(body) + "\n"


@every_game()
def test_a_record_survives_being_written_and_read(game, options):
    match = played(game.name, steps=1000, **options)
    match.undo(len(match.steps) // 2)
    record = Record.read(match.record.text())
    assert record == match.record
    assert record.text() == match.record.text()
    again = igroteka.Match.replay(record)
    assert again.state.key() == match.state.key()
    assert again.record == match.record


def test_the_text_is_for_people():
    lines = a_text().splitlines()
    assert lines[:11] == [
        "igroteka record 1",
        "game marrakech",
        "rules 1",
        "option players 3",
        "option bankruptcy eliminate",
        "option own_rug forbidden",
        "option turn before",
        "seat 1 Аня",
        "seat 2 Боря 2",
        "seat 3 seat 3 end",
        "",
    ]
    assert lines[11] in ("left", "ahead", "right")
    assert len(lines) == 11 + 40 + 2
    assert lines[-1].startswith("end ")
    assert signed(a_body()) == a_text()


def test_other_line_ends_and_a_byte_order_mark_are_read_too():
    assert Record.read(a_text().replace("\n", "\r\n")) == a_match().record
    assert Record.read(b"\xef\xbb\xbf" + a_text().encode()) == a_match().record


def test_a_record_without_options_has_the_defaults():
    body = "igroteka record 1\ngame marrakech\nrules 1\nseat 1 A\nseat 2 B\n\n\n"
    assert Record.read(signed(body)).options == igroteka.game("marrakech").options(players=2)


def test_a_record_cut_anywhere_is_refused():
    data = a_text().encode()
    for length in range(len(data) - 1):
        with pytest.raises(BadRecord):
            Record.read(data[:length])
    assert Record.read(data[:-1]) == a_match().record  # only the end of the last line is missing


@given(st.deferred(lambda: st.integers(0, len(a_text()) - 2)), st.characters())
def test_a_record_with_one_character_changed_is_refused(at, sign):
    edited = a_text()[:at] + sign + a_text()[at + 1 :]
    if edited.replace("\r\n", "\n").removeprefix("\ufeff") == a_text():
        return
    with pytest.raises(IgrotekaError):
        Record.read(edited)


@given(st.binary() | st.text() | st.text().map(lambda text: "igroteka record 1\n" + text))
def test_noise_is_refused(data):
    with pytest.raises(IgrotekaError):
        Record.read(data)


WRONG_LINES = ["", "undo 3", "option turn", "seat 4 D", "end 0", "game chess"]
LINES = st.deferred(lambda: st.sampled_from([*a_text().splitlines()[:20], *WRONG_LINES]))


@settings(max_examples=300)
@given(st.lists(LINES, max_size=30).map("\n".join))
def test_lines_in_any_order_are_a_record_or_refused(text):
    with pytest.raises(IgrotekaError) as refusal:
        igroteka.Match.replay(Record.read(signed(text + "\n")))
    assert str(refusal.value)
    assert refusal.value.sentence("ru")


@settings(max_examples=300)
@given(
    st.lists(
        st.sampled_from(igroteka.game("marrakech").texts)
        | st.sampled_from(["undo 0", "undo 2", "undo 999999999999", "x"])
    )
)
def test_a_well_signed_record_of_impossible_steps_is_refused_by_its_line(entries):
    head = a_body().split("\n\n")[0] + "\n\n"
    record = Record.read(signed(head + "".join(entry + "\n" for entry in entries) + "\n"))
    assert list(record.entries) == entries
    match, number = igroteka.Match("marrakech", players=3), 0
    with contextlib.suppress(IgrotekaError):
        for number, entry in enumerate(entries):  # noqa: B007
            match.enter(entry)
        igroteka.Match.replay(record)
        return
    with pytest.raises(BadRecord, match=f"line {12 + number}: "):
        igroteka.Match.replay(record)


def test_ten_megabytes_of_noise_are_refused_at_once():
    noise = random.Random(1).randbytes(10_000_000)
    with pytest.raises(BadRecord, match="longer than 4000000 bytes"):
        Record.read(noise)
    assert len(noise) > MOST_BYTES


@pytest.mark.parametrize(
    ("old", "new", "error", "quoted"),
    [
        ("record 1", "record 3", RecordVersion, "version 3"),
        ("rules 1", "rules 9", RecordVersion, "version 9"),
        ("rules 1", "rules one", BadRecord, "'one'"),
        ("game marrakech", "game chess", UnknownGame, "'chess'"),
        ("players 3", "players 7", BadOption, "'7'"),
        ("turn before", "turn never", BadOption, "'never'"),
        ("option turn", "option tern", UnknownOption, "'tern'"),
        ("option turn before", "option players 3", BadRecord, "'players'"),
        ("seat 2 Боря 2", "seat 2 ", BadName, "''"),
        ("seat 2 Боря 2", "seat 2 \u202e", BadName, r"\\u202e"),
        ("seat 2 Боря 2", "seat 5 Боря", BadRecord, "'seat 5 Боря'"),
        ("seat 3 seat 3 end\n", "", BadRecord, "line 10"),
        ("seat 3 seat 3 end\n", "seat 3 C\nseat 4 D\n", BadRecord, "'seat 4 D'"),
    ],
)
def test_each_wrong_line_has_its_own_sentence(old, new, error, quoted):
    assert old in a_body()
    with pytest.raises(error, match=quoted):
        Record.read(signed(a_body().replace(old, new, 1)))


def test_an_illegal_step_is_named_with_its_line_and_clause():
    head = a_body().split("\n\n")[0]
    with pytest.raises(BadRecord) as error:
        igroteka.Match.replay(Record.read(signed(head + "\n\nleft\nlay a1a2\n\n")))
    assert str(error.value) == (
        "This record cannot be read: line 13: 'lay a1a2': Not now: the die has to be rolled. (MK-109)"
    )
    assert "строка 13" in error.value.sentence("ru")
