"""The traits of Turning Tides."""

from tide_gui.presentation.text import in_english
from tide_gui.presentation.traits import counts_of
from tide_gui.presentation.turning_tides.traits import (
    ATTACK,
    CAPTAIN,
    HIT,
    NAVIGATE,
    SWAP,
    WAIT,
    trait_texts,
    traits,
)
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.decisions import FireFrom, MoveCaptain, SwingFrom
from tide_gui.rules.turning_tides.effects import NothingHit, UnitsRemoved
from tide_gui.rules.turning_tides.events import CardsRevealed, CardsSwapped, Performed


def counts(*events):
    return counts_of(traits(events), trait_texts(in_english), 2)


def test_the_cards_of_each_turn_are_counted():
    first, second = counts(CardsRevealed((Card.FIRE, Card.WAIT)), CardsRevealed((Card.SWING, Card.NAVIGATE)))
    assert (first[ATTACK], first[WAIT], first[NAVIGATE]) == ((2, 2), (0, 2), (0, 2))
    assert (second[ATTACK], second[WAIT], second[NAVIGATE]) == ((0, 2), (1, 2), (1, 2))


def test_an_attack_hits_or_not_and_may_remove_the_captain():
    first, second = counts(
        *(Performed(0, FireFrom(3)), UnitsRemoved(1, 3, captain=True)),
        *(Performed(0, SwingFrom(3)), UnitsRemoved(1, 3, sailors=1)),
        *(Performed(0, FireFrom(4)), NothingHit(1, 4)),
        Performed(1, MoveCaptain(2)),
    )
    assert (first[HIT], first[CAPTAIN]) == ((2, 3), (1, 3))
    assert second == {}


def test_swaps_in_the_lee_are_counted():
    first, second = counts(CardsSwapped(0, (Card.MOVE,), (Card.FIRE,)), CardsSwapped(1, (), ()))
    assert (first[SWAP], second[SWAP]) == ((1, 1), (0, 1))
