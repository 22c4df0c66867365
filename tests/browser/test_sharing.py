"""Links go out by the phone's own ways or by the clipboard, and records come in by dropping a file."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_frame import CLIPBOARD, clipboard, decide, play_now

pytestmark = pytest.mark.slow

SHARE = """() => {
    window.shared = [];
    navigator.share = ({ url }) => {
        window.shared.push(url);
        return window.refuses ? Promise.reject(new DOMException("", window.refuses)) : Promise.resolve();
    };
}"""
NO_CLIPBOARD = "() => void Object.defineProperty(navigator, 'clipboard', { value: undefined })"
# What is not prevented the browser does itself: it would leave the page, and open the file.
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: "text/plain" }));
    const place = document.querySelector("main");
    for (const type of ["dragenter", "dragover", "drop"]) {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
        place.dispatchEvent(event);
        if (type !== "dragenter" && !event.defaultPrevented) throw new Error(type);
    }
}"""


def invite(page: Page) -> str:
    """Opens a table, and gives the link to it."""
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".invite .link").inner_text()


def record_of_a_match(page: Page) -> str:
    play_now(page)
    decide(page)
    decide(page)
    return page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}/record`).then((one) => one.text())")


def test_a_phone_shares_in_its_own_ways(open_page: OpenPage):
    page = open_page("/new/tayu", PHONE, "en", permissions=CLIPBOARD, is_mobile=True)
    page.evaluate(SHARE)
    link = invite(page)
    button = page.locator(".invite button")
    button.tap()
    page.wait_for_function("() => window.shared.length === 1")
    assert page.evaluate("window.shared") == [link]
    expect(button).to_have_text("Copy")
    page.evaluate("window.refuses = 'AbortError'")
    button.tap()
    page.wait_for_function("() => window.shared.length === 2")
    expect(button).to_have_text("Copy")
    page.evaluate("window.refuses = 'NotAllowedError'")
    button.tap()
    expect(button).to_have_text("Copied")
    assert clipboard(page) == link


def test_with_a_mouse_the_link_is_copied_even_if_the_browser_could_share(open_page: OpenPage):
    page = open_page("/new/tayu", DESKTOP, "en", permissions=CLIPBOARD)
    page.evaluate(SHARE)
    link = invite(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert (page.evaluate("window.shared"), clipboard(page)) == ([], link)


def test_a_link_is_copied_where_pages_have_no_clipboard(open_page: OpenPage):
    """As on a server at home, which is reached without https."""
    page = open_page("/new/tayu", DESKTOP, "en", permissions=CLIPBOARD)
    page.evaluate("() => { window.own = navigator.clipboard }")
    page.evaluate(NO_CLIPBOARD)
    link = invite(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.own.readText()") == link
    expect(page.get_by_role("button", name="Copied")).to_be_focused()


def test_a_position_of_a_replay_is_shared(open_page: OpenPage):
    page = open_page("/", PHONE, "en", reduced_motion="reduce", is_mobile=True)
    play_now(page)
    decide(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.evaluate(SHARE)
    page.get_by_role("button", name="Forward one step").tap()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("button", name="Link").tap()
    page.wait_for_function("() => window.shared.length === 1")
    assert page.evaluate("window.shared")[0].endswith("?at=1")


@pytest.mark.parametrize("where", ["/replay", "a match"])
def test_a_record_is_dropped_onto_the_page(open_page: OpenPage, where: str):
    page = open_page("/", lang="en", reduced_motion="reduce")
    record = record_of_a_match(page)
    address, _, table = page.url.partition("/t/")
    page.goto(f"{address}/replay" if where == "/replay" else f"{address}/replay/{table}?at=2")
    page.locator(".drop, .slider").first.wait_for()
    page.evaluate(DROP, ["shopping.txt", "milk, bread"])
    expect(page.get_by_text("This is not a record of a match.")).to_be_visible()
    page.evaluate(DROP, ["match.txt", record])
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.get_by_text("This is not a record of a match.")).to_have_count(0)
    page.keyboard.press("Period")
    expect(slider).to_have_value("1")
    expect(page).to_have_url(f"{address}/replay")  # a file has no address that could be shared
    expect(page.get_by_role("link", name="To the table")).to_have_count(0)
