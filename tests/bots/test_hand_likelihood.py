"""What the plays tell about hidden hands, and how the ways to play are learnt."""

from itertools import combinations, islice
from math import exp, log

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.turn_the_tide import hidden_hands as hidden_hands_module
from tide_gui.bots.turn_the_tide import learning_ways, strong
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.habits import MOMENT, moments, traits
from tide_gui.bots.turn_the_tide.hand_likelihood import (
    ANY_CARD,
    SLIP,
    HandLikelihood,
    SeatPlays,
    Ways,
    logs_of,
    plays_by_seat,
    shares_of,
)
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings, hand_worlds_of
from tide_gui.bots.turn_the_tide.known import equally_likely, hands, sea_of, tokens_by_first_holder
from tide_gui.bots.turn_the_tide.learning_ways import Choosers, Watched
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

RULES = TurnTheTide()
CLOSE = 1e-4
everywhere = pytest.mark.parametrize("seats", RULES.seats)


def rng():
    return np.random.default_rng(5)


def some_ways(count=3):
    return Ways(
        rng().normal(size=(count, 3, MOMENT)).astype(np.float32), np.array([0.5, 0.3, 0.2], np.float32)
    )


def views(seats, deal):
    """Return the public views of a random game, one for each hand."""
    return [RULES.view(table._state, None) for table in random_moments(Setting(RULES, seats), deal)]


def state_of(setting):
    """Return a moment of the first round of a random game."""
    return next(islice(random_moments(setting, 6), 8, None))._state


def only_lowest():
    """Return a single way: the lowest card of the hand, nearly always."""
    draw = np.zeros((1, 3, MOMENT), np.float32)
    draw[0, 0, 0] = -20  # by rank, whatever is seen
    return Ways(draw, np.ones(1, np.float32))


# -- what a seat saw -----------------------------------------------------------------------------


@everywhere
def test_the_plays_of_a_seat_hold_what_the_seat_saw_before_each_card(seats):
    *before, last = [view for view in views(seats, 2) if not view.rounds]
    by_seat = plays_by_seat(tokens_by_first_holder(last), last.hands)
    for number, view in enumerate(before):
        sea, offer = sea_of(view), np.array(view.offer, np.int8)[:, None]
        seen = moments(sea.tide, sea.up, offer, HANDS - number)[:, 0]
        for seat, place in enumerate(view.places):
            if place.afloat:
                assert by_seat[seat].cards[number] == last.hands[number].plays[seat]
                np.testing.assert_array_equal(by_seat[seat].seen[number], seen[seat])
            else:
                assert len(by_seat[seat].cards) <= number


# -- how likely a hand is ------------------------------------------------------------------------


def slowly(ways, plays, dealt):
    """Return the same logarithm, card by card."""
    whole = 0
    for draw, often in zip(ways.draw.astype(float), ways.often, strict=True):
        left, product = sorted(dealt), float(often)
        for seen, card in zip(plays.seen, plays.cards, strict=True):
            likings = []
            for place, each in enumerate(left):
                rank = 2 * place / (len(left) - 1) - 1 if len(left) > 1 else 0
                traits = (rank, rank**2, each / 30 - 1)
                likings.append(exp(sum(t * (row @ seen) for t, row in zip(traits, draw, strict=True))))
            share = likings[left.index(card)] / sum(likings)
            product *= share * (1 - SLIP) + SLIP / len(left)
            left.remove(card)
        whole += product
    return log(whole)


@everywhere
def test_the_likelihood_of_a_hand_is_that_of_each_card_played_from_it(seats):
    last = [view for view in views(seats, 4) if not view.rounds][-1]
    ways, dealt = some_ways(), rng().permuted(np.tile(np.array(WEATHER, np.int8), (40, 1)), axis=1)
    for plays in plays_by_seat(tokens_by_first_holder(last), last.hands):
        others = [[card for card in row if card not in plays.cards] for row in dealt.tolist()]
        hands = np.array([[*plays.cards, *row[: HANDS - len(plays.cards)]] for row in others], np.int8)
        found = logs_of(ways, plays, hands)
        np.testing.assert_allclose(found, [slowly(ways, plays, hand) for hand in hands.tolist()], atol=1e-3)


def test_who_plays_the_lowest_card_holds_none_that_is_lower():
    plays = SeatPlays(np.ones((2, MOMENT), np.float32), np.array([20, 31], np.int8))
    higher = [20, 31, *range(40, 50)]
    lower = [20, 31, 3, *range(40, 49)]
    between = [20, 31, 25, *range(40, 49)]
    best, worst, middle = logs_of(only_lowest(), plays, np.array([higher, lower, between], np.int8))
    assert best > middle + 2 > worst + 4


@everywhere
def test_without_a_way_to_play_all_hands_are_equally_likely(seats):
    view = views(seats, 1)[9]
    hand = [card for each in view.hands if (card := each.plays[1])]
    rest = [card for card in WEATHER if card not in hand]
    hands = np.array([[*hand, *rest[at : at + HANDS - len(hand)]] for at in range(20)], np.int8)
    np.testing.assert_allclose(HandLikelihood(view, ANY_CARD).likely(1, hands), 1 / 20, rtol=1e-5)
    likely = HandLikelihood(view, some_ways()).likely(1, hands)
    assert likely.sum() == pytest.approx(1, abs=CLOSE)
    assert likely.max() > 2 / 20


def half_known_hands(seats, deal):
    """Yield views of the second round with a hand whose first holder went out early, and its known cards."""
    for view in views(seats, deal):
        if len(view.rounds) == 1 and len(view.hands) == 3:
            for holder in range(seats):
                known = {card for played in view.rounds[0].hands if (card := played.plays[holder])}
                then = {card for played in view.hands if (card := played.plays[(holder + 1) % seats])}
                if known and then and len(known | then) <= HANDS - 2:
                    yield view, holder, known | then


@everywhere
def test_the_plays_of_former_holders_count_too(seats):
    """A hand of a seat that went out is still unknown in the next round, when another seat plays from it."""
    ways = some_ways()
    view, holder, known = next(found for deal in range(40) for found in half_known_hands(seats, deal))
    rest = [card for card in WEATHER if card not in known]
    hands = np.array(
        [[*known, *more] for more in list(combinations(rest[:14], HANDS - len(known)))[:30]], np.int8
    )
    tokens = tokens_by_first_holder(view)
    first = plays_by_seat(tokens, view.rounds[0].hands)[holder]
    then = plays_by_seat([*tokens[-1:], *tokens[:-1]], view.hands)[(holder + 1) % seats]
    logs = logs_of(ways, first, hands) + logs_of(ways, then, hands)
    wanted = np.exp(logs - logs.max())
    np.testing.assert_allclose(
        HandLikelihood(view, ways).likely(holder, hands), wanted / wanted.sum(), atol=CLOSE
    )
    assert len(hands) > 5
    for each in (first, then):
        assert np.ptp(logs_of(ways, each, hands)) > 0.01, "both count"


@everywhere
def test_imagined_hands_follow_the_plays_and_all_experts_imagine_the_same(seats):
    """With the learnt ways the imagined hands differ from those that only fit, in the same way for all."""
    state = state_of(Setting(RULES, seats))
    trust = np.zeros(seats, np.float32)

    def imagined(seat, settings):
        cards = hand_worlds_of(RULES.view(state, seat), settings, trust).bidding.cards[0]
        return cards[:, 1:]  # the first is the true one, for the seat that knows it

    found = [imagined(seat, SearchSettings()) for seat in range(seats) if state.places[seat].afloat]
    for cards in found[1:]:
        np.testing.assert_array_equal(cards, found[0])
    assert (found[0] != imagined(0, SearchSettings(infers=False))).any()


def test_hands_are_taken_as_often_as_they_are_likely():
    view, offered = views(4, 1)[0], {}

    def only_four(holder, dealt):
        offered[holder] = dealt[:4].tolist()
        return np.pad([0.5, 0.3, 0.2, 0], (0, len(dealt) - 4))

    for holder, cards in enumerate(hands(view, 20, rng(), only_four).tolist()):
        wanted = [sorted(each) for each in offered[holder]]
        assert [cards.count(each) for each in wanted] == [10, 6, 4, 0]


@everywhere
def test_of_players_of_the_lowest_card_no_lower_ones_are_imagined(seats):
    view = RULES.view(after_lowest(seats, 2), None)
    mean = []
    for likely in (equally_likely, HandLikelihood(view, only_lowest()).likely):
        found = hands(view, 20, rng(), likely)
        seen = [[each.plays[seat] for each in view.hands] for seat in range(seats)]
        mean.append(np.mean([found[seat] < max(seen[seat]) for seat in range(seats)]))
    assert mean[1] < mean[0] / 3


def after_lowest(seats, count):
    """Return a state after hands in which everybody played the lowest card."""
    table = Setting(RULES, seats).table(2)
    for _ in range(count):
        for seat in sorted(table.waiting_for()):
            table.submit(seat, table.choices(seat)[0])
    return table._state


def test_in_open_play_and_by_strong_players_nothing_is_inferred(monkeypatch):
    """There a card answers others; and strong players only look at what was shown."""
    asked = []
    monkeypatch.setattr(
        hidden_hands_module, "_guesses", hidden_hands_module._guesses.__wrapped__
    )  # guess again
    monkeypatch.setattr(
        HandLikelihood, "likely", lambda *which: asked.append(which) or equally_likely(*which[1:])
    )
    openly, hidden = state_of(Setting(RULES, 3, (("open_play", True),))), state_of(Setting(RULES, 3))
    trust = np.zeros(3, np.float32)
    for state, settings, inferred in (
        (openly, SearchSettings(), False),
        (hidden, strong.FEW, False),
        (hidden, SearchSettings(), True),
    ):
        asked.clear()
        hand_worlds_of(RULES.view(state, None), settings, trust)
        assert bool(asked) == inferred


# -- learning ------------------------------------------------------------------------------------


def watched_rounds():
    """Return what was seen in random rounds."""
    found = []
    for deal in range(4):
        state = next(table._state for table in random_moments(Setting(RULES, 4), deal) if table._state.rounds)
        tokens = [result.tokens for result in state.rounds[0].results]
        for plays, dealt in zip(plays_by_seat(tokens, state.rounds[0].hands), state.dealt, strict=True):
            found.append(learning_ways._watched(plays, dealt))
    return found


def logarithm(choosers, watched):
    ways = Ways(choosers.draw, learning_ways._parts(choosers.log_odds))
    whole = 0.0
    for seen, held, count, at in zip(watched.seen, watched.held, watched.hands, watched.at, strict=True):
        cards = [held[hand, at[hand]] for hand in range(count)]
        plays = SeatPlays(seen[:count], np.array(cards, np.int8))
        whole += float(logs_of(ways, plays, held[:1])[0])
    return whole / len(watched.hands)


def test_what_is_watched_has_the_likelihood_of_its_plays_and_the_slopes_are_its_derivatives():
    watched = learning_ways._joined(watched_rounds())
    ways = some_ways()
    choosers = Choosers(ways.draw.astype(np.float64), np.log(ways.often.astype(np.float64)))
    slopes = learning_ways._slopes(choosers, watched)
    step = 1e-4
    for part, slope in zip(range(2), slopes, strict=True):
        for at in [(0,) * choosers[part].ndim, (-1,) * choosers[part].ndim, (1,) * choosers[part].ndim]:
            ends = []
            for sign in (1, -1):
                moved = [array.copy() for array in choosers]
                moved[part][at] += sign * step
                ends.append(logarithm(Choosers(*moved), watched))
            assert slope[at] == pytest.approx((ends[1] - ends[0]) / (2 * step), abs=2e-3)


@pytest.mark.slow
def test_a_way_to_play_is_found_again():
    """Plays are drawn from two ways; what is learnt predicts other plays nearly as well as these do."""
    true = Ways(
        rng().normal(scale=2, size=(2, 3, MOMENT)).astype(np.float32), np.array([0.5, 0.5], np.float32)
    )
    whole = learning_ways._joined(watched_rounds() * 60)
    drawn = redrawn(true, whole)
    half = len(drawn.hands) // 2
    practice, check = (Watched(*(part[some] for part in drawn)) for some in (slice(half), slice(half, None)))
    learnt = learning_ways._learnt(2, practice, rng())
    best, found, none = (learning_ways._gain(ways, check) for ways in (true, learnt, ANY_CARD))
    assert none == pytest.approx(1, abs=CLOSE)
    assert best > 1.2
    assert found - 1 > 0.85 * (best - 1)


def redrawn(ways, watched):
    """Let every round be played again by one of the ways."""
    chance = np.random.default_rng(8)
    who = chance.choice(len(ways.often), len(watched.hands), p=ways.often)
    held, at = np.zeros_like(watched.held), np.zeros_like(watched.at)
    for row, way in enumerate(who):
        left = watched.held[row, 0].tolist()
        for hand in range(HANDS):
            cards = np.array([left], np.int8)
            shares = shares_of(ways.draw, watched.seen[row, hand][None], cards)[0, :, way]
            at[row, hand] = chance.choice(len(left), p=shares / shares.sum())
            held[row, hand, : len(left)] = left
            del left[at[row, hand]]
    return Watched(watched.seen, held, at, watched.hands)


def test_the_learnt_ways_are_those_of_experts_and_others():
    ways = experience().ways
    assert len(ways.often) == learning_ways.OF_EXPERTS + learning_ways.OF_OTHERS
    assert ways.often.sum() == pytest.approx(1, abs=CLOSE)
    assert ways.often[: learning_ways.OF_EXPERTS].sum() == pytest.approx(learning_ways.EXPERTS, abs=CLOSE)


def test_traits_are_the_rank_its_square_and_the_height():
    found = traits(np.array([[0, 30, 60]], np.int8))
    np.testing.assert_allclose(found[0], [[-1, 1, -1], [0, 0, 0], [1, 1, 1]], atol=1e-6)
