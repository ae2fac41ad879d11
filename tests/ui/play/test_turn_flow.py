"""Who is asked and who is the viewer, without Qt: every phase with every message, and random games."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.rules.game import NOBODY
from tide_gui.ui.play.messages import (
    AskBots,
    BotChose,
    Chose,
    CurtainRaised,
    GameOver,
    GoOn,
    HandedOn,
    LookedBack,
    LookedForward,
    Paused,
    PhonesChanged,
    Play,
    Resumed,
    ScorePadReached,
    ScoresSeen,
    ScreenReleased,
    SeatChose,
    SeatUnchose,
    ShowBegan,
    Stepped,
    Surrendered,
    TurnBegan,
    Unchose,
)
from tide_gui.ui.play.turn_flow import Phase, new_flow, update

CLICKS = (
    CurtainRaised(), Chose("7"), Unchose(), HandedOn(), ScoresSeen(),
    LookedBack(), LookedForward(), Paused(), Resumed(), Stepped(),
)  # fmt: skip
ADVANCING = (
    CurtainRaised(),
    Chose("8"),
    HandedOn(),
    ScoresSeen(),
    LookedForward(),
    Resumed(),
)
ANSWER = BotChose(2, "9")
EVERYBODY = frozenset({0, 1, 2})
CONTROLLER_MESSAGES = (TurnBegan(EVERYBODY, EVERYBODY), ScorePadReached(), GameOver())


def after(flow, *messages):
    """The flow after these messages, and all their effects."""
    all_effects = []
    for message in messages:
        flow, effects = update(message, flow)
        all_effects += effects
    return flow, all_effects


def turn_of(flow, due):
    """A turn in which these seats choose; on a shared screen the people have secret hands."""
    due = frozenset(due)
    return TurnBegan(due, due & flow.people if flow.shared else frozenset())


def first_turn(seats=3, people=(0,), due=None):
    flow = new_flow(seats, people)
    return after(flow, turn_of(flow, range(seats) if due is None else due))


def flows_by_phase(people):
    """A flow of three seats for each phase that these people can reach."""
    first, _ = first_turn(people=people)
    waiting = new_flow(3, people)
    showing = replace(waiting, phase=Phase.SHOWING)
    choosing, _ = after(first, CurtainRaised())
    over, _ = after(showing, GameOver())
    round_over, _ = after(showing, ScorePadReached())
    flows = [waiting, showing, over, round_over, first, choosing]
    return {flow.phase: flow for flow in flows}


# The messages that have a result in each phase; all others must leave the flow unchanged without effects.
ACCEPTED = {
    Phase.HANDING: {CurtainRaised, BotChose},
    Phase.CHOOSING: {Chose, BotChose, LookedBack},
    Phase.WAITING: {LookedBack, Paused},
    Phase.SHOWING: {LookedBack, Paused},
    Phase.ROUND_OVER: {ScoresSeen, LookedBack, Paused},
    Phase.OVER: {LookedBack, Paused},
}


def kind_of(message):
    return type(message).__name__


PHASES = [(people, phase) for people in ((), (0,), (0, 1)) for phase in flows_by_phase(people)]


@pytest.mark.parametrize("message", [*CLICKS, ANSWER], ids=kind_of)
@pytest.mark.parametrize(("people", "phase"), PHASES)
def test_each_phase_accepts_its_messages_and_ignores_the_others(message, people, phase):
    flow = flows_by_phase(people)[phase]
    now, effects = update(message, flow)
    accepted = type(message) in ACCEPTED[phase]
    if isinstance(message, Paused):
        accepted = not people
    if isinstance(message, BotChose):
        accepted = bool(flow.due)
    assert (now != flow or bool(effects)) == accepted


def test_the_phases_above_are_all_that_are_possible():
    assert flows_by_phase((0, 1)).keys() == set(Phase)
    assert flows_by_phase((0,)).keys() == set(Phase) - {Phase.HANDING}
    assert flows_by_phase(()).keys() == set(Phase) - {Phase.HANDING, Phase.CHOOSING}


@pytest.mark.parametrize("message", CONTROLLER_MESSAGES, ids=kind_of)
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_messages_of_the_controller_are_ignored_outside_the_showing_phase(message, people):
    choosing, _ = after(first_turn(people=people)[0], CurtainRaised())
    assert update(message, choosing) == (choosing, ())


def test_an_unknown_message_is_an_error():
    with pytest.raises(NotImplementedError):
        update("rubbish", new_flow(3, [0]))


# -- one person ----------------------------------------------------------------------------------


def test_the_only_person_is_always_the_viewer_and_is_asked_with_the_bots():
    assert new_flow(3, [1]).viewer == 1
    flow, effects = first_turn(people=(1,))
    assert (flow.phase, flow.viewer, flow.near_seat, flow.asked) == (Phase.CHOOSING, 1, 1, (1,))
    assert effects == [AskBots((0, 2))]
    assert not flow.shared
    assert not flow.watched


def test_the_sealed_moves_are_played_whoever_was_last():
    first, effects = after(first_turn()[0], Chose("5"), BotChose(1, "6"), BotChose(2, "7"))
    assert effects == [Play({0: "5", 1: "6", 2: "7"})]
    assert (first.phase, first.viewer) == (Phase.SHOWING, 0)
    last, effects = after(first_turn()[0], BotChose(2, "7"), BotChose(1, "6"), Chose("5"))
    assert [dict(play.moves) for play in effects] == [{0: "5", 1: "6", 2: "7"}]
    assert list(effects[0].moves) == [0, 1, 2]
    assert last.last == 0


def test_a_choice_may_be_changed_and_taken_back_until_the_last_bot_has_chosen():
    flow, effects = after(first_turn()[0], Chose("5"), Chose("6"))
    assert effects == []
    assert flow.sealed == {0: "6"}
    assert flow.can_take_choice_back
    flow, effects = after(flow, Unchose(), BotChose(1, "1"), BotChose(2, "2"))
    assert effects == []
    assert flow.sealed == {1: "1", 2: "2"}
    assert not flow.can_take_choice_back
    flow, effects = after(flow, Chose("8"), Chose("9"), Unchose())
    assert effects == [Play({0: "8", 1: "1", 2: "2"})]
    assert flow.phase is Phase.SHOWING


def test_a_bot_answers_once_and_only_for_itself():
    flow, effects = after(first_turn()[0], BotChose(1, "1"), BotChose(1, "3"), BotChose(0, "4"))
    assert effects == []
    assert flow.sealed == {1: "1"}


def test_a_person_who_is_out_waits_for_the_bots_and_is_still_the_viewer():
    flow, effects = first_turn(seats=4, due=(1, 2, 3))
    assert (flow.phase, flow.viewer, flow.owing) == (Phase.WAITING, 0, {1, 2, 3})
    assert effects == [AskBots((1, 2, 3))]
    assert not flow.can_choose


# -- several people ------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [(0, 1), (0, 2), (0, 1, 2)])
def test_the_curtain_is_down_before_every_private_view(people):
    flow = new_flow(3, people)
    assert flow.viewer is None
    flow, effects = after(flow, turn_of(flow, EVERYBODY))
    assert effects == [AskBots(tuple(sorted({0, 1, 2} - set(people))))][: len(people) < 3]
    for number, person in enumerate(people):
        assert (flow.phase, flow.viewer, flow.near_seat) == (Phase.HANDING, None, person)
        flow, _ = after(flow, CurtainRaised())
        assert (flow.phase, flow.viewer) == (Phase.CHOOSING, person)
        assert not flow.can_hand_on
        flow, effects = after(flow, Chose("5"))
        assert flow.can_hand_on == (number < len(people) - 1)
        flow, _ = after(flow, HandedOn())
    assert flow.last == people[-1]


def test_whoever_chose_last_is_asked_first_and_the_others_clockwise():
    for last, order in ((0, (0, 2, 3)), (2, (2, 3, 0)), (3, (3, 0, 2))):
        flow = replace(new_flow(4, (0, 2, 3)), last=last)
        assert after(flow, turn_of(flow, range(4)))[0].asked == order
    drowned = replace(new_flow(4, (0, 2, 3)), last=2)
    assert after(drowned, turn_of(drowned, (0, 1, 3)))[0].asked == (3, 0)


def test_after_the_screen_was_released_the_curtain_falls_even_if_the_same_person_is_next():
    flow, _ = first_turn(people=(0, 1), due=(1,))
    for _ in range(2):
        assert (flow.phase, flow.near_seat, flow.viewer) == (Phase.HANDING, 1, None)
        flow, effects = after(flow, CurtainRaised(), Chose("4"))
        assert effects == [Play({1: "4"})]
        flow, effects = after(flow, ScreenReleased())
        assert (flow.phase, flow.viewer, effects) == (Phase.SHOWING, None, [])
        flow, _ = after(flow, turn_of(flow, (1,)))


def test_a_person_who_acts_alone_several_times_in_a_row_keeps_the_screen_without_a_curtain():
    flow, _ = after(first_turn(people=(0, 1), due=(1,))[0], CurtainRaised())
    for _ in range(3):
        flow, effects = after(flow, Chose("4"))
        assert effects == [Play({1: "4"})]
        assert (flow.phase, flow.viewer) == (Phase.SHOWING, 1)
        flow, _ = after(flow, turn_of(flow, (1,)))
        assert (flow.phase, flow.viewer, flow.actor, flow.near_seat) == (Phase.CHOOSING, 1, 1, 1)
    flow, _ = after(flow, Chose("4"), turn_of(flow, (0,)))
    assert (flow.phase, flow.viewer, flow.near_seat) == (Phase.HANDING, None, 0)


def test_a_person_who_acts_together_with_others_does_not_keep_the_screen():
    for due in ((0, 1), (0, 2)):
        flow, _ = after(first_turn(people=(0, 1), due=due)[0], BotChose(2, "9"), CurtainRaised(), Chose("4"))
        if 1 in due:
            flow, _ = after(flow, HandedOn(), CurtainRaised(), Chose("5"))
        assert (flow.phase, flow.viewer) == (Phase.SHOWING, None)
        flow, _ = after(flow, turn_of(flow, (flow.last,)))
        assert flow.phase is Phase.HANDING


def test_a_decision_without_secrets_needs_no_curtain_and_no_viewer():
    flow, effects = after(new_flow(3, (0, 1)), TurnBegan(frozenset({1}), frozenset()))
    assert (flow.phase, flow.viewer, flow.actor, effects) == (Phase.CHOOSING, None, 1, [])
    assert flow.can_choose
    assert flow.is_deciding
    flow, effects = after(flow, Chose("4"))
    assert effects == [Play({1: "4"})]
    assert (flow.phase, flow.viewer) == (Phase.SHOWING, None)


def test_simultaneous_choices_of_several_people_need_the_curtain_even_without_secret_hands():
    flow, _ = after(new_flow(3, (0, 1)), TurnBegan(frozenset({0, 1}), frozenset()))
    for person in (0, 1):
        assert (flow.phase, flow.near_seat) == (Phase.HANDING, person)
        flow, _ = after(flow, CurtainRaised(), Chose("4"), HandedOn())


def test_a_choice_may_be_changed_until_the_screen_is_handed_on_and_not_after():
    flow, _ = after(first_turn(people=(0, 1))[0], BotChose(2, "9"), CurtainRaised(), Chose("4"))
    flow, effects = after(
        flow,
        Chose("5"),
        Unchose(),
        HandedOn(),
        Chose("6"),
        HandedOn(),
    )
    assert effects == []
    assert (flow.phase, flow.sealed) == (Phase.HANDING, {2: "9", 0: "6"})
    flow, effects = after(flow, Unchose(), Chose("7"), CurtainRaised(), Unchose())
    assert flow.sealed == {2: "9", 0: "6"}
    assert effects == []
    flow, effects = after(flow, Chose("8"))
    assert effects == [Play({0: "6", 1: "8", 2: "9"})]


def test_the_answer_of_the_last_bot_does_not_play_the_turn_before_the_screen_is_handed_on():
    flow, _ = after(first_turn(people=(0, 1))[0], CurtainRaised(), Chose("4"))
    flow, effects = after(flow, BotChose(2, "9"))
    assert (effects, flow.phase, flow.viewer) == ([], Phase.CHOOSING, 0)
    _, effects = after(flow, HandedOn(), CurtainRaised(), Chose("8"))
    assert effects == [Play({0: "4", 1: "8", 2: "9"})]


def test_when_all_people_are_out_a_shared_screen_has_no_viewer():
    flow, effects = first_turn(seats=5, people=(0, 1), due=(2, 3, 4))
    assert (flow.phase, flow.viewer) == (Phase.WAITING, None)
    assert effects == [AskBots((2, 3, 4))]


@pytest.mark.parametrize(("people", "viewer"), [((1,), 1), ((0, 1), None), ((), None)])
def test_after_a_round_and_at_the_end_a_shared_screen_has_no_viewer(people, viewer):
    flow = replace(new_flow(3, people), phase=Phase.SHOWING)
    pad, effects = after(flow, ScorePadReached())
    assert (pad.phase, pad.viewer, effects) == (Phase.ROUND_OVER, viewer, [])
    shown, effects = after(pad, ScoresSeen())
    assert (shown.phase, effects) == (Phase.SHOWING, [GoOn()])
    over, effects = after(shown, GameOver())
    assert (over.phase, over.viewer, over.owing, effects) == (Phase.OVER, viewer, frozenset(), [])


@pytest.mark.parametrize(("people", "phase"), PHASES)
def test_a_surrender_ends_the_turn_in_any_phase(people, phase):
    flow = flows_by_phase(people)[phase]
    for before in (flow, after(flow, Paused())[0], after(flow, LookedBack())[0]):
        surrendered, effects = after(before, Surrendered())
        assert effects == []
        assert (surrendered.phase, surrendered.looking_back) == (Phase.WAITING, False)
        assert (surrendered.due, surrendered.asked, dict(surrendered.sealed)) == (frozenset(), (), {})
        assert surrendered.viewer == (people[0] if len(people) == 1 else None)
        assert after(surrendered, ANSWER, Chose("5")) == (surrendered, [])
        assert after(surrendered, GameOver())[0].phase is Phase.OVER


# -- bots alone ----------------------------------------------------------------------------------


def test_bots_play_on_by_themselves_until_they_are_paused():
    flow, effects = first_turn(people=())
    assert (flow.phase, flow.viewer, flow.watched) == (Phase.WAITING, None, True)
    assert effects == [AskBots((0, 1, 2))]
    answers = [BotChose(seat, str(seat + 1)) for seat in range(3)]
    assert after(flow, *answers)[1] == [Play({0: "1", 1: "2", 2: "3"})]
    flow, effects = after(flow, Paused(), *answers)
    assert effects == []
    assert flow.phase is Phase.WAITING
    played, effects = after(flow, Stepped())
    assert effects == [Play({0: "1", 1: "2", 2: "3"})]
    assert (played.paused, played.stepping) == (True, False)
    _, effects = after(flow, Resumed())
    assert len(effects) == 1


def test_a_step_waits_for_bots_that_are_still_thinking():
    flow, effects = after(
        first_turn(people=())[0],
        Paused(),
        Stepped(),
        BotChose(0, "1"),
        BotChose(1, "2"),
    )
    assert effects == []
    flow, effects = after(flow, BotChose(2, "3"))
    assert len(effects) == 1
    flow, effects = after(flow, turn_of(flow, EVERYBODY), *[BotChose(n, "4") for n in range(3)])
    assert effects == [AskBots((0, 1, 2))]
    assert flow.phase is Phase.WAITING


def test_a_game_with_people_cannot_be_paused_or_stepped():
    flow, _ = after(first_turn()[0], Paused(), Stepped())
    assert not flow.paused
    assert not flow.stepping


# -- looking back --------------------------------------------------------------------------------


def test_looking_back_holds_the_game():
    flow, _ = after(first_turn()[0], Chose("5"), BotChose(1, "6"), LookedBack())
    flow, effects = after(flow, BotChose(2, "7"))
    assert (effects, flow.looking_back, flow.phase) == ([], True, Phase.CHOOSING)
    _, effects = after(flow, LookedForward())
    assert effects == [Play({0: "5", 1: "6", 2: "7"})]


@pytest.mark.parametrize(
    "message",
    [Chose("5"), Unchose(), HandedOn(), CurtainRaised()],
    ids=kind_of,
)
def test_while_looking_back_nobody_can_choose_or_hand_on(message):
    flow, _ = after(first_turn(people=(0, 1))[0], CurtainRaised(), Chose("4"), LookedBack())
    assert not flow.can_choose
    assert after(flow, message) == (flow, [])


def test_only_a_viewer_who_has_not_chosen_is_deciding():
    handed, _ = first_turn(people=(0, 1))
    assert not handed.is_deciding
    first, _ = after(handed, CurtainRaised())
    assert first.is_deciding
    assert after(first, LookedBack())[0].is_deciding
    chosen, _ = after(first, Chose("7"))
    assert not chosen.is_deciding
    assert after(chosen, Unchose())[0].is_deciding
    behind, _ = after(chosen, HandedOn())
    assert not behind.is_deciding
    assert after(behind, CurtainRaised())[0].is_deciding
    assert not first_turn(due=(1, 2))[0].is_deciding, "a person who is out has nothing to choose"


def test_the_deal_is_shown_before_anybody_is_asked():
    dealt, effects = update(ShowBegan(), new_flow(3, [0, 1]))
    assert (dealt.phase, dealt.viewer, effects) == (Phase.SHOWING, None, ())
    handing, _ = after(dealt, turn_of(dealt, EVERYBODY))
    assert handing.phase is Phase.HANDING
    assert update(ShowBegan(), handing) == (handing, ())


def test_behind_the_curtain_nobody_can_look_back():
    handing, _ = first_turn(people=(0, 1))
    assert after(handing, LookedBack()) == (handing, [])


def test_messages_of_the_controller_are_ignored_while_a_reveal_is_held_by_looking_back():
    looking, _ = after(replace(new_flow(3, (0,)), phase=Phase.SHOWING), LookedBack())
    for message in CONTROLLER_MESSAGES:
        assert update(message, looking) == (looking, ())


def test_the_score_pad_cannot_be_closed_while_looking_back():
    pad, _ = after(
        replace(new_flow(3, (0,)), phase=Phase.SHOWING),
        ScorePadReached(),
        LookedBack(),
    )
    assert after(pad, ScoresSeen()) == (pad, [])
    _, effects = after(pad, LookedForward(), ScoresSeen())
    assert effects == [GoOn()]


def test_a_step_taken_while_looking_back_is_played_afterwards():
    answers = [BotChose(seat, "1") for seat in range(3)]
    flow, effects = after(first_turn(people=())[0], Paused(), *answers, LookedBack(), Stepped())
    assert effects == []
    assert len(after(flow, LookedForward())[1]) == 1


# -- phones --------------------------------------------------------------------------------------


def with_phones(*phones, people=(0, 1, 2), seats=3):
    return after(new_flow(seats, people), PhonesChanged(frozenset(phones)))[0]


def test_people_with_phones_choose_at_the_same_time_and_no_curtain_falls():
    flow, effects = after(with_phones(0, 1, 2), TurnBegan(EVERYBODY, EVERYBODY))
    assert (flow.phase, flow.viewer, flow.asked, effects) == (Phase.WAITING, None, (), [])
    flow, effects = after(flow, SeatChose(2, "9"), SeatChose(0, "4"), SeatChose(0, "5"))
    assert (flow.sealed, effects) == ({2: "9", 0: "4"}, [])
    flow, effects = after(flow, SeatUnchose(2), SeatUnchose(1), SeatChose(2, "8"), SeatChose(1, "7"))
    assert effects == [Play({0: "4", 1: "7", 2: "8"})]
    assert (flow.phase, flow.viewer) == (Phase.SHOWING, None)
    assert after(flow, SeatUnchose(2), SeatChose(1, "3")) == (flow, []), "the turn was played"


def test_a_lone_person_with_a_phone_is_not_the_viewer():
    flow, effects = after(with_phones(1, people=(1,)), TurnBegan(EVERYBODY, NOBODY))
    assert (flow.phase, flow.viewer, effects) == (Phase.WAITING, None, [AskBots((0, 2))])
    _, effects = after(flow, BotChose(0, "1"), SeatChose(1, "2"), BotChose(2, "3"))
    assert effects == [Play({0: "1", 1: "2", 2: "3"})]


def test_no_hand_lies_on_the_table_once_all_people_hold_theirs_on_phones():
    assert with_phones(0, 1, 2).handless
    assert with_phones(1, people=(1,)).handless, "bots hold none"
    assert not with_phones(0, 2).handless
    assert not new_flow(3, ()).handless
    assert not replace(with_phones(0, 1, 2), viewer=1).handless, "after the game a hand is looked at"


def test_the_curtain_falls_only_for_who_has_no_phone():
    flow, _ = after(with_phones(0, 2), TurnBegan(EVERYBODY, EVERYBODY))
    assert (flow.phase, flow.viewer, flow.near_seat, flow.asked) == (Phase.HANDING, None, 1, (1,))
    flow, _ = after(flow, SeatChose(2, "9"), CurtainRaised())
    assert (flow.phase, flow.viewer) == (Phase.CHOOSING, 1)


def test_the_hand_at_the_screen_closes_while_phones_still_choose():
    flow, _ = after(with_phones(2), TurnBegan(EVERYBODY, EVERYBODY))
    flow, _ = after(flow, CurtainRaised(), Chose("1"), HandedOn(), CurtainRaised())
    flow, effects = after(flow, Chose("2"))
    assert (flow.phase, flow.viewer, flow.owing, effects) == (Phase.WAITING, None, {2}, [])
    assert after(flow, SeatChose(2, "3"))[1] == [Play({0: "1", 1: "2", 2: "3"})]


def test_the_hand_at_the_screen_closes_when_the_next_person_takes_a_phone():
    flow, _ = after(with_phones(2), TurnBegan(EVERYBODY, EVERYBODY), CurtainRaised(), Chose("1"))
    assert flow.can_hand_on
    flow, _ = after(flow, PhonesChanged(frozenset({1, 2}), EVERYBODY))
    assert (flow.phase, flow.viewer, flow.owing) == (Phase.WAITING, None, {1, 2})


def test_a_choice_that_all_others_choose_after_is_not_secret_to_who_is_alone():
    flow, _ = after(with_phones(2), TurnBegan(frozenset({0}), NOBODY))
    assert (flow.phase, flow.viewer, flow.actor) == (Phase.CHOOSING, None, 0)
    simultaneous, _ = after(with_phones(2), TurnBegan(frozenset({0, 2}), NOBODY))
    assert (simultaneous.phase, simultaneous.asked) == (Phase.HANDING, (0,))


def test_who_takes_a_phone_in_mid_turn_leaves_the_screen_to_the_next():
    flow, _ = after(new_flow(3, (0, 1, 2)), TurnBegan(EVERYBODY, EVERYBODY), CurtainRaised())
    assert flow.viewer == 0
    flow, effects = after(flow, PhonesChanged(frozenset({0}), EVERYBODY))
    assert (flow.phase, flow.viewer, flow.asked, effects) == (Phase.HANDING, None, (1, 2), [])
    flow, _ = after(flow, PhonesChanged(EVERYBODY, EVERYBODY))
    assert (flow.phase, flow.viewer, flow.asked) == (Phase.WAITING, None, ())


def test_who_comes_back_to_the_screen_in_mid_turn_is_asked_there_after_who_has_it():
    flow, _ = after(with_phones(0, 1, 2), TurnBegan(EVERYBODY, EVERYBODY), SeatChose(0, "1"))
    flow, _ = after(flow, PhonesChanged(frozenset({2}), EVERYBODY))
    assert (flow.phase, flow.asked) == (Phase.HANDING, (1,)), "who has chosen is not asked again"
    flow, _ = after(flow, CurtainRaised(), PhonesChanged(NOBODY, EVERYBODY))
    assert (flow.phase, flow.viewer, flow.asked) == (Phase.CHOOSING, 1, (1, 2))
    flow, effects = after(flow, Chose("2"), HandedOn(), CurtainRaised(), Chose("3"))
    assert effects == [Play({0: "1", 1: "2", 2: "3"})]


def test_a_lone_person_who_comes_back_is_the_viewer_at_once():
    flow, _ = after(with_phones(0, people=(0,)), TurnBegan(EVERYBODY, NOBODY), PhonesChanged(NOBODY))
    assert (flow.phase, flow.viewer, flow.actor) == (Phase.CHOOSING, 0, 0)
    shown = replace(with_phones(0, people=(0,)), phase=Phase.SHOWING)
    assert after(shown, PhonesChanged(NOBODY))[0].viewer == 0
    assert after(replace(shown, viewer=0), PhonesChanged(frozenset({0})))[0].viewer is None


def test_a_phone_chooses_while_the_window_looks_back_and_the_turn_waits():
    flow, _ = after(with_phones(0, 1, 2), TurnBegan(EVERYBODY, EVERYBODY), LookedBack())
    flow, effects = after(flow, *(SeatChose(seat, "5") for seat in range(3)))
    assert effects == []
    assert len(after(flow, LookedForward())[1]) == 1


def test_the_hand_at_the_screen_closes_when_somebody_takes_a_choice_back_on_a_phone():
    flow, _ = after(with_phones(2, people=(0, 2)), TurnBegan(EVERYBODY, EVERYBODY), SeatChose(2, "9"))
    flow, _ = after(flow, CurtainRaised(), Chose("1"))
    assert (flow.phase, flow.viewer) == (Phase.CHOOSING, 0), "only a bot is awaited"
    closed, _ = after(flow, SeatUnchose(2))
    assert (closed.phase, closed.viewer, closed.owing) == (Phase.WAITING, None, {1, 2})
    looking_back, _ = after(flow, LookedBack(), SeatUnchose(2))
    assert (looking_back.phase, looking_back.viewer) == (Phase.CHOOSING, 0)
    assert after(looking_back, LookedForward())[0] == closed


def test_after_the_end_a_phone_changes_no_view():
    over = replace(with_phones(0), phase=Phase.OVER, viewer=1, near_seat=1)
    assert after(over, PhonesChanged(frozenset({0, 1})))[0] == replace(over, phone_seats=frozenset({0, 1}))


def test_nobody_chooses_by_phone_who_has_none():
    flow, _ = after(with_phones(2), TurnBegan(EVERYBODY, EVERYBODY))
    assert after(flow, SeatChose(0, "1"), SeatUnchose(0)) == (flow, [])


# -- random games --------------------------------------------------------------------------------


class RandomGame:
    """Random clicks and answers, and a controller that carries out the effects as a session does."""

    def __init__(self, seats, people, rng):
        self.rng, self.seats = rng, seats
        self.flow = new_flow(seats, people)
        self.handed = {}  # the moves that people handed on
        self.by_phone = set()  # who chose on a phone in this turn, or at the screen before phones still did
        self.turns = self.plays = 0
        self.seen = set()
        self.next = self.random_turn()
        self.begin()

    def random_turn(self):
        """A turn: who chooses, and which of the people see a secret."""
        number = self.rng.choice((1, 1 + int(self.rng.random() * self.seats)))
        due = frozenset(self.rng.sample(range(self.seats), number))
        return TurnBegan(due, frozenset(seat for seat in due & self.flow.people if self.rng.random() < 0.7))

    def begin(self):
        self.turn, self.next = self.next, None
        self.due = self.turn.due
        self.turns, self.handed, self.by_phone = self.turns + 1, {}, set()
        self.dispatch(self.turn)

    def play(self):
        """Draw the next turn, and release the screen if somebody else is next."""
        viewer = self.flow.viewer
        self.next = self.random_turn()
        if viewer is not None and self.rng.random() < 0.5:
            self.next = TurnBegan(frozenset({viewer}), frozenset())
        if self.flow.shared and viewer is not None and self.next.due != {viewer}:
            self.flow, effects = update(ScreenReleased(), self.flow)
            assert effects == ()

    def dispatch(self, message):
        before = self.flow
        self.flow, effects = update(message, before)
        if isinstance(message, SeatChose) or self.flow.phase is Phase.WAITING:
            self.by_phone |= self.flow.sealed.keys() & self.flow.people
        if isinstance(message, HandedOn) and self.flow != before:
            self.handed[before.actor] = before.sealed[before.actor]
        if isinstance(message, SeatUnchose) and self.flow != before:  # on a phone taken after handing on
            self.handed.pop(message.seat, None)
        for effect in effects:
            self.check_effect(effect, before, message)
        self.check(before, message)

    def check_effect(self, effect, before, message):
        if isinstance(effect, AskBots):
            assert set(effect.seats) == self.due - self.flow.people
        if isinstance(effect, Play):
            self.plays += 1
            assert self.plays == self.turns
            assert effect.moves.keys() == self.due
            assert not self.flow.looking_back
            assert not before.paused or before.stepping or isinstance(message, Resumed | Stepped)
            assert {seat: effect.moves[seat] for seat in self.handed} == self.handed
            at_screen = self.due & self.flow.at_screen
            assert len(at_screen - self.handed.keys() - self.by_phone) <= 1
            self.play()

    def check(self, before, message):
        now = self.flow
        assert now.viewer in {None, *now.at_screen}
        assert now.near_seat in {0, *now.people}
        assert now.sealed.keys() <= now.due
        if now.phase is Phase.WAITING:
            assert not now.owing & now.at_screen
        if len(now.people) == 1:
            assert {now.viewer} - {None} == now.at_screen
        if now.watched:
            assert now.viewer is None
        if now.shared:
            self.check_shared(now)
        else:
            assert now.phase is not Phase.HANDING
            assert now.phase is not Phase.CHOOSING or now.viewer == now.asked[0] == now.near_seat
        for seat in before.people & before.sealed.keys() & now.sealed.keys():
            assert now.sealed[seat] == before.sealed[seat] or seat == before.actor == now.actor
            assert not isinstance(message, PhonesChanged) or now.sealed[seat] == before.sealed[seat]

    def check_shared(self, now):
        """Check the viewer of a shared screen."""
        match now.phase:
            case Phase.HANDING:
                assert now.viewer is None
                assert now.asked[0] == now.near_seat
                assert now.asked[0] not in now.sealed
                assert not now.looking_back
            case Phase.CHOOSING if now.viewer is None:
                assert now.due & now.people == {now.asked[0]}
                assert not now.phone_seats & now.due
                assert now.asked[0] not in self.turn.private
                self.seen.add("public")
            case Phase.CHOOSING:
                assert now.viewer == now.asked[0] == now.near_seat
            case Phase.SHOWING if now.viewer is not None:
                assert self.next.due == {now.viewer}
                self.seen.add("kept")
            case _:
                assert now.viewer is None

    def go_on(self):
        """End the showing phase as the controller does, unless somebody looks back."""
        if self.flow.phase is Phase.SHOWING and not self.flow.looking_back:
            draw = self.rng.random()
            keeps_screen = self.flow.shared and self.flow.viewer is not None  # so the round cannot be over
            if draw < 0.15 and not keeps_screen:
                self.dispatch(ScorePadReached())
            elif draw < 0.8:
                self.begin()

    def click(self):
        kind = self.rng.choice((*CLICKS, *ADVANCING))
        message = Chose(str(int(self.rng.random() * 60) + 1)) if isinstance(kind, Chose) else kind
        self.dispatch(message)

    def answer(self):
        seat = int(self.rng.random() * self.seats)
        kind = self.rng.choice((BotChose, SeatChose, SeatChose))
        self.dispatch(kind(seat, str(seat + 1)))

    def move_phones(self):
        """Somebody takes a phone, comes back to the screen, or takes back a choice on the phone."""
        seat = int(self.rng.random() * self.seats)
        if self.rng.random() < 0.3:
            self.dispatch(SeatUnchose(seat))
        else:
            self.dispatch(PhonesChanged(self.flow.phone_seats ^ {seat}, self.turn.private))


@given(
    seats=st.integers(3, 5),
    people=st.sets(st.integers(0, 4), max_size=5),
    seed=st.integers(0, 10**9),
)
def test_random_clicks_and_answers_break_no_invariant(seats, people, seed):
    rng = Random(seed)
    game = RandomGame(seats, {person % seats for person in people}, rng)
    for _ in range(400):
        rng.choice((game.click, game.click, game.answer, game.go_on, game.move_phones))()


@pytest.mark.parametrize("people", [(), (1,), (0, 2), (0, 1, 2, 3)])
def test_the_random_games_play_many_turns(people):
    game = RandomGame(4, people, rng := Random(5))
    for _ in range(4000):
        rng.choice((game.click, game.click, game.answer, game.go_on))()
    assert game.plays > 10
    assert game.seen == ({"kept", "public"} if len(people) > 1 else set())


@pytest.mark.parametrize("people", [(), (1,), (0, 2)])
def test_after_the_end_nothing_is_played(people):
    game = RandomGame(3, people, rng := Random(5))
    while game.flow.phase is not Phase.SHOWING:
        rng.choice((game.click, game.answer))()
    game.dispatch(GameOver())
    turns = game.plays
    for _ in range(300):
        rng.choice((game.click, game.answer))()
    assert game.plays == turns
    assert game.flow.phase is Phase.OVER


def test_before_several_secret_choices_the_curtain_falls_also_for_the_one_who_has_the_screen():
    alone, _ = after(new_flow(3, (0, 1)), TurnBegan(frozenset({0}), frozenset({0})), CurtainRaised())
    still_viewing = replace(alone, phase=Phase.SHOWING, due=frozenset())
    assert still_viewing.viewer == 0
    one, _ = after(still_viewing, turn_of(alone, {0}))
    assert (one.phase, one.viewer) == (Phase.CHOOSING, 0)
    both, _ = after(still_viewing, turn_of(alone, {0, 1}))
    assert (both.phase, both.viewer) == (Phase.HANDING, None)
