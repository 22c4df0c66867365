"""Shows progress while the rules are compiled, which happens once for each version of them."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from rich.console import Console

from igroteka.core.words import Lang, Words

COMPILING = Words(
    "Compiling the rules, once: {n:function|functions}", "Готовлю правила, один раз: {n:функция|функции|функций}"
)
DONE = Words("The rules are ready.", "Правила готовы.")


@contextmanager
def compiling_shown(console: Console, lang: Lang) -> Generator[None]:
    """Counts compiled functions on the console; stays silent if all of them come from the cache."""
    from numba.core import event

    class Count(event.Listener):
        done = 0
        status: Any = None

        def on_start(self, event: Any) -> None:
            self.done += 1
            said = COMPILING.say(lang, n=self.done)
            if self.status is None:
                self.status = console.status(said)
                self.status.start()
            self.status.update(said)

        def on_end(self, event: Any) -> None:
            pass

    count = Count()
    with event.install_listener("numba:compile", count):  # pyright: ignore[reportUnknownMemberType] (numba is untyped)
        try:
            yield
        finally:
            if count.status is not None:
                count.status.stop()
                console.print(DONE.say(lang))
