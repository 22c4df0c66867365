"""Cookies and tokens: what the server has signed, and nothing else."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.server.doors.who import COOKIE, TOKEN_LIVES, Guest, Keys, Who, place_cookie
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.system import SystemSecrets
from igroteka.store.memory import MemoryStore


class Calendar:
    def __init__(self) -> None:
        self.seconds = 1_800_000_000

    def __call__(self) -> int:
        return self.seconds


def make(calendar: Calendar | None = None, key: bytes = b"k" * 32) -> Who:
    return Who(key, SystemSecrets(), calendar or Calendar())


def one(person: str) -> Keys:
    return Keys(person, (person,))


def test_a_person_is_known_by_the_cookie():
    who = make()
    assert who.person({COOKIE: who.cookie(one("ann"))}) == "ann"
    assert who.person({}) is None


def test_newcomers_are_all_different():
    who = make()
    assert len({who.newcomer() for _ in range(1000)}) == 1000


@given(st.text(), st.booleans())
def test_what_was_not_signed_here_is_nobody(text: str, is_changed: bool):
    who = make()
    signature = who.cookie(one("ann")).rpartition(".")[2]
    wrong = f"{text}.{signature}" if is_changed else text
    assert who.guest({COOKIE: wrong, place_cookie("t"): wrong}, "t") is None
    with pytest.raises(Refusal, match="bad-token"):
        who.read_token(wrong)


def test_another_servers_cookie_and_token_are_worth_nothing():
    ours, theirs = make(), make(key=b"x" * 32)
    assert ours.person({COOKIE: theirs.cookie(one("ann"))}) is None
    with pytest.raises(Refusal, match="bad-token"):
        ours.read_token(theirs.token("t", "ann", 0))


def test_a_cookie_is_no_token_and_a_token_no_cookie():
    who = make()
    token = who.token("t", "ann", 0)
    assert who.guest({COOKIE: token, place_cookie("t"): token}, "t") is None
    with pytest.raises(Refusal, match="bad-token"):
        who.read_token(who.cookie(one("ann")))


def test_a_token_lives_for_a_day():
    calendar = Calendar()
    who = make(calendar)
    token = who.token("t", "ann", 2)
    calendar.seconds += TOKEN_LIVES
    read = who.read_token(token)
    assert (read.table, read.alias, read.seat) == ("t", "ann", 2)
    calendar.seconds += 1
    with pytest.raises(Refusal, match="bad-token"):
        who.read_token(token)


def test_a_handed_over_seat_is_good_for_its_table_alone():
    who = make()
    place = who.place("t", ["ann"])
    mine = {COOKIE: who.cookie(one("bob")), place_cookie("t"): place, place_cookie("other"): place}
    own, other = who.alias("bob", "t"), who.alias("bob", "other")
    assert who.guest(mine, "t") == Guest((own,), ("ann",))
    assert who.guest(mine, "t.2") == Guest((own,), ("ann",))  # the rematch
    assert who.guest(mine, "other") == Guest((other,), (other,))
    assert who.person(mine) == "bob"


def test_a_guest_may_have_several_aliases_at_a_table_and_knows_which_came_by_links():
    who = make()
    own = who.alias("bob", "t")
    mine = {COOKIE: who.cookie(one("bob")), place_cookie("t"): who.place("t", [own, "ann", "cid"])}
    guest = Guest((own,), (own, "ann", "cid"))
    assert who.guest(mine, "t") == guest
    assert guest.received == ("ann", "cid")


def test_a_place_of_the_version_that_knew_one_alias_is_still_good():
    who = make()
    place = who.places.dumps(["t", "ann"])
    assert who.guest({place_cookie("t"): place}, "t") == Guest((), ("ann",))


def test_an_alias_is_good_for_a_table_and_its_rematches_and_tells_nobody_who_it_is():
    who = make()
    mine = {COOKIE: who.cookie(one("bob"))}
    own = who.alias("bob", "t.3")
    assert who.guest(mine, "t") == who.guest(mine, "t.2") == Guest((own,), (own,))
    assert who.alias("bob", "t") != who.alias("bob", "other")
    assert who.alias("bob", "t") != who.alias("ann", "t")
    assert "bob" not in who.alias("bob", "t")


def test_the_key_is_made_once_and_kept_in_the_store():
    async def story() -> None:
        store = MemoryStore()
        first = await Who.of(store, SystemSecrets(), Calendar())
        later = await Who.of(store, SystemSecrets(), Calendar())
        assert later.person({COOKIE: first.cookie(one("ann"))}) == "ann"

    asyncio.run(story())
