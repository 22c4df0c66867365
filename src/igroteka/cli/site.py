"""The flags of `serve` that say where the server is in the web."""

from igroteka.cli.command import refuse
from igroteka.core.words import Words, quote
from igroteka.server.doors.site import LOOPBACK, PublicUrl, Site, networks

BAD_URL = Words(
    "--public-url {got} should be the address that people type, like https://games.example or "
    "https://example.org/games; in its path, only Latin letters, digits and . _ ~ - are allowed.",
    "--public-url {got}: нужен адрес, по которому заходят люди, вроде https://games.example или "
    "https://example.org/games; в пути — только латинские буквы, цифры и . _ ~ -",
)
BAD_PROXIES = Words(
    "--trusted-proxies {got} should be addresses or networks separated by commas, like 127.0.0.1,10.89.0.0/24.",
    "--trusted-proxies {got}: нужны адреса или сети через запятую, например 127.0.0.1,10.89.0.0/24.",
)


def site_of(public_url: str | None, trusted_proxies: str | None) -> Site:
    public = None if public_url is None else PublicUrl.read(public_url)
    if public is None and public_url is not None:
        refuse(BAD_URL, got=quote(public_url))
    proxies = LOOPBACK if trusted_proxies is None else networks(trusted_proxies)
    if proxies is None:
        refuse(BAD_PROXIES, got=quote(trusted_proxies))
    return Site(public, proxies)
