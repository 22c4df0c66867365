"""One sitting of Chazz in the terminal, in the calm mode: positions, secret picks and the resulting seats."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType

from igroteka.boards.chazz import LETTERS, Palette
from igroteka.boards.ring import distances, track
from igroteka.bots.race.chairs import Chairs
from igroteka.bots.race.characters import CHARACTERS
from igroteka.bots.race.picks import pick
from igroteka.cli.seats import HUMAN
from igroteka.core.dice import Rng
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.words import Lang, Words
from igroteka.games.chazz.calm import calm_seatings, drawn_places
from igroteka.games.chazz.language import KINDS
from igroteka.games.chazz.race_api import sit_text
from igroteka.games.chazz.start import Start

CHAIR = re.compile(r"(?:chair|стул|sit|сесть)? ?([1-7])")
AROUND = 5  # lines of the question, the answer and a spare one, in addition to one for each chair

QUESTION = Words(
    "Pick a chair in secret. Steps from each cat to each chair, * is the nearest:",
    "Тайно выберите стул. Сколько шагов от каждого кота до стула, * — ближайший:",
)
HELP = Words(
    "Type the number of a chair. When all have picked, the nearest of those who picked a chair gets it; the others "
    "take the nearest of the chairs left over, and one stays without. Above are the chairs in a row: after the "
    "last comes the first again. undo: take back the last choice · save FILE · rules, or rules WORD · quit",
    "Введите номер стула. Когда выбрали все, стул достаётся ближайшему из тех, кто его выбрал; остальные садятся на "
    "ближайшие из оставшихся, и один остаётся без стула. Вверху стулья в ряд: за последним снова идёт первый. "
    "отмена: вернуть последний выбор · сохранить ФАЙЛ · правила или правила СЛОВО · выход",
)
DOT = " · "
PICKED = Words("picked: {chairs}", "выбрали: {chairs}")
SAT = Words("sat down: {chairs}; {cat} stands", "сели: {chairs}; без стула {cat}")
LAID = Words("laid {kind}: {chairs}", "«{kind}» у стульев: {chairs}")


class NoSuchChair(IgrotekaError):
    words = Words("That is not a free chair; pick one of these: {valid}.", "Это не свободный стул; свободны: {valid}.")


class CalmSitting:
    """Draws the positions, lets bots pick at once and asks people one after the other.

    Players who already sit keep their chairs, because a match may be resumed in the middle of a sitting.
    """

    help = HELP

    def __init__(self, state: State, players: Sequence[str], rng: Rng) -> None:
        self.view = state.view()
        self.start = Start(self.view.leader, drawn_places(state.players, rng.randrange))
        self.seated = {seat: has.chair for seat, has in enumerate(self.view.seats) if has.chair is not None}
        self.standing = [seat for seat in range(state.players) if seat not in self.seated]
        self.free = [chair for chair in range(state.players - 1) if chair not in self.seated.values()]
        self.picks: dict[int, int] = {}
        self.people = [seat for seat in self.standing if players[seat] == HUMAN]
        chairs = Chairs(state)
        for seat in self.standing:
            if players[seat] in CHARACTERS:
                character = CHARACTERS[players[seat]]
                self.picks[seat] = pick(character, seat, chairs, self.view.word, self.start, rng, self.seated)
            elif players[seat] != HUMAN:
                self.picks[seat] = self.free[rng.randrange(len(self.free))]

    @property
    def asked(self) -> int | None:
        """The next person who has to pick, if any."""
        return next((seat for seat in self.people if seat not in self.picks), None)

    @property
    def is_secret(self) -> bool:
        """Whether to hide what is typed from other people at the keyboard."""
        return len(self.people) > 1

    @property
    def height(self) -> int:
        return AROUND + len(self.view.chairs)

    def question(self, lang: Lang, palette: Palette) -> RenderableType:
        places = {seat: self.start.places[seat] for seat in self.standing}
        return Group(
            f"[bold]{QUESTION.say(lang)}[/]",
            track(places, len(self.view.chairs), palette),
            distances(places, self.free, self.start, self.view.card, self.asked),
        )

    def pick(self, line: str) -> None:
        """Takes the next person's pick, as they typed it."""
        seat, typed = self.asked, CHAIR.fullmatch(" ".join(line.casefold().split()))
        if seat is None or typed is None or int(typed[1]) - 1 not in self.free:
            raise NoSuchChair(valid=[chair + 1 for chair in self.free])
        self.picks[seat] = int(typed[1]) - 1

    def take_back(self) -> int | None:
        """Takes back the last pick of a person and returns their seat, if there was one."""
        seat = next((seat for seat in reversed(self.people) if seat in self.picks), None)
        if seat is not None:
            del self.picks[seat]
        return seat

    def result_lines(self, events: Sequence[str], game: Game, names: Sequence[str], lang: Lang) -> list[str]:
        """What everybody picked and got, one line each (A 2 · B 1), then the other events."""
        chairs: dict[str, list[str]] = {"sits": [], "lays": []}
        stands = ""
        others: list[str] = []
        for event in events:
            form, holes = game.language.read_event(event)
            match form.verb, holes:
                case "sits" | "lays", {"seat": seat, "chair": chair}:
                    chairs[form.verb].append(f"{LETTERS[int(seat) - 1]} {chair}")
                case "stands", {"seat": seat}:
                    stands = LETTERS[int(seat) - 1]
                case _:
                    others.append(getattr(game.language.event_words(event, names), lang))
        picked = [f"{LETTERS[seat]} {self.picks[seat] + 1}" for seat in self.standing]
        lines = [
            PICKED.say(lang, chairs=DOT.join(picked)),
            SAT.say(lang, chairs=DOT.join(chairs["sits"]), cat=stands),
        ]
        if chairs["lays"]:
            lines.append(LAID.say(lang, kind=KINDS[self.view.word], chairs=DOT.join(chairs["lays"])))
        return lines + others

    def sits(self) -> list[str]:
        """The steps that result from the picks."""
        picks = [self.picks.get(seat) for seat in range(self.start.players)]
        return [sit_text(seat, chair) for seat, chair in calm_seatings(self.start, picks, self.seated)]
