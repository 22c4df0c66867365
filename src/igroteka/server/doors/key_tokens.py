"""Tokens that carry everything a browser has to another one. Each is valid for a quarter of an hour, and once."""

from collections.abc import Callable, Sequence

import msgspec

from igroteka.server.doors.signed import loaded, signer
from igroteka.server.ports import Secrets
from igroteka.server.protocol.refusal import Refusal

KEY_TOKEN_LIVES = 15 * 60  # seconds


class KeyToken(msgspec.Struct, frozen=True, array_like=True):
    """Makes its bearer these people."""

    id: str
    people: tuple[str, ...]
    until: int


class KeyTokens:
    def __init__(self, key: bytes, secrets: Secrets, today: Callable[[], int]) -> None:
        self.secrets, self.today = secrets, today
        self.signer = signer(key, "key")
        self.spent: dict[str, int] = {}
        """The ids of tokens that were used, with the time until which they would have been good."""

    def made(self, people: Sequence[str]) -> str:
        token = KeyToken(self.secrets.id(), tuple(people), self.today() + KEY_TOKEN_LIVES)
        return str(self.signer.dumps(msgspec.to_builtins(token)))

    def read(self, text: str) -> KeyToken:
        try:
            token = msgspec.convert(loaded(self.signer, text), KeyToken)
        except msgspec.ValidationError:
            raise Refusal("bad-token") from None
        if token.until < self.today() or token.id in self.spent or not token.people:
            raise Refusal("bad-token")
        return token

    def spend(self, token: KeyToken) -> None:
        """Nobody can use it again. A restart forgets that, for the minutes that the token has left."""
        now = self.today()
        self.spent = {one: until for one, until in self.spent.items() if until >= now}
        self.spent[token.id] = token.until
