"""The trace: the events inside a step, for animation and the log. No state depends on it.

A trace is an int64 array: the number of events, then each event as a kind and three numbers. An empty array
turns tracing off, as search and playouts do.
"""

from typing import Any

import numpy as np

from igroteka.core.rule import entry, rule

Event = tuple[int, int, int, int]
EVENT = 4  # words of one event
MOST_EVENTS = 64


SILENCE: Any = np.zeros(0, np.int64)
"""The empty trace, which turns tracing off."""


def new_trace() -> Any:
    return np.zeros(1 + EVENT * MOST_EVENTS, np.int64)


@rule
def note(trace: Any, kind: Any, first: Any, second: Any, third: Any) -> None:
    """Adds an event, if tracing is on."""
    if trace.size:
        write(trace, kind, first, second, third)


@entry
def write(trace: Any, kind: Any, first: Any, second: Any, third: Any) -> None:
    """Adds an event, if there is room."""
    at = 1 + EVENT * trace[0]
    if at + EVENT <= trace.size:
        trace[at] = kind
        trace[at + 1] = first
        trace[at + 2] = second
        trace[at + 3] = third
        trace[0] += 1


def events(trace: Any) -> list[Event]:
    """The events of a trace, in the order in which they happened."""
    words = trace.tolist()
    return [tuple(words[at : at + EVENT]) for at in range(1, 1 + EVENT * words[0], EVENT)]
