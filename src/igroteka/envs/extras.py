"""Optional libraries of the research environments: if one is missing, the error says what to install."""

from types import TracebackType

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words


class MissingLibrary(IgrotekaError, ImportError):
    words = Words(
        en="This module needs the library {library}, which is not installed: pip install 'igroteka[{extra}]'.",
        ru="Для этого нужна библиотека {library}, а она не установлена: pip install 'igroteka[{extra}]'.",
    )


class Extra:
    """Wraps the imports of what `igroteka[envs]` installs: `with Extra("envs"):`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, ModuleNotFoundError):
            raise MissingLibrary(library=error.name, extra=self.name) from None
