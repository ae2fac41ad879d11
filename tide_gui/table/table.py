"""The referee: sealed envelopes, nature's moves, one record."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any, Generic, TypeVar

from tide_gui.rules.game import (
    NATURE,
    NATURE_ALONE,
    NOBODY,
    Ask,
    Game,
    IllegalMove,
    Outcome,
    Seat,
    Standing,
    UnplayableTable,
    chosen_options,
)
from tide_gui.table.record import (
    Entry,
    NatureMove,
    Record,
    Surrender,
    Turn,
    UnreadableRecord,
)

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
E = TypeVar("E")

DUEL = 2  # with so many seats one may surrender


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """One entry of a record replayed: what happened and how the table stood afterwards."""

    entry: Entry
    events: tuple[E, ...]
    state: S


def nature(deal: int, index: int) -> Random:
    """The generator of nature's move number `index`: no deal depends on what was played."""
    return Random(f"{deal}/{index}")


def replay(game: Game[S, M, V, E], record: Record, name: str = "record") -> Iterator[Step[S, E]]:
    """Play a record again, every move re-checked, nothing drawn."""
    state = opening(game, record, name)
    for line, entry in enumerate(record.entries, start=2):
        try:
            state, events = _redone(game, state, entry, last=line == len(record.entries) + 1)
        except IllegalMove as error:
            raise UnreadableRecord(name, line, f"this cannot have happened: {error}") from error
        yield Step(entry, events, state)


def opening(game: Game[S, M, V, E], record: Record, name: str = "record") -> S:
    """The table of a record before anything happened."""
    try:
        return game.start(len(record.seats), chosen_options(game, record.options))
    except UnplayableTable as error:
        raise UnreadableRecord(name, 1, str(error)) from error


def _redone(game: Game[S, M, V, E], state: S, entry: Entry, *, last: bool) -> tuple[S, tuple[E, ...]]:
    if isinstance(entry, NatureMove):
        return game.play(state, {NATURE: game.read(entry.move)})
    if isinstance(entry, Turn):
        return game.play(state, _checked(game, state, entry.moves))
    seats = len(game.standing(state).scores)
    if entry.seat not in range(seats):
        raise IllegalMove(f"there is no seat {entry.seat}")
    if isinstance(entry, Surrender) and (seats != DUEL or game.outcome(state) or not last):
        raise IllegalMove("only one of two may surrender, and nothing follows")
    return state, ()


def _checked(game: Game[S, M, V, E], state: S, texts: Mapping[Seat, str]) -> dict[Seat, M]:
    moves = {seat: game.read(text) for seat, text in texts.items()}
    for seat, move in moves.items():
        if seat == NATURE or move not in game.legal(state, seat):
            raise IllegalMove(f"seat {seat} cannot play {texts[seat]!r}")
    return moves


class Table(Generic[S, M, V, E]):
    """One game at one table, built from its record. It never goes back: build another one."""

    def __init__(
        self,
        game: Game[S, M, V, E],
        record: Record,
        ids: Iterator[int] | None = None,
        name: str = "record",
    ) -> None:
        """Replay what was played; `ids` is the session's one counter of asks."""
        self.game = game
        self._ids = ids or count(1)
        self._start = record
        self._entries = list(record.entries)
        self._state = opening(game, record, name)
        for step in replay(game, record, name):
            self._state = step.state
        self._turns = record.turns()
        self._deals = sum(isinstance(entry, NatureMove) for entry in self._entries)
        self._new_turn()
        self._let_nature_act()

    @property
    def record(self) -> Record:
        """What was played so far; sealed choices are not in it."""
        return replace(self._start, entries=tuple(self._entries))

    def waiting_for(self) -> frozenset[Seat]:
        """The seats that owe a move."""
        return self._due - self._sealed.keys()

    def view(self, seat: Seat | None) -> V:
        """What a seat may know, or an onlooker."""
        return self.game.view(self._state, seat)

    def choices(self, seat: Seat) -> tuple[M, ...]:
        """The legal moves of a seat that has a part in this turn."""
        if seat not in self._choices:
            self._choices[seat] = self.game.legal(self._state, seat)
        return self._choices[seat]

    def ask(self, seat: Seat) -> Ask[V, M]:
        """The question to a seat that owes a move."""
        self._check_owes(seat)
        return Ask(next(self._ids), self._turns, seat, self.view(seat), self.choices(seat))

    def submit(self, seat: Seat, move: M) -> tuple[E, ...]:
        """Seal one seat's choice; the turn is played when the last envelope arrives."""
        self._check_owes(seat)
        if move not in self.choices(seat):
            raise IllegalMove(f"seat {seat} cannot play that")
        self._sealed[seat] = move
        if len(self._sealed) < len(self._due):
            return ()
        return (*self._turn_played(), *self._let_nature_act())

    def surrender(self, seat: Seat) -> None:
        """Give up; for one of two, at any moment."""
        seats = len(self._start.seats)
        if seats != DUEL or self.outcome() or seat not in range(seats):
            raise IllegalMove("only one of two may surrender while the game goes on")
        self._entries.append(Surrender(seat))
        self._new_turn()

    def mark_practice(self) -> None:
        """Somebody was helped: the game no longer counts."""
        self._start = replace(self._start, practice=True)

    def standing(self) -> Standing:
        """How far the game has come."""
        return self.game.standing(self._state)

    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return ended(self.game, self._state, self._entries[-1] if self._entries else None)

    def _check_owes(self, seat: Seat) -> None:
        if seat not in self._due or seat in self._sealed:
            raise IllegalMove(f"seat {seat} owes no move")

    def _turn_played(self) -> tuple[E, ...]:
        moves = {seat: self._sealed[seat] for seat in sorted(self._sealed)}
        self._entries.append(Turn({seat: self.game.write(move) for seat, move in moves.items()}))
        self._turns += 1
        return self._commit(moves)

    def _let_nature_act(self) -> tuple[E, ...]:
        events: tuple[E, ...] = ()
        while self._due == NATURE_ALONE:
            move = self.game.deal(self._state, nature(self._start.deal, self._deals))
            self._entries.append(NatureMove(self.game.write(move)))
            self._deals += 1
            events += self._commit({NATURE: move})
        return events

    def _commit(self, moves: Mapping[Seat, M]) -> tuple[E, ...]:
        self._state, events = self.game.play(self._state, moves)
        self._new_turn()
        return events

    def _new_turn(self) -> None:
        given_up = self._entries and isinstance(self._entries[-1], Surrender)
        self._due = NOBODY if given_up else self.game.to_act(self._state)
        self._sealed: dict[Seat, M] = {}
        self._choices: dict[Seat, tuple[M, ...]] = {}


def ended(game: Game[S, Any, Any, Any], state: S, last: Entry | None) -> Outcome | None:
    """The outcome of a game whose last entry may be a surrender."""
    if isinstance(last, Surrender):
        return Outcome(game.standing(state).scores, (1 - last.seat,))
    return game.outcome(state)
