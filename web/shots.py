"""Screenshots of the gallery: `./run python -m web.shots FOLDER [GAME …] [--only WORDS] [--quick]`.

Each table is shown on a phone and on a desktop, light and dark. `--quick` takes light ones only, `--only late` those
whose name contains the word.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from igroteka.games import NAMES
from web.browser.chromium import chromium

SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
ANY_PORT = "0"


@contextmanager
def gallery(games: list[str]) -> Iterator[list[tuple[str, str]]]:
    """Starts the gallery, and yields the names and links of its tables."""
    command = [sys.executable, "-m", "web.gallery", ANY_PORT, *games]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None  # noqa: S101
            links = []
            for line in process.stdout:
                if not line.strip():
                    break
                name, link = line.rstrip("\n").split("\t")
                links.append((name, link))
            yield links
        finally:
            process.terminate()


def shoot(browser: Browser, name: str, link: str, size: str, theme: Literal["light", "dark"], folder: Path) -> None:
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        locale="ru-RU",
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size == "phone",
    )
    page.on("console", lambda said: print(f"  {name}: {said.text}", flush=True) if said.type == "error" else None)
    page.on("pageerror", lambda error: print(f"  {name}: {error}", flush=True))
    page.goto(link)
    page.wait_for_selector(".board *", state="attached", timeout=20_000)
    page.wait_for_timeout(500)
    file = folder / f"{re.sub(r'[^a-z0-9]+', '-', name)}-{size}-{theme}.png"
    page.screenshot(path=file)
    print(file, flush=True)
    page.close()


def main(arguments: list[str]) -> None:
    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    themes: tuple[Literal["light", "dark"], ...] = ("light",) if "--quick" in arguments else ("light", "dark")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with gallery([game for game in NAMES if game in arguments[1:]]) as links, chromium() as browser:
        for name, link in links:
            for size in SIZES if only in name else ():
                for theme in themes:
                    shoot(browser, name, link, size, theme, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
