"""The bodies of requests: JSON, strictly typed. Litestar by itself takes `"5"` for 5."""

from typing import TypeVar

import msgspec

from igroteka.server.protocol.refusal import Refusal

T = TypeVar("T")


def read_body(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("malformed") from None
