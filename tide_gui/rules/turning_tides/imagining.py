"""Draws states of Turning Tides that a view could come from."""

from itertools import islice
from random import Random

from tide_gui.rules.game import (
    Seat,
    shuffled,
)
from tide_gui.rules.turning_tides.cards import WAIT, box_of, kinds, ordered, without
from tide_gui.rules.turning_tides.state import Place, View


def imagined_place(view: View, seat: Seat, rng: Random) -> Place:
    """Distribute the unknown cards of a seat among hand, pile and exhausted cards."""
    open_card = view.revealed[seat : seat + 1]
    own = seat == view.seat
    hand = ordered((*view.hand, *open_card)) if own else kinds(ordered((WAIT, *open_card)))
    exhausted = view.exhausted if own else ()
    seen = (*view.exchange[seat], *view.discards[seat], *hand, *exhausted)
    hidden = iter(shuffled(without(box_of(view.options.introductory), seen), rng))
    return Place(
        hand=ordered((*hand, *islice(hidden, view.hand_sizes[seat] + len(open_card) - len(hand)))),
        exhausted=ordered((*exhausted, *islice(hidden, view.exhausted_sizes[seat] - len(exhausted)))),
        pile=tuple(islice(hidden, view.pile_sizes[seat])),
        discards=view.discards[seat],
        exchange=view.exchange[seat],
    )
