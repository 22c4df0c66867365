"""The examples in the docs run as they are written, each by itself."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
PAGES = [DOCS / "bots.md", DOCS / "review.md", *sorted((DOCS / "research").glob("*.md"))]
EXAMPLES = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example):
    exec(example, {})  # noqa: S102
