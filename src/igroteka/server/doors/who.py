"""Who somebody is: a guest without an account, known by a cookie that the server has signed.

At a table a guest goes by an alias, from which nobody can tell who that is elsewhere. A seat can be handed over, or
taken along to another device, by a token: it stands in the fragment of a link, which browsers do not send, and is
exchanged for a cookie. That cookie is good for the one table, and its rematches, and for nothing else.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from igroteka.server.ports import Secrets
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.rematch import first_id
from igroteka.store.store import Store

COOKIE = "igroteka"
KEY = "key for cookies and tokens"
COOKIE_LIVES = 365 * 24 * 3600  # seconds
TOKEN_LIVES = 24 * 3600
ALIAS = 24  # digits
MOST_TEXT = 1_000
"""Characters of a cookie or a token; what is longer is not ours."""


class SeatToken(msgspec.Struct, frozen=True):
    """Gives its bearer a seat of this alias at this table, as long as that has it; without a seat, all that it has."""

    table: str
    alias: str
    seat: int | None
    until: int


class Who:
    def __init__(self, key: bytes, secrets: Secrets, today: Callable[[], int]) -> None:
        self.key, self.secrets, self.today = key, secrets, today
        sha256 = {"digest_method": hashlib.sha256}
        self.people = URLSafeSerializer(key, salt="person", signer_kwargs=sha256)
        self.places = URLSafeSerializer(key, salt="place", signer_kwargs=sha256)
        self.tokens = URLSafeSerializer(key, salt="token", signer_kwargs=sha256)

    @classmethod
    async def of(cls, store: Store, secrets: Secrets, today: Callable[[], int]) -> "Who":
        """With the key that this store keeps: made at the first start."""
        return cls(await store.once(KEY, secrets.key), secrets, today)

    # Cookies

    def person(self, cookies: Mapping[str, str]) -> str | None:
        """Whoever brings these cookies."""
        person = loaded(self.people, cookies.get(COOKIE))
        return person if isinstance(person, str) else None

    def guest(self, cookies: Mapping[str, str], table: str) -> str | None:
        """By what alias whoever brings these cookies goes at a table: his own, or one that was handed over to him."""
        place = loaded(self.places, cookies.get(place_cookie(table)))
        match place:
            case [str(first), str(alias)] if first == first_id(table):
                return alias
            case _:
                pass
        person = self.person(cookies)
        return None if person is None else self.alias(person, table)

    def alias(self, person: str, table: str) -> str:
        """The same at a table and at its rematches."""
        return hmac.new(self.key, f"{person} at {first_id(table)}".encode(), hashlib.sha256).hexdigest()[:ALIAS]

    def newcomer(self) -> str:
        return self.secrets.id()

    def cookie(self, person: str) -> str:
        return str(self.people.dumps(person))

    def place(self, token: SeatToken) -> str:
        """The cookie that lets its bearer go by this alias at this table."""
        return str(self.places.dumps([first_id(token.table), token.alias]))

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
    """What was signed; None, if it was not, or not by this server."""
    if text is None or len(text) > MOST_TEXT:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None
