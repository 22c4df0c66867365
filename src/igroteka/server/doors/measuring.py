"""The metrics for Prometheus, at a port of their own: the public one does not show them."""

from collections.abc import Generator
from contextlib import contextmanager

from prometheus_client import start_http_server


@contextmanager
def measuring(host: str, port: int) -> Generator[int]:
    """Answers at this port while it is open, and gives its number. A thread does it, so a scrape delays no table."""
    web, thread = start_http_server(port, host)
    try:
        yield web.server_port
    finally:
        web.shutdown()
        web.server_close()
        thread.join()
