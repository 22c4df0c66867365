"""Where the server is in the web: the address that people type, and the proxies before it."""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

Network = IPv4Network | IPv6Network

LOOPBACK: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1"))
USUAL_PORTS = {"http": 80, "https": 443}
NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.?")
PATH = re.compile(r"(/(?!\.\.?(/|$))[\w.~-]+)*", re.ASCII)
MOST_READ = 10_000
"""Addresses that are remembered as read: a new connection of one of them is faster judged."""
MOST_HOPS = 16
"""Proxies in a row; what is said to lie beyond them is not read."""


class PublicUrl(NamedTuple):
    """The address at which people find the server, as browsers write it."""

    origin: str
    """`https://games.example`"""
    path: str
    """`/igroteka`, or nothing if the server has the host to itself."""

    @classmethod
    def read(cls, text: str) -> "PublicUrl | None":
        """None if it is no such address."""
        try:
            url = urlsplit(text)
            host, number = host_name(url.hostname or ""), url.port
        except ValueError:
            return None
        path = url.path.rstrip("/")
        is_more = url.query or url.fragment or "@" in url.netloc or "\\" in text
        if host is None or url.scheme not in USUAL_PORTS or number == 0 or is_more or not PATH.fullmatch(path):
            return None
        port = "" if number in (None, USUAL_PORTS[url.scheme]) else f":{number}"
        return cls(f"{url.scheme}://{host}{port}", path)

    @property
    def is_secure(self) -> bool:
        return self.origin.startswith("https:")

    @property
    def host(self) -> str:
        return self.origin.partition("://")[2]


class Site(NamedTuple):
    public: PublicUrl | None = None
    """None: the address is what the requests say."""
    proxies: tuple[Network, ...] = LOOPBACK
    """What these say about a request that they pass on is believed."""

    @property
    def root(self) -> str:
        """The path before all paths of the server."""
        return self.public.path if self.public else ""

    def trusts(self, address: str) -> bool:
        found = address_in(address)
        return found is not None and any(found in network for network in self.proxies)

    def client(self, peer: str, forwarded: str) -> str:
        """The address of the client: the nearest one that is no trusted proxy. Each proxy adds to the right of
        `X-Forwarded-For` who asked it, and what comes from the left of that may be a lie.
        """
        nearest = plain(peer)
        hops = forwarded.rsplit(",", MOST_HOPS)
        while hops and self.trusts(nearest) and (hop := address_in(hops.pop())) is not None:
            nearest = str(hop)
        return nearest


USUAL = Site()


def host_name(name: str) -> str | None:
    """A host as browsers write it, in lower case and in ASCII; None if it is none."""
    try:
        written = f"[{IPv6Address(name)}]" if ":" in name else name.encode("idna").decode()
    except ValueError:
        return None
    return written if ":" in name or NAME.fullmatch(written) else None


def networks(text: str) -> tuple[Network, ...] | None:
    """Addresses and networks, separated by commas. None if one of them is neither."""
    try:
        return tuple(ip_network(part.strip()) for part in text.split(","))
    except ValueError:
        return None


@lru_cache(MOST_READ)
def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """An address with or without a port, as proxies write it; None if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def source_of(address: str) -> str:
    """The key under which limits count an address. For IPv6 it is the /64 network, which belongs to one household: each
    machine in it can have as many addresses as it likes.
    """
    found = address_in(address)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64" if isinstance(found, IPv6Address) else plain(address)


def network_of(source: str) -> str:
    """The network that somebody with this source may have as a whole: for IPv6 a /48, which has 65,536 sources."""
    return str(ip_network(source).supernet(new_prefix=48)) if source.endswith("/64") else source


def plain(peer: str) -> str:
    """An address in its shortest form; a socket for both protocols gives IPv4 addresses a longer one."""
    return str(address_in(peer) or peer)
