"""How much anybody may ask: buckets that fill with time, without waiting for it."""

from contextlib import suppress

import pytest

from igroteka.server.doors.buckets import MOST_BUCKETS, Bucket, Buckets
from igroteka.server.doors.limits import Gate, Limits
from igroteka.server.protocol.refusal import Refusal
from tests.server.world import PassingTime


def takes(buckets: Buckets, key: str, times: int) -> int:
    """How often it could be taken."""
    taken = 0
    for _ in range(times):
        with suppress(Refusal):
            buckets.take(key)
            taken += 1
    return taken


def test_a_bucket_gives_what_it_holds_and_fills_up_with_time():
    clock = PassingTime()
    buckets = Buckets(holds=10, a_second=2, clock=clock)
    assert takes(buckets, "one", 100) == 10
    assert takes(buckets, "other", 100) == 10
    clock.moment += 3
    assert takes(buckets, "one", 100) == 6
    clock.moment += 1000
    assert takes(buckets, "one", 100) == 10


def test_what_costs_more_takes_more():
    buckets = Buckets(holds=10, a_second=1, clock=PassingTime())
    buckets.take("one", 8)
    with pytest.raises(Refusal, match="too-fast"):
        buckets.take("one", 3)
    buckets.take("one", 2)


def test_a_fine_is_paid_by_waiting():
    clock = PassingTime()
    buckets = Buckets(holds=10, a_second=1, clock=clock)
    for _ in range(5):
        buckets.fine("one", 8)
    assert takes(buckets, "one", 100) == 0
    clock.moment += 13
    assert takes(buckets, "one", 100) == 3
    assert takes(buckets, "other", 100) == 10


def test_addresses_that_have_been_quiet_are_forgotten():
    clock = PassingTime()
    buckets = Buckets(holds=2, a_second=1, clock=clock)
    for number in range(100):
        buckets.take(str(number))
    clock.moment += 10
    takes(buckets, "one more", 100)
    assert list(buckets.buckets) == ["one more"]


def test_an_address_that_asks_again_is_not_forgotten_before_quieter_ones():
    clock = PassingTime()
    buckets = Buckets(holds=10, a_second=0.001, clock=clock)
    assert takes(buckets, "busy", 20) == 10
    for number in range(2 * MOST_BUCKETS):
        buckets.take(str(number))
        if not number % (MOST_BUCKETS // 2):
            assert takes(buckets, "busy", 1) == 0
    assert len(buckets.buckets) == MOST_BUCKETS


def test_however_many_addresses_come_a_request_looks_at_a_few_buckets(monkeypatch: pytest.MonkeyPatch):
    clock, looks = PassingTime(), 0
    real = Bucket.take

    def counted(bucket: Bucket, now: float, amount: float = 1.0, seen: float | None = None) -> bool:
        nonlocal looks
        looks += 1
        return real(bucket, now, amount, seen)

    buckets = Buckets(holds=2, a_second=0.001, clock=clock)
    for number in range(MOST_BUCKETS + 1):
        buckets.take(str(number))
    monkeypatch.setattr(Bucket, "take", counted)
    for number in range(100):
        buckets.take(f"new {number}")
    assert looks == 100
    assert len(buckets.buckets) == MOST_BUCKETS


def test_a_bucket_runs_over_for_the_time_in_which_nothing_was_read():
    bucket = Bucket(holds=10, a_second=2, now=0.0)
    assert sum(bucket.take(100.0, seen=90.0) for _ in range(100)) == 30
    assert sum(bucket.take(110.0, seen=110.0) for _ in range(100)) == 10
    bucket.take(115.0, 0, seen=110.0)
    assert sum(bucket.take(200.0, seen=200.0) for _ in range(100)) == 10


def test_sockets_are_counted_while_they_are_open():
    gate = Gate(Limits(sockets=2), PassingTime())
    with gate.socket("here"), gate.socket("here"), gate.socket("there"):
        with pytest.raises(Refusal), gate.socket("here"):
            pass
        assert gate.sockets.open == {"here": 2, "there": 1}
    with gate.socket("here"):
        pass
    assert not gate.sockets.open


def test_one_socket_may_send_for_three_seconds_at_once():
    clock = PassingTime()
    bucket = Gate(Limits(messages=5), clock).messages()
    assert sum(bucket.take(clock.now()) for _ in range(100)) == 15
    clock.moment += 1
    assert sum(bucket.take(clock.now()) for _ in range(100)) == 5
