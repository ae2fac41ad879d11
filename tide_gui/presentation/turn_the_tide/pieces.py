"""The pieces of Turn the Tide and the spots where they lie."""

from tide_gui.presentation.scene import HIDDEN, Piece, Spot
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import Card

WEATHER, TIDE, RING = "weather", "tide", "ring"
UP, DOWN = 1, 2  # the two sides of a ring
DECK, OFFER, PLAYED = Spot("deck"), Spot("offer"), Spot("played")


def hand_spot(seat: Seat) -> Spot:
    """The cards in a seat's hand."""
    return Spot("hand", seat)


def chosen_spot(seat: Seat) -> Spot:
    """The card that a seat has laid in front of it."""
    return Spot("chosen", seat)


def tide_spot(seat: Seat) -> Spot:
    """The tides that a seat has taken; the top one counts."""
    return Spot("tide", seat)


def rings_spot(seat: Seat) -> Spot:
    return Spot("rings", seat)


def passing_spot(seat: Seat) -> Spot:
    """The cards of a hand on its way from seat to seat, in front of this one."""
    return Spot("passing", seat)


def passing_rings_spot(seat: Seat) -> Spot:
    """The preservers that go with that hand."""
    return Spot("passingRings", seat)


def in_hand(seat: Seat, card: Card = HIDDEN) -> Piece:
    return Piece(WEATHER, hand_spot(seat), card, card)


def chosen(seat: Seat, card: Card = HIDDEN) -> Piece:
    """A card in front of a seat."""
    return Piece(WEATHER, chosen_spot(seat), card)


def put_aside(seat: Seat) -> Piece:
    """A card that a seat played in an earlier hand of the round."""
    return Piece(WEATHER, Spot("pile", seat))


def played(seat: Seat, card: Card) -> Piece:
    """A played card in the middle; the highest comes first."""
    return Piece(WEATHER, PLAYED, card, -card, seat)


def ring(seat: Seat, side: int) -> Piece:
    """A preserver; `side` is UP or DOWN."""
    return Piece(RING, rings_spot(seat), side, side)
