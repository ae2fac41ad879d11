"""What a check of `tide_gui.testing` finds in Pebbles of which one part is broken."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from fourth_game.presentation import pebbles
from fourth_game.rules import BidsShown, Pebbles
from worlds import other_world

from tide_gui.presentation.text import in_english
from tide_gui.testing import Terms, faults_in, settings_of

EXCHANGE = partial(other_world, Pebbles())


class Cheating(Pebbles):
    """Shows to everybody what all have buried."""

    def view(self, state, seat):
        return replace(super().view(state, seat), buried=sum(state.buried, ()))


@dataclass(frozen=True)
class BuriedShown:
    cards: tuple[tuple[int, ...], ...]


class Talkative(Pebbles):
    """Tells after the bids what everybody has buried."""

    def play(self, state, moves):
        after, events = super().play(state, moves)
        bids = isinstance(events[0] if events else None, BidsShown)
        return after, (*events, BuriedShown(after.buried)) if bids else events


def found_by(
    check: Callable[[Any], Iterator[str]],
    game: Pebbles | None = None,
    terms: Terms | None = None,
    **parts: Any,
) -> str:
    """Return what one check tells of one random game, where these parts of the presentation are others."""
    setting = settings_of(game or Pebbles())[-1]
    presentation = replace(pebbles(in_english), **parts)
    return "\n".join(faults_in(setting, presentation, terms or Terms(exchange=EXCHANGE), [0], [check]))
