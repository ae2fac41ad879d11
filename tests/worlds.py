"""Alternative worlds: the true state with all that some seats cannot know exchanged, without using `view`."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from fourth_game import rules as pebbles
from playing import picked

from tide_gui.rules.game import NATURE, Game, Seat, shuffled
from tide_gui.rules.onda import events as onda_events
from tide_gui.rules.onda import moves as onda_moves
from tide_gui.rules.onda import state as onda
from tide_gui.rules.onda.combinations import without
from tide_gui.rules.turn_the_tide import events as turn_the_tide_events
from tide_gui.rules.turn_the_tide import moves as turn_the_tide_moves
from tide_gui.rules.turn_the_tide import state as turn_the_tide
from tide_gui.rules.turn_the_tide.cards import tokens_for
from tide_gui.rules.turning_tides import cards as turning_tides_cards
from tide_gui.rules.turning_tides import state as turning_tides
from tide_gui.rules.turning_tides.cards import WAIT, kinds, minus, ordered
from tide_gui.testing import Terms

TRADES = 30
Viewers = Collection[Seat | None]  # None: an onlooker


def other_world(
    game: Game[Any, Any, Any, Any], state: Any, viewers: Viewers, rng: Random, *, next_alike: bool = False
) -> Any:
    """Exchange what none of the viewers can know; `next_alike` keeps what the next turn will show them."""
    return _OTHERS[game.key](state, viewers, rng, int(next_alike))


def terms_of(game: Game[Any, Any, Any, Any]) -> Terms:
    """Return what the contract must know of the secrets of a game."""
    return Terms(exchange=partial(other_world, game), **_TERMS.get(game.key, {}))


def other_deal(game: Game[Any, Any, Any, Any], state: Any, deal: Any, viewers: Viewers, rng: Random) -> Any:
    """Return another move of nature than `deal` in this state, with the same cards for the viewers."""
    after, _ = game.play(state, {NATURE: deal})
    return _DEALS[game.key](other_world(game, after, viewers, rng), deal, viewers, rng)


def _redistributed(piles: Sequence[tuple[Any, ...]], rng: Random) -> list[tuple[Any, ...]]:
    """Shuffle all cards into piles of the same sizes."""
    cards = iter(shuffled([card for pile in piles for card in pile], rng))
    return [tuple(islice(cards, len(pile))) for pile in piles]


# -- Onda ----------------------------------------------------------------------------------------


def _onda(state: onda.State, viewers: Viewers, rng: Random, _: int) -> onda.State:
    seats = range(len(state.hands))
    known = (
        *(state.hands[other] if other in viewers else state.shown[other] for other in seats),
        *(state.wilds[other] if other in viewers else () for other in seats),
        (),
    )
    piles = (*state.hands, *state.wilds, state.rest)
    hidden = _redistributed([without(pile, kept) for pile, kept in zip(piles, known, strict=True)], rng)
    whole = [tuple(sorted((*kept, *cards))) for kept, cards in zip(known, hidden, strict=True)]
    hands, wilds = whole[: len(seats)], whole[len(seats) : -1]
    return replace(state, hands=tuple(hands), wilds=tuple(wilds), rest=whole[-1])


# -- Turn the Tide -------------------------------------------------------------------------------


def _turn_the_tide(
    state: turn_the_tide.State, viewers: Viewers, rng: Random, next_alike: int
) -> turn_the_tide.State:
    if state.over:
        return state
    seats, seen = len(state.dealt), _seen_cards(state, viewers)
    piles = (*state.dealt, state.leftovers, *state.cards)
    loose = [card for pile in piles[: seats + 1] for card in pile if card not in seen]
    for _ in range(TRADES if loose else 0):
        traded = _traded(piles, picked(loose, rng), picked(loose, rng))
        if all(map(_same_tokens, traded[:seats], piles)):
            piles = traded
    turned = 2 * (len(state.hands) + 1 + next_alike)
    return replace(
        state,
        dealt=piles[:seats],
        leftovers=piles[seats],
        cards=piles[seats + 1 :],
        tides=(*state.tides[:turned], *shuffled(state.tides[turned:], rng)),
    )


def _seen_cards(state: turn_the_tide.State, viewers: Viewers) -> set[int | None]:
    """Return the cards that the viewers have held, that anybody has played, or that lie open."""
    seats = len(state.dealt)
    held = [
        card
        for seat in viewers
        if seat is not None
        for round in range(len(state.rounds) + 1)
        for card in state.dealt[(seat - round) % seats]
    ]
    hands = (*(hand for played in state.rounds for hand in played.hands), *state.hands)
    shown = [card for hand in hands for card in hand.plays]
    return {*held, *shown, *state.laid, *(state.leftovers if state.options.open_leftovers else ())}


def _traded(piles: tuple[tuple[int, ...], ...], first: int, second: int) -> tuple[tuple[int, ...], ...]:
    trade = {first: second, second: first}
    return tuple(
        tuple(sorted(trade.get(card, card) for card in pile)) if trade.keys() & pile else pile
        for pile in piles
    )


def _same_tokens(hand: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return hand is other or tokens_for(hand) == tokens_for(other)


# -- Turning Tides -------------------------------------------------------------------------------


def _turning_tides(
    state: turning_tides.State, viewers: Viewers, rng: Random, next_alike: int
) -> turning_tides.State:
    gold, silver = (
        _viewer(place, rng, next_alike)
        if other in viewers
        else _opponent(place, _revealed(state, other), rng)
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


def _pebbles(state: pebbles.State, viewers: Viewers, rng: Random, next_alike: int) -> pebbles.State:
    shown = (len(state.taken) + 1 + next_alike) if state.buried else next_alike
    buried = tuple(
        cards if other in viewers else _other_cards(state, other, rng)
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


_TERMS: dict[str, Any] = {
    "onda": {"shown": (onda_events.HandsShown,)},
    "turn-the-tide": {"handed_over": (turn_the_tide_events.HandsPassed, turn_the_tide_events.GameEnded)},
}


# -- nature --------------------------------------------------------------------------------------


def _onda_deal(after: onda.State, deal: onda_moves.Deal, *_: Any) -> onda_moves.Deal:
    return onda_moves.Deal(after.hands, after.rest, deal.starter)


def _turn_the_tide_deal(
    after: turn_the_tide.State, deal: turn_the_tide_moves.Deal, *_: Any
) -> turn_the_tide_moves.Deal:
    cards = (after.dealt, after.leftovers) if deal.hands else ()
    return turn_the_tide_moves.Deal(after.tides, *cards)


def _turning_tides_deal(
    _: turning_tides.State, deal: turning_tides_cards.Deal, viewers: Viewers, rng: Random
) -> turning_tides_cards.Deal:
    gold, silver = (
        pile if seat in viewers else shuffled(pile, rng) for seat, pile in enumerate((deal.gold, deal.silver))
    )
    return turning_tides_cards.Deal(gold, silver)


def _pebbles_deal(after: pebbles.State, *_: Any) -> Any:
    return ("pebbles", *after.pebbles)


_DEALS: dict[str, Any] = {
    "onda": _onda_deal,
    "pebbles": _pebbles_deal,
    "turn-the-tide": _turn_the_tide_deal,
    "turning-tides": _turning_tides_deal,
}
