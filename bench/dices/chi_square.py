"""The χ² test: how likely a deviation from what is expected is, if nothing is wrong."""

import math
from collections.abc import Sequence

LEAST = 5.0
"""What has to be expected of a class; classes with less are put together."""


def p_value(counts: Sequence[float], expected: Sequence[float]) -> float:
    """The probability of a deviation at least as large. 1 if there are too few classes to tell."""
    pairs = merged(counts, expected)
    if len(pairs) < 2:
        return 1.0
    statistic = math.fsum((count - wanted) ** 2 / wanted for count, wanted in pairs)
    return upper_gamma((len(pairs) - 1) / 2, statistic / 2)


def merged(counts: Sequence[float], expected: Sequence[float]) -> list[tuple[float, float]]:
    """The classes of which enough is expected, and one of all others."""
    pairs = [*zip(counts, expected, strict=True)]
    rare = [pair for pair in pairs if pair[1] < LEAST]
    often = [pair for pair in pairs if pair[1] >= LEAST]
    if rare:
        often.append((sum(count for count, _ in rare), math.fsum(wanted for _, wanted in rare)))
    return [pair for pair in often if pair[1] > 0]


def upper_gamma(a: float, x: float) -> float:
    """The regularized incomplete gamma function Q(a, x)."""
    if x <= 0:
        return 1.0
    scale = math.exp(-x + a * math.log(x) - math.lgamma(a))
    return 1 - scale * series(a, x) if x < a + 1 else scale * fraction(a, x)


def series(a: float, x: float) -> float:
    total, term, n = 1 / a, 1 / a, a
    while term > total * 1e-15:
        n += 1
        term *= x / n
        total += term
    return total


def fraction(a: float, x: float) -> float:
    """Lentz's way to evaluate the continued fraction."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for i in range(1, 10_000):
        factor = -i * (i - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value
