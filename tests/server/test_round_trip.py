"""The kernel's own round trip, which a client cannot lengthen by answering late."""

import socket
import sys
from ipaddress import ip_network
from typing import Any

import pytest

from igroteka.server.doors.round_trip import kernel_trip, least_trip
from igroteka.server.doors.site import Site
from igroteka.server.table.lag import unproven

STRANGERS = Site(proxies=(ip_network("192.0.2.1"),))
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")


class Transport:
    def __init__(self, connected: socket.socket) -> None:
        self.connected = connected

    def get_extra_info(self, name: str) -> Any:
        return self.connected if name == "socket" else None


def connected() -> tuple[socket.socket, socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        client = socket.create_connection(listening.getsockname())
        return client, listening.accept()[0]


@linux
def test_the_kernel_knows_the_trip_of_a_connection():
    client, accepted = connected()
    with client, accepted:
        measured = kernel_trip(Transport(accepted), {"client": client.getsockname()}, STRANGERS)
        trip = measured()
        assert trip is not None
        assert 0 < trip < 1


@linux
def test_what_it_knows_of_a_connection_that_is_closed_is_nothing():
    client, accepted = connected()
    client.close()
    accepted.close()
    assert least_trip(accepted) is None


@pytest.mark.parametrize("peer", [("127.0.0.1", 1), ("::1", 1), None])
def test_what_it_knows_of_a_proxy_proves_nothing(peer):
    client, accepted = connected()
    with client, accepted:
        assert kernel_trip(Transport(accepted), {"client": peer}, Site()) is unproven


def test_an_older_kernel_that_tells_less_proves_nothing():
    class Old:
        def getsockopt(self, *_: int) -> bytes:
            return bytes(104)

    class Unmeasured:
        def getsockopt(self, *_: int) -> bytes:
            return b"\xff" * 152

    assert least_trip(Old()) is None
    assert least_trip(Unmeasured()) is None
