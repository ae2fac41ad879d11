"""The evidence in the plays of this game: whether each seat follows a habit, and which."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.habits import card_features, moments
from tide_gui.bots.turn_the_tide.hand_worlds import HandWorlds, SearchSettings
from tide_gui.bots.turn_the_tide.mixed_strategies import Mixed, spread, values
from tide_gui.bots.turn_the_tide.simple_worth import reckoned
from tide_gui.rules.turn_the_tide.cards import Plays

# Temperatures of a softmax over chances to win:
NEARLY = 0.015, 0.04  # of players who reason
ANSWERING = 0.01, 0.02, 0.04  # of players who respond to others that judge at sight
ANSWERERS = 0.15  # their share among all players with habits
SLIP = 0.05  # the chance that a seat plays a random card
FIRM = 30  # the most that evidence counts for, as a logarithm


class Evidence(NamedTuple):
    """The log-likelihood of each seat's plays under each habit, and under reason."""

    habits: Floats  # seats x (habits and answers), including the prior
    reason: Floats  # seats

    def trust(self, settings: SearchSettings) -> Floats:
        """Return the probability that each seat follows a habit."""
        whole = np.logaddexp.reduce(self.habits, axis=1) - self.reason
        odds = np.exp(np.clip(whole, -FIRM, FIRM)) * settings.belief / (1 - settings.belief)
        return np.minimum(odds / (1 + odds), settings.most_trust).astype(np.float32)

    def likely(self) -> Floats:
        """Return the probability of each habit, given that the seat follows one."""
        odds = np.exp(self.habits - self.habits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)


def no_evidence(seats: int) -> Evidence:
    """Return the evidence before the first play."""
    drawn = len(experience().habits.draw)
    common = [(1 - ANSWERERS) / drawn] * drawn + [ANSWERERS / len(ANSWERING)] * len(ANSWERING)
    return Evidence(np.tile(np.log(common, dtype=np.float32), (seats, 1)), np.zeros(seats, np.float32))


def taken_to_judge_at_sight(seats: int) -> Evidence:
    """Return evidence that makes it certain that all seats judge at sight."""
    certain = no_evidence(seats)
    certain.habits[:, : -len(ANSWERING)][:, ~experience().habits.at_sight] = -FIRM
    certain.habits[:, -len(ANSWERING) :] = -FIRM
    certain.reason[:] = -FIRM
    return certain


def predicted(worlds: HandWorlds) -> Floats:
    """Return the probability that each habit plays each card: seats x samples x cards x habits.

    The last "habits" are the answers to players who judge at sight, at different temperatures.
    """
    bidding = worlds.bidding
    seen = moments(bidding.sea.tide, bidding.sea.up, bidding.offers.T, bidding.hands_left + 1)
    seen = np.repeat(seen, bidding.cards.shape[2], axis=1)
    ways = reckoned(worlds.leaves, worlds.contest, worlds.found, experience().naive)[0]
    predictions = experience().habits.predicted(card_features(seen, bidding.cards[0], ways))
    at_sight = predictions[..., experience().habits.at_sight].mean(axis=-1)
    near = _nearly_best(values(worlds.contest, at_sight[None])[0], ANSWERING)
    return np.concatenate([predictions, np.stack(near, axis=-1)], axis=-1)


def expected(worlds: HandWorlds, evidence: Evidence, predictions: Floats) -> tuple[Floats, Floats]:
    """Return what each seat plays if it follows a habit: a chance for each place, over all hand samples and
    for the first sample alone.
    """
    likely = evidence.likely()[list(worlds.seats)]
    shares = np.einsum("skch,sh->skc", predictions, likely)[None]
    contest = worlds.contest
    first = contest._replace(places=contest.places[:, :, :1], likely=np.ones_like(contest.likely[:, :, :1]))
    return spread(contest, shares), spread(first, shares[:, :, :1])


def reasoned(mixed: Mixed) -> Floats:
    """Return what a player who reasons may play: the mixture, or else any card that is nearly as good."""
    shares: Floats = np.mean([mixed.shares, *_nearly_best(mixed.worth, NEARLY)], axis=0)
    return shares


def _nearly_best(worth: Floats, nearly: tuple[float, ...]) -> list[Floats]:
    """Return the softmax of the worth for each temperature."""
    worse = worth.max(axis=-1, keepdims=True) - worth
    likings = [np.exp(-worse / temperature) for temperature in nearly]
    return [liking / liking.sum(axis=-1, keepdims=True) for liking in likings]


def learnt(
    worlds: HandWorlds, evidence: Evidence, predictions: Floats, shares: Floats, plays: Plays
) -> Evidence:
    """Add the plays of a hand; `predictions` and `shares` are what habits and reason predicted.

    For an unknown hand only the samples that hold the card count; for one known in hindsight only the true
    hand. Our own seat is judged as the others see it, because they act on what they think of us.
    """
    habits, reason = evidence.habits.copy(), evidence.reason.copy()
    slip = SLIP / shares.shape[-1]
    for at, seat in enumerate(worlds.seats):
        played = worlds.bidding.cards[0, at] == plays[seat]
        if at in worlds.hindsight:
            played[1:] = False
        else:
            played[worlds.bidding.likely[0, at] == 0] = False  # known to us alone
        if played.any():
            habits[seat] += np.log(predictions[at][played].mean(axis=0) * (1 - SLIP) + slip)
            reason[seat] += np.log(shares[at][played].mean() * (1 - SLIP) + slip)
    return Evidence(habits, reason)
