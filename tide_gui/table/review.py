"""The decisions of a game that was played, what an expert thinks of them, and who was how likely to win."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from tide_gui.characters import level_of
from tide_gui.rules.game import Ask, Game, Seat, Weighed
from tide_gui.table.record import Record, Takeover, Turn
from tide_gui.table.table import opening, replay

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


Opinion = tuple[Weighed[str], ...]


@dataclass(frozen=True, slots=True)
class Decision(Generic[V, M]):
    """A choice between several moves: the question as the seat saw it, and the move that was made."""

    entry: int  # of the turn in the record, from 1
    player: str  # who decided
    ask: Ask[V, M]
    move: M


class Verdict(Struct, frozen=True):
    """What the expert thought of a decision, and where it mattered what it thought once more."""

    entry: int
    seat: Seat
    opinions: tuple[Opinion, ...]


class Outlook(Struct, frozen=True):
    """How often each seat wins if all play on alike from before an entry of the record."""

    entry: int
    shares: tuple[float, ...]  # of the victory, by seat; they add up to 1


class Loss(Struct, frozen=True):
    """A decision that cost something, and the kind of situation in which it was made."""

    entry: int
    situation: str
    cost: float  # of the chance to win


class SeatCosts(Struct, frozen=True):
    """What the decisions of the person at a seat cost, once all of them were weighed."""

    seat: Seat
    met: dict[str, int]  # how many decisions there were in each kind of situation
    losses: tuple[Loss, ...]


def decisions(
    game: Game[S, M, V, Any], record: Record, ids: Iterator[int], name: str = "record"
) -> Iterator[Decision[V, M]]:
    """Yield all decisions in the order of the game; a seat with a single move decided nothing."""
    state, players, turn = opening(game, record, name), [seated.player for seated in record.seats], 0
    for entry, played in enumerate(replay(game, record, name), start=1):
        match played.entry:
            case Takeover(seat, player):
                players[seat] = player
            case Turn(moves):
                levels = tuple(map(level_of, players))
                for seat, move in moves.items():
                    choices = game.legal(state, seat)
                    if len(choices) > 1:
                        ask = Ask(next(ids), turn, seat, game.view(state, seat), choices, levels)
                        yield Decision(entry, players[seat], ask, game.read(move))
                turn += 1
        state = played.state
