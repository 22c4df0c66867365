"""Makes bots from names: `solid`, `sharp`, `random`, `greedy`, `uct@50ms`, or a custom `package.module:factory`.

The terminal, the server, the arena and the environments all make their bots here.
"""

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from igroteka.bots.bot import Clock, Factory, Forgetful
from igroteka.bots.bout import any_step, bout
from igroteka.bots.greedy import greedy_step
from igroteka.bots.opponents import opponents
from igroteka.bots.race.characters import Character
from igroteka.bots.search.levels import Level, best
from igroteka.bots.search.search_bot import SearchBot, warm_up
from igroteka.bots.search.settings import SearchSettings, UctSettings
from igroteka.bots.search.skill import Skill, read_skill
from igroteka.core.dice import Dice
from igroteka.core.errors import IgrotekaError
from igroteka.core.state import State
from igroteka.core.words import Words, filled, quote

RANDOM, GREEDY, UCT, SEARCH = "random", "greedy", "uct", "search"
SEARCHING = (UCT, SEARCH)
"""UCT, and the best search for the game."""
USUAL = Skill(visits=1000)
"""The budget of a search if the name gives none."""
FOREIGN = "package.module:factory"
SEEDS = 1 << 30
"""The upper bound of seeds drawn for bots."""


class UnknownBot(IgrotekaError):
    words = Words(
        "There is no bot {got} for {game}; there is: {valid}. A bot that searches takes a budget: {examples}.",
        "Бота {got} для {game} нет; есть: {valid}. Боту с поиском можно задать объём: {examples}.",
    )


class BadBot(IgrotekaError):
    words = Words("Bot {bot} cannot play: {why}", "Бот {bot} не может играть: {why}")


NO_IMPORT = Words("{module} cannot be imported ({error}).", "{module} не загрузить ({error}).")
NO_FACTORY = Words("{module} has no {factory}.", "в {module} нет {factory}.")
NOT_MADE = Words(
    "{factory}(0) should make a bot, and fails ({error}).",
    "{factory}(0) должна сделать бота, но не справляется ({error}).",
)
NO_BOT = Words(
    "what {factory}(0) makes should have choose(state) and follow(step).",
    "у того, что делает {factory}(0), должны быть choose(state) и follow(step).",
)


def names(game: str) -> list[str]:
    """Lists the built-in bots for the game."""
    return [*opponents(game), RANDOM, GREEDY, *SEARCHING]


def is_foreign(name: str) -> bool:
    """Whether the name is that of a custom bot."""
    module, _, factory = name.partition(":")
    return all(part.isidentifier() for part in (*module.split("."), factory))


def skill_of(name: str, game: str) -> Skill:
    """Returns the search budget of a bot, an empty one if it does not search. Raises `UnknownBot` for other names."""
    kind, at, text = name.partition("@")
    skill = Skill() if name in names(game) or is_foreign(name) else None
    if kind in SEARCHING:
        skill = read_skill(text) if at else USUAL
    elif isinstance(level := opponents(game).get(name), Level):
        skill = level.skill
    if skill is None:
        examples = [f"{one}@{much}" for one in SEARCHING for much in ("400", "50ms", "2s")]
        raise UnknownBot(got=quote(name), game=game, valid=[*names(game), FOREIGN], examples=examples)
    return skill


def settings_of(name: str, game: str) -> SearchSettings | None:
    """Returns the search settings of a bot; None if it does not search, or only briefly, as characters do."""
    if name.partition("@")[0] in SEARCHING:
        return UctSettings() if name.startswith(UCT) else best(game)
    level = opponents(game).get(name)
    return level.settings if isinstance(level, Level) else None


def factory_of(name: str, game: str, clock: Clock) -> Factory:
    """Returns the factory for a bot. A custom one is imported and tried at once."""
    skill, settings, character = skill_of(name, game), settings_of(name, game), opponents(game).get(name)
    if isinstance(character, Character):
        from igroteka.bots.race.turns import decide  # imports the rules of Chazz

        return lambda seed: Forgetful(partial(decide, character, rng=Dice(seed)))
    if settings is not None:
        return partial(thinking, skill, settings, clock)
    return load(name) if is_foreign(name) else partial(forgetful, name)


def thinking(skill: Skill, settings: SearchSettings, clock: Clock, seed: int) -> SearchBot:
    return SearchBot(skill, settings, Dice(seed), clock)


def forgetful(name: str, seed: int) -> Forgetful:
    answer = any_step if name == RANDOM else greedy_step
    return Forgetful(partial(answer, dice=Dice(seed)))


def load(name: str) -> Factory:
    """Imports a custom factory and tries it once."""
    module_name, _, factory_name = name.partition(":")
    module, factory = quote(module_name), quote(factory_name)
    try:
        found: Any = import_module(module_name)
    except BaseException as error:
        raise BadBot(bot=quote(name), why=filled(NO_IMPORT, module=module, error=told(error))) from None
    make = getattr(found, factory_name, None)
    if make is None:
        raise BadBot(bot=quote(name), why=filled(NO_FACTORY, module=module, factory=factory))
    try:
        bot = make(0)
    except BaseException as error:
        raise BadBot(bot=quote(name), why=filled(NOT_MADE, factory=factory, error=told(error))) from None
    if not callable(getattr(bot, "choose", None)) or not callable(getattr(bot, "follow", None)):
        raise BadBot(bot=quote(name), why=filled(NO_BOT, factory=factory))
    return make


def told(error: BaseException) -> str:
    """Describes an error in a custom bot in one printable line."""
    try:
        said = str(error)
    except BaseException:  # the error's `__str__` is custom code too
        said = ""
    return f"{type(error).__name__}: {quote(said)}".removesuffix(": ")


def get_ready(bots: Sequence[str], state: State) -> None:
    """Compiles what these bots need, or loads it from the cache, so that no choice waits for it."""
    bout(state, [Forgetful(partial(any_step, dice=Dice(0)))] * state.players, Dice(0))
    known, name = opponents(state.game.name), state.game.name
    for settings in {
        UctSettings() if isinstance(known.get(bot), Character) else settings_of(bot, name) for bot in bots
    }:
        if settings is not None:
            warm_up(state, settings)
