"""What a seat knows, as arrays: the sea, the cards that may be where, and the moment before this one."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats, Small
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.bots.turn_the_tide.model import HALVES, Sea, begun, revealed
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card, Tide, half_preservers
from tide_gui.rules.turn_the_tide.fitting import Need, fitting_hands
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import Place, PlayedHand, View, first_holder

DRAWS = 192  # random hands among which those that bring the right tokens are looked for


class Unknown(NamedTuple):
    """A dealt hand of which not all is known: the cards that were seen, and the tokens it brings."""

    shown: tuple[Card, ...]
    tokens: int

    @property
    def missing(self) -> int:
        """How many cards were never seen."""
        return HANDS - len(self.shown)


def sea_of(view: View) -> Sea:
    """What all seats show, as one position."""
    return _sea([(place.tide, place.up, place.afloat) for place in view.places])


def tides_left(view: View) -> Floats:
    """How many of each tide lie in the deck, besides those on offer."""
    left = np.full(HIGHEST_TIDE, 2, np.float32)
    for tide in (*(tide for hand in view.hands for tide in hand.offer), *(view.offer or ())):
        left[tide - 1] -= 1
    return left


def tokens_by_first_holder(view: View) -> tuple[int, ...]:
    """The tokens that each dealt hand brings."""
    if view.rounds:
        return tuple(result.tokens for result in view.rounds[0].results)
    return tuple(place.up + place.down for place in view.places)


def hands(view: View, samples: int, rng: np.random.Generator) -> Small:
    """So many hands that each seat may hold now: seats x samples x cards, sorted, alike where known.

    Of a seat that is out any cards are told.
    """
    known = shown(view)
    tokens = tokens_by_first_holder(view)
    unknown = [Unknown(tuple(sorted(cards)), count) for cards, count in zip(known, tokens, strict=True)]
    seen = {card for cards in known for card in cards} | set(view.leftovers)
    pool = [card for card in WEATHER if card not in seen]
    return unplayed(view, np.stack([filled_up(hand, pool, samples, rng) for hand in unknown]))


def unplayed(view: View, dealt: Small) -> Small:
    """What is left of dealt hands to the seats that hold them now: seats x samples x cards."""
    seats, held = len(view.places), HANDS - len(view.hands)
    gone = np.zeros((seats, len(WEATHER) + 1), np.bool_)
    for hand in view.hands:
        gone[range(seats), [card or 0 for card in hand.plays]] = True
    cards = dealt[[first_holder(seat, len(view.rounds), seats) for seat in range(seats)]]
    kept = ~gone[np.arange(seats)[:, None, None], cards]
    kept &= np.cumsum(kept, axis=2) <= held  # whoever went out has more left than the others
    return np.sort(cards[kept].reshape(seats, -1, held), axis=2)


def filled_up(hand: Unknown, pool: Sequence[Card], samples: int, rng: np.random.Generator) -> Small:
    """Whole dealt hands, samples x 12, each with cards of the pool that bring the right number of tokens."""
    if not hand.missing:
        return np.tile(np.array(hand.shown, np.int8), (samples, 1))
    order = np.argsort(rng.random((DRAWS, len(pool)), np.float32), axis=1)[:, : hand.missing]
    drawn = np.array(pool, np.int8)[order]
    halves = HALVES[drawn].sum(axis=1) + HALVES[list(hand.shown)].sum()
    fitting = drawn[halves // 2 == hand.tokens]
    if not len(fitting):
        fitting = _searched(hand, pool, rng)
    extra = np.resize(fitting, (samples, hand.missing))
    return np.hstack([np.tile(np.array(hand.shown, np.int8), (samples, 1)), extra])


def public(view: View) -> View:
    """What everybody has seen."""
    return replace(view, seat=None, cards=(), held=())


def common(view: View) -> View:
    """What everybody at the table knows: in the last round, when all have held every hand, the hands too.

    They stand by their first holder then.
    """
    if view.seat is None:
        return view
    held = tuple(cards for _, cards in sorted(remembered(view).items()))
    return replace(public(view), held=held if len(held) == len(view.places) else ())


def remembered(view: View) -> dict[Seat, tuple[Card, ...]]:
    """The hands that this seat has held, by their first holder."""
    if view.seat is None:
        return {}
    seats = len(view.places)
    held = ((first_holder(view.seat, round, seats), cards) for round, cards in enumerate(view.held))
    return {holder: cards for holder, cards in held if cards}


def former(view: View) -> View | None:
    """What this seat saw when the last hand was bid for; None before the first one that it remembers."""
    dealt = tokens_by_first_holder(view)
    if view.hands:
        return _before_last(view, dealt)
    if view.rounds and view.rounds[-1].hands:
        *before, last = view.rounds
        playing = replace(
            view,
            rounds=tuple(before),
            hands=last.hands,
            held=_held_in_last_round(view),
            leftovers=view.leftovers if view.options.open_leftovers else (),
            dealt=(),
        )
        return _before_last(playing, dealt)
    return None


def _held_in_last_round(view: View) -> tuple[tuple[Card, ...], ...]:
    """What all know holds all hands only in the last round of a game."""
    ended = len(view.rounds) == len(view.places)
    return view.held[: len(view.rounds)] if view.seat is not None or ended else ()


def last_hand(view: View) -> PlayedHand:
    """The hand that was revealed last."""
    return view.hands[-1] if view.hands else view.rounds[-1].hands[-1]


def forgetful(view: View) -> View:
    """The same without anything of former rounds but their results."""
    rounds = tuple(replace(played, hands=()) for played in view.rounds)
    held = (*((),) * len(view.rounds), *view.held[-1:])
    return replace(view, rounds=rounds, held=held)


def _before_last(view: View, dealt: Sequence[int]) -> View:
    *before, last = view.hands
    seats = len(view.places)
    tokens = [dealt[first_holder(seat, len(view.rounds), seats)] for seat in range(seats)]
    return replace(
        view,
        cards=() if view.seat is None else _own_cards(view.seat, view.held[-1], before),
        places=_replayed(tokens, before),
        offer=last.offer,
        laid=(),
        hands=tuple(before),
    )


def _own_cards(seat: Seat, dealt: Sequence[Card], played: Sequence[PlayedHand]) -> tuple[Card, ...]:
    gone = {hand.plays[seat] for hand in played}
    return tuple(card for card in dealt if card not in gone)


def _replayed(tokens: Sequence[int], played: Sequence[PlayedHand]) -> tuple[Place, ...]:
    sea = begun(np.array(tokens, np.int8)[:, None])
    for hand in played:
        plays = np.array([[card or 0] for card in hand.plays], np.int8)
        sea = revealed(sea, plays, *np.array(hand.offer, np.int8)[:, None])
    shown = zip(tokens, *(part[:, 0].tolist() for part in sea), strict=True)
    return tuple(Place(tide, up, had - up, afloat) for had, tide, up, afloat in shown)


def _searched(hand: Unknown, pool: Sequence[Card], rng: np.random.Generator) -> Small:
    """A hand that brings the right tokens, however rare that is."""
    less = 2 * hand.tokens - sum(map(half_preservers, hand.shown))
    need = Need(hand.missing, range(less, less + 2))
    [[cards], _] = fitting_hands(pool, half_preservers, [need], Random(int(rng.integers(1 << 62))))
    return np.array([cards], np.int8)


def _sea(rows: Sequence[tuple[Tide, int, bool]]) -> Sea:
    tide, up, afloat = zip(*rows, strict=True)
    return Sea(
        np.array(tide, np.int8)[:, None], np.array(up, np.int8)[:, None], np.array(afloat, np.bool_)[:, None]
    )
