"""The traits of Onda."""

from tide_gui.presentation.onda.traits import BOMB, LONG, OUT, PASS, TURN, WILD, trait_texts, traits
from tide_gui.presentation.text import in_english
from tide_gui.presentation.traits import counts_of
from tide_gui.rules.onda.combinations import Combination, Kind, Tide
from tide_gui.rules.onda.events import (
    CombinationLaid,
    Passed,
    RoundBegan,
    RoundScored,
    TideTurned,
    TrickWon,
    WildsHidden,
)
from tide_gui.rules.onda.moves import Lay
from tide_gui.rules.onda.state import Result

BEGAN = RoundBegan(0, 0, Tide.HIGH, 0)
ENDED = RoundScored(0, (Result((), 0), Result((71,), 1)))


def laid(seat, size, *, bomb=False, wilds=()):
    kind = Kind.RUN if size > 1 else Kind.SINGLE
    return CombinationLaid(seat, Lay(bomb, (), wilds, Combination(kind, size, 9)), 5)


def counts(*events):
    return counts_of(traits(events), trait_texts(in_english), 2)


def test_bombs_and_turns_of_the_tide_count_once_a_round():
    first, second = counts(
        *(BEGAN, laid(0, 2, bomb=True), laid(0, 3, bomb=True), TideTurned(1, 71, Tide.LOW), ENDED, ENDED)
    )
    assert (first[BOMB], second[BOMB]) == ((1, 2), (0, 2))
    assert (first[TURN], second[TURN]) == ((0, 2), (1, 2))
    assert (first[OUT], second[OUT]) == ((2, 2), (0, 2))


def test_only_what_opens_a_trick_is_a_lead():
    first, second = counts(
        BEGAN, WildsHidden(), laid(0, 3), laid(1, 3), Passed(0), TrickWon(1), laid(1, 1), laid(0, 4)
    )
    assert (first[LONG], second[LONG]) == ((1, 1), (0, 1))


def test_wilds_are_counted_by_combinations_and_passes_by_turns():
    first, second = counts(BEGAN, laid(0, 1), laid(1, 2, wilds=(71,)), Passed(0))
    assert (first[WILD], second[WILD]) == ((0, 1), (1, 1))
    assert (first[PASS], second[PASS]) == ((1, 2), (0, 1))
