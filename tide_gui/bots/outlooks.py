"""How often each seat wins if all play on alike, at moments of a game that was played.

What a game brings for it is a part of its room: a function that is given states of one game, with all that
is hidden in them, and returns the shares of the victory by seat, for each state. Somebody is to act in each.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from tide_gui import registry
from tide_gui.bots.bot import PlayerFault
from tide_gui.rules.catalog import AnyGame
from tide_gui.rules.game import Seat, chosen_options

Shares = tuple[float, ...]  # of the victory, by seat; they add up to 1
OutlookFunction = Callable[[Sequence[Any]], Sequence[Shares]]


class Transcript(NamedTuple):
    """A game from its first deal: the moves of nature and of all turns, as they are written."""

    seats: int
    options: Mapping[str, bool]
    moves: Sequence[Mapping[Seat, str]]


NO_TRANSCRIPT = Transcript(0, {}, ())


def outlook_of(game: str) -> OutlookFunction:
    """Return the function of a game; PlayerFault if it has none."""
    room = registry.room_of(game)
    if room is None or room.outlook is None:
        raise PlayerFault(f"{game} has no outlook")
    return registry.load(room.outlook)


def states_of(game: AnyGame, transcript: Transcript) -> Iterator[Any]:
    """Yield the state before each of the moves, and the one after the last."""
    state = game.start(transcript.seats, chosen_options(game, transcript.options))
    yield state
    for moves in transcript.moves:
        state, _ = game.play(state, {seat: game.read(text) for seat, text in moves.items()})
        yield state


def outlooks(
    outlook: OutlookFunction, game: AnyGame, transcript: Transcript, moments: Sequence[int]
) -> list[Shares]:
    """Return the shares at each moment: after so many of the moves, in rising order."""
    states = islice(states_of(game, transcript), max(moments) + 1)
    return list(outlook([state for at, state in enumerate(states) if at in moments]))
