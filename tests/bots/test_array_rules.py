"""The batched model of many rounds plays by the rules."""

from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np
import pytest
from bench.turn_the_tide.speed import random_rounds
from hypothesis import settings
from playing import picked

from tide_gui.bots.turn_the_tide.array_rules import (
    Sea,
    begun,
    dealt,
    finished,
    points,
    revealed,
    taken,
    tokens_of,
)
from tide_gui.rules.game import NATURE
from tide_gui.rules.turn_the_tide.cards import HANDS, NO_TIDE, TIDES, WEATHER, half_preservers, tokens_for
from tide_gui.rules.turn_the_tide.events import Drowned, PreserverLost, RoundScored, TideTaken
from tide_gui.rules.turn_the_tide.moves import Deal
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Options, Place, PlayedHand, State

RULES = TurnTheTide()
PLAIN = Options()
OPEN_PLAY = Options(open_play=True)
OPTIONS = (PLAIN, OPEN_PLAY, Options(open_leftovers=True))
SET_UP = min(250 * settings.default.max_examples, 6700)  # positions with each number of seats, besides games
GAMES = 15
FILLER = PlayedHand((1, 1), ())

everywhere = pytest.mark.parametrize("seats", RULES.seats)
whatever_is_agreed = pytest.mark.parametrize("options", OPTIONS, ids=["plain", "open play", "open leftovers"])


# -- by the rules --------------------------------------------------------------------------------


@dataclass
class Hand:
    """One hand by the rules: tides shown before, on offer, cards played, and the result."""

    before: tuple[Place, ...]
    offer: tuple[int, int]
    plays: tuple[int, ...]  # 0: out
    after: tuple[Place, ...] = ()
    over: bool = False  # too few are afloat
    points: tuple[int, ...] = ()  # if the round ends here


def set_up(places, offer, plays, number, options):
    """Return the state before a hand of the first round with these places and cards."""
    cards = tuple((card,) if card else () for card in plays)
    tides = (*TIDES[: 2 * number], *offer, *TIDES[2 * number + 2 :])
    return State(options, cards, (), tides, cards, places, (), (FILLER,) * number, ())


def reveal(state, plays):
    """Let everybody play, one by one in open play; return the next state and all events."""
    all_events = []
    cards = dict(enumerate(plays))
    for _ in range(1 if not state.options.open_play else sum(place.afloat for place in state.places)):
        state, events = RULES.play(state, {seat: cards[seat] for seat in RULES.to_act(state)})
        all_events += events
    return state, all_events


def followed(places, events):
    """Return the places after these events."""
    places = list(places)
    for event in events:
        match event:
            case TideTaken(seat, tide):
                places[seat] = Place(tide, places[seat].up, places[seat].down)
            case PreserverLost(seat, left):
                places[seat] = Place(places[seat].tide, left, places[seat].down + 1)
            case Drowned(seat):
                places[seat] = Place(NO_TIDE, 0, places[seat].down, afloat=False)
    return tuple(places)


def counted(events):
    """Return the points of the round that was scored."""
    [scored] = [event for event in events if isinstance(event, RoundScored)]
    return tuple(result.points for result in scored.results)


def by_the_book(before, offer, plays, options):
    """Play a hand in the middle of a round, and once more as the last one for its points."""
    state, events = reveal(set_up(before, offer, plays, 0, options), plays)
    after = followed(before, events)
    over = bool(state.rounds)
    assert over or state.places == after
    _, ending = reveal(set_up(before, offer, plays, HANDS - 1, PLAIN), plays)
    return Hand(before, offer, plays, after, over, counted(ending))


# -- the same in the model -----------------------------------------------------------------------


def sea_of(rows):
    """Return many tables in one sea."""
    columns = [[(place.tide, place.up, place.afloat) for place in places] for places in rows]
    tide, up, afloat = np.array(columns).transpose(2, 1, 0)
    return Sea(tide.astype(np.int8), up.astype(np.int8), afloat.astype(bool))


def small(rows):
    """Convert to the layout of the model, with the rounds along the last axis."""
    return np.array(rows, np.int8).T


def alike(sea, other):
    """Whether two seas are equal, their types included."""
    return all(
        first.dtype == second.dtype and np.array_equal(first, second)
        for first, second in zip(sea, other, strict=True)
    )


def assert_played_so(sea, hands):
    """Check that the model's sea is that of the rules after each of these hands."""
    expected = sea_of([hand.after for hand in hands])
    for found, wanted, name in zip(sea, expected, Sea._fields, strict=True):
        wrong = np.flatnonzero((found != wanted).any(axis=0))
        assert not len(wrong), f"{name} after {hands[wrong[0]]}: {found[:, wrong[0]]}"
    assert finished(sea).tolist() == [hand.over for hand in hands]
    assert points(sea).T.tolist() == [list(hand.points) for hand in hands]


# -- positions set up at random ------------------------------------------------------------------


def any_place(rng, tides):
    """Return a seat afloat, often without a tide or a preserver."""
    return Place(NO_TIDE if rng.random() < 0.2 else tides.pop(), max(rng.randrange(-3, 6), 0), 0)


def any_hand(rng, seats, options):
    """Return a random hand; seats out, equal tides, equal offers and no preservers are frequent."""
    numbers = rng.sample(range(1, 13), rng.randrange(4, 13))
    tides = rng.sample(2 * numbers, seats + 2)
    offer = tuple(sorted((tides.pop(), tides.pop())))
    afloat = set(rng.sample(range(seats), rng.randrange(3, seats + 1)))
    out = Place(NO_TIDE, 0, 4, afloat=False)
    before = tuple(any_place(rng, tides) if seat in afloat else out for seat in range(seats))
    cards = rng.sample(WEATHER, seats)
    plays = tuple(card if seat in afloat else 0 for seat, card in enumerate(cards))
    return by_the_book(before, offer, plays, options)


@cache
def set_up_hands(seats, count=SET_UP):
    rng = Random(seats)
    return [any_hand(rng, seats, PLAIN if number % 6 else OPEN_PLAY) for number in range(count)]


def struck(hand):
    """Return the seats that paid for the highest tide."""
    return [
        seat
        for seat, (before, after) in enumerate(zip(hand.before, hand.after, strict=True))
        if (before.up, before.afloat) != (after.up, after.afloat)
    ]


@everywhere
def test_one_hand_of_any_position_is_played_by_the_rules(seats):
    hands = set_up_hands(seats)
    lower, higher = small([hand.offer for hand in hands])
    before = sea_of([hand.before for hand in hands])
    sea = revealed(before, small([hand.plays for hand in hands]), lower, higher)
    assert alike(before, sea_of([hand.before for hand in hands])), "the sea before is left as it was"
    assert_played_so(sea, hands)


@everywhere
def test_the_takers_of_the_tides_can_be_given_instead_of_the_cards(seats):
    hands = set_up_hands(seats)
    ranked = small([sorted(range(seats), key=lambda seat: -hand.plays[seat])[:2] for hand in hands])
    first, second = (np.arange(seats)[:, None] == seat for seat in ranked)
    lower, higher = small([hand.offer for hand in hands])
    assert_played_so(taken(sea_of([hand.before for hand in hands]), first, second, lower, higher), hands)


@everywhere
def test_the_positions_include_the_rare_ones(seats):
    hands = set_up_hands(seats)
    lost = [[hand.after[seat].afloat for seat in struck(hand)] for hand in hands]
    assert lost.count([False, False]) > SET_UP / 67, "two drown at once"
    assert sum(sorted(seats_left) == [False, True] for seats_left in lost) > SET_UP / 67, (
        "one drowns, one of the same tide does not"
    )
    assert sum(hand.offer[0] == hand.offer[1] for hand in hands) > SET_UP / 67
    assert sum(hand.over for hand in hands) > SET_UP / 67
    assert sum(not any(place.up for place in hand.before) for hand in hands) > SET_UP / 67
    assert sum(not any(place.tide for place in hand.before) for hand in hands) > 0
    assert seats == 3 or sum(not all(hand.plays) for hand in hands) > SET_UP / 67, "somebody is out"


# -- games played at random ----------------------------------------------------------------------


def any_deal(rng, seats):
    """Return a move of nature; often some seats hold nearly all preservers, so that rounds end early."""
    bias = rng.choice((0, 0, 1, 3))
    deck = sorted(WEATHER, key=lambda card: bias * half_preservers(card) + rng.random())
    hands = tuple(tuple(sorted(deck[HANDS * seat : HANDS * (seat + 1)])) for seat in range(seats))
    return Deal(tuple(rng.sample(TIDES, len(TIDES))), hands, tuple(sorted(deck[HANDS * seats :])))


def rounds_of(seats, options, game):
    """Return every round of a random game."""
    rng = Random(f"{seats} {game}")
    state, rounds = RULES.start(seats, options), []
    while not state.over:
        deal = RULES.deal(state, rng) if rounds else any_deal(rng, seats)
        state, _ = RULES.play(state, {NATURE: deal})
        state, hands = played_round(state, rng)
        rounds.append(hands)
    return rounds


def played_round(state, rng):
    """Play a round; return the state after it and every hand."""
    number, hands = len(state.rounds), []
    while len(state.rounds) == number:
        hand, state = one_hand(state, rng)
        hands.append(hand)
    assert hands[-1].points == tuple(result.points for result in state.rounds[-1].results)
    return state, hands


def one_hand(state, rng):
    """Play a hand of a game and compare it with the same hand alone; return it and the next state."""
    seats = zip(state.cards, state.places, strict=True)
    plays = tuple(picked(cards, rng) if place.afloat else 0 for cards, place in seats)
    hand = by_the_book(state.places, RULES.view(state, None).offer, plays, PLAIN)
    after, events = reveal(state, plays)
    assert hand.after == followed(state.places, events)
    return hand, after


@whatever_is_agreed
@everywhere
def test_whole_rounds_are_played_by_the_rules(seats, options):
    """A round that is over stays as it is, whatever cards the others go on with."""
    rounds = [hands for game in range(GAMES) for hands in rounds_of(seats, options, game)]
    assert {len(hands) for hands in rounds} >= {HANDS - 1, HANDS}, "some end early"
    sea, rng = begun(small([[place.up for place in hands[0].before] for hands in rounds])), Random(1)
    assert alike(sea, sea_of([hands[0].before for hands in rounds]))
    for number in range(HANDS):
        going = [hands[number] if number < len(hands) else None for hands in rounds]
        plays = [hand.plays if hand else rng.sample(WEATHER, seats) for hand in going]
        offers = [hand.offer if hand else sorted(rng.sample(TIDES, 2)) for hand in going]
        sea = revealed(sea, small(plays), *small(offers))
        assert_played_so(sea, [hand or hands[-1] for hand, hands in zip(going, rounds, strict=True)])


def test_enough_positions_are_compared_with_the_rules():
    assert sum(len(set_up_hands(seats)) for seats in RULES.seats) > 5_000


# -- deals ---------------------------------------------------------------------------------------


@everywhere
def test_a_deal_brings_the_tokens_of_the_rules(seats):
    cards = dealt(500, seats, np.random.default_rng(seats)).cards
    expected = [[tokens_for(tuple(hand)) for hand in held] for held in cards.transpose(0, 2, 1).tolist()]
    assert tokens_of(cards).tolist() == expected
    assert len({tokens for row in expected for tokens in row}) > 3


def test_a_missing_card_brings_no_tokens():
    assert tokens_of(np.zeros((3, HANDS, 2), np.int8)).tolist() == [[0, 0]] * 3


@everywhere
def test_a_deal_has_each_card_once_and_all_tides(seats):
    cards, offers = dealt(300, seats, np.random.default_rng(seats))
    assert cards.shape == (seats, HANDS, 300)
    assert offers.shape == (HANDS, 2, 300)
    assert (offers[:, 0] <= offers[:, 1]).all()
    for number in range(300):
        held = cards[..., number].ravel().tolist()
        assert len(set(held)) == seats * HANDS
        assert set(held) <= set(WEATHER)
        assert tuple(sorted(offers[..., number].ravel().tolist())) == TIDES


def test_every_card_and_tide_comes_to_every_place_equally_often():
    cards, offers = dealt(12_000, 5, np.random.default_rng(1))
    for card in (1, 30, 60):
        assert np.abs((cards == card).sum(axis=2) - 200).max() < 75
    assert np.abs((offers == 7).sum(axis=(1, 2)) - 2000).max() < 200


@everywhere
def test_random_rounds_make_the_points_of_the_rules(seats):
    cards, offers = dealt(120, seats, np.random.default_rng(7))
    deals = [(cards[..., number].tolist(), offers[..., number].ravel().tolist()) for number in range(120)]
    assert random_rounds(120, seats, 7).T.tolist() == [points_of(*deal) for deal in deals]
    assert not np.array_equal(random_rounds(120, seats, 7), random_rounds(120, seats, 8))


def points_of(hands, tides):
    """Return the points of a round in which everybody plays the cards in this order."""
    held = tuple(tuple(sorted(hand)) for hand in hands)
    left = tuple(sorted(set(WEATHER).difference(*held)))
    state, _ = RULES.play(RULES.start(len(hands), Options()), {NATURE: Deal(tuple(tides), held, left)})
    while not state.rounds:
        number = len(state.hands)
        state, _ = RULES.play(state, {seat: hands[seat][number] for seat in RULES.to_act(state)})
    return [result.points for result in state.rounds[0].results]
