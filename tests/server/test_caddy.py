"""Through a real Caddy with TLS: on a host of its own and under a path, a whole game is played."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from igroteka.core.dice import Dice
from igroteka.server.doors.site import PublicUrl, Site, networks
from tests.server.caddy import OUTSIDE, PROXY, Beyond, caddy, free_port
from tests.server.client import Guest, play_on, running
from tests.server.test_http import drawn

SITES = """
https://games.example:{port} {{
	bind 127.0.0.1
	reverse_proxy 127.0.0.1:{own}
}}
https://club.example:{port} {{
	bind 127.0.0.1
	redir /games /games/
	handle /games/* {{
		reverse_proxy 127.0.0.1:{under}
	}}
}}
"""
LIES = {"x-forwarded-for": "198.51.100.1", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http"}
EVIL = "https://evil.example"


@pytest.fixture
def examples_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that end in .example mean this machine."""
    resolve = socket.getaddrinfo

    def resolved(host: Any, *rest: Any, **named: Any) -> Any:
        name = host.decode() if isinstance(host, bytes) else host
        return resolve(PROXY if name and name.endswith(".example") else host, *rest, **named)

    monkeypatch.setattr(socket, "getaddrinfo", resolved)


@pytest.mark.usefixtures("examples_are_here")
def test_a_game_is_played_through_caddy(tmp_path: Path):
    async def story() -> None:
        port, proxies = free_port(), networks(PROXY) or ()
        public = [PublicUrl(f"https://games.example:{port}", ""), PublicUrl(f"https://club.example:{port}", "/games")]
        async with running(site=Site(public[0], proxies)) as own, running(site=Site(public[1], proxies)) as under:
            sites = SITES.format(port=port, own=own.port, under=under.port)
            async with caddy(tmp_path, sites, {"games.example", "club.example"}) as trust:
                for house, url in zip((own, under), public, strict=True):
                    await visited(Beyond(house, url.origin + url.path, trust), url)

    asyncio.run(story())


async def visited(beyond: Beyond, url: PublicUrl) -> None:
    ann, eve = Guest(beyond, "ann"), Guest(beyond, "eve")
    page = await ann.ask("GET", "/", headers=LIES)
    assert page.status_code == 200
    assert f"; Path={url.path or '/'}; " in page.headers["set-cookie"]
    assert page.headers["set-cookie"].endswith("; Secure")
    body = {"game": "marrakech", "shuffle": False, "seats": [{"name": "Аня"}, {"name": "Боря"}]}
    refused = await eve.ask("POST", "/api/tables", body, headers={"origin": EVIL} | LIES)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    opened = await ann.ask("POST", "/api/tables", body, headers={"origin": url.origin} | LIES)
    assert opened.status_code == 201
    table = opened.json()
    qr = await ann.ask("GET", f"/api/tables/{table['code']}/qr", headers=LIES)
    assert qr.content == drawn(f"{url.origin}{url.path}/j/{table['code']}")
    assert (await ann.ask("GET", "/api/address", headers=LIES)).json() == {"origin": url.origin}
    with pytest.raises(websockets.InvalidStatus) as closed:
        await eve.connect(table["id"], origin=EVIL, headers=LIES)
    assert closed.value.response.status_code == 403
    await play(ann, table["id"], url.origin)
    games = await ann.ask("GET", "/api/games", headers={"accept-encoding": "gzip"})
    assert games.headers["content-encoding"] == "gzip"
    gate = beyond.server.gate
    assert set(gate.requests.buckets) == {OUTSIDE}
    assert [key for key in gate.tables.buckets if key.startswith("address")] == [f"address {OUTSIDE}"]


async def play(guest: Guest, table: str, origin: str) -> None:
    client = await guest.connect(table, origin=origin, headers=LIES)
    await client.hello()
    assert client.you == [0, 1]
    assert set(guest.running.server.gate.sockets.open) == {OUTSIDE}
    assert (await client.do("begin"))["t"] == "done"
    await play_on(client, Dice(1).randrange)
    assert client.is_over
    await client.go()
