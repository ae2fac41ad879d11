"""The bots of Pebbles: they imagine what they cannot see, play on at random, and count how often they win.

The outlook of a game counts the same from true states.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from fourth_game.rules import Pebbles
from tide_gui.bots.bot import BUDGET, Bot
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask, Outcome, Seat, Weighed

GAME = Pebbles()
FIRMNESS = {Temper.STEADY: 4, Temper.BOLD: 8, Temper.CAREFUL: 2, Temper.WHIMSICAL: 1}
GAMES = 10  # of an outlook
LEAST = 0.01  # so that a move that never wins may still be made


class PebblesBot(Bot):
    """Plays each move in so many imagined games; the firmer it is, the more often it makes the best one."""

    def __init__(self, games: int, temper: Temper) -> None:
        self.games, self.firmness = games, FIRMNESS[temper]

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        rng, games = Random(seed), max(1, self.games * budget // BUDGET)
        chances = [fmean(played_on(ask, move, rng) for _ in range(games)) for move in ask.choices]
        weights = [(chance + LEAST) ** self.firmness for chance in chances]
        return tuple(
            Weighed(move, chance=chance, share=weight / sum(weights))
            for move, chance, weight in zip(ask.choices, chances, weights, strict=True)
        )


def played_on(ask: Ask[Any, Any], move: Any, rng: Random) -> float:
    """Return the part in the victory after this move, in one game that might be the true one."""
    outcome = ended(GAME.imagine(ask.view, rng), {ask.seat: move}, rng)
    return outcome.share(ask.seat)


def outlook(states: Sequence[Any]) -> list[tuple[float, ...]]:
    """Return how often each seat wins if all play on at random."""
    return [shares(state, Random(0)) for state in states]


def shares(state: Any, rng: Random) -> tuple[float, ...]:
    outcomes = [ended(state, {}, rng) for _ in range(GAMES)]
    return tuple(fmean(outcome.share(seat) for outcome in outcomes) for seat in range(state.seats))


def ended(state: Any, moves: dict[Seat, Any], rng: Random) -> Outcome:
    """Return the outcome of a game that goes on with these moves, and then at random."""
    while due := GAME.to_act(state):
        drawn = {seat: rng.choice(GAME.legal(state, seat)) for seat in sorted(due)}
        state, _ = GAME.play(state, drawn | moves)
        moves = {}
    return GAME.outcome(state)


def beginner(temper: Temper) -> PebblesBot:
    return PebblesBot(1, temper)


def casual(temper: Temper) -> PebblesBot:
    return PebblesBot(3, temper)


def strong(temper: Temper) -> PebblesBot:
    return PebblesBot(8, temper)


def expert(temper: Temper) -> PebblesBot:
    return PebblesBot(20, temper)
