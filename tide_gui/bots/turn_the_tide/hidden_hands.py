"""What all experts take hidden hands to be: it follows from public facts, so one guesses for all."""

from functools import lru_cache

import numpy as np

from tide_gui.bots.arrays import Small
from tide_gui.bots.turn_the_tide.experience import Experience, experience
from tide_gui.bots.turn_the_tide.hand_likelihood import HandLikelihood
from tide_gui.bots.turn_the_tide.known import (
    Guess,
    drawn_hands,
    equally_likely,
    guesses,
    hands,
    tokens_by_first_holder,
    unplayed,
)
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import View, first_holder

VIEWS = 32  # a round and more: after the first one it is thought over in hindsight


@lru_cache(VIEWS)
def known_hands(seen: View) -> Small | None:
    """Return the cards of all seats afloat, as the only sample, if all seats know them."""
    if seen.held:
        return unplayed(seen, np.array(seen.held, np.int8)[:, None])[_afloat(seen)]
    known = shown(seen)
    rounds, count = len(seen.rounds), len(seen.places)
    if all(len(known[first_holder(seat, rounds, count)]) == HANDS for seat in _afloat(seen)):
        return hands(seen, 1, _rng(seen))[_afloat(seen)]
    return None


def guessed_hands(seen: View, samples: int, *, infers: bool) -> Small:
    """Sample the hands of the seats afloat, by what was played from them if a bot infers from that."""
    infers = infers and not seen.options.open_play  # a card that answers another shows no way to play
    return drawn_hands(seen, samples, _guesses(seen, infers, experience()))[_afloat(seen)]


@lru_cache(VIEWS)
def _guesses(seen: View, infers: bool, learnt: Experience) -> tuple[Guess, ...]:
    """Guess with a public seed, so that all experts guess the same and can predict each other."""
    return guesses(seen, _rng(seen), HandLikelihood(seen, learnt.ways).likely if infers else equally_likely)


def _rng(seen: View) -> np.random.Generator:
    return np.random.default_rng([len(seen.rounds), len(seen.hands), *tokens_by_first_holder(seen)])


def _afloat(seen: View) -> list[int]:
    return [seat for seat, place in enumerate(seen.places) if place.afloat]
