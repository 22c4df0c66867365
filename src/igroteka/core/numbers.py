"""Whole numbers, as people and files write them."""


def whole(text: str) -> int | None:
    """None, if the text is anything but digits, nine at most: nobody has to reckon with thousands of them."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
