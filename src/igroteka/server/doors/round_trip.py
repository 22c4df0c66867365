"""The kernel's own round trip to a client (TCP_INFO): a page can answer a ping late, but its kernel answers at once."""

import socket
import struct
import sys
from collections.abc import Callable
from typing import Any

from igroteka.server.doors.site import Site
from igroteka.server.table.lag import unproven

LEAST = struct.Struct("=148xI")
"""Linux's `struct tcp_info` up to `tcpi_min_rtt`: the least of the last five minutes, in microseconds."""
NOT_MEASURED = 0xFFFFFFFF


def kernel_trip(transport: Any, scope: Any, site: Site) -> Callable[[], float | None]:
    """Asks the kernel for the seconds to the client of this connection and back. What is known of a proxy says nothing
    about the clients behind it, and other systems than Linux tell nothing.
    """
    peer = scope["client"]
    if sys.platform != "linux" or peer is None or site.trusts(peer[0]):
        return unproven

    def measured() -> float | None:
        return least_trip(transport.get_extra_info("socket"))

    return measured


def least_trip(connected: Any) -> float | None:
    """None, if the connection is closed, or this kernel is too old to know."""
    try:
        told = connected.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, LEAST.size)
    except OSError:
        return None
    if len(told) < LEAST.size:
        return None
    (microseconds,) = LEAST.unpack(told)
    return None if microseconds == NOT_MEASURED else microseconds / 1e6
