"""Real pages in a headless Chromium, at tables where others play. Nobody touches them."""

import asyncio
import json
import os
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, WebSocket, async_playwright

from web.browser.chromium import from_npm

from .returning import Returning

PATIENCE = 60.0  # seconds for a page to appear


class WatchedPage:
    """A page of somebody who holds a seat, as a second window of theirs, and when it heard of which line."""

    def __init__(self, holder: Returning) -> None:
        self.holder = holder
        self.lines = 0
        self.heard: dict[int, float] = {}

    async def open(self, browser: Browser, base: str) -> None:
        context = await browser.new_context()
        name, _, value = (self.holder.cookie or "").partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": base}])
        page = await context.new_page()
        page.on("websocket", self.watch)
        await page.goto(f"{base}/t/{self.holder.table}")
        async with asyncio.timeout(PATIENCE):
            while not self.lines:
                await asyncio.sleep(0.02)

    def watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.take_in)

    def take_in(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["t"] in ("welcome", "news"):
            self.lines = message["n"]
            self.heard.setdefault(self.lines, time.perf_counter())

    def went_on_at(self, known: int) -> float | None:
        return min((at for n, at in self.heard.items() if n > known), default=None)


@asynccontextmanager
async def headless() -> AsyncIterator[Browser]:
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium") or from_npm(), args=flags)
        yield browser
        await browser.close()
