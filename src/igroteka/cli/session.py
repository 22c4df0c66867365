"""One match in the terminal: shows the board, asks people for their choices and lets bots play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Literal

from rich.console import Console
from rich.markup import escape

from igroteka.boards.words import WordBoard
from igroteka.bots.roster import settings_of
from igroteka.cli.opponents import Opponents
from igroteka.cli.saving import keep, save
from igroteka.cli.screen import News, Screen
from igroteka.cli.seats import HUMAN
from igroteka.core.actors import CHANCE, RACE
from igroteka.core.dice import Rng
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Lang, Words, quote
from igroteka.match.match import Match, Played

if TYPE_CHECKING:
    from igroteka.cli.calm import CalmSitting  # it brings the rules of Chazz

BELOW = 8  # lines kept for the question and the answer when the news are longer than the board

COMMANDS = {
    "help": ("?", "h", "help", "помощь"),
    "undo": ("undo", "u", "отмена"),
    "save": ("save", "сохранить"),
    "rules": ("rules", "правила"),
    "quit": ("quit", "q", "exit", "выход"),
}

PROMPT = Words("{name}, your choice (? for help)", "{name}, ваш выбор (? — помощь)")
PICK = Words("{name}, your chair (? for help)", "{name}, ваш стул (? — помощь)")
UNSEEN = Words("{name}, your chair; typing is not shown", "{name}, ваш стул; ввод не виден")
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
NO_CLAUSE = Words("No clause of the rules has {got} in it.", "В правилах нет слова {got}.")
THINKS = Words("{name} is thinking …", "{name} думает…")
NOTHING = Words("There is nothing to take back.", "Отменять больше нечего.")
TAKEN_BACK = Words("Taken back: {name}, {step}.", "Отменено: {name}, {step}.")
PICK_BACK = Words("Taken back: the pick of {name}.", "Отменено: выбор стула, {name}.")
SITTING_BACK = Words(
    "Taken back: the last sitting. Places on the ring are drawn again; the record shows it.",
    "Отменено: последняя рассадка. Места на кольце выпадут заново, и в записи партии это останется.",
)
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
WON_TOGETHER = Words("{names} win together.", "Вместе победили {names}.")
SHARED = Words("{names} share the first place.", "Первое место делят {names}.")


class Leave(Exception):
    """The person at the keyboard quits."""


class Session:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        boards: ModuleType | WordBoard,
        console: Console,
        lang: Lang,
        rng: Rng,
        read: Callable[[str], str] = input,
        file: Path | None = None,
        read_unseen: Callable[[str], str] | None = None,
    ) -> None:
        self.match, self.seats, self.boards = match, seats, boards
        self.console, self.rng, self.read = console, rng, read
        self.read_unseen = read_unseen or read
        self.lang: Lang = lang
        self.file = file
        self.saved_entries = len(match.entries) if file else 0
        self.palette: Literal["plain", "rich"] = "plain" if console.color_system == "standard" else "rich"
        self.screen = Screen(console)
        self.news: list[News] = []
        self.sitting: CalmSitting | None = None
        self.opponents = Opponents(seats, match.game.name, rng)

    def run(self) -> None:
        """Plays until the end or until the person quits, then saves the match."""
        try:
            while not self.match.is_over:
                actor = self.match.state.actor
                if actor == CHANCE:
                    turn = self.match.state.view().turn
                    self.tell(turn, self.match.throw(self.rng))
                elif actor == RACE:
                    self.sit_down()
                elif self.seats[actor] == HUMAN:
                    self.ask(actor)
                else:
                    self.answer_as_bot(actor)
            self.show()
            self.announce()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say(LEFT)
        self.keep()

    def answer_as_bot(self, seat: int) -> None:
        """Takes a bot's step; a terminal shows who is thinking if that may take long."""
        said = THINKS.say(self.lang, name=self.match.names[seat])
        is_slow = self.console.is_terminal and settings_of(self.seats[seat], self.match.game.name) is not None
        with self.console.status(escape(said)) if is_slow else nullcontext():
            step = self.opponents.step(seat, self.match)
        self.take(self.match.game.text(step))

    def sit_down(self) -> None:
        """Decides who gets which chair, in the calm mode."""
        from igroteka.cli.calm import CalmSitting

        self.sitting = CalmSitting(self.match.state, self.seats, self.rng)
        self.resolve_sitting()

    def resolve_sitting(self) -> None:
        """Asks people for their picks, then seats everybody; an undo ends the sitting without a result."""
        while self.sitting is not None and (seat := self.sitting.asked) is not None:
            self.ask(seat)
        if self.sitting is not None:
            events = [event for text in self.sitting.sits() for event in self.match.play(RACE, text).events]
            lines = self.sitting.result_lines(events, self.match.game, self.match.names, self.lang)
            self.report([("", line) for line in lines])
            self.sitting = None

    def ask(self, seat: int) -> None:
        """Asks until the question is answered or an undo makes it obsolete."""
        self.put_question()
        entries, shown = len(self.match.entries), len(self.news)
        while len(self.match.entries) == entries and self.asked() == seat:
            self.listen(self.line(self.match.names[seat]).strip())
        del self.news[:shown]

    def listen(self, line: str) -> None:
        """Handles a line; prints the reason if it is refused."""
        try:
            self.answer(line)
        except IgrotekaError as error:
            self.console.print(escape(error.sentence(self.lang)), style="yellow")

    def put_question(self) -> None:
        self.show(BELOW if self.sitting is None else self.sitting.height)
        self.offer()

    def asked(self) -> int | None:
        """The seat that is to answer now."""
        return self.match.state.actor if self.sitting is None else self.sitting.asked

    def line(self, name: str) -> str:
        """Reads a line, without echo if other people at the keyboard must not see it."""
        if self.sitting is None:
            return self.read(f"{PROMPT.say(self.lang, name=name)}: ")
        if self.sitting.is_secret:
            return self.read_unseen(f"{UNSEEN.say(self.lang, name=name)}: ")
        return self.read(f"{PICK.say(self.lang, name=name)}: ")

    def answer(self, line: str) -> None:
        if not line:
            self.put_question()
        elif self.runs_command(line):
            return
        elif self.sitting is not None:
            self.sitting.pick(line)
        elif line.isascii() and line.isdigit():
            self.choose(line)
        else:
            self.take(self.completed(self.boards.understood(" ".join(line.casefold().split()))))

    def runs_command(self, line: str) -> bool:
        """Executes the line if it is a command, and returns whether it was one."""
        word, _, rest = line.partition(" ")
        command = next((name for name, words in COMMANDS.items() if word.casefold() in words), None)
        if command == "save":
            self.save(rest.strip())
        elif command == "rules":
            self.rules(rest.strip().casefold())
        elif command is not None and not rest:
            {"help": self.help, "undo": self.undo, "quit": self.leave}[command]()
        else:
            return False
        return True

    def completed(self, text: str) -> str:
        """Completes `c4` to `lay c4` if only one step can be meant; an illegal one too, so that its clause is shown."""
        state = self.match.state
        legal = [state.text(step) for step in state.legal()]
        if text in legal:
            return text
        words = sorted({one.partition(" ")[0] for one in legal})
        meant = [one for one in (f"{word} {text}" for word in words) if one in self.match.game.language.numbers]
        return meant[0] if len(meant) == 1 else text

    def choose(self, number: str) -> None:
        steps = self.match.state.legal()
        if not self.boards.is_numbered([self.match.state.text(step) for step in steps]):
            meant = self.completed(number)  # the number may name a chair
            if meant in self.match.game.language.numbers:
                self.take(meant)
            else:
                self.say(NOT_NUMBERED)
        elif len(number) > 4 or not 1 <= int(number) <= len(steps):
            self.say(NO_NUMBER, got=number[:20], last=len(steps))
        else:
            self.take(self.match.state.text(steps[int(number) - 1]))

    def take(self, text: str) -> None:
        actor = self.match.state.actor
        self.tell(actor, self.match.play(actor, text))

    def help(self) -> None:
        if self.sitting is None:
            self.say(HELP, example=self.match.state.text(self.match.state.legal()[0]))
        else:
            self.say(self.sitting.help)
        self.say(self.boards.LEGEND)

    def rules(self, wanted: str) -> None:
        """Prints the rules in the order in which people read them, or the clauses that contain a word."""
        game, found = self.match.game, False
        for sentence in () if wanted else game.reading.short:
            self.console.print(f"• {escape(getattr(sentence, self.lang))}")
        for chapter in game.reading.chapters:
            clauses = [(number, getattr(game.clauses[number].rule, self.lang)) for number in chapter.clauses]
            clauses = [(number, text) for number, text in clauses if wanted in f"{number} {text}".casefold()]
            if clauses:
                found = True
                self.console.print(f"\n{chapter.title.say(self.lang)}", style="bold")
            for number, text in clauses:
                self.console.print(f"[dim]{number}[/]  {escape(text)}")
        if not found:
            self.say(NO_CLAUSE, got=quote(wanted))

    def leave(self) -> None:
        raise Leave

    def undo(self) -> None:
        """Takes back the last choice of a person and everything that followed it."""
        picked = self.sitting.take_back() if self.sitting is not None else None
        if picked is not None:
            self.say(PICK_BACK, name=self.match.names[picked])
            return
        last = self.last_choice()
        if last is None:
            self.say(NOTHING)
            return
        actor, step = self.match.actors[last], self.match.game.text(self.match.steps[last])
        is_free = self.match.undo_point(actor) == last and self.sitting is None
        self.match.undo(last)
        self.news.clear()
        self.sitting = None
        if actor == RACE:
            self.say(SITTING_BACK)
            return
        self.say(TAKEN_BACK, name=self.match.names[actor], step=step)
        if not is_free:
            self.say(DICE_ANEW)

    def last_choice(self) -> int | None:
        """The index of the last step that a person chose, or of the first step of a sitting that people picked for."""
        people = {seat for seat, player in enumerate(self.seats) if player == HUMAN}
        before = [None, *self.match.actors]
        chosen = [
            index
            for index, actor in enumerate(self.match.actors)
            if actor in people or (people and actor == RACE != before[index])
        ]
        return chosen[-1] if chosen else None

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
        """Saves an unsaved match, so that no slip of a key loses it."""
        if self.saved_entries == len(self.match.entries):
            return
        try:
            self.say(KEPT_OVER if self.match.is_over else KEPT, file=keep(self.match.record))
        except IgrotekaError as error:
            self.say(NOT_KEPT, why=error.sentence(self.lang))

    def say(self, words: Words, **parameters: object) -> None:
        self.console.print(escape(words.say(self.lang, **parameters)), soft_wrap=words in (SAVED, KEPT, KEPT_OVER))

    def tell(self, turn: int | None, played: Played) -> None:
        """Reports what happened and in whose turn."""
        language, names, actor = self.match.game.language, self.match.names, self.match.actors[-1]
        said = [getattr(language.event_words(event, names), self.lang) for event in played.events]
        if actor == CHANCE and language.read(played.text).verb not in self.boards.UNTOLD:
            said.insert(0, getattr(language.step_words(played.text), self.lang))
        if not said:
            return
        self.report([("" if turn is None else names[turn], "; ".join(said))])

    def report(self, news: list[News]) -> None:
        self.news += news
        self.screen.report(news)

    def show(self, below: int = BELOW) -> None:
        """Shows the board, the seats and what happened since the person's last decision."""
        view = self.match.state.view(self.watching())
        board = self.boards.board(view, self.palette)
        seats = self.boards.seats(view, self.match.names, self.lang, self.palette)
        self.screen.show(board, seats, self.news, below)

    def watching(self) -> int | None:
        """The seat whose view is shown: the person to act, or the only person."""
        people = [seat for seat, player in enumerate(self.seats) if player == HUMAN]
        actor = self.match.state.actor
        return actor if actor in people else people[0] if len(people) == 1 else None

    def offer(self) -> None:
        """Prints the question and the numbered choices."""
        if self.sitting is not None:
            self.console.print(self.sitting.question(self.lang, self.palette))
            return
        state = self.match.state
        steps = state.legal()
        question = self.match.game.language.phases[state.phase].say(self.lang)
        texts = [state.text(step) for step in steps]
        previews = [self.boards.foresee(state, step) for step in steps]
        self.console.print(self.boards.choices(question, texts, previews, state.actor, self.lang))

    def announce(self) -> None:
        state = self.match.state
        first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        names = [self.match.names[seat] for seat in first]
        if len(first) == 1:
            self.say(WON, names=names, n=state.scores()[first[0]])
        else:
            self.say(WON_TOGETHER if 2 in state.ranking() else SHARED, names=names)  # only teams have a second place
        for seat, (points, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
            if [seat] != first:
                self.say(PLACED, name=self.match.names[seat], place=place, n=points)
