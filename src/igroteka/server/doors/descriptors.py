"""The descriptors of the process: each connection takes one, and usual limits are low."""

from contextlib import suppress

try:
    import resource
except ImportError:  # on Windows, which has no such limit
    resource = None

RESERVED = 100
"""Descriptors that connections leave to the database, the bots' processes and the log."""


def raise_descriptors() -> None:
    """Allows as many descriptors as the system lets this process have."""
    if resource is None:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS names no limit, and has one
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections(most: int) -> int:
    """As many connections as there are descriptors for, and no more than `most`."""
    if resource is None:
        return most
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - RESERVED))
