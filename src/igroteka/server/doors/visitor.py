"""What a request claims about its sender, before anything is verified."""

from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from igroteka.core.words import Lang
from igroteka.server.doors.site import Site, source_of


class Visitor(NamedTuple):
    address: str
    cookies: dict[str, str]
    host: str
    """The host that the visitor has asked; if the site has a public address, its host."""
    root: str
    """The path before all paths of the server."""
    origin: str | None
    """The origin of the page that sends the request, if a browser sends it."""
    lang: Lang
    is_secure: bool

    @classmethod
    def of(cls, scope: Mapping[str, Any], site: Site) -> "Visitor":
        """From an ASGI scope. What proxies add is believed if the site trusts them."""
        headers = headers_of(scope)
        client = scope.get("client")
        peer = client[0] if client else ""
        added = headers if site.trusts(peer) else {}
        scheme = last_of(added.get("x-forwarded-proto", "")) or scope["scheme"]
        host = last_of(added.get("x-forwarded-host", "")) or headers.get("host", "")
        is_secure = site.public.is_secure if site.public else scheme.lower() in ("https", "wss")
        return cls(
            address=site.client(peer, added.get("x-forwarded-for", "")),
            cookies=cookies_in(headers.get("cookie", ""), cookie_prefix(is_secure, site.root)),
            host=site.public.host if site.public else host,
            root=site.root,
            origin=headers.get("origin"),
            lang="ru" if headers.get("accept-language", "").lower().startswith("ru") else "en",
            is_secure=is_secure,
        )

    @property
    def source(self) -> str:
        """The key under which limits count this visitor. All of unknown address have the same."""
        return source_of(self.address)

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


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """Headers by name. The values of a repeated one are joined: a proxy may add a line of its own."""
    headers: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1")
        comma = ";" if name == "cookie" else ","
        headers[name] = f"{headers[name]}{comma} {value}" if name in headers else value
    return headers


def last_of(values: str) -> str:
    """The last of the values in a header, which the nearest proxy has written."""
    return values.rpartition(",")[2].strip()


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


def cookie_prefix(is_secure: bool, root: str) -> str:
    """What the names of cookies begin with. Browsers then take them over TLS only; `__Host-`, from this host alone."""
    if not is_secure:
        return ""
    return "__Secure-" if root else "__Host-"


def cookies_in(header: str, prefix: str) -> dict[str, str]:
    """Cookies by their names without the prefix. One that has none is from before names had one, or was set by another
    host of the same domain: it counts unless there is one with the prefix.
    """
    pairs = (piece.strip().partition("=") for piece in header.split(";"))
    cookies = {name: value for name, _, value in pairs if name}
    return cookies | {name.removeprefix(prefix): cookies[name] for name in cookies if name.startswith(prefix)}


def cookie_header(name: str, value: str, visitor: Visitor, seconds: int) -> str:
    """A cookie that no script can read and no other site can use."""
    prefix, secure = cookie_prefix(visitor.is_secure, visitor.root), "; Secure" if visitor.is_secure else ""
    return f"{prefix}{name}={value}; Path={visitor.root or '/'}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
