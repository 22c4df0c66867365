"""What a request claims about its sender, before anything is verified."""

from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from igroteka.core.words import Lang
from igroteka.server.protocol.refusal import Refusal


class Visitor(NamedTuple):
    address: str
    cookies: dict[str, str]
    host: str
    origin: str | None
    """The origin of the page that sends the request, if a browser sends it."""
    lang: Lang
    is_secure: bool

    @classmethod
    def of(cls, scope: Mapping[str, Any]) -> "Visitor":
        """From an ASGI scope."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        return cls(
            address=client[0] if client else "",
            cookies=cookies_in(headers.get("cookie", "")),
            host=headers.get("host", ""),
            origin=headers.get("origin"),
            lang="ru" if headers.get("accept-language", "").lower().startswith("ru") else "en",
            is_secure=scope["scheme"] in ("https", "wss"),
        )

    @property
    def own_origin(self) -> str:
        """The origin of the page that the visitor looks at."""
        return f"{'https' if self.is_secure else 'http'}://{self.host}"

    @property
    def is_here(self) -> bool:
        """Whether the page is open on this machine, under a loopback address. Others may claim so in the header, but
        connect from elsewhere: they are not told this machine's name in its network.
        """
        return means_this_machine(name_in(self.host)) and (not self.address or means_this_machine(self.address))

    def check_origin(self) -> None:
        """Refuses requests from pages of other origins. Programs other than browsers send no origin."""
        if self.origin is not None and host_of(self.origin) != self.host.lower():
            raise Refusal("origin")


def host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def name_in(host: str) -> str:
    """The host without its port, and without IPv6 brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def means_this_machine(name: str) -> bool:
    try:
        address = ip_address(name)
    except ValueError:
        return name.rstrip(".").rpartition(".")[2] == "localhost"
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or address.is_unspecified


def cookies_in(header: str) -> dict[str, str]:
    pairs = (piece.strip().partition("=") for piece in header.split(";"))
    return {name: value for name, _, value in pairs if name}


def cookie_header(name: str, value: str, visitor: Visitor, seconds: int) -> str:
    """A cookie that no script can read and no other site can use."""
    secure = "; Secure" if visitor.is_secure else ""
    return f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
