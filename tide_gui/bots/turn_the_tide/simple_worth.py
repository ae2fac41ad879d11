"""Simple estimates of a card's worth, as players make them who assume that the others play at random."""

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.regret_matching import evenly
from tide_gui.bots.turn_the_tide.habits import SIGHTS
from tide_gui.bots.turn_the_tide.leaf_values import Bidding, Leaves, Prospects, prospects
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE, SOON, URGE
from tide_gui.bots.turn_the_tide.mixed_strategies import Contest, mean_worth, outcome_chances, values
from tide_gui.bots.turn_the_tide.value_net import Net

CHANCE = 0.1  # so much chance to win counts like a point
CLEVER = 0.03  # temperature of a clever player, in chances to win


def reckoned(leaves: Leaves, contest: Contest, found: Prospects, naive: Net) -> Floats:
    """Return the estimates: games x seats x samples x cards x ways.

    The ways are own points and the lead if all went on playing at random; own points and the chance to win
    as the experts see them, and that chance against others who estimate like that; then what is visible
    right after the hand, if the others play at random, and if those who want the lower tide play high.
    """
    simple = prospects(leaves, naive)
    chance, seen = outcome_chances(contest, evenly(contest.places.shape)), _at_once(leaves)
    gains = (simple.points, _lead(simple), found.points, contest.worth / CHANCE)
    made = [mean_worth(chance, gain) for gain in gains]
    clever = np.exp((made[-1] - made[-1].max(axis=-1, keepdims=True)) * (CHANCE / CLEVER))
    clever /= clever.sum(axis=-1, keepdims=True)
    further = np.stack([*made, values(contest, clever) / CHANCE], axis=-1)
    return np.concatenate(
        [further, _mean(chance, seen), _mean(outcome_chances(contest, eager(leaves.bidding)), seen)], axis=-1
    )


def _lead(simple: Prospects) -> Floats:
    """Return the lead in points over the best of the others."""
    seats = simple.mean.shape[1]
    rivals = simple.mean[:, None] - np.where(np.eye(seats, dtype=bool), np.inf, 0)[None, :, :, None]
    lead: Floats = simple.points - rivals.max(axis=2)[:, :, None, None]
    return lead.astype(np.float32)


def eager(bidding: Bidding) -> Floats:
    """Return the shares of each card if seats that want the lower tide play high, and others low."""
    games, seats, samples, held = bidding.cards.shape
    more = bidding.sea.tide.T - bidding.offers.min(axis=1, keepdims=True).astype(np.float32)
    urge = np.clip(more / URGE, -1, 1)[:, :, None]
    part = np.linspace(0, 1, held + 1, dtype=np.float32)
    shares = np.diff(part - urge * part * (1 - part))
    return np.broadcast_to(shares[:, :, None], (games, seats, samples, held))


def _at_once(leaves: Leaves) -> Floats:
    """Return what is visible right after the hand: games x seats x outcomes x SIGHTS.

    A preserver lost, the last one lost, drowned; the tide shown, and the lowest tide near the end.
    """
    bidding, sea = leaves.bidding, leaves.sea
    seats, games = bidding.sea.tide.shape
    before = np.repeat(bidding.sea.up, sea.up.shape[1] // games, axis=1)
    soon = np.float32(min(1.0, bidding.hands_left / SOON))
    tide = np.where(sea.afloat, sea.tide, HIGHEST_TIDE).astype(np.float32)
    sights = (
        sea.up < before,
        (sea.up < before) & (sea.up == 0),
        ~sea.afloat,
        tide / HIGHEST_TIDE * soon,
        (tide == tide.min(axis=0)) * (1 - soon),
    )
    return np.stack(sights, axis=-1).astype(np.float32).reshape(seats, games, -1, SIGHTS).swapaxes(0, 1)


def _mean(chance: Floats, seen: Floats) -> Floats:
    """Return what is expected to be visible after each card: games x seats x samples x cards x SIGHTS."""
    games, seats, samples, held, count = chance.shape
    flat: Floats = chance.reshape(games, seats, samples * held, count) @ seen
    return flat.reshape(games, seats, samples, held, SIGHTS)
