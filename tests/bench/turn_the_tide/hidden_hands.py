"""How well hidden hands of first rounds are guessed: `python tests/bench/turn_the_tide/hidden_hands.py`.

A guess is how often a card is among the imagined cards of a seat. Its loss is the mean of minus the logarithm
of what was given to what was true; the bias is how much higher the imagined cards are than the true ones.
Both are printed for hands that only fit what was shown, and for those that also follow what was played, with
intervals over deals. Rounds are played by experts, and by one expert among players of unknown styles.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[3]))  # measure this checkout, whatever is installed

import numpy as np
from bench.challenges import CAST
from bench.turn_the_tide.styles import STYLES

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.bot import Bot
from tide_gui.bots.intervals import mean_interval
from tide_gui.bots.roster import bot_for
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.hand_likelihood import HandLikelihood
from tide_gui.bots.turn_the_tide.known import equally_likely, hands
from tide_gui.bots.whole_games import turns
from tide_gui.characters import Level
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import State

RULES = TurnTheTide()
SAMPLES = 200
RAREST = 0.01  # a card is never guessed to be rarer, or surer, than this
MOMENTS = {"after 1 to 4 hands": range(1, 5), "after 5 to 8": range(5, 9), "after 9 to 11": range(9, HANDS)}


class Guess(NamedTuple):
    """How good a guess of one seat's hand is."""

    loss: float
    bias: float


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and print a line for each part of the round, kind of player and way to guess."""
    parser = ArgumentParser(description="Measure how well hidden hands are guessed.")
    parser.add_argument("--rounds", type=int, default=120, metavar="N", help="rounds of each kind (120)")
    parser.add_argument("--seats", type=int, default=4, choices=RULES.seats, help="seats (4)")
    parser.add_argument("--first", type=int, metavar="K", help="the first deal (fresh ones)")
    chosen = parser.parse_args(argv)
    first = SystemRandom().randrange(10**9, 10**12) if chosen.first is None else chosen.first
    print(f"deals {first} to {first + chosen.rounds - 1}, {chosen.seats} seats")
    for who, bots in (("experts", _experts), ("styles", _styles)):
        found: dict[tuple[str, str], dict[int, list[Guess]]] = defaultdict(lambda: defaultdict(list))
        for deal in range(first, first + chosen.rounds):
            for state in _first_round(bots(chosen.seats, deal), deal):
                when = next(name for name, moment in MOMENTS.items() if len(state.hands) in moment)
                for seat in _watched(state, who):
                    for how, guess in _guesses(state, seat):
                        found[when, how][deal].append(guess)
        for (when, how), guesses in found.items():
            means = np.array([np.mean(of_deal, axis=0) for of_deal in guesses.values()])
            loss, bias = (_with_interval(column) for column in means.T)
            print(f"{who:8} {when:18} {how:7} loss {loss}  bias {bias}", flush=True)


def _with_interval(values: Floats) -> str:
    mean = float(values.mean())
    ends = mean_interval(mean, float(values.var()) * len(values), len(values))
    return f"{mean:.3f} ({ends[0]:.3f} to {ends[1]:.3f})" if ends else f"{mean:.3f}"


def _experts(seats: int, deal: int) -> list[Bot]:
    names = CAST[Level.EXPERT]
    return [bot_for(names[(deal + seat) % len(names)], RULES.key) for seat in range(seats)]


def _styles(seats: int, deal: int) -> list[Bot]:
    makers = list(STYLES.values())
    return [*_experts(1, deal), *(makers[(deal + seat) % len(makers)]() for seat in range(1, seats))]


def _watched(state: State, who: str) -> list[int]:
    """Return the seats whose hands are guessed: all experts, or all but the one expert."""
    return [seat for seat, place in enumerate(state.places) if place.afloat and (seat or who == "experts")]


def _first_round(bots: Sequence[Bot], deal: int) -> Iterator[State]:
    for state, _ in turns(RULES, bots, deal):
        if state.rounds:
            return
        yield state


def _guesses(state: State, seat: int) -> Iterator[tuple[str, Guess]]:
    view = RULES.view(state, None)
    for how, likely in (
        ("fitting", equally_likely),
        ("played", HandLikelihood(view, experience().ways).likely),
    ):
        found = hands(view, SAMPLES, np.random.default_rng(len(state.hands)), likely)
        yield how, _guess(found[seat], state, seat)


def _guess(imagined: Small, state: State, seat: int) -> Guess:
    unseen = list({*state.leftovers, *(card for cards in state.cards for card in cards)})
    often: Floats = np.bincount(imagined.ravel(), minlength=len(WEATHER) + 1)[unseen] / len(imagined)
    true = np.isin(unseen, state.cards[seat])
    given = np.clip(np.where(true, often, 1 - often), RAREST, 1 - RAREST)
    return Guess(float(-np.log(given).mean()), float(imagined.mean() - np.mean(state.cards[seat])))


if __name__ == "__main__":
    main()
