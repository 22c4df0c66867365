"""One match at one keyboard: shows, asks, answers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table

from igroteka.cli.saving import keep, save
from igroteka.core.actors import CHANCE
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Lang, Words
from igroteka.match.match import Match, Played, Rng

RANDOM = "random"
TALL = 28  # lines of a terminal that has room for blank ones
GAP = 2  # columns between the board and what stands beside it

COMMANDS = {
    "help": ("?", "h", "help", "помощь"),
    "undo": ("undo", "u", "отмена"),
    "save": ("save", "сохранить"),
    "rules": ("rules", "правила"),
    "quit": ("quit", "q", "exit", "выход"),
}

PROMPT = Words("{name}, your choice (? for help)", "{name}, ваш выбор (? — помощь)")
HELP = Words(
    "Type the number of a choice, or the step itself, such as {example}. Enter alone shows the board again. "
    "undo: take back the last choice · save FILE · rules, or rules WORD · quit",
    "Введите номер варианта или сам шаг, например {example}. Просто Enter — показать поле ещё раз. "
    "отмена: вернуть последний выбор · сохранить ФАЙЛ · правила или правила СЛОВО · выход",
)
NO_NUMBER = Words(
    "There is no choice {got}; the numbers go from 1 to {last}.", "Варианта {got} нет; номера — от 1 до {last}."
)
NOT_NUMBERED = Words(
    "These choices have no numbers; type the words themselves.", "У этих вариантов нет номеров; введите сами слова."
)
NOTHING = Words("There is nothing to take back.", "Отменять больше нечего.")
TAKEN_BACK = Words("Taken back: {name}, {step}.", "Отменено: {name}, {step}.")
DICE_ANEW = Words(
    "Chance has spoken since, and will be asked again; the record shows it.",
    "После этого решал случай: он решит заново, и в записи партии это останется.",
)
SAVED = Words("Saved. To go on later: ./run play --resume {file}", "Сохранено. Продолжить: ./run play --resume {file}")
WHERE = Words("Give a file name: save FILE", "Укажите имя файла: сохранить ФАЙЛ")
LEFT = Words("Goodbye.", "До встречи.")
KEPT = Words(
    "The match is kept. To go on: ./run play --resume {file}",
    "Партия сохранена. Продолжить: ./run play --resume {file}",
)
KEPT_OVER = Words("The match is kept: {file}", "Запись партии: {file}")
NOT_KEPT = Words("The match could not be kept: {why}", "Сохранить партию не удалось: {why}")
WON = Words("{names} wins with {n:point|points}.", "Победа: {names}, {n:очко|очка|очков}.")
PLACED = Words("{name}: place {place}, {n:point|points}.", "{name}: {place}-е место, {n:очко|очка|очков}.")
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
        self.palette = "plain" if console.color_system == "standard" else "rich"
        self.is_wide = console.is_terminal and console.width >= 78
        self.news: list[tuple[str, str]] = []

    def run(self) -> None:
        """Plays until the end, or until the person leaves. Either way the match is kept."""
        try:
            while not self.match.is_over:
                if self.match.state.actor == CHANCE:
                    turn = self.match.state.view()["turn"]
                    self.tell(turn, self.match.throw(self.rng))
                elif self.seats[self.match.state.actor] == RANDOM:
                    self.answer_at_random()
                else:
                    self.ask()
            self.show()
            self.announce()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say(LEFT)
        self.keep()

    def answer_at_random(self) -> None:
        state = self.match.state
        steps = state.legal()
        self.take(state.text(steps[self.rng.randrange(len(steps))]))

    def ask(self) -> None:
        """Puts the question until the match has gone on, or back."""
        self.show()
        self.offer()
        entries, shown = len(self.match.entries), len(self.news)
        while len(self.match.entries) == entries:
            name = self.match.names[self.match.state.actor]
            try:
                self.answer(self.read(f"{PROMPT.say(self.lang, name=name)}: ").strip())
            except IgrotekaError as error:
                self.console.print(escape(error.sentence(self.lang)), style="yellow")
        del self.news[:shown]

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = next((name for name, words in COMMANDS.items() if word.casefold() in words), None)
        if not line:
            self.show()
            self.offer()
        elif command == "save":
            self.save(rest.strip())
        elif command == "rules":
            self.rules(rest.strip().casefold())
        elif command is not None and not rest:
            {"help": self.help, "undo": self.undo, "quit": self.leave}[command]()
        elif line.isascii() and line.isdigit():
            self.choose(line)
        else:
            self.take(self.completed(self.boards.understood(" ".join(line.casefold().split()))))

    def completed(self, text: str) -> str:
        """The one step that is meant: `c4` for `lay c4`, also where it is not offered, so that its clause is told."""
        state = self.match.state
        offered = [state.text(step) for step in state.legal()]
        if text in offered:
            return text
        words = sorted({one.partition(" ")[0] for one in offered})
        meant = [one for one in (f"{word} {text}" for word in words) if one in self.match.game.steps]
        return meant[0] if len(meant) == 1 else text

    def choose(self, number: str) -> None:
        steps = self.match.state.legal()
        if not self.boards.is_numbered([self.match.state.text(step) for step in steps]):
            self.say(NOT_NUMBERED)
        elif len(number) > 4 or not 1 <= int(number) <= len(steps):
            self.say(NO_NUMBER, got=number[:20], last=len(steps))
        else:
            self.take(self.match.state.text(steps[int(number) - 1]))

    def take(self, text: str) -> None:
        actor = self.match.state.actor
        self.tell(actor, self.match.play(actor, text))

    def help(self) -> None:
        self.say(HELP, example=self.match.state.text(self.match.state.legal()[0]))
        self.say(self.boards.LEGEND)

    def rules(self, wanted: str) -> None:
        """The rulebook, in our words: the whole of it, or the clauses that have a word in them."""
        for section in self.match.game.sections:
            told = [(clause.id, getattr(clause.rule, self.lang)) for clause in section.clauses]
            told = [(number, said) for number, said in told if wanted in f"{number} {said}".casefold()]
            if told:
                self.console.print(f"\n{section.title.say(self.lang)}", style="bold")
            for number, said in told:
                self.console.print(f"[dim]{number}[/]  {escape(said)}")

    def leave(self) -> None:
        raise Leave

    def undo(self) -> None:
        """Back to the last choice that a person made; what chance and bots did since goes with it."""
        actors = self.match.actors
        own = [index for index, actor in enumerate(actors) if actor >= 0 and self.seats[actor] != RANDOM]
        if not own:
            self.say(NOTHING)
            return
        last = own[-1]
        name, step = self.match.names[actors[last]], self.match.game.text(self.match.steps[last])
        is_free = self.match.undo_point(actors[last]) == last
        self.match.undo(last)
        self.news.clear()
        self.say(TAKEN_BACK, name=name, step=step)
        if not is_free:
            self.say(DICE_ANEW)

    def save(self, where: str) -> None:
        if not where and self.file is None:
            self.say(WHERE)
            return
        file = Path(where).expanduser() if where else self.file
        assert file is not None  # noqa: S101
        save(self.match.record, file, replace=file == self.file)
        self.file, self.saved_entries = file, len(self.match.entries)
        self.say(SAVED, file=file)

    def keep(self) -> None:
        """What was not saved is kept all the same, so that no slip of a key loses a match."""
        if self.saved_entries == len(self.match.entries):
            return
        try:
            self.say(KEPT_OVER if self.match.is_over else KEPT, file=keep(self.match.record))
        except IgrotekaError as error:
            self.say(NOT_KEPT, why=error.sentence(self.lang))

    def say(self, words: Words, **parameters: object) -> None:
        self.console.print(escape(words.say(self.lang, **parameters)), soft_wrap=words in (SAVED, KEPT, KEPT_OVER))

    def tell(self, turn: int, played: Played) -> None:
        """What happened, and in whose turn: at once, or beside the board when there is room for it."""
        speech, names = self.match.game.speech, self.match.names
        said = [speech.event(event, names).say(self.lang) for event in played.events]
        if self.match.actors[-1] == CHANCE and played.text.partition(" ")[0] not in self.boards.UNTOLD:
            said.insert(0, getattr(speech.step(played.text), self.lang))
        if not said:
            return
        self.news.append((names[turn], "; ".join(said)))
        if not self.is_wide:
            self.console.print(self.news_table(self.news[-1:]))

    def news_table(self, news: Sequence[tuple[str, str]]) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim", no_wrap=True, min_width=8)
        table.add_column(overflow="fold")
        for name, said in news:
            table.add_row(escape(f"{name}:"), escape(said))
        return table

    def show(self) -> None:
        """The board and the seats; in a wide terminal side by side, with the latest news below the seats and older ones
        above the board.
        """
        view = self.match.state.view(self.watching())
        board = self.boards.board(view, self.palette)
        seats = self.boards.seats(view, self.match.names, self.lang, self.palette)
        is_tall = not self.is_wide or self.console.height >= TALL
        if is_tall:
            self.console.print()
        if self.is_wide:
            board_width = max(len(line) for line in board.plain.splitlines())
            width = self.console.width - board_width - GAP
            room = len(board.plain.splitlines()) - len(seats.plain.splitlines()) - 1
            both = Table.grid(padding=(0, GAP))
            both.add_column(no_wrap=True, min_width=board_width)  # whatever stands beside it, the board keeps its shape
            both.add_column(max_width=width)
            latest = self.latest(room, width)
            both.add_row(board, Group(seats, "", self.news_table(latest)))
            if len(latest) < len(self.news):
                self.console.print(self.news_table(self.news[: len(self.news) - len(latest)]))
            self.console.print(both)
        else:
            self.console.print(board)
            self.console.print(seats)
        if is_tall:
            self.console.print()

    def watching(self) -> int | None:
        """The seat for whose eyes the board is: the person to act, or the only person there is."""
        people = [seat for seat, player in enumerate(self.seats) if player != RANDOM]
        actor = self.match.state.actor
        return actor if actor in people else people[0] if len(people) == 1 else None

    def latest(self, room: int, width: int) -> list[tuple[str, str]]:
        """As much of the news as fits, the newest last."""
        fitting: list[tuple[str, str]] = []
        names = max((len(name) for name, _ in self.news), default=0)
        for name, said in reversed(self.news):
            room -= 1 + len(said) // max(1, width - max(8, names) - 3)
            if room < 0:
                break
            fitting.insert(0, (name, said))
        return fitting

    def offer(self) -> None:
        """The question, and what may be answered, numbered."""
        state = self.match.state
        steps = state.legal()
        question = self.match.game.speech.phases[state.phase].say(self.lang)
        texts = [state.text(step) for step in steps]
        previews = [self.boards.foresee(state, step) for step in steps]
        self.console.print(self.boards.choices(question, texts, previews, state.actor, self.lang))

    def announce(self) -> None:
        state = self.match.state
        first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        names = [self.match.names[seat] for seat in first]
        self.say(WON if len(first) == 1 else SHARED, names=names, n=state.scores()[first[0]])
        for seat, (points, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
            if place > 1:
                self.say(PLACED, name=self.match.names[seat], place=place, n=points)
