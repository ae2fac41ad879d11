"""How people choose cards: a population of habits, each a row of weights for the features of a card.

A habit prefers high or low cards of a hand, its ends or its middle, depending on the table, or what a
simple estimate prefers. No player is assigned a single habit: its plays tell how likely each one is.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.arrays import Floats, Marks, Small
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.rules.turn_the_tide.cards import HANDS

MOMENT = 8  # features of what a seat sees
TRAITS = 3  # of a card: its rank in the hand, the square of the rank, its height
FURTHER = 5  # estimates of a card's worth that look beyond the present hand
SIGHTS = 5  # features that are visible right after the hand
RECKONINGS = FURTHER + 2 * SIGHTS  # see the module `reckoning`
FEATURES = TRAITS * MOMENT + RECKONINGS
SEEING = 3  # the kind of habit that judges at sight
WARY = 0.6  # the part of those that considers what the others want


class Habits(NamedTuple):
    """The weights of each habit for the features of a card: habits x features."""

    draw: Floats

    @property
    def at_sight(self) -> Marks:
        """Which habits judge at sight: by what is visible right after the hand."""
        marks: Marks = (self.draw[:, -2 * SIGHTS :] != 0).any(axis=1)
        return marks

    def predicted(self, features: Floats) -> Floats:
        """Return the chance of each card by habit: ... x cards x FEATURES -> ... x cards x habits."""
        pull: Floats = features @ self.draw.T
        pull -= pull.max(axis=-2, keepdims=True)
        np.exp(pull, out=pull)
        pull /= pull.sum(axis=-2, keepdims=True)
        return pull


def moments(tide: Small, up: Small, offers: Small, hands_left: int) -> Floats:
    """Return what each seat sees: seats x positions x MOMENT; offers are 2 x positions."""
    seen = np.empty((*tide.shape, MOMENT), np.float32)
    lower, higher = offers.astype(np.float32) / HIGHEST_TIDE
    own = tide.astype(np.float32) / HIGHEST_TIDE
    seen[..., 0] = 1
    seen[..., 1] = lower
    seen[..., 2] = higher
    seen[..., 3] = own
    seen[..., 4] = tide == tide.max(axis=0)
    seen[..., 5] = up == 0
    seen[..., 6] = np.maximum(own - higher, 0)
    seen[..., 7] = hands_left / HANDS
    return seen


def card_features(seen: Floats, cards: Small, reckoned: Floats) -> Floats:
    """Return the features of each card: ... x cards x FEATURES; `seen` has no axis for cards."""
    features = np.empty((*cards.shape, FEATURES), np.float32)
    by_trait = traits(cards)[..., None] * seen[..., None, None, :]
    features[..., : TRAITS * MOMENT] = by_trait.reshape(*cards.shape, -1)
    features[..., TRAITS * MOMENT :] = reckoned - reckoned.mean(axis=-2, keepdims=True)
    return features


def traits(cards: Small) -> Floats:
    """Return the traits of the sorted cards of hands: ... x cards x TRAITS."""
    found = np.empty((*cards.shape, TRAITS), np.float32)
    found[..., :-1] = RANKS[cards.shape[-1]]
    found[..., -1] = cards.astype(np.float32) / 30 - 1
    return found


def _ranks(held: int) -> Floats:
    """Return the rank and its square of each card of a hand, from -1 for the lowest to 1."""
    rank = np.linspace(-1, 1, held, dtype=np.float32) if held > 1 else np.zeros(held, np.float32)
    return np.stack([rank, rank**2], axis=-1)


RANKS = [_ranks(held) for held in range(HANDS + 1)]


def population(count: int, rng: np.random.Generator) -> Habits:
    """Draw habits as people might have them: some lean, some estimate, some do both, a few play at random."""
    kind = rng.choice(4, (count, 1), p=[0.25, 0.25, 0.2, 0.3])
    lean = _leanings(count, rng) * np.array([1, 0.3, 0, 0.3])[kind]
    reckon = np.where(kind == SEEING, _at_sight(count, rng), _one_way(count, rng) * (kind > 0))
    lean[:, 2 * MOMENT] -= rng.exponential(0.5, count) * (kind[:, 0] == SEEING)  # it saves high cards
    draw = np.hstack([lean, reckon])
    draw[: count // 20] *= 0.02
    return Habits(draw.astype(np.float32))


def _one_way(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Draw weights for one of the estimates that look beyond the present hand."""
    draw = np.zeros((count, RECKONINGS))
    draw[np.arange(count), rng.integers(0, FURTHER, count)] = np.exp(rng.normal(1.2, 0.8, count))
    return draw


def _at_sight(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Draw weights for what is visible after the hand: preservers lost, drowning, tide shown, bonus."""
    sights = np.stack(
        [
            np.full(count, -1.0),
            -np.abs(rng.normal(0, 0.4, count)),
            -1 - np.abs(rng.normal(0, 0.5, count)),
            -rng.uniform(0, 1.2, count),
            rng.uniform(0, 1.2, count),
        ],
        axis=1,
    )
    sights *= np.exp(rng.normal(1.5, 0.7, (count, 1)))
    wary = rng.random((count, 1)) < WARY
    return np.hstack([np.zeros((count, FURTHER)), sights * ~wary, sights * wary])


def _leanings(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Draw leanings: most prefer high cards for low tides, and dislike the second place."""
    lean = rng.normal(0, 0.3, (count, 3, MOMENT))
    lean[:, 0] = _wish_for_high_cards(count, rng)
    lean[:, 1, 0] = rng.normal(0.3, 0.7, count)
    absolute = rng.choice([0, 0, 0.5, 1], (count, 1))  # 1: a card is high by its number, 0: within the hand
    lean[:, 2] = lean[:, 0] * absolute
    lean[:, 0] *= 1 - absolute
    force = np.exp(rng.normal(0.9, 0.7, (count, 1)))
    return lean.reshape(count, -1) * force


def _wish_for_high_cards(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    wish = rng.normal(
        [0.7, 0, 0, 0.2, 0.1, 0.1, 0.3, 0], [0.6, 0, 0, 0.6, 0.4, 0.4, 0.8, 0.4], (count, MOMENT)
    )
    wish[:, 1] = -rng.uniform(-0.2, 2.2, count)
    wish[:, 2] = -rng.uniform(-0.4, 1.6, count)
    return wish
