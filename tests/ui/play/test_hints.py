"""A hint at the screen, cranked by hand: asked for, shown, dropped, and what it costs."""

from dataclasses import replace

import pytest
from by_hand import Bench, record_of

from tide_gui.bots.bot import seed_for
from tide_gui.bots.roster import adviser
from tide_gui.rules.catalog import all_games
from tide_gui.store.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")
WARNING = "A hint makes this game practice. Press H or the button again to see it."


def practising(who="pbb", **kept):
    return Bench(replace(record_of(who), practice=True), **kept)


def hinted(bench):
    """The cards that a hint speaks of: share and sentence by face."""
    return {row.face: (row.share, row.hint) for row in bench.rows if row.hint or row.share}


def with_hint(bench, best=3):
    bench.session.hint()
    bench.bots.hint(best)
    return bench


# -- from the question to the answer -------------------------------------------------------------


def test_the_first_hint_of_a_game_says_first_what_it_costs():
    bench = Bench()
    assert bench.session.canHint
    assert (bench.session.hintStage, bench.session.hintWords) == ("none", "")
    bench.session.hint()
    assert (bench.session.hintStage, bench.session.hintWords) == ("warned", WARNING)
    assert bench.bots.weighing == {}
    assert not bench.session.practice
    bench.session.hint()
    assert bench.session.hintStage == "awaited"
    assert bench.session.hintWords == "An expert from outside the game thinks about it."
    assert not bench.session.practice, "nothing was shown yet"
    bench.bots.hint()
    assert bench.session.hintStage == "shown"
    assert bench.session.practice
    assert bench.autosave.records[-1].practice


def test_who_is_warned_and_plays_on_has_a_game_that_counts():
    bench = Bench()
    bench.session.hint()
    bench.bots.answer_all()
    bench.play()
    assert (bench.session.hintStage, bench.session.practice) == ("none", False)
    bench.session.hint()
    assert bench.session.hintStage == "warned"


def test_in_practice_a_hint_comes_at_once():
    bench = practising()
    saves = len(bench.autosave.records)
    with_hint(bench)
    assert bench.session.hintStage == "shown"
    assert len(bench.autosave.records) == saves, "nothing has changed"


def test_the_expert_is_asked_what_the_person_is_asked():
    bench = practising()
    heard = []
    bench.bots.weigh = lambda *question: heard.append(question)
    bench.session.hint()
    [(ask, game, bot, seed)] = heard
    table = bench.session.controller.table
    assert (game, bot) == ("turn-the-tide", adviser("turn-the-tide"))
    assert (ask.seat, ask.turn, ask.view) == (0, 0, table.view(0))
    assert sorted(map(table.game.write, ask.choices)) == sorted(bench.moves())
    assert seed == seed_for(7, 0, 0)
    assert ask.id not in bench.bots.open


def test_every_card_says_how_often_an_expert_would_play_it():
    bench = with_hint(practising())
    shares = {face: share for face, (share, _) in hinted(bench).items()}
    faces = sorted(map(int, bench.moves()))
    assert shares == {face: {3: 60, 4: 40}.get(place, 0) for place, face in enumerate(faces)}
    assert hinted(bench)[faces[3]][1] == (
        "The expert would play this card 6 times in 10;"
        " it wins 38 of 100 games and makes about 3.2 points in this round."
    )
    assert hinted(bench)[faces[0]][1].startswith("The expert would not play this card;")
    assert {row.area for row in bench.rows if row.hint} == {"hand"}


@pytest.mark.parametrize("stage", ["awaited", "shown"])
def test_the_same_key_puts_the_hint_away_and_fetches_it_again(stage):
    bench = practising()
    bench.session.hint()
    if stage == "shown":
        bench.bots.hint()
    assert bench.session.hintStage == stage
    bench.session.hint()
    assert bench.session.hintStage == "none"
    assert (hinted(bench), bench.bots.weighing) == ({}, {})
    with_hint(bench)
    assert len(hinted(bench)) == 12


def test_the_bots_think_on_meanwhile():
    bench = practising()
    bench.session.hint()
    bench.bots.answer_all()
    assert bench.session.hintStage == "awaited"
    bench.bots.hint()
    assert len(hinted(bench)) == 12
    bench.play()
    assert bench.hands_played() == 1


# -- it is gone with the turn --------------------------------------------------------------------


def test_with_the_choice_the_hint_is_gone():
    bench = with_hint(practising())
    bench.session.choose(bench.moves()[2])
    assert (bench.session.hintStage, hinted(bench), bench.session.canHint) == ("none", {}, False)
    bench.session.hint()
    assert bench.bots.weighing == {}
    bench.session.takeChoiceBack()
    assert (hinted(bench), bench.session.canHint) == ({}, True)


def stale(bench):
    """The number of a question that is still out, and the question."""
    bench.session.hint()
    [(number, question)] = bench.bots.weighing.items()
    return number, question


@pytest.mark.parametrize("leave", ["choose", "play", "take back", "guest", "close"])
def test_an_answer_that_comes_too_late_is_not_heard(leave):
    bench = practising("pbb")
    bench.hand()
    number, question = stale(bench)
    match leave:
        case "choose":
            bench.session.choose(bench.moves()[0])
        case "play":
            bench.bots.answer_all()
            bench.play()
        case "take back":
            bench.session.takeBack()
        case "guest":
            bench.session.letBotPlay(0)
        case "close":
            bench.session.controller.close()
    assert bench.bots.weighing == {}, "nobody waits any more"
    bench.bots.weighing[number] = question
    bench.bots.hint()
    bench.bots.gave_up.emit(number, "albatross")
    assert bench.session.hintStage == "none"
    assert hinted(bench) == {}


def test_a_late_answer_makes_no_practice():
    bench = Bench()
    bench.session.hint()
    number, question = stale(bench)
    bench.session.choose(bench.moves()[0])
    bench.bots.weighing[number] = question
    bench.bots.hint()
    assert not bench.session.practice


def test_who_looks_back_sees_no_hint_and_finds_it_again():
    bench = practising()
    bench.hand()
    with_hint(bench)
    shown = hinted(bench)
    bench.session.lookAt(1)
    assert (hinted(bench), bench.session.canHint) == ({}, False)
    bench.session.hint()
    assert bench.session.hintStage == "shown"
    bench.session.lookForward()
    assert hinted(bench) == shown


def test_a_hint_that_comes_while_somebody_looks_back_waits_for_them():
    bench = practising()
    bench.hand()
    bench.session.hint()
    bench.session.lookAt(1)
    bench.bots.hint()
    assert hinted(bench) == {}
    bench.session.lookForward()
    assert len(hinted(bench)) == 11


# -- when it fails -------------------------------------------------------------------------------


def test_a_hint_that_does_not_come_is_one_sentence_and_nothing_is_lost():
    bench = Bench()
    bench.session.hint()
    bench.session.hint()
    [number] = bench.bots.weighing
    log = bench.session.log.rows
    bench.bots.gave_up.emit(number, "albatross")
    assert bench.session.hintStage == "failed"
    assert bench.session.hintWords == "No hint came, and nothing is lost. You may ask again."
    assert not bench.session.practice
    assert bench.session.log.rows == log
    assert len(bench.moves()) == 12
    bench.bots.weighing.clear()
    with_hint(bench)  # without another warning
    assert len(hinted(bench)) == 12
    bench.bots.answer_all()
    bench.play()
    assert bench.hands_played() == 1


# -- where there is none -------------------------------------------------------------------------


def test_a_record_that_is_only_looked_at_has_no_hint():
    played = Bench()
    played.hand()
    bench = Bench(played.autosave.records[-1], autosave=None)
    assert not bench.session.canHint
    bench.session.hint()
    assert bench.session.hintStage == "none"


def test_bots_among_themselves_get_no_hint():
    assert not Bench(record_of("bbb")).session.canHint


def test_during_the_reveal_there_is_no_hint():
    bench = practising(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    assert bench.session.phase == "showing"
    assert not bench.session.canHint


def test_where_nobody_can_tell_chances_there_is_no_hint(monkeypatch):
    monkeypatch.setattr("tide_gui.ui.play.hints.adviser", lambda game: None)
    bench = practising()
    assert not bench.session.canHint
    bench.session.hint()
    assert bench.session.hintStage == "none"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_a_game_gives_hints_if_an_expert_plays_it(game):
    bench = Bench(replace(record_of("p" + "b" * (game.seats[0] - 1)), game=game.key))
    while bench.session.phase != "choosing":
        bench.bots.answer_all()
    assert bench.session.canHint == (adviser(game.key) is not None)
    bench.session.hint()
    assert bench.session.hintStage == ("warned" if bench.session.canHint else "none")


# -- it is kept ----------------------------------------------------------------------------------


def test_a_resumed_game_remembers_that_a_hint_was_shown():
    bench = Bench()
    bench.session.hint()
    with_hint(bench)
    bench.hand()
    assert bench.autosave.records[-1].practice
    again = Bench(bench.autosave.records[-1])
    assert again.session.practice
    assert (again.session.hintStage, hinted(again)) == ("none", {})


# -- at a screen that is handed round ------------------------------------------------------------


def test_behind_the_curtain_and_for_the_next_person_there_is_no_hint():
    bench = practising("ppb")
    assert not bench.session.canHint
    bench.session.hint()
    assert bench.bots.weighing == {}
    bench.session.raiseCurtain()
    with_hint(bench)
    assert len(hinted(bench)) == 12
    bench.session.choose(bench.moves()[0])
    assert hinted(bench) == {}
    bench.session.handOn()
    assert (bench.session.hintStage, bench.session.hintWords, hinted(bench)) == ("none", "", {})
    bench.session.raiseCurtain()
    assert (bench.session.viewer, hinted(bench)) == (1, {})
    with_hint(bench)
    assert {row.seat for row in bench.rows if row.hint} == {1}
