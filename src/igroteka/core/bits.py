"""Sets of small numbers as bits of an int64: the two operations that are single processor instructions."""

# pyright: standard
# (numba's interface for intrinsics has no types)

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload


def lowest(bits: Any) -> int:
    """The smallest number in a non-empty set."""
    return (int(bits) & -int(bits)).bit_length() - 1


def count(bits: Any) -> int:
    """How many numbers are in the set."""
    return int(bits).bit_count()


@intrinsic
def _cttz(typing_context, bits):
    def generate(context, builder, signature, arguments):
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _ctpop(typing_context, bits):
    def generate(context, builder, signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(lowest, inline="always")
def _lowest(bits):
    return lambda bits: _cttz(bits)  # type: ignore[call-arg]


@overload(count, inline="always")
def _count(bits):
    return lambda bits: _ctpop(bits)  # type: ignore[call-arg]
