"""What browser tests share: one server, one browser, and pages that fail the test on every error."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.house import running
from tests.browser.journey import GAMES, PLAYED_IN_TURNS
from tests.browser.laid import nearly_over
from web.browser.chromium import chromium
from web.bundle import WEB, install
from web.shots import gallery

PHONE, DESKTOP = (360, 740), (1280, 800)
PATIENCE = 60_000  # milliseconds, on a machine that has much else to do
expect.set_options(timeout=PATIENCE)

Links = dict[str, str]
OpenPage = Callable[..., Page]
Axe = Callable[[Page], None]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def paths_to_last_turns(folder: Path) -> Links:
    return nearly_over(folder, PLAYED_IN_TURNS)


@pytest.fixture(scope="session")
def address(folder: Path, paths_to_last_turns: Links) -> Iterator[str]:
    with running(folder) as address:
        yield address


@pytest.fixture
def last_turns(address: str, paths_to_last_turns: Links) -> Links:
    """For each game that is played in turns, a link to a match that is nearly over."""
    return {game: address + path for game, path in paths_to_last_turns.items()}


@pytest.fixture(scope="session")
def links() -> Iterator[Links]:
    """Links to tables in every phase of every game, by their names; all seats are the reader's."""
    with gallery(GAMES) as found:
        yield dict(found)


class OneBrowser:
    """Chromium, started when a test first needs it."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.browser: Browser | None = None

    def get(self) -> Browser:
        if self.browser is None:
            self.browser = self.stack.enter_context(chromium())
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.stack.close()


ONE_BROWSER = OneBrowser()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    if ONE_BROWSER.browser is None:
        request.config.add_cleanup(ONE_BROWSER.close)  # if the run is broken off
    return ONE_BROWSER.get()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Closes the browser after the last test of this folder: while it is open, its event loop counts as running in this
    thread, and tests that start one of their own fail.
    """
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        ONE_BROWSER.close()


def is_complaint(said: ConsoleMessage) -> bool:
    """Browsers also note what the server refuses; that is an answer, and the page says it in words."""
    return said.type in ("error", "warning") and "/api/" not in said.location["url"]


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens a page as a new guest; `script` runs before the page's own scripts. Errors on any page fail the test."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def opened(
        path: str = "/", size: tuple[int, int] = DESKTOP, lang: str = "en", script: str = "", **context: Any
    ) -> Page:
        made = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "ru": "ru-RU"}[lang],
            has_touch=size[0] == PHONE[0],
            **context,
        )
        made.set_default_timeout(PATIENCE)
        made.add_init_script(script)
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
    install()
    source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def check(page: Page) -> None:
        page.evaluate(source)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        assert [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found["violations"]] == []

    return check
