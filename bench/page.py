"""`./run bench page [--json]`: the browser client in a headless Chromium, with a real server on the same machine.

Sizes are those of the gzipped files that a browser requests. Paints and shifts are measured on first visits, with
nothing cached. Ta Yü is played with keys and clicks on the large board, from three fifths of a match to its end.
Frames are counted while eight cats walk. Other load on the machine affects everything but the sizes.
"""

import json
import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, Page
from rich.console import Console
from storms.figures import Figure, plain, show

from web.browser.chromium import chromium
from web.shots import SIZES, gallery
from web.sizes import BOARD, HOME, KB, LESSONS, board_and_words, lessons, whole

LONGEST_PAINT, LONGEST_ANSWER, LEAST_FRAMES = 1000, 100, 55
SOONEST = 16  # milliseconds: Chromium reports no event that is handled faster
LEFT_OUT = 50  # interaction to next paint ignores the worst of every 50 interactions
RACE = 6  # seconds during which frames are counted

WATCH = """
    window.seen = { paint: 0, shift: 0, answers: {} };
    const watch = (type, note, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(note))
        .observe({ type, buffered: true, ...more });
    watch('largest-contentful-paint', (entry) => (window.seen.paint = entry.startTime));
    watch('layout-shift', (entry) => entry.hadRecentInput || (window.seen.shift += entry.value));
    watch('event', ({ interactionId: id, duration }) => {
        if (id) window.seen.answers[id] = Math.max(duration, window.seen.answers[id] ?? 0);
    }, { durationThreshold: 16 });
"""
FRAMES = """(seconds) => new Promise((done) => {
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (now - times[0] < seconds * 1000) requestAnimationFrame(frame);
        else done((times.length - 1) / ((now - times[0]) / 1000));
    };
    requestAnimationFrame(frame);
})"""


def visited(browser: Browser, link: str, size: str = "desktop") -> Page:
    """Opens a page with an empty cache."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(link)
    page.wait_for_load_state("networkidle")
    return page


def sizes(browser: Browser, home: str, tables: dict[str, str]) -> Iterator[Figure]:
    yield Figure("home page, in all", whole(visited(browser, home)) / KB, "KB", most=HOME / KB)
    for game, link in tables.items():
        page = visited(browser, link)
        board, words = board_and_words(page, page.url)
        yield Figure(f"{game}: board", board / KB, "KB", most=BOARD / KB)
        yield Figure(f"{game}: its words", words / KB, "KB")
        page.context.close()
        page = visited(browser, link)
        guided = lessons(page, page.url, game, 0)
        yield Figure(f"{game}: guided game, beyond a table", guided / KB, "KB", most=LESSONS / KB)
        page.context.close()


def first_visits(browser: Browser, links: dict[str, str]) -> Iterator[Figure]:
    for name, link in links.items():
        for size in SIZES:
            page = visited(browser, link, size)
            yield Figure(f"{name}, {size}: largest paint", page.evaluate("seen.paint"), "ms", most=LONGEST_PAINT)
            yield Figure(f"{name}, {size}: layout shift", 1000 * page.evaluate("seen.shift"), "‰", most=0)
            page.context.close()


def answers(browser: Browser, link: str) -> Iterator[Figure]:
    page = visited(browser, link)
    interactions = 0
    while page.locator(".end").count() == 0:
        for key in ("ArrowRight", "r", "ArrowDown"):
            page.keyboard.press(key)
        dot = page.locator(".offered .dot").first
        if dot.count():
            box = dot.bounding_box() or {"x": 0.0, "y": 0.0}
            page.mouse.click(box["x"] + 1, box["y"] + 1)
        page.keyboard.press("Enter")
        interactions += 5
        page.locator(".question.asked, .end").first.wait_for()
    tiles = page.locator(".porcelain[role]").count()
    slowest = sorted(page.evaluate("Object.values(seen.answers)"), reverse=True) + [SOONEST] * interactions
    yield Figure("interaction to next paint", slowest[interactions // LEFT_OUT], "ms", most=LONGEST_ANSWER)
    yield Figure(f"the worst of {interactions}, up to {tiles} tiles", slowest[0], "ms")
    page.context.close()


def frames(browser: Browser, link: str) -> Iterator[Figure]:
    for size in SIZES:
        page = visited(browser, link, size)
        page.locator(".heart .music").wait_for()
        cats = page.locator(".cat-drawing").count()
        yield Figure(f"{size}: {cats} cats", page.evaluate(FRAMES, RACE), "frames/s", least=LEAST_FRAMES)
        page.context.close()


def measured() -> dict[str, list[Figure]]:
    with gallery([]) as links, chromium() as browser:
        named = dict(links)
        tables = {name.split()[0]: link for name, link in links if name.endswith("against bots")}
        home = links[0][1].partition("/t/")[0] + "/"
        full = next(link for name, link in links if "edition=kosmos" in name and name.endswith("place late"))
        return {
            "bytes, gzipped": list(sizes(browser, home, tables)),
            "first visits": list(first_visits(browser, {"home": home, **tables})),
            "Ta Yü, the large board": list(answers(browser, full)),
            "Chazz": list(frames(browser, named["chazz players=8 call early"])),
        }


def main() -> None:
    found = measured()
    if "--json" in sys.argv:
        json.dump(plain(found), sys.stdout, indent=2, ensure_ascii=False)
        print()
    else:
        show(found, Console(highlight=False))


if __name__ == "__main__":
    main()
