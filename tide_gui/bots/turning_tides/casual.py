"""Casual: pits its cards against the enemy's, and judges boards by what can be hit and what is left."""

import numpy as np

from tide_gui.bots.arrays import Floats, Indices
from tide_gui.bots.bot import Bot
from tide_gui.bots.styles import ChanceStyle, by_liking, chance_styles
from tide_gui.bots.turning_tides.array_rules import NO_ZONE, Boards
from tide_gui.bots.turning_tides.deciding import chances, position_of, shortlisted
from tide_gui.bots.turning_tides.known import CARD_OF, CARDS, Known
from tide_gui.bots.turning_tides.lower_levels import Answer, Question, is_attack
from tide_gui.bots.turning_tides.mixed_strategies import mixed
from tide_gui.bots.turning_tides.options import DESTROYED
from tide_gui.bots.turning_tides.possible_hands import enemy_hands, own_hands
from tide_gui.bots.turning_tides.turn_playout import payoffs
from tide_gui.bots.turning_tides.value_net import chance_of, contacts
from tide_gui.characters import Temper
from tide_gui.rules.game import Weighed
from tide_gui.rules.turning_tides.ships import PASSED
from tide_gui.rules.turning_tides.state import Phase

ROUNDS = 60  # of regret matching
UNSTEADY = 0.02  # temperature of the choice: smaller differences of a chance hardly matter
UNITS: Floats = np.array([0.5, 0.1, 0.1, -0.8], np.float32)  # a sailor, a cannon toward and away, a lost zone
CAPTAIN, MAST, CREWED = 1.0, 0.15, 0.15  # a captain aboard, the mast, a cannon with a sailor beside it
HITS: Floats = np.array([0, 0.06, 0, 0.05, 0.03], np.float32)  # by kinds of contacts
FADING = 0.8  # what is a turn later counts so much less
CARD, ATTACK = 0.17, 0.1  # a card in hand; more for a Swing or a Fire
ATTACKS: Floats = np.array([[is_attack(card)] for card in CARDS], np.float32)


def judge(boards: Boards, seat: Indices, known: Known, at: Indices) -> Floats:
    """Judge boards by rules of thumb."""
    rows = np.arange(len(seat))
    ships = _ships(boards)
    hits = (contacts(boards, seat, PASSED) @ (FADING ** np.arange(PASSED))) @ HITS
    cards = CARD * (known.hand.sum(axis=1) - known.enemy_hand) + ATTACK * (known.hand @ ATTACKS[1:, 0])
    return chance_of(ships[rows, seat] - ships[rows, 1 - seat] + hits[:, 0] - hits[:, 1] + cards[at])


def _ships(boards: Boards) -> Floats:
    """Return what each ship is worth by itself."""
    sailors, toward, away = boards.piles.transpose(2, 0, 1, 3)[:DESTROYED] > 0
    crewed = (sailors & (toward | away)).sum(axis=2)
    units = boards.piles.sum(axis=3) @ UNITS + CAPTAIN * (boards.captain != NO_ZONE) + MAST * boards.mast
    return np.asarray(units + CREWED * crewed, np.float32)


CASUALS = chance_styles(eager=0.03, whim=0.03, usual_whim=UNSTEADY)


class Casual(Bot):
    """Mixes its cards against those that the enemy may have."""

    def __init__(self, style: ChanceStyle) -> None:
        self._style = style

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        if ask.view.phase is Phase.CHOOSE:
            return self._cards(ask)
        likings = dict(zip(ask.choices, chances(judge, ask).tolist(), strict=True))
        return by_liking(likings, self._style.whim)

    def _cards(self, ask: Question) -> Answer:
        position = position_of(ask.view)
        found = payoffs(judge, position, shortlisted(judge, position)) + self._style.eager * ATTACKS
        mixture = mixed(found, own_hands(position.known), enemy_hands(position.known), ROUNDS)
        return tuple(Weighed(card, share=float(mixture.own[0, CARD_OF[card]])) for card in ask.choices)


def casual(temper: Temper) -> Casual:
    return Casual(CASUALS[temper])
