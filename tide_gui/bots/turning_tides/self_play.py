"""Plays many games at once and keeps what both seats met, what they expected there, and how it ended."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.turning_tides import lee_cards
from tide_gui.bots.turning_tides.array_games import Games, box, drawn, joined, opened, seen
from tide_gui.bots.turning_tides.array_rules import beaten, performed, sailed, turned
from tide_gui.bots.turning_tides.known import BOX, CARD_OF, KINDS, Known
from tide_gui.bots.turning_tides.mixed_strategies import Hands, mixed
from tide_gui.bots.turning_tides.options import ACTION, ACTION_OF, NO_ACTION, OPTIONS
from tide_gui.bots.turning_tides.turn_playout import (
    Judge,
    Position,
    Reveals,
    considered,
    payoffs,
    played_out,
    revealed,
)
from tide_gui.bots.turning_tides.value_net import board_features, card_features
from tide_gui.rules.turning_tides.cards import Action, Card
from tide_gui.rules.turning_tides.ships import PASSED

LAST_ROUND = 6  # practice games are not played on
HANDS = 4  # of the enemy, for each mixture
MIXING = 30  # rounds of regret matching
MOVES = 0.15  # part of the decisions of Move that is looked at before a card is chosen
FIRE = KINDS.index(Card.FIRE)


class Met(NamedTuple):
    """Moments of some games as both seats see them: first all of gold, then all of silver."""

    number: Indices  # of the games
    board: Small
    cards: Small
    expected: Floats  # what a search promised there
    round_over: bool = False


class Practised(NamedTuple):
    """What happened in practice games."""

    met: list[Met]
    won: Floats  # by gold: 1 or 0, or its chance where a game was not played to the end
    rounds: Indices  # how many rounds each had


class Plan(NamedTuple):
    """Who plays: `who` says for each game and seat which judge. A part of the choices is random."""

    judges: Sequence[Judge]
    who: Indices
    random: float
    introductory: bool = False

    def asked(self, number: Indices, seat: Indices) -> Iterator[tuple[Judge, Indices]]:
        """Yield each judge with the rows on which it plays."""
        who = self.who[number, seat]
        for place, judge in enumerate(self.judges):
            mine = np.flatnonzero(who == place)
            if len(mine):
                yield judge, mine


# -- a whole game --------------------------------------------------------------------------------


def practised(plan: Plan, rng: np.random.Generator) -> Practised:
    """Play a game for each row of the plan."""
    games, met = opened(len(plan.who), plan.introductory), []
    won = np.zeros(len(plan.who), np.float32)
    rounds = np.full(len(plan.who), LAST_ROUND)
    while len(games.number):
        before = seen(games)
        games = drawn(games, rng)
        cards, expected = _cards_chosen(plan, games, rng)
        met.append(_met(games.number, before, expected))
        games = _turn_played(plan, games, cards, rng)
        lost = beaten(games.boards)
        over = lost.any(axis=1)
        won[games.number[over]] = lost[over, 1]
        rounds[games.number[over]] = games.round[over] + 1
        games = games.at(~over)
        passed = games.boards.offset >= PASSED
        games, ended = games.at(~passed), games.at(passed)
        if len(ended.number):
            before, ended = seen(ended), next_round(plan, ended, rng)
            expected = _expected(plan, ended)
            met.append(_met(ended.number, before, expected)._replace(round_over=True))
            gold, silver = expected.reshape(2, -1)
            won[ended.number] = (gold + 1 - silver) / 2
            games = joined(games, ended.at(ended.round < LAST_ROUND))
    return Practised(met, won, rounds)


def _met(number: Indices, position: Position, expected: Floats) -> Met:
    board = board_features(position.boards, position.seat).astype(np.int8)
    return Met(number, board, card_features(position.known).astype(np.int8), expected)


def _expected(plan: Plan, games: Games) -> Floats:
    position = seen(games)
    found = np.empty(len(position.seat), np.float32)
    for judge, mine in plan.asked(np.tile(games.number, 2), position.seat):
        found[mine] = judge(*position.at(mine), np.arange(len(mine)))
    return found


# -- a turn --------------------------------------------------------------------------------------


def _cards_chosen(plan: Plan, games: Games, rng: np.random.Generator) -> tuple[Indices, Floats]:
    """Return a card for each seat of each game, and what each seat expects."""
    position = seen(games)
    cards = np.empty(len(position.seat), np.intp)
    expected = np.empty(len(position.seat), np.float32)
    for judge, mine in plan.asked(np.tile(games.number, 2), position.seat):
        cards[mine], expected[mine] = _mixed(judge, position.at(mine), plan.random, rng)
    return cards.reshape(2, -1).T, expected


def _mixed(
    judge: Judge, position: Position, random: float, rng: np.random.Generator
) -> tuple[Indices, Floats]:
    count, own = len(position.seat), position.known.own_choices
    found = payoffs(judge, position, considered(judge, position, 1, _looked_at(count, rng)))
    hands = Hands(own[:, None], np.ones((count, 1), np.float32))
    mixture = mixed(found, hands, enemy_hands(position.known, rng), MIXING)
    shares = np.where(rng.random((count, 1)) < random, own / own.sum(axis=1, keepdims=True), mixture.own)
    ends = shares.cumsum(axis=1)
    return (ends > rng.random((count, 1)) * ends[:, -1:]).argmax(axis=1), mixture.value


def _looked_at(count: int, rng: np.random.Generator) -> Marks:
    return (rng.random((count, OPTIONS)) < MOVES) | (ACTION_OF[Action.MOVE] != ACTION)


def enemy_hands(known: Known, rng: np.random.Generator) -> Hands:
    """Draw hands that the enemy may have."""
    count = len(known.hidden)
    order = rng.random((count, HANDS, len(_KIND)))
    order[np.broadcast_to((known.hidden[:, _KIND] <= _COPY)[:, None], order.shape)] = 1
    rank = order.argsort(axis=2).argsort(axis=2)
    marks = np.ones((count, HANDS, len(CARD_OF)), np.bool_)
    marks[:, :, 1:] = (rank < known.enemy_hand[:, None, None]) @ _IS_KIND
    return Hands(marks, np.full((count, HANDS), np.float32(1 / HANDS)))


_KIND: Indices = np.repeat(np.arange(len(BOX)), BOX.astype(np.intp))
_COPY: Floats = np.concatenate([np.arange(count) for count in BOX])
_IS_KIND: Marks = _KIND[:, None] == np.arange(len(BOX))


def _turn_played(plan: Plan, games: Games, cards: Indices, rng: np.random.Generator) -> Games:
    """Perform the cards, discard them, and sail."""
    looked_at = np.repeat(_looked_at(len(cards), rng)[:, None], 2, axis=1)
    seats = np.zeros(len(cards), np.intp)
    reveals = revealed(games.boards, seats, cards[:, 0], cards[:, 1], looked_at)
    games = games._replace(hand=games.hand - _ONE_CARD[cards])
    for seat in (reveals.first, 1 - reveals.first):
        options = _decided(plan, games, reveals._replace(seat=seat, first=seat), rng)
        boards = performed(reveals.boards, seat, options)
        actions = reveals.actions.copy()
        actions[np.arange(len(seat)), seat] = NO_ACTION
        actions[beaten(boards).any(axis=1)] = NO_ACTION
        reveals = reveals._replace(boards=boards, actions=actions)
    return games._replace(boards=sailed(reveals.boards, 1))


_ONE_CARD: Floats = np.eye(len(CARD_OF), len(KINDS), -1, dtype=np.float32)


def _decided(plan: Plan, games: Games, reveals: Reveals, rng: np.random.Generator) -> Indices:
    """Return the decision of the first performer of each game."""
    count = len(reveals.first)
    known = seen(games).known.at(reveals.first * count + np.arange(count))
    every = reveals.considered.copy()
    every[np.arange(count), reveals.first] = True
    options = np.empty(count, np.intp)
    for judge, mine in plan.asked(games.number, reveals.first):
        boards, seat, actions, first, moment, _ = reveals
        asked = Reveals(
            boards.at(mine), seat[mine], actions[mine], first[mine], moment[: len(mine)], every[mine]
        )
        ways, chances = played_out(judge, asked, known.at(mine))
        options[mine] = ways.options[_liked(ways.origin, chances, plan.random, rng)]
    return options


def _liked(origin: Indices, chances: Floats, random: float, rng: np.random.Generator) -> Indices:
    """Return the best choice of each origin; a part of the choices is random."""
    count = origin[-1] + 1
    wild = rng.random(count)[origin] < random
    order = np.lexsort((np.where(wild, rng.random(len(origin)), -chances), origin))
    return order[np.searchsorted(origin, np.arange(count))]


# -- the lee -------------------------------------------------------------------------------------


def next_round(plan: Plan, games: Games, rng: np.random.Generator) -> Games:
    """Swap and exhaust cards, or add the Fires of the introductory game, and turn the ships."""
    exchange, exhausted = games.exchange.copy(), np.zeros_like(games.exhausted)
    if plan.introductory:
        exchange[:, :, FIRE] = np.maximum(exchange[:, :, FIRE] - 1, 0)
    else:
        _swap(plan, games, exchange, rng)
        _exhaust(plan, games, exchange, exhausted, rng)
    return games._replace(
        boards=turned(games.boards),
        hand=np.zeros_like(games.hand),
        pile=box(plan.introductory) - exchange - exhausted,
        exchange=exchange,
        exhausted=exhausted,
        round=games.round + 1,
    )


def _swap(plan: Plan, games: Games, exchange: Floats, rng: np.random.Generator) -> None:
    before = exchange.copy()
    for seat, judge, mine in _seats(plan, games):
        ways = lee_cards.swaps(judge, _lees(games, before, seat, mine), games.hand[mine, seat])
        chosen = ways.options[_liked(ways.origin, ways.chances, plan.random, rng)]
        exchange[mine, seat] += lee_cards.GIVEN[chosen] - lee_cards.TAKEN[chosen]


def _exhaust(plan: Plan, games: Games, exchange: Floats, exhausted: Floats, rng: np.random.Generator) -> None:
    for seat, judge, mine in _seats(plan, games):
        ways = lee_cards.exhaustions(judge, _lees(games, exchange, seat, mine))
        exhausted[mine, seat] = lee_cards.EXHAUSTED[
            ways.options[_liked(ways.origin, ways.chances, plan.random, rng)]
        ]


def _seats(plan: Plan, games: Games) -> Iterator[tuple[int, Judge, Indices]]:
    for seat in range(2):
        for judge, mine in plan.asked(games.number, np.full(len(games.number), seat)):
            yield seat, judge, mine


def _lees(games: Games, exchange: Floats, seat: int, mine: Indices) -> lee_cards.Lees:
    boards = turned(games.boards.at(mine))
    seats = np.full(len(mine), seat)
    return lee_cards.Lees(boards, seats, exchange[mine, seat], exchange[mine, 1 - seat])
