"""The characters that play Turn the Tide."""

from collections.abc import Callable
from functools import partial

from tide_gui.bots.bot import Bot
from tide_gui.bots.turn_the_tide.beginner import BEGINNERS, Beginner
from tide_gui.bots.turn_the_tide.casual import CASUALS, Casual

SIMPLE: dict[str, Callable[[], Bot]] = {
    **{name: partial(Beginner, temper) for name, temper in BEGINNERS.items()},
    **{name: partial(Casual, temper) for name, temper in CASUALS.items()},
}


def player_called(name: str) -> Bot:
    """The bot of this name."""
    if make := SIMPLE.get(name):
        return make()
    from tide_gui.bots.turn_the_tide.expert import EXPERTS, Expert  # noqa: PLC0415 - numpy takes 100 ms
    from tide_gui.bots.turn_the_tide.strong import STRONGS, Strong  # noqa: PLC0415

    return Strong(STRONGS[name]) if name in STRONGS else Expert(EXPERTS[name])
