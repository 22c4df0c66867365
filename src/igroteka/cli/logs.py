"""Logging of the server: readable in a terminal, JSON lines elsewhere."""

import logging
import sys

import structlog
from structlog.typing import EventDict


def set_up_logs() -> None:
    """Sends our logs and those of the libraries to standard error."""
    shared = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        escape_controls,
    ]
    is_seen = sys.stderr.isatty()
    shown = structlog.dev.ConsoleRenderer() if is_seen else structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown], foreign_pre_chain=shared
        )
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def escape_controls(_: object, __: str, entry: EventDict) -> EventDict:
    """Writes characters that could steer a terminal as escapes; lines of a traceback stay lines."""
    return {name: printable(value) if isinstance(value, str) else value for name, value in entry.items()}


def printable(text: str) -> str:
    return "".join(
        char if char.isprintable() or char in "\n\t" else char.encode("unicode_escape").decode() for char in text
    )
