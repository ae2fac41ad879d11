"""The referee of one game: seals the choices of the seats, draws nature's moves, keeps the record."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any, Generic, TypeVar

from tide_gui.characters import level_of, people_among
from tide_gui.error_text import ErrorText
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
    chosen_options,
)
from tide_gui.rules.quoting import quoted
from tide_gui.table.record import (
    DUEL,
    Entry,
    NatureMove,
    Record,
    Surrender,
    Turn,
    UnreadableRecord,
    cause_of,
)
from tide_gui.table.title import entitled

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
E = TypeVar("E")

SURRENDERING = "only one of two, or a person alone against bots, may surrender"


@dataclass(frozen=True, slots=True)
class Played(Generic[S, E]):
    """One entry of a record, when it is played or replayed: its events, and the states around it."""

    entry: Entry
    events: tuple[E, ...]
    state: S
    former: S
    _game: Game[S, Any, Any, E]

    @property
    def before(self) -> Standing:
        """The standing before the entry."""
        return self._game.standing(self.former)

    @property
    def standing(self) -> Standing:
        """The standing after the entry."""
        return self._game.standing(self.state)


def nature(deal: int, index: int) -> Random:
    """Return the generator for nature's move number `index`, so that no deal depends on what was played."""
    return Random(f"{deal}/{index}")


def replay(game: Game[S, M, V, E], record: Record, name: str = "record") -> Iterator[Played[S, E]]:
    """Replay a record and check every move; nothing is drawn."""
    state = opening(game, record, name)
    for line, entry in enumerate(record.entries, start=2):
        former = state
        try:
            state, events = _replayed(game, state, entry, _last_of(record, line))
        except Exception as error:  # also whatever a rule book does not expect
            raise _impossible(name, line, error) from error
        yield Played(entry, events, state, former, game)


def skim(game: Game[S, M, V, E], record: Record, name: str = "record") -> Iterator[tuple[S, tuple[E, ...]]]:
    """Replay a record in half the time; yield the state after each entry, and its events.

    Turns are checked by `play` alone: enough where no state is shown to anybody.
    """
    state = opening(game, record, name)
    for line, entry in enumerate(record.entries, start=2):
        try:
            if isinstance(entry, Turn) and NATURE not in entry.moves:
                state, events = game.play(
                    state, {seat: game.read(text) for seat, text in entry.moves.items()}
                )
            else:
                state, events = _replayed(game, state, entry, _last_of(record, line))
        except Exception as error:
            raise _impossible(name, line, error) from error
        yield state, events


def _impossible(name: str, line: int, error: Exception) -> UnreadableRecord:
    reason = ErrorText(
        "Record", "this cannot have happened", "reason: what is wrong with a file", detail=cause_of(error)
    )
    return UnreadableRecord(name, line, reason)


def opening(game: Game[S, M, V, E], record: Record, name: str = "record") -> S:
    """Return the state of a record before its first entry."""
    try:
        return game.start(len(record.seats), chosen_options(game, record.options))
    except Exception as error:  # UnplayableTable, and whatever a rule book does not expect
        reason = ErrorText(
            "Record",
            "its game has no such table",
            "reason: what is wrong with a file; a table: its seats and house rules",
            detail=cause_of(error),
        )
        raise UnreadableRecord(name, 1, reason) from error


def _last_of(record: Record, line: int) -> Record | None:
    """Return the record if this is its last line."""
    return record if line == len(record.entries) + 1 else None


def may_surrender(players: Sequence[str], seat: Seat) -> bool:
    """Whether a seat may surrender while the game goes on: one of two, or a person alone against bots."""
    if seat not in range(len(players)):
        return False
    return len(players) == DUEL or people_among(players) == [seat]


def _replayed(
    game: Game[S, M, V, E], state: S, entry: Entry, whole: Record | None
) -> tuple[S, tuple[E, ...]]:
    """Replay an entry; `whole` is the record if the entry is its last one."""
    if isinstance(entry, NatureMove | Turn) and game.to_act(state) == NOBODY:
        raise IllegalMove("the game is over")
    if isinstance(entry, NatureMove):
        return game.play(state, {NATURE: game.read(entry.move)})
    if isinstance(entry, Turn):
        return game.play(state, _checked_moves(game, state, entry.moves))
    seats = len(game.standing(state).scores)
    if entry.seat not in range(seats):
        raise IllegalMove(f"there is no seat {entry.seat}")
    possible = whole is not None and not game.outcome(state) and may_surrender(whole.players(), entry.seat)
    if isinstance(entry, Surrender) and not possible:
        raise IllegalMove(f"{SURRENDERING}, and nothing follows")
    return state, ()


def _checked_moves(game: Game[S, M, V, E], state: S, texts: Mapping[Seat, str]) -> dict[Seat, M]:
    moves = {seat: game.read(text) for seat, text in texts.items()}
    for seat, move in moves.items():
        if seat == NATURE or move not in game.legal(state, seat):
            raise IllegalMove(f"seat {seat} cannot play {quoted(texts[seat])}")
    return moves


class Table(Generic[S, M, V, E]):
    """One running game, built from its record. It never goes back; to undo, build another one."""

    def __init__(
        self,
        game: Game[S, M, V, E],
        record: Record,
        ids: Iterator[int] | None = None,
        name: str = "record",
        *,
        dealt: Sequence[str] = (),
    ) -> None:
        """Replay the record; `ids` numbers the asks and is shared by all tables of a session.

        `dealt` are nature's first moves, in written form, if they are not to be drawn.
        """
        self.game, self._dealt = game, dealt
        self._ids = ids or count(1)
        self._start = record
        self._entries = list(record.entries)
        self._state = opening(game, record, name)
        for step in replay(game, record, name):
            self._state = step.state
        self._levels = tuple(map(level_of, record.players()))  # replaying has refused other seats
        self._turns = record.turns()
        self._deals = sum(isinstance(entry, NatureMove) for entry in self._entries)
        self._new_turn()
        self._let_nature_act()

    @property
    def record(self) -> Record:
        """The record so far, without sealed choices."""
        return replace(self._start, entries=tuple(self._entries))

    def waiting_for(self) -> frozenset[Seat]:
        """Return the seats that owe a move."""
        return self._due - self._sealed.keys()

    def view(self, seat: Seat | None) -> V:
        """Return what a seat may know; None is an onlooker."""
        return self.game.view(self._state, seat)

    def choices(self, seat: Seat) -> tuple[M, ...]:
        """Return the legal moves of a seat, also of one whose choice is already sealed."""
        if seat not in self._choices:
            self._choices[seat] = self.game.legal(self._state, seat)
        return self._choices[seat]

    def ask(self, seat: Seat) -> Ask[V, M]:
        """Return the question for a seat; IllegalMove if it owes no move."""
        self._check_owes(seat)
        return Ask(next(self._ids), self._turns, seat, self.view(seat), self.choices(seat), self._levels)

    def submit(self, seat: Seat, move: M) -> tuple[Played[S, E], ...]:
        """Seal one seat's choice; the last choice plays the turn, and then nature acts.

        Return what was played: nothing until all choices are sealed.
        """
        self._check_owes(seat)
        if move not in self.choices(seat):
            raise IllegalMove(f"seat {seat} cannot play that")
        self._sealed[seat] = move
        if len(self._sealed) < len(self._due):
            return ()
        return self._play_turn(), *self._let_nature_act()

    @property
    def is_duel(self) -> bool:
        """Whether there are two seats."""
        return len(self._start.seats) == DUEL

    def surrender(self, seat: Seat) -> Played[S, E]:
        """Surrender a seat; all others win."""
        if self.outcome() or not may_surrender(self.record.players(), seat):
            raise IllegalMove(f"{SURRENDERING}, while the game goes on")
        entry = Surrender(seat)
        self._entries.append(entry)
        self._new_turn()
        return Played(entry, (), self._state, self._state, self.game)

    def mark_practice(self, reason: str) -> None:
        """Mark the game as practice because a player was helped."""
        self._start = self._start.as_practice(reason)

    def entitle(self, title: str) -> None:
        """Give the game a title; an empty one takes it away."""
        self._start = replace(self._start, extra=entitled(self._start.extra, title))

    def standing(self) -> Standing:
        """Return how far the game has come."""
        return self.game.standing(self._state)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return ended(self.game, self._state, self._entries[-1] if self._entries else None)

    def _check_owes(self, seat: Seat) -> None:
        if seat not in self._due or seat in self._sealed:
            raise IllegalMove(f"seat {seat} owes no move")

    def _play_turn(self) -> Played[S, E]:
        moves = {seat: self._sealed[seat] for seat in sorted(self._sealed)}
        self._turns += 1
        return self._commit(Turn({seat: self.game.write(move) for seat, move in moves.items()}), moves)

    def _let_nature_act(self) -> tuple[Played[S, E], ...]:
        played: tuple[Played[S, E], ...] = ()
        while self._due == NATURE_ALONE:
            move = self._nature_move()
            self._deals += 1
            played += (self._commit(NatureMove(self.game.write(move)), {NATURE: move}),)
        return played

    def _nature_move(self) -> M:
        if self._deals < len(self._dealt):
            return self.game.read(self._dealt[self._deals])
        return self.game.deal(self._state, nature(self._start.deal, self._deals))

    def _commit(self, entry: Entry, moves: Mapping[Seat, M]) -> Played[S, E]:
        former = self._state
        self._entries.append(entry)
        self._state, events = self.game.play(former, moves)
        self._new_turn()
        return Played(entry, events, self._state, former, self.game)

    def _new_turn(self) -> None:
        given_up = self._entries and isinstance(self._entries[-1], Surrender)
        self._due = NOBODY if given_up else self.game.to_act(self._state)
        self._sealed: dict[Seat, M] = {}
        self._choices: dict[Seat, tuple[M, ...]] = {}


def ended(game: Game[S, Any, Any, Any], state: S, last: Entry | None) -> Outcome | None:
    """Return the outcome of a game whose last entry may be a surrender, or None."""
    if isinstance(last, Surrender):
        scores = game.standing(state).scores
        return Outcome(scores, tuple(seat for seat in range(len(scores)) if seat != last.seat))
    return game.outcome(state)
