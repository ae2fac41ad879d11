"""The checks of secrets each find a game that breaks them, and compare as much as they can."""

from dataclasses import replace

import pytest
from broken_games import EXCHANGE, BuriedShown, Cheating, Talkative, found_by
from fourth_game.rules import BidsShown, Buried, Pebbles, PebbleTaken

from tide_gui.testing import Terms, settings_of
from tide_gui.testing.random_game import played
from tide_gui.testing.secrets_hold import (
    SECRETS,
    another_world_differs,
    compared,
    what_is_hidden_changes_no_event,
    what_is_hidden_does_not_show,
)


class Leaking(Pebbles):
    def view(self, state, seat):
        return replace(super().view(state, seat), pebbles=state.pebbles)


class Knowing(Pebbles):
    """Allows moves that depend on what the others have buried."""

    def legal(self, state, seat):
        others = [sum(cards) for other, cards in enumerate(state.buried) if other != seat]
        moves = super().legal(state, seat)
        return moves[sum(others) % 2 :] if len(moves) > 1 else moves


def the_same(state, viewers, rng, *, next_alike=False):
    return state


BROKEN = [
    (what_is_hidden_does_not_show, Leaking, EXCHANGE, "in `pebbles` what it may not know"),
    (what_is_hidden_does_not_show, Cheating, EXCHANGE, "in `buried` what it may not know"),
    (what_is_hidden_does_not_show, Knowing, EXCHANGE, "`legal` depends on what seat"),
    (what_is_hidden_changes_no_event, Knowing, EXCHANGE, "after a turn `legal` depends on what seat"),
    (what_is_hidden_changes_no_event, Talkative, EXCHANGE, "the event BuriedShown shows what was hidden"),
    (another_world_differs, Pebbles, the_same, "`exchange` finds no other state in a whole game"),
]


@pytest.mark.parametrize(("check", "game", "exchange", "sentence"), BROKEN)
def test_a_fault_is_told(check, game, exchange, sentence):
    assert sentence in found_by(check, game(), Terms(exchange=exchange))


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*SECRETS}


def found_after(game, **meant):
    """What the check of events finds in a game that means some of them to show or hand over something."""
    return found_by(what_is_hidden_changes_no_event, game, Terms(exchange=EXCHANGE, **meant))


def test_an_event_that_may_show_something_and_shows_nothing_hides_no_later_leak():
    assert "the event BuriedShown shows what was hidden" in found_after(Talkative(), shown=(BidsShown,))


def test_after_an_event_that_may_show_something_and_shows_nothing_views_are_compared():
    assert "after a turn the view of seat 0 shows in `buried`" in found_after(Cheating(), shown=(BidsShown,))


def test_after_an_event_of_handed_over_nothing_is_compared():
    assert found_after(Cheating(), handed_over=(Buried, BidsShown, PebbleTaken)) == ""


def test_an_event_that_may_show_something_ends_the_comparison_where_it_does():
    assert found_after(Talkative(), shown=(BuriedShown,)) == ""


def test_worlds_that_part_in_the_turn_do_not_count_as_compared():
    often, always = (
        compared(played(settings_of(game)[0], 0, 0), Terms(exchange=EXCHANGE, shown=(BuriedShown,)))
        for game in (Talkative(), Pebbles())
    )
    assert 0 < sum(often) < sum(always)
