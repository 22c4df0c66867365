"""Links that carry a seat, to another device or to somebody else. They add to what a browser has, and can be undone."""

import msgspec
from litestar import Response, post
from litestar.params import FromPath, RawBody

from igroteka.server.doors.bodies import read_body
from igroteka.server.doors.visitor import cookie_header
from igroteka.server.doors.visits import AnyRequest, qr_code, visit, with_cookie
from igroteka.server.doors.who import COOKIE_LIVES, Guest, place_cookie
from igroteka.server.protocol.commands import SeatNumber
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.gates import takes_part
from igroteka.server.table.table import Table


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without a number: all seats that the sender holds."""

    seat: SeatNumber | None = None


class Token(msgspec.Struct, frozen=True):
    """It goes into a link, after `#seat=`."""

    token: str


class SeatLink(msgspec.Struct, frozen=True):
    """A token, and its link as a QR code in SVG. The code has no address of its own, so no log has the token."""

    token: str
    qr: str


class Offer(msgspec.Struct, frozen=True):
    """What a token would give, and what the browser that has it holds at this table already, as somebody else."""

    table: str
    seats: list[int]
    names: list[str]
    """Of the people on these seats."""
    yours: list[int]
    """If there are any, a page asks before it enters."""


class Entered(msgspec.Struct, frozen=True):
    table: str
    seat: int


class GivenBack(msgspec.Struct, frozen=True):
    """The seat is no longer played in this browser."""

    seat: SeatNumber


@post("/api/tables/{table:str}/token")
async def link(request: AnyRequest, table: FromPath[str], body: RawBody) -> SeatLink:
    """A link for the holder of a seat, to go on elsewhere or to hand the seat over."""
    server, visitor = visit(request)
    server.check_running()
    seat = read_body(body, SeatAsked).seat
    guest = server.who.guest(visitor.cookies, table)
    found = await server.hub.look(table)
    alias = next((one for one in guest.aliases if is_among(seat, found.seats_of(one))), None) if guest else None
    if alias is None:
        raise Refusal("not-yours", seat=seat)
    token = server.who.token(table, alias, seat)
    return SeatLink(token, qr_code(server, visitor, f"/t/{table}#seat={token}").decode())


@post("/api/enter/offer", status_code=200)
async def offer(request: AnyRequest, body: RawBody) -> Offer:
    """What a token would give. Nothing changes."""
    server, visitor = visit(request)
    server.check_running()
    token = server.who.read_token(read_body(body, Token).token)
    table = await server.hub.look(token.table)
    given = offered_seats(table, token.seat, token.alias)
    guest = server.who.guest(visitor.cookies, token.table)
    names = list(dict.fromkeys(table.seats[seat].name for seat in given))
    return Offer(token.table, given, names, [] if guest is None else seats_besides(table, guest, token.alias))


@post("/api/enter", status_code=200)
async def enter(request: AnyRequest, body: RawBody) -> Response[Entered]:
    """Exchanges a token for a cookie; or for one seat of somebody who has more at the table than that. A token is void
    once the seat has changed hands. What the browser holds at the table already stays its own.
    """
    server, visitor = visit(request)
    server.check_running()
    token = server.who.read_token(read_body(body, Token).token)
    table = await server.hub.look(token.table)
    seats = offered_seats(table, token.seat, token.alias)
    entered = Entered(token.table, seats[0])
    guest = server.who.guest(visitor.cookies, token.table)
    if guest is not None and token.alias in guest.aliases:
        return Response(entered)
    has_more = len(table.seats_of(token.alias)) > 1 or table.is_hosted_by(token.alias)
    if token.seat is not None and has_more:  # other seats, and the rights of the host, stay with the giver
        keys = server.who.keys(visitor.cookies) or server.who.newcomer()
        alias = guest.aliases[0] if guest is not None else server.who.alias(keys.person, token.table)
        (receiver,) = server.who.owners(keys, token.table, [alias])
        await server.hub.hand_over(token.table, token.seat, token.alias, receiver)
        return with_cookie(Response(entered), server, visitor, keys)
    kept = [] if guest is None else [alias for alias in guest.aliases if takes_part(table, alias)]
    place = server.who.place(token.table, [*kept, token.alias])
    cookie = cookie_header(place_cookie(token.table), place, visitor, COOKIE_LIVES)
    return Response(entered, headers={"set-cookie": cookie})


@post("/api/tables/{table:str}/give-back", status_code=200)
async def give_back(request: AnyRequest, table: FromPath[str], body: RawBody) -> Response[GivenBack]:
    """Gives back a seat that came by a link: this browser forgets it, or it is the giver's again."""
    server, visitor = visit(request)
    server.check_running()
    given = read_body(body, GivenBack)
    guest = server.who.guest(visitor.cookies, table)
    seat = (await server.hub.look(table)).seats[given.seat : given.seat + 1]
    holder = seat[0].person if seat else None
    if guest is None or holder not in guest.aliases:
        raise Refusal("not-yours", seat=given.seat)
    if holder not in guest.received:
        await server.hub.give_back(table, given.seat, holder)
        return Response(given)
    kept = [alias for alias in guest.aliases if alias != holder]
    is_own = set(kept) <= {*guest.own}
    place = (
        "" if is_own else server.who.place(table, kept)
    )  # an empty one also hides one from before names had a prefix
    return Response(given, headers={"set-cookie": cookie_header(place_cookie(table), place, visitor, COOKIE_LIVES)})


def offered_seats(table: Table, seat: int | None, alias: str) -> list[int]:
    """The seats that a token gives, if the alias still holds them."""
    held = table.seats_of(alias)
    if not is_among(seat, held):
        raise Refusal("bad-token")
    return held if seat is None else [seat]


def is_among(seat: int | None, seats: list[int]) -> bool:
    """Whether the seat is one of them; without a number, whether there is any."""
    return bool(seats) if seat is None else seat in seats


def seats_besides(table: Table, guest: Guest, alias: str) -> list[int]:
    """What a guest holds, unless they are the one with this alias already."""
    return [] if alias in guest.aliases else table.seats_of(*guest.aliases)


SEAT_LINKS = [link, offer, enter, give_back]
