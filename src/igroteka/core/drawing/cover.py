"""The default cover: the picture on the home page for a game that has none of its own."""

from importlib.resources import files

FILE = "cover.svg"
COVER = files("igroteka.core.drawing").joinpath(FILE).read_text("utf-8")
