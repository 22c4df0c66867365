"""An open page survives an upgrade of its server, and a server that fails at what it sends."""

import json

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Axe, OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import open_table
from tests.browser.seen import when_settled

pytestmark = pytest.mark.slow

NEW = "of-tomorrow"
SENT = 4  # times: once, and again three times


class Upgrade:
    """A server that is upgraded while the page is open: it tells another build, and lacks a script of the old one."""

    def __init__(self, page: Page) -> None:
        self.is_done, self.has_scripts = False, True
        page.route("**/api/address", self.tell)
        page.route("**/assets/TablePage-*.js", self.script)
        page.route("**/t/*", self.page)

    def tell(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers=answer.headers | ({"igroteka-client": NEW} if self.is_done else {}))

    def script(self, route: Route) -> None:
        route.continue_() if self.has_scripts else route.fulfill(status=404)

    def page(self, route: Route) -> None:
        """What is loaded again gets the scripts that it names."""
        self.has_scripts = True
        route.continue_()


def remember(page: Page) -> None:
    page.evaluate("window.isTheSamePage = true")


def expect_the_same(page: Page) -> None:
    page.clock.run_for(10_000)
    assert page.evaluate("window.isTheSamePage")


def test_play_now_on_a_page_from_before_an_upgrade_leads_to_the_table(browser: Browser, address: str):
    with browser.new_context(locale="en-GB") as context:  # whose browser may note that a script is gone
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        upgrade = Upgrade(page)
        page.goto(address)
        upgrade.is_done, upgrade.has_scripts = True, False
        page.get_by_role("button", name="Play now: Marrakech").click()
        when_settled(page, "marrakech")
        expect(page.locator(".chip.mine")).to_have_count(1)


def test_an_old_page_is_loaded_again_once_and_not_in_the_middle_of_a_decision(browser: Browser, address: str):
    with browser.new_context(locale="en-GB", reduced_motion="reduce") as context:  # whose network fails
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        upgrade = Upgrade(page)
        page.clock.install()
        page.goto(address)
        open_table(page, Mouse(page), "marrakech", "en")
        before = when_settled(page, "marrakech")
        page.keyboard.press("ArrowRight")
        marked = page.locator("#choices[aria-activedescendant]")
        expect(marked).to_be_attached()
        remember(page)
        upgrade.is_done = True
        with page.expect_response("**/api/address"):  # a page that reconnects asks what the server has by now
            context.set_offline(True)
            context.set_offline(False)
        expect_the_same(page)
        expect(marked).to_be_attached()
        page.keyboard.press("Enter")
        page.wait_for_function("() => !window.isTheSamePage && document.querySelector('.chip.mine')")
        assert len(when_settled(page, "marrakech").log) > len(before.log)
        remember(page)
        expect_the_same(page)  # the server keeps sending the same page


@pytest.mark.parametrize(("lang", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_a_step_at_which_the_server_fails_is_told_and_another_can_be_chosen(
    open_page: OpenPage, axe: Axe, lang: str, size: tuple[int, int]
):
    page = open_page("/", size, lang, reduced_motion="reduce")
    steps: list[str] = []

    def failing(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "act":
                steps.append(message["id"])
                route.close(code=1011)
            elif message["t"] == "preview":  # at once: a server answers in order
                route.send(json.dumps({"t": "foreseen", "id": message["id"], "outcomes": [[]]}))
            else:
                server.send(text)

        route.on_message(said)

    open_table(page, Mouse(page), "marrakech", lang)
    page.route_web_socket("**/ws/**", failing)
    page.reload()
    when_settled(page, "marrakech")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    told = page.get_by_text({"ru": "Сервер с этим не справился", "en": "The server failed at this"}[lang])
    expect(told).to_be_visible()
    assert steps == [steps[0]] * SENT
    axe(page)
    assert when_settled(page, "marrakech").is_asked
