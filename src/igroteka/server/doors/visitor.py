"""What a request tells about whoever sends it, before anything is believed."""

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
    """The page that sends the request, if a browser does."""
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
        """Of the page that is looked at."""
        return f"{'https' if self.is_secure else 'http'}://{self.host}"

    @property
    def is_here(self) -> bool:
        """The page is looked at on this machine, by an address that means another one elsewhere. Strangers may say so
        in the header, but come from elsewhere: they are not told how this machine is called in its own network.
        """
        return means_this_machine(name_in(self.host)) and (not self.address or means_this_machine(self.address))

    def check_origin(self) -> None:
        """Pages of other servers may not act for whoever looks at them. Programs that are no browsers have no page."""
        if self.origin is not None and host_of(self.origin) != self.host.lower():
            raise Refusal("origin")


def host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def name_in(host: str) -> str:
    """Without the port, and without the brackets of IPv6."""
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
    """No script can read it, and no other site can use it."""
    secure = "; Secure" if visitor.is_secure else ""
    return f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
