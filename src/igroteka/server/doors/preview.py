"""What a chat shows of a link to the client: a title, a sentence and a picture, as Open Graph describes them.

A request that names no language, as most chats send it, gets both.
"""

from html import escape
from typing import NamedTuple

from igroteka.core.words import LANGUAGES, Lang, Words
from igroteka.games import NAMES, game

SITE = Words("Igroteka", "Игротека")
ABOUT = Words(
    "Board games with friends and bots, right in the browser.", "Настольные игры с друзьями и ботами прямо в браузере."
)
TITLES: dict[str, Words] = {
    "t": Words("You are invited to a table: {game}", "Вас зовут за стол: {game}"),
    "j": Words("You are invited to a table: {game}", "Вас зовут за стол: {game}"),
    "new": Words("{game} with friends", "{game} с друзьями"),
    "rules": Words("The rules of {game}", "Правила: {game}"),
    "learn": Words("A guided first game of {game}", "Первая партия с подсказками: {game}"),
    "replay": Words("A game, move by move: {game}", "Партия ход за ходом: {game}"),
}
LOCALES: dict[Lang, str] = {"en": "en_GB", "ru": "ru_RU"}


class LinkPreview(NamedTuple):
    title: Words
    text: Words
    picture: str
    """Its name among the client's pictures."""

    @classmethod
    def of(cls, path: str, name: str | None) -> "LinkPreview":
        """Of a page about a game; without one, of the whole site."""
        title = TITLES.get(path.split("/")[1])
        if name not in NAMES or title is None:
            return cls(SITE, ABOUT, "preview")
        known = game(name)
        titled = Words(title.say("en", game=known.language.title.en), title.say("ru", game=known.language.title.ru))
        return cls(titled, known.about or ABOUT, f"preview-{name}")

    def tags(self, lang: Lang | None, address: str, picture: str | None) -> str:
        """The elements of the page's head; both addresses are absolute."""
        title, text = said(self.title, lang), said(self.text, lang)
        properties = {
            "og:type": "website",
            "og:site_name": said(SITE, lang),
            "og:title": title,
            "og:description": text,
            "og:url": address,
            "og:locale": LOCALES[lang or "ru"],
        }
        if picture is not None:
            properties |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
        names = {"description": text, "twitter:card": "summary_large_image"}
        return "\n".join(
            [
                *(f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()),
                *(f'<meta name="{name}" content="{escape(value)}">' for name, value in names.items()),
            ]
        )


def said(words: Words, lang: Lang | None) -> str:
    """In one language, or in both."""
    return " · ".join(words.say(one) for one in ((lang,) if lang else reversed(LANGUAGES)))
