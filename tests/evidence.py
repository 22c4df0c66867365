"""What the pages about security claim: references to files and tests, links, and verdicts on requirements."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
VERDICTS = ("met", "partly", "operator's", "not met", "not applicable")
REFERENCE = re.compile(
    r"(?<![\w./-])((?:tests|src|bench|docs|web)/[\w./-]*\w|(?:pyproject|requirements)\.\w+)(?:::(\w+))?"
)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ROW = re.compile(r"^\| (V\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.*) \|$", re.MULTILINE)
SUM = re.compile(r"^\| ([a-z' ]+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
NUMBER = re.compile(r"\bV\d+\.\d+\.\d+\b")


class Requirement(NamedTuple):
    number: str
    level: int
    subject: str
    verdict: str
    why: str


def requirements(page: str) -> list[Requirement]:
    return [
        Requirement(number, int(level), subject, verdict, why)
        for number, level, subject, verdict, why in ROW.findall(page)
    ]


def levels(text: str) -> dict[str, int]:
    """The level of each requirement, from lines like `V1.2 1 1 2`."""
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {f"{section}.{number}": int(level) for section, *of in lines for number, level in enumerate(of, 1)}


def sums(found: list[Requirement]) -> dict[str, tuple[int, int, int]]:
    """How often each verdict was reached on level 1, on level 2 and on both, and all of them."""
    count = Counter((one.verdict, one.level) for one in found)
    of = {verdict: (count[verdict, 1], count[verdict, 2]) for verdict in VERDICTS}
    of["all"] = (sum(first for first, _ in of.values()), sum(second for _, second in of.values()))
    return {name: (first, second, first + second) for name, (first, second) in of.items()}


def told_sums(page: str) -> dict[str, tuple[int, int, int]]:
    return {name: (int(first), int(second), int(both)) for name, first, second, both in SUM.findall(page)}


def section(page: str, title: str) -> str:
    """What stands under a heading of the second level."""
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def dead_references(page: str) -> list[str]:
    """Files that do not exist, and tests that are not in theirs."""
    found = {(file, test) for file, test in REFERENCE.findall(page)}
    dead = [
        f"{file}::{test}" if test else file
        for file, test in found
        if not (ROOT / file).exists() or (test and test not in functions(ROOT / file))
    ]
    return sorted(dead)


def dead_links(page: str, folder: Path) -> list[str]:
    """Links to files or headings that do not exist."""
    dead: list[str] = []
    for file, heading in LINK.findall(page):
        text = page if not file else None
        if file and not (folder / file).exists():
            dead.append(file)
        elif heading and heading not in anchors(text or (folder / file).read_text(encoding="utf-8")):
            dead.append(f"{file}#{heading}")
    return dead


def anchors(page: str) -> set[str]:
    """The names under which a page's headings are linked."""
    titles = (re.sub(r"[^\w\s-]", "", title.lower()) for title in HEADING.findall(page))
    return {title.replace(" ", "-") for title in titles}


@cache
def functions(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
