"""The contract of every game: frozen values, one `play` for every kind of turn, and what a seat is asked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from tide_gui.rules.quoting import quoted

Seat = int
NATURE: Seat = -1
NOBODY: frozenset[Seat] = frozenset()
NATURE_ALONE: frozenset[Seat] = frozenset({NATURE})

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
E_co = TypeVar("E_co", covariant=True)
T = TypeVar("T")


class IllegalMove(Exception):
    """A move that is not allowed here; the message says why."""


class UnplayableTable(Exception):
    """A number of seats or an option that a game does not have."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game has come: the round, the step within the round (both counted from 0), the scores."""

    round: int
    step: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def share(self, seat: Seat) -> float:
        """Return the part of a seat in the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class Ask(Generic[V, M]):
    """The question to a player, human or bot: all that it is given.

    `levels` says for each seat how well its player is known to play, as everybody at the table may read it.
    It is None for people and for players from elsewhere. Without any, nothing is known of the players.
    """

    id: int
    turn: int
    seat: Seat
    view: V
    choices: tuple[M, ...]
    levels: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed(Generic[M]):
    """A legal move: its chance to win the game, its share in the mixed strategy, its points in this round.

    `chance` and `points` are None if the bot does not estimate them. `figures` are other numbers by name:
    what the hints of the game tell, or what its bots learn from. Where it is sent or kept, `move` is written.
    """

    move: M = field(kw_only=False)
    chance: float | None = None
    share: float
    points: float | None = None
    figures: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NoOptions:
    """The house options of a game that has none."""


class Game(Protocol[S, M, V, E_co]):
    """One rule book over its types State, Move, View and Event, all of them frozen values."""

    key: str
    seats: range
    options_type: type[Any]
    view_type: type[V]

    def start(self, seats: int, options: Any) -> S:
        """Return the state before nature has dealt; UnplayableTable for a wrong number of seats."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return who acts: NATURE alone, one seat, several that choose in secret, or NOBODY after the end."""
        ...

    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return every move the seat may make now; no two have the same written form."""
        ...

    def deal(self, state: S, rng: Random) -> M:
        """Draw nature's move."""
        ...

    def play(self, state: S, moves: Mapping[Seat, M]) -> tuple[S, tuple[E_co, ...]]:
        """Return the state after the moves of exactly those in `to_act`, and the public events.

        IllegalMove if a move is not allowed.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat may know; None is an onlooker."""
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """Return a random state that this view could come from."""
        ...

    def standing(self, state: S) -> Standing:
        """Return how far the game has come."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        ...

    def write(self, move: M) -> str:
        """Return the written form of a move; there is only one."""
        ...

    def read(self, text: str) -> M:
        """Return the move with this written form; IllegalMove for any other text."""
        ...


def chosen_options(game: Game[Any, Any, Any, Any], chosen: Mapping[str, bool]) -> Any:
    """Return the game's options with the chosen values; UnplayableTable for an unknown one."""
    known = [field.name for field in fields(game.options_type)]
    for name in chosen:
        if name not in known:
            raise UnplayableTable(
                f"{game.key} has no option {quoted(name)} (it has: {', '.join(known) or 'none'})"
            )
    return game.options_type(**chosen)


def check_seats(key: str, allowed: range, seats: int) -> None:
    """Raise UnplayableTable if there are too few or too many seats."""
    if seats not in allowed:
        raise UnplayableTable(f"{key} is played by {allowed[0]} to {allowed[-1]}, not by {seats}")


def check_movers(expected: frozenset[Seat], moves: Mapping[Seat, object]) -> None:
    """Raise IllegalMove unless the moves come from exactly the expected seats."""
    if moves.keys() != expected:
        raise IllegalMove(f"moves from {sorted(moves)}, expected from {sorted(expected)}")


def shuffled(things: Iterable[T], rng: Random) -> tuple[T, ...]:
    """Shuffle with `Random.random()`, the only method whose sequence Python guarantees for all versions."""
    pile = list(things)
    for last in range(len(pile) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


def best(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def places(scores: tuple[int, ...], winners: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return each seat's place, counted from 1: all winners first, then by score; ties share a place."""
    worth = [(True, 0) if seat in winners else (False, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
