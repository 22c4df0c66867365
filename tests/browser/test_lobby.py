"""Before the match: seats appear as people come, everybody chooses a colour or a cat, and bots take what is left."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage

pytestmark = pytest.mark.slow

TELEVISION = (1280, 720)
NAMES = ["Ann", "Константин Константинович", "Bob", "Maximilian-Alexander von und zu Hohenst", "Eve", "Вера Павловна"]
NAMES += ["Bartholomew Featherstonehaugh", "Zoe"]

OPEN_TABLE = """async ([game, names]) => {
    const seats = names.map((name) => ({ name }));
    const body = JSON.stringify({ game, options: { players: String(names.length) }, seats });
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""
WHOLE = """(names) => [...document.querySelectorAll(names)].every((one) => {
    const box = one.getBoundingClientRect();
    const isCut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
    return !isCut && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
})"""
"""Nothing of any name is cut off, or outside of the screen."""
COLOUR = "(one, colour) => getComputedStyle(one).getPropertyValue(colour)"


def opened(page: Page) -> str:
    page.get_by_role("button", name="Open the table").click()
    page.locator(".code").wait_for()
    return "/t/" + page.url.partition("/t/")[2]


def come(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.tap()


def row(page: Page, name: str) -> Locator:
    return page.locator(".seat-row", has_text=name)


def test_seats_appear_as_people_come_and_bots_take_the_rest(open_page: OpenPage, axe: Callable[[Page], None]):
    host = open_page("/new/marrakech")
    host.locator(".segment", has_text="4").click()
    host.get_by_label("Your name").fill("Ann")
    address = opened(host)
    big = open_page(f"{address}?tv", TELEVISION)
    expect(big.locator(".big-seats")).to_contain_text("3 seats are open")
    guest = open_page(address, PHONE)
    come(guest, "Bob")
    for page in (host, guest, big):
        expect(page.get_by_text("Bob")).to_be_visible()
        expect(page.get_by_text("2 seats are open")).to_be_visible()
        axe(page)
    assert guest.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(guest.get_by_role("button", name="Begin")).to_have_count(0)
    host.get_by_label("The rest: bots").select_option("novice")
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest, big):
        expect(page.locator(".chip")).to_have_count(4)
    host.get_by_role("button", name="Table").click()
    expect(host.locator(".seat-row", has_text="bot: novice")).to_have_count(2)
    guest.get_by_role("button", name="Table").tap()
    expect(guest.locator(".seat-row", has_text="bot: novice")).to_have_count(2)
    expect(guest.locator(".seat-row select")).to_have_count(0)


def test_a_big_screen_tells_who_plays_together(open_page: OpenPage, axe: Callable[[Page], None]):
    host = open_page("/new/tayu")
    host.locator(".segment", has_text="4").click()
    host.get_by_label("Your name").fill("Ann")
    for seat, bot in (("Seat 2", "novice"), ("Seat 3", "novice")):
        host.get_by_label(seat).select_option(bot)
    big = open_page(f"{opened(host)}?tv", TELEVISION)
    expect(big.locator(".big-seats small")).to_have_text(["team 1", "team 2", "team 1"])
    expect(big.locator(".big-seats li").first).to_contain_text("Ann")
    axe(big)


def test_a_table_tells_which_of_its_rules_are_unusual(open_page: OpenPage):
    host = open_page("/new/mazaitsy")
    host.locator("details > summary").click()
    expect(host.get_by_label("Stolen hares")).to_have_count(0)
    expect(host.get_by_label("Number of rounds")).to_have_count(0)
    host.get_by_label("Stealing of hares").select_option("yes")
    host.get_by_label("Stolen hares").select_option("one from each boat")
    host.get_by_label("Load of up to nine points").select_option("yes")
    guest = open_page(opened(host), PHONE)
    expect(guest.locator(".table-rules li")).to_have_text(
        ["Load of up to nine points", "Stealing of hares", "Stolen hares: one from each boat"]
    )


def test_the_colour_one_chooses_is_ones_own_in_the_match(open_page: OpenPage):
    host = open_page("/new/marrakech")
    host.get_by_label("Your name").fill("Ann")
    address = opened(host)
    row(host, "Ann").get_by_label("green").check()
    guest = open_page(address, PHONE)
    come(guest, "Bob")
    expect(row(guest, "Bob").get_by_label("green")).to_be_disabled()
    row(guest, "Bob").get_by_label("amber").check()
    expect(row(guest, "Bob").get_by_label("amber")).to_be_checked()
    host.get_by_role("button", name="Begin").click()
    host.locator(".mk-board").wait_for()
    replay = open_page(address.replace("/t/", "/replay/"))
    for page in (host, guest, replay):
        page.locator(".mk-board").wait_for()
        for name, look in (("Ann", 4), ("Bob", 3)):
            chip = page.locator(".chip", has_text=name if page is not guest or name == "Ann" else "You")
            seat = int((chip.get_attribute("class") or "").partition("seat-")[2][0])
            expect(chip.locator(".seat-mark circle").first).to_have_attribute("fill", f"var(--look-{look})")
            root = page.locator("html")
            assert root.evaluate(COLOUR, f"--seat-{seat}") == root.evaluate(COLOUR, f"--look-{look}")
            rug = page.locator(f"#mk-rug-{2 * seat - 2}")
            assert rug.evaluate(COLOUR, "--dye") == root.evaluate(COLOUR, f"--look-{look}")


def test_the_cat_one_chooses_runs_the_race(open_page: OpenPage):
    page = open_page("/new/chazz", PHONE)
    page.get_by_label("Your name").fill("Ann")
    opened(page)
    page.get_by_label("violet").check()
    own = row(page, "Ann").locator("> .face path").first
    expect(row(page, "Ann").locator("> .face svg")).to_have_attribute("style", "--coat: var(--look-5);")
    shape = own.get_attribute("d")
    page.get_by_role("button", name="Begin").tap()
    page.locator(".chazz .cats").wait_for()
    expect(page.locator(f".cats .own .sitting path[d='{shape}']")).to_have_count(1)


def test_any_phone_begins_if_whoever_opened_the_table_does_not_play(open_page: OpenPage):
    host = open_page("/new/chazz", TELEVISION)
    host.get_by_label("Seat 1").select_option("open")
    address = opened(host)
    host.goto(host.url + "?tv")
    host.locator(".big-seats").wait_for()
    first, second = open_page(address, PHONE), open_page(address, PHONE)
    expect(first.get_by_role("button", name="Begin")).to_have_count(0)
    come(first, "Ann")
    come(second, "Bob")
    expect(first.get_by_text("Bob")).to_be_visible()
    expect(first.get_by_role("button", name="Begin")).to_be_visible()
    second.get_by_role("button", name="Begin").tap()
    for page in (host, first, second):
        expect(page.locator(".chip")).to_have_count(4)


@pytest.mark.parametrize("size", [TELEVISION, (1920, 1080)])
def test_no_name_is_cut_on_a_big_screen(open_page: OpenPage, size: tuple[int, int]):
    page = open_page("/", DESKTOP)
    table = page.evaluate(OPEN_TABLE, ["chazz", NAMES])
    big = open_page(f"/t/{table}?tv", size)
    expect(big.locator(".big-seats li")).to_have_count(8)
    big.wait_for_load_state("networkidle")
    big.wait_for_function(WHOLE, arg=".big-seats span:not(.face)")
    page.goto(page.url.rstrip("/") + f"/t/{table}")
    page.get_by_role("button", name="Begin").click()
    big.locator(".cats .cat-name").first.wait_for()
    big.wait_for_function(WHOLE, arg=".chip-name")
    big.wait_for_function(WHOLE, arg=".cat-name")


def test_on_the_servers_own_machine_links_lead_others_there(open_page: OpenPage):
    """As if the server had told that it is reached in its network."""
    host = open_page("/new/tayu")
    address = opened(host)
    big = open_page(f"{address}?tv", TELEVISION)
    for page in (host, big):
        page.route("**/api/address", lambda route: route.fulfill(json={"origin": "http://192.168.1.5:8000"}))
        page.reload()
        page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")
    expect(host.locator(".link")).to_have_text(f"http://192.168.1.5:8000/j/{host.locator('.code').inner_text()}")
    expect(big.get_by_text("192.168.1.5:8000")).to_be_visible()


@pytest.mark.parametrize(("lang", "said"), [("en", "To let others in"), ("ru", "Чтобы могли войти другие")])
def test_a_server_for_its_own_machine_alone_says_how_others_could_come(
    open_page: OpenPage, axe: Callable[[Page], None], lang: str, said: str
):
    host = open_page("/new/tayu", PHONE, lang)
    host.locator("form .button.main").tap()
    host.locator(".code").wait_for()
    big = open_page("/t/" + host.url.partition("/t/")[2] + "?tv", TELEVISION, lang)
    for page in (host, big):
        expect(page.get_by_text(said)).to_contain_text("./run serve --host 0.0.0.0")
        expect(page.locator("img.qr")).to_have_count(0)
        axe(page)


def test_the_choice_of_bots_is_no_wider_than_a_phone(open_page: OpenPage):
    host = open_page("/new/tayu", PHONE, "ru")
    host.locator("form .button.main").tap()
    expect(host.locator(".rest option").first).to_be_attached()
    field, button = (host.locator(one).bounding_box() for one in (".rest .field", ".begin > .button"))
    assert field
    assert button
    assert field["x"] + field["width"] <= button["x"] + button["width"]


def test_the_form_says_who_plays_together(open_page: OpenPage):
    page = open_page("/new/tayu", PHONE)
    teams = page.locator(".seat-row small", has_text=re.compile("^Team"))
    expect(page.locator(".seat-row")).to_have_count(2)
    expect(teams).to_have_count(0)
    page.locator(".segment", has_text="4").tap()
    expect(teams).to_have_text(["Team 1", "Team 2", "Team 1", "Team 2"])
