"""Identities: guests without accounts, recognised by a cookie that the server signs.

At a table a guest has an alias, which cannot be linked to other tables. A token hands a seat over, or takes it to
another device: it stands in the fragment of a link, which browsers do not send, and is exchanged for a cookie. That
cookie lists the guest's aliases, and is valid for this table and its rematches only.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from igroteka.server.ports import Secrets
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.rematch import first_id
from igroteka.store.store import Owner, Store

COOKIE = "igroteka"
KEY = "key for cookies and tokens"
COOKIE_LIVES = 365 * 24 * 3600  # seconds
TOKEN_LIVES = 24 * 3600
ALIAS = 24  # digits
MOST_TEXT = 1_000
"""Characters of a cookie or a token; longer ones are not ours."""


class SeatToken(msgspec.Struct, frozen=True):
    """Gives its bearer this seat of this alias, while the alias holds it; without a seat, all that the alias holds."""

    table: str
    alias: str
    seat: int | None
    until: int


class Guest(NamedTuple):
    """Somebody at a table."""

    own: str | None
    """Their own alias; None if they have none yet."""
    aliases: tuple[str, ...]
    """All that they go by there: their own, unless a link has replaced it, and those that came by links. New seats are
    the first one's.
    """

    @property
    def received(self) -> tuple[str, ...]:
        return tuple(alias for alias in self.aliases if alias != self.own)


class Who:
    def __init__(self, key: bytes, secrets: Secrets, today: Callable[[], int]) -> None:
        self.key, self.secrets, self.today = key, secrets, today
        sha256 = {"digest_method": hashlib.sha256}
        self.people = URLSafeSerializer(key, salt="person", signer_kwargs=sha256)
        self.places = URLSafeSerializer(key, salt="place", signer_kwargs=sha256)
        self.tokens = URLSafeSerializer(key, salt="token", signer_kwargs=sha256)

    @classmethod
    async def of(cls, store: Store, secrets: Secrets, today: Callable[[], int]) -> "Who":
        """With the signing key in the store, which is made at the first start."""
        return cls(await store.once(KEY, secrets.key), secrets, today)

    # Cookies

    def person(self, cookies: Mapping[str, str]) -> str | None:
        """The person to whom these cookies belong."""
        person = loaded(self.people, cookies.get(COOKIE))
        return person if isinstance(person, str) else None

    def guest(self, cookies: Mapping[str, str], table: str) -> Guest | None:
        """Who the owner of these cookies is at a table; None if the server has never met them."""
        person = self.person(cookies)
        own = None if person is None else self.alias(person, table)
        place: Any = loaded(self.places, cookies.get(place_cookie(table)))
        match place:
            case [str(first), *aliases] if first == first_id(table) and aliases:
                return Guest(own, tuple(map(str, aliases)))
            case _:
                return None if own is None else Guest(own, (own,))

    def alias(self, person: str, table: str) -> str:
        """A person's alias, the same at a table and at its rematches."""
        return hmac.new(self.key, f"{person} at {first_id(table)}".encode(), hashlib.sha256).hexdigest()[:ALIAS]

    def owner(self, person: str, alias: str) -> Owner:
        """The person to the store, which keeps one key for all their tables. Nobody else is told of it."""
        key = hmac.new(self.key, f"tables of {person}".encode(), hashlib.sha256).hexdigest()[:ALIAS]
        return Owner(alias, key)

    def newcomer(self) -> str:
        return self.secrets.id()

    def cookie(self, person: str) -> str:
        return str(self.people.dumps(person))

    def place(self, table: str, aliases: Sequence[str]) -> str:
        """The cookie that gives its bearer these aliases, and no others, at this table."""
        return str(self.places.dumps([first_id(table), *aliases]))

    # Tokens

    def token(self, table: str, alias: str, seat: int | None) -> str:
        made = SeatToken(table, alias, seat, self.today() + TOKEN_LIVES)
        return str(self.tokens.dumps(msgspec.to_builtins(made)))

    def read_token(self, text: str) -> SeatToken:
        try:
            token = msgspec.convert(loaded(self.tokens, text), SeatToken)
        except msgspec.ValidationError:
            raise Refusal("bad-token") from None
        if token.until < self.today():
            raise Refusal("bad-token")
        return token


def place_cookie(table: str) -> str:
    return f"{COOKIE}-{first_id(table)}"


def loaded(serializer: URLSafeSerializer, text: str | None) -> object:
    """The signed value; None if this server did not sign it."""
    if text is None or len(text) > MOST_TEXT:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None
