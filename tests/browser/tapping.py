"""Counts what a person taps or enters at a table, and how much of it is answered with a refusal."""

from typing import NamedTuple

from playwright.sync_api import Page

WATCH = """
    window.tapped = { taps: 0, refused: 0 };
    addEventListener('DOMContentLoaded', () => {
        const count = (event) => (window.tapped.taps += event.isTrusted ? 1 : 0);
        addEventListener('pointerdown', (event) => event.target.closest('.match') && count(event), true);
        addEventListener('keydown', (event) => event.key === 'Enter' && count(event), true); // wherever the focus is
        const isNote = (node) => node.parentElement?.closest('.note') || node.matches?.('.note') ||
            node.querySelector?.('.note');
        new MutationObserver((all) => {
            const noted = all.filter(({ target, type, addedNodes }) =>
                type === 'characterData' ? isNote(target) : [...addedNodes].some(isNote));
            window.tapped.refused += noted.length;
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
"""
"""To run before the page's own scripts. Whatever is refused, by the board or by the server, is told in a note."""


class Tapped(NamedTuple):
    taps: int
    refused: int

    @property
    def legal(self) -> float:
        """The share of taps that were not refused."""
        return 1 - self.refused / self.taps


def begin_to_count(page: Page) -> None:
    """What was done before, at other tables, does not count."""
    page.evaluate("Object.assign(window.tapped, { taps: 0, refused: 0 })")


def tapped(page: Page) -> Tapped:
    return Tapped(**page.evaluate("window.tapped"))
