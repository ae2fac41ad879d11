"""What a seat knows, as arrays: the sea, samples of the hands, and the view before the last hand."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.regret_matching import evenly
from tide_gui.bots.turn_the_tide.array_rules import HALVES, Sea, begun, revealed
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card, Tide, half_preservers
from tide_gui.rules.turn_the_tide.fitting import Need, fitting_hands
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import Place, PlayedHand, View, first_holder

DRAWS = 384  # random hands that are tried to find some with the right tokens
ENOUGH = 96  # of those
SEAS = 32  # those of a round are asked for again after each hand, by every expert

Likely = Callable[[Seat, Small], Floats]  # of the first holder and its possible hands: their probabilities


class Unknown(NamedTuple):
    """A dealt hand that is not fully known: the cards that were seen, and its tokens."""

    shown: tuple[Card, ...]
    tokens: int

    @property
    def missing(self) -> int:
        return HANDS - len(self.shown)


class Guess(NamedTuple):
    """Hands that a first holder may have been dealt, and how likely each of them is, summed up in order."""

    dealt: Small
    upto: Floats


def sea_of(view: View) -> Sea:
    """Return what all seats show, as one position."""
    return _sea([(place.tide, place.up, place.afloat) for place in view.places])


def tides_left(view: View) -> Floats:
    """Return how many of each tide are still in the deck, without those on offer."""
    left = np.full(HIGHEST_TIDE, 2, np.float32)
    for tide in (*(tide for hand in view.hands for tide in hand.offer), *(view.offer or ())):
        left[tide - 1] -= 1
    return left


def tokens_by_first_holder(view: View) -> tuple[int, ...]:
    """Return the tokens of each dealt hand."""
    if view.rounds:
        return tuple(result.tokens for result in view.rounds[0].results)
    return tuple(place.up + place.down for place in view.places)


def tokens_in_round(dealt: Sequence[int], round: int) -> list[int]:
    """Return the tokens with which each seat begins a round, from those of the dealt hands."""
    return [dealt[first_holder(seat, round, len(dealt))] for seat in range(len(dealt))]


def equally_likely(holder: Seat, dealt: Small) -> Floats:  # noqa: ARG001 - as Likely wants it
    return evenly(dealt.shape[:1])


def hands(view: View, samples: int, rng: np.random.Generator, likely: Likely = equally_likely) -> Small:
    """Sample hands that each seat may hold now: seats x samples x cards, sorted; known hands are repeated.

    `likely` says how likely possible hands are. The cards of a seat that is out are meaningless.
    """
    return drawn_hands(view, samples, guesses(view, rng, likely))


def guesses(view: View, rng: np.random.Generator, likely: Likely) -> tuple[Guess, ...]:
    """Return by first holder what may have been dealt; for a seat that is out now, any hands that fit."""
    known = shown(view)
    tokens = tokens_by_first_holder(view)
    unknown = [Unknown(tuple(sorted(cards)), count) for cards, count in zip(known, tokens, strict=True)]
    seen = {card for cards in known for card in cards} | set(view.leftovers)
    pool = [card for card in WEATHER if card not in seen]
    found = []
    for holder, hand in enumerate(unknown):
        dealt = possible(hand, pool, rng)
        sure = len(dealt) == 1 or not view.places[(holder + len(view.rounds)) % len(known)].afloat
        found.append(Guess(dealt, np.cumsum((equally_likely if sure else likely)(holder, dealt))))
    return tuple(found)


def drawn_hands(view: View, samples: int, found: Sequence[Guess]) -> Small:
    """Draw from guesses what each seat may hold now, each hand as often as it should come."""
    return unplayed(view, np.stack([_drawn(guess, samples) for guess in found]))


def unplayed(view: View, dealt: Small) -> Small:
    """Return what the present holders still hold of dealt hands: seats x samples x cards."""
    seats, held = len(view.places), HANDS - len(view.hands)
    gone = np.zeros((seats, len(WEATHER) + 1), np.bool_)
    for hand in view.hands:
        gone[range(seats), [card or 0 for card in hand.plays]] = True
    cards = dealt[[first_holder(seat, len(view.rounds), seats) for seat in range(seats)]]
    kept = ~gone[np.arange(seats)[:, None, None], cards]
    kept &= np.cumsum(kept, axis=2) <= held  # a seat that went out has more cards left than the others
    return np.sort(cards[kept].reshape(seats, -1, held), axis=2)


def _drawn(guess: Guess, samples: int) -> Small:
    wanted = (np.arange(samples) + 0.5) / samples
    return guess.dealt[np.minimum(np.searchsorted(guess.upto, wanted), len(guess.dealt) - 1)]


def possible(hand: Unknown, pool: Sequence[Card], rng: np.random.Generator) -> Small:
    """Complete a dealt hand with cards of the pool so that each has the right tokens: hands x 12."""
    if not hand.missing:
        return np.array([hand.shown], np.int8)
    order = np.argsort(rng.random((DRAWS, len(pool)), np.float32), axis=1)[:, : hand.missing]
    drawn = np.array(pool, np.int8)[order]
    halves = HALVES[drawn].sum(axis=1) + HALVES[list(hand.shown)].sum()
    fitting = drawn[halves // 2 == hand.tokens]
    if not len(fitting):
        fitting = _searched(hand, pool, rng)
    fitting = fitting[:ENOUGH]
    return np.hstack([np.tile(np.array(hand.shown, np.int8), (len(fitting), 1)), fitting])


def public(view: View) -> View:
    """Return the public part of a view."""
    return replace(view, seat=None, cards=(), held=())


def common(view: View) -> View:
    """Return what all seats know: the public part, and in the last round, when all seats have held every
    hand, also the dealt hands in `held`, in the order of their first holders.
    """
    if view.seat is None:
        return view
    held = tuple(cards for _, cards in sorted(remembered(view).items()))
    return replace(public(view), held=held if len(held) == len(view.places) else ())


def remembered(view: View) -> dict[Seat, tuple[Card, ...]]:
    """Return the hands that this seat has held, by their first holder."""
    if view.seat is None:
        return {}
    seats = len(view.places)
    held = ((first_holder(view.seat, round, seats), cards) for round, cards in enumerate(view.held))
    return {holder: cards for holder, cards in held if cards}


def former(view: View) -> View | None:
    """Return the view before the last hand was played, or None if the view contains no hand."""
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
    """Return `held` as it was then; a common view has it only in the last round."""
    ended = len(view.rounds) == len(view.places)
    return view.held[: len(view.rounds)] if view.seat is not None or ended else ()


def last_hand(view: View) -> PlayedHand:
    """Return the hand that was revealed last."""
    return view.hands[-1] if view.hands else view.rounds[-1].hands[-1]


def forgetful(view: View) -> View:
    """Return the view without anything of former rounds but their results."""
    rounds = tuple(replace(played, hands=()) for played in view.rounds)
    held = (*((),) * len(view.rounds), *view.held[-1:])
    return replace(view, rounds=rounds, held=held)


def _before_last(view: View, dealt: Sequence[int]) -> View:
    *before, last = view.hands
    tokens = tokens_in_round(dealt, len(view.rounds))
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
    sea = _sea_after(tuple(tokens), tuple(played))
    shown = zip(tokens, *(part[:, 0].tolist() for part in sea), strict=True)
    return tuple(Place(tide, up, had - up, afloat) for had, tide, up, afloat in shown)


def seas(tokens: Sequence[int], played: Sequence[PlayedHand]) -> Iterator[Sea]:
    """Yield the sea of a round as it began and after each hand."""
    for count in range(len(played) + 1):
        yield _sea_after(tuple(tokens), tuple(played[:count]))


@lru_cache(SEAS)
def _sea_after(tokens: tuple[int, ...], played: tuple[PlayedHand, ...]) -> Sea:
    if not played:
        return begun(np.array(tokens, np.int8)[:, None])
    plays = np.array([[card or 0] for card in played[-1].plays], np.int8)
    offer = np.array(played[-1].offer, np.int8)[:, None]
    return revealed(_sea_after(tokens, played[:-1]), plays, *offer)


def _searched(hand: Unknown, pool: Sequence[Card], rng: np.random.Generator) -> Small:
    """Find a hand with the right tokens, however rare that is."""
    less = 2 * hand.tokens - sum(map(half_preservers, hand.shown))
    need = Need(hand.missing, range(less, less + 2))
    [[cards], _] = fitting_hands(pool, half_preservers, [need], Random(int(rng.integers(1 << 62))))
    return np.array([cards], np.int8)


def _sea(rows: Sequence[tuple[Tide, int, bool]]) -> Sea:
    tide, up, afloat = zip(*rows, strict=True)
    return Sea(
        np.array(tide, np.int8)[:, None], np.array(up, np.int8)[:, None], np.array(afloat, np.bool_)[:, None]
    )
