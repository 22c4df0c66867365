"""One match at one keyboard: shows, asks, answers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from igroteka.cli.saving import save
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Lang, Words
from igroteka.match.match import Match, Played, Rng

RANDOM = "random"

PROMPT = Words("{name}, your choice (? for help)", "{name}, ваш выбор (? — помощь)")
HELP = Words(
    "Type a number or a step's text, such as {example}. Also: undo (take back your last choice), save FILE, quit, ?",
    "Введите номер или текст шага, например {example}. Ещё: undo (вернуть свой последний выбор), "
    "save ФАЙЛ, quit (выйти), ?",
)
NO_NUMBER = Words(
    "There is no choice {got}; the numbers go from 1 to {last}.", "Варианта {got} нет; номера — от 1 до {last}."
)
NOTHING = Words("You have not chosen anything yet.", "Вы ещё ничего не выбирали.")
TAKEN_BACK = Words("Taken back.", "Ход возвращён.")
DICE_ANEW = Words(
    "Taken back. Chance had spoken since: it will be asked anew, and the record says so.",
    "Ход возвращён. После него решал случай: он решит заново, и в записи это видно.",
)
SAVED = Words(
    "Saved to {file}. To go on later: --resume {file}", "Сохранено в {file}. Продолжить потом: --resume {file}"
)
WHERE = Words("Say where to: save FILE", "Укажите, куда: save ФАЙЛ")
LEFT = Words("Goodbye.", "До встречи.")
LEFT_UNSAVED = Words("Goodbye. The match was not saved.", "До встречи. Партия не сохранена.")
WON = Words("{names} wins.", "Победа: {names}.")
SHARED = Words("{names} share the first place.", "Первое место делят {names}.")


class Leave(Exception):
    """The person at the keyboard wants to go."""


class Session:
    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        boards: ModuleType,
        console: Console,
        lang: Lang,
        rng: Rng,
        read: Callable[[str], str] = input,
        file: Path | None = None,
    ) -> None:
        self.match, self.seats, self.boards = match, seats, boards
        self.console, self.rng, self.read = console, rng, read
        self.lang: Lang = lang
        self.file = file
        self.saved_entries = len(match.entries) if file else 0

    def run(self) -> None:
        """Plays until the end, or until the person leaves."""
        try:
            while not self.match.is_over:
                self.tell(self.match.draw(self.rng))
                if self.match.is_over:
                    break
                if self.seats[self.match.state.actor] == RANDOM:
                    self.answer_at_random()
                else:
                    self.ask()
        except (Leave, EOFError):
            is_saved = self.saved_entries == len(self.match.entries)
            self.say(LEFT if is_saved else LEFT_UNSAVED)
            return
        self.show()
        self.announce()

    def answer_at_random(self) -> None:
        state = self.match.state
        steps = state.legal()
        self.tell([self.match.play(state.actor, state.text(steps[self.rng.randrange(len(steps))]))])

    def ask(self) -> None:
        """Puts the question until the match has gone on, or back."""
        self.show()
        self.offer()
        entries = len(self.match.entries)
        while len(self.match.entries) == entries:
            name = self.match.names[self.match.state.actor]
            line = " ".join(self.read(f"{PROMPT.say(self.lang, name=name)}: ").split())
            try:
                self.answer(line)
            except IgrotekaError as error:
                self.console.print(escape(error.sentence(self.lang)), style="yellow")

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = word.casefold()
        if command in ("?", "help", ""):
            self.say(HELP, example=self.match.state.text(self.match.state.legal()[0]))
        elif command in ("quit", "exit"):
            raise Leave
        elif command == "undo" and not rest:
            self.undo()
        elif command == "save":
            self.save(rest)
        elif word.isascii() and word.isdigit() and not rest:
            self.choose(word)
        else:
            self.take(line.casefold())

    def choose(self, number: str) -> None:
        steps = self.match.state.legal()
        if len(number) > 4 or not 1 <= int(number) <= len(steps):
            self.say(NO_NUMBER, got=number[:20], last=len(steps))
        else:
            self.take(self.match.state.text(steps[int(number) - 1]))

    def take(self, text: str) -> None:
        self.tell([self.match.play(self.match.state.actor, text)])

    def undo(self) -> None:
        """Back to the last choice that a person made; what chance and bots did since goes with it."""
        actors = self.match.actors
        own = [index for index, actor in enumerate(actors) if actor >= 0 and self.seats[actor] != RANDOM]
        if not own:
            self.say(NOTHING)
            return
        is_free = self.match.undo_point(actors[own[-1]]) == own[-1]
        self.match.undo(own[-1])
        self.say(TAKEN_BACK if is_free else DICE_ANEW)

    def save(self, where: str) -> None:
        if not where and self.file is None:
            self.say(WHERE)
            return
        file = Path(where).expanduser() if where else self.file
        assert file is not None  # noqa: S101
        save(self.match.record, file, replace=file == self.file)
        self.file, self.saved_entries = file, len(self.match.entries)
        self.say(SAVED, file=str(file))

    def say(self, words: Words, **parameters: object) -> None:
        self.console.print(escape(words.say(self.lang, **parameters)))

    def tell(self, played: list[Played]) -> None:
        """A line for each step: whose, which, and what came of it."""
        actors = self.match.actors[len(self.match.actors) - len(played) :]
        for step, actor in zip(played, actors, strict=True):
            name = f"{actor + 1} {self.match.names[actor]}" if actor >= 0 else ""
            speech = self.match.game.speech
            story = "; ".join(speech.event(event).say(self.lang) for event in step.events)
            said = story or speech.step(step.text).say(self.lang)
            self.console.print(f"[dim]{escape(name):>12}[/]  [bold]{step.text:10}[/] {escape(said)}", highlight=False)

    def show(self) -> None:
        view = self.match.state.view()
        self.console.print()
        self.console.print(self.boards.board(view, self.lang))
        self.console.print(self.boards.seats(view, self.match.names, self.lang))
        self.console.print()

    def offer(self) -> None:
        """The question, and what may be answered, numbered."""
        state = self.match.state
        self.console.print(self.match.game.speech.phases[state.phase].say(self.lang), style="bold")
        lines = []
        for number, step in enumerate(state.legal(), 1):
            hint = self.boards.hint(state.preview(step), self.lang)
            lines.append(f"[dim]{number:2}[/] {state.text(step):6}" + (f"   [dim]{escape(hint)}[/]" if hint else ""))
        has_hints = any("   " in line for line in lines)
        self.console.print("\n".join(lines) if has_hints else Columns(lines, padding=(0, 3)), highlight=False)

    def announce(self) -> None:
        places = self.match.state.ranking()
        first = [name for name, place in zip(self.match.names, places, strict=True) if place == 1]
        self.say(WON if len(first) == 1 else SHARED, names=first)
