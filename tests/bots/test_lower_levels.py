"""Beginners and casual players: honest, repeatable, and with the intended weaknesses."""

import subprocess
import sys
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from playing import TIDE_SETTINGS, Setting, one_turn, played_by

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.roster import bot_for
from tide_gui.bots.styles import LikingStyle
from tide_gui.bots.turn_the_tide.beginner import BEGINNERS, Beginner
from tide_gui.bots.turn_the_tide.casual import CASUALS, Casual
from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.rules.turn_the_tide.cards import WEATHER
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Place, PlayedHand

RULES = TurnTheTide()
OFTEN_ENOUGH = 0.2  # in open play, where a hand has many asks
BEGINNER, CASUAL = (
    [character.name for character in CHARACTERS.values() if character.level is level]
    for level in (Level.BEGINNER, Level.CASUAL)
)
LEVELS = [Beginner, Casual]


def new_bot(name):
    """Make a new bot of this character."""
    return bot_for(name, RULES.key)


def shares(bot, ask):
    """Return the share of each card."""
    return {choice.move: choice.share for choice in bot.weigh(ask, 1, BUDGET)}


def mean_card(bot, ask):
    """Return the mean card it plays."""
    return sum(card * share for card, share in shares(bot, ask).items())


@cache
def asks_of(setting):
    """Return asks at many moments of a game, from the first hand to the last round."""
    table, rng = setting.table(1), Random(1)
    asks = []
    while waiting := table.waiting_for():
        if len(waiting) > 1 or rng.random() < OFTEN_ENOUGH:
            asks.append(table.ask(rng.choice(sorted(waiting))))
        one_turn(table, rng)
    assert {len(ask.view.rounds) for ask in asks} == set(range(setting.seats))
    return asks


def ask_with(setting, offer, own, *others, **seen):
    """Return an ask of seat 0 with these tides on the table; everybody has three preservers."""
    ask = setting.table(3).ask(0)
    places = tuple(Place(tide, 3, 0) for tide in (own, *others))
    return replace(ask, view=replace(ask.view, offer=offer, places=places, **seen))


THREE = Setting(RULES, 3)


# -- both ----------------------------------------------------------------------------------------


def test_the_roster_has_four_characters_of_each_level():
    for names, made, cast in ((BEGINNER, Beginner, BEGINNERS), (CASUAL, Casual, CASUALS)):
        assert {CHARACTERS[name].temper for name in names} == cast.keys() == set(Temper)
        assert len(names) == len(set(cast.values())) == 4
        ask = THREE.table(3).ask(0)
        for name in names:
            bot = new_bot(name)
            assert type(bot) is made
            assert shares(bot, ask) == shares(made(cast[CHARACTERS[name].temper]), ask)


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_every_card_is_weighed_and_a_legal_one_is_chosen_again_and_again(setting):
    for number, ask in enumerate(asks_of(setting)):
        bot, again = (new_bot([*BEGINNER, *CASUAL][number % 8]) for _ in range(2))
        weighed = bot.weigh(ask, number, BUDGET)
        assert [choice.move for choice in weighed] == list(ask.choices)
        assert sum(choice.share for choice in weighed) == pytest.approx(1)
        assert all(choice.share > 0 and choice.chance is None and choice.points is None for choice in weighed)
        assert weighed == again.weigh(ask, number, BUDGET)
        assert bot.choose(ask, number, BUDGET) == again.choose(ask, number, BUDGET) in ask.choices


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_drawn_as_its_share_says(level):
    ask, bot = THREE.table(1).ask(0), level(LikingStyle())
    drawn = [bot.choose(ask, seed, BUDGET) for seed in range(500)]
    for card, share in shares(bot, ask).items():
        assert drawn.count(card) / 500 == pytest.approx(share, abs=0.06)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_equal_views_get_equal_shares_whatever_the_others_hold(setting, level):
    for ask in asks_of(setting)[::3]:
        imagined = RULES.imagine(ask.view, Random(ask.turn))
        changed = replace(ask, view=RULES.view(imagined, ask.seat))
        assert shares(level(LikingStyle()), changed) == shares(level(LikingStyle()), ask)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_the_bold_play_higher_cards_than_the_careful(setting, level):
    undecided = [ask for ask in asks_of(setting) if len(ask.choices) > 1]
    assert len(undecided) > 10
    for ask in undecided[::3]:
        bold, steady, careful = (mean_card(level(LikingStyle(boldness=lean)), ask) for lean in (0.3, 0, -0.3))
        assert bold > steady > careful


@pytest.mark.parametrize("level", LEVELS)
def test_the_whimsical_are_less_sure_of_what_they_like(level):
    for ask in asks_of(THREE):
        sure, whimsical = (max(shares(level(LikingStyle(whim=whim)), ask).values()) for whim in (1, 2))
        assert whimsical <= sure


@pytest.mark.parametrize("level", LEVELS)
def test_the_seat_with_the_highest_tide_plays_higher_for_a_low_one(level):
    bot = level(LikingStyle())
    in_need = ask_with(THREE, (1, 10), 12, 5, 3)
    at_ease = ask_with(THREE, (6, 10), 1, 12, 7)
    assert mean_card(bot, in_need) > mean_card(bot, at_ease) + 10


def test_numpy_is_not_needed():
    code = "import sys, tide_gui.bots.turn_the_tide.casual, tide_gui.bots.turn_the_tide.beginner as b\n"
    code += "print('numpy' in sys.modules, bool(b.BEGINNERS))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


# -- what each of them lacks ---------------------------------------------------------------------


def later_asks(setting):
    """Return the asks after the first round."""
    return [ask for ask in asks_of(setting) if ask.view.rounds]


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_a_beginner_remembers_nothing(setting):
    for ask in asks_of(setting):
        blank = replace(ask.view, hands=(), rounds=(), held=(), leftovers=())
        for name in BEGINNER:
            assert shares(new_bot(name), replace(ask, view=blank)) == shares(new_bot(name), ask)


def test_a_beginner_sees_only_whether_a_higher_card_is_open():
    bot = Beginner(LikingStyle())
    none, one, other, two = (
        ask_with(THREE, (2, 9), 5, 7, 6, laid=laid)
        for laid in ((), (None, 60, None), (None, 4, 60), (None, 60, 59))
    )
    assert shares(bot, one) == shares(bot, other) == shares(bot, two)
    assert mean_card(bot, one) < mean_card(bot, none)


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_a_casual_player_forgets_what_others_showed_in_former_rounds(setting):
    for ask in later_asks(setting)[::3]:
        rounds = tuple(
            replace(played, hands=tuple(map(other_cards, played.hands))) for played in ask.view.rounds
        )
        changed = replace(ask, view=replace(ask.view, rounds=rounds))
        for name in CASUAL:
            assert shares(new_bot(name), changed) == shares(new_bot(name), ask)


def other_cards(hand):
    """Return the same reveal with other cards."""
    return PlayedHand(hand.offer, tuple(card and WEATHER[-card] for card in hand.plays))


def test_a_casual_player_remembers_the_hand_that_it_passed_to_the_left():
    bot, ask = Casual(LikingStyle()), later_asks(THREE)[0]
    own, passed = ask.view.held[-1], ask.view.held[-2]
    unknown = [card for card in WEATHER if card not in own + passed][:12]
    changed = replace(ask, view=replace(ask.view, held=(*ask.view.held[:-2], tuple(unknown), own)))
    assert shares(bot, changed) != shares(bot, ask)


def test_a_casual_player_notices_when_a_card_of_a_hand_it_held_is_gone():
    ask = table_of_the_second_round().ask(0)
    highest = max(ask.view.held[0])
    gone = PlayedHand((1, 2), (None, highest, None))
    kept = PlayedHand((1, 2), (None, None, highest))
    bot = Casual(LikingStyle())
    assert shares(bot, after(ask, gone)) != shares(bot, after(ask, kept))


def after(ask, hand):
    """Return the ask with one hand played in this round."""
    return replace(ask, view=replace(ask.view, hands=(hand,)))


def table_of_the_second_round():
    table = THREE.table(5)
    while not table.view(None).rounds:
        one_turn(table, Random(5))
    return table


def test_a_casual_player_counts_open_leftovers_as_gone():
    ask = ask_with(THREE, (2, 9), 5, 7, 6)
    highest = tuple(card for card in WEATHER if card not in ask.choices)[-24:]
    changed = replace(ask, view=replace(ask.view, leftovers=highest))
    best = sorted(ask.choices)[-3]
    bot = Casual(LikingStyle())
    assert shares(bot, changed)[best] > 1.2 * shares(bot, ask)[best]


def test_a_casual_player_lays_no_more_than_it_needs_on_open_cards():
    ask = ask_with(THREE, (1, 12), 11, 5, 3, laid=(None, 20, 30))
    enough = min(card for card in ask.choices if card > 30)
    found = shares(Casual(LikingStyle(whim=0.2)), ask)
    assert max(found, key=found.__getitem__) == enough


def test_a_casual_player_expects_seats_with_a_high_tide_to_play_high():
    bot = Casual(LikingStyle())
    asks = [ask_with(THREE, (4, 6), 5, *tides) for tides in ((12, 12), (1, 12))]
    assert shares(bot, asks[0]) != shares(bot, asks[1])


# -- how well they play --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "other"),
    [(Beginner(LikingStyle()), Drifter()), (Casual(LikingStyle()), Beginner(LikingStyle()))],
)
def test_a_level_makes_more_points_than_the_one_below(level, other):
    scores = [played_by((level, other, other), THREE, deal).outcome().scores for deal in range(1, 13)]
    own, *others = map(sum, zip(*scores, strict=True))
    assert own > 1.2 * max(others)
