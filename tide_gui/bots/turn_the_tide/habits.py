"""How people choose cards: a population of habits, each a line of numbers that tells what draws it to a card.

A habit leans to high or low cards of a hand, to its ends or its middle, depending on what lies on the
table, or to what a simple reckoning likes. Nobody is thought to have just one: the cards that somebody
has shown tell how likely each is.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.turn_the_tide.arrays import Floats, Marks, Small
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.rules.turn_the_tide.cards import HANDS

MOMENT = 8  # numbers that tell what a seat sees
FURTHER = 5  # ways to reckon what a card is worth that look at more than the present hand
SIGHTS = 5  # what can be seen at once after it
RECKONINGS = FURTHER + 2 * SIGHTS  # see `reckoning`
FEATURES = 3 * MOMENT + RECKONINGS
SEEING = 3  # the kind of habit that judges at sight
WARY = 0.6  # so many of those think of what the others want


class Habits(NamedTuple):
    """Habits x features: how strongly each feature of a card draws."""

    draw: Floats

    @property
    def at_sight(self) -> Marks:
        """Which of them look at nothing but what can be seen."""
        marks: Marks = (self.draw[:, -2 * SIGHTS :] != 0).any(axis=1)
        return marks

    def predicted(self, features: Floats) -> Floats:
        """How likely each habit is to play each card: ... x cards x FEATURES to ... x cards x habits."""
        pull: Floats = features @ self.draw.T
        pull -= pull.max(axis=-2, keepdims=True)
        np.exp(pull, out=pull)
        pull /= pull.sum(axis=-2, keepdims=True)
        return pull


def moments(tide: Small, up: Small, offers: Small, hands_left: int) -> Floats:
    """What a seat sees: seats x positions x MOMENT; offers are 2 x positions."""
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
    """What may draw somebody to a card: ... x cards x FEATURES; what is seen has no axis for cards."""
    held = cards.shape[-1]
    rank = np.linspace(-1, 1, held, dtype=np.float32) if held > 1 else np.zeros(1, np.float32)
    features = np.empty((*cards.shape, FEATURES), np.float32)
    features[..., :MOMENT] = rank[:, None] * seen[..., None, :]
    features[..., MOMENT : 2 * MOMENT] = (rank**2)[:, None] * seen[..., None, :]
    height = cards.astype(np.float32) / 30 - 1
    features[..., 2 * MOMENT : 3 * MOMENT] = height[..., None] * seen[..., None, :]
    features[..., 3 * MOMENT :] = reckoned - reckoned.mean(axis=-2, keepdims=True)
    return features


def population(count: int, rng: np.random.Generator) -> Habits:
    """Habits as people might have them: some lean, some reckon, some do both, and a few do anything."""
    kind = rng.choice(4, (count, 1), p=[0.25, 0.25, 0.2, 0.3])
    lean = _leanings(count, rng) * np.array([1, 0.3, 0, 0.3])[kind]
    reckon = np.where(kind == SEEING, _at_sight(count, rng), _one_way(count, rng) * (kind > 0))
    lean[:, 2 * MOMENT] -= rng.exponential(0.5, count) * (kind[:, 0] == SEEING)  # it saves high cards
    draw = np.hstack([lean, reckon])
    draw[: count // 20] *= 0.02
    return Habits(draw.astype(np.float32))


def _one_way(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Reckoning in one of the ways that look at more than the present hand."""
    draw = np.zeros((count, RECKONINGS))
    draw[np.arange(count), rng.integers(0, FURTHER, count)] = np.exp(rng.normal(1.2, 0.8, count))
    return draw


def _at_sight(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Judging by what can be seen after the hand: preservers lost, drowned, the tide shown, the bonus."""
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
    """Most like high cards for low tides, and dislike the second place."""
    lean = rng.normal(0, 0.3, (count, 3, MOMENT))
    lean[:, 0] = _wish_for_high_cards(count, rng)
    lean[:, 1, 0] = rng.normal(0.3, 0.7, count)
    absolute = rng.choice([0, 0, 0.5, 1], (count, 1))  # whether a card is high by itself or within the hand
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
