"""What a chat shows of a link: title, text and picture, with addresses that it can follow."""

import asyncio
import re
from collections.abc import Coroutine
from html import unescape
from typing import Any

import pytest

from igroteka.server.doors.client import HEAD, Asset, Client
from igroteka.server.doors.preview import ABOUT, SITE, TITLES, LinkPreview
from igroteka.server.doors.site import PublicUrl, Site
from tests.server.client import Guest, running

PICTURES = {
    "preview": "/assets/preview-1.png",
    "preview-tayu": "/assets/preview-tayu-1.png",
    "app-en": "/assets/app-en-1.webmanifest",
    "app-ru": "/assets/app-ru-1.webmanifest",
    "apple-touch-icon": "/assets/apple-touch-icon-1.png",
}
CLIENT = Client(
    f'<html lang="en"><head>{HEAD}</head>', {"preview-1.png": Asset("image/png", b"png", {})}, "abc", PICTURES
)
TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def tags(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in TAG.findall(page)}


def test_a_link_to_a_table_names_its_game_in_the_language_that_was_asked_for_or_in_both():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu")
            house.server.client = CLIENT
            titles = {
                "ru-RU,ru": "Вас зовут за стол: Тайу",
                "en-GB": "You are invited to a table: Ta Yü",
                "": "Вас зовут за стол: Тайу · You are invited to a table: Ta Yü",
            }
            for lang, title in titles.items():
                for path in (f"/t/{table['id']}", f"/j/{table['code']}"):
                    page = (await ann.ask("GET", path, headers={"accept-language": lang})).text
                    told = tags(page)
                    assert told["og:title"] == title
                    assert told["og:description"] == told["description"]
                    assert told["og:image"] == f"{house.http}/assets/preview-tayu-1.png"
                    assert told["og:url"] == house.http + path
                    assert told["twitter:card"] == "summary_large_image"
                    manifest = PICTURES["app-ru" if lang.startswith("ru") else "app-en"]
                    assert f'<link rel="manifest" href="{manifest}">' in page
                    assert '<link rel="apple-touch-icon" href="/assets/apple-touch-icon-1.png">' in page

    run(story())


def test_pages_about_no_game_show_the_site():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            house.server.client = CLIENT
            for path in ("/", "/replay", "/t/nowhere", "/j/QQQQQQ", "/rules/halma", "/other"):
                told = tags((await ann.ask("GET", path, headers={"accept-language": "en"})).text)
                assert (told["og:title"], told["og:description"]) == (SITE.en, ABOUT.en)
                assert told["og:image"] == f"{house.http}/assets/preview-1.png"

    run(story())


def test_addresses_are_those_of_the_public_site():
    async def story() -> None:
        async with running() as house:
            house.server.client = CLIENT
            house.server.site = Site(PublicUrl.read("https://games.example/box"))
            page = (await Guest(house, "ann").ask("GET", "/rules/tayu")).text
            assert tags(page)["og:url"] == "https://games.example/box/rules/tayu"
            assert tags(page)["og:image"] == "https://games.example/box/assets/preview-tayu-1.png"
            assert '<link rel="manifest" href="/box/assets/app-en-1.webmanifest">' in page

    run(story())


def test_no_address_ends_a_tag():
    async def story() -> None:
        async with running() as house:
            house.server.client = CLIENT
            page = (await Guest(house, "ann").ask("GET", '/t/"><script>alert(1)</script>')).text
            assert "<script>" not in page
            assert tags(page)["og:url"].startswith(f'{house.http}/t/"><script>')

    run(story())


def test_pictures_may_be_shown_by_other_sites():
    async def story() -> None:
        async with running() as house:
            house.server.client = CLIENT
            picture = await Guest(house, "ann").ask("GET", "/assets/preview-1.png")
            assert picture.headers["content-type"] == "image/png"
            assert picture.headers["cross-origin-resource-policy"] == "cross-origin"

    run(story())


@pytest.mark.parametrize("page", TITLES)
def test_every_kind_of_page_about_a_game_has_its_own_title_in_both_languages(page: str):
    preview = LinkPreview.of(f"/{page}/x", "marrakech")
    assert "Marrakech" in preview.title.en
    assert "Марракеш" in preview.title.ru
    assert preview.picture == "preview-marrakech"
