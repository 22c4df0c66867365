"""Links that carry all games of a browser to another one. The other page asks first, and what it has stays its own."""

from collections.abc import Sequence

import msgspec
from litestar import Response, post
from litestar.params import RawBody

from igroteka.server.doors.bodies import read_body
from igroteka.server.doors.key_tokens import KEY_TOKEN_LIVES
from igroteka.server.doors.seat_links import Token
from igroteka.server.doors.server import Server
from igroteka.server.doors.visits import AnyRequest, qr_code, visit, with_cookie
from igroteka.server.doors.who import MOST_PEOPLE, Keys
from igroteka.server.protocol.refusal import Refusal


class KeyLink(msgspec.Struct, frozen=True):
    """A token for `/key#…`, that link as a QR code in SVG, and for how many seconds it is good. The code has no address
    of its own, so no log has the token.
    """

    token: str
    qr: str
    seconds: int


class KeyOffer(msgspec.Struct, frozen=True):
    """What a key would bring, and what this browser has of its own. Tables are counted up to a page of the list."""

    tables: int
    yours: int
    held: bool
    """This browser has the key already."""


class KeysHeld(msgspec.Struct, frozen=True):
    """Of how many other browsers this one has the keys."""

    others: int


@post("/api/key/link", status_code=200)
async def link(request: AnyRequest) -> KeyLink:
    """A link for the sender's other devices. It carries nobody who has never had a seat."""
    server, visitor = visit(request)
    server.check_running()
    keys = server.who.keys(visitor.cookies)
    if keys is None:
        raise Refusal("not-yours")
    others = [person for person in keys.people[1:] if await tables_of(server, [person])]
    token = server.who.key_tokens.made([keys.person, *others])
    return KeyLink(token, qr_code(server, visitor, f"/key#{token}").decode(), KEY_TOKEN_LIVES)


@post("/api/key/offer", status_code=200)
async def offer(request: AnyRequest, body: RawBody) -> KeyOffer:
    """What a token would bring. Nothing changes."""
    server, visitor = visit(request)
    server.check_running()
    token = server.who.key_tokens.read(read_body(body, Token).token)
    keys = server.who.keys(visitor.cookies)
    mine = () if keys is None else keys.people
    own = [person for person in mine if person not in token.people]
    is_held = set(token.people) <= set(mine)
    return KeyOffer(await tables_of(server, token.people), await tables_of(server, own), is_held)


@post("/api/key/enter", status_code=200)
async def enter(request: AnyRequest, body: RawBody) -> Response[KeysHeld]:
    """Makes this browser the people of the token, in addition to those that it is. The token is void then."""
    server, visitor = visit(request)
    server.check_running()
    token = server.who.key_tokens.read(read_body(body, Token).token)
    keys = server.who.keys(visitor.cookies) or server.who.newcomer()
    if set(token.people) <= set(keys.people):
        return Response(KeysHeld(keys.others))
    joined = keys.joined(token.people)
    if len(joined.people) > MOST_PEOPLE:
        raise Refusal("too-large", most=MOST_PEOPLE)
    server.who.key_tokens.spend(token)
    return with_cookie(Response(KeysHeld(joined.others)), server, visitor, joined)


@post("/api/key/leave", status_code=200)
async def leave(request: AnyRequest) -> Response[KeysHeld]:
    """This browser is again only who it was at first."""
    server, visitor = visit(request)
    keys = server.who.keys(visitor.cookies) or server.who.newcomer()
    alone = Keys(keys.own, (keys.own,))
    return with_cookie(Response(KeysHeld(0)), server, visitor, alone)


async def tables_of(server: Server, people: Sequence[str]) -> int:
    owners = [server.who.owner(person, "").person for person in people]
    return len((await server.store.owned(owners)).tables)


KEY_LINKS = [link, offer, enter, leave]
