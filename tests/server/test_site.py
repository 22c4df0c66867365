"""Where a server is in the web: the public address, and which proxies are believed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.server.doors.site import LOOPBACK, MOST_HOPS, USUAL, PublicUrl, Site, networks

INSIDE = Site(proxies=networks("10.89.0.0/24, 127.0.0.1, fd00::/8") or ())


@pytest.mark.parametrize(
    ("text", "origin", "path"),
    [
        ("https://games.example", "https://games.example", ""),
        ("HTTPS://Games.Example:443/", "https://games.example", ""),
        ("http://games.example:8080/", "http://games.example:8080", ""),
        ("https://example.org/games/", "https://example.org", "/games"),
        ("https://example.org/~ann/board.games", "https://example.org", "/~ann/board.games"),
        ("https://игры.рф/stol", "https://xn--c1ajz8b.xn--p1ai", "/stol"),
        ("http://192.0.2.7:80", "http://192.0.2.7", ""),
        ("https://[2001:DB8:0::1]:8443", "https://[2001:db8::1]:8443", ""),
    ],
)
def test_a_public_address_is_read_as_browsers_write_it(text: str, origin: str, path: str):
    assert PublicUrl.read(text) == PublicUrl(origin, path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "games.example",
        "//games.example",
        "ftp://games.example",
        "https://",
        "https:///games",
        "https://ann@games.example",
        "https://games.example:0",
        "https://games.example:65536",
        "https://games.example:x",
        "https://games.example/?lang=ru",
        "https://games.example/#t",
        "https://games.example/a//b",
        "https://games.example/a/../b",
        "https://games.example/.",
        "https://games.example/%41",
        'https://games.example/"onload=',
        "https://games.example/игры",
        "https://games.example\\evil.example",
        "https://games example",
        "https://-games.example",
        "https://.",
        "https://[::1",
        "https://[games]",
    ],
)
def test_what_is_no_address_of_a_site_is_refused(text: str):
    assert PublicUrl.read(text) is None


@given(st.text())
def test_whatever_is_read_reads_the_same_again(text: str):
    url = PublicUrl.read(f"https://{text}")
    assert url is None or PublicUrl.read(url.origin + url.path) == url
    assert url is None or f"{url.origin}{url.path}".isascii()


@pytest.mark.parametrize("text", ["", "proxy", "10.0.0.5/8", "10.0.0.0/33", "127.0.0.1,", "127.0.0.1;10.0.0.1"])
def test_what_is_no_network_is_refused(text: str):
    assert networks(text) is None


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.9", "", "192.0.2.9"),
        ("192.0.2.9", "198.51.100.1", "192.0.2.9"),  # a stranger claims to be somebody else
        ("192.0.2.9", "10.89.0.2", "192.0.2.9"),  # or a proxy
        ("10.89.0.2", "198.51.100.1", "198.51.100.1"),
        ("10.89.0.2", "203.0.113.5, 198.51.100.1", "198.51.100.1"),  # the client has sent the header itself
        ("10.89.0.2", "203.0.113.5, 198.51.100.1, 10.89.0.7", "198.51.100.1"),  # two proxies in a row
        ("10.89.0.2", "10.89.0.9, 127.0.0.1", "10.89.0.9"),  # the proxy asks for itself
        ("10.89.0.2", "", "10.89.0.2"),
        ("10.89.0.2", "unknown", "10.89.0.2"),
        ("10.89.0.2", "198.51.100.1, unknown, 10.89.0.7", "10.89.0.7"),
        ("10.89.0.2", "198.51.100.1:52011", "198.51.100.1"),
        ("10.89.0.2", "[2001:db8::5]:52011", "2001:db8::5"),
        ("10.89.0.2", '"[2001:db8::5]"', "10.89.0.2"),
        ("fd00::2", "2001:DB8:0::5", "2001:db8::5"),
        ("::ffff:10.89.0.2", "::ffff:198.51.100.1", "198.51.100.1"),
        ("", "198.51.100.1", ""),
    ],
)
def test_the_client_is_the_nearest_that_is_no_trusted_proxy(peer: str, forwarded: str, client: str):
    assert INSIDE.client(peer, forwarded) == client


def test_a_row_of_proxies_that_has_no_end_is_not_followed_to_it():
    assert INSIDE.client("10.89.0.2", "198.51.100.1," + MOST_HOPS * "10.89.0.7,") == "10.89.0.2"
    assert INSIDE.client("10.89.0.2", "198.51.100.1" + (MOST_HOPS + 1) * ",10.89.0.7") == "10.89.0.7"
    assert INSIDE.client("10.89.0.2", "198.51.100.1" + MOST_HOPS * ",10.89.0.7") == "198.51.100.1"


@given(st.text())
def test_whatever_a_header_says_it_names_an_address_or_nobody_else(forwarded: str):
    client = INSIDE.client("10.89.0.2", forwarded)
    assert client == "10.89.0.2" or INSIDE.client(client, "") == client


def test_unless_it_is_said_otherwise_this_machine_alone_is_believed():
    assert USUAL.proxies == LOOPBACK
    assert [USUAL.trusts(address) for address in ("127.0.0.1", "127.8.8.8", "::1", "10.0.0.1", "", "x")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
