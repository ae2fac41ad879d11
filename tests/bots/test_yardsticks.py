"""The yardsticks: what they look at, and that their own rules agree with the rulebook."""

import sys
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest
from bench.turn_the_tide import yardsticks
from bench.turn_the_tide.yardsticks import FlatMonteCarlo, Greedy, Reader, points_of_round
from playing import Setting, at_some_moment, one_turn, played_by

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.rules.game import Weighed, shuffled
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Place

pytestmark = pytest.mark.slow

RULES = TurnTheTide()
THREE, FOUR = Setting(RULES, 3), Setting(RULES, 4)


def with_places(ask, offer, *places):
    """Return the ask with another offer and other places."""
    return replace(ask, view=replace(ask.view, offer=offer, places=tuple(Place(*place) for place in places)))


# -- greedy --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "others", "offer", "place"),
    [
        (9, (5, 7), (2, 11), -1),  # the lower tide is better than the own
        (1, (12, 7), (4, 8), 0),  # better to keep the 1
        (9, (10, 7), (12, 12), 0),  # any tide on offer would be the highest
        (5, (8, 12), (6, 9), 0),  # the own tide is low enough
        (5, (8, 12), (2, 5), -1),  # it would be the highest now
        (4, (2, 3), (1, 3), -1),
    ],
)
def test_greedy_goes_for_the_lowest_tide_that_is_not_the_highest(own, others, offer, place):
    ask = with_places(THREE.table(3).ask(0), offer, (own, 3, 0), *((tide, 3, 0) for tide in others))
    assert Greedy().choose(ask, 1, BUDGET) == ask.choices[place]


def test_greedy_picks_the_highest_or_the_middle_card_at_random_when_both_tides_are_alike():
    ask = with_places(THREE.table(3).ask(0), (3, 3), (9, 3, 0), (12, 3, 0), (7, 3, 0))
    chosen = {Greedy().choose(ask, seed, BUDGET) for seed in range(20)}
    assert chosen == {ask.choices[-1], ask.choices[6]}


def test_greedy_has_only_one_card_in_the_end():
    ask = replace(THREE.table(3).ask(0), choices=(17,))
    assert Greedy().weigh(ask, 1, BUDGET) == (Weighed(17, share=1.0),)


# -- flat Monte Carlo ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_playout_brings_the_points_of_the_rules(seats):
    ends = 0
    for seed in range(40):
        world = at_some_moment(Setting(RULES, seats), seed)._state
        if world.over:
            continue
        orders = [shuffled(cards, Random(seed)) for cards in world.cards]
        found = points_of_round(world, orders, world.tides[2 * len(world.hands) :])
        assert found == by_the_book(world, orders)
        ends += 1
    assert ends > 20


def by_the_book(world, orders):
    """Return the points of the same cards by the rules."""
    state, hand = world, 0
    while len(state.rounds) == len(world.rounds):
        state, _ = RULES.play(state, {seat: orders[seat][hand] for seat in RULES.to_act(state)})
        hand += 1
    return [result.points for result in state.rounds[-1].results]


def test_flat_monte_carlo_does_the_same_with_the_same_seed():
    ask, bot = FOUR.table(1).ask(0), FlatMonteCarlo(playouts=60)
    assert bot.choose(ask, 5, BUDGET) == bot.choose(ask, 5, BUDGET)
    assert len({bot.choose(ask, seed, BUDGET) for seed in range(10)}) > 1
    [chosen] = [choice.move for choice in bot.weigh(ask, 5, BUDGET) if choice.share]
    assert chosen == bot.choose(ask, 5, BUDGET)


@pytest.mark.parametrize("bot", [Greedy(), FlatMonteCarlo(playouts=48)], ids=["greedy", "flat"])
def test_a_yardstick_beats_drifters(bot):
    scores = [played_by((bot, Drifter(), Drifter()), THREE, deal).outcome().scores for deal in range(1, 9)]
    own, *others = map(sum, zip(*scores, strict=True))
    assert own > 1.5 * max(others)


def test_flat_monte_carlo_plays_its_last_card_without_playouts():
    ask = replace(THREE.table(1).ask(0), choices=(17,), view=None)
    assert FlatMonteCarlo().choose(ask, 1, BUDGET) == 17


# -- the reader ----------------------------------------------------------------------------------


class Glass:
    """Plays its highest card in three of four cases, else its lowest, and keeps what it was asked."""

    def __init__(self):
        self.asks, self.against = [], {}

    def weigh(self, ask, seed, budget):
        self.asks.append(ask)
        return (
            Weighed(ask.choices[0], chance=0.5, share=0.25),
            Weighed(ask.choices[-1], chance=0.5, share=0.75),
        )

    def answers(self, ask, shares, budget):
        self.against = shares
        return tuple(Weighed(card, chance=card % 10 / 10, share=0.0) for card in ask.choices)


def after_a_round(setting, deal):
    """Return a game at the beginning of its second round."""
    table = setting.table(deal)
    while not table.view(None).rounds:
        one_turn(table, Random(deal))
    return table


def test_the_reader_plays_the_best_answer():
    ask = THREE.table(1).ask(0)
    best = max(ask.choices, key=lambda card: card % 10)
    assert Reader(Glass()).choose(ask, 1, BUDGET) % 10 == best % 10
    assert [choice.share for choice in Reader(Glass()).weigh(ask, 1, BUDGET)].count(1.0) == 1


def test_the_reader_asks_with_the_view_that_each_opponent_could_have():
    glass, ask = Glass(), FOUR.table(1).ask(2)
    Reader(glass).choose(ask, 1, BUDGET)
    assert [theirs.seat for theirs in glass.asks] == [0] * 3 + [1] * 3 + [3] * 3
    for theirs in glass.asks:
        assert theirs.choices == theirs.view.cards
        assert not set(theirs.choices) & set(ask.choices)
        assert (theirs.view.places, theirs.view.offer, theirs.view.seat) == (
            ask.view.places,
            ask.view.offer,
            theirs.seat,
        )


def test_the_reader_averages_over_worlds_in_the_first_round():
    glass = Glass()
    Reader(glass).choose(FOUR.table(1).ask(0), 1, BUDGET)
    assert glass.against.keys() == {1, 2, 3}
    for shares in glass.against.values():
        assert sum(shares.values()) == pytest.approx(1)
        assert len(shares) > 2


def test_the_reader_knows_the_hands_that_were_shown():
    tables = (after_a_round(THREE, deal) for deal in range(1, 50))
    table = next(table for table in tables if len(table.view(None).rounds[0].hands) == HANDS)
    glass = Glass()
    Reader(glass).choose(table.ask(0), 1, BUDGET)
    assert [theirs.view for theirs in glass.asks] == [table.view(1), table.view(2)]


def test_the_reader_does_not_read_a_seat_that_is_out():
    glass, ask = Glass(), FOUR.table(1).ask(0)
    out = replace(ask.view.places[1], afloat=False)
    view = replace(ask.view, places=(ask.view.places[0], out, *ask.view.places[2:]))
    Reader(glass).choose(replace(ask, view=view), 1, BUDGET)
    assert glass.against.keys() == {2, 3}


# -- by name -------------------------------------------------------------------------------------


def test_forgetful_and_plain_are_the_expert_with_a_switch(monkeypatch):
    made = []
    monkeypatch.setitem(
        sys.modules,
        "tide_gui.bots.turn_the_tide.expert",
        SimpleNamespace(Expert=lambda **switches: made.append(switches) or Drifter()),
    )
    for name in ("expert", "forgetful", "plain", "reader"):
        yardsticks.YARDSTICKS[name]()
    assert made == [{}, {"memory": False}, {"mixed": False}, {}]
