"""The levels of Turning Tides: honest, repeatable, and with the intended weaknesses."""

import subprocess
import sys
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from playing import Setting, played_by, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.roster import bot_for
from tide_gui.bots.turning_tides.beginner import BEGINNERS, Beginner
from tide_gui.bots.turning_tides.casual import CASUALS, Casual
from tide_gui.bots.turning_tides.expert import EXPERTS, Expert
from tide_gui.bots.turning_tides.strong import STRONGS, Strong
from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.rules.game import Ask
from tide_gui.rules.turning_tides.cards import EXCHANGE, Card, box_of, without
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SHIPS, Board, Ship
from tide_gui.rules.turning_tides.state import Options, Phase, Place

RULES = TurningTides()
FULL, INTRODUCTORY = Setting(RULES, 2), Setting(RULES, 2, (("introductory", True),))
CAST = {
    Level.BEGINNER: (Beginner, BEGINNERS),
    Level.CASUAL: (Casual, CASUALS),
    Level.STRONG: (Strong, STRONGS),
    Level.EXPERT: (Expert, EXPERTS),
}
BOTS = [made(cast[Temper.STEADY]) for made, cast in CAST.values()]
every_bot = pytest.mark.parametrize("bot", BOTS, ids=CAST)


def shares(bot, ask):
    return {weighed.move: weighed.share for weighed in bot.weigh(ask, 1, BUDGET)}


@cache
def asks():
    """Return asks of every phase of a full game, and some of the introductory one."""
    found = [table.ask(max(table.waiting_for())) for table in random_moments(FULL, 3)]
    phases = {phase: [ask for ask in found if ask.view.phase is phase] for phase in Phase}
    some = [ask for phase in phases.values() for ask in (*phase[:2], *phase[3::31])]
    introductory = [table.ask(min(table.waiting_for())) for table in random_moments(INTRODUCTORY, 2)]
    return [*some, *introductory[::15]]


def ask(hand, offset=0, gold=SHIPS[0], silver=SHIPS[1], enemy_hand="wait", *turn, **changes):
    """Return the ask of gold, to choose a card or to decide after a revealed turn."""
    places = tuple(_place(tuple(map(Card, cards.split()))) for cards in (hand, enemy_hand))
    state = replace(RULES.start(2, Options()), phase=Phase.CHOOSE, places=places)
    state = replace(state, board=Board((gold, silver), offset, GOLD), **changes)
    if turn:
        state, _ = RULES.play(state, dict(enumerate(map(RULES.read, turn))))
    return Ask(1, 1, GOLD, RULES.view(state, GOLD), RULES.legal(state, GOLD))


def _place(hand):
    """Return the cards of a seat that has drawn all, and discarded what is not in its hand."""
    discards = without(box_of(introductory=False), (*hand, *EXCHANGE))
    return Place(hand, (), discards, EXCHANGE, ())


def favourite(bot, question):
    """Return what it would most probably do, in its written form."""
    found = shares(bot, question)
    return RULES.write(max(found, key=found.__getitem__))


# -- all of them ---------------------------------------------------------------------------------


def test_the_asks_are_of_every_phase():
    assert {each.view.phase for each in asks()} == {Phase.CHOOSE, Phase.PERFORM, Phase.SWAP, Phase.EXHAUST}
    assert {each.view.options.introductory for each in asks()} == {False, True}


@pytest.mark.parametrize("level", CAST)
def test_the_four_characters_of_a_level_have_different_styles(level):
    made, cast = CAST[level]
    names = [name for name in CHARACTERS if CHARACTERS[name].level is level]
    assert {CHARACTERS[name].temper for name in names} == cast.keys() == set(Temper)
    assert len(set(cast.values())) == len(names) == 4
    question = next(each for each in asks() if len(each.choices) > 3)
    for name in names:
        expected = made(cast[CHARACTERS[name].temper])
        assert shares(bot_for(name, RULES.key), question) == shares(expected, question)


@every_bot
def test_every_move_is_weighed_and_a_legal_one_is_chosen_again_and_again(bot):
    for number, question in enumerate(asks()):
        weighed = bot.weigh(question, number, BUDGET)
        assert [each.move for each in weighed] == list(question.choices)
        assert sum(each.share for each in weighed) == pytest.approx(1)
        assert all(each.share >= 0 for each in weighed)
        assert weighed == bot.weigh(question, number, BUDGET)
        assert bot.choose(question, number, BUDGET) == bot.choose(question, number, BUDGET)


@every_bot
def test_equal_views_get_equal_shares_whatever_the_enemy_holds(bot):
    for question in asks()[::3]:
        imagined = RULES.imagine(question.view, Random(question.turn))
        changed = replace(question, view=RULES.view(imagined, question.seat))
        assert shares(bot, changed) == shares(bot, question)


@cache
def attackers():
    """Return asks for a card in games between casual players, in which there is much to hit."""
    bot, found = BOTS[1], []
    for table in (FULL.table(deal) for deal in (5, 6)):
        while waiting := table.waiting_for():
            for question in [table.ask(seat) for seat in sorted(waiting)]:
                found += [question] * (question.view.phase is Phase.CHOOSE)
                table.submit(question.seat, bot.choose(question, question.turn, BUDGET))
    return [question for question in found if {Card.SWING, Card.FIRE} & {*question.choices}]


def attacks(bot, question):
    found = shares(bot, question)
    return sum(
        share
        for move, share in found.items()
        if move in (Card.SWING, Card.FIRE) or isinstance(move, SwingFrom | FireFrom)
    )


@pytest.mark.slow
@pytest.mark.parametrize("level", CAST)
def test_the_bold_attack_more_readily_than_the_careful(level):
    made, cast = CAST[level]
    questions = attackers()[:: 6 if level is Level.EXPERT else 3]
    bold, steady, careful = (
        sum(attacks(made(cast[temper]), question) for question in questions)
        for temper in (Temper.BOLD, Temper.STEADY, Temper.CAREFUL)
    )
    assert bold >= steady >= careful > 0
    assert bold > 1.02 * careful


def test_a_beginner_needs_no_numpy():
    code = "import sys, tide_gui.bots.turning_tides.beginner as b\n"
    code += "print('numpy' in sys.modules, bool(b.BEGINNERS))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


# -- beginners and casual players ----------------------------------------------------------------


GUNNER = Ship(1, False, (2, 4), (4,), (), ())
CREW_IN_4 = Ship(7, False, (4, 4), (), (), ())


@every_bot
def test_everybody_sinks_what_can_be_sunk(bot):
    question = ask("wait sailor fire", 6, GUNNER, Ship(7, False, (5,), (), (), (1, 2)))
    assert favourite(bot, question) == "fire"


def test_casual_players_and_experts_see_what_the_enemy_may_do_first():
    """Silver may Swing away the gunner before gold's Fire; the ships pass on if gold navigates."""
    question = ask("wait navigate fire", 6, Ship(1, False, (4,), (4,), (), ()), CREW_IN_4, "wait swing")
    beginner, casual, strong, expert = BOTS
    assert favourite(beginner, question) == favourite(strong, question) == "fire"
    assert shares(casual, question)[Card.FIRE] < 0.5
    assert shares(expert, question)[Card.FIRE] < 0.9


@pytest.mark.parametrize(
    ("level", "other", "games"),
    [
        (BOTS[0], Drifter(), 20),
        pytest.param(BOTS[0], Drifter(), 30, marks=pytest.mark.slow),
        pytest.param(BOTS[1], BOTS[0], 4, marks=pytest.mark.slow),
        pytest.param(BOTS[1], BOTS[0], 8, marks=pytest.mark.slow),
        pytest.param(BOTS[2], BOTS[1], 4, marks=pytest.mark.slow),
        pytest.param(BOTS[2], BOTS[1], 8, marks=pytest.mark.slow),
    ],
)
def test_a_level_wins_more_games_than_the_one_below(level, other, games):
    won = [0 in played_by((level, other), FULL, deal).outcome().winners for deal in range(1, games + 1)]
    assert sum(won) > 0.7 * games
