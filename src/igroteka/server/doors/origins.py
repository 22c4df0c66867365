"""The check that a request comes from a page of this server. Refused origins are logged, with what would be right."""

import structlog

from igroteka.core.words import quote
from igroteka.server.doors.site import Site
from igroteka.server.doors.visitor import Visitor, host_of
from igroteka.server.protocol.refusal import Refusal

MOST_NOTED = 1_000
"""Origins that are remembered as logged."""

log = structlog.get_logger()


class Origins:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.noted: set[tuple[str, str]] = set()

    def check(self, visitor: Visitor) -> None:
        """Refuses requests from pages of other origins. Programs other than browsers send no origin."""
        if visitor.origin is None or self.is_own(visitor, visitor.origin):
            return
        self.note(visitor.origin, visitor.own_origin)
        raise Refusal("origin")

    def is_own(self, visitor: Visitor, origin: str) -> bool:
        """Whether the origin is the public one; without a public address, whether it has the host that was asked."""
        if self.site.public is not None:
            return origin.lower() == self.site.public.origin
        return host_of(origin) == visitor.host.lower()

    def note(self, origin: str, own: str) -> None:
        if (origin, own) in self.noted:
            return
        if len(self.noted) >= MOST_NOTED:
            self.noted.clear()
        self.noted.add((origin, own))
        log.warning("refused a page of another origin", origin=quote(origin), own=quote(own), right=self.right(origin))

    def right(self, origin: str) -> str:
        """What to do if people do open the server at this origin."""
        if host_of(origin) in (None, ""):
            return "Nothing: no server has this origin."
        change = f"If people open this server at {quote(origin)}, start it with --public-url {quote(origin)}"
        if self.site.public is not None:
            return f"{change}, not {self.site.public.origin}{self.site.public.path}."
        return f"{change} (and the path, if there is one), or let the proxy pass on the header Host."
