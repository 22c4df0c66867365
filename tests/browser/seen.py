"""What a person sees at a table, read in one go: what is asked, what is drawn as a choice, what has happened."""

from typing import NamedTuple

from playwright.sync_api import Page

Point = tuple[float, float]

DRAWN = {
    "marrakech": ".mk-turn, .mk-target",
    "tayu": ".offered .dot",
    "mazaitsy": ".mz-handle, .mz-target, .mz-dot, .mz-lying.offered, .mz-token.offered",
    "chazz": ".chair.open .halo",
}
"""How each board draws what can be chosen."""

READ = """
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.closest('.leaving'));
    const texts = (selector) => all(selector).map((one) => one.textContent);
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    };
    const isInside = (one, [x, y]) => { // a board that is enlarged reaches beyond its box
        const box = one.closest('.tayu-box')?.getBoundingClientRect();
        const [left, top, right, bottom] = box ? [box.left + 2, box.top + 2, box.right - 2, box.bottom - 2] : [];
        return !box || (x > left && x < right && y > top && y < bottom); // on its very edge nobody taps
    };
    const middles = (selector) => all(selector).map((one) => [one, middle(one)])
        .filter(([one, at]) => at && isInside(one, at)).map(([, at]) => at);
    const isDrawn = all('.board').length > all('.board > .plain').length; // the board of words comes before it
    const seen = {
        is_over: isDrawn && all('.end').length > 0,
        question: texts('.question').join(),
        board: all('.board').map((one) => one.ariaLabel).join(),
        log: texts('.log-entry'),
        choices: texts('#choices [role=option]'),
        marked: all('#choices').map((one) => one.getAttribute('aria-activedescendant') ?? '').join(),
        drawn: middles(drawn),
        buttons: middles('.bar .actions button:not(:disabled)'),
    };
    const isOpen = seen.choices.length + seen.drawn.length + seen.buttons.length > 0 && !all('.chair.wanted').length;
    seen.is_asked = isDrawn && isOpen && all('.question.asked').length > 0;
"""
NOW = f"(drawn) => {{ {READ} return seen; }}"
SETTLED = f"(drawn) => {{ {READ} return (seen.is_over || seen.is_asked) && seen; }}"
CHANGED = f"([drawn, b]) => {{ {READ} return Object.keys(b).some((key) => `${{seen[key]}}` !== `${{b[key]}}`); }}"
TOLD = """
    const told = (one) => [one.is_over, one.marked, one.log.length, one.board, one.marked ? '' : one.question,
        ...one.choices.map((name) => cut ? name.split(cut)[0] : name)].join('\\n');
"""
"""What a tap changes. What is foreseen comes a moment later by itself and does not count."""
GONE_ON = f"([drawn, b, cut]) => {{ {READ} {TOLD} return told(seen) !== told(b); }}"
REMEMBER = f"([drawn, cut]) => {{ {READ} {TOLD} window.toldBefore = told(seen); }}"
SETTLED_ANEW = f"""([drawn, cut, patience]) => new Promise((done, fail) => {{
    const end = performance.now() + patience;
    const look = () => {{ {READ} {TOLD}
        const isAtRest = !document.querySelector('.board .tayu-svg')?.getAnimations().length;
        if (isAtRest && (seen.is_over || seen.is_asked) && told(seen) !== window.toldBefore) done(seen);
        else if (performance.now() > end) fail(new Error(`nothing has come of it: ${{window.toldBefore}}`));
        else requestAnimationFrame(look);
    }};
    look();
}})"""
"""The board of Ta Yü is enlarged for a finger, and then shrinks again: nobody aims at what moves."""

TURN_COMES = 60_000  # milliseconds: others may think, on a machine that has much else to do


class Seen(NamedTuple):
    is_over: bool
    is_asked: bool
    question: str
    """What the bar says."""
    board: str
    """What the board shows, as it is told to who cannot see it."""
    log: list[str]
    choices: list[str]
    marked: str
    drawn: list[Point]
    buttons: list[Point]


def seen(page: Page, game: str) -> Seen:
    return Seen(**page.evaluate(NOW, DRAWN[game]))


def when_settled(page: Page, game: str) -> Seen:
    """When one is asked, or the match is over."""
    return Seen(**page.wait_for_function(SETTLED, arg=DRAWN[game], timeout=TURN_COMES).json_value())


def wait_for_change(page: Page, game: str, before: Seen) -> None:
    page.wait_for_function(CHANGED, arg=[DRAWN[game], before._asdict()])


def wait_until_gone_on(page: Page, game: str, before: Seen) -> None:
    """Until a tap has done something. In Marrakech choices say a moment later what they would cost."""
    page.wait_for_function(GONE_ON, arg=[DRAWN[game], before._asdict(), foreseen_after(game)])


def remember(page: Page, game: str) -> None:
    page.evaluate(REMEMBER, [DRAWN[game], foreseen_after(game)])


def when_settled_anew(page: Page, game: str) -> Seen:
    """When something has come of a tap since `remember`, nothing moves, and one is asked again or the match is over."""
    return Seen(**page.evaluate(SETTLED_ANEW, [DRAWN[game], foreseen_after(game), TURN_COMES]))


def foreseen_after(game: str) -> str:
    """What stands in the name of a choice before its foreseen cost."""
    return ":" if game == "marrakech" else ""
