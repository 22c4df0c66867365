"""The host decides about guests, a seat link asks first, and a seat is kept for those who have just left."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage

pytestmark = pytest.mark.slow

ASK_FOR_LINK = """() => fetch(`/api/tables/${location.pathname.slice(3)}/token`, {
    method: "POST", headers: { "content-type": "application/json" }, body: "{}"
}).then((one) => one.json()).then((one) => one.token)"""


def at_a_table(open_page: OpenPage) -> tuple[Page, Page]:
    """The host on a phone, and a guest who has a seat."""
    host = open_page("/new/tayu", PHONE, "en")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/t/"))
    guest = open_page(re.sub("^.*(?=/t/)", "", host.url), lang="en")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator(".seat-row .more")).to_have_count(1)
    return host, guest


def test_a_seat_link_asks_first_and_both_seats_are_held_until_one_is_given_back(open_page: OpenPage):
    host, guest = at_a_table(open_page)
    token, address = host.evaluate(ASK_FOR_LINK), guest.url
    guest.goto("about:blank")
    guest.goto(f"{address}#seat={token}")
    guest.get_by_role("button", name="Leave it").click()
    expect(guest.get_by_role("button", name="Get up")).to_have_count(1)
    guest.goto("about:blank")
    guest.goto(f"{address}#seat={token}")
    guest.get_by_role("button", name="Take it too").click()
    expect(guest.get_by_role("button", name="Get up")).to_have_count(2)
    guest.get_by_role("button", name="Give this seat back").click()
    expect(guest.get_by_role("button", name="Get up")).to_have_count(1)


def test_the_host_removes_a_guest_who_is_told(open_page: OpenPage):
    host, guest = at_a_table(open_page)
    host.locator(".seat-row .more").click()
    host.get_by_role("button", name="Remove from the table").click()
    expect(guest.get_by_role("heading", name="The host has asked you to leave this table.")).to_be_visible()
    host.get_by_role("checkbox", name="Lock the table").check()
    stranger = open_page(re.sub("^.*(?=/t/)", "", host.url), lang="en")
    expect(stranger.get_by_role("heading", name="The host has locked this table.")).to_be_visible()


def test_everybody_sees_for_how_long_a_seat_is_kept(open_page: OpenPage):
    host, guest = at_a_table(open_page)
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator(".bar .question").wait_for()
    is_hosts_turn = host.locator(".bar .question.asked").count() > 0
    leaving, staying = (host, guest) if is_hosts_turn else (guest, host)
    leaving.close()
    for place in (".chip-note .number", ".bar .number"):
        expect(staying.locator(place)).to_have_text(re.compile(r"0:[0-3]\d"))
