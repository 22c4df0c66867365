"""How a person acts: with a mouse, with a finger, or by keys alone. None of them knows the rules."""

import random
from typing import Protocol

from playwright.sync_api import Locator, Page

from tests.browser.seen import Point, Seen, seen, wait_for_change

MOST_TABS = 80
DRAWN_ANEW = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Hand(Protocol):
    def press(self, control: Locator) -> None:
        """A link or a button."""
        ...

    def select(self, field: Locator, value: str) -> None: ...

    def fill(self, field: Locator, text: str) -> None: ...

    def decide(self, game: str, now: Seen, dice: random.Random) -> None:
        """Answers what is asked with any of the choices, and sees that something comes of it."""
        ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, control: Locator) -> None:
        control.click()

    def select(self, field: Locator, value: str) -> None:
        field.select_option(value)

    def fill(self, field: Locator, text: str) -> None:
        field.fill(text)

    def decide(self, game: str, now: Seen, dice: random.Random) -> None:
        place = dice.choice(now.drawn or now.buttons)
        self.touch(place)
        wait_for_change(self.page, game, now)
        shown = seen(self.page, game)
        if shown.is_asked and shown.marked and len(shown.log) == len(now.log):
            self.confirm(place)
            wait_for_change(self.page, game, shown)

    def touch(self, place: Point) -> None:
        self.aim(place)
        self.tap(place)

    def aim(self, place: Point) -> None:
        """Comes there. Boards may mark what is under a mouse."""
        self.page.mouse.move(*place)
        self.page.evaluate(DRAWN_ANEW)  # nobody presses in the very frame in which what is under the pointer changes

    def tap(self, place: Point) -> None:
        self.page.mouse.click(*place)

    def confirm(self, place: Point) -> None:
        """A second click on the same place."""
        self.touch(place)


class Finger(Mouse):
    def press(self, control: Locator) -> None:
        control.tap()

    def aim(self, place: Point) -> None:
        """A finger is not there before it taps."""

    def tap(self, place: Point) -> None:
        self.page.touchscreen.tap(*place)

    def confirm(self, place: Point) -> None:
        self.page.locator(".bar .actions .main").tap()


class Keys:
    """Tab, arrows and Enter, and what is typed into fields."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, control: Locator) -> None:
        self.reach(control)
        self.page.keyboard.press("Enter")

    def reach(self, control: Locator) -> None:
        control.first.wait_for()
        for _ in range(MOST_TABS):
            if control.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{control} is not reached by Tab")

    def select(self, field: Locator, value: str) -> None:
        self.reach(field)
        values = field.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
        down = values.index(value) - values.index(field.input_value())
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        assert field.input_value() == value

    def fill(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def decide(self, game: str, now: Seen, dice: random.Random) -> None:
        if now.choices:
            for _ in range(dice.randint(1, 3)):
                self.page.keyboard.press(dice.choice(ARROWS))
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator(".bar .actions button").nth(dice.randrange(len(now.buttons))))
        wait_for_change(self.page, game, now)
