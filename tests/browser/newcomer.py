"""Somebody who has never seen the game, and does only what the page of the guided first game says.

They read the task, look for the one choice whose name agrees with it best, and press "Show me" if there is none. What
is shown to them must agree with the task.
"""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from tests.browser.hands import Hand

SAYS = {
    "en": {"show": "Show me", "do": "Do it", "next": "Next", "finish": "Play a real game"},
    "ru": {"show": "Показать", "do": "Сделать так", "next": "Дальше", "finish": "Сыграть по-настоящему"},
}
WORD = re.compile(r"\w+")
PLACE = re.compile(r"\b[a-s]\d{1,2}\b")
STEM = 5
"""Letters by which words are the same: their endings differ."""
MOST_STAGES = 12
DONE = ".bar.done .main"
OPTIONS = "#choices [role=option]"
BUTTONS = ".bar:not(.done) .actions button:not(:disabled)"
CLICK_THE_FIRST = (
    "(found) => found.length > 0 && (found[0].dispatchEvent(new MouseEvent('click', { bubbles: true })), true)"
)
"""In one go: while a race runs, what is offered may be gone a moment later."""


class Misled(AssertionError):
    """The page said one thing and meant another."""


class Newcomer:
    def __init__(self, page: Page, hand: Hand, lang: str) -> None:
        self.page, self.hand, self.says = page, hand, SAYS[lang]
        self.stages = self.presses = 0

    def learn(self) -> None:
        """Every stage, and then into a real game."""
        for _ in range(MOST_STAGES):
            self.page.locator(".coach, main.page .actions .main").first.wait_for()
            if not self.page.locator(".coach").count():
                break
            self.stage()
            self.press(self.page.locator(DONE))
            self.stages += 1
        self.press(self.button("finish"))
        self.page.wait_for_url("**/t/*")

    def stage(self) -> None:
        self.page.locator(f"{OPTIONS}, {BUTTONS}, {DONE}").first.wait_for(state="attached")
        if self.page.locator(".coach b").count():
            self.scene()
        else:
            self.practice()

    def scene(self) -> None:
        task = self.page.locator(".coach b").inner_text()
        offered = self.offered()
        chosen = best(task, [name for name, _ in offered])
        if chosen is None:
            self.shown(task)
        else:
            self.take(offered[chosen][1])
        self.page.locator(f"{DONE}, .note").first.wait_for()
        if not self.page.locator(DONE).count():
            raise Misled(f"{task!r} was followed, and the answer was {self.page.locator('.note').inner_text()!r}")

    def offered(self) -> list[tuple[str, Locator]]:
        """What can be chosen, by its name; a button that only marks a choice is not counted twice."""
        found = self.page.locator(OPTIONS)
        found = found if found.count() else self.page.locator(BUTTONS)
        return [(one.text_content() or "", one) for one in found.all()]

    def shown(self, task: str) -> None:
        self.press(self.button("show"))
        marked = self.page.locator(f"{OPTIONS}[aria-selected=true], .bar .pointed").first
        marked.wait_for(state="attached")
        name = marked.text_content() or ""
        named = {*PLACE.findall(task)}
        if named and not named & {*PLACE.findall(name)}:
            raise Misled(f"{task!r} was asked, and {name!r} is shown")
        self.page.locator(f".bar .actions .main, .top button:has-text('{self.says['do']}')").first.wait_for()
        do = self.button("do")
        self.press(do if do.count() else self.page.locator(".bar .actions .main"))

    def take(self, choice: Locator) -> None:
        """As a screen reader takes what it has read out; a button is pressed."""
        if choice.get_attribute("role") == "option":
            choice.dispatch_event("click")
            self.presses += 1
        else:
            self.press(choice)

    def press(self, control: Locator) -> None:
        self.hand.press(control)
        self.presses += 1

    def practice(self) -> None:
        """Calls a word as soon as that is possible, and runs for the first chair that is offered."""
        while not self.page.locator(DONE).count():
            self.page.locator(f"{OPTIONS}, {BUTTONS}, {DONE}").first.wait_for(state="attached")
            for selector in (OPTIONS, BUTTONS):
                if self.page.locator(selector).evaluate_all(CLICK_THE_FIRST):
                    break
            self.page.wait_for_timeout(100)  # a race goes on meanwhile

    def button(self, what: str) -> Locator:
        return self.page.get_by_role("button", name=self.says[what], exact=True)


def best(task: str, names: Sequence[str]) -> int | None:
    """The name with the most of the task's words that tell the names apart; None if there is no single best."""
    words = [{*map(stem, WORD.findall(name))} for name in names]
    telling = set[str]().union(*words) - set[str].intersection(*words) if words else set[str]()
    asked = telling & {*map(stem, WORD.findall(task))}
    if len(names) == 1:
        return 0
    places = {*PLACE.findall(task)}
    scores = [len(asked & one) if agrees(places, name) else 0 for name, one in zip(names, words, strict=True)]
    most = max(scores, default=0)
    return scores.index(most) if most and scores.count(most) == 1 else None


def agrees(places: set[str], name: str) -> bool:
    """Whether a name that tells places tells all those of the task."""
    return not places or places <= {*PLACE.findall(name)}


def stem(word: str) -> str:
    return word.lower()[:STEM]
