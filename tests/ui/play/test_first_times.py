"""What happens for the first time is explained once, to people."""

import pytest
from by_hand import Bench, record_of

from tide_gui.store.settings import Settings


@pytest.fixture
def bench(qtbot):
    benches = []

    def make(*args, **settings):
        benches.append(Bench(*args, **settings))
        marks = benches[-1].marks = []
        benches[-1].session.explained.connect(marks.append)
        return benches[-1]

    yield make
    for each in benches:
        each.session.controller.close()


def play_hand(bench, number=0):
    bench.play(number)
    bench.bots.answer_all()


def test_the_first_tide_is_explained_until_the_next_hand(bench):
    table = bench()
    assert table.session.firstTime == ""
    play_hand(table)
    assert table.session.firstTime.startswith("A tide that is taken")
    assert table.marks == []
    play_hand(table)
    assert table.marks == ["turn-the-tide/tide"]
    assert table.session.firstTime.startswith("In every hand the highest tide")


def test_an_explanation_that_is_dismissed_does_not_come_again(bench):
    table = bench()
    play_hand(table)
    table.session.dismissFirstTime()
    assert table.session.firstTime == ""
    assert table.marks == ["turn-the-tide/tide"]
    table.session.dismissFirstTime()
    assert table.marks == ["turn-the-tide/tide"]


def test_what_was_explained_in_another_game_is_not_explained_again(bench):
    table = bench(settings=Settings(speed="off", explained=("turn-the-tide/tide", "onda/bomb")))
    play_hand(table)
    assert table.session.firstTime.startswith("In every hand the highest tide")


def test_nothing_is_explained_if_that_is_switched_off(bench):
    table = bench(settings=Settings(speed="off", first_times=False))
    play_hand(table)
    play_hand(table)
    assert table.session.firstTime == ""
    assert table.marks == []


def test_switching_it_off_ends_an_explanation(bench):
    table = bench()
    play_hand(table)
    table.settings = Settings(speed="off", first_times=False)
    table.session.controller.settings_changed()
    assert table.session.firstTime == ""


def test_what_is_to_be_explained_again_is_explained_in_the_same_game(bench):
    table = bench()
    play_hand(table)
    table.session.dismissFirstTime()
    table.session.takingBack.act()
    play_hand(table)
    assert not table.session.firstTime.startswith("A tide that is taken"), "the settings follow later"
    table.session.takingBack.act()
    table.session.controller.settings_changed()
    play_hand(table)
    assert table.session.firstTime.startswith("A tide that is taken")


def test_a_game_of_bots_only_explains_nothing(bench):
    table = bench(record_of("bbb"))
    table.bots.answer_all()
    assert table.session.log.rowCount() > 5
    assert table.session.firstTime == ""


def test_people_who_share_a_screen_see_an_explanation_until_all_have_chosen(bench):
    table = bench(record_of("ppb"))
    play_hand(table)
    play_hand(table)
    assert table.session.firstTime.startswith("A tide that is taken")
    table.play()
    assert table.session.firstTime.startswith("A tide that is taken")
    play_hand(table)
    assert not table.session.firstTime.startswith("A tide that is taken")


def test_the_score_pad_ends_an_explanation_that_nobody_had_time_to_read(bench):
    table = bench()
    for _ in range(12):
        if table.session.phase != "choosing":
            break
        shown = table.session.firstTime
        play_hand(table)
    assert table.session.phase == "roundOver"
    assert table.session.firstTime == ""
    table.session.seeScores()
    assert table.session.firstTime.startswith("All hands move on to the left")
    assert shown


def test_taking_a_choice_back_ends_an_explanation_which_then_comes_again(bench):
    table = bench()
    play_hand(table)
    table.session.takingBack.act()
    assert table.session.firstTime == ""
    play_hand(table)
    assert table.session.firstTime.startswith("A tide that is taken")
    assert table.marks == []


def test_the_end_of_a_game_leaves_nothing_to_explain(bench):
    table = bench(record_of("pbb"))
    while table.session.phase != "over":
        if table.session.phase == "roundOver":
            table.session.seeScores()
        elif table.session.phase == "choosing":
            table.play()
        table.bots.answer_all()
    assert table.session.firstTime == ""
    assert set(table.marks) <= {
        f"turn-the-tide/{occasion}"
        for occasion in ("tide", "preserver", "tie", "last chance", "out", "passing")
    }
    assert len(set(table.marks)) == len(table.marks) > 2
