"""A person who watches nothing: a key press skips every motion and every pause in which a turn of others is shown."""

HURRIED = """
    const key = { key: 'x', code: 'KeyX', bubbles: true };
    const isShown = () => document.querySelector('.shown-turn, .board-place[aria-busy=true]');
    const skip = () => isShown() && document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    addEventListener('DOMContentLoaded', () => new MutationObserver(skip)
        .observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] }));
"""
