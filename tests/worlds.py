"""Alternative worlds: the true state with all that a seat cannot know exchanged, without using `view`."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from fourth_game import rules as pebbles
from playing import picked

from tide_gui.rules.game import Game, Seat, shuffled
from tide_gui.rules.onda import state as onda
from tide_gui.rules.onda.combinations import without
from tide_gui.rules.turn_the_tide import state as turn_the_tide
from tide_gui.rules.turn_the_tide.cards import tokens_for
from tide_gui.rules.turning_tides import state as turning_tides
from tide_gui.rules.turning_tides.cards import WAIT, kinds, minus, ordered

TRADES = 30


def other_world(
    game: Game[Any, Any, Any, Any], state: Any, seat: Seat | None, rng: Random, *, next_alike: bool = False
) -> Any:
    """Exchange what the seat cannot know; `next_alike` keeps what the next turn will show it."""
    return _OTHERS[game.key](state, seat, rng, int(next_alike))


def _redistributed(piles: Sequence[tuple[Any, ...]], rng: Random) -> list[tuple[Any, ...]]:
    """Shuffle all cards into piles of the same sizes."""
    cards = iter(shuffled([card for pile in piles for card in pile], rng))
    return [tuple(islice(cards, len(pile))) for pile in piles]


# -- Onda ----------------------------------------------------------------------------------------


def _onda(state: onda.State, seat: Seat | None, rng: Random, _: int) -> onda.State:
    seats = range(len(state.hands))
    known = (
        *(state.hands[other] if other == seat else state.shown[other] for other in seats),
        *(state.wilds[other] if other == seat else () for other in seats),
        (),
    )
    piles = (*state.hands, *state.wilds, state.rest)
    hidden = _redistributed([without(pile, kept) for pile, kept in zip(piles, known, strict=True)], rng)
    whole = [tuple(sorted((*kept, *cards))) for kept, cards in zip(known, hidden, strict=True)]
    hands, wilds = whole[: len(seats)], whole[len(seats) : -1]
    return replace(state, hands=tuple(hands), wilds=tuple(wilds), rest=whole[-1])


# -- Turn the Tide -------------------------------------------------------------------------------


def _turn_the_tide(
    state: turn_the_tide.State, seat: Seat | None, rng: Random, next_alike: int
) -> turn_the_tide.State:
    if state.over:
        return state
    seats, seen = len(state.dealt), _seen_cards(state, seat)
    piles = (*state.dealt, state.leftovers, *state.cards)
    loose = [card for pile in piles[: seats + 1] for card in pile if card not in seen]
    for _ in range(TRADES if loose else 0):
        traded = _traded(piles, picked(loose, rng), picked(loose, rng))
        if [*map(tokens_for, traded[:seats])] == [*map(tokens_for, piles[:seats])]:
            piles = traded
    turned = 2 * (len(state.hands) + 1 + next_alike)
    return replace(
        state,
        dealt=piles[:seats],
        leftovers=piles[seats],
        cards=piles[seats + 1 :],
        tides=(*state.tides[:turned], *shuffled(state.tides[turned:], rng)),
    )


def _seen_cards(state: turn_the_tide.State, seat: Seat | None) -> set[int | None]:
    """Return the cards that the seat has held, that anybody has played, or that lie open."""
    seats = len(state.dealt)
    rounds = () if seat is None else range(len(state.rounds) + 1)
    held = [card for round in rounds for card in state.dealt[(seat - round) % seats]]
    hands = (*(hand for played in state.rounds for hand in played.hands), *state.hands)
    shown = [card for hand in hands for card in hand.plays]
    return {*held, *shown, *state.laid, *(state.leftovers if state.options.open_leftovers else ())}


def _traded(piles: tuple[tuple[int, ...], ...], first: int, second: int) -> tuple[tuple[int, ...], ...]:
    trade = {first: second, second: first}
    return tuple(tuple(sorted(trade.get(card, card) for card in pile)) for pile in piles)


# -- Turning Tides -------------------------------------------------------------------------------


def _turning_tides(
    state: turning_tides.State, seat: Seat | None, rng: Random, next_alike: int
) -> turning_tides.State:
    gold, silver = (
        _viewer(place, rng, next_alike) if other == seat else _opponent(place, _revealed(state, other), rng)
        for other, place in enumerate(state.places)
    )
    return replace(state, places=(gold, silver))


def _revealed(state: turning_tides.State, seat: Seat) -> tuple[Any, ...]:
    return state.plays[-1][seat : seat + 1] if state.phase is turning_tides.Phase.PERFORM else ()


def _viewer(place: turning_tides.Place, rng: Random, next_alike: int) -> turning_tides.Place:
    return replace(place, pile=(*place.pile[:next_alike], *shuffled(place.pile[next_alike:], rng)))


def _opponent(place: turning_tides.Place, revealed: tuple[Any, ...], rng: Random) -> turning_tides.Place:
    known = kinds((WAIT, *revealed))
    closed = place.hand
    for card in known:
        closed = minus(closed, card)
    hand, pile, exhausted = _redistributed((closed, place.pile, place.exhausted), rng)
    return replace(place, hand=ordered((*known, *hand)), pile=pile, exhausted=ordered(exhausted))


# -- Pebbles -------------------------------------------------------------------------------------


def _pebbles(state: pebbles.State, seat: Seat | None, rng: Random, next_alike: int) -> pebbles.State:
    shown = (len(state.taken) + 1 + next_alike) if state.buried else next_alike
    buried = tuple(
        cards if other == seat else _other_cards(state, other, rng)
        for other, cards in enumerate(state.buried)
    )
    order = (*state.pebbles[:shown], *shuffled(state.pebbles[shown:], rng))
    return replace(state, pebbles=order, buried=buried)


def _other_cards(state: pebbles.State, seat: Seat, rng: Random) -> tuple[int, ...]:
    played = {bids[seat] for bids in state.bids}
    return tuple(sorted(shuffled([card for card in pebbles.CARDS if card not in played], rng)[:2]))


_OTHERS: dict[str, Any] = {
    "onda": _onda,
    "pebbles": _pebbles,
    "turn-the-tide": _turn_the_tide,
    "turning-tides": _turning_tides,
}
