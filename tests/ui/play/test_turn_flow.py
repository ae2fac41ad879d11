"""Who is asked and who looks, without Qt: every phase times every message, and random courses of a game."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    Play,
    Resumed,
    ScorePadReached,
    ScoresSeen,
    ScreenReleased,
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
FORWARD = (
    CurtainRaised(),
    Chose("8"),
    HandedOn(),
    ScoresSeen(),
    LookedForward(),
    Resumed(),
)
ANSWER = BotChose(2, "9")
EVERYBODY = frozenset({0, 1, 2})
COURSE = (TurnBegan(EVERYBODY, EVERYBODY), ScorePadReached(), GameOver())


def after(flow, *messages):
    """The flow after some messages, and every effect on the way."""
    caused = []
    for message in messages:
        flow, effects = update(message, flow)
        caused += effects
    return flow, caused


def turn_of(flow, due):
    """These seats choose; as in Turn the Tide a person hides a hand from the others, if there are any."""
    due = frozenset(due)
    return TurnBegan(due, due & flow.people if flow.shared else frozenset())


def began(seats=3, people=(0,), due=None):
    flow = new_flow(seats, people)
    return after(flow, turn_of(flow, range(seats) if due is None else due))


def moments(people):
    """A table of three in each phase in which it can be."""
    first, _ = began(people=people)
    waiting = new_flow(3, people)
    showing = replace(waiting, phase=Phase.SHOWING)
    choosing, _ = after(first, CurtainRaised())
    over, _ = after(showing, GameOver())
    round_over, _ = after(showing, ScorePadReached())
    found = [waiting, showing, over, round_over, first, choosing]
    return {flow.phase: flow for flow in found}


# What changes anything at all, by phase; everything else must leave the flow as it is and cause nothing.
HEARD = {
    Phase.HANDING: {CurtainRaised, BotChose},
    Phase.CHOOSING: {Chose, BotChose, LookedBack},
    Phase.WAITING: {LookedBack, Paused},
    Phase.SHOWING: {LookedBack, Paused},
    Phase.ROUND_OVER: {ScoresSeen, LookedBack, Paused},
    Phase.OVER: {LookedBack, Paused},
}
MOMENTS = [(people, phase) for people in ((), (0,), (0, 1)) for phase in moments(people)]


@pytest.mark.parametrize("message", [*CLICKS, ANSWER], ids=str)
@pytest.mark.parametrize(("people", "phase"), MOMENTS)
def test_what_cannot_be_changes_nothing_and_what_can_changes_something(message, people, phase):
    flow = moments(people)[phase]
    now, effects = update(message, flow)
    heard = type(message) in HEARD[phase]
    if isinstance(message, Paused):
        heard = not people
    if isinstance(message, BotChose):
        heard = bool(flow.due)
    assert (now != flow or bool(effects)) == heard


def test_every_phase_is_tried_with_one_person_with_two_and_with_bots_alone():
    assert moments((0, 1)).keys() == set(Phase)
    assert moments((0,)).keys() == set(Phase) - {Phase.HANDING}
    assert moments(()).keys() == set(Phase) - {Phase.HANDING, Phase.CHOOSING}


@pytest.mark.parametrize("message", COURSE, ids=str)
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_the_course_goes_on_only_from_what_it_shows(message, people):
    choosing, _ = after(began(people=people)[0], CurtainRaised())
    assert update(message, choosing) == (choosing, ())


def test_what_nobody_knows_is_a_fault_of_the_program():
    with pytest.raises(NotImplementedError):
        update("rubbish", new_flow(3, [0]))


# -- one person ----------------------------------------------------------------------------------


def test_the_only_person_looks_all_the_time_and_is_asked_with_the_bots():
    assert new_flow(3, [1]).viewer == 1
    flow, effects = began(people=(1,))
    assert (flow.phase, flow.viewer, flow.near_seat, flow.asked) == (Phase.CHOOSING, 1, 1, (1,))
    assert effects == [AskBots((0, 2))]
    assert not flow.shared
    assert not flow.watched


def test_all_envelopes_are_played_whoever_was_the_last():
    first, effects = after(began()[0], Chose("5"), BotChose(1, "6"), BotChose(2, "7"))
    assert effects == [Play({0: "5", 1: "6", 2: "7"})]
    assert (first.phase, first.viewer) == (Phase.SHOWING, 0)
    last, effects = after(began()[0], BotChose(2, "7"), BotChose(1, "6"), Chose("5"))
    assert [dict(play.moves) for play in effects] == [{0: "5", 1: "6", 2: "7"}]
    assert list(effects[0].moves) == [0, 1, 2]
    assert last.last == 0


def test_a_choice_may_be_changed_and_taken_back_until_the_last_bot_has_chosen():
    flow, effects = after(began()[0], Chose("5"), Chose("6"))
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
    flow, effects = after(began()[0], BotChose(1, "1"), BotChose(1, "3"), BotChose(0, "4"))
    assert effects == []
    assert flow.sealed == {1: "1"}


def test_a_person_who_is_out_waits_for_the_bots_and_still_looks():
    flow, effects = began(seats=4, due=(1, 2, 3))
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


def test_the_curtain_falls_also_when_the_same_person_is_next_but_the_screen_was_released():
    flow, _ = began(people=(0, 1), due=(1,))
    for _ in range(2):
        assert (flow.phase, flow.near_seat, flow.viewer) == (Phase.HANDING, 1, None)
        flow, effects = after(flow, CurtainRaised(), Chose("4"))
        assert effects == [Play({1: "4"})]
        flow, effects = after(flow, ScreenReleased())
        assert (flow.phase, flow.viewer, effects) == (Phase.SHOWING, None, [])
        flow, _ = after(flow, turn_of(flow, (1,)))


def test_who_acts_alone_and_goes_on_at_once_keeps_the_screen_without_a_curtain():
    flow, _ = after(began(people=(0, 1), due=(1,))[0], CurtainRaised())
    for _ in range(3):
        flow, effects = after(flow, Chose("4"))
        assert effects == [Play({1: "4"})]
        assert (flow.phase, flow.viewer) == (Phase.SHOWING, 1)
        flow, _ = after(flow, turn_of(flow, (1,)))
        assert (flow.phase, flow.viewer, flow.actor, flow.near_seat) == (Phase.CHOOSING, 1, 1, 1)
    flow, _ = after(flow, Chose("4"), turn_of(flow, (0,)))
    assert (flow.phase, flow.viewer, flow.near_seat) == (Phase.HANDING, None, 0)


def test_who_acts_together_with_others_does_not_keep_the_screen():
    for due in ((0, 1), (0, 2)):
        flow, _ = after(began(people=(0, 1), due=due)[0], BotChose(2, "9"), CurtainRaised(), Chose("4"))
        if 1 in due:
            flow, _ = after(flow, HandedOn(), CurtainRaised(), Chose("5"))
        assert (flow.phase, flow.viewer) == (Phase.SHOWING, None)
        flow, _ = after(flow, turn_of(flow, (flow.last,)))
        assert flow.phase is Phase.HANDING


def test_what_is_no_secret_is_decided_without_a_curtain_and_from_nobodys_view():
    flow, effects = after(new_flow(3, (0, 1)), TurnBegan(frozenset({1}), frozenset()))
    assert (flow.phase, flow.viewer, flow.actor, effects) == (Phase.CHOOSING, None, 1, [])
    assert flow.can_choose
    assert flow.is_deciding
    flow, effects = after(flow, Chose("4"))
    assert effects == [Play({1: "4"})]
    assert (flow.phase, flow.viewer) == (Phase.SHOWING, None)


def test_what_several_people_choose_at_once_is_behind_the_curtain_though_no_hand_is_secret():
    flow, _ = after(new_flow(3, (0, 1)), TurnBegan(frozenset({0, 1}), frozenset()))
    for person in (0, 1):
        assert (flow.phase, flow.near_seat) == (Phase.HANDING, person)
        flow, _ = after(flow, CurtainRaised(), Chose("4"), HandedOn())


def test_a_choice_may_be_changed_until_the_screen_is_handed_on_and_not_after():
    flow, _ = after(began(people=(0, 1))[0], BotChose(2, "9"), CurtainRaised(), Chose("4"))
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


def test_the_last_bot_plays_nothing_while_the_screen_has_yet_to_be_handed_on():
    flow, _ = after(began(people=(0, 1))[0], CurtainRaised(), Chose("4"))
    flow, effects = after(flow, BotChose(2, "9"))
    assert (effects, flow.phase, flow.viewer) == ([], Phase.CHOOSING, 0)
    _, effects = after(flow, HandedOn(), CurtainRaised(), Chose("8"))
    assert effects == [Play({0: "4", 1: "8", 2: "9"})]


def test_when_all_people_are_out_nobody_looks_at_a_shared_screen():
    flow, effects = began(seats=5, people=(0, 1), due=(2, 3, 4))
    assert (flow.phase, flow.viewer) == (Phase.WAITING, None)
    assert effects == [AskBots((2, 3, 4))]


@pytest.mark.parametrize(("people", "viewer"), [((1,), 1), ((0, 1), None), ((), None)])
def test_after_a_round_and_at_the_end_nobody_looks_at_a_shared_screen(people, viewer):
    flow = replace(new_flow(3, people), phase=Phase.SHOWING)
    pad, effects = after(flow, ScorePadReached())
    assert (pad.phase, pad.viewer, effects) == (Phase.ROUND_OVER, viewer, [])
    shown, effects = after(pad, ScoresSeen())
    assert (shown.phase, effects) == (Phase.SHOWING, [GoOn()])
    over, effects = after(shown, GameOver())
    assert (over.phase, over.viewer, over.owing, effects) == (Phase.OVER, viewer, frozenset(), [])


@pytest.mark.parametrize(("people", "phase"), MOMENTS)
def test_who_gives_up_ends_whatever_is_going_on(people, phase):
    flow = moments(people)[phase]
    for moment in (flow, after(flow, Paused())[0], after(flow, LookedBack())[0]):
        given_up, effects = after(moment, Surrendered())
        assert effects == []
        assert (given_up.phase, given_up.looking_back) == (Phase.WAITING, False)
        assert (given_up.due, given_up.asked, dict(given_up.sealed)) == (frozenset(), (), {})
        assert given_up.viewer == (people[0] if len(people) == 1 else None)
        assert after(given_up, ANSWER, Chose("5")) == (given_up, [])
        assert after(given_up, GameOver())[0].phase is Phase.OVER


# -- bots alone ----------------------------------------------------------------------------------


def test_bots_play_on_by_themselves_until_they_are_stopped():
    flow, effects = began(people=())
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


def test_a_step_waits_for_bots_that_still_think():
    flow, effects = after(
        began(people=())[0],
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


def test_a_game_with_people_is_not_paused_and_not_stepped():
    flow, _ = after(began()[0], Paused(), Stepped())
    assert not flow.paused
    assert not flow.stepping


# -- looking back --------------------------------------------------------------------------------


def test_looking_back_holds_the_game():
    flow, _ = after(began()[0], Chose("5"), BotChose(1, "6"), LookedBack())
    flow, effects = after(flow, BotChose(2, "7"))
    assert (effects, flow.looking_back, flow.phase) == ([], True, Phase.CHOOSING)
    _, effects = after(flow, LookedForward())
    assert effects == [Play({0: "5", 1: "6", 2: "7"})]


@pytest.mark.parametrize(
    "message",
    [Chose("5"), Unchose(), HandedOn(), CurtainRaised()],
    ids=str,
)
def test_who_looks_back_neither_chooses_nor_hands_on(message):
    flow, _ = after(began(people=(0, 1))[0], CurtainRaised(), Chose("4"), LookedBack())
    assert not flow.can_choose
    assert after(flow, message) == (flow, [])


def test_only_who_looks_and_has_not_chosen_is_deciding():
    handed, _ = began(people=(0, 1))
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
    assert not began(due=(1, 2))[0].is_deciding, "whoever is out has nothing to choose"


def test_the_deal_is_shown_before_anybody_is_asked():
    dealt, effects = update(ShowBegan(), new_flow(3, [0, 1]))
    assert (dealt.phase, dealt.viewer, effects) == (Phase.SHOWING, None, ())
    handing, _ = after(dealt, turn_of(dealt, EVERYBODY))
    assert handing.phase is Phase.HANDING
    assert update(ShowBegan(), handing) == (handing, ())


def test_behind_the_curtain_nobody_looks_back():
    handing, _ = began(people=(0, 1))
    assert after(handing, LookedBack()) == (handing, [])


def test_the_course_waits_while_a_reveal_is_left_for_a_look_back():
    looking, _ = after(replace(new_flow(3, (0,)), phase=Phase.SHOWING), LookedBack())
    for message in COURSE:
        assert update(message, looking) == (looking, ())


def test_the_score_pad_is_not_put_away_while_somebody_looks_back():
    pad, _ = after(
        replace(new_flow(3, (0,)), phase=Phase.SHOWING),
        ScorePadReached(),
        LookedBack(),
    )
    assert after(pad, ScoresSeen()) == (pad, [])
    _, effects = after(pad, LookedForward(), ScoresSeen())
    assert effects == [GoOn()]


def test_a_paused_game_that_is_looked_back_at_takes_its_step_afterwards():
    answers = [BotChose(seat, "1") for seat in range(3)]
    flow, effects = after(began(people=())[0], Paused(), *answers, LookedBack(), Stepped())
    assert effects == []
    assert len(after(flow, LookedForward())[1]) == 1


# -- random courses ------------------------------------------------------------------------------


class Walk:
    """Clicks and answers at any moment, and a course that carries out the effects, as a session does."""

    def __init__(self, seats, people, rng):
        self.rng, self.seats = rng, seats
        self.flow = new_flow(seats, people)
        self.handed = {}  # what people chose, as they handed it on
        self.turns = self.plays = 0
        self.met = set()
        self.next = self.drawn()
        self.begin()

    def drawn(self):
        """A turn: who chooses, and who of the people looks at something secret."""
        number = self.rng.choice((1, 1 + int(self.rng.random() * self.seats)))
        due = frozenset(self.rng.sample(range(self.seats), number))
        return TurnBegan(due, frozenset(seat for seat in due & self.flow.people if self.rng.random() < 0.7))

    def begin(self):
        self.turn, self.next = self.next, None
        self.due = self.turn.due
        self.turns, self.handed = self.turns + 1, {}
        self.dispatch(self.turn)

    def play(self):
        """What comes next is known; a screen that somebody else has next is released."""
        viewer = self.flow.viewer
        self.next = self.drawn()
        if viewer is not None and self.rng.random() < 0.5:
            self.next = TurnBegan(frozenset({viewer}), frozenset())
        if self.flow.shared and viewer is not None and self.next.due != {viewer}:
            self.flow, effects = update(ScreenReleased(), self.flow)
            assert effects == ()

    def dispatch(self, message):
        before = self.flow
        self.flow, effects = update(message, before)
        if isinstance(message, HandedOn) and self.flow != before:
            self.handed[before.actor] = before.sealed[before.actor]
        for effect in effects:
            self.check_effect(effect, before, message)
        self.check(before)

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
            people = self.due & self.flow.people
            assert len(people - self.handed.keys()) <= 1
            self.play()

    def check(self, before):
        now = self.flow
        assert now.viewer in {None, *now.people}
        assert now.near_seat in {0, *now.people}
        assert now.sealed.keys() <= now.due
        if now.phase is Phase.WAITING:
            assert not now.due & now.people
        if len(now.people) == 1:
            assert {now.viewer} == now.people
        if now.watched:
            assert now.viewer is None
        if now.shared:
            self.check_shared(now)
        else:
            assert now.phase is not Phase.HANDING
            assert now.phase is not Phase.CHOOSING or now.viewer == now.asked[0] == now.near_seat
        for seat in before.people & before.sealed.keys() & now.sealed.keys():
            assert now.sealed[seat] == before.sealed[seat] or seat == before.actor == now.actor

    def check_shared(self, now):
        """Who looks at a screen that goes from hand to hand."""
        match now.phase:
            case Phase.HANDING:
                assert now.viewer is None
                assert now.asked[0] == now.near_seat
                assert now.asked[0] not in now.sealed
                assert not now.looking_back
            case Phase.CHOOSING if now.viewer is None:
                assert now.due & now.people == {now.asked[0]}
                assert now.asked[0] not in self.turn.private
                self.met.add("public")
            case Phase.CHOOSING:
                assert now.viewer == now.asked[0] == now.near_seat
            case Phase.SHOWING if now.viewer is not None:
                assert self.next.due == {now.viewer}
                self.met.add("kept")
            case _:
                assert now.viewer is None

    def go_on(self):
        """What the course does by itself, unless somebody looks back: it shows a turn to its end."""
        if self.flow.phase is Phase.SHOWING and not self.flow.looking_back:
            draw = self.rng.random()
            keeps_screen = self.flow.shared and self.flow.viewer is not None  # so the round is not over
            if draw < 0.15 and not keeps_screen:
                self.dispatch(ScorePadReached())
            elif draw < 0.8:
                self.begin()

    def click(self):
        kind = self.rng.choice((*CLICKS, *FORWARD))
        message = Chose(str(int(self.rng.random() * 60) + 1)) if isinstance(kind, Chose) else kind
        self.dispatch(message)

    def answer(self):
        seat = int(self.rng.random() * self.seats)
        self.dispatch(BotChose(seat, str(seat + 1)))


@given(
    seats=st.integers(3, 5),
    people=st.sets(st.integers(0, 4), max_size=5),
    seed=st.integers(0, 10**9),
)
def test_no_course_of_clicks_and_answers_reaches_a_contradiction(seats, people, seed):
    rng = Random(seed)
    walk = Walk(seats, {person % seats for person in people}, rng)
    for _ in range(400):
        rng.choice((walk.click, walk.click, walk.answer, walk.go_on))()


@pytest.mark.parametrize("people", [(), (1,), (0, 2), (0, 1, 2, 3)])
def test_the_random_courses_play_many_turns(people):
    walk = Walk(4, people, rng := Random(5))
    for _ in range(4000):
        rng.choice((walk.click, walk.click, walk.answer, walk.go_on))()
    assert walk.plays > 10
    assert walk.met == ({"kept", "public"} if len(people) > 1 else set())


@pytest.mark.parametrize("people", [(), (1,), (0, 2)])
def test_after_the_end_nothing_is_played(people):
    walk = Walk(3, people, rng := Random(5))
    while walk.flow.phase is not Phase.SHOWING:
        rng.choice((walk.click, walk.answer))()
    walk.dispatch(GameOver())
    turns = walk.plays
    for _ in range(300):
        rng.choice((walk.click, walk.answer))()
    assert walk.plays == turns
    assert walk.flow.phase is Phase.OVER
