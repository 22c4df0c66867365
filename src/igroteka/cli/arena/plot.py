"""The ratings as an SVG chart: a row for each bot, its Elo as a dot, the error as a bar."""

import math
from html import escape

from igroteka.cli.arena.report import Report, Standing
from igroteka.cli.arena.summary import percent, signed, title_of
from igroteka.core.words import Lang, Words

ROW, TOP, BOTTOM = 46, 92, 58
NAMES, CHART, FIGURES = 210, 420, 150  # columns, in pixels
WIDTH = NAMES + CHART + FIGURES
EDGE = 24  # margin inside the chart
LONGEST_NAME = 27
STEPS = (1, 2, 5)
LEAST = 10  # Elo to either side of 0 that the chart always shows

INK, SOFT, FAINT, LINE, DOT, PAPER = "#1f2933", "#6b7785", "#e4e8ec", "#9fb3c8", "#c2410c", "#ffffff"
FONT = "font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\""

BELOW = Words("Elo, 0 is the mean; bars are 95% intervals", "Эло, 0 — среднее; отрезки — интервалы 95%")
SCORE = Words("score", "очки")


def plot(found: Report, lang: Lang) -> str:
    """Draws the chart of a report with at least one complete deal."""
    rows = found.ratings
    height = TOP + ROW * len(rows) + BOTTOM
    scale = Scale(rows)
    marks = scale.marks()
    foot = TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" {FONT}>',
        f"<title>{escape(title_of(found, lang))}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        text(EDGE, 40, title_of(found, lang), size=19, weight=600),
        text(WIDTH - EDGE, TOP - 18, SCORE.say(lang), anchor="end", size=12, colour=SOFT),
        *(mark(scale.x(elo), elo, foot) for elo in marks),
        *(part for number, one in enumerate(rows) for part in row(one, TOP + ROW * number + ROW // 2, scale)),
        text(NAMES + CHART // 2, foot + 44, BELOW.say(lang), anchor="middle", size=12, colour=SOFT),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class Scale:
    """Maps Elo to a horizontal position in the chart."""

    def __init__(self, rows: list[Standing]) -> None:
        self.low = min(-LEAST, *(one.elo - one.elo_error for one in rows))
        self.high = max(LEAST, *(one.elo + one.elo_error for one in rows))

    def x(self, elo: float) -> float:
        return NAMES + EDGE + (CHART - 2 * EDGE) * (elo - self.low) / (self.high - self.low)

    def marks(self) -> list[int]:
        """Returns three to nine round numbers to mark on the axis."""
        rough = max((self.high - self.low) / 8, 1)
        power = 10 ** math.floor(math.log10(rough))
        step = next((step * power for step in STEPS if step * power >= rough), 10 * power)
        return list(range(math.ceil(self.low / step) * step, math.floor(self.high / step) * step + 1, step))


def mark(x: float, elo: int, foot: int) -> str:
    """A grid line across all rows, darker at the mean, with its number."""
    colour = LINE if elo == 0 else FAINT
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{foot + 4}" stroke="{colour}"/>'
    return line + text(x, foot + 22, signed(elo), anchor="middle", size=12, colour=SOFT)


def row(one: Standing, y: int, scale: Scale) -> list[str]:
    left, right, x = scale.x(one.elo - one.elo_error), scale.x(one.elo + one.elo_error), scale.x(one.elo)
    name = one.bot if len(one.bot) <= LONGEST_NAME else "…" + one.bot[1 - LONGEST_NAME :]
    stroke = f'stroke="{INK}" stroke-width="2" stroke-linecap="round"'
    return [
        text(EDGE, y + 5, name, size=15, weight=500),
        f'<path d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 5}V{y + 5}M{right:.1f} {y - 5}V{y + 5}" {stroke}/>',
        f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{DOT}" stroke="{PAPER}" stroke-width="2"/>',
        f'<g stroke="{PAPER}" stroke-width="4" paint-order="stroke">',
        text(x, y - 11, signed(one.elo), anchor="middle", size=12, weight=600) + "</g>",
        text(WIDTH - EDGE, y + 5, f"{percent(one.score)} ± {100 * one.score_error:.1f}", anchor="end", size=14),
    ]


def text(
    x: float, y: float, said: str, *, size: int, anchor: str = "start", weight: int = 400, colour: str = INK
) -> str:
    place = f'x="{x:.1f}" y="{y}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" font-weight="{weight}" fill="{colour}">{escape(said)}</text>'
