"""Mixed strategies for cards that are chosen in secret, by regret matching.

Both sides choose at once, and neither knows the other's hand: each side mixes for every hand that it may
have, against the mean of the other's mixtures.
"""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Marks
from tide_gui.bots.regret_matching import matched
from tide_gui.bots.turning_tides.known import CARDS

WIDTH = len(CARDS)


class Hands(NamedTuple):
    """The hands that a seat may have at some positions."""

    cards: Marks  # positions x hands x cards
    weights: Floats  # positions x hands; they add up to 1


class Mixture(NamedTuple):
    """How often each own card is played, over all hands: positions x cards; and what the own hands win."""

    own: Floats
    value: Floats  # positions


def mixed(payoffs: Floats, own: Hands, enemy: Hands, rounds: int) -> Mixture:
    """Return what regret matching settles on; payoffs are positions x own cards x enemy cards."""
    cards = np.concatenate([_beside(own.cards, 0), _beside(enemy.cards, 1)], axis=1)
    weights = np.concatenate([own.weights, enemy.weights], axis=1)[:, None, :]
    stakes = np.zeros((len(payoffs), 2 * WIDTH, 2 * WIDTH), np.float32)
    stakes[:, :WIDTH, WIDTH:] = payoffs
    stakes[:, WIDTH:, :WIDTH] = -payoffs.transpose(0, 2, 1)
    plan = cards / cards.sum(axis=2, keepdims=True)
    regret = np.zeros_like(plan)
    total = np.zeros((len(payoffs), 2 * WIDTH, 1), np.float32)
    for number in range(1, rounds + 1):
        mean = (weights @ plan).transpose(0, 2, 1)
        total += number * mean
        gain = (stakes @ mean).transpose(0, 2, 1)
        regret = np.maximum(regret + (gain - (plan * gain).sum(axis=2, keepdims=True)) * cards, 0)
        whole = regret.sum(axis=2, keepdims=True)
        plan = np.where(whole > TINY, regret / np.maximum(whole, TINY), plan)
    total /= total[:, :WIDTH].sum(axis=1, keepdims=True)
    mine, other = total[:, :WIDTH], total[:, WIDTH:]
    return Mixture(mine[..., 0], (mine * (payoffs @ other)).sum(axis=(1, 2)))


class MixtureByHand(NamedTuple):
    """How often each own hand plays each card (hands x cards), and the enemy over all its hands (cards)."""

    own: Floats
    enemy: Floats


def mixed_by_hand(payoffs: Floats, own: Hands, enemy: Hands, rounds: int) -> MixtureByHand:
    """Return the same for one position, where each own hand has payoffs of its own.

    Payoffs are own hands x own cards x enemy cards.
    """
    count = len(payoffs)
    cards = np.concatenate([own.cards[0], enemy.cards[0]])
    flat = payoffs.reshape(-1, WIDTH)

    def worth(shares: Floats) -> Floats:
        found = np.empty_like(shares)
        found[:count] = payoffs @ (enemy.weights[0] @ shares[count:])
        found[count:] = -((own.weights[0][:, None] * shares[:count]).ravel() @ flat)
        return np.where(cards, found, FORBIDDEN)

    start = cards / cards.sum(axis=1, keepdims=True, dtype=np.float32)
    found = matched(worth, start, rounds)
    return MixtureByHand(found[:count], enemy.weights[0] @ found[count:])


FORBIDDEN = np.float32(-100)  # the worth of a card that is not in the hand
TINY = np.float32(1e-9)


def _beside(cards: Marks, side: int) -> Floats:
    """Widen hands to the cards of both sides."""
    nothing = np.zeros_like(cards)
    return np.concatenate([nothing, cards] if side else [cards, nothing], axis=2, dtype=np.float32)
