"""The picture of a game on the home page, for a game whose folder has none."""

from importlib.resources import files

FILE = "cover.svg"
COVER = files("igroteka.core.drawing").joinpath(FILE).read_text("utf-8")
