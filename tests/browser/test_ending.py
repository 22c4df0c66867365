"""A match that is ended unfinished: in the table's menu, alone at once, with others by their consent."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Axe, OpenPage
from tests.browser.hands import Finger, Mouse
from tests.browser.house import running
from tests.browser.journey import open_table, play_on

pytestmark = pytest.mark.slow

SMALL_PHONE = (360, 640)


def expect_no_winner(page: Page) -> None:
    """Nobody won, and what can be done next is on the screen."""
    expect(page.locator(".places")).to_have_count(0)
    for control in page.locator(".end > .actions > .button").all():
        expect(control).to_be_in_viewport(ratio=0.9)


def test_who_plays_against_bots_ends_the_match_and_checks_its_dice(open_page: OpenPage, axe: Axe):
    page = open_page("/", SMALL_PHONE, "ru", reduced_motion="reduce")
    finger = Finger(page)
    open_table(page, finger, "marrakech", "ru")
    play_on(page, finger, "marrakech", random.Random(1), most=2)
    page.get_by_role("button", name="Стол").tap()
    page.get_by_role("button", name="Закончить партию").tap()
    yes = page.get_by_role("button", name="Да, закончить")
    expect(page.get_by_text("Продолжить её будет нельзя.")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Играть дальше").tap()
    expect(yes).to_have_count(0)
    page.get_by_role("button", name="Закончить партию").tap()
    yes.tap()
    expect(page.locator(".end h2")).to_have_text("Партия не доиграна")
    expect(page.locator(".end")).to_contain_text("Закончить её решили вы.")
    expect_no_winner(page)
    axe(page)
    page.get_by_role("button", name="Проверить кости").first.tap()
    expect(page.locator(".check-verdict")).to_contain_text("запечатали до первого хода")
    page.get_by_role("button", name="Закрыть").last.tap()
    page.locator(".end a[href^='/replay/']:not([href$=review])").tap()
    page.keyboard.press("End")
    page.get_by_role("slider").fill(page.get_by_role("slider").get_attribute("max") or "")
    expect(page.locator(".question")).to_contain_text("партия не доиграна")
    page.get_by_role("button", name="Проверить кости").tap()
    expect(page.locator(".check-verdict")).to_contain_text("запечатали до первого хода")
    page.goto(page.url.split("/replay")[0])
    expect(page.locator(".continue a").first).to_contain_text("партия окончена")


def test_two_people_end_the_match_together(open_page: OpenPage, axe: Axe):
    host = open_page("/new/marrakech", DESKTOP, "en", reduced_motion="reduce")
    guest = open_page("/", SMALL_PHONE, "en", reduced_motion="reduce")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    guest.get_by_label("Code").fill(host.locator(".code").inner_text())
    guest.get_by_role("button", name="Join").tap()
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").tap()
    host.get_by_text("Bob").wait_for()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator(".chip").first.wait_for()

    def asks() -> None:
        host.get_by_role("button", name="Table").click()
        host.get_by_role("button", name="End the match").click()
        expect(host.get_by_text("The others are asked first.")).to_be_visible()
        host.get_by_role("button", name="Yes, end it").click()
        expect(host.locator(".consent")).to_contain_text("It is up to the others")
        expect(guest.locator(".consent")).to_contain_text("Ann asks to end the match unfinished.")

    asks()
    axe(guest)
    guest.get_by_role("button", name="Play on").tap()
    expect(host.locator(".note")).to_contain_text("Bob does not agree.")
    expect(host.locator(".consent")).to_have_count(0)
    asks()
    guest.get_by_role("button", name="End it").tap()
    expect(host.locator(".end")).to_contain_text("You ended the match.")
    expect(guest.locator(".end")).to_contain_text("Ann ended the match.")
    for page in (host, guest):
        expect_no_winner(page)
    guest.get_by_role("button", name="Play again").tap()
    expect(host.locator(".end-again")).to_contain_text("Bob")
    host.get_by_role("button", name="Join").click()
    for page in (host, guest):
        page.locator(".question, .clock").first.wait_for()
        expect(page.locator(".end")).to_have_count(0)


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time, as they do at people's tables."""
    with running(tmp_path_factory.mktemp("paced"), pace="1.2") as address:
        yield address


def test_what_was_wanted_during_a_race_happens_after_it(open_page: OpenPage, paced: str):
    page = open_page("/", DESKTOP, "en", reduced_motion="reduce")
    page.goto(paced)
    mouse = Mouse(page)
    open_table(page, mouse, "chazz", "en")
    page.locator(".board svg").first.wait_for()
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="End the match").click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.locator(".note")).to_have_text("The match ends when the race is over.")
    expect(page.locator(".end h2")).to_have_text("Not played to the end")
    expect_no_winner(page)
