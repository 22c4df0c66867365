"""Whether a table ever waits for something that it does not name."""

from playwright.sync_api import Page

WATCH = """
    window.unnamed = [];
    let silent = 0;
    setInterval(() => {
        const bar = document.querySelector('.question');
        const isSilent = bar !== null && !document.querySelector('.end') && !bar.textContent.trim();
        silent = isSilent ? silent + 1 : 0;
        const last = document.querySelector('.log')?.lastElementChild;
        if (silent === 6) window.unnamed.push(last?.textContent ?? 'at the start');
    }, 50);
"""
"""What was waited for, for 300 ms and longer, without a word in the bar."""


def expect_no_silence(page: Page) -> None:
    assert page.evaluate("window.unnamed") == []
