"""The big screen: found from the table, nothing to press, and it stays with the players."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Axe, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import open_table, play_on

pytestmark = pytest.mark.slow

CONTROLS = "button, select, input, main a"


def test_before_the_match_it_shows_how_to_come_and_who_is_there(open_page: OpenPage):
    host = open_page("/new/tayu")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    address = host.get_by_role("link", name="Show on a big screen").get_attribute("href")
    tv = open_page(f"{address}")
    expect(tv.locator(".big-seats")).to_contain_text("Ann")
    expect(tv.locator(".code")).to_have_text(host.locator(".code").inner_text())
    expect(tv.locator(CONTROLS)).to_have_count(0)


def test_both_other_views_are_found_at_the_table(open_page: OpenPage, axe: Axe):
    page = open_page("/", reduced_motion="reduce")
    open_table(page, Mouse(page), "marrakech", "en")
    page.get_by_role("button", name="Table").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Show on a big screen").click()
    expect(opened.value.locator(".play.big .mk-board")).to_be_visible()
    expect(opened.value.locator(CONTROLS)).to_have_count(0)
    axe(opened.value)
    opened.value.close()
    page.get_by_role("link", name="Play without pictures").click()
    page.locator(".plain").wait_for()
    page.get_by_role("button", name="Table").click()
    page.get_by_role("link", name="Play with pictures").click()
    page.locator(".mk-board").wait_for()


def test_it_follows_to_the_next_match(open_page: OpenPage):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    open_table(page, Mouse(page), "chazz", "en")
    tv = open_page(f"/t/{table_of(page)}?tv", reduced_motion="reduce")
    play_on(page, Mouse(page), "chazz", random.Random("tv"))
    expect(tv.locator(".end h2")).not_to_be_empty()
    expect(tv.locator(CONTROLS)).to_have_count(0)
    before = table_of(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: not address.endswith(before))
    tv.wait_for_url(f"**/t/{table_of(page)}?tv")
    expect(tv.locator(".play.big .chip").first).to_be_visible()


def table_of(page: Page) -> str:
    return re.sub(r".*/t/", "", page.url)
