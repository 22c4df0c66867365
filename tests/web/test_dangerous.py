"""The browser client runs no text and takes no markup from outside."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
DANGEROUS = re.compile(
    r"\b(eval|Function|setTimeout|setInterval)\(\s*[\"'`]|\beval\(|\bnew Function\b|innerHTML\b(?! *\?)|outerHTML\b"
    r"|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc|dangerouslySetInnerHTML|postMessage|javascript:"
)
ALLOWED = {"kit/art.tsx": ["dangerouslySetInnerHTML"]}
"""Drawings from the source tree (build.mjs), not from the server."""


def test_only_our_own_drawings_are_markup():
    found = {
        file.relative_to(SOURCE).as_posix(): [
            match[0] for match in DANGEROUS.finditer(file.read_text(encoding="utf-8"))
        ]
        for file in SOURCE.rglob("*.ts*")
    }
    assert {name: words for name, words in found.items() if words} == ALLOWED


@pytest.mark.parametrize(
    "line",
    [
        "node.innerHTML = name",
        "<p dangerouslySetInnerHTML={{ __html: name }} />",
        "eval(text)",
        'setTimeout("step()", 5)',
        "parent.postMessage(seat)",
    ],
)
def test_what_is_dangerous_is_seen(line: str):
    assert DANGEROUS.search(line)
