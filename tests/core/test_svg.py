"""Pieces of pictures: whatever somebody writes stays text, and numbers are short."""

from xml.etree import ElementTree

import pytest

import igroteka
from igroteka.core.drawing import words
from igroteka.core.drawing.lettering import STROKES, written
from igroteka.core.drawing.svg import Drawn, element, group, mixed, picture, placed, spelt, together

HOSTILE = [
    "<script>alert(1)</script>",
    '" onload="alert(1)',
    "]]>",
    "&amp; &",
    "' x='",
    "\x00\x07\x1b",
    "\ud800",
    "\ufffe",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str) -> None:
    drawn = picture(text, 10, 10, "", element("desc", text, data_said=text), text)
    root = ElementTree.fromstring(drawn)  # noqa: S314 (our own)
    assert [one.tag.partition("}")[2] for one in root.iter()] == ["svg", "title", "defs", "rect", "desc"]
    title, desc = root[0], root[3]
    assert title.text == desc.text == desc.get("data-said") == root[3].tail
    if text.isprintable() and "\ufffe" not in text:
        assert title.text == text


def test_what_xml_does_not_know_is_replaced() -> None:
    assert element("title", "a\x00b\ud800c") == "<title>a\ufffdb\ufffdc</title>"


def test_pieces_are_not_escaped_twice() -> None:
    inside = element("title", "a & b")
    assert group(inside) == "<g><title>a &amp; b</title></g>"
    assert isinstance(together(inside, "<"), Drawn)
    assert together(inside, "<") == "<title>a &amp; b</title>&lt;"


def test_names_and_values_of_attributes() -> None:
    assert element("g", class_="seat", stroke_width=2.0, opacity=None) == '<g class="seat" stroke-width="2"/>'


@pytest.mark.parametrize(("value", "text"), [(1 / 3, "0.33"), (-0.001, "0"), (2.0, "2"), (-15.125, "-15.12"), (7, "7")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert spelt(value) == text


def test_places_and_colours() -> None:
    assert placed(1, 2) == "translate(1 2)"
    assert placed(1, 2, turn=90, scale=0.5) == "translate(1 2) rotate(90) scale(0.5)"
    assert mixed("#ff0000", "#0000ff", 0.5) == "#800080"


def test_a_game_without_a_drawing_is_pictured_in_lines_of_its_view() -> None:
    root = ElementTree.fromstring(words.draw(igroteka.game("marrakech").new(players=3).view()))  # noqa: S314 (our own)
    told = [one.text or "" for one in root.iter() if one.tag.endswith("text")]
    assert root[0].text == "marrakech: turn"
    assert "assam: cell d4, facing s" in told
    assert sum("dirhams 30" in line for line in told) == 3
    assert float(root.attrib["height"]) > 20 * len(told)


def test_lettering_has_a_stroke_for_each_sign() -> None:
    text = "".join(STROKES)
    assert written(text, 0, 0, 10).count("<path") == len(text)
    assert 'aria-label="12"' in written(12, 0, 0, 10)


@pytest.mark.parametrize(("align", "start"), [("start", "0"), ("middle", "-5.1"), ("end", "-10.2")])
def test_lettering_is_aligned(align: str, start: str) -> None:
    first = written(23, 0, 0, 8, align=align).partition("<path")[2]
    assert f'transform="translate({start} 0)"' in first.partition("/>")[0]
