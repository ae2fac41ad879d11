"""What experts think alike: one of them thinks it for all, from public facts, with the experience in use."""

from itertools import islice

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.turn_the_tide import hand_worlds as hand_worlds_module
from tide_gui.bots.turn_the_tide import hidden_hands as hidden_hands_module
from tide_gui.bots.turn_the_tide.ending import counted
from tide_gui.bots.turn_the_tide.experience import experience, from_file, in_use
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings, ending_of, hand_worlds_of
from tide_gui.bots.turn_the_tide.hidden_hands import guessed_hands, known_hands
from tide_gui.bots.turn_the_tide.known import common, guesses
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

RULES = TurnTheTide()
SEATS = 4


@pytest.fixture
def guessed(monkeypatch):
    """The views that hidden hands are guessed from."""
    seen = []
    monkeypatch.setattr(
        hidden_hands_module, "guesses", lambda *which: seen.append(which[0]) or guesses(*which)
    )
    hidden_hands_module._guesses.cache_clear()
    return seen


def states(wanted):
    """Yield the states of random games that are wanted."""
    for deal in range(6):
        for table in random_moments(Setting(RULES, SEATS), deal):
            if wanted(table._state):
                yield table._state


def in_first_round(state):
    return not state.rounds and 3 <= len(state.hands) <= 6


def asked(state):
    """Return the views of all seats that are asked."""
    return [RULES.view(state, seat) for seat in sorted(RULES.to_act(state))]


def worlds_in(view):
    return hand_worlds_of(view, SearchSettings(), np.zeros(SEATS, np.float32))


def test_hidden_hands_are_guessed_once_for_all_experts_at_a_table_and_from_public_facts_alone(guessed):
    found = list(islice(states(in_first_round), 3))
    assert len(found) == 3
    for state in found:
        guessed.clear()
        for view in asked(state):
            worlds_in(view)
        assert guessed == [RULES.view(state, None)]


def test_hindsight_samples_fewer_hands_from_the_same_guesses(guessed):
    seen = RULES.view(next(states(in_first_round)), None)
    many, few = (guessed_hands(seen, samples, infers=True) for samples in (20, 10))
    assert len(guessed) == 1
    assert (many.shape[1], few.shape[1]) == (20, 10)


def test_another_experience_leads_to_other_guesses_and_the_former_ones_come_back_with_it(guessed):
    seen = RULES.view(next(states(in_first_round)), None)
    ways = experience().ways
    others = experience()._replace(ways=ways._replace(draw=-3 * ways.draw))
    usual = guessed_hands(seen, 20, infers=True)
    with in_use(others):
        assert (guessed_hands(seen, 20, infers=True) != usual).any()
    assert (guessed_hands(seen, 20, infers=True) == usual).all()
    assert len(guessed) == 2


def test_an_experience_is_equal_to_itself_alone():
    learnt = from_file()
    assert len({learnt, learnt, learnt._replace()}) == 2


def test_hands_that_all_know_are_those_that_are_held():
    found = 0
    for state in states(lambda state: len(state.hands) < HANDS - 1):
        known = known_hands(common(asked(state)[0]))
        if known is not None:
            held = [
                list(cards) for cards, place in zip(state.cards, state.places, strict=True) if place.afloat
            ]
            assert known[:, 0].tolist() == held
            found += 1
    assert found


def test_an_end_is_counted_once_for_all_experts_at_a_table(monkeypatch):
    ends = []
    monkeypatch.setattr(hand_worlds_module, "counted", lambda *which: ends.append(1) or counted(*which))
    hand_worlds_module._counted.cache_clear()
    last = lambda state: len(state.rounds) == SEATS - 1 and len(state.hands) == HANDS - 2  # noqa: E731
    wanted = list(islice(states(last), 3))
    assert len(wanted) == 3
    for number, state in enumerate(wanted, 1):
        found = [ending_of(view, worlds_in(view)) for view in asked(state)]
        assert found[0] is not None
        assert all(each is found[0] for each in found)
        assert len(ends) == number
