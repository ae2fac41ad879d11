"""Many games of Turning Tides at once with all their cards, and what each seat sees of them."""

from typing import Any, NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Where
from tide_gui.bots.turning_tides.array_rules import Boards, boards_of
from tide_gui.bots.turning_tides.known import Known, counts
from tide_gui.bots.turning_tides.turn_playout import Position
from tide_gui.rules.turning_tides.cards import WAIT, box_of, exchange_of, without
from tide_gui.rules.turning_tides.ships import Board


class Games(NamedTuple):
    """Games that are going on."""

    number: Indices
    boards: Boards
    hand: Floats  # games x seats x kinds, like the other cards
    pile: Floats
    exchange: Floats
    exhausted: Floats
    round: Indices

    def at(self, where: Where) -> "Games":
        """Return some of the games."""
        boards = self.boards.at(where)
        hand, pile, exchange, exhausted = (part[where] for part in self.cards)
        return Games(self.number[where], boards, hand, pile, exchange, exhausted, self.round[where])

    @property
    def cards(self) -> tuple[Floats, Floats, Floats, Floats]:
        return self.hand, self.pile, self.exchange, self.exhausted


def opened(count: int, introductory: bool) -> Games:
    """Return games before the first draw."""
    exchange = np.tile(counts(exchange_of(introductory)), (count, 2, 1))
    nothing = np.zeros_like(exchange)
    boards = boards_of([Board()] * count, introductory)
    pile = box(introductory) - exchange
    return Games(np.arange(count), boards, nothing, pile, exchange, nothing, np.zeros(count, np.intp))


def box(introductory: bool) -> Floats:
    """Return the cards of a player."""
    return counts(without(box_of(introductory), (WAIT,)))


def joined(first: Games, second: Games) -> Games:
    """Return the games of both."""
    pairs: list[tuple[Any, Any]] = list(zip(first.boards, second.boards, strict=True))
    hand, pile, exchange, exhausted = map(np.concatenate, zip(first.cards, second.cards, strict=True))
    number = np.concatenate([first.number, second.number])
    rounds = np.concatenate([first.round, second.round])
    return Games(number, Boards._make(map(np.concatenate, pairs)), hand, pile, exchange, exhausted, rounds)


def drawn(games: Games, rng: np.random.Generator) -> Games:
    """Let every seat draw a card, if it has a pile."""
    ends = games.pile.cumsum(axis=2)
    taken = rng.random(ends.shape[:2])[..., None] * ends[..., -1:]
    card = (ends > taken) & (ends - games.pile <= taken)
    return games._replace(hand=games.hand + card, pile=games.pile - card)


def seen(games: Games) -> Position:
    """Return all games as both seats see them: first all of gold, then all of silver."""
    count = len(games.number)
    seat = np.repeat([0, 1], count)
    boards = games.boards.at(np.tile(np.arange(count), 2))
    hidden = games.hand + games.pile + games.exhausted
    return Position(
        boards,
        seat,
        Known(
            hand=_by_seat(games.hand),
            pile=_by_seat(games.pile),
            exchange=_by_seat(games.exchange),
            hidden=_by_enemy(hidden),
            enemy_exchange=_by_enemy(games.exchange),
            enemy_hand=_by_enemy(games.hand).sum(axis=1),
            enemy_pile=_by_enemy(games.pile).sum(axis=1),
        ),
    )


def _by_seat(cards: Floats) -> Floats:
    return np.concatenate([cards[:, 0], cards[:, 1]])


def _by_enemy(cards: Floats) -> Floats:
    return np.concatenate([cards[:, 1], cards[:, 0]])
