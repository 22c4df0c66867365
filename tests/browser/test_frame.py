"""Around the board: rules, the log's links, replays, seats taken along, and how one's turn is told."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage

pytestmark = pytest.mark.slow

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def play_now(page: Page, button: str = "Play now: Marrakech") -> None:
    page.get_by_role("button", name=button).click()
    page.locator("#choices").wait_for(state="attached")


def decide(page: Page) -> None:
    """Takes what the cursor finds first, and waits until it is told."""
    before = page.locator(".log-entry").count()
    page.locator("#choices").wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log-entry").nth(before)).to_be_attached()


def clipboard(page: Page) -> str:
    return page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize(("lang", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_the_rules_are_read_at_the_table(
    open_page: OpenPage, axe: Callable[[Page], None], lang: str, size: tuple[int, int]
):
    page = open_page("/", size, lang)
    play_now(page, {"ru": "Играть сейчас: Мазайцы", "en": "Play now: Mazaitsy"}[lang])
    address = page.url
    page.get_by_role("button", name={"ru": "Правила", "en": "Rules"}[lang]).click()
    sections = page.locator(".sheet .rules section")
    expect(sections.first).to_be_visible()
    expect(page.locator(".sheet .example img")).to_have_count(4)
    assert page.locator(".sheet .section-picture").count() > sections.count() / 2
    assert "`" not in page.locator(".sheet .rules").inner_text()
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    assert page.url == address


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (PHONE, "dark"), (DESKTOP, "light"), (DESKTOP, "dark")])
def test_sheets_at_a_table_are_for_everybody_to_read(
    open_page: OpenPage, axe: Callable[[Page], None], size: tuple[int, int], scheme: str
):
    page = open_page("/", size, "en", color_scheme=scheme, reduced_motion="reduce")
    play_now(page)
    decide(page)
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.locator(".sheet .seat-row").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".sheet kbd").first).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator(".log-side .log-entry").first).to_be_visible()
    axe(page)


def test_a_refusal_leads_to_its_clause(open_page: OpenPage):
    page = open_page("/", lang="en")
    page.get_by_role("button", name="Play now: Ta Yü").click()
    page.locator(".board .offered .dot").first.wait_for()
    box = page.locator(".board .tayu-box").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.15 * box["width"], box["y"] + 0.15 * box["height"])
    link = page.locator(".note .clause-link")
    clause = link.inner_text().strip("()")
    link.click()
    expect(page.locator(".clause.wanted dt")).to_have_text(clause)
    expect(page.locator(".clause.wanted")).to_be_in_viewport()


def test_an_entry_of_the_log_leads_to_its_position_and_back(open_page: OpenPage, axe: Callable[[Page], None]):
    page = open_page("/", lang="en", reduced_motion="reduce", permissions=CLIPBOARD)
    play_now(page)
    decide(page)
    decide(page)
    table = page.url
    entry = page.locator(".log-entry a").first
    text = entry.inner_text()
    at = (entry.get_attribute("href") or "").rpartition("=")[2]
    entry.click()
    slider = page.get_by_role("slider")
    expect(page.locator(".log-entry.here")).to_contain_text(text)
    page.wait_for_url(re.compile(rf"\?at={at}$"))
    axe(page)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_value("1")
    page.wait_for_url(re.compile(r"\?at=1$"))
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = open_page("/", PHONE, "ru")
    other.goto(clipboard(page))
    expect(other.get_by_role("slider")).to_have_value("1")
    page.keyboard.press("End")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(table)
    expect(page.locator(".chip").first).to_be_visible()


def test_a_match_plays_itself_at_any_speed_and_from_a_file(open_page: OpenPage, tmp_path: Path):
    page = open_page("/", lang="en", reduced_motion="reduce")
    play_now(page)
    for _ in range(3):
        decide(page)
    record = page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}/record`).then((one) => one.text())")
    file = tmp_path / "match.txt"
    file.write_text(record, encoding="utf-8")
    page.goto(page.url.partition("/t/")[0] + "/replay")
    page.locator("input[type=file]").set_input_files(file)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for speed in ("×2", "×4"):
        page.get_by_role("button", name="Speed").click()
        expect(page.get_by_role("button", name="Speed")).to_have_text(speed)
    page.get_by_role("button", name="Play").click()
    expect(slider).to_have_value(slider.get_attribute("max") or "", timeout=60_000)
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(open_page: OpenPage, tmp_path: Path):
    file = tmp_path / "other.txt"
    file.write_text("a shopping list")
    page = open_page("/replay", lang="en")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("This is not a record of a match.")).to_be_visible()


def test_a_seat_is_taken_along_to_a_phone(open_page: OpenPage):
    page = open_page("/", lang="en", permissions=CLIPBOARD)
    play_now(page)
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.locator(".take-along .link")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.take-along .qr').naturalWidth > 0")
    link = clipboard(page)
    assert "#seat=" in link
    phone = open_page("/", PHONE, "ru")
    phone.goto(link)
    expect(phone.locator(".chip.mine")).to_have_count(1)
    assert "#" not in phone.url
    stranger = open_page("/", PHONE, "en")
    stranger.goto(f"{page.url}#seat=nonsense")
    expect(stranger.get_by_text("This link is no longer good.")).to_be_visible()
    expect(stranger.locator(".chip.mine")).to_have_count(0)


def test_the_link_to_a_table_is_copied_and_shared(open_page: OpenPage):
    page = open_page("/new/tayu", lang="en", permissions=CLIPBOARD)
    page.get_by_role("button", name="Open the table").click()
    code = page.locator(".code").inner_text()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert clipboard(page).endswith(f"/j/{code}")
    guest = open_page("/", PHONE, "ru")
    guest.goto(clipboard(page))
    expect(guest.get_by_role("button", name="Сесть сюда")).to_be_visible()


def test_one_comes_back_to_tables_that_are_still_there(open_page: OpenPage):
    page = open_page("/", lang="en")
    play_now(page)
    table = page.url
    page.evaluate("""localStorage.setItem("visited", JSON.stringify([
        { id: "no-longer-there", code: "QQQQQQ", game: "tayu" }, ...JSON.parse(localStorage.getItem("visited"))]))""")
    page.get_by_role("link", name="Igroteka").click()
    back = page.get_by_role("navigation", name="Back to the table").get_by_role("link")
    expect(back).to_have_count(1)
    expect(back).to_contain_text("with bots · being played")
    back.click()
    page.wait_for_url(table)
    assert "no-longer-there" not in page.evaluate("localStorage.getItem('visited')")


def test_the_turn_is_told_by_title_and_icon(open_page: OpenPage):
    page = open_page("/", lang="en")
    plain = page.locator("link[rel=icon]").get_attribute("href") or ""
    play_now(page)
    expect(page).to_have_title(re.compile("^Your turn · Marrakech"))
    expect(page.locator("link[rel=icon]")).not_to_have_attribute("href", plain)
    page.get_by_role("link", name="Igroteka").click()
    expect(page).to_have_title("Igroteka")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", plain)


LISTEN = """
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.heard.push(document.hidden);
      return start.apply(this, when);
    };
    navigator.vibrate = () => window.heard.push("shaken");
"""


def test_ones_turn_is_heard_also_in_the_background_and_nothing_else_is(browser: Browser, address: str):
    context = browser.new_context(locale="en-GB")
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(address)
    play_now(page)
    page.evaluate("window.heard.length = 0")
    page.keyboard.press("m")
    decide(page)
    assert {*page.evaluate("window.heard")} <= {"shaken"}  # muted
    page.keyboard.press("m")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.evaluate("window.heard.length = 0")
    decide(page)
    decide(page)
    page.wait_for_function("() => window.heard.includes('shaken')")
    heard = page.evaluate("window.heard")
    turns = heard.count("shaken")
    assert len(heard) - turns == 2 * turns  # a turn is told by two tones
    context.close()


def test_a_rematch_with_bots_begins_at_once_and_an_ended_match_is_shown_again(open_page: OpenPage):
    page = open_page("/", PHONE, "en", reduced_motion="reduce")
    page.get_by_role("button", name="Play now: Ta Yü").click()
    for _ in range(200):
        page.locator(".board .offered .dot, .end").first.wait_for(timeout=60_000)
        if page.locator(".end").count():
            break
        laid = page.locator(".board .porcelain[role]").count()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function("(laid) => document.querySelectorAll('.board .porcelain[role]').length > laid", arg=laid)
    expect(page.locator(".end h2")).to_be_visible()
    ended = page.url
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.goto(ended)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != ended)
    page.locator(".board .offered .dot").first.wait_for()
