"""Draws the pictures of the client that have to be PNGs: `python web/pictures.py FOLDER`, after build.mjs.

Link previews show the games' covers, and phones and desktops show the icon of an installed client. The folder gets the
pictures under names that change with their contents, the manifests of the installed client, and pictures.json, which
says what each is called. Only resvg is needed, because the build hook of the wheel calls this too.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import resvg_py

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "igroteka"
COMMON = PACKAGE / "core" / "drawing"
WIDTH, HEIGHT = 1200, 630
"""Of a preview, as Open Graph advises."""
ICONS = {"icon-192": 192, "icon-512": 512, "apple-touch-icon": 180}
NAMES = {"en": "Igroteka", "ru": "Игротека"}
SYMBOL = re.compile(r'<symbol id="([\w-]+)">(.*?)</symbol>', re.DOTALL)
USE = re.compile(r'<use href="#([\w-]+)"([^>]*)/>')
COLOUR = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6});")
OPENING = re.compile(r"<svg[^>]*>")
ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" fill="var(--ground)"/>
<rect x="5" y="10" width="22" height="16" rx="3.4" fill="var(--wood)"/>
<path d="M5 15.2H27" stroke="var(--wood-dark)" stroke-width="1.7"/>
<rect x="13.4" y="13.4" width="5.2" height="4.4" rx="1" fill="var(--brass)"/>
</svg>"""
MORE = {"ground": "#f6f1e7", "brass": "#f6e3b4"}


def main(folder: Path) -> None:
    found = dict(kept(folder))
    for lang, name in NAMES.items():
        manifest = json.dumps(manifest_of(lang, name, found), ensure_ascii=False, indent=1).encode()
        found[f"app-{lang}"] = keep(folder, f"app-{lang}", "webmanifest", manifest)
    (folder / "pictures.json").write_text(json.dumps(found, indent=1, sort_keys=True))


def kept(folder: Path) -> Iterator[tuple[str, str]]:
    covers = {path.parents[1].name: cover(path) for path in sorted(PACKAGE.glob("games/*/drawing/cover.svg"))}
    for game, drawn in covers.items():
        yield f"preview-{game}", keep(folder, f"preview-{game}", "png", png(preview([drawn]), WIDTH))
    yield "preview", keep(folder, "preview", "png", png(preview(list(covers.values())), WIDTH))
    icon = coloured(ICON, COMMON)
    yield "icon", keep(folder, "icon", "svg", icon.encode())
    for name, size in ICONS.items():
        yield name, keep(folder, name, "png", png(icon, size))


def keep(folder: Path, name: str, ending: str, data: bytes) -> str:
    """Writes a file, and returns its address."""
    file = f"{name}-{hashlib.sha256(data).hexdigest()[:8]}.{ending}"
    (folder / "assets" / file).write_bytes(data)
    return f"/assets/{file}"


def png(svg: str, width: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


def cover(path: Path) -> str:
    """A game's cover with the drawings that it uses."""
    drawings: dict[str, str] = {}
    for name, markup in SYMBOL.findall((path.parent / "art.svg").read_text("utf-8")):
        drawings[name] = completed(markup, drawings)
    return coloured(completed(path.read_text("utf-8"), drawings), path.parent)


def completed(markup: str, drawings: dict[str, str]) -> str:
    return USE.sub(lambda found: f"<g{found[2]}>{drawings[found[1]]}</g>" if found[1] in drawings else found[0], markup)


def coloured(markup: str, folder: Path) -> str:
    files = [(one / "colours.css").read_text("utf-8") for one in (COMMON, folder)]
    known = MORE | dict(COLOUR.findall("\n".join(files)))
    return re.sub(r"var\(--([\w-]+)\)", lambda found: known[found[1]], markup)


def preview(covers: list[str]) -> str:
    """One cover, or several in two columns."""
    columns = min(2, len(covers))
    wide, high = WIDTH / columns, HEIGHT / -(-len(covers) // columns)
    placed = "".join(
        OPENING.sub(
            f'<svg x="{at % columns * wide}" y="{at // columns * high}" width="{wide}" height="{high}" '
            'viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">',
            one,
            count=1,
        )
        for at, one in enumerate(covers)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{placed}</svg>'


def manifest_of(lang: str, name: str, found: dict[str, str]) -> dict[str, Any]:
    """What browsers need to install the client. Its addresses are relative, wherever the server is found."""
    sizes = {"icon": "any", "icon-192": "192x192", "icon-512": "512x512"}
    kinds = {"svg": "image/svg+xml", "png": "image/png"}
    icons = [
        {"src": found[icon].removeprefix("/assets/"), "sizes": size, "type": kinds[found[icon].rpartition(".")[2]]}
        for icon, size in sizes.items()
    ]
    return {
        "name": name,
        "short_name": name,
        "lang": lang,
        "id": "../",
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "background_color": MORE["ground"],
        "theme_color": MORE["ground"],
        "icons": icons,
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
