"""The way in: the home page, one click to play, friends by code."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage

pytestmark = pytest.mark.slow

TITLES = {"en": "Igroteka", "ru": "Игротека"}
SMALL_PHONE = (360, 640)
PLAY = {"en": "Play now", "ru": "Играть сейчас"}
GAMES = {"en": ["Marrakech", "Ta Yü", "Mazaitsy", "Chazz"], "ru": ["Марракеш", "Тайу", "Мазайцы", "Шустрые коты"]}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_home_page_speaks_both_languages_and_fits(
    open_page: OpenPage, axe: Callable[[Page], None], lang: str, size: tuple[int, int]
):
    page = open_page("/", size, lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[lang])
    for game in GAMES[lang]:
        expect(page.get_by_role("heading", name=game, exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    axe(page)


def test_the_home_page_names_the_version_and_the_build(open_page: OpenPage):
    page = open_page("/")
    told = page.request.get(page.url + "readyz").json()
    expect(page.locator(".version")).to_contain_text(f"Igroteka {told['version']} · {told['build']} ·")


@pytest.mark.parametrize("path", ["/new/chazz", "/new/marrakech", "/rules/marrakech", "/replay", "/j/QQQQQQ"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_other_pages_are_clean_in_both_themes(
    open_page: OpenPage, axe: Callable[[Page], None], path: str, scheme: str
):
    page = open_page(path, PHONE, "ru", color_scheme=scheme)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    axe(page)


@pytest.mark.parametrize(
    ("game", "bot", "lang", "seat", "about"),
    [
        ("chazz", "sleepy", "en", "Seat 2", "Dreams a lot, never turns back"),
        ("tayu", "novice", "ru", "Место 2", "Играет разумно, но часто ошибается"),
    ],
)
def test_whoever_chooses_a_bot_reads_what_to_expect_of_it(
    open_page: OpenPage, axe: Callable[[Page], None], game: str, bot: str, lang: str, seat: str, about: str
):
    page = open_page(f"/new/{game}", PHONE, lang)
    page.get_by_label(seat).select_option(bot)
    expect(page.get_by_text(about)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    axe(page)
    page.get_by_label(seat).select_option("open")
    expect(page.get_by_text(about)).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_is_clean_for_host_and_guest_and_on_a_big_screen(
    open_page: OpenPage, axe: Callable[[Page], None], scheme: str
):
    host = open_page("/new/tayu", PHONE, "ru", color_scheme=scheme)
    host.get_by_text("Другие варианты правил").tap()
    host.locator("details select").first.select_option(index=1)
    host.get_by_role("button", name="Открыть стол").tap()
    host.get_by_role("heading", name="Правила за этим столом").wait_for()
    address = "/t/" + host.url.partition("/t/")[2]
    guest = open_page(address, DESKTOP, "en", color_scheme=scheme)
    guest.get_by_role("button", name="Sit here").first.wait_for()
    big = open_page(f"{address}?tv", DESKTOP, "ru", color_scheme=scheme)
    big.locator(".big-seats").wait_for()
    for page in (host, guest, big):
        page.wait_for_load_state("networkidle")
        axe(page)


def test_the_language_and_the_theme_are_kept(open_page: OpenPage):
    page = open_page("/", lang="en")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Игротека")
    page.get_by_role("button", name="Тема").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Игротека")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


@pytest.mark.parametrize(("lang", "size"), [("ru", PHONE), ("en", DESKTOP)])
def test_one_click_leads_to_a_table_and_a_step_is_one_more(
    open_page: OpenPage, axe: Callable[[Page], None], lang: str, size: tuple[int, int]
):
    page = open_page("/", size, lang)
    page.get_by_role("button", name=f"{PLAY[lang]}: {GAMES[lang][0]}").click()
    page.get_by_role("listbox").get_by_role("option").first.wait_for(state="attached")
    assert "/t/" in page.url
    axe(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    if size == PHONE:
        page.get_by_role("button", name="Ход партии").click()
    expect(page.locator(".log-entry.seat-1, .log-entry.seat-2, .log-entry.seat-3").first).to_be_visible()
    page.reload()
    expect(page.locator(".chip").first).to_be_visible()


def test_whom_to_play_is_asked_in_one_line_and_kept(open_page: OpenPage, axe: Callable[[Page], None]):
    page = open_page("/", PHONE, "ru")
    card = page.locator(".game-marrakech")
    expect(card.get_by_text("2 соперника · любитель")).to_be_visible()
    card.locator("summary").tap()
    card.get_by_label("Сколько соперников").select_option("1")
    card.get_by_label("Уровень соперников").select_option("novice")
    expect(card.get_by_text("Играет разумно, но часто ошибается")).to_be_visible()
    axe(page)
    page.reload()
    expect(card.get_by_text("1 соперник · новичок")).to_be_visible()
    expect(page.locator(".game-chazz").get_by_text("4 соперника · Соня")).to_be_visible()
    card.get_by_role("button", name="Играть сейчас").tap()
    expect(page.locator(".chip")).to_have_count(2)
    page.get_by_role("button", name="Стол", exact=True).tap()
    expect(page.locator(".seat-row small", has_text="новичок")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whoever_has_a_code_sees_at_once_where_to_enter_it(open_page: OpenPage, lang: str):
    page = open_page("/", SMALL_PHONE, lang)
    page.evaluate("""() => localStorage.setItem("visited", JSON.stringify(
        ["AAAAAA", "BBBBBB", "CCCCCC"].map((code) => ({ id: code, code, game: "tayu" }))))""")
    page.reload()
    expect(page.get_by_label({"en": "Join by code", "ru": "Войти по коду"}[lang])).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name={"en": "Join", "ru": "Войти"}[lang])).to_be_in_viewport(ratio=1)


def test_with_nobody_to_wait_for_only_the_board_is_waited_for(open_page: OpenPage, axe: Callable[[Page], None]):
    page = open_page("/", PHONE)
    held: list[Route] = []
    page.route("**/assets/board-*.css", lambda route: held.append(route))
    page.evaluate("""() => {
        window.hasGathered = false;
        new MutationObserver(() => { window.hasGathered ||= document.querySelector(".gathering") !== null; })
            .observe(document.body, { childList: true, subtree: true });
    }""")
    page.get_by_role("button", name="Play now: Marrakech").click()
    expect(page.get_by_text("Taking the board out of the box")).to_be_visible()
    axe(page)
    for one in held:
        one.continue_()
    expect(page.locator(".chip").first).to_be_visible()
    assert not page.evaluate("window.hasGathered")


def test_friends_come_by_code(open_page: OpenPage):
    host = open_page("/new/tayu", lang="en")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Time for a decision").select_option("2 minutes")
    host.get_by_role("button", name="Open the table").click()
    code = host.locator(".code").inner_text()
    expect(host.get_by_text("1 seat is open")).to_be_visible()
    guest = open_page("/", PHONE, "ru")
    guest.get_by_label("Код").fill(code.lower())
    guest.get_by_role("button", name="Войти").click()
    expect(guest.get_by_text("Свободно ещё 1 место: садитесь")).to_be_visible()
    expect(guest.get_by_text("Время на решение: 2 минуты")).to_be_visible()
    guest.get_by_label("Ваше имя").fill("Боря")
    guest.get_by_role("button", name="Сесть сюда").click()
    expect(host.get_by_text("Боря")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        expect(page.locator(".chip")).to_have_count(2)


def test_a_guest_without_a_name_is_called_so_in_the_language_of_who_reads(open_page: OpenPage):
    host = open_page("/new/chazz", PHONE, "ru")
    host.get_by_label("Показать в списке открытых столов").check()
    host.get_by_role("button", name="Открыть стол").tap()
    host.locator(".code").wait_for()
    reader = open_page("/", lang="en")
    listed = reader.locator(".tables a").filter(has_text="Chazz").filter(has_text="Guest")
    expect(listed.first).to_be_visible()
    expect(reader.locator(".tables", has_text="Гость")).to_have_count(0)
    other = open_page("/t/" + host.url.partition("/t/")[2], lang="en")
    other.get_by_role("button", name="Sit here").first.click()
    other.get_by_role("button", name="Get up").wait_for()
    reader.reload()
    expect(listed.filter(has_text="Guest 1, Guest 2").first).to_be_visible()


def test_a_code_that_nobody_has_is_told_in_place(open_page: OpenPage):
    page = open_page("/", lang="en")
    page.get_by_label("Code").fill("QQQQQQ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("No table has this code")).to_be_visible()


def test_the_page_is_as_dark_as_the_system_unless_somebody_has_chosen(open_page: OpenPage):
    page = open_page("/", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
