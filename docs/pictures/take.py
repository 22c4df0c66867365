"""Takes the README's screenshots of the browser client: `./run python -m docs.pictures.take`."""

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize

from igroteka.games import NAMES
from web.browser.chromium import chromium
from web.shots import gallery

HERE = Path(__file__).parent
TABLES = {
    "marrakech": "marrakech players=4 lay late",
    "tayu": "tayu players=2 place late",
    "mazaitsy": "mazaitsy players=3 free_choice=on move late",
    "chazz": "chazz players=5 call late",
}
"""The table of the gallery that is shown for each game."""
SIZE: ViewportSize = {"width": 1280, "height": 800}
SETTLED = 5000  # milliseconds: animations have ended, and the cats of Chazz are on their way
QUALITY = 75


def take(games: list[str]) -> None:
    """Photographs one table for each game."""
    with gallery(games) as links, chromium() as browser:
        for name in games:
            page = browser.new_page(viewport=SIZE, color_scheme="light", locale="en-GB")
            page.goto(dict(links)[TABLES[name]])
            page.wait_for_selector(".board *", state="attached", timeout=20_000)
            page.wait_for_timeout(SETTLED)
            picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
            picture.save(HERE / f"{name}.webp", quality=QUALITY, method=6)
            page.close()


if __name__ == "__main__":
    take(list(NAMES))
