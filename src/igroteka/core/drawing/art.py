"""The drawings of a game, read from the `art.svg` beside its code. The browser client uses the same file.

A drawing is a <symbol>. In it, `<use href="#crown"/>` is another drawing, and `var(--rug)` is a colour from
`colours.css`. The caller supplies those that the files lack, such as a seat's sign or the colour of its cat.
"""

import re
from functools import cache
from importlib.resources import files

from igroteka.core.drawing.colours import colours
from igroteka.core.drawing.svg import Drawn, escaped

SYMBOL = re.compile(r'<symbol id="([\w-]+)">(.*?)</symbol>', re.DOTALL)
USE = re.compile(r'<use href="#([\w-]+)"([^>]*)/>')
COLOUR = re.compile(r"var\(--([\w-]+)\)")
FOR_THE_BROWSER = re.compile(r' (?:class|data-[\w-]+)="[^"]*"')  # for style sheets and animation, which notebooks lack
BETWEEN = re.compile(r"\s*\n\s*")


class Art:
    """The drawings and colours of one package."""

    def __init__(self, package: str) -> None:
        self.colours = {**colours("igroteka.core.drawing"), **colours(package)}
        text = FOR_THE_BROWSER.sub("", files(package).joinpath("art.svg").read_text("utf-8"))
        self.drawings: dict[str, str] = {}
        for name, markup in SYMBOL.findall(BETWEEN.sub("", text)):
            self.drawings[name] = completed(markup, self.drawings)

    def __getitem__(self, colour: str) -> str:
        return self.colours[colour]

    @cache  # noqa: B019 (there are five instances, and few combinations)
    def drawn(self, name: str, /, **given: str) -> Drawn:
        """The drawing, with values for the names that the files do not define; `coat_ink` sets `coat-ink`."""
        known = self.colours | {key.replace("_", "-"): value for key, value in given.items()}
        return Drawn(coloured(completed(self.drawings[name], given), known))

    def placed(self, markup: str) -> str:
        """A picture with the drawings it uses, in the colours of the light theme."""
        return coloured(completed(markup, self.drawings), self.colours)


def coloured(markup: str, known: dict[str, str]) -> str:
    return COLOUR.sub(lambda found: escaped(known[found[1]]), markup)


def completed(markup: str, drawings: dict[str, str]) -> str:
    """Replaces each <use> by the drawing it names, if that is known yet."""
    return USE.sub(lambda found: f"<g{found[2]}>{drawings[found[1]]}</g>" if found[1] in drawings else found[0], markup)


@cache
def art(package: str) -> Art:
    return Art(package)
