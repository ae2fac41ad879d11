"""What one seat knows of the cards: counts by kind, without Wait, which never changes."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Marks, Where
from tide_gui.rules.turning_tides.cards import WAIT, Card, Cards, box_of, without
from tide_gui.rules.turning_tides.state import Move, View

CARDS = tuple(Card)  # Wait is the first
CARD_OF: dict[Move, int] = {card: number for number, card in enumerate(CARDS)}
KINDS = CARDS[1:]
BOX: Floats = np.array([box_of(introductory=False).count(kind) for kind in KINDS], np.float32)


class Known(NamedTuple):
    """What a seat knows of the cards at some moments. Counts may be expectations."""

    hand: Floats  # moments x kinds, like the others
    pile: Floats
    exchange: Floats
    hidden: Floats  # the enemy's hand, pile and exhausted cards
    enemy_exchange: Floats
    enemy_hand: Floats  # the number of cards
    enemy_pile: Floats

    def at(self, where: Where) -> "Known":
        """Return some of the moments."""
        return Known._make([part[where] for part in self])

    @property
    def own_choices(self) -> Marks:
        """Which cards the seat may play: moments x cards."""
        return np.concatenate([np.ones((len(self.hand), 1), np.bool_), self.hand > 0], axis=1)

    @property
    def enemy_choices(self) -> Marks:
        """Which cards the enemy may have in hand."""
        may = (self.hidden > 0) & (self.enemy_hand > 0)[:, None]
        return np.concatenate([np.ones((len(may), 1), np.bool_), may], axis=1)


def known_to(view: View) -> Known:
    """Return what the seat of a view knows; revealed cards are in no hand any more."""
    seat = view.seat
    assert seat is not None  # noqa: S101 - only seats are asked
    enemy, box = 1 - seat, without(box_of(view.options.introductory), (WAIT,))
    hand = tuple(card for card in view.hand if card != WAIT)
    gone = [_played(view, each) + view.exchange[each] + view.discards[each] for each in (seat, enemy)]
    waits = view.revealed[enemy : enemy + 1] != (WAIT,)
    return Known(
        hand=counts(hand),
        pile=counts(without(box, (*gone[0], *hand, *view.exhausted))),
        exchange=counts(view.exchange[seat]),
        hidden=counts(without(box, gone[1])),
        enemy_exchange=counts(view.exchange[enemy]),
        enemy_hand=np.array([view.hand_sizes[enemy] - waits], np.float32),
        enemy_pile=np.array([view.pile_sizes[enemy]], np.float32),
    )


def _played(view: View, seat: int) -> Cards:
    return tuple(card for card in view.revealed[seat : seat + 1] if card != WAIT)


def counts(cards: Cards) -> Floats:
    """Count the kinds of cards, as one row."""
    return np.array([[cards.count(kind) for kind in KINDS]], np.float32)
