"""One's own games: their list, how often one wins, all records, deleting, and the way to another device and back."""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from igroteka.match.match import Match
from igroteka.match.record import Record
from tests.browser.conftest import DESKTOP, PHONE, Axe, Links, OpenPage
from tests.browser.house import running
from tests.browser.played import finished
from web.sizes import HOME, assets, gzipped, whole

pytestmark = pytest.mark.slow

PAGE = 12_000
"""Bytes of the page's own script and style, gzipped."""
SMALL = "[...document.querySelectorAll('main a.button, main button')].filter((one) => one.offsetHeight < 44).length"
WIDE = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Links]:
    folder = tmp_path_factory.mktemp("played")
    return folder, finished(folder)


@pytest.fixture(scope="module")
def address(played: tuple[Path, Links]) -> Iterator[str]:
    with running(played[0]) as address:
        yield address


@pytest.fixture
def matches(played: tuple[Path, Links]) -> Links:
    return played[1]


def with_games(open_page: OpenPage, paths: list[str], size: tuple[int, int], lang: str, **more: object) -> Page:
    """Somebody's page of games, who has come to these tables."""
    page = open_page("/", size, lang, **more)
    home = page.url
    for path in paths:
        page.goto(home.rstrip("/") + path)
        page.get_by_role("link", name={"en": "Replay", "ru": "Запись"}[lang]).first.wait_for()
    page.goto(home)
    page.get_by_role("link", name={"en": "My games", "ru": "Мои партии"}[lang]).click()
    page.locator(".my-game").nth(len(paths) - 1).wait_for()
    return page


def test_a_newcomer_is_invited_to_play(open_page: OpenPage, axe: Axe):
    page = open_page("/games", PHONE, "ru")
    page.get_by_role("link", name="Выбрать игру").wait_for()
    axe(page)
    page.get_by_role("link", name="Выбрать игру").click()
    expect(page.locator(".games")).to_be_visible()


def test_the_list_and_the_statistics_of_a_phone(open_page: OpenPage, matches: Links, axe: Axe):
    page = with_games(open_page, [*matches.values()], PHONE, "ru")
    expect(page.locator(".my-game")).to_have_count(4)
    boris = page.locator(".my-game", has_text="Боря")
    expect(boris).to_contain_text("Марракеш")
    master = page.locator(".my-game", has_text="мастер")
    expect(master).to_contain_text("везение +3,2 · свои решения −4,1 пункта")
    expect(page.locator(".my-game", has_text="крепкий игрок\u00a0×\u00a02")).to_contain_text("место из 4")
    page.locator("summary").click()
    rows = page.locator(".my-statistics li")
    expect(rows).to_have_count(4)
    expect(rows.filter(has_text="против людей")).to_contain_text("1 партия")
    page.get_by_role("button", name="Тайу", exact=True).click()
    expect(page.locator(".my-game")).to_have_count(2)
    expect(rows).to_have_count(2)
    axe(page)
    assert page.evaluate(SMALL) == 0
    assert not page.evaluate(WIDE)
    master.get_by_role("link", name="Разбор").click()
    expect(page).to_have_url(re.compile(r"/replay/against-master\?"))


def test_all_records_are_downloaded(open_page: OpenPage, matches: Links):
    page = with_games(open_page, [matches["against-novice"], matches["of-four"]], DESKTOP, "en")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all records").click()
    archive = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert archive.namelist() == ["0001-marrakech.txt", "0002-tayu.txt", "games.json"]
    for name in archive.namelist()[:2]:
        assert Match.replay(Record.read(archive.read(name))).is_over


def test_a_game_is_deleted_after_a_question(open_page: OpenPage, matches: Links, axe: Axe):
    page = with_games(open_page, [matches["against-novice"], matches["against-boris"]], DESKTOP, "en")
    for name, said in (("Boris", "It leaves your list"), ("novice", "deleted for good")):
        row = page.locator(".my-game", has_text={"Boris": "Боря", "novice": "novice"}[name])
        delete = row.get_by_role("button", name="Delete:")
        delete.click()
        expect(row).to_contain_text(said)
        expect(row.get_by_role("button", name="Keep it")).to_be_focused()
        page.keyboard.press("Enter")
        expect(row).not_to_contain_text(said)
        delete.click()
        axe(page)
        row.get_by_role("button", name="Delete it").click()
        expect(row).to_have_count(0)
    expect(
        page.get_by_role("status").filter(has_text="deleted").or_(page.get_by_text("left your list"))
    ).to_be_visible()
    page.get_by_role("link", name="Choose a game").wait_for()
    page.reload()
    page.get_by_role("link", name="Choose a game").wait_for()


def test_another_device_takes_the_games_and_gives_them_back(open_page: OpenPage, matches: Links, axe: Axe):
    page = with_games(
        open_page, [matches["against-master"]], DESKTOP, "en", permissions=["clipboard-read", "clipboard-write"]
    )
    phone = with_games(open_page, [matches["of-four"]], PHONE, "ru")
    page.route("**/api/address", lambda route: route.fulfill(json={"origin": "http://192.168.1.5:8000"}))
    page.get_by_role("button", name="Take my games to another device").click()
    expect(page.get_by_alt_text("QR code with the link to your games")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    home = phone.url.removesuffix("/games")
    phone.goto(f"{home}/key#{link.partition('#')[2]}")
    expect(phone.get_by_text("Ссылка принесёт в этот браузер: 1 партия.")).to_be_visible()
    expect(phone.get_by_text("(1 партия)")).to_be_visible()
    assert "#" not in phone.url
    axe(phone)
    assert phone.evaluate(SMALL) == 0
    phone.get_by_role("button", name="Да, это моя ссылка").click()
    expect(phone.locator(".my-game")).to_have_count(2)
    again = open_page(f"/key#{link.partition('#')[2]}", DESKTOP, "en")
    expect(again.get_by_text("This link is no longer good.")).to_be_visible()
    phone.get_by_role("button", name="Вернуть их").click()
    phone.get_by_role("button", name="Вернуть", exact=True).click()
    expect(phone.locator(".my-game")).to_have_count(1)
    page.reload()
    expect(page.locator(".my-game")).to_have_count(1)


def test_the_page_is_small_and_the_home_page_does_not_bring_it(open_page: OpenPage):
    page = open_page("/")
    page.wait_for_load_state("networkidle")
    assert whole(page) <= HOME
    known = assets(page)
    page.goto(f"{page.url}games")
    page.locator(".my-empty").wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < gzipped(assets(page) - known) <= PAGE
