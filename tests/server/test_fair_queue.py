"""The order of questions: by address, then by person, whoever was served longest ago first."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.server.bots import rotation
from igroteka.server.bots.fair_queue import FairQueue, Waiting
from igroteka.server.bots.questions import BotQuestion
from igroteka.server.bots.rotation import Rotation
from igroteka.server.ports import Asker


def waiting(address: str, person: str = "", table: str = "") -> Waiting:
    return Waiting(Asker(table, address, person), BotQuestion("marrakech"))


async def order_of(*askers: tuple[str, str, str]) -> list[str]:
    """The tables of all these questions, as they are served."""
    queue = FairQueue()
    for address, person, table in askers:
        queue.put(waiting(address, person, table))
    return [queue.take().asker.table for _ in askers]


def served(*askers: tuple[str, str, str]) -> list[str]:
    return asyncio.run(order_of(*askers))


def test_addresses_take_turns():
    many = [("a", "ann", f"a{number}") for number in range(4)]
    assert served(*many, ("b", "bob", "b0"), ("b", "bob", "b1")) == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_under_as_many_names_as_one_likes_one_address_has_one_share():
    many = [("a", f"guest {number}", f"a{number}") for number in range(4)]
    assert served(*many, ("b", "bob", "b0"), ("b", "bob", "b1")) == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_the_people_behind_one_address_take_turns():
    many = [("school", "ann", f"a{number}") for number in range(3)]
    assert served(*many, ("school", "bob", "b0"), ("school", "cid", "c0")) == ["a0", "b0", "c0", "a1", "a2"]


def test_who_comes_for_the_first_time_comes_before_those_who_were_served():
    async def story() -> None:
        queue = FairQueue()
        for address in ("a", "a", "b", "b"):
            queue.put(waiting(address))
        assert queue.take().asker.address == "a"
        queue.put(waiting("c"))
        assert [queue.take().asker.address for _ in range(4)] == ["b", "c", "a", "b"]

    asyncio.run(story())


def test_a_question_that_is_dropped_is_not_served():
    async def story() -> None:
        queue = FairQueue()
        one, other = waiting("a"), waiting("a")
        queue.put(one)
        queue.put(other)
        queue.drop(one)
        assert queue.take() is other
        assert not queue

    asyncio.run(story())


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from("xyz"), st.integers(0, 2)), max_size=60))
def test_between_two_turns_of_an_address_no_other_that_waits_is_left_out(events: Sequence[tuple[str, str, int]]):
    """Questions come, and after each one some are served: while an address waits, no other is served twice."""

    async def story() -> None:
        queue = FairQueue()
        passed: dict[str, list[str]] = {}
        """For each address that waits, who has been served meanwhile."""
        for address, person, takes in events:
            queue.put(waiting(address, person))
            passed.setdefault(address, [])
            for _ in range(takes):
                if queue:
                    now = queue.take().asker.address
                    passed = {name: [*others, now] for name, others in passed.items() if name in queue.waiting}
                    passed |= {now: []} if now in queue.waiting else {}
            for others in passed.values():
                assert len(set(others)) == len(others)

    asyncio.run(story())


def test_those_who_were_served_longest_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rotation, "MOST", 2)
    turns = Rotation()
    for name in ("ann", "bob", "cid"):
        turns.note(name)
    assert turns.next(["cid", "bob", "ann"]) == "ann"
    assert list(turns.served) == ["bob", "cid"]
