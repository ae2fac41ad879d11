"""Games of people at the screen and with phones: who can act, who waits for whom, and bad moments."""

from random import Random

import pytest
from by_hand import FakeAutosave, record_of
from challenges import rung_record
from paired_games import PhoneCourse, played_twice
from phone_bench import EARLIER, LOOK, WAITS, MixedGame, Phones
from playing import EVERY_SETTING, LARGEST, in_full

from tide_gui.ui.play.deciding import question
from tide_gui.ui.play.messages import SeatViewed
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.phone_hand import PhoneHand
from tide_gui.ui.play.session import Session
from tide_gui.ui.play.turn_flow import Phase

pytestmark = pytest.mark.usefixtures("qapp", "fourth_game")
TABLES = [
    ("turn-the-tide", "pppb"),
    ("onda", "ppb"),
    ("turning-tides", "pp"),
    ("pebbles", "ppp"),
    ("turning-tides", "pb"),
    ("turn-the-tide", "pbb"),
]


# -- whole random games --------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "who"), TABLES)
def test_at_every_moment_somebody_can_act_and_all_others_read_who(game, who):
    mixed = MixedGame(game, who, seed=1)
    mixed.run(80)
    assert "choosing False" in mixed.met
    assert mixed.bench.hands_played() > 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "who"), TABLES)
def test_at_every_moment_of_whole_games_somebody_can_act_and_all_others_read_who(game, who, seed):
    MixedGame(game, who, seed).run(4000)


@pytest.mark.slow
def test_the_mixed_games_come_to_all_moments():
    met = set()
    for game, who in TABLES:
        mixed = MixedGame(game, who, seed=11)
        mixed.run(4000)
        met |= mixed.met
    doings = {"choosing", "chosen", "waiting", "watching", "scores"}
    assert {f"{doing} {looks_back}" for doing in doings for looks_back in (False, True)} <= met
    assert "over False" in met


# -- two worlds ----------------------------------------------------------------------------------


class WithTakingBack(PhoneCourse):
    """The person looks at the phone, and takes turns back on the window."""

    def play(self, moves):
        super().play(moves)
        if self.rng.random() < 0.2:
            self.session.takingBack.act()
            self.bench.show_steps()


def seats_of(setting):
    """Each seat whose phone is looked at; by default the last one, but none on the ships: they take long."""
    last = min(setting.seats, 3) - 1
    usual = (setting, last) if setting.game.key != "turning-tides" else in_full(setting, last)
    return [usual, *(in_full(setting, seat) for seat in range(last))]


TIDE = LARGEST[0]  # test_phones.py plays it to the end
PHONES_OF_LARGEST = [case for setting in LARGEST[1:] for case in seats_of(setting)]
PHONES_OF_TIDE = [in_full(TIDE, seat) for seat in range(3)]


def same_messages(setting, people, seat, turns, kind):
    """Play twice, with pauses, and return how often the worlds differed and what the phone was told."""

    def course(*arguments, **kept):
        return kind(*arguments, looking=seat, **kept)

    different, output, other = played_twice(setting, people, (seat,), turns, kind=course, speed="brisk")
    assert output == other
    return different, output


@pytest.mark.parametrize(("setting", "seat"), [*PHONES_OF_LARGEST, *PHONES_OF_TIDE])
def test_each_seat_of_each_game_is_sent_the_same_while_phones_come_and_go(setting, seat):
    people = tuple(range(min(setting.seats, 3)))
    different, output = same_messages(setting, people, seat, 14, PhoneCourse)
    assert different
    assert len(output) > 10
    assert any(b'"watching"' in message for message in output)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "setting"), [*enumerate(EVERY_SETTING)], ids=str)
def test_whole_games_with_reveals_and_score_pads_send_a_seat_the_same(number, setting):
    """Each setting is played once; over the settings everybody is looked at."""
    people = tuple(range(min(setting.seats, 3)))
    different, output = same_messages(setting, people, number % len(people), 400, PhoneCourse)
    assert different > 2
    assert b'"doing":"over"' in output[-1]


@pytest.mark.parametrize("setting", [LARGEST[1], in_full(TIDE), *map(in_full, LARGEST[2:])], ids=str)
def test_taking_turns_back_on_the_window_sends_the_same(setting):
    different, output = same_messages(setting, (0,), 0, 20, WithTakingBack)
    assert different
    assert len(output) > 10


# -- presses that come too late ------------------------------------------------------------------


def test_a_flood_of_void_presses_looks_at_no_hand_and_loses_no_turn(monkeypatch):
    phones = Phones(who="pppp")
    before, state = phones.flow, phones.states[0]
    with monkeypatch.context() as patch:
        patch.setattr(PhoneHand, "state", lambda _: pytest.fail("a void press costs a state"))
        for _ in range(1000):
            for number, row in ((state.number - 1, 3), (state.number, 999), (phones.states[1].number, 3)):
                phones.desk.act(0, number, "press", row)
                phones.desk.act(0, number, "offer", row)
            for deed in ("surrender", "refuse", "agree", "see_scores", "go_on"):
                phones.act(0, deed)
    assert phones.flow == before
    phones.press_twice(0, state.hand[3].number)
    assert phones.flow.sealed == {0: state.hand[3].label}


def test_a_press_is_for_no_other_phone_and_no_other_game():
    phones = Phones(who="ppp")
    number, row = phones.states[0].number, phones.states[0].hand[0].number
    phones.desk.hold({1, 2})
    phones.desk.hold({0, 1, 2})
    phones.desk.act(0, number, "press", row)
    assert not any(piece.picked for piece in phones.states[0].hand)
    other = Session(OpenGame(record_of("ppp"), FakeAutosave(), phones.controller.game.services))
    other.controller.begin(fresh=False)
    other.controller.phone_desk.hold({0, 1, 2})
    before = other.controller.phone_desk.shown(0)
    for state in phones.states.values():
        other.controller.phone_desk.act(0, state.number, "press", row)
    assert other.controller.phone_desk.shown(0) == before


def test_a_pick_tells_only_the_phone_that_made_it(monkeypatch):
    phones, asked = Phones(who="pppp"), []
    state = PhoneHand.state
    monkeypatch.setattr(PhoneHand, "state", lambda hand: asked.append(hand.seat) or state(hand))
    phones.press(2, phones.states[2].hand[0].number)
    phones.act(1, "sort")
    assert asked == [2, 1]


# -- the window looks back, and shows what was played --------------------------------------------


def test_while_the_window_looks_back_a_phone_chooses_and_then_reads_why_nothing_happens():
    phones = Phones(who="ppb")
    phones.play_turn(Random(1))
    phones.bench.bots.answer_all()
    phones.bench.session.lookBack.to(0)
    phones.press_twice(0, phones.states[0].hand[0].number)
    assert phones.states[0].question == "Waiting for Bo."
    phones.press_twice(1, phones.states[1].hand[0].number)
    assert {state.question for state in phones.states.values()} == {EARLIER}
    assert phones.bench.hands_played() == 1
    phones.bench.session.lookBack.end()
    assert phones.bench.hands_played() == 2


def test_at_the_score_pad_no_phone_goes_on_while_the_window_looks_back():
    phones = Phones(who="ppp")
    phones.play_to_the_pad(Random(1))
    phones.bench.session.lookBack.to(0)
    for seat, state in phones.states.items():
        assert (state.question, state.deeds) == (EARLIER, ())
        phones.act(seat, "see_scores")
    assert phones.flow.looking_back
    phones.bench.session.lookBack.end()
    assert [deed.do for deed in phones.states[0].deeds] == ["see_scores"]
    phones.act(1, "see_scores")
    assert phones.flow.phase is Phase.WAITING


def test_a_phone_that_comes_back_ends_no_look_back_and_one_that_comes_does():
    phones = Phones(who="ppb", phones={0})
    phones.play_turn(Random(1))
    phones.bench.session.raiseCurtain()
    phones.bench.session.lookBack.to(0)
    phones.desk.hold({0})
    assert phones.flow.looking_back
    phones.desk.hold({0, 1})
    assert not phones.flow.looking_back


def test_who_takes_a_phone_while_the_table_shows_what_was_played_sees_it_there_first():
    phones = Phones(who="ppb", phones={0}, speed="brisk")
    phones.bench.bots.answer_all()
    phones.bench.play()
    phones.press_twice(0, phones.states[0].hand[0].number)
    assert phones.flow.phase is Phase.SHOWING
    assert not any(piece.fits or piece.pressable for piece in phones.states[0].hand)
    phones.desk.hold({0, 1})
    late = phones.states[1]
    assert (late.doing, late.question, late.hand, late.groups, late.seats) == ("watching", LOOK, (), (), ())
    assert late.progress == phones.bench.session.progress
    phones.bench.show_steps()
    assert len(phones.states[1].hand) == 11


def test_a_phone_that_comes_at_the_score_pad_sees_the_scores_of_the_round_that_is_over():
    phones = Phones(who="ppp", phones={0})
    phones.play_to_the_pad(Random(1))
    phones.desk.hold({0, 1})
    state = phones.states[1]
    assert state.doing == "scores"
    assert state.progress == phones.bench.session.progress
    assert (state.hand, state.groups, state.seats) == ((), (), ())
    assert [score.total for score in state.scores] == [score.total for score in phones.states[0].scores]
    assert [score.name for score in state.scores if score.own] == ["Bo"]


@pytest.mark.parametrize("game", ["turn-the-tide", in_full("onda")])
def test_the_hand_of_a_person_alone_leaves_the_window_at_once_also_at_the_score_pad(game):
    phones = Phones(game, "pbb", phones=(), speed="brisk")
    session, controller = phones.bench.session, phones.controller
    phones.play_to_the_pad(Random(1))
    progress = session.progress
    phones.desk.hold({0})
    assert session.progress == progress
    session.seeScores()
    while controller.playback.running:
        assert not [row for row in phones.bench.at("hand", 0) if row.label]
        controller.playback._timer.stop()
        controller.playback.show_next()
    assert any(piece.label for piece in phones.states[0].hand)
    log = controller.history.log(controller.game.table.record, controller.history.writer())
    assert [row.kind for row in session.log.rows] == [line.kind for line in log]


# -- what waits for a press -----------------------------------------------------------------------


def test_any_phone_goes_on_after_a_reveal_that_waits_for_a_press():
    phones = Phones(who="ppp", pause_after_reveal="click")
    for seat in range(3):
        phones.press_twice(seat, phones.states[seat].hand[0].number)
    session, playback = phones.bench.session, phones.controller.playback
    assert session.pace.waitsForClick
    for state in phones.states.values():
        assert (state.doing, state.question) == ("watching", WAITS)
        assert [(deed.do, deed.words) for deed in state.deeds] == [("go_on", "Go on")]
    session.lookBack.to(0)
    phones.act(0, "go_on")
    assert (phones.states[0].question, phones.states[0].deeds) == (EARLIER, ())
    session.lookBack.end()
    phones.act(1, "go_on")
    assert not playback.awaits_click
    assert phones.states[1].doing == "choosing"


def test_two_phones_that_go_on_at_once_pass_one_reveal():
    phones = Phones(who="ppp", pause_after_reveal="click")
    for seat in range(3):
        phones.press_twice(seat, phones.states[seat].hand[0].number)
    playback = phones.controller.playback
    playback.run([playback._waited_for] * 2)
    numbers = {seat: state.number for seat, state in phones.states.items()}
    for seat, number in numbers.items():
        phones.desk.act(seat, number, "go_on")
    assert (playback.awaits_click, playback.left) == (True, 0)
    phones.act(2, "go_on")
    assert phones.states[2].doing == "choosing"


# -- the curtain ---------------------------------------------------------------------------------


def test_who_waits_at_a_phone_reads_for_whom_the_curtain_is():
    phones = Phones(who="pppb", phones={1})
    session = phones.bench.session
    phones.press_twice(1, phones.states[1].hand[0].number)
    assert session.prompt == "Hand the screen to Ann."
    assert phones.states[1].question == "Waiting for Ann, Cy and Dot. Hand the screen to Ann."
    session.raiseCurtain()
    assert phones.states[1].question == "Waiting for Ann, Cy and Dot."
    phones.act(1, "put_back")
    phones.desk.hold({0, 1})
    assert session.prompt == "Hand the screen to Cy."
    assert phones.states[0].doing == phones.states[1].doing == "choosing"


def test_phones_switched_off_in_mid_turn_keep_what_was_chosen_and_ask_the_others_at_the_screen():
    phones = Phones(who="ppp")
    phones.press_twice(0, phones.states[0].hand[0].number)
    phones.press(1, phones.states[1].hand[0].number)
    phones.desk.hold(set())
    session = phones.bench.session
    assert (session.phase, session.prompt) == ("handing", "Hand the screen to Bo.")
    assert phones.flow.sealed.keys() == {0}
    session.raiseCurtain()
    assert not session.choice.begun, "what was picked on the phone stays there"


def test_a_phone_taken_while_picking_at_the_screen_begins_without_picks():
    phones = Phones(who="ppb", phones=())
    session = phones.bench.session
    session.raiseCurtain()
    session.choice.press(next(row for row, piece in enumerate(phones.bench.rows) if piece.choosable))
    assert session.choice.begun
    phones.desk.hold({0})
    assert (session.choice.begun, session.prompt) == (False, "Hand the screen to Bo.")
    assert not any(piece.picked for piece in phones.states[0].hand)
    assert not any(row.label for row in phones.bench.rows if row.area == "hand")


# -- taking back, leaving, surrender -------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "who"), [("turn-the-tide", "pbb"), in_full("onda", "pbb"), ("turning-tides", "pb")]
)
def test_after_taking_back_the_phone_shows_the_former_choice_and_then_what_is_brought_back(game, who):
    phones = Phones(game, who)
    rng, taking_back = Random(2), phones.bench.session.takingBack
    phones.play_turn(rng)
    while phones.bench.hands_played() < 3 or phones.states[0].doing != "choosing":
        phones.play_turn(rng)
        phones.bench.bots.answer_all()
    present, turns = phones.states[0], phones.bench.hands_played()
    taking_back.act()
    taken = phones.states[0]
    assert phones.bench.hands_played() < turns
    assert (taken.doing, taken.question) == ("choosing", question(phones.controller.game, 0))
    phones.desk.act(0, present.number, "offer", 0)
    phones.desk.act(0, present.number, "press", present.hand[0].number)
    assert phones.states[0] == taken
    taking_back.bringBack()
    back = phones.states[0]
    assert (back.doing, back.question, back.progress) == ("choosing", present.question, present.progress)
    assert [piece.label for piece in back.hand] == [piece.label for piece in present.hand]


def test_what_is_taken_back_while_it_is_shown_can_be_chosen_once_more():
    phones = Phones(who="pbb", speed="brisk")
    for _ in range(2):
        phones.bench.bots.answer_all()
        phones.press_twice(0, phones.states[0].hand[0].number)
        assert phones.states[0].doing == "watching"
        phones.bench.session.takingBack.act()
        assert [piece.fits for piece in phones.states[0].hand] == [True] * 12


def test_a_bot_that_plays_on_for_somebody_takes_the_phone_of_nobody_else():
    phones = Phones(who="ppp")
    phones.press_twice(1, phones.states[1].hand[0].number)
    updates = phones.updates[1]
    phones.bench.session.leaving.letBotPlay(1)
    assert phones.desk.seats == phones.flow.phone_seats == {0, 2}
    assert phones.desk.shown(1) is None
    assert phones.updates[1] == updates, "the hand of a bot is on no phone"
    assert phones.states[0].doing == "choosing"


def test_a_lone_person_with_a_phone_surrenders_at_the_window_and_the_phone_watches_it():
    phones, seen = Phones("turning-tides", "pb", speed="brisk"), []
    phones.desk.state_changed.connect(lambda _, state: seen.append((state.doing, state.question)))
    assert phones.bench.session.leaving.canSurrender
    phones.bench.session.leaving.surrender()
    phones.bench.show_steps()
    assert seen == [("watching", LOOK), ("over", phones.bench.session.prompt)]


def test_with_two_phones_nobody_surrenders_at_the_window_because_nobody_knows_who_would():
    phones = Phones("turning-tides", "pp")
    assert not phones.bench.session.leaving.canSurrender
    phones.desk.hold({1})
    phones.bench.session.raiseCurtain()
    assert phones.bench.session.leaving.canSurrender


def ending(phones, seat):
    """The buttons of this phone that have to do with surrender."""
    deeds = phones.states[seat].deeds
    return [deed.do for deed in deeds if deed.do in ("surrender", "refuse", "agree")]


def test_who_holds_a_phone_surrenders_there_and_is_asked_first():
    phones = Phones("turning-tides", "pp")
    before, updates = phones.states[0], phones.updates[1]
    assert ending(phones, 0) == ending(phones, 1) == ["surrender"]
    phones.act(0, "agree")
    for _ in range(2):  # pressed twice in haste
        phones.act(0, "surrender")
    asked = phones.states[0]
    assert ending(phones, 0) == ["refuse", "agree"], "what is pressed twice does nothing"
    assert asked.advice == "Ann loses the game, which stays in the list and can be looked back at."
    assert (asked.number, phones.updates[1]) == (before.number, updates)
    phones.act(0, "refuse")
    assert phones.states[0] == before
    for begin in (
        lambda: phones.press(0, phones.states[0].hand[1].number),
        lambda: phones.act(0, "put_back"),
        lambda: phones.press_twice(0, phones.states[0].hand[1].number),
    ):
        phones.act(0, "surrender")
        begin()
        phones.act(0, "agree")
        assert ending(phones, 0) == ["surrender"], "who plays on is asked anew"
    assert phones.states[0].doing == "chosen"
    phones.act(0, "surrender")
    phones.act(0, "agree")
    assert phones.bench.session.surrendered == "Ann surrendered."
    assert {state.doing for state in phones.states.values()} == {"over"}


@pytest.mark.parametrize("moment", ["the curtain", "an earlier moment"])
def test_who_holds_a_phone_surrenders_whatever_the_window_shows(moment):
    phones = Phones("turning-tides", "pp", phones={0})
    session, rng = phones.bench.session, Random(4)
    while phones.flow.phase is not Phase.HANDING or not phones.bench.hands_played():
        phones.play_turn(rng)
    if moment == "an earlier moment":
        session.raiseCurtain()
        session.lookBack.to(0)
    phones.act(0, "surrender")
    phones.act(0, "agree")
    phones.bench.show_steps()
    assert (session.phase, session.surrendered) == ("over", "Ann surrendered.")
    assert phones.states[0].doing == "over"


@pytest.mark.parametrize("game", ["turn-the-tide", in_full("onda"), in_full("turning-tides")])
def test_who_plays_on_the_ladder_with_a_phone_gets_no_hint_and_nothing_back(game):
    phones = Phones(record=rung_record(0, game=game))
    session = phones.bench.session
    for _ in range(2):
        session.hint.press()
        session.takingBack.act()
        assert not phones.bench.bots.weighing
        assert not session.hint.offered
        assert not session.takingBack.possible
    assert phones.states[0].doing == "choosing"
    assert session.leaving.canSurrender
    assert not session.practice
    phones.act(0, "surrender")
    assert "On the ladder the game counts as lost" in phones.states[0].advice


def test_a_hint_that_was_asked_for_at_the_screen_does_not_come_once_the_cards_are_on_the_phone():
    phones = Phones(who="pbb", phones=())
    session = phones.bench.session
    session.hint.press()
    [number] = phones.bench.bots.weighing
    phones.desk.hold({0})
    assert (session.hint.stage, phones.bench.bots.weighing) == ("none", {})
    assert not session.hint.offered
    phones.bench.bots.weighed.emit(number, ())
    assert (session.hint.stage, session.practice) == ("none", False)


# -- the end -------------------------------------------------------------------------------------


def test_a_phone_that_comes_after_the_end_disturbs_nobody_who_looks_at_the_game():
    phones = Phones("turning-tides", "pp", phones={0})
    while phones.flow.phase not in (Phase.HANDING, Phase.CHOOSING) or not phones.bench.hands_played():
        phones.play_turn(Random(4))
    session = phones.bench.session
    session.raiseCurtain()
    session.leaving.surrender()
    phones.controller.dispatch(SeatViewed(1, 1))
    session.lookBack.to(0)
    phones.desk.hold({0, 1})
    assert (session.phase, session.viewer, session.lookingBack) == ("over", 1, True)
    assert phones.states[1].doing == "over"
