"""The question before something that costs what a game counts for: when it is asked, and what answers do."""

from dataclasses import replace

import pytest
from by_hand import Bench, record_of
from playing import PLAIN_SETTINGS

from tide_gui.table.day import DAY
from tide_gui.table.record import Surrender

pytestmark = pytest.mark.usefixtures("qapp")
DUEL = next(setting for setting in PLAIN_SETTINGS if setting.seats == 2)


@pytest.fixture
def bench():
    """A game of one person who has chosen once and answers questions one by one."""
    bench = Bench(agrees=False)
    bench.play_hand()
    return bench


@pytest.fixture
def duel():
    return Bench(replace(record_of("pb"), game=DUEL.game.key), agrees=False)


def question(bench):
    stakes = bench.session.stakes
    return stakes.asked, stakes.title, stakes.words, stakes.action, stakes.glyph


NOTHING = (False, "", "", "", "")


def test_a_choice_is_taken_back_after_a_question(bench):
    assert question(bench) == NOTHING
    bench.session.takingBack.act()
    assert (bench.hands_played(), bench.session.practice) == (1, False)
    assert bench.session.stakes.title == "Take back the last choice?"
    assert bench.session.stakes.words.startswith("The game becomes practice")
    bench.session.stakes.agree()
    assert question(bench) == NOTHING
    assert (bench.hands_played(), bench.session.practice) == (0, True)


def test_who_refuses_keeps_everything_and_is_asked_again(bench):
    bench.session.takingBack.act()
    bench.session.stakes.refuse()
    assert question(bench) == NOTHING
    assert (bench.hands_played(), bench.session.practice) == (1, False)
    bench.session.stakes.agree()  # to nothing
    assert not bench.session.practice
    bench.session.takingBack.act()
    assert bench.session.stakes.asked


def test_in_one_game_practice_is_agreed_to_once(bench):
    bench.session.takingBack.act()
    bench.session.stakes.agree()
    bench.session.hint.press()
    assert bench.session.hint.stage == "awaited"
    bench.play_hand()
    bench.session.takingBack.act()
    assert bench.hands_played() == 0
    assert not bench.session.stakes.asked


def test_a_question_that_waits_is_not_exchanged_for_another(duel):
    duel.play_hand()
    duel.session.leaving.surrender()
    duel.session.takingBack.act()
    assert duel.session.stakes.title == "Surrender this game?"
    duel.session.stakes.refuse()
    duel.session.takingBack.act()
    assert duel.session.stakes.title == "Take back the last choice?"


def test_after_the_end_it_is_said_that_the_finished_game_is_kept_also_in_practice():
    bench = Bench(replace(record_of(), practice=True), agrees=False)
    bench.to_phase("over")
    bench.session.takingBack.act()
    assert bench.session.stakes.words.startswith("The finished game stays in the list")
    bench.session.stakes.agree()
    assert bench.session.phase == "choosing"


def test_before_a_surrender_it_is_always_asked(duel):
    duel.session.hint.press()
    duel.session.stakes.agree()
    duel.session.leaving.surrender()
    assert duel.session.stakes.words.startswith("Ann loses the game")
    assert duel.session.phase != "over"
    duel.session.stakes.agree()
    assert duel.autosave.records[-1].entries[-1] == Surrender(0)


def test_before_a_bot_plays_on_the_person_of_that_seat_is_named():
    bench = Bench(record_of("ppb"), agrees=False)
    bench.session.leaving.letBotPlay(1)
    assert bench.session.stakes.words.startswith("A bot plays for Bo")
    bench.session.stakes.agree()
    assert [row.person for row in bench.session.seats.rows] == [True, False, False]


@pytest.mark.parametrize(("practice", "said"), [(False, True), (True, False)])
def test_an_attempt_at_the_deal_of_the_day_is_named_while_it_counts(practice, said):
    record = replace(record_of(), practice=practice, extra={DAY: "2026-11-20"})
    bench = Bench(record, agrees=False)
    bench.session.leaving.letBotPlay(0)
    assert ("deal of the day" in bench.session.stakes.words) == said


def test_a_question_is_forgotten_when_a_sheet_appears(bench):
    bench.session.takingBack.act()
    bench.to_phase("choosing")
    bench.play()
    assert bench.session.stakes.asked, "the question is still the same"
    bench.to_phase("roundOver")
    assert question(bench) == NOTHING


def test_a_question_is_forgotten_when_another_person_has_the_screen():
    bench = Bench(record_of("ppb"), agrees=False)
    bench.session.raiseCurtain()
    bench.session.leaving.letBotPlay(0)
    bench.play()
    assert question(bench) == NOTHING


def test_a_hint_that_is_agreed_to_too_late_is_not_asked_for(bench):
    bench.session.hint.press()
    bench.play()
    bench.session.stakes.agree()
    assert (bench.session.hint.stage, bench.bots.weighing) == ("none", {})
