"""The check of the dice: what it says of records with and without defects, and the page about dice."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Axe, OpenPage

pytestmark = pytest.mark.slow

VECTORS = Path(__file__).parents[2] / "docs/dice/vectors.json"
RECORDS: dict[str, dict[str, Any]] = {one["name"]: one for one in json.loads(VECTORS.read_text("utf-8"))["records"]}
VERDICTS = {
    "fair": ("All 40 throws are the ones that were sealed before the first move.", ""),
    "one throw changed": ("These dice are not as they were sealed.", "Throw 9 was changed."),
    "a number skipped": ("These dice are not as they were sealed.", "Number 15 was skipped"),
    "a secret that does not fit its hash": ("These dice are not as they were sealed.", "fingerprint"),
    "races": ("All 2 throws are the ones that were sealed before the first move.", ""),
    "no tapes at all": ("These dice cannot be checked to the end.", "how the chairs of round 2 were taken"),
    "a tape in a game without races": ("These dice are not as they were sealed.", "after 3 entries decides nothing"),
    "format 1": ("This match has no sealed dice.", ""),
}
KIND = {
    "pattern": "roll {slippers}",
    "outcomes": [
        {"text": f"roll {slippers}", "count": count, "expected": 100 * weight, "variance": 80.0}
        for slippers, weight, count in ((1, 1, 95), (2, 2, 203), (3, 2, 260), (4, 1, 101))
    ],
}


def commitment_of(name: str) -> str:
    return next(
        line.removeprefix("commit ") for line in RECORDS[name]["text"].split("\n") if line.startswith("commit ")
    )


def dropped(page: Page, name: str, chances: dict[str, Any] | None = None) -> None:
    record = RECORDS[name]
    told = record["chances"] if chances is None else chances
    page.route("**/api/chances", lambda route: route.fulfill(json={"chances": told}))
    page.locator("input[type=file]").set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": record["text"].encode()}
    )
    page.get_by_role("button", name="Check the dice").click()


@pytest.mark.parametrize("name", VERDICTS)
def test_a_record_is_checked_on_the_visitors_machine(open_page: OpenPage, name: str):
    page = open_page("/replay")
    dropped(page, name)
    verdict, finding = VERDICTS[name]
    expect(page.locator(".check-verdict")).to_contain_text(verdict)
    if finding:
        expect(page.locator(".check-findings")).to_contain_text(finding)
    else:
        expect(page.locator(".check-findings")).to_have_count(0)


def test_a_page_without_web_crypto_checks_too(open_page: OpenPage):
    page = open_page("/replay", script="Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
    assert page.evaluate("crypto.subtle") is None
    dropped(page, "fair")
    expect(page.locator(".check-verdict")).to_contain_text(VERDICTS["fair"][0])


def test_each_throw_is_shown_with_the_number_it_came_from(open_page: OpenPage, axe: Axe):
    page = open_page("/replay", PHONE)
    dropped(page, "one throw changed")
    page.get_by_text("40 throws").click()
    throws = page.locator(".check-throws > li")
    expect(throws).to_have_count(40)
    expect(throws.locator("code").first).to_have_text("cc0af1a8ddf31c32 mod 24 = 10")
    changed = page.locator(".check-throws > li.wrong")
    expect(changed).to_have_count(1)
    changed.get_by_role("button").click()
    expect(changed).to_contain_text("The number gives: ")
    page.get_by_text("The throws of this match").click()
    expect(page.get_by_role("table")).to_have_count(2)
    axe(page)


@pytest.mark.parametrize(
    ("entropy", "said"),
    [("11" * 32, "The number of this browser is among them."), ("33" * 32, "the server has left it out.")],
)
def test_whether_the_number_of_this_browser_is_in_the_seal(open_page: OpenPage, entropy: str, said: str):
    added = [{"table": "t", "hash": hashlib.sha256(bytes(32)).hexdigest(), "entropy": entropy}]
    page = open_page("/replay", script=f"localStorage.setItem('additions', '{json.dumps(added)}')")
    dropped(page, "fair")
    expect(page.locator(".check")).to_contain_text("Nothing came in time from: Аня.")
    expect(page.locator(".check")).to_contain_text(said)


def test_a_file_is_compared_by_its_fingerprint_and_the_weights_are_said_to_be_the_servers(open_page: OpenPage):
    page = open_page("/replay")
    dropped(page, "races")
    check = page.locator(".check")
    expect(check).to_contain_text("How probable each outcome is, the server has told")
    expect(check).to_contain_text("Only the command below runs them again")
    expect(check.locator(".check-commitment code")).to_have_text(commitment_of("races"))
    expect(check).to_contain_text("Compare this fingerprint")


def test_a_list_of_outcomes_that_is_not_usable_is_told(open_page: OpenPage):
    page = open_page("/replay")
    dropped(page, "fair", {})
    expect(page.locator(".check-verdict")).to_contain_text("These dice cannot be checked to the end.")
    expect(page.locator(".check-findings")).to_contain_text("list of outcomes is not usable")


def test_the_page_about_dice_shows_what_was_thrown_here(open_page: OpenPage, axe: Axe):
    def throws(route: Route) -> None:
        route.fulfill(json={"kinds": [KIND] if "marrakech" in route.request.url else []})

    page = open_page("/", PHONE)
    page.route("**/api/games/*/throws", throws)
    page.get_by_role("link", name="How the dice are thrown").click()
    row = page.get_by_role("row", name="3 260 183–217")
    expect(row).to_be_visible()
    expect(row.locator(".outside")).to_have_count(1)
    expect(page.locator(".throws .outside")).to_have_count(1)
    axe(page)
    page.get_by_role("button", name="Chazz").click()
    expect(page.get_by_text("No sealed throws yet.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
