"""What the plays of this game tell about everybody: does somebody follow a habit, and which?"""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.habits import card_features, moments
from tide_gui.bots.turn_the_tide.hand_worlds import HandWorlds, Mind
from tide_gui.bots.turn_the_tide.mixing import Mixed, spread, values
from tide_gui.bots.turn_the_tide.reckoning import reckoned
from tide_gui.rules.turn_the_tide.cards import Plays

NEARLY = 0.015, 0.04  # a chance to win that is less by so much is nearly as good to some, and to others
ANSWERING = 0.01, 0.02, 0.04  # the same for those who answer people that judge at sight
ANSWERERS = 0.15  # of all who have habits
SLIP = 0.05  # anybody may do anything this often
FIRM = 30  # no evidence counts for more than this, as a logarithm


class Evidence(NamedTuple):
    """How well each habit, and how well reason, predicted what each seat played: logarithms."""

    habits: Floats  # seats x habits and answers, and before anything is known how common each is
    reason: Floats  # seats

    def trust(self, mind: Mind) -> Floats:
        """How likely each seat is to follow a habit."""
        whole = np.logaddexp.reduce(self.habits, axis=1) - self.reason
        odds = np.exp(np.clip(whole, -FIRM, FIRM)) * mind.belief / (1 - mind.belief)
        return np.minimum(odds / (1 + odds), mind.most_trust).astype(np.float32)

    def likely(self) -> Floats:
        """How likely each habit is, if it is one of them."""
        odds = np.exp(self.habits - self.habits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)


def no_evidence(seats: int) -> Evidence:
    """Nobody has played yet."""
    drawn = len(experience().habits.draw)
    common = [(1 - ANSWERERS) / drawn] * drawn + [ANSWERERS / len(ANSWERING)] * len(ANSWERING)
    return Evidence(np.tile(np.log(common, dtype=np.float32), (seats, 1)), np.zeros(seats, np.float32))


def taken_to_judge_at_sight(seats: int) -> Evidence:
    """As if it were known of everybody that it follows one of the habits that look no further."""
    certain = no_evidence(seats)
    certain.habits[:, : -len(ANSWERING)][:, ~experience().habits.at_sight] = -FIRM
    certain.habits[:, -len(ANSWERING) :] = -FIRM
    certain.reason[:] = -FIRM
    return certain


def predicted(worlds: HandWorlds) -> Floats:
    """How likely each habit is to play each card: seats x samples x cards x habits.

    The last of them answer those who judge at sight, more or less firmly.
    """
    bidding = worlds.bidding
    seen = moments(bidding.sea.tide, bidding.sea.up, bidding.offers.T, bidding.hands_left + 1)
    seen = np.repeat(seen, bidding.cards.shape[2], axis=1)
    ways = reckoned(bidding, worlds.contest, worlds.found, experience().naive)[0]
    predictions = experience().habits.predicted(card_features(seen, bidding.cards[0], ways))
    at_sight = predictions[..., experience().habits.at_sight].mean(axis=-1)
    near = _nearly_best(values(worlds.contest, at_sight[None])[0], ANSWERING)
    return np.concatenate([predictions, np.stack(near, axis=-1)], axis=-1)


def expected(worlds: HandWorlds, evidence: Evidence, predictions: Floats) -> tuple[Floats, Floats]:
    """What each seat plays if it follows a habit: a chance for each place, in all and with the first kind."""
    likely = evidence.likely()[list(worlds.seats)]
    shares = np.einsum("skch,sh->skc", predictions, likely)[None]
    contest = worlds.contest
    first = contest._replace(places=contest.places[:, :, :1], likely=np.ones_like(contest.likely[:, :, :1]))
    return spread(contest, shares), spread(first, shares[:, :, :1])


def reasoned(mixed: Mixed) -> Floats:
    """What somebody may play who thinks well: the mixture, or else any card that is nearly as good."""
    shares: Floats = np.mean([mixed.shares, *_nearly_best(mixed.worth, NEARLY)], axis=0)
    return shares


def _nearly_best(worth: Floats, nearly: tuple[float, ...]) -> list[Floats]:
    """What somebody plays to whom so much less is nearly as good, for each of these."""
    worse = worth.max(axis=-1, keepdims=True) - worth
    likings = [np.exp(-worse / so_much) for so_much in nearly]
    return [liking / liking.sum(axis=-1, keepdims=True) for liking in likings]


def learnt(
    worlds: HandWorlds, evidence: Evidence, predictions: Floats, shares: Floats, plays: Plays
) -> Evidence:
    """With what was played now; `predictions` and `shares` say what habit and reason predicted.

    Of a hand that is not known only those samples count that hold the card. We ourselves are told as the
    others see us, for they lean on what they think of us. In hindsight only the true hand does.
    """
    habits, reason = evidence.habits.copy(), evidence.reason.copy()
    slip = SLIP / shares.shape[-1]
    for at, seat in enumerate(worlds.seats):
        played = worlds.bidding.cards[0, at] == plays[seat]
        if at in worlds.hindsight:
            played[1:] = False
        else:
            played[worlds.bidding.likely[0, at] == 0] = False  # that is known to us alone
        if played.any():
            habits[seat] += np.log(predictions[at][played].mean(axis=0) * (1 - SLIP) + slip)
            reason[seat] += np.log(shares[at][played].mean() * (1 - SLIP) + slip)
    return Evidence(habits, reason)
