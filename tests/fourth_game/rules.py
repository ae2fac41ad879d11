"""The rules of Pebbles."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from tide_gui.rules.game import (
    NATURE,
    NATURE_ALONE,
    NOBODY,
    IllegalMove,
    NoOptions,
    Outcome,
    Seat,
    Standing,
    best,
    check_movers,
    check_seats,
    shuffled,
)

CARDS = (1, 2, 3, 4, 5)
WORTH = {1: -2, 2: 2, 3: 3}
PEBBLES = tuple(WORTH)
Move = tuple[Any, ...]  # ("pebbles", 2, 1, 3), ("bury", 1, 4), ("bid", 3), ("keep",), ("give", 1)
LENGTHS = {"pebbles": 3, "bury": 2, "bid": 1, "keep": 0, "give": 1}


@dataclass(frozen=True)
class Buried:
    pass


@dataclass(frozen=True)
class PebbleShown:
    pebble: int


@dataclass(frozen=True)
class BidsShown:
    bids: tuple[int, ...]
    winner: Seat | None


@dataclass(frozen=True)
class PebbleTaken:
    pebble: int
    winner: Seat
    to: Seat


@dataclass(frozen=True)
class GameEnded:
    pass


@dataclass(frozen=True)
class State:
    seats: int
    pebbles: tuple[int, ...] = ()
    buried: tuple[tuple[int, ...], ...] = ()
    bids: tuple[tuple[int, ...], ...] = ()
    taken: tuple[Seat | None, ...] = ()  # who has each pebble bid for; None: nobody

    def hand(self, seat: Seat) -> tuple[int, ...]:
        gone = {*(self.buried[seat] if self.buried else ()), *(bids[seat] for bids in self.bids)}
        return tuple(card for card in CARDS if card not in gone)


@dataclass(frozen=True)
class View:
    seat: Seat | None
    seats: int
    dealt: bool
    hand: tuple[int, ...]
    buried: tuple[int, ...]
    all_buried: bool
    pebbles: tuple[int, ...]  # those shown so far
    bids: tuple[tuple[int, ...], ...]
    taken: tuple[Seat | None, ...]


class Pebbles:
    key = "pebbles"
    seats = range(2, 4)
    options_type = NoOptions
    view_type = View

    def start(self, seats: int, options: NoOptions) -> State:
        check_seats(self.key, self.seats, seats)
        return State(seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        if not state.pebbles:
            return NATURE_ALONE
        if len(state.taken) < len(state.bids):
            return frozenset({winner(state.bids[-1])})
        return NOBODY if len(state.taken) == len(PEBBLES) else frozenset(range(state.seats))

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.to_act(state):
            return ()
        if not state.buried:
            return tuple(("bury", *pair) for pair in combinations(CARDS, 2))
        if len(state.taken) < len(state.bids):
            return (("keep",), *(("give", other) for other in range(state.seats) if other != seat))
        return tuple(("bid", card) for card in state.hand(seat))

    def deal(self, state: State, rng: Random) -> Move:
        return ("pebbles", *shuffled(PEBBLES, rng))

    def play(self, state: State, moves: Mapping[Seat, Move]) -> tuple[State, tuple[Any, ...]]:
        check_movers(self.to_act(state), moves)
        if NATURE in moves:
            return self._dealt(state, moves[NATURE])
        if any(move not in self.legal(state, seat) for seat, move in moves.items()):
            raise IllegalMove("that is not allowed here")
        cards = tuple(moves[seat][1:] for seat in sorted(moves))
        if not state.buried:
            return replace(state, buried=cards), (Buried(), PebbleShown(state.pebbles[0]))
        if len(state.taken) < len(state.bids):
            [(seat, move)] = moves.items()
            to = move[1] if move[0] == "give" else seat
            taken = PebbleTaken(state.pebbles[len(state.taken)], seat, to)
            return self._next_pebble(replace(state, taken=(*state.taken, to)), (taken,))
        bids = tuple(card for (card,) in cards)
        after, shown = replace(state, bids=(*state.bids, bids)), BidsShown(bids, winner(bids))
        if shown.winner is None:
            return self._next_pebble(replace(after, taken=(*state.taken, None)), (shown,))
        return after, (shown,)

    def _dealt(self, state: State, move: Move) -> tuple[State, tuple[Any, ...]]:
        if move[0] != "pebbles" or set(move[1:]) != set(PEBBLES):
            raise IllegalMove("these are not the three pebbles")
        return replace(state, pebbles=move[1:]), ()

    def _next_pebble(self, state: State, events: tuple[Any, ...]) -> tuple[State, tuple[Any, ...]]:
        over = len(state.taken) == len(PEBBLES)
        return state, (*events, GameEnded() if over else PebbleShown(state.pebbles[len(state.taken)]))

    def view(self, state: State, seat: Seat | None) -> View:
        sits = seat is not None and bool(state.pebbles)
        return View(
            seat=seat,
            seats=state.seats,
            dealt=bool(state.pebbles),
            hand=state.hand(seat) if sits else (),
            buried=state.buried[seat] if sits and state.buried else (),
            all_buried=bool(state.buried),
            pebbles=state.pebbles[: min(len(state.taken) + 1, len(PEBBLES))] if state.buried else (),
            bids=state.bids,
            taken=state.taken,
        )

    def imagine(self, view: View, rng: Random) -> State:
        if not view.dealt:
            return State(view.seats)
        hidden = shuffled([pebble for pebble in PEBBLES if pebble not in view.pebbles], rng)
        buried = tuple(self._imagined(view, seat, rng) for seat in range(view.seats))
        return State(
            view.seats, (*view.pebbles, *hidden), buried if view.all_buried else (), view.bids, view.taken
        )

    def _imagined(self, view: View, seat: Seat, rng: Random) -> tuple[int, ...]:
        if seat == view.seat:
            return view.buried
        played = [bids[seat] for bids in view.bids]
        return tuple(sorted(shuffled([card for card in CARDS if card not in played], rng)[:2]))

    def standing(self, state: State) -> Standing:
        return Standing(0, min(len(state.taken), len(PEBBLES) - 1), scores(state))

    def outcome(self, state: State) -> Outcome | None:
        over = len(state.taken) == len(PEBBLES)
        return Outcome(scores(state), best(scores(state))) if over else None

    def write(self, move: Move) -> str:
        return " ".join(map(str, move))

    def read(self, text: str) -> Move:
        kind, *numbers = text.split(" ")
        plain = all(number.isascii() and number.isdecimal() and len(number) == 1 for number in numbers)
        if not plain or len(numbers) != LENGTHS.get(kind):
            raise IllegalMove(f"{text!r} is no move")
        return (kind, *map(int, numbers))


def winner(bids: tuple[int, ...]) -> Seat | None:
    """Return the seat of the highest unique bid, or None."""
    alone = [bid for bid in bids if bids.count(bid) == 1]
    return bids.index(max(alone)) if alone else None


def scores(state: State | View) -> tuple[int, ...]:
    worth = [(to, WORTH[pebble]) for pebble, to in zip(state.pebbles, state.taken, strict=False)]
    return tuple(sum(points for to, points in worth if to == seat) for seat in range(state.seats))
