"""A session driven step by step: who is asked, who is the viewer, what is shown and saved."""

import sys
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from by_hand import Bench, played_at_random, random_click, record_of
from challenges import day_record, rung_record
from playing import LARGEST, PLAIN_SETTINGS, in_full, random_moments
from tongue import Spoken, marked

from tide_gui.people.guests import with_guests
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.scene import Spot
from tide_gui.presentation.text import in_english
from tide_gui.shots import moments
from tide_gui.store.settings import Settings
from tide_gui.table.record import SeatedPlayer, Surrender, Turn
from tide_gui.table.table import Table, replay
from tide_gui.ui.bots.bot_process import BotProcess

pytestmark = pytest.mark.usefixtures("qapp")
OTHER_SETTINGS = [setting for setting in PLAIN_SETTINGS if setting.game.key != "turn-the-tide"]
DUELS = [setting for setting in PLAIN_SETTINGS if setting.seats == 2]


def game_of(setting, people=1, deal=7, **kept):
    who = "p" * people + "b" * (setting.seats - people)
    return Bench(replace(record_of(who, deal), game=setting.game.key, options=dict(setting.options)), **kept)


def secrets_of(bench, seats):
    """The unplayed cards of these seats."""
    state = bench.session.controller.game.table._state
    return {card for seat in seats for card in state.cards[seat]}


def shown_faces(bench):
    return {row.face for row in bench.rows if row.kind == "weather" and row.face}


def pressable_faces(bench, area="hand"):
    """The cards in an area that can be pressed."""
    return {row.face for row in bench.at(area) if row.choosable and row.fits}


def test_the_only_person_is_asked_and_is_always_the_viewer():
    bench = Bench()
    assert (bench.session.phase, bench.session.viewer, bench.session.nearSeat) == ("choosing", 0, 0)
    assert bench.session.prompt == "Ann, choose a card and keep your preservers."
    assert len(bench.moves()) == 12
    assert pressable_faces(bench) == set(map(int, bench.moves()))
    assert bench.bots.seats() == [1, 2]


def test_a_hand_is_played_when_the_last_player_has_chosen():
    bench = Bench()
    bench.bots.answer_all()
    assert [row.face for row in bench.at("chosen")] == [0, 0]
    assert bench.hands_played() == 0
    move = bench.play()
    assert bench.hands_played() == 1
    assert int(move) in [row.face for row in bench.at("played")]
    assert bench.session.progress == "Round 1 of 3, hand 2 of 12"


def test_a_choice_may_be_changed_until_all_have_chosen():
    bench = Bench()
    bench.play(0)
    first, second = bench.at("chosen", 0)[0].face, int(bench.moves()[3])
    bench.session.choice.make(str(second))
    assert [row.face for row in bench.at("chosen", 0)] == [second]
    assert first in pressable_faces(bench)
    bench.session.takeChoiceBack()
    assert bench.at("chosen", 0) == []
    assert bench.chosen() == ""
    bench.session.choice.make(str(first))
    bench.bots.answer_all()
    assert bench.autosave.records[-1].entries[-1].moves[0] == str(first)


def test_an_illegal_choice_is_ignored():
    bench = Bench()
    for move in ("", "61", "rubbish", "3" if "3" not in bench.moves() else "4"):
        bench.session.choice.make(move)
    assert bench.chosen() == ""


def row_of(bench, card):
    return next(number for number, row in enumerate(bench.rows) if row.face == card and row.area == "hand")


def test_the_first_press_picks_a_card_and_the_second_plays_it():
    bench = Bench()
    first, second = sorted(pressable_faces(bench))[:2]
    assert not bench.session.choice.begun
    assert bench.session.offers.rows == ()
    for card in (first, second):  # the second pick replaces the first
        assert not bench.session.choice.makesMove(row_of(bench, card))
        bench.session.choice.press(row_of(bench, card))
        assert [row.face for row in bench.rows if row.picked] == [card]
        assert [offer.move for offer in bench.session.offers.rows] == [str(card)]
        assert bench.session.choice.makesMove(row_of(bench, card))
        assert str(card) in bench.session.choice.advice
        assert bench.chosen() == ""
    bench.session.choice.press(row_of(bench, second))
    assert bench.chosen() == str(second)
    assert not bench.session.choice.begun
    assert bench.session.offers.rows == ()
    assert bench.session.choice.advice == ""


def test_a_picked_card_is_put_back_or_played_by_its_button_or_by_dragging():
    bench = Bench()
    first, second = sorted(pressable_faces(bench))[:2]
    assert not bench.session.choice.putBack()
    bench.session.choice.press(row_of(bench, first))
    assert bench.session.choice.putBack()
    assert (bench.session.choice.begun, bench.session.offers.rows) == (False, ())
    bench.session.choice.press(row_of(bench, first))
    bench.session.choice.pressOffer(7)
    assert bench.chosen() == ""
    bench.session.choice.pressOffer(0)
    assert bench.chosen() == str(first)
    bench.session.choice.playPiece(row_of(bench, second))
    assert bench.chosen() == str(second)


def test_only_own_cards_can_be_picked_or_played():
    bench = Bench()
    own = {number for number, row in enumerate(bench.rows) if row.choosable}
    assert len(own) == 12
    for number in ({-1, len(bench.rows)} | set(range(len(bench.rows)))) - own:
        bench.session.choice.press(number)
        bench.session.choice.playPiece(number)
    assert (bench.session.choice.begun, bench.chosen()) == (False, "")


def test_a_choice_is_hidden_from_the_others_until_the_reveal():
    bench = Bench()
    hidden = secrets_of(bench, (1, 2))
    bench.bots.answer(1)
    bench.bots.answer(2)
    assert not shown_faces(bench) & hidden


def test_between_two_people_there_is_no_viewer():
    bench = Bench(record_of("ppb"))
    assert (bench.session.phase, bench.session.viewer) == ("handing", -1)
    assert bench.session.prompt == "Hand the screen to Ann."
    assert shown_faces(bench) == set()
    bench.session.raiseCurtain()
    assert shown_faces(bench) == secrets_of(bench, [0])
    bench.session.choice.make(bench.moves()[2])
    assert bench.session.canHandOn
    assert bench.session.prompt == "Ann has chosen. The screen goes to Bo next."
    bench.session.handOn()
    assert (bench.session.phase, bench.session.askedName, bench.session.nearSeat) == ("handing", "Bo", 1)
    assert shown_faces(bench) == set()


def test_whoever_chose_last_is_asked_first_in_the_next_hand():
    bench = Bench(record_of("pbp"))
    bench.play_hand()
    assert bench.session.phase == "handing"
    assert bench.session.askedName == "Cy"
    bench.play_hand()
    assert bench.session.askedName == "Ann"


def test_during_the_reveal_there_is_no_viewer_and_no_hand_is_shown():
    bench = Bench(record_of("ppb"), settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    bench.play()
    assert bench.session.phase == "showing"
    assert bench.session.viewer == -1
    assert not shown_faces(bench) & secrets_of(bench, [0, 1, 2])


def whole_games():
    """Yield the players and options of games that are played to their end."""
    for number, who in enumerate(["pbb", "ppb", "ppp", "pppp", "ppppp", "bbb", "bbpbb"]):
        options = [{}, {"open_play": True}]
        hardest = options.pop(number % 2)
        yield (who, hardest) if who in ("ppb", "ppppp", "bbb") else in_full(who, hardest)
        yield in_full(who, *options)


@pytest.mark.parametrize(("who", "options"), list(whole_games()))
def test_a_whole_game_comes_to_its_end(who, options):
    bench = Bench(record_of(who, **options))
    bench.to_phase("over")
    assert bench.session.prompt.endswith("wins the game.") or "share" in bench.session.prompt
    assert bench.session.details.rowCount() == len(who)
    assert [row.winner for row in bench.session.scores.rows].count(True) >= 1
    assert bench.session.dealText == "Deal 7."
    assert bench.autosave.records[-1].turns() == bench.hands_played()


@pytest.mark.slow
def test_who_acts_again_at_once_in_the_same_round_keeps_the_screen():
    bench, rng, kept = Bench(replace(record_of("pp"), game="onda")), Random(3), 0
    for _ in range(600):
        session = bench.session
        table, viewer = session.controller.game.table, session.viewer
        turns, round = table.record.turns(), table.standing().round
        alone = table.waiting_for() == {viewer}
        random_click(bench, session, rng)
        same = alone and table.waiting_for() == {viewer} and table.standing().round == round
        if same and table.record.turns() > turns:
            bench.show_steps()
            assert (session.phase, session.viewer) == ("choosing", viewer)
            kept += 1
    assert kept > 2


def with_people(settings):
    """Yield each setting with a number of people; with the other numbers only in full."""
    for number, setting in enumerate(settings):
        for people in range(3):
            usual = people == number % 3 and setting.game.key == "onda"  # in others hundreds of choices
            yield (setting, people) if usual else in_full(setting, people)


@pytest.mark.parametrize(("setting", "people"), list(with_people(OTHER_SETTINGS)), ids=str)
def test_a_whole_game_of_any_other_kind_comes_to_its_end(setting, people):
    bench = game_of(setting, people)
    played_at_random(bench, 5, 1000)
    assert bench.session.phase == "over"
    assert "win" in bench.session.prompt or "share" in bench.session.prompt
    assert bench.session.seats.rowCount() == bench.session.scores.rowCount() == setting.seats
    assert [row.winner for row in bench.session.scores.rows].count(True) >= 1
    assert bench.session.offers.rows == ()
    assert not any(row.choosable for row in bench.rows)
    assert bench.session.dealText == "Deal 7."
    assert bench.autosave.records[-1].turns() == bench.hands_played()


def test_the_deal_number_stays_secret_until_the_end():
    bench = Bench(record_of(deal=123456789))
    for _ in range(5):
        bench.play_hand()
        assert bench.session.dealText == ""


def test_after_a_round_the_score_pad_waits_for_the_player():
    bench = Bench()
    bench.to_phase("roundOver")
    assert bench.session.scores.rowCount() == 3
    assert sum(row.own.points for row in bench.session.scores.rows) == sum(
        row.total for row in bench.session.scores.rows
    )
    bench.session.seeScores()
    assert bench.session.phase == "choosing"
    assert bench.session.progress == "Round 2 of 3, hand 1 of 12"
    assert len(bench.moves()) == 12


def test_every_turn_is_saved_before_it_is_shown():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    assert bench.session.phase == "showing"
    assert bench.autosave.records[-1].turns() == 1


def test_a_failed_save_gives_a_message_and_the_next_turn_tries_again():
    bench = Bench()
    bench.autosave.reason = "No space left on device"
    bench.play_hand()
    assert (
        bench.session.saveError
        == "Not saved (No space left on device). The next try is at the next turn, or on leaving."
    )
    bench.autosave.reason = ""
    bench.play_hand()
    assert bench.session.saveError == ""
    assert bench.autosave.records[-1].turns() == 2


def test_take_back_goes_to_the_last_own_choice_and_marks_practice():
    bench = Bench()
    assert not bench.session.takingBack.possible
    bench.play_hand()
    bench.play_hand()
    before = sorted(map(repr, bench.rows))
    bench.play_hand()
    bench.session.takingBack.act()
    assert bench.hands_played() == 2
    assert bench.session.practice
    assert bench.session.practiceReason == ("Practice: a choice was taken back.")
    assert sorted(map(repr, bench.rows)) == before
    bench.session.takingBack.act()
    bench.session.takingBack.act()
    assert bench.hands_played() == 0
    assert not bench.session.takingBack.possible
    assert bench.autosave.records[-1].practice


def test_take_back_works_from_the_score_pad_and_from_the_end():
    bench = Bench()
    bench.to_phase("roundOver")
    turns = bench.hands_played()
    bench.session.takingBack.act()
    assert (bench.session.phase, bench.hands_played()) == ("choosing", turns - 1)
    bench.to_phase("over")
    bench.session.takingBack.act()
    assert bench.session.phase == "choosing"


def before_a_vain_attack(players):
    """The record of a duel of ships before gold decides from where to hit nothing."""
    [ships] = [setting for setting in DUELS if str(setting) == "turning-tides-2"]
    choosing = presentation_of("turning-tides", in_english).choosing
    for table in random_moments(ships, 1):
        asked = table.view(0), table.choices(0)
        if table.waiting_for() == {0} and not choosing.matters(*asked):
            return replace(table.record, seats=record_of(players).seats)
    raise LookupError("no such moment in this game")


@pytest.mark.parametrize("players", ["pb", "pp"])
def test_a_choice_without_any_effect_is_made_shown_and_logged_but_not_asked(players):
    record = before_a_vain_attack(players)
    bench = Bench(record)
    bench.show_steps()
    turn = bench.session.controller.game.table.record.entries[len(record.entries)]
    assert list(turn.moves) == [0]
    assert " from " in turn.moves[0]
    assert any(line.text.startswith("Nothing is hit in zone") for line in bench.session.log.rows)
    assert bench.hands_played() == record.turns() + 1


def test_take_back_goes_beyond_a_choice_that_was_not_asked():
    record = before_a_vain_attack("pb")
    bench = Bench(record)
    bench.show_steps()
    bench.session.takingBack.act()
    assert bench.hands_played() < record.turns()
    assert bench.session.deciding


def test_with_two_people_no_turn_can_be_taken_back():
    bench = Bench(record_of("ppb"))
    bench.play_hand()
    assert not bench.session.takingBack.possible
    bench.session.takingBack.act()
    assert bench.hands_played() == 1


def test_an_answer_to_a_question_from_before_the_take_back_is_ignored():
    bench = Bench()
    bench.play_hand()
    [number, *_] = bench.bots.open
    bench.session.takingBack.act()
    bench.bots.answered.emit(number, "1")
    assert bench.at("chosen") == []


def test_looking_back_shows_a_former_position_and_the_game_waits():
    bench = Bench()
    for _ in range(3):
        bench.play_hand()
    texts = [row.text for row in bench.session.log.rows]
    row = next(number for number, text in enumerate(texts) if " takes the " in text)
    now = sorted(map(str, bench.rows))
    bench.session.lookBack.to(row)
    assert bench.session.lookingBack
    assert bench.session.lookBack.banner == f"Looking back: {texts[row]}"
    assert bench.session.progress == "Round 1 of 3, hand 1 of 12"
    assert bench.moves() == []
    assert not any(row.choosable for row in bench.rows)
    assert len(bench.at("pile")) == 0
    bench.bots.answer_all()
    assert bench.hands_played() == 3
    bench.session.lookBack.end()
    assert not bench.session.lookingBack
    assert len(bench.moves()) == len(pressable_faces(bench)) == 9
    assert sorted(map(str, (row for row in bench.rows if row.area == "pile"))) == sorted(
        row for row in now if "area='pile'" in row
    )


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
@pytest.mark.parametrize("memory_aid", [in_full(False), True])
def test_every_line_of_the_log_of_any_game_can_be_looked_at(setting, memory_aid):
    bench = game_of(setting, settings=Settings(speed="off", memory_aid=memory_aid))
    for _ in range(12):
        bench.play_hand()
        if bench.session.phase == "roundOver":
            bench.session.seeScores()
    now, log = sorted(map(str, bench.rows)), bench.session.log.rows
    seats, progress = bench.session.seats.rows, bench.session.progress
    for number, row in enumerate(log):
        bench.session.lookBack.to(number)
        assert bench.session.lookBack.banner == f"Looking back: {row.text}"
        assert bench.session.log.rows[number].current
        assert not any(row.choosable for row in bench.rows)
        assert bench.session.offers.rows == ()
    bench.session.lookBack.end()
    assert sorted(map(str, bench.rows)) == now
    assert (bench.session.log.rows, bench.session.seats.rows) == (log, seats)
    assert bench.session.progress == progress


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_in_any_game_the_only_person_can_take_back_choice_by_choice(setting):
    bench = game_of(setting)
    for _ in range(8):
        bench.play_hand()
        if bench.session.phase == "roundOver":
            bench.session.seeScores()
    while bench.session.takingBack.possible:
        turns = bench.hands_played()
        bench.session.takingBack.act()
        assert bench.hands_played() < turns
        assert 0 in bench.session.controller.game.table.waiting_for()
        assert bench.session.phase == "choosing"
        assert bench.moves()
    assert bench.session.practice


def test_if_the_last_bot_answers_while_looking_back_the_prompt_says_what_happened_last():
    bench = Bench()
    bench.play_hand()
    bench.play()
    bench.session.lookBack.to(1)
    bench.bots.answer_all()
    assert (bench.session.phase, bench.hands_played()) == ("choosing", 1)
    assert bench.session.prompt.startswith("The tides ")
    bench.session.lookBack.end()
    assert bench.hands_played() == 2


def told_at(bench):
    """A list to which the lines of the log and what is said besides them are added."""
    told, log = [], bench.session.log
    log.rowsInserted.connect(
        lambda _, first, last: told.extend(row.text for row in log.rows[first : last + 1])
    )
    bench.session.said.connect(told.append)
    return told


def may_bomb(table):
    return table.waiting_for() == {0} and any(map(is_bomb, map(table.game.write, table.choices(0))))


def is_bomb(move):
    return move.startswith("bomb")


def test_a_bomb_is_told_by_its_line_and_then_by_what_it_means():
    bench = Bench(moments.played(moments.record_of("onda", "pbbb"), may_bomb))
    told = told_at(bench)
    bench.session.choice.make(next(filter(is_bomb, bench.moves())))
    line, meaning = (words for words in told if "bombs" in words)
    assert "bombs with" in line
    assert meaning.endswith(" is to be beaten now.")


def test_what_a_line_of_the_log_says_is_not_said_once_more():
    bench = Bench()
    told = told_at(bench)
    bench.to_phase("roundOver")
    assert any("preserver: " in words for words in told)
    assert not any(words in line for line, words in pairwise(told))


def test_looking_back_never_shows_cards_of_a_former_reveal():
    bench = Bench()
    bench.to_phase("roundOver")
    former = {(row.seat, row.face) for row in bench.at("played")}
    bench.session.seeScores()
    for _ in range(12):
        bench.play_hand()
        now = {(row.seat, row.face) for row in bench.at("played")}
        for number, row in enumerate(bench.session.log.rows):
            if row.kind == "fact" and bench.session.phase == "choosing":
                bench.session.lookBack.to(number)
                shown = {(row.seat, row.face) for row in bench.at("played") if row.face}
                assert shown <= now
        bench.session.lookBack.end()
    assert former


def test_without_the_memory_aid_cards_of_earlier_hands_are_shown_nowhere():
    bench = Bench()
    for _ in range(4):
        bench.play_hand()
    gone = {
        int(move)
        for entry in bench.session.controller.game.table.record.entries[:-1]
        if isinstance(entry, Turn)
        for move in entry.moves.values()
    }
    told = [row.text for row in bench.session.log.rows if " takes the " in row.text]
    assert [" with " in text for text in told] == [False, False, False, True]
    for number in range(bench.session.log.rowCount()):
        bench.session.lookBack.to(number)
        assert not shown_faces(bench) & gone
        assert not any(f"card {card}," in row.words for row in bench.rows for card in gone)
    bench.settings = Settings(speed="off", memory_aid=True)
    bench.session.lookBack.end()
    assert sum(" with " in row.text for row in bench.session.log.rows) == 4
    bench.session.lookBack.to(3)
    assert shown_faces(bench) & gone


def test_a_bot_takes_over_for_a_person_who_leaves():
    bench = Bench(record_of("ppb"))
    bench.play_hand()
    bench.session.leaving.letBotPlay(1)
    assert bench.session.phase == "choosing"
    assert bench.session.viewer == 0
    assert [row.person for row in bench.session.seats.rows] == [True, False, False]
    assert any("Now playing for Bo: " in row.text for row in bench.session.log.rows)
    bench.play_hand()
    assert bench.hands_played() == 2


def test_the_bot_that_takes_over_is_not_at_the_table_yet():
    seats = tuple(map(SeatedPlayer, ("Ann", "Bo", "Cy"), ("person", "puffin", "person")))
    bench = Bench(replace(record_of("pbp"), seats=seats))
    bench.session.leaving.letBotPlay(2)
    assert bench.session.controller.game.players == ("person", "puffin", "shrimp")
    assert bench.session.log.rows[-1].text == "Now playing for Cy: Shrimp, beginner."
    rows = bench.session.seats.rows
    assert [row.player for row in rows] == ["person", "Puffin, beginner", "Shrimp, beginner"]
    assert [row.kind_label for row in rows] == ["person", "beginner bot", "beginner bot"]
    assert rows[1].character == "Remembers nothing, and plays what looks right"
    assert [row.portrait for row in rows] == ["", "puffin", "shrimp"]


def test_a_bot_that_gives_up_leaves_its_seat_to_the_stand_in():
    bench = Bench()
    number = next(iter(bench.bots.open))
    bench.bots.failed.emit(lambda: "A bot failed.")
    bench.bots.gave_up.emit(number, "shark")
    assert any("Now playing for" in row.text for row in bench.session.log.rows)
    assert any(row.text == "A bot failed." for row in bench.session.log.rows)
    bench.play_hand()
    assert bench.hands_played() == 1


def test_in_other_words_the_log_tells_a_failed_bot_and_the_advice_why_a_piece_was_refused():
    spoken = Spoken()
    bench = Bench(replace(record_of("pb"), game="onda"), translate=spoken)
    bench.bots.failed.emit(lambda: spoken("BotProcess", "A bot failed."))
    for _ in range(2):
        bench.session.choice.press(
            next(row for row, piece in enumerate(bench.rows) if piece.fits and not piece.picked)
        )
    bench.session.choice.press(
        next(row for row, piece in enumerate(bench.rows) if piece.choosable and not piece.fits)
    )
    refusal, picked = bench.session.choice.advice, [piece.picked for piece in bench.rows]
    assert refusal.startswith("That does not go with what is chosen")
    spoken.change(bench.session.say_anew)
    assert bench.session.log.rows[-1].text == marked("", "A bot failed.")
    assert bench.session.choice.advice == marked("", refusal)
    assert [piece.picked for piece in bench.rows] == picked


def test_in_other_words_a_guest_is_called_so_and_the_record_stays():
    spoken, record = Spoken(), record_of("pbb")
    record = with_guests(replace(record, seats=(SeatedPlayer("Guest", "person"), *record.seats[1:])))
    bench = Bench(record, translate=spoken)
    bench.bots.answer_all()
    bench.play()
    assert bench.session.names == ["Guest", "Bo", "Cy"]
    kept, lines = bench.session.controller.game.table.record, bench.session.log.rowCount()
    assert bench.autosave.records[-1] == kept
    spoken.change(bench.session.say_anew)
    assert bench.session.names == ["‡Guest‡", "Bo", "Cy"]
    assert bench.session.seats.rows[0].name == "‡Guest‡"
    assert bench.session.log.rowCount() == lines
    assert any("‡Guest‡" in line.text for line in bench.session.log.lines)
    assert bench.session.controller.game.table.record == kept
    assert (kept.seats, kept.extra) == (record.seats, {"guests": [0]})


@pytest.mark.parametrize("players", ["pbb", "bbb"])
def test_if_the_bot_process_cannot_run_the_stand_in_plays_in_this_process(qtbot, players):
    bots = BotProcess(command=("/bin/false",))
    bench = Bench(record_of(players), bots=bots)
    if players == "pbb":
        bench.play()
    qtbot.waitUntil(lambda: bench.hands_played() >= 1, timeout=20_000)
    bench.session.pace.pause()
    assert not any("Now playing for" in row.text for row in bench.session.log.rows)
    assert len(bench.autosave.records) < 60
    bots.close()


def test_the_output_of_a_bot_is_never_shown(qtbot, tmp_path):
    talker = tmp_path / "talker.py"
    talker.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    question = json.loads(line)\n"
        "    cards = question.get('choices')\n"
        "    print('{}' if question['kind'] == 'hello' else f'my cards are {cards}', flush=True)\n"
    )
    bots = BotProcess(command=(sys.executable, str(talker)))
    bench = Bench(bots=bots)
    qtbot.waitUntil(
        lambda: any("invalid answer" in row.text for row in bench.session.log.rows), timeout=20_000
    )
    assert not any("my cards" in row.text for row in bench.session.log.rows)
    bots.close()


def test_take_back_after_the_end_leaves_the_finished_game_in_its_file():
    bench = Bench()
    bench.to_phase("over")
    finished = bench.autosave.records[-1]
    bench.session.takingBack.act()
    assert bench.session.phase == "choosing"
    assert bench.autosave.closed
    assert bench.autosave.records[-1] == finished


def test_a_take_back_does_not_bring_back_a_person_who_left():
    bench = Bench(record_of("ppb"))
    bench.play_hand()
    bench.session.leaving.letBotPlay(1)
    bench.play_hand()
    bench.session.takingBack.act()
    bench.session.takingBack.act()
    assert bench.session.phase == "choosing"
    assert [row.person for row in bench.session.seats.rows] == [True, False, False]


def test_after_a_failed_save_closing_the_game_saves_it():
    bench = Bench()
    bench.autosave.reason = "disk full"
    bench.play_hand()
    bench.autosave.reason = ""
    bench.session.controller.close()
    assert bench.autosave.records[-1].turns() == 1


def skip_all(bench):
    while bench.session.pace.canSkip:
        bench.session.pace.skip()


def test_looking_back_during_a_reveal_holds_the_reveal():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    shown = bench.rows
    bench.session.lookBack.to(0)
    assert bench.session.lookingBack
    assert not bench.session.pace.canSkip
    bench.session.pace.skip()
    assert bench.session.lookingBack
    bench.session.lookBack.end()
    assert bench.session.phase == "showing"
    assert sorted(map(str, bench.rows)) == sorted(map(str, shown))
    skip_all(bench)
    assert bench.session.phase == "choosing"


def test_a_game_of_bots_can_be_paused_stepped_and_resumed():
    bench = Bench(record_of("bbb"), settings=Settings(speed="off"))
    assert bench.session.pace.watching
    bench.session.pace.pause()
    bench.bots.answer_all()
    assert bench.hands_played() == 0
    assert bench.session.prompt == f"Paused. {bench.session.log.rows[-1].text}"
    bench.session.pace.step()
    assert bench.hands_played() == 1
    assert bench.session.prompt == f"Paused. {bench.session.controller.happened}" != "Paused. "
    bench.session.pace.step()
    bench.bots.answer_all()
    assert bench.hands_played() == 2
    bench.session.pace.resume()
    assert bench.hands_played() == 3


def open_hands(bench):
    """How many cards of hands can be seen of how many."""
    hands = [row.face > 0 for row in bench.at("hand")]
    return sum(hands), len(hands)


def watched(setting, **kept):
    record = setting.record(7)
    seats = tuple(SeatedPlayer(seated.name, "drifter") for seated in record.seats)
    return Bench(replace(record, seats=seats), **kept)


@pytest.mark.parametrize("setting", LARGEST[:3], ids=str)
def test_while_bots_play_alone_all_hands_can_be_open(setting):
    bench = watched(setting)
    assert (bench.session.pace.canOpenHands, open_hands(bench)[0]) == (True, 0)
    bench.session.pace.openHands(True)
    for _ in range(12):
        seen, cards = open_hands(bench)
        assert (bench.session.pace.handsOpen, seen) == (True, cards)
        if bench.bots.open:
            bench.bots.answer()
    bench.session.pace.openHands(False)
    assert open_hands(bench)[0] == 0


@pytest.mark.parametrize("setting", LARGEST[:3], ids=str)
def test_open_hands_stay_open_at_every_step(setting):
    bench = watched(setting, speed="calm", fresh=True)
    playback, closed, shown = bench.session.controller.playback, 0, 0
    bench.session.pace.openHands(True)
    while bench.hands_played() < 10:
        seen, cards = open_hands(bench)
        closed, shown = closed + (seen < cards), shown + 1
        if playback.running:
            playback._timer.stop()
            playback.show_next()
        elif bench.session.phase == "roundOver":
            bench.session.seeScores()
        else:
            bench.bots.answer()
    assert closed <= 1 + bench.session.controller.standing.round, "only where cards are dealt"
    assert shown > 20


def hands_at(bench, entry):
    """For each seat the cards that it held before this entry or after it."""
    history, record = bench.session.controller.history, bench.session.controller.game.table.record
    played = list(replay(history.game, record))[entry - 1]
    hands = []
    for seat in range(len(record.seats)):
        views = [history.game.view(state, seat) for state in (played.former, played.state)[entry == 1 :]]
        scenes = [history.presentation.scenes.scene(view, {}) for view in views]
        hands.append({piece.face for scene in scenes for piece in scene.lying(Spot("hand", seat))})
    return hands


@pytest.mark.parametrize("setting", LARGEST[:3], ids=str)
def test_open_hands_show_in_the_past_what_was_held_then(setting):
    bench = watched(setting)
    while bench.hands_played() < 10:
        bench.bots.answer()
    look_back, lines = bench.session.lookBack, bench.session.log.lines
    for row in range(0, len(lines), 5):
        look_back.to(row)
        look_back.openHands(True)
        assert (look_back.canOpenHands, look_back.handsOpen) == (True, True)
        seen, cards = open_hands(bench)
        assert seen == cards
        for seat, held in enumerate(hands_at(bench, lines[row].entry)):
            assert {piece.face for piece in bench.at("hand", seat)} <= held
        look_back.openHands(False)
        assert open_hands(bench)[0] == 0
    look_back.openHands(True)
    look_back.end()
    seen, cards = open_hands(bench)
    assert (bench.session.pace.handsOpen, seen) == (True, cards)
    assert not look_back.canOpenHands


@pytest.mark.parametrize("setting", [LARGEST[1], in_full(LARGEST[0])], ids=str)
def test_the_score_pad_of_a_game_of_bots_has_open_hands_again(setting):
    bench = watched(setting)
    bench.session.pace.openHands(True)
    bench.to_phase("roundOver")
    shown = sorted(map(str, bench.rows))
    bench.session.controller.rebuild(bench.session.controller.game.table.record)
    assert bench.session.phase == "roundOver"
    assert sorted(map(str, bench.rows)) == shown


def test_after_a_game_of_bots_there_is_nothing_to_pause_nor_to_open():
    bench = Bench(record_of("bbb"), settings=Settings(speed="off"))
    bench.session.pace.openHands(True)
    bench.to_phase("over")
    assert not bench.session.pace.watching
    assert not bench.session.pace.canOpenHands


@pytest.mark.parametrize("who", ["pbb", "ppb"])
def test_where_a_person_sits_or_sat_no_hand_is_ever_open(who):
    bench = Bench(record_of(who), settings=Settings(speed="off"))
    before = open_hands(bench)
    bench.session.pace.openHands(True)
    bench.session.controller.game.hands_open = True
    bench.session.controller.models.redraw()
    assert (bench.session.pace.canOpenHands, open_hands(bench)) == (False, before)
    for seat in range(who.count("p")):
        bench.session.leaving.letBotPlay(seat)
    bench.session.pace.openHands(True)
    assert bench.session.pace.watching
    assert (bench.session.pace.handsOpen, open_hands(bench)[0]) == (False, 0)
    bench.session.controller.game.hands_open = True
    bench.session.lookBack.to(1)
    assert (bench.session.lookBack.canOpenHands, open_hands(bench)[0]) == (False, 0)


def test_a_game_of_bots_that_is_only_looked_at_keeps_its_hands_closed():
    bench = Bench(record_of("bbb"), autosave=None)
    bench.session.pace.openHands(True)
    assert (bench.session.pace.canOpenHands, open_hands(bench)[0]) == (False, 0)


def test_a_read_only_game_asks_nobody():
    played = Bench()
    for _ in range(3):
        played.play_hand()
    bench = Bench(played.autosave.records[-1], autosave=None)
    assert bench.session.lookingOnly
    assert bench.bots.open == {}
    assert bench.moves() == []
    assert not any(row.choosable for row in bench.rows)
    assert shown_faces(bench) == {row.face for row in bench.at("played")}
    assert bench.session.prompt == "This game can only be viewed here."


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_a_resumed_game_is_the_same_game(setting):
    played = game_of(setting)
    for _ in range(5):
        played.play_hand()
    bench = Bench(played.autosave.records[-1])
    assert sorted(map(str, bench.rows)) == sorted(map(str, played.rows))
    assert bench.session.log.rows == played.session.log.rows
    assert bench.session.seats.rows == played.session.seats.rows
    assert bench.session.progress == played.session.progress


def test_a_game_left_at_the_score_pad_comes_back_to_it():
    played = Bench()
    played.to_phase("roundOver")
    bench = Bench(played.autosave.records[-1])
    assert (bench.session.phase, bench.session.roundNumber) == ("roundOver", 1)
    assert bench.session.log.rows == played.session.log.rows
    assert bench.session.scores.rows == played.session.scores.rows
    for session in (bench.session, played.session):
        session.seeScores()
    assert bench.session.phase == "choosing"
    assert sorted(map(str, bench.rows)) == sorted(map(str, played.rows))
    assert bench.session.log.rows == played.session.log.rows


def test_the_score_pad_stays_when_a_person_leaves_at_it():
    bench = Bench(record_of("ppb"))
    bench.to_phase("roundOver")
    bench.session.leaving.letBotPlay(1)
    assert bench.session.phase == "roundOver"
    bench.session.seeScores()
    assert bench.session.phase == "choosing"
    assert any("Now playing for Bo: " in row.text for row in bench.session.log.rows)


def test_the_deal_of_a_new_game_is_shown():
    bench = Bench(settings=Settings(speed="calm"), fresh=True)
    assert bench.session.phase == "showing"
    assert bench.bots.seats() == [1, 2]
    bench.session.pace.skip()
    assert bench.session.phase == "choosing"
    assert len(bench.moves()) == 12
    assert len(bench.autosave.records) == 1


def test_cards_are_told_when_they_lie_face_up_and_not_before():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    controller, seen = bench.session.controller, []
    while not controller.happened.startswith("Cards: "):
        seen.append(controller.happened)
        controller.playback._timer.stop()
        controller.playback.show_next()
    assert seen
    assert [bool(row.label) for row in bench.at("chosen")] == [True] * 3


def test_skipping_shows_the_end_of_the_steps_at_once():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    assert bench.session.pace.canSkip
    assert bench.session.moments.rows == ()
    bench.session.pace.skip()
    [moment] = bench.session.moments.rows
    assert (moment.kind, moment.words) == ("lost", bench.session.log.rows[-1].text.split(". ", 2)[2])
    bench.session.pace.skip()
    assert (bench.session.moments.rows, bench.session.phase) == ((), "showing")
    assert bench.session.prompt.startswith("The tides ")
    bench.session.pace.skip()
    assert bench.session.phase == "choosing"
    assert bench.session.progress == "Round 1 of 3, hand 2 of 12"


def test_a_setting_makes_the_reveal_wait_for_a_click():
    bench = Bench(settings=Settings(speed="off", pause_after_reveal="click"))
    bench.bots.answer_all()
    bench.play()
    assert bench.session.pace.waitsForClick
    assert bench.session.prompt == "Click or press a key to go on."
    assert len(bench.at("played")) == 3
    bench.session.pace.skip()
    assert bench.session.phase == "choosing"


def test_the_steps_of_a_hand_have_their_sounds():
    bench = Bench()
    bench.play_hand()
    assert bench.heard[:2] == ["reveal", "deal"]
    assert {"place", "ring"} <= set(bench.heard)


def test_open_leftovers_are_listed_in_a_mark():
    [mark] = Bench(record_of(open_leftovers=True)).session.marks.rows
    assert mark.words == "Left in the box"
    assert mark.detail.startswith("Left in the box: ")
    assert mark.detail.count(",") == 23
    assert Bench().session.marks.rows == ()


def test_when_no_person_is_left_the_round_can_be_run_out():
    for deal in range(40):
        bench = Bench(record_of("pbbb", deal=deal), settings=Settings(speed="off"))
        while bench.session.phase not in ("roundOver", "over") and not bench.session.pace.canRunOut:
            bench.bots.answer_all()
            if bench.session.phase == "choosing":
                bench.play()
        if bench.session.pace.canRunOut:
            bench.session.pace.runOut()
            while bench.bots.open and bench.session.phase != "roundOver":
                bench.bots.answer()
            assert bench.session.phase in ("roundOver", "over")
            return
    raise AssertionError("no deal in which the person went out early")


def shown_step_by_step(bench, read):
    """Show the pending steps one by one; return what `read` gives before each."""
    playback, found = bench.session.controller.playback, []
    while playback.running:
        found.append(read(bench.session))
        playback._timer.stop()
        playback.show_next()
    return found


def test_the_round_number_is_that_of_the_step_on_screen():
    bench = Bench(settings=Settings(speed="calm"))
    numbers = []
    while bench.session.phase not in ("roundOver", "over"):
        bench.bots.answer_all()
        bench.play()
        numbers += shown_step_by_step(bench, lambda session: session.roundNumber)
    assert set(numbers) == {1}


def hesitations(bench):
    """How long the bots hesitate after each step that is still to be shown."""
    return shown_step_by_step(bench, lambda session: session.controller.playback._waited_for.hesitation)


def test_bots_think_while_the_turn_before_is_shown():
    bench = Bench(record_of("bbb"), settings=Settings(speed="calm"))
    for seat in range(3):
        bench.bots.answer(seat)
    assert (bench.session.phase, bench.bots.seats()) == ("showing", [0, 1, 2])
    bench.bots.answer(1)
    bench.bots.answer(0)
    assert bench.hands_played() == 1
    *others, last = hesitations(bench)
    assert ({*others}, last) == ({Pause.NONE}, Pause.BREATH)
    assert (bench.session.phase, bench.bots.seats(), len(bench.at("chosen"))) == ("waiting", [2], 2)
    bench.bots.answer()
    assert (bench.session.phase, bench.hands_played()) == ("showing", 2)
    bench.bots.answer_all()
    bench.show_steps()
    assert bench.hands_played() == 3, "what was answered ahead is played at once"


def test_nobody_waits_for_bots_that_choose_together_with_a_person():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    assert {*hesitations(bench)} == {Pause.NONE}


def test_what_a_bot_has_answered_ahead_is_forgotten_if_the_turn_is_taken_back():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    bench.bots.answer_all()
    bench.session.takingBack.act()
    assert (bench.session.phase, bench.bots.seats(), bench.at("chosen")) == ("choosing", [1, 2], [])


def test_a_bot_that_gives_up_ahead_is_replaced_when_the_turn_before_was_shown():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    [number, *_] = bench.bots.open
    bench.bots.gave_up.emit(number, "shark")
    assert bench.session.phase == "showing"
    bench.show_steps()
    number = max(bench.bots.open)
    assert not any("Now playing for" in row.text for row in bench.session.log.rows)
    bench.bots.gave_up.emit(number, "shark")
    assert any("Now playing for" in row.text for row in bench.session.log.rows)


def test_while_a_turn_is_shown_nobody_is_asked():
    bench = Bench(record_of("ppb"), settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    bench.play()
    assert bench.session.phase == "showing"
    assert (bench.session.askedSeat, bench.session.askedName) == (-1, "")


def with_only_bots_left():
    """A round in which the person is out."""
    bench = Bench(record_of("pbbb", deal=3))
    while not bench.session.pace.canRunOut:
        bench.bots.answer_all()
        if bench.session.phase == "choosing":
            bench.play()
    return bench


def until_a_click_is_awaited(bench):
    bench.settings = Settings(speed="calm", pause_after_reveal="click")
    bench.bots.answer_all()
    playback = bench.session.controller.playback
    while not bench.session.pace.waitsForClick:
        playback._timer.stop()
        playback.show_next()


def test_a_take_back_ends_running_out_the_round():
    bench = with_only_bots_left()
    bench.session.pace.runOut()
    bench.session.takingBack.act()
    bench.settings = Settings(speed="calm")
    bench.bots.answer_all()
    bench.play()
    assert bench.session.phase == "showing"


def test_running_out_the_round_also_ends_the_wait_for_a_click():
    bench = with_only_bots_left()
    until_a_click_is_awaited(bench)
    assert bench.session.pace.canRunOut
    bench.session.pace.runOut()
    assert bench.session.phase != "showing"


def test_a_round_is_not_run_out_while_looking_back():
    bench = with_only_bots_left()
    until_a_click_is_awaited(bench)
    bench.session.lookBack.to(1)
    assert not bench.session.pace.canRunOut
    bench.session.pace.runOut()
    bench.session.lookBack.end()
    bench.session.pace.runOut()
    assert bench.session.phase != "showing"


def test_after_looking_back_from_the_score_pad_the_progress_is_that_of_the_round_that_ended():
    bench = Bench()
    while bench.session.phase != "roundOver":
        bench.bots.answer_all()
        bench.play()
    before = bench.session.progress
    bench.session.lookBack.to(1)
    assert bench.session.progress != before
    bench.session.lookBack.end()
    assert bench.session.progress == before


def test_the_log_begins_with_the_house_rules_and_in_open_play_tells_each_card_that_is_laid():
    assert not any(row.text.startswith("House rules") for row in Bench().session.log.rows)
    bench = Bench(record_of("pbb", open_play=True))
    assert bench.session.log.rows[0].text == "House rules: Open play."
    for _ in range(4):
        bench.play() if bench.session.deciding else bench.bots.answer()
    told = [row.text for row in bench.session.log.rows[-5:]]
    assert [" lays a card." in text for text in told] == [True] * 3 + [False] * 2
    assert [" lays " in text for text in told] == [True] * 3 + [False, True]


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_while_a_turn_is_shown_the_progress_is_that_of_its_heading(setting):
    """Also when the turn ends a round and the next is dealt already. A heading may name the round alone."""
    bench, found = game_of(setting, speed="calm"), []

    def watch():
        headings = [row.text for row in bench.session.log.rows if row.kind == "heading"]
        if bench.session.phase == "showing" and headings and not bench.session.lookingBack:
            found.append((bench.session.progress, headings[-1]))

    bench.session.changed.connect(watch)
    played_at_random(bench, 3, hands=30)
    assert len({progress for progress, _ in found}) > 3
    assert all(progress.startswith(heading) for progress, heading in found)


def to_the_next_choice(bench):
    """Let the bots choose, and show all steps, until a person chooses."""
    while bench.bots.open or bench.session.phase != "choosing":
        bench.show_steps()
        bench.session.seeScores()
        if bench.bots.open:
            bench.bots.answer()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_at_speed_off_a_move_is_drawn_once(setting):
    bench, drawn = game_of(setting), []
    models = bench.session.controller.models
    models.pieces.show = lambda rows, show=models.pieces.show: drawn.append(len(rows)) or show(rows)
    for _ in range(12):
        to_the_next_choice(bench)
        drawn.clear()
        bench.session.choice.make(bench.moves()[0])
        assert len(drawn) == 1


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_steps_that_are_not_drawn_leave_every_piece_in_its_row(setting):
    benches = [game_of(setting, speed=speed) for speed in ("off", "calm")]
    for _ in range(12):
        for bench in benches:
            to_the_next_choice(bench)
            bench.session.choice.make(bench.moves()[0])
        quick, shown = benches
        shown.show_steps()
        assert (quick.rows, quick.session.phase) == (shown.rows, shown.session.phase)


# -- surrender -----------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", DUELS, ids=str)
@pytest.mark.parametrize("hands", [0, 5])
def test_surrendering_a_duel_loses_it_at_once(setting, hands):
    bench = game_of(setting)
    assert bench.session.duel
    for _ in range(hands):
        bench.play_hand()
    assert bench.session.leaving.canSurrender
    assert bench.session.surrendered == ""
    bench.session.lookBack.to(0)
    bench.session.leaving.surrender()
    assert (bench.session.phase, bench.session.lookingBack, bench.session.leaving.canSurrender) == (
        "over",
        False,
        False,
    )
    assert bench.session.prompt == "Bo wins the game."
    assert bench.session.log.rows[-1].text == "Ann surrenders."
    assert bench.session.surrendered == "Ann surrendered."
    assert bench.autosave.records[-1].entries[-1] == Surrender(0)
    assert [row.name for row in bench.session.scores.rows if row.winner] == ["Bo"]
    assert bench.bots.open == {}
    bench.session.leaving.surrender()
    assert bench.autosave.records[-1].entries.count(Surrender(0)) == 1


@pytest.mark.parametrize("setting", DUELS, ids=str)
def test_after_a_surrender_the_pending_steps_are_in_the_log(setting):
    bench = game_of(setting, settings=Settings(speed="calm"))
    while bench.session.phase != "showing" or bench.hands_played() < 3:
        bench.session.pace.skip()
        bench.bots.answer_all()
        if bench.session.phase in ("handing", "choosing"):
            bench.play()
    bench.session.leaving.surrender()
    while bench.session.pace.canSkip:
        bench.session.pace.skip()
    again = Bench(bench.autosave.records[-1])
    assert [row.text for row in bench.session.log.rows] == [row.text for row in again.session.log.rows]
    assert sorted(map(repr, bench.rows)) == sorted(map(repr, again.rows))


@pytest.mark.parametrize("setting", DUELS, ids=str)
def test_a_surrender_in_the_middle_of_steps_draws_the_table_once(setting):
    bench, drawn = game_of(setting, speed="calm"), []
    until_steps_are_left(bench, 2)
    pieces = bench.session.pieces
    pieces.show = lambda rows, show=pieces.show: drawn.append(len(rows)) or show(rows)
    bench.session.leaving.surrender()
    assert len(drawn) == 1


def until_steps_are_left(bench, number):
    """Play until so many steps are still to be shown."""
    for _ in range(100):
        if len(bench.session.controller.playback._left) >= number:
            return
        bench.session.pace.skip()
        bench.bots.answer_all()
        if bench.session.phase in ("handing", "choosing"):
            bench.play()
    raise AssertionError(f"there were never {number} steps left")


@pytest.mark.slow
def test_a_surrender_while_looking_back_is_too_late_if_the_sealed_moves_end_the_game():
    bench = Bench(shortly_before_the_end(DUELS[-1]))
    while bench.session.phase != "over":
        if bench.session.phase == "choosing":
            bench.session.choice.make(bench.moves()[0])
        if bench.session.phase == "choosing":
            bench.session.lookBack.to(0)
        bench.bots.answer_all()
        if sealed_moves_end_game(bench.session.controller):
            break
        bench.session.lookBack.end()
    assert bench.session.lookingBack
    bench.session.leaving.surrender()
    assert bench.session.phase == "over"
    assert not any(isinstance(entry, Surrender) for entry in bench.autosave.records[-1].entries)


def shortly_before_the_end(duel):
    """The record of a game between a person and a bot, without its last turns."""
    table = Table(duel.game, replace(record_of("pb"), game=duel.game.key))
    while waiting := table.waiting_for():
        for seat in sorted(waiting):
            table.submit(seat, table.choices(seat)[0])
    return table.record.rewound(table.record.turns() - 4)


def sealed_moves_end_game(controller):
    """Whether all moves of the turn are sealed, wait for the look back, and end the game."""
    sealed = controller.game.flow.sealed
    if not controller.game.flow.looking_back or set(sealed) != controller.game.flow.due:
        return False
    table = Table(controller.game.table.game, controller.game.table.record)
    for seat, move in sealed.items():
        table.submit(seat, table.game.read(move))
    return table.outcome() is not None


@pytest.mark.parametrize("setting", DUELS, ids=str)
def test_on_a_shared_screen_the_person_who_has_it_surrenders(setting):
    bench = game_of(setting, people=2)
    bench.play_hand()
    if bench.session.phase == "handing":
        bench.session.raiseCurtain()
    seat = bench.session.actor
    bench.session.leaving.surrender()
    assert bench.autosave.records[-1].entries[-1] == Surrender(seat)
    assert (bench.session.phase, bench.session.viewer) == ("over", -1)


@pytest.mark.parametrize("setting", DUELS, ids=str)
def test_on_the_curtain_nobody_surrenders_because_nobody_knows_who_would(setting):
    bench = game_of(setting, people=2)
    for _ in range(100):
        if bench.session.phase == "handing":
            break
        bench.play_hand()
    assert bench.session.phase == "handing"
    bench.session.leaving.surrender()
    assert not bench.session.leaving.canSurrender
    assert bench.session.phase == "handing"
    bench.session.raiseCurtain()
    assert bench.session.leaving.canSurrender


@pytest.mark.parametrize("setting", DUELS, ids=str)
def test_a_game_of_bots_and_a_read_only_record_cannot_be_surrendered(setting):
    bench = game_of(setting, people=0)
    assert not bench.session.leaving.canSurrender
    bench.session.leaving.surrender()
    assert bench.session.phase != "over"
    read_only = game_of(setting, autosave=None)
    assert not read_only.session.leaving.canSurrender


def test_with_more_than_two_players_nobody_can_surrender():
    bench = Bench()
    assert not bench.session.duel
    assert not bench.session.leaving.canSurrender
    bench.session.leaving.surrender()
    assert bench.session.phase == "choosing"


def test_a_game_of_the_ladder_against_two_bots_is_given_up_and_lost():
    bench = Bench(rung_record(0))
    bench.play_hand()
    assert bench.session.leaving.canSurrender
    bench.session.leaving.surrender()
    bench.show_steps()
    assert (bench.session.phase, bench.session.surrendered) == ("over", "Ann surrendered.")
    assert bench.session.controller.game.table.outcome().winners == (1, 2)
    assert bench.session.scoredRounds == 0


@pytest.mark.parametrize("record", [day_record(), rung_record(0).as_practice("copied")], ids=["day", "copy"])
def test_another_game_of_three_is_not_given_up(record):
    bench = Bench(record)
    assert not bench.session.leaving.canSurrender
    bench.session.leaving.surrender()
    assert bench.session.controller.game.table.outcome() is None


# -- what waits for a press ----------------------------------------------------------------------


def test_each_decision_and_each_curtain_is_another_question_and_a_pick_is_not():
    bench = game_of(DUELS[-1], people=2)
    asked = []
    for _ in range(12):
        asked.append(bench.session.question)
        if bench.session.phase == "handing":
            bench.session.raiseCurtain()
        else:
            bench.session.choice.press(next(row for row, piece in enumerate(bench.rows) if piece.choosable))
            assert bench.session.question == asked[-1]
            bench.play()
    assert len(set(asked)) == 12
    assert None not in asked


def test_while_something_is_shown_nothing_waits_for_a_press_unless_a_click_is_awaited():
    bench = Bench(settings=Settings(speed="calm", pause_after_reveal="click"))
    chosen = bench.session.question
    bench.play()
    assert bench.session.question == chosen, "the choice can still be taken back"
    bench.bots.answer_all()
    assert (bench.session.phase, bench.session.question) == ("showing", None)
    while not bench.session.pace.waitsForClick:
        bench.session.controller.playback._timer.stop()
        bench.session.controller.playback.show_next()
    assert bench.session.question not in (None, chosen)


@pytest.mark.parametrize("phase", ["roundOver", "over"])
def test_a_sheet_is_another_question(phase):
    bench = Bench()
    before = bench.session.question
    bench.to_phase(phase)
    assert bench.session.question not in (None, before)
