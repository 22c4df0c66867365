"""The command line: `./run play`, or `igroteka play` where the package is installed."""

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

        return play(arguments[1:], lang)
    except IgrotekaError as error:
        print(error.sentence(lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\n" + STOPPED.say(lang), file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1  # whoever was reading has gone, and there is nobody to tell
    except OSError as error:
        print(TROUBLE.say(lang, system=error.strerror), file=sys.stderr)
        return 1
