"""What the net of Onda is shown: what a seat knows after its move, and nothing that is hidden from it."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.onda.after_moves import after
from tide_gui.bots.onda.array_rules import faces_counted, left_after
from tide_gui.bots.onda.bombs_held import NONE, bombs_held, cards_for_bombs, wilds_for_bombs
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.bots.onda.from_rulebook import faces_of, option_of, rounds_of
from tide_gui.bots.onda.options import COPIES
from tide_gui.bots.onda.sights import (
    FEW_ABOVE,
    FEW_ABOVE_HELD,
    MOST_OTHERS,
    MOST_PLAYS,
    MOST_PLAYS_AFTER_BOMB,
    OTHER,
    OWN_FEATURES,
    OWN_PARTS,
    SCENE_FEATURES,
    hiding_sights,
    sights,
)
from tide_gui.rules.onda.combinations import BOMBS, DECK, SHAPES, VALUES, Kind, Tide, value_of
from tide_gui.rules.onda.moves import SEATS, WILDS, WILDS_IN_BOMB, Lay, Pass, TurnTide
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage, cards_of

RULES = Onda()
CARDS, VALUES_OF_WILDS, NUMBER_OF_WILDS, PLAYS, SHAPE, RANK, FLAGS, ABOVE, ABOVE_HELD, *BOMB = (
    slice(sum(OWN_PARTS[:at]), sum(OWN_PARTS[: at + 1])) for at in range(len(OWN_PARTS))
)


@pytest.fixture(scope="module", params=RULES.seats)
def asks(request):
    """Return asks of a random game."""
    moments = random_moments(Setting(RULES, request.param), 3)
    found = [table.ask(min(table.waiting_for())) for table in moments]
    return [ask for ask in found if ask.view.stage is not Stage.WILDS][::4]


def shown(ask, imagined=0):
    """Return what the net is shown after each move, in a round that fits the view."""
    view = ask.view
    rounds = rounds_of([RULES.imagine(view, Random(imagined))])
    options = np.array([option_of(view.tide, view.wilds, move) for move in ask.choices])
    return sights(rounds, np.zeros(len(options), np.intp), options)


def high(value, tide):
    """Return the place of a value as it counts."""
    return value - 1 if tide is Tide.HIGH else len(VALUES) - value


def unseen(view):
    """Count what the seat has not seen, by value."""
    seen = [*view.hand, *view.wilds, *view.discards, *cards_of(view.trick)]
    others = [card for seat, cards in enumerate(view.shown) if seat != view.seat for card in cards]
    left = Counter(map(value_of, DECK))
    left.subtract(map(value_of, [*seen, *others]))
    return left


def test_nothing_hidden_is_shown(asks):
    different = 0
    for ask in asks:
        first, other = shown(ask), shown(ask, 1)
        different += RULES.imagine(ask.view, Random(0)) != RULES.imagine(ask.view, Random(1))
        assert first.scene.shape[1:] == (SCENE_FEATURES,)
        assert first.own.shape == (len(ask.choices), OWN_FEATURES)
        for part, same in zip(first, other, strict=True):
            np.testing.assert_array_equal(part, same)
    assert different


def test_cards_that_a_seat_has_not_seen_are_counted(asks):
    places = slice(MOST_OTHERS * OTHER, MOST_OTHERS * OTHER + COPIES * len(VALUES))
    for ask in asks:
        found = shown(ask).scene[0, places].reshape(len(VALUES), COPIES).sum(axis=1)
        left = unseen(ask.view)
        assert found.tolist() == [left[value] for value in ordered(ask.view.tide)]


def ordered(tide):
    return VALUES if tide is Tide.HIGH else VALUES[::-1]


def test_the_hand_and_the_wilds_are_those_after_the_move(asks):
    for ask in asks:
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            left = after(move, ask.view)
            counts = Counter(map(value_of, left.hand))
            assert row[CARDS].reshape(-1, COPIES).sum(axis=1).tolist() == [
                counts[value] for value in ordered(left.tide)
            ]
            assert row[NUMBER_OF_WILDS].sum() == row[VALUES_OF_WILDS].sum() == left.wilds


def test_it_is_told_how_many_values_may_beat_what_was_laid(asks):
    checked = 0
    for ask in asks:
        left = unseen(ask.view)
        held = [left[value] for value in ordered(ask.view.tide)]
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            if isinstance(move, Lay):
                count = higher(move.combination, ask.view.tide, held)
                assert row[ABOVE].tolist() == [count >= few for few in FEW_ABOVE]
                checked += 1
    assert checked


def higher(combination, tide, held):
    """Count the combinations of the same shape, but higher, that these cards hold."""
    size, run = combination.size, combination.kind is Kind.RUN
    lowest = combination.rank - (size - 1) * run
    top = high(combination.rank if tide is Tide.HIGH else lowest, tide)
    return sum(there(combination.kind, size, held, at) for at in range(top + 1, len(VALUES)))


def test_it_is_told_what_the_move_was_and_who_holds_the_table(asks):
    for ask in asks:
        trick = ask.view.trick
        held = bool(trick) and trick[-1].seat == ask.seat
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            lay = isinstance(move, Lay)
            assert row[FLAGS].tolist() == [
                isinstance(move, Pass),
                isinstance(move, TurnTide),
                False,
                lay and move.bomb,
                lay or held,
            ]


def test_it_is_told_how_many_plays_and_which_bombs_are_left(asks):
    for ask in asks:
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            left = after(move, ask.view)
            faces = faces_left(ask.view, move, left)
            bombed = ask.view.bombed or (isinstance(move, Lay) and move.bomb)
            number = np.array([(ask.view.bomb + bombed) % len(BOMBS)])
            wilds, cards = np.array([left.wilds], np.int8), cards_for_bombs(faces)
            now = bombs_held(cards, wilds, number)
            later = wilds_for_bombs(cards, wilds, (number + 1) % len(BOMBS))
            plays = fewest_plays(faces.sum(axis=2))
            assert one(row[PLAYS]) == min(plays.item(), MOST_PLAYS)
            assert one(row[BOMB[0]]) == known(now.wilds, WILDS_IN_BOMB)
            expected = min(now.plays.item(), MOST_PLAYS_AFTER_BOMB)
            assert one(row[BOMB[1]]) == (None if now.wilds == NONE else expected)
            assert one(row[BOMB[2]]) == known(later, WILDS_IN_BOMB)


def faces_left(view, move, left):
    """Return the hand after a move; of which suit a plain card is laid, the model decides."""
    hand, tide = (view.hand, view.tide) if isinstance(move, Lay) else (left.hand, left.tide)
    faces = faces_counted(np.array([faces_of(tide, hand)], np.intp))
    option = np.array([option_of(view.tide, view.wilds, move)])
    return left_after(faces, option) if isinstance(move, Lay) else faces


def known(found, most):
    return found.item() if found <= most else None


def one(part):
    """Return the place of the only mark, or nothing."""
    assert part.sum() in {0, 1}
    return part.argmax().item() if part.any() else None


def test_it_is_told_which_shapes_are_left_and_how_few_values_may_beat_their_highest(asks):
    for ask in asks:
        for row, move in zip(shown(ask).own, ask.choices, strict=True):
            left = after(move, ask.view)
            threats, hand = unseen(ask.view), Counter(map(value_of, left.hand))
            held, others = ([each[value] for value in ordered(left.tide)] for each in (hand, threats))
            expected = [part for shape in SHAPES for part in of_shape(*shape, held, others)]
            assert row[ABOVE_HELD].tolist() == expected


def of_shape(kind, size, held, others):
    tops = [top for top in range(len(VALUES)) if there(kind, size, held, top)]
    if not tops:
        return [0, 0, 0]
    beaten = sum(there(kind, size, others, top) for top in range(tops[-1] + 1, len(VALUES)))
    return [*(beaten <= few for few in FEW_ABOVE_HELD), 1]


def there(kind, size, counts, top):
    """Return whether these cards hold a combination with this highest value."""
    if kind is Kind.RUN:
        return top >= size - 1 and all(counts[top - size + 1 : top + 1])
    return counts[top] >= size


def test_who_hides_wilds_knows_who_leads():
    table = Setting(RULES, 4).table(3)
    asks = [table.ask(seat) for seat in sorted(table.waiting_for())]
    assert len(asks) == 4
    for ask in asks:
        rounds = rounds_of([RULES.imagine(ask.view, Random(0))])
        [scene] = hiding_sights(rounds, ask.seat, np.zeros((1, 1, WILDS), np.int8)).scene
        assert one(scene[-len(SEATS) :]) == (ask.view.mover - ask.seat) % 4
