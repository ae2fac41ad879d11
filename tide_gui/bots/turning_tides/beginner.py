"""Beginner: likes the card that does most just now, and forgets that the enemy plays one, too."""

from collections.abc import Mapping

from tide_gui.bots.styles import LikingBot, by_liking, liking_styles
from tide_gui.bots.turning_tides.lower_levels import Answer, Question, is_attack
from tide_gui.characters import Temper
from tide_gui.rules.turning_tides.cards import Action, Card, Cards, Deal, Exhaust, Swap
from tide_gui.rules.turning_tides.choices import possible
from tide_gui.rules.turning_tides.decisions import Course, Decision, PlaceCannon, PlaceSailor
from tide_gui.rules.turning_tides.effects import Effect, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.ships import Side
from tide_gui.rules.turning_tides.state import Move, View

UNSTEADY = 1.0  # temperature of the choice: smaller differences in liking hardly matter
ZONE, CAPTAIN, SAILOR, CANNON, MAST = 2.0, 1.5, 1.0, 0.5, 0.5  # liking to hit
PLACED = 0.4  # to bring a unit aboard
USEFUL = 0.3  # more for a sailor without company, a cannon beside a sailor, a cannon that can fire at once
OTHERWISE = 0.1  # for anything else that can be done
WORTH: Mapping[Card, float] = {Card.FIRE: 1.0, Card.SWING: 0.8, Card.SAILOR: 0.6, Card.NAVIGATE: 0.3}
LITTLE = 0.2  # the worth of another card

BEGINNERS = liking_styles(boldness=0.3, whim=1.3)


class Beginner(LikingBot):
    """Likes what its own card does now."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        likings = {move: self._liking(move, ask) for move in ask.choices}
        return by_liking(likings, UNSTEADY * self._style.whim)

    def _liking(self, move: Move, ask: Question) -> float:
        return _liking(move, ask) + self._style.boldness * is_attack(move)


def _liking(move: Move, ask: Question) -> float:
    match move:
        case Card():
            return _liking_of_card(move, ask)
        case Swap(given, taken):
            return _worth(taken) - _worth(given)
        case Exhaust(cards):
            return -_worth(cards)
    assert not isinstance(move, Deal)  # noqa: S101 - nature asks no bot
    return _liking_of_decision(move, ask.view, ask.seat)


def _worth(cards: Cards) -> float:
    return sum(WORTH.get(card, LITTLE) for card in cards)


def _liking_of_card(card: Card, ask: Question) -> float:
    """Return what the card would do if the ships stayed as they are."""
    if card is Card.WAIT:
        return OTHERWISE
    choices = possible(Action(card), ask.view.board, ask.seat)
    return max((_liking_of_decision(each, ask.view, ask.seat) for each in choices), default=0.0)


def _liking_of_decision(decision: Decision, view: View, seat: int) -> float:
    ship = view.board.ships[seat]
    match decision:
        case PlaceSailor(zone):
            return PLACED + USEFUL * (zone not in ship.sailors)
        case PlaceCannon(zone, side):
            return PLACED + USEFUL * (zone in ship.sailors) + USEFUL * (side is Side.TOWARD)
        case Course():
            return OTHERWISE
    _, effects = decision.perform(view.board, seat)
    return OTHERWISE + sum(map(_liking_of_effect, effects))


def _liking_of_effect(effect: Effect) -> float:
    match effect:
        case ZoneDestroyed():
            return ZONE
        case UnitsRemoved(_, _, captain, mast, sailors, cannons):
            return CAPTAIN * captain + MAST * mast + SAILOR * sailors + CANNON * cannons
    return 0.0


def beginner(temper: Temper) -> Beginner:
    return Beginner(BEGINNERS[temper])
