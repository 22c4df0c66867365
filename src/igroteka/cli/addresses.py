"""Where a server can be reached, for people: as an address, and as a picture for phones."""

import io
import socket

import segno

from igroteka.server.doors.visitor import means_this_machine

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (to be recognised, not to be bound)
ELSEWHERE = ("192.0.2.1", 9)  # an address kept for documentation: nothing is sent to it


def is_for_all(host: str) -> bool:
    return host in EVERYWHERE


def address_of(host: str, port: int) -> str:
    """As it is typed on this machine."""
    here = "localhost" if is_for_all(host) else f"[{host}]" if ":" in host else host
    return f"http://{here}:{port}/"


def reachable(host: str, port: int) -> str | None:
    """The origin by which others find a server that listens there; None, if it listens to this machine alone."""
    name = lan_address() if is_for_all(host) else host
    return None if name is None or means_this_machine(name) else address_of(name, port).removesuffix("/")


def lan_address() -> str | None:
    """This machine's own address in its network; None, if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # without sending anything, the system chooses the way
        except OSError:
            return None
        return probe.getsockname()[0]


def qr(text: str) -> str:
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
