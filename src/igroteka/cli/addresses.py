"""The addresses at which people reach the server, as text and as a QR code."""

import io
import socket

import segno

from igroteka.server.doors.visitor import means_this_machine

ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104 (compared with, not bound)
ELSEWHERE = ("192.0.2.1", 9)  # an address reserved for documentation; nothing is sent to it


def is_for_all(host: str) -> bool:
    """Whether the server listens on all interfaces."""
    return host in ALL_INTERFACES


def address_of(host: str, port: int) -> str:
    """The address to type in a browser on this machine."""
    here = "localhost" if is_for_all(host) else f"[{host}]" if ":" in host else host
    return f"http://{here}:{port}/"


def reachable(host: str, port: int) -> str | None:
    """The origin at which other devices reach the server; None if it listens only to this machine."""
    name = lan_address() if is_for_all(host) else host
    return None if name is None or means_this_machine(name) else address_of(name, port).removesuffix("/")


def lan_address() -> str | None:
    """This machine's address in its local network; None if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing: it only makes the system choose a route
        except OSError:
            return None
        return probe.getsockname()[0]


def qr(text: str) -> str:
    """The text as a QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
