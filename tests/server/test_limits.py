"""How much anybody may ask: buckets that fill with time, without waiting for it."""

from contextlib import suppress

import pytest

from igroteka.server.doors.limits import MOST_BUCKETS, Buckets, Gate, Limits
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


def test_addresses_that_have_been_quiet_are_forgotten():
    clock = PassingTime()
    buckets = Buckets(holds=2, a_second=1, clock=clock)
    for number in range(MOST_BUCKETS + 1):
        buckets.take(str(number))
    clock.moment += 10
    buckets.take("one more")
    assert len(buckets.buckets) == 1


def test_sockets_are_counted_while_they_are_open():
    gate = Gate(Limits(sockets=2), PassingTime())
    with gate.socket("here"), gate.socket("here"), gate.socket("there"):
        with pytest.raises(Refusal), gate.socket("here"):
            pass
        assert gate.sockets == {"here": 2, "there": 1}
    with gate.socket("here"):
        pass
    assert not gate.sockets


def test_one_socket_may_send_for_three_seconds_at_once():
    clock = PassingTime()
    bucket = Gate(Limits(messages=5), clock).messages()
    assert sum(bucket.take(clock.now()) for _ in range(100)) == 15
    clock.moment += 1
    assert sum(bucket.take(clock.now()) for _ in range(100)) == 5
