"""The colours of drawings: CSS custom properties in the `colours.css` beside them, which the browser client imports."""

import re
from importlib.resources import files

PROPERTY = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6});")


def colours(package: str) -> dict[str, str]:
    """The colours of a package's drawings, by name."""
    return dict(PROPERTY.findall(files(package).joinpath("colours.css").read_text("utf-8")))
