"""What the plays of this game tell about everybody: does somebody follow a habit, and which?"""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.habits import card_features, moments
from tide_gui.bots.turn_the_tide.mixing import Mixed, spread
from tide_gui.bots.turn_the_tide.reckoning import reckoned
from tide_gui.bots.turn_the_tide.scene import Mind, Scene
from tide_gui.rules.turn_the_tide import Plays

NEARLY = 0.015, 0.04  # a chance to win that is less by so much is nearly as good to some, and to others
SLIP = 0.05  # anybody may do anything this often
FIRM = 30  # no evidence counts for more than this, as a logarithm


class Evidence(NamedTuple):
    """How well each habit, and how well reason, foretold what each seat played: logarithms."""

    habits: Floats  # seats x habits
    reason: Floats  # seats

    def trust(self, mind: Mind) -> Floats:
        """How likely each seat is to follow a habit."""
        whole = np.logaddexp.reduce(self.habits, axis=1) - np.log(self.habits.shape[1])
        odds = np.exp(np.clip(whole - self.reason, -FIRM, FIRM)) * mind.belief / (1 - mind.belief)
        return np.minimum(odds / (1 + odds), mind.most_trust).astype(np.float32)

    def likely(self) -> Floats:
        """How likely each habit is, if it is one of them."""
        odds = np.exp(self.habits - self.habits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)


def no_evidence(seats: int) -> Evidence:
    """Nobody has played yet."""
    return Evidence(np.zeros((seats, len(experience().habits.draw)), np.float32), np.zeros(seats, np.float32))


def taken_to_judge_at_sight(seats: int) -> Evidence:
    """As if it were known of everybody that it follows one of the habits that look no further."""
    certain = no_evidence(seats)
    certain.habits[:, ~experience().habits.at_sight] = -FIRM
    certain.reason[:] = -FIRM
    return certain


def foretold(scene: Scene) -> Floats:
    """How likely each habit is to play each card: seats x kinds x cards x habits."""
    bidding = scene.bidding
    seen = moments(bidding.sea.tide, bidding.sea.up, bidding.offers.T, bidding.hands_left + 1)
    seen = np.repeat(seen, bidding.cards.shape[2], axis=1)
    ways = reckoned(bidding, scene.contest, scene.found, experience().naive)[0]
    return experience().habits.foretold(card_features(seen, bidding.cards[0], ways))


def expected(scene: Scene, evidence: Evidence, told: Floats) -> tuple[Floats, Floats]:
    """What each seat plays if it follows a habit: a chance for each place, in all and with the first kind."""
    likely = evidence.likely()[list(scene.seats)]
    shares = np.einsum("skch,sh->skc", told, likely)[None]
    contest = scene.contest
    first = contest._replace(places=contest.places[:, :, :1], likely=np.ones_like(contest.likely[:, :, :1]))
    return spread(contest, shares), spread(first, shares[:, :, :1])


def reasoned(mixed: Mixed) -> Floats:
    """What somebody may play who thinks well: the mixture, or else any card that is nearly as good."""
    worse = mixed.worth.max(axis=-1, keepdims=True) - mixed.worth
    near = [np.exp(-worse / so_much) for so_much in NEARLY]
    told = [mixed.shares, *(some / some.sum(axis=-1, keepdims=True) for some in near)]
    shares: Floats = sum(told) / len(told)
    return shares


def learnt(scene: Scene, evidence: Evidence, told: Floats, shares: Floats, plays: Plays) -> Evidence:
    """With what was played now; `told` and `shares` say what habit and reason foretold.

    Of a hand that is not known only those kinds count that hold the card. We ourselves are told as the
    others see us, for they lean on what they think of us. In hindsight nothing but the true hand counts.
    """
    habits, reason = evidence.habits.copy(), evidence.reason.copy()
    slip = SLIP / shares.shape[-1]
    for at, seat in enumerate(scene.seats):
        played = scene.bidding.cards[0, at] == plays[seat]
        if scene.hindsight:
            played[1:] = False
        else:
            played[scene.bidding.likely[0, at] == 0] = False  # that is known to us alone
        if played.any():
            habits[seat] += np.log(told[at][played].mean(axis=0) * (1 - SLIP) + slip)
            reason[seat] += np.log(shares[at][played].mean() * (1 - SLIP) + slip)
    return Evidence(habits, reason)
