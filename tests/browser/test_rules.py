"""The rules' page: what people read first, every picture, links to clauses, and two sheets of paper a game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import igroteka
from igroteka.games import NAMES
from igroteka.match.example import example_scenes
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

pytestmark = pytest.mark.slow

PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize(("lang", "size", "scheme"), [("ru", PHONE, "dark"), ("en", DESKTOP, "light")])
@pytest.mark.parametrize("game", NAMES)
def test_the_rules_are_there_for_people_to_read(
    open_page: OpenPage, axe: Callable[[Page], None], game: str, lang: str, size: tuple[int, int], scheme: str
):
    page = open_page(f"/rules/{game}", size, lang, color_scheme=scheme)
    reading = igroteka.game(game).reading
    assert reading.turn is not None
    expect(page.locator(".example img")).to_have_count(len(reading.turn.scenes))
    assert page.locator(".rules h2").first.inner_text() == {"ru": "Коротко", "en": "In short"}[lang]
    assert page.locator(".in-short li").all_inner_texts() == [getattr(one, lang) for one in reading.short]
    assert page.locator(".section-picture").count() == sum(chapter.picture is not None for chapter in reading.chapters)
    assert page.locator(".section-figure figcaption").all_inner_texts() == [
        getattr(chapter.caption, lang) for chapter in reading.chapters if chapter.caption
    ]
    assert page.locator(".legend svg > *").count() == sum(len(chapter.legend) for chapter in reading.chapters)
    assert [text.lower() for text in page.locator(".clause dt").all_inner_texts()] == [
        clause.lower() for chapter in reading.chapters for clause in chapter.clauses
    ]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate("[...document.querySelectorAll('.example img')].every((one) => one.naturalWidth === 640)")
    axe(page)


def test_the_scenes_of_the_example_are_the_positions(open_page: OpenPage):
    page = open_page("/rules/marrakech")
    page.locator(".example img").first.wait_for()
    shown = page.evaluate(
        "[...document.querySelectorAll('.example img')].map(({ src }) => decodeURIComponent(src.slice(19)))"
    )
    assert shown == [scene.state._repr_svg_() for scene in example_scenes("marrakech")]


def test_a_link_leads_to_its_clause(open_page: OpenPage):
    page = open_page("/rules/marrakech#MK-13", PHONE, "ru")
    expect(page.locator(".clause.wanted dt")).to_have_text("MK-13")
    expect(page.locator(".clause.wanted")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_printed_on_two_sheets(open_page: OpenPage, game: str, lang: str):
    page = open_page(f"/rules/{game}", DESKTOP, lang, color_scheme="dark")
    page.locator(".example img").first.wait_for()
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) <= 2
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.querySelector('.clause dd')).color") == "rgb(0, 0, 0)"
