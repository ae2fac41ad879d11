"""Draws states of Turn the Tide that a view could come from."""

from random import Random

from tide_gui.rules.game import (
    shuffled,
)
from tide_gui.rules.turn_the_tide.cards import HANDS, TIDES, WEATHER, Card, Tide, half_preservers
from tide_gui.rules.turn_the_tide.fitting import Need, fitting_hands
from tide_gui.rules.turn_the_tide.state import PlayedHand, View, first_holder


def shown(view: View) -> list[set[Card]]:
    """Return for each first holder the cards of that hand which this seat has seen."""
    seats = len(view.places)
    seen: list[set[Card]] = [set() for _ in range(seats)]
    if view.seat is not None:
        for round, held in enumerate(view.held):
            seen[first_holder(view.seat, round, seats)].update(held)
    present = (*view.hands, PlayedHand((0, 0), view.laid))
    for round, hands in enumerate((*(played.hands for played in view.rounds), present)):
        for hand in hands:
            for seat, card in enumerate(hand.plays):
                if card is not None:
                    seen[first_holder(seat, round, seats)].add(card)
    return seen


def imagined_deal(view: View, rng: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Draw the dealt hands and the leftovers."""
    if view.dealt or not (view.offer or view.rounds):
        return view.dealt or ((),) * len(view.places), view.leftovers
    seen = shown(view)
    known = {card for hand in seen for card in hand} | set(view.leftovers)
    unknown = tuple(card for card in WEATHER if card not in known)
    tokens = _first_tokens(view)
    needs = [
        Need(HANDS - len(hand), range(less := 2 * count - sum(map(half_preservers, hand)), less + 2))
        for hand, count in zip(seen, tokens, strict=True)
    ]
    filled, rest = fitting_hands(unknown, half_preservers, needs, rng)
    hands = tuple(tuple(sorted((*hand, *extra))) for hand, extra in zip(seen, filled, strict=True))
    return hands, tuple(sorted((*rest, *view.leftovers)))


def _first_tokens(view: View) -> tuple[int, ...]:
    if view.rounds:
        return tuple(result.tokens for result in view.rounds[0].results)
    return tuple(place.up + place.down for place in view.places)


def imagined_cards(view: View, dealt: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Return what each seat still holds of the dealt hands."""
    seats = len(dealt)
    last = bool(view.dealt)  # after the end the cards are as the last round left them
    round = len(view.rounds) - last
    plays = [hand.plays for hand in (view.rounds[-1].hands if last else view.hands)]
    played = {card for hand in (*plays, view.laid) for card in hand}
    return tuple(
        tuple(card for card in dealt[first_holder(seat, round, seats)] if card not in played)
        for seat in range(seats)
    )


def imagined_tides(view: View, rng: Random) -> tuple[Tide, ...]:
    """Draw an order of this round's tides that agrees with those turned over."""
    if view.offer is None:
        return ()
    turned = [tide for hand in view.hands for tide in hand.offer] + list(view.offer)
    left = list(TIDES)
    for tide in turned:
        left.remove(tide)
    return (*turned, *shuffled(left, rng))
