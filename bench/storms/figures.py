"""Measured figures and their targets."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table


class Figure(NamedTuple):
    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def target(self) -> str:
        if self.least is not None:
            return f"≥ {self.least:,g} {self.unit}"
        return "" if self.most is None else f"≤ {self.most:,g} {self.unit}"

    @property
    def is_reached(self) -> bool:
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    @property
    def told(self) -> str:
        return f"{self.value:,.{0 if self.value >= 100 or self.value == int(self.value) else 1}f} {self.unit}"


def quantile(ascending: Sequence[float], share: float) -> float:
    return ascending[min(len(ascending) - 1, int(share * len(ascending)))]


def show(parts: dict[str, list[Figure]], console: Console) -> None:
    for name, figures in parts.items():
        table = Table(title=name, title_justify="left", title_style="bold", show_header=False, box=None, pad_edge=False)
        for justify in ("left", "right", "right"):
            table.add_column(justify=justify)
        for figure in figures:
            colour = "" if figure.is_reached else "red"
            table.add_row(figure.name, f"[{colour}]{figure.told}[/]" if colour else figure.told, figure.target)
        console.print(table)
        console.print()


def plain(parts: dict[str, list[Figure]]) -> dict[str, Any]:
    return {
        name: {figure.name: {"value": round(figure.value, 3), "unit": figure.unit} for figure in figures}
        for name, figures in parts.items()
    }
