"""What browser tests share: one server, a browser for each file, and pages that complain about every error."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.house import running
from web.browser.chromium import chromium

PHONE, DESKTOP = (360, 740), (1280, 800)
PATIENCE = 60_000  # milliseconds, on a machine that has much else to do
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]
Axe = Callable[[Page], None]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole run: while it is there, its event loop counts as running, and tests that start one fail."""
    with chromium() as browser:
        yield browser


def is_complaint(said: ConsoleMessage) -> bool:
    """Browsers also note what the server refuses; that is an answer, and the page says it in words."""
    return said.type in ("error", "warning") and "/api/" not in said.location["url"]


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens an address of the server as a new guest. Whatever a page reports as an error fails the test."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def opened(path: str = "/", size: tuple[int, int] = DESKTOP, lang: str = "en", **context: Any) -> Page:
        made = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "ru": "ru-RU"}[lang],
            has_touch=size == PHONE,
            **context,
        )
        made.set_default_timeout(PATIENCE)
        contexts.append(made)
        page = made.new_page()
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def axe() -> Axe:
    """Fails on anything that axe-core finds wrong with the page."""
    source = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(
        encoding="utf-8"
    )

    def check(page: Page) -> None:
        page.evaluate(source)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        assert [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found["violations"]] == []

    return check
