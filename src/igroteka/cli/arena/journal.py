"""The journal: a line for each game, written when the game ends, so that no finished game is lost.

Its first line is the setup. An incomplete last line, left by a crash, is dropped and its game is played again.
"""

import os
from pathlib import Path

import msgspec

from igroteka.cli.arena.arena_game import ArenaGame
from igroteka.cli.arena.setup import Setup
from igroteka.cli.saving import FOLDER, FileTrouble, not_read, not_written
from igroteka.core.words import Words, filled, quote

NO_JOURNAL = Words(
    "is no journal of an arena; name another one with --out.", "— не журнал арены; назовите другой через --out."
)
OTHER_SETUP = Words(
    "holds games of another setup: there {what} is {there}, and here {here}. Name another file with --out.",
    "содержит партии с другими условиями: там {what} — {there}, а здесь {here}. Назовите другой файл через --out.",
)
DAMAGED = Words(
    "is damaged in line {line}, and not only at its end; name another one with --out.",
    "повреждён в строке {line}, и не только в конце; назовите другой через --out.",
)


class Journal:
    """The journal file of one setup."""

    def __init__(self, file: Path, setup: Setup) -> None:
        """Reads the file if it exists; else it is created with the first game."""
        self.file, self.setup = file, setup
        self.games: list[ArenaGame] = []
        self.good = 0
        """How many bytes of the file are valid."""
        self.read(self.content())

    def content(self) -> bytes:
        try:
            if self.file.is_dir():
                raise FileTrouble(file=quote(str(self.file)), why=FOLDER)
            return self.file.read_bytes() if self.file.exists() else b""
        except (OSError, ValueError) as error:
            raise not_read(self.file, error) from None

    def read(self, data: bytes) -> None:
        header = msgspec.json.encode(self.setup) + b"\n"
        if header.startswith(data):  # an empty file, or an incomplete first line
            self.good = len(data) if data == header else 0
            return
        lines = data.splitlines(keepends=True)
        self.check_setup(lines[0])
        self.good = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            game = self.game_in(line)
            if game is None:
                if number < len(lines):
                    raise FileTrouble(file=quote(str(self.file)), why=filled(DAMAGED, line=number))
                return
            self.games.append(game)
            self.good += len(line)

    def check_setup(self, line: bytes) -> None:
        try:
            there = msgspec.to_builtins(msgspec.json.decode(line, type=Setup))
        except (msgspec.DecodeError, UnicodeError):
            raise FileTrouble(file=quote(str(self.file)), why=NO_JOURNAL) from None
        for what, here in msgspec.to_builtins(self.setup).items():
            if there[what] != here:
                why = filled(OTHER_SETUP, what=what, there=quote(there[what]), here=quote(here))
                raise FileTrouble(file=quote(str(self.file)), why=why)

    def game_in(self, line: bytes) -> ArenaGame | None:
        """Reads a line; None if it is incomplete, or not a game of this setup."""
        try:
            game = msgspec.json.decode(line, type=ArenaGame) if line.endswith(b"\n") else None
        except (msgspec.DecodeError, UnicodeError):
            return None
        return game if game is not None and self.is_ours(game) else None

    def is_ours(self, game: ArenaGame) -> bool:
        seatings = self.setup.deals.seatings(game.deal)
        lists = (game.seating, game.places, game.asked, game.seconds, game.longest)
        return (
            game.turn < len(seatings)
            and game.seating == [self.setup.bots[bot] for bot in seatings[game.turn]]
            and all(len(one) == len(game.seating) for one in lists)
            and all(fault.bot in self.setup.bots for fault in game.faults)
        )

    def append(self, game: ArenaGame) -> None:
        """Appends a game and syncs it to disk."""
        line = msgspec.json.encode(game) + b"\n"
        if self.good == 0:
            line = msgspec.json.encode(self.setup) + b"\n" + line
        try:
            with self.file.open("r+b" if self.file.exists() else "xb") as journal:
                journal.seek(self.good)
                journal.truncate()
                journal.write(line)
                journal.flush()
                os.fsync(journal.fileno())
        except (OSError, ValueError) as error:
            raise not_written(self.file, error) from None
        self.good += len(line)
        self.games.append(game)
