"""How many descriptors the process may have, and how many of them are for connections."""

from collections.abc import Iterator

import pytest

from igroteka.server.doors import descriptors
from igroteka.server.doors.descriptors import RESERVED, most_connections, raise_descriptors

resource = pytest.importorskip("resource")  # Windows has no such limit


@pytest.fixture
def few() -> Iterator[tuple[int, int]]:
    """A process that may have 500 descriptors, and raise that."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (500, hard))
    yield 500, hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_at_the_start_the_limit_becomes_as_high_as_the_system_allows(few: tuple[int, int]):
    raise_descriptors()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (few[1], few[1])


def test_some_descriptors_are_not_for_connections(few: tuple[int, int]):
    assert most_connections(10_000) == 500 - RESERVED
    assert most_connections(100) == 100


def test_a_system_without_such_a_limit_is_left_alone(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(descriptors, "resource", None)
    raise_descriptors()
    assert most_connections(10_000) == 10_000
