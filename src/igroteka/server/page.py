"""The start page, as long as the boards are not in the browser: what this is, and how programs talk to it."""

from html import escape

from igroteka.core.words import LANGUAGES, Lang, Words
from igroteka.server.loading import Loading

TITLE = Words("Igroteka", "Игротека")
ABOUT = Words(
    "A table for four games: Marrakech, Ta Yü, Mazaitsy and Chazz. This server keeps the tables, knows the rules and "
    "lends its bots. The boards come with the browser client; until then programs play here, and people play in the "
    "terminal with ./run play.",
    "Стол для четырёх игр: Марракеш, Тайу, Мазайцы и Шустрые коты. Этот сервер держит столы, знает правила и даёт "
    "ботов. Доски появятся вместе с клиентом для браузера; пока здесь играют программы, а люди — в терминале: "
    "./run play.",
)
READY = Words("The rules are ready.", "Правила готовы.")
LOADING = Words(
    "The rules are being prepared: {done} of 4 games, {compiled:function|functions} compiled so far.",
    "Правила готовятся: игр {done} из 4, скомпилировано {compiled:функция|функции|функций}.",
)
DOORS = Words("For programs", "Для программ")
OTHER = Words("По-русски", "In English")
PATHS: dict[str, Words] = {
    "GET /api/games": Words("games, options and bots", "игры, настройки и боты"),
    "POST /api/tables": Words("opens a table", "открывает стол"),
    "GET /api/tables": Words("lists public tables", "список открытых для всех столов"),
    "GET /api/tables/{code}": Words("finds a table by its code", "находит стол по коду"),
    "GET /api/tables/{id}/record": Words("the record of the match", "запись партии"),
    "POST /api/tables/{id}/token": Words("a link to one's own seat", "ссылка на своё место"),
    "POST /api/enter": Words("takes a seat by such a link", "занимает место по такой ссылке"),
    "POST /api/replay": Words("shows a record, or a match that is over", "показывает запись или оконченную партию"),
    "/ws/{id}": Words("the table itself, by WebSocket", "сам стол, через WebSocket"),
    "GET /healthz, /readyz, /metrics": Words("how the server is", "как дела у сервера"),
}

STYLE = """\
:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 4rem auto; padding: 0 1.25rem; font: 1.05rem/1.6 Georgia, "Times New Roman", serif; }
h1 { font-size: 2.4rem; margin: 0; }
nav { float: right; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.25rem; font-size: 0.95rem; }
dt { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.85rem; }
dd { margin: 0; }
.state { border-left: 0.25rem solid #b5542c; padding-left: 0.9rem; }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
"""

HTML = """\
<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/start.css">
</head>
<body>
<nav><a href="/?lang={other_lang}" lang="{other_lang}" hreflang="{other_lang}">{other}</a></nav>
<main>
<h1>{title}</h1>
<p>{about}</p>
<p class="state">{state}</p>
<h2>{doors}</h2>
<dl>
{paths}
</dl>
</main>
</body>
</html>
"""


def page(lang: Lang, loading: Loading) -> str:
    done = len(loading.loaded)
    state = READY.say(lang) if loading.is_done else LOADING.say(lang, done=done, compiled=loading.compiled)
    paths = [f"<dt>{escape(path)}</dt><dd>{escape(about.say(lang))}</dd>" for path, about in PATHS.items()]
    (other,) = set(LANGUAGES) - {lang}
    return HTML.format(
        lang=lang,
        other_lang=other,
        title=escape(TITLE.say(lang)),
        other=escape(OTHER.say(lang)),
        about=escape(ABOUT.say(lang)),
        state=escape(state),
        doors=escape(DOORS.say(lang)),
        paths="\n".join(paths),
    )
