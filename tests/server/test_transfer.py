"""A table's log as text: it comes back to the byte, and what is damaged, cut, foreign or of the future is refused."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.sealed import sealed
from igroteka.server.table.transfer import BadLog, Head, LogReader, exported, imported
from igroteka.store.store import Log, StoredEntry, StoredTable, Summary

TEXT = (Path(__file__).parents[1] / "logs" / "second" / "marrakech-2.txt").read_text(encoding="utf-8")
LINES = TEXT.splitlines()[:-1]
SUMMARY = Summary("marrakech", False, "open", 2, 2, [])


def refused(data: str | bytes) -> BadLog:
    with pytest.raises(BadLog) as told:
        imported(data)
    assert told.value.sentence("en") != told.value.sentence("ru")
    return told.value


@given(
    st.lists(st.tuples(st.binary(max_size=30), st.none() | st.text(), st.none() | st.integers(0, 2**50)), max_size=5)
)
def test_any_log_can_be_exported(entries: list[tuple[bytes, str | None, int | None]]):
    kept = [StoredEntry(number, payload, command, time) for number, (payload, command, time) in enumerate(entries)]
    text = exported(Log(StoredTable("id", "CODE", SUMMARY), kept))
    reader = LogReader(text)
    assert reader.value("igroteka log") == "1"
    reader.check_seal()
    assert reader.head() == Head("id", "CODE", None, SUMMARY)
    assert [reader.entry(n) for n in range(len(kept))] == kept


def test_what_is_no_json_comes_back_to_the_byte():
    payloads = [b"\xff\x00", b'{ "e": "rose" }', b"", "€".encode()]
    kept = [StoredEntry(number, payload, None) for number, payload in enumerate(payloads)]
    text = exported(Log(StoredTable("id", "CODE", SUMMARY), kept))
    assert text.count("base64") == len(payloads)
    assert "entry 0 is damaged" in str(refused(text))  # it cannot be continued, so it is not let in


def test_a_text_that_was_cut_anywhere_is_refused():
    for length in range(0, len(TEXT) - 1, 97):
        refused(TEXT[:length])
    for line in range(len(LINES)):
        refused("\n".join(TEXT.splitlines()[:line]))


def test_a_changed_letter_is_noticed():
    assert "cut or edited" in str(refused(TEXT.replace('"chance"', '"change"', 1)))


@pytest.mark.parametrize("data", ["", "hello", "igroteka record 1\n", b"\xff\xfe\x00", "{}", "igroteka log\n"])
def test_what_is_no_log_is_refused(data: str | bytes):
    refused(data)


def test_a_later_format_is_refused():
    assert "it has format '2', and only format 1 can be read here" in str(refused(TEXT.replace("log 1", "log 2", 1)))


def with_line(number: int, line: str) -> str:
    return sealed([*LINES[:number], line, *LINES[number + 1 :]])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (with_line(2, LINES[2].replace('"rules":1', '"rules":2')), "version 2 of the rules"),
        (with_line(2, LINES[2].replace("marrakech", "chess")), "there is no game chess here"),
        (with_line(1, "{}"), "this should be the table"),
        (with_line(5, "{}"), "this should be entry 3"),
        (with_line(5, "not JSON"), "this should be entry 3"),
        (with_line(5, '{"n":3,"base64":"?"}'), "this should be entry 3"),
        (with_line(5, LINES[6]), "entry 4 should be entry 3"),
        (with_line(5, '{"n":3,"time":5,"entry":{"e":"rose","seat":0}}'), "the time of entry 3 is before"),
        (with_line(40, '{"n":38,"entry":{"e":"step","a":"lay z9z9"}}'), "entry 38 is against the rules"),
        (with_line(40, '{"n":38,"entry":{"e":"flew"}}'), "entry 38 is of an unknown kind"),
        (sealed(LINES[:2]), "entry 0 is damaged"),
    ],
)
def test_a_sealed_text_is_still_checked(text: str, said: str):
    assert said in str(refused(text))


def test_entries_may_have_no_time():
    """Those that are older than times come first."""
    line = LINES[3].replace('"time":1800000001000,', "")
    log = imported(with_line(3, line))
    assert log.entries[1].time is None
