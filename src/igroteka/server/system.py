"""The real world: this machine's clock, and the operating system's random numbers."""

import asyncio
import secrets
import time
from collections.abc import Awaitable

from igroteka.store.store import wall_clock

ID_BYTES = 16
KEY_BYTES = 32

DICE = secrets.SystemRandom()


class SystemClock:
    now = staticmethod(time.monotonic)
    wall = staticmethod(wall_clock)

    def sleep_until(self, moment: float) -> Awaitable[None]:
        return asyncio.sleep(moment - time.monotonic())


class SystemSecrets:
    def id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def key(self) -> bytes:
        return secrets.token_bytes(KEY_BYTES)


def today() -> int:
    """Seconds since 1970, for values that outlive the process."""
    return int(time.time())
