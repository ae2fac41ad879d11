"""Beginners, casual and strong players of Onda: honest, repeatable, and with the intended weaknesses."""

import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import numpy as np
import pytest
from playing import Setting, played_by, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.onda import expert as expert_module
from tide_gui.bots.onda.after_moves import afters
from tide_gui.bots.onda.beginner import BEGINNERS, Beginner
from tide_gui.bots.onda.casual import CASUALS, Casual
from tide_gui.bots.onda.expert import EXPERTS, Expert
from tide_gui.bots.onda.lower_levels import height
from tide_gui.bots.onda.strong import STRONGS, Strong
from tide_gui.bots.onda.value_net import Worth
from tide_gui.bots.roster import bot_for
from tide_gui.bots.styles import LikingStyle
from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.rules.game import Ask, NoOptions
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.moves import HideWilds, Lay, Pass, TurnTide
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Action, Result, Stage

RULES = Onda()
CAST = {
    Level.BEGINNER: (Beginner, BEGINNERS),
    Level.CASUAL: (Casual, CASUALS),
    Level.STRONG: (Strong, STRONGS),
}
MADE = [made for made, _ in CAST.values()]
every_level = pytest.mark.parametrize("made", MADE)
every_table = pytest.mark.parametrize("seats", RULES.seats)


def shares(bot, ask):
    return {weighed.move: weighed.share for weighed in bot.weigh(ask, 1, BUDGET)}


@cache
def asks_of(seats):
    """Return asks at many moments of a random game, among them some to hide wilds and to lay after a turn."""
    asks = [table.ask(min(table.waiting_for())) for table in random_moments(Setting(RULES, seats), 1)]
    by_stage = {stage: [ask for ask in asks if ask.view.stage is stage] for stage in Stage}
    return [*by_stage[Stage.WILDS][:2], *by_stage[Stage.BONUS][:3], *by_stage[Stage.ACTION][::9]]


def cards(names):
    return tuple(sorted(10 * int(name[:-1]) + " AB".index(name[-1]) for name in names.split()))


def ask(hand, wilds="", *, table=None, rivals=("1A 2A 3A 4A 5A 6A 7A 8A",), bomb=6, **changes):
    """Return the ask of seat 0; a combination on the table is of seat 1."""
    course = ((Action(1, lay=RULES.read(table)),),) if table else ((),)
    state = replace(
        RULES.start(1 + len(rivals), NoOptions()),
        hands=(cards(hand), *map(cards, rivals)),
        wilds=(cards(wilds), *((),) * len(rivals)),
        stage=Stage.ACTION,
        mover=0,
        bomb=bomb - 1,
        course=course,
        **changes,
    )
    return Ask(1, 1, 0, RULES.view(state, 0), RULES.legal(state, 0))


def favourite(bot, ask):
    """Return what it would most probably do, in its written form."""
    found = shares(bot, ask)
    return RULES.write(max(found, key=found.__getitem__))


# -- all of them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", CAST)
def test_the_four_characters_of_a_level_have_different_styles(level):
    made, cast = CAST[level]
    names = [name for name in CHARACTERS if CHARACTERS[name].level is level]
    assert {CHARACTERS[name].temper for name in names} == cast.keys() == set(Temper)
    assert len(set(cast.values())) == len(names) == 4
    question = asks_of(3)[-1]
    for name in names:
        expected = made(cast[CHARACTERS[name].temper])
        assert shares(bot_for(name, RULES.key), question) == shares(expected, question)


@every_level
@every_table
def test_every_move_is_weighed_and_a_legal_one_is_chosen_again_and_again(seats, made):
    for number, question in enumerate(asks_of(seats)):
        bot, again = made(LikingStyle()), made(LikingStyle())
        weighed = bot.weigh(question, number, BUDGET)
        assert [each.move for each in weighed] == list(question.choices)
        assert sum(each.share for each in weighed) == pytest.approx(1)
        assert all(each.share >= 0 and each.chance is None and each.points is None for each in weighed)
        assert weighed == again.weigh(question, number, BUDGET)
        assert bot.choose(question, number, BUDGET) == again.choose(question, number, BUDGET)
        assert bot.choose(question, number, BUDGET) in question.choices


@every_level
@every_table
def test_equal_views_get_equal_shares_whatever_the_others_hold(seats, made):
    for question in asks_of(seats)[::2]:
        imagined = RULES.imagine(question.view, Random(question.turn))
        changed = replace(question, view=RULES.view(imagined, question.seat))
        assert shares(made(LikingStyle()), changed) == shares(made(LikingStyle()), question)


@every_level
def test_moves_that_differ_in_suits_only_share_one_share(made):
    one, both = ask("7A 9A 12A 12B"), ask("7A 9A 9B 12B")
    alone, twins = shares(made(LikingStyle()), one), shares(made(LikingStyle()), both)
    assert sum(alone.values()) == pytest.approx(sum(twins.values()))
    nine, other = (twins[RULES.read(f"follow 9{suit} single 9")] for suit in "AB")
    assert nine == other > 0


def test_a_turn_of_the_tide_has_its_share_whatever_else_could_turn_it():
    questions = [ask("6A 9A", wilds, table="follow 8A single 8") for wilds in ("7A 7B", "2A 7A")]
    question, other = (
        {RULES.write(move): share for move, share in shares(Strong(LikingStyle(whim=9)), each).items()}
        for each in questions
    )
    assert question["turn 7A"] == question["turn 7B"]
    both = question["turn 7A"] + question["turn 7B"]
    assert both / question["pass"] == pytest.approx(other["turn 7A"] / other["pass"])


def wilds_spent(bot, question):
    spent = {Lay: lambda move: len(move.wilds), TurnTide: lambda _: 1}
    return sum(
        share * spent[type(move)](move)
        for move, share in shares(bot, question).items()
        if type(move) in spent
    )


@every_level
def test_the_bold_spend_their_wilds_sooner_than_the_careful(made):
    cast = next(cast for other, cast in CAST.values() if other is made)
    tempers = (Temper.BOLD, Temper.STEADY, Temper.CAREFUL)
    questions = [question for question in asks_of(4) if question.view.stage is Stage.ACTION]
    bold, steady, careful = (
        sum(wilds_spent(made(cast[temper]), question) for question in questions) for temper in tempers
    )
    assert bold > 1.02 * steady > 1.02**2 * careful > 0


@pytest.mark.parametrize(
    ("chance", "spenders"),
    [
        (0.48, set()),
        (0.493, {Temper.BOLD}),
        (0.4995, {Temper.BOLD, Temper.WHIMSICAL}),
        (0.505, set(Temper) - {Temper.CAREFUL}),
        (0.54, set(Temper)),
    ],
)
def test_tempers_differ_in_when_a_wild_is_worth_spending(monkeypatch, chance, spenders):
    """Without a wild the best move wins 50 of 100 games, the worst one 30."""
    question = ask("9A 3B", "5A", table="follow 7A single 7")

    def played_out(asked, *_):
        spending = [move_spends(move) for move in asked.choices]
        kept = [0.3 if isinstance(move, Pass) else 0.5 for move in asked.choices]
        nothing = np.zeros(len(kept), np.float32)
        return Worth(nothing, nothing, nothing), np.where(spending, chance, kept)

    monkeypatch.setattr(expert_module, "_played_out", played_out)
    found = {temper for temper in Temper if wilds_spent(Expert(EXPERTS[temper]), question)}
    assert found == spenders


def move_spends(move):
    return isinstance(move, TurnTide) or (isinstance(move, Lay) and bool(move.wilds))


def test_a_careful_expert_does_not_wait_where_nothing_can_be_won():
    lost = (Result(cards("1A 1B 15A 15B"), 2), Result((), 0))
    question = ask("9A", table="follow 7A single 7", rounds=(lost,) * 3)
    assert favourite(Expert(EXPERTS[Temper.CAREFUL]), question) == "follow 9A single 9"


@every_level
def test_the_whimsical_are_less_sure_of_what_they_like(made):
    for question in asks_of(3):
        sure, whimsical = (max(shares(made(LikingStyle(whim=whim)), question).values()) for whim in (1, 2))
        assert whimsical <= sure + 1e-9


def test_only_the_strong_need_numpy():
    code = "import sys, tide_gui.bots.onda.casual, tide_gui.bots.onda.beginner as b\n"
    code += "print('numpy' in sys.modules, bool(b.BEGINNERS))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


@pytest.mark.parametrize(
    ("text", "high", "low"),
    [
        ("follow 9A single 9", 9, 7),
        ("follow 15A 15B set 15", 15, 1),
        ("follow 5A 6B 7A run 7", 7, 11),  # its lower end counts at low tide
    ],
)
def test_how_high_a_combination_is_depends_on_the_tide(text, high, low):
    combination = RULES.read(text).combination
    assert (height(combination, Tide.HIGH), height(combination, Tide.LOW)) == (high, low)


# -- beginners -----------------------------------------------------------------------------------


def test_a_beginner_leads_what_is_long_and_follows_with_the_smallest_step():
    bot = Beginner(LikingStyle())
    assert favourite(bot, ask("2A 5A 6B 7A 12A", "1A 1B")) == "follow 5A 6B 7A run 7"
    assert favourite(bot, ask("2A 5A 6B 7A 12A", "1A 1B", table="follow 4A single 4")) == "follow 5A single 5"
    low = ask("2A 5A 6B 7A 12A", "1A 1B", table="follow 8A single 8", tide=Tide.LOW)
    assert favourite(bot, low) == "follow 7A single 7"


def test_a_beginner_breaks_groups_where_a_casual_player_keeps_them():
    question = ask("8A 8B 11A", "1A 1B", table="follow 7A single 7")
    assert favourite(Beginner(LikingStyle()), question).startswith("follow 8")
    assert favourite(Casual(LikingStyle()), question) == "follow 11A single 11"


def test_a_beginner_hides_what_is_low_and_a_strong_player_what_fits_nothing():
    question = hiding("1A 3A 4A 5A 6A 8A 8B 9A 9B 9B 11B 14A")
    assert favourite(Beginner(LikingStyle()), question) == "wilds 1A 3A"
    assert favourite(Strong(LikingStyle()), question) == "wilds 1A 14A"


def hiding(hand):
    view = replace(asks_of(2)[0].view, hand=cards(hand), tide=Tide.HIGH)
    assert view.stage is Stage.WILDS
    pairs = {(one, other) for at, one in enumerate(view.hand) for other in view.hand[at + 1 :]}
    return Ask(1, 0, 0, view, tuple(map(HideWilds, sorted(pairs))))


# -- casual players ------------------------------------------------------------------------------


def test_a_casual_player_uses_a_wild_once_somebody_is_nearly_out():
    cool, hot = (
        ask("9A 9B 3A 2A", "5A 5B", table="follow 11A 11B set 11", rivals=(rival,), tide=Tide.HIGH)
        for rival in ("1A 2A 3A 4A 5A 6A 7A 8A", "1A 2A")
    )
    bot = Casual(LikingStyle())
    assert wilds_spent(bot, hot) > wilds_spent(bot, cool) + 0.2


def test_a_casual_player_holds_on_to_its_wilds_while_nobody_is_nearly_out():
    hand, wilds, table = "3A 3B 5A 6A 12A", "1A 1B", "follow 8A 8B set 8"
    bot = Casual(LikingStyle())
    cool, hot = (
        ask(hand, wilds, table=table, rivals=(rival,), bomb=5) for rival in ("1A 2A 3A 4A 5A", "1A 2A")
    )
    assert favourite(bot, cool) == "pass"
    assert favourite(bot, hot).startswith("follow 12A +1")


def test_a_full_table_makes_a_casual_player_unsteady():
    rivals = ("1A 2A 3A 4A 5A",)
    few, many = (
        shares(Casual(LikingStyle()), ask("3A 5A 6A 12A", table="follow 4A single 4", rivals=rivals * count))
        for count in (1, 4)
    )
    assert few.keys() == many.keys()
    assert max(few.values()) > max(many.values()) + 0.1


@pytest.mark.parametrize("made", [Casual, Strong])
def test_only_experts_look_at_what_is_gone(made):
    question = ask("3A 9A 9B 12A 13A", "5A 5B", table="follow 7A single 7")
    gone = replace(question, view=replace(question.view, discards=cards("14A 14A 14B 14B 15A 15A 15B 15B")))
    assert shares(made(LikingStyle()), gone) == shares(made(LikingStyle()), question)


# -- strong players ------------------------------------------------------------------------------


def test_a_strong_player_keeps_what_takes_one_play():
    question = ask("5A 6A 7A 8A 14A", table="follow 4A single 4")
    assert favourite(Strong(LikingStyle()), question) == "follow 14A single 14"


def test_a_strong_player_leads_a_pair_against_a_last_card():
    question = ask("9A 9B 6A", rivals=("10A",))
    assert favourite(Strong(LikingStyle()), question) == "follow 9A 9B set 9"


def test_a_strong_player_turns_the_tide_on_the_highest_card():
    question = ask("1A 2A", "3A 9A", table="follow 15A single 15", rivals=("10A 11A",))
    assert favourite(Strong(LikingStyle()), question).startswith("turn")


def test_a_strong_player_goes_out_if_it_can():
    question = ask("9A", "2A", table="follow 8A 8B set 8")
    assert favourite(Strong(LikingStyle()), question) == "follow 9A +2A set 9"


@every_table
def test_what_a_seat_has_after_a_move_is_what_the_rules_say(seats):
    for table in islice(random_moments(Setting(RULES, seats), 2), 2, None, 7):
        state, seat = table._state, min(table.waiting_for())
        choices = table.choices(seat) if state.stage is not Stage.WILDS else ()
        for move in choices[:: 1 + len(choices) // 12]:
            found = {(after.hand, after.wilds, after.tide) for after in afters(move, table.view(seat))}
            assert found == set(ways_on(state, seat, move))


def ways_on(state, seat, move):
    """Yield hand, number of wilds and tide after a move, and after each bonus."""
    after, _ = RULES.play(state, {seat: move})
    if len(after.rounds) > len(state.rounds):
        yield (), after.rounds[-1][seat].wilds, after.tide
    elif after.stage is Stage.BONUS:
        for bonus in RULES.legal(after, seat):
            yield from ways_on(after, seat, bonus)
    else:
        yield after.hands[seat], len(after.wilds[seat]), after.tide


# -- how well they play --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "other"),
    [
        (Beginner(LikingStyle()), Drifter()),
        pytest.param(Casual(LikingStyle()), Beginner(LikingStyle()), marks=pytest.mark.slow),
        pytest.param(Strong(LikingStyle()), Casual(LikingStyle()), marks=pytest.mark.slow),
    ],
)
def test_a_level_makes_more_points_than_the_one_below(level, other):
    scores = [played_by((level, other), Setting(RULES, 2), deal).outcome().scores for deal in range(1, 17)]
    own, others = map(sum, zip(*scores, strict=True))
    assert own > others + 20
