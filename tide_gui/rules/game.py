"""What a game is: frozen values, one door for every kind of turn, and what a seat is asked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import Any, Generic, Protocol, TypeVar

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
    """A move that nobody may make here; the message says why."""


class UnplayableTable(Exception):
    """A number of seats that a game cannot be played with."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game has come: the round, the step within it (both counted from 0), the totals."""

    round: int
    step: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Ask(Generic[V, M]):
    """All that a player, human or bot, is given."""

    id: int
    turn: int
    seat: Seat
    view: V
    choices: tuple[M, ...]


class Game(Protocol[S, M, V, E_co]):
    """One rule book over its State, Move, View and Event, all of them frozen values."""

    key: str
    seats: range
    options_type: type[Any]
    view_type: type[V]

    def start(self, seats: int, options: Any) -> S:
        """The table before nature has dealt."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """NATURE alone, one seat, several that choose in secret, or nobody: the game is over."""
        ...

    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Every move the seat may make now, distinct in writing."""
        ...

    def deal(self, state: S, rng: Random) -> M:
        """What nature does, drawn once."""
        ...

    def play(self, state: S, moves: Mapping[Seat, M]) -> tuple[S, tuple[E_co, ...]]:
        """The table after the moves of exactly those in `to_act`, and what everybody saw."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is an onlooker."""
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """A state that this view could come from."""
        ...

    def standing(self, state: S) -> Standing:
        """How far the game has come."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, None while it goes on."""
        ...

    def write(self, move: M) -> str:
        """The one written form of a move."""
        ...

    def read(self, text: str) -> M:
        """The move behind a written form; anything else is an IllegalMove."""
        ...


def chosen_options(game: Game[Any, Any, Any, Any], chosen: Mapping[str, bool]) -> Any:
    """The options of a game with some of them chosen."""
    known = [field.name for field in fields(game.options_type)]
    for name in chosen:
        if name not in known:
            raise UnplayableTable(f"{game.key} has no option {name!r} (it has: {', '.join(known) or 'none'})")
    return game.options_type(**chosen)


def check_seats(key: str, allowed: range, seats: int) -> None:
    """Refuse a table with too few or too many seats."""
    if seats not in allowed:
        raise UnplayableTable(f"{key} is played by {allowed[0]} to {allowed[-1]}, not by {seats}")


def check_movers(expected: frozenset[Seat], moves: Mapping[Seat, object]) -> None:
    """Refuse a turn in which anybody is missing or too many."""
    if moves.keys() != expected:
        raise IllegalMove(f"moves from {sorted(moves)}, expected from {sorted(expected)}")


def shuffled(things: Iterable[T], rng: Random) -> tuple[T, ...]:
    """A shuffle on `Random.random()`, the only draw that Python promises to keep for ever."""
    pile = list(things)
    for last in range(len(pile) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


def best(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
