"""The command line: `./run serve`, or `igroteka serve` where the package is installed."""

import os
import sys

from igroteka.cli.language import language
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Lang, Words
from igroteka.server.build import build, version

USAGE = Words(
    "Usage: igroteka serve, igroteka play GAME, igroteka arena GAME --bots BOTS, igroteka verify FILE, "
    "igroteka review FILE, igroteka tables list, igroteka backup FILE, igroteka check, or igroteka --version. "
    "Add --help to a command for details",
    "Как запускать: igroteka serve, igroteka play ИГРА, igroteka arena ИГРА --bots БОТЫ, igroteka verify ФАЙЛ, "
    "igroteka review ФАЙЛ, igroteka tables list, igroteka backup ФАЙЛ, igroteka check или igroteka --version. "
    "Подробнее: с --help",
)
COMMANDS = ("serve", "play", "arena", "verify", "review", "tables", "backup", "check")
VERSION = Words("igroteka {version}, build {build}", "igroteka {version}, сборка {build}")
STOPPED = Words("Stopped.", "Остановлено.")
TROUBLE = Words("System error: {system}.", "Система отказывает: {system}.")
SEE = Words("See ./run {command} --help", "Подробнее: ./run {command} --help")


def main(arguments: list[str] | None = None) -> int:
    """Runs a command and returns its exit code: 0 for success, 1 if interrupted, 2 if refused."""
    arguments = sys.argv[1:] if arguments is None else arguments
    lang = language(arguments)
    if arguments[:1] == ["--version"]:
        print(VERSION.say(lang, version=version(), build=build()))
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        print(USAGE.say(lang), file=sys.stdout if arguments in (["help"], ["--help"]) else sys.stderr)
        return 0 if arguments in (["help"], ["--help"]) else 2
    try:
        code = run(arguments[0], arguments[1:], lang)
        sys.stdout.flush()
        return code
    except IgrotekaError as error:
        print(refusal(error, arguments[0], lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + STOPPED.say(lang), file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader has gone, so there is nobody to tell
        discard_output()
        return 1
    except OSError as error:
        print(TROUBLE.say(lang, system=error.strerror), file=sys.stderr)
        discard_output()
        return 1


def run(command: str, arguments: list[str], lang: Lang) -> int:
    """Runs one command; imports only what this command needs."""
    if command == "serve":
        from igroteka.cli.serve import serve

        return serve(arguments, lang)
    if command == "verify":
        from igroteka.cli.verify import verify

        return verify(arguments, lang)
    if command == "review":
        from igroteka.cli.review import review

        return review(arguments, lang)
    if command in ("tables", "check"):  # `./run check` checks the sources, so there it is `./run tables check`
        from igroteka.cli.tables import tables

        return tables([command, *arguments] if command == "check" else arguments, lang)
    if command == "backup":
        from igroteka.cli.backup import backup

        return backup(arguments, lang)
    if command == "play":
        from igroteka.cli.play import play

        return play(arguments, lang)
    from igroteka.cli.arena.command import arena

    return arena(arguments, lang)


def refusal(error: IgrotekaError, command: str, lang: Lang) -> str:
    """The error's sentence; for a bad command line, also where to find help."""
    from igroteka.cli.command import BadCommand

    sentence = error.sentence(lang)
    return f"{sentence} {SEE.say(lang, command=command)}" if isinstance(error, BadCommand) else sentence


def discard_output() -> None:
    """Discards unwritten output; otherwise Python would try to write it again at exit and report an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
