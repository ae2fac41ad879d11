"""A random game from the first deal to the end. Each is played once; all checks look at it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from tide_gui.presentation.presentation import Presentation
from tide_gui.presentation.scene import Scene
from tide_gui.rules.game import Outcome, Seat, Standing, shuffled
from tide_gui.table.record import NatureMove, Record
from tide_gui.table.table import Played, Table, replay
from tide_gui.testing.settings import Setting
from tide_gui.testing.terms import Terms

MOST_TURNS = 3000
LOOKED_AT = 8  # positions of a game that are looked at closely


class Endless(Exception):
    """A game that does not end."""


@dataclass(frozen=True, eq=False)
class Position:
    """The table before a turn, and what happened in the turn: nothing at the end of the game."""

    setting: Setting
    number: int
    state: Any
    standing: Standing
    outcome: Outcome | None
    choices: Mapping[Seat, tuple[Any, ...]] = field(default_factory=dict)
    moves: Mapping[Seat, Any] = field(default_factory=dict)  # in the order in which the seats chose
    events: tuple[Any, ...] = ()
    _views: dict[Seat | None, Any] = field(default_factory=dict)

    def view(self, seat: Seat | None) -> Any:
        if seat not in self._views:
            self._views[seat] = self.setting.game.view(self.state, seat)
        return self._views[seat]


@dataclass(frozen=True, eq=False)
class RandomGame:
    """One game, position by position; the last position is its end."""

    setting: Setting
    deal: int
    seed: int
    record: Record
    positions: tuple[Position, ...]

    @property
    def end(self) -> Position:
        return self.positions[-1]

    def rng(self) -> Random:
        return Random(self.seed)

    def deals(self) -> list[str]:
        """Return nature's moves as they are written."""
        return [entry.move for entry in self.record.entries if isinstance(entry, NatureMove)]

    def last_move(self) -> Any:
        """Return some move of the last turn."""
        return next(iter(self.positions[-2].moves.values()), None) if len(self.positions) > 1 else None

    @cached_property
    def events(self) -> list[Any]:
        """All events, those of the first deal included."""
        return [event for step in replay(self.setting.game, self.record) for event in step.events]

    def some(self, most: int = LOOKED_AT) -> tuple[Position, ...]:
        """Return the first position, the last one, and others between them that depend on the seed."""
        first, *between, last = self.positions if len(self.positions) > 1 else self.positions * 2
        chosen = shuffled(between, self.rng())[: most - 2]
        return (first, *sorted(chosen, key=lambda position: position.number), last)

    def decisions(self, most: int = LOOKED_AT) -> Iterator[tuple[Position, Seat]]:
        """Yield some positions with each seat that chooses."""
        for position in self.some(most):
            for seat in position.choices:
                yield position, seat


@dataclass(frozen=True, eq=False)
class Subject:
    """What a check looks at; its presentation may be missing where only rules are checked."""

    random_game: RandomGame
    terms: Terms
    shown: Presentation
    _scenes: dict[tuple[int, Seat | None], Scene[Any]] = field(default_factory=dict)

    def scene(self, position: Position, viewer: Seat | None) -> Scene[Any]:
        if (position.number, viewer) not in self._scenes:
            self._scenes[position.number, viewer] = self.shown.scenes.scene(position.view(viewer), {})
        return self._scenes[position.number, viewer]


@lru_cache(maxsize=64)
def played(setting: Setting, deal: int, seed: int) -> RandomGame:
    """Play a game at random."""
    table, rng = setting.table(deal), Random(seed)
    positions: list[Position] = []
    while table.waiting_for():
        if len(positions) == MOST_TURNS:
            raise Endless(f"a game does not end: after {MOST_TURNS} turns there is still a choice to make")
        positions.append(_turn(setting, table, len(positions), rng))
    positions.append(_position(setting, table, len(positions)))
    return RandomGame(setting, deal, seed, table.record, tuple(positions))


def _turn(setting: Setting, table: Table[Any, Any, Any, Any], number: int, rng: Random) -> Position:
    choices = {seat: table.choices(seat) for seat in sorted(table.waiting_for())}
    if nothing := [seat for seat, moves in choices.items() if not moves]:
        raise Endless(f"`to_act` names seat {nothing[0]}, and `legal` has no move for it")
    moves = {seat: picked(choices[seat], rng) for seat in shuffled(tuple(choices), rng)}
    before = _position(setting, table, number)
    steps: tuple[Played[Any, Any], ...] = ()
    for seat, move in moves.items():
        steps += table.submit(seat, move)
    events = tuple(event for step in steps for event in step.events)
    return replace(before, moves=moves, events=events, choices=choices)


def _position(setting: Setting, table: Table[Any, Any, Any, Any], number: int) -> Position:
    return Position(setting, number, table._state, table.standing(), table.outcome())


def picked(choices: tuple[Any, ...], rng: Random) -> Any:
    """Return a random choice."""
    return choices[int(rng.random() * len(choices))]
