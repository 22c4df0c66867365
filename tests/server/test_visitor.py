"""What a request claims: names and addresses of this machine, in all the ways in which they can be written, and
cookies.
"""

import pytest

from igroteka.server.doors.site import PublicUrl, Site
from igroteka.server.doors.visitor import Visitor, cookie_header, means_this_machine

OWN_HOST = Site(PublicUrl("https://games.example", ""))
UNDER_A_PATH = Site(PublicUrl("https://games.example", "/club"))
IN_THE_OPEN = Site(PublicUrl("http://games.example", ""))


def visitor(site: Site, cookies: str) -> Visitor:
    return Visitor.of({"headers": [(b"cookie", cookies.encode())], "scheme": "http"}, site)


@pytest.mark.parametrize(
    ("name", "is_this"),
    [
        ("localhost", True),
        ("game.localhost.", True),
        ("127.8.9.1", True),
        ("0.0.0.0", True),  # noqa: S104
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:192.0.2.7", False),
        ("192.0.2.7", False),
        ("localhost.example", False),
        ("", False),
    ],
)
def test_this_machine_is_known_by_every_name_of_it(name: str, is_this: bool):
    assert means_this_machine(name) == is_this


@pytest.mark.parametrize(
    ("site", "name"),
    [(OWN_HOST, "__Host-igroteka"), (UNDER_A_PATH, "__Secure-igroteka"), (IN_THE_OPEN, "igroteka")],
)
def test_a_cookie_has_the_strictest_name_that_its_site_allows(site: Site, name: str):
    assert cookie_header("igroteka", "ann", visitor(site, ""), 60).startswith(f"{name}=ann; ")


@pytest.mark.parametrize("order", ["{own}; {planted}", "{planted}; {own}"])
@pytest.mark.parametrize(("site", "prefix"), [(OWN_HOST, "__Host-"), (UNDER_A_PATH, "__Secure-")])
def test_a_cookie_that_another_host_has_planted_does_not_replace_the_own_one(site: Site, prefix: str, order: str):
    cookies = order.format(own=f"{prefix}igroteka=ann", planted="igroteka=eve")
    assert visitor(site, cookies).cookies["igroteka"] == "ann"


def test_a_cookie_without_a_prefix_is_read_as_before():
    for site in (OWN_HOST, UNDER_A_PATH, IN_THE_OPEN):
        assert visitor(site, "igroteka=ann; igroteka-t=seat").cookies == {"igroteka": "ann", "igroteka-t": "seat"}


def test_an_empty_cookie_with_a_prefix_hides_one_from_before():
    assert visitor(OWN_HOST, "igroteka-t=seat; __Host-igroteka-t=").cookies["igroteka-t"] == ""
