"""The table always says what it waits for."""

import json
import random

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Mouse
from tests.browser.journey import open_table
from tests.browser.seen import seen, when_settled

pytestmark = pytest.mark.slow


def test_bots_that_are_being_prepared_play_simply_and_the_table_says_so(open_page: OpenPage):
    """What the server tells after its first start."""
    page = open_page("/")
    open_table(page, Mouse(page), "marrakech", "en")
    when_settled(page, "marrakech")
    routes: list[WebSocketRoute] = []

    def kept(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    page.route_web_socket("**/ws**", kept)
    page.reload()
    when_settled(page, "marrakech")
    told = page.get_by_text("The bots are still learning Marrakech")
    expect(told).to_have_count(0)
    routes[0].send(json.dumps({"t": "preparing", "done": False}))
    expect(told).to_be_visible()
    routes[0].send(json.dumps({"t": "preparing", "done": True}))
    expect(told).to_have_count(0)


def test_a_game_whose_rules_are_not_ready_opens_by_itself_when_they_are(open_page: OpenPage):
    page = open_page("/")
    refused = [True, True]

    def answer(route: Route) -> None:
        if route.request.method == "POST" and refused:
            refused.pop()
            route.fulfill(status=503, json={"code": "not-ready", "parameters": {"loaded": [], "strong": []}})
        else:
            route.continue_()

    page.route("**/api/tables", answer)
    page.get_by_role("button", name="Play now: Marrakech").click()
    expect(page.get_by_text("The game opens by itself")).to_be_visible()
    page.wait_for_url("**/t/**")
    assert not refused


def test_a_friend_who_is_gone_is_named_and_a_bot_can_play_meanwhile(open_page: OpenPage):
    ann = open_page("/new/marrakech", reduced_motion="reduce")
    ann.locator(".segment", has_text="2").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    bob = open_page(f"/j/{ann.locator('.code').inner_text()}", reduced_motion="reduce")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").first.click()
    ann.get_by_text("Bob").wait_for()
    ann.get_by_role("button", name="Begin").click()
    mouse, dice = Mouse(ann), random.Random(1)
    while seen(ann, "marrakech").is_asked or not ann.get_by_text("Waiting for Bob").count():
        if seen(ann, "marrakech").is_asked:
            mouse.decide("marrakech", when_settled(ann, "marrakech"), dice)
    bob.close()
    expect(ann.locator(".question")).to_contain_text("Waiting for Bob, who is not connected")
    ann.get_by_role("button", name="Let a bot play meanwhile").click()
    assert not when_settled(ann, "marrakech").is_over
    expect(ann.locator(".log-entry", has_text="Bob: Assam faces").first).to_be_attached()


def test_what_was_taken_back_is_struck_out_in_the_log(open_page: OpenPage):
    page = open_page("/", reduced_motion="reduce")
    open_table(page, Mouse(page), "marrakech", "en")
    Mouse(page).decide("marrakech", when_settled(page, "marrakech"), random.Random(1))
    when_settled(page, "marrakech")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log-entry s").first).to_contain_text("Assam faces")


def test_four_chips_fit_beside_the_bar_on_a_phone_that_lies_on_its_side(open_page: OpenPage):
    page = open_page("/", (640, 360))
    open_table(page, Mouse(page), "marrakech", "en", players=4)
    when_settled(page, "marrakech")
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    for chip in page.locator(".chip").all():
        box = chip.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"]
