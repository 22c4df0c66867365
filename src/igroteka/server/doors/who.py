"""Identities: guests without accounts, recognised by a cookie that the server signs.

At a table a guest has an alias, which cannot be linked to other tables. A token hands a seat over, or takes it to
another device: it stands in the fragment of a link, which browsers do not send, and is exchanged for a cookie. That
cookie lists the guest's aliases, and is valid for this table and its rematches only.

A browser that has taken over somebody's key is that person from then on, and also remains the person that it was.
"""

import hashlib
import hmac
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from igroteka.server.doors.key_tokens import KeyTokens
from igroteka.server.doors.signed import loaded, signer
from igroteka.server.ports import Secrets
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.rematch import first_id
from igroteka.store.store import Owner, Store

COOKIE = "igroteka"
KEY = "key for cookies and tokens"
COOKIE_LIVES = 365 * 24 * 3600  # seconds
TOKEN_LIVES = 24 * 3600
ALIAS = 24  # digits
MOST_PEOPLE = 8
"""That one browser can be."""


class Keys(NamedTuple):
    """Who a browser is."""

    own: str
    """The person that it was at first."""
    people: tuple[str, ...]
    """All that it is. Tables that it opens, and seats that it takes, are the first one's."""

    @property
    def person(self) -> str:
        return self.people[0]

    @property
    def others(self) -> int:
        """How many people it became later."""
        return sum(person != self.own for person in self.people)

    def joined(self, people: Collection[str]) -> "Keys":
        """These people first, and nobody lost."""
        return Keys(self.own, tuple(dict.fromkeys([*people, *self.people])))


class SeatToken(msgspec.Struct, frozen=True):
    """Gives its bearer this seat of this alias, while the alias holds it; without a seat, all that the alias holds."""

    table: str
    alias: str
    seat: int | None
    until: int


class Guest(NamedTuple):
    """Somebody at a table."""

    own: tuple[str, ...]
    """The aliases of the people that their browser is; none, if it is nobody yet."""
    aliases: tuple[str, ...]
    """All that they go by there: their own, unless a link has replaced it, and those that came by links. New seats are
    the first one's.
    """

    @property
    def received(self) -> tuple[str, ...]:
        return tuple(alias for alias in self.aliases if alias not in self.own)


class Who:
    def __init__(self, key: bytes, secrets: Secrets, today: Callable[[], int]) -> None:
        self.key, self.secrets, self.today = key, secrets, today
        self.people, self.places, self.tokens = (signer(key, purpose) for purpose in ("person", "place", "token"))
        self.key_tokens = KeyTokens(key, secrets, today)

    @classmethod
    async def of(cls, store: Store, secrets: Secrets, today: Callable[[], int]) -> "Who":
        """With the signing key in the store, which is made at the first start."""
        return cls(await store.once(KEY, secrets.key), secrets, today)

    # Cookies

    def keys(self, cookies: Mapping[str, str]) -> Keys | None:
        """Who the browser with these cookies is; None if the server has never met it."""
        held: Any = loaded(self.people, cookies.get(COOKIE))
        match held:
            case str(person):
                return Keys(person, (person,))
            case [str(own), *people] if people:
                return Keys(own, tuple(map(str, people)))
            case _:
                return None

    def person(self, cookies: Mapping[str, str]) -> str | None:
        """The person who acts with these cookies."""
        keys = self.keys(cookies)
        return None if keys is None else keys.person

    def guest(self, cookies: Mapping[str, str], table: str) -> Guest | None:
        """Who the owner of these cookies is at a table; None if the server has never met them."""
        keys = self.keys(cookies)
        own = () if keys is None else tuple(self.alias(person, table) for person in keys.people)
        place: Any = loaded(self.places, cookies.get(place_cookie(table)))
        match place:
            case [str(first), *aliases] if first == first_id(table) and aliases:
                also = own if len(own) > 1 else ()  # a place may be older than a key that was taken over
                return Guest(own, tuple(dict.fromkeys([*map(str, aliases), *also])))
            case _:
                return Guest(own, own) if own else None

    def alias(self, person: str, table: str) -> str:
        """A person's alias, the same at a table and at its rematches."""
        return hmac.new(self.key, f"{person} at {first_id(table)}".encode(), hashlib.sha256).hexdigest()[:ALIAS]

    def owner(self, person: str, alias: str) -> Owner:
        """The person to the store, which keeps one key for all their tables. Nobody else is told of it."""
        key = hmac.new(self.key, f"tables of {person}".encode(), hashlib.sha256).hexdigest()[:ALIAS]
        return Owner(alias, key)

    def owners(self, keys: Keys, table: str, aliases: Sequence[str]) -> tuple[Owner, ...]:
        """The person behind each alias. Those that came by links count as the person who acts."""
        known = {self.alias(person, table): person for person in keys.people}
        return tuple(self.owner(known.get(alias, keys.person), alias) for alias in aliases)

    def listed(self, keys: Keys) -> list[str]:
        """All people of the browser, as the store knows them."""
        return [self.owner(person, "").person for person in keys.people]

    def newcomer(self) -> Keys:
        person = self.secrets.id()
        return Keys(person, (person,))

    def cookie(self, keys: Keys) -> str:
        is_one = keys.people == (keys.own,)
        return str(self.people.dumps(keys.own if is_one else [keys.own, *keys.people]))

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
