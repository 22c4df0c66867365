"""The command line: `./run play`, or `igroteka play` where the package is installed."""

import os
import sys

from igroteka.cli.language import language
from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words

USAGE = Words(
    "Usage: igroteka play GAME. See: igroteka play --help",
    "Как запускать: igroteka play ИГРА. Подробнее: igroteka play --help",
)
STOPPED = Words("Stopped.", "Остановлено.")
TROUBLE = Words("The system refuses: {system}.", "Система отказывает: {system}.")


def main(arguments: list[str] | None = None) -> int:
    """Runs a command, and says how it ended: 0 well, 1 stopped by hand, 2 refused."""
    arguments = sys.argv[1:] if arguments is None else arguments
    lang = language(arguments)
    if not arguments or arguments[0] != "play":
        print(USAGE.say(lang), file=sys.stdout if arguments in (["help"], ["--help"]) else sys.stderr)
        return 0 if arguments in (["help"], ["--help"]) else 2
    try:
        from igroteka.cli.play import play

        code = play(arguments[1:], lang)
        sys.stdout.flush()
        return code
    except IgrotekaError as error:
        print(error.sentence(lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + STOPPED.say(lang), file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever was reading has gone, and there is nobody to tell
        give_up_output()
        return 1
    except OSError as error:
        print(TROUBLE.say(lang, system=error.strerror), file=sys.stderr)
        give_up_output()
        return 1


def give_up_output() -> None:
    """What could not be written is dropped, or Python would try once more at its exit, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
