"""Drawings stand in an `art.svg` beside the code that places them: the browser client places the same ones.

A drawing is a <symbol>. In it `<use href="#crown"/>` is another drawing, and `var(--rug)` a colour of `colours.css`.
What the files do not know of either (a seat's sign, the colour of its cat) is given by whoever places the drawing.
"""

import re
from functools import cache
from importlib.resources import files

from igroteka.core.drawing.colours import colours
from igroteka.core.drawing.svg import Drawn, escaped

SYMBOL = re.compile(r'<symbol id="([\w-]+)">(.*?)</symbol>', re.DOTALL)
USE = re.compile(r'<use href="#([\w-]+)"([^>]*)/>')
COLOUR = re.compile(r"var\(--([\w-]+)\)")
FOR_THE_BROWSER = re.compile(r' (?:class|data-[\w-]+)="[^"]*"')  # its style sheets and motion; a notebook has its own
BETWEEN = re.compile(r"\s*\n\s*")


class Art:
    def __init__(self, package: str) -> None:
        self.colours = {**colours("igroteka.core.drawing"), **colours(package)}
        text = FOR_THE_BROWSER.sub("", files(package).joinpath("art.svg").read_text("utf-8"))
        self.drawings: dict[str, str] = {}
        for name, markup in SYMBOL.findall(BETWEEN.sub("", text)):
            self.drawings[name] = completed(markup, self.drawings)

    def __getitem__(self, colour: str) -> str:
        return self.colours[colour]

    @cache  # noqa: B019 (there are five of them, and few looks)
    def drawn(self, name: str, /, **given: str) -> Drawn:
        """The drawing, with what is given for the names that the files leave open; `coat_ink` gives `coat-ink`."""
        known = self.colours | {key.replace("_", "-"): value for key, value in given.items()}
        return Drawn(coloured(completed(self.drawings[name], given), known))

    def placed(self, markup: str) -> str:
        """A picture with the drawings that it uses, and the colours by day."""
        return coloured(completed(markup, self.drawings), self.colours)


def coloured(markup: str, known: dict[str, str]) -> str:
    return COLOUR.sub(lambda found: escaped(known[found[1]]), markup)


def completed(markup: str, drawings: dict[str, str]) -> str:
    """Puts drawings where the markup uses them; those that are not there yet are left."""
    return USE.sub(lambda found: f"<g{found[2]}>{drawings[found[1]]}</g>" if found[1] in drawings else found[0], markup)


@cache
def art(package: str) -> Art:
    return Art(package)
