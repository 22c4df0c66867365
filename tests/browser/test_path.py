"""The client of a server that is hosted under a path."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.house import running
from tests.browser.test_frame import decide, play_now
from tests.server.caddy import free_port

ROOT = "/club/games"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    public = f"http://127.0.0.1:{port}{ROOT}"
    with running(tmp_path_factory.mktemp("under"), port=port, more=("--public-url", public)):
        yield public


def path_of(page: Page) -> str:
    return urlsplit(page.url).path


@pytest.mark.slow
def test_under_a_path_every_page_and_request_is_below_it(open_page: OpenPage, address: str):
    page = open_page("/", DESKTOP, "en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:", 1)))
    page.reload()
    play_now(page)
    table = path_of(page)
    assert table.startswith(f"{ROOT}/t/")
    decide(page)
    page.reload()
    decide(page)
    page.locator(".brand").click()
    page.get_by_role("link", name="Rules: Ta Yü").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ta Yü")
    assert path_of(page) == f"{ROOT}/rules/tayu"
    page.go_back()
    page.get_by_role("link", name="With friends: Ta Yü").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".invite .link").inner_text()
    assert link.startswith(f"{address}/j/")
    assert page.locator("img.qr").evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    page.goto(link)
    page.wait_for_url(f"**{ROOT}/t/*")
    assert asked
    assert [url for url in asked if not url.startswith((f"{address}/", "data:"))] == []
