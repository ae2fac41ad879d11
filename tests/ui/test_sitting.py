"""Who is asked and who looks, without Qt: every phase times every happening, and random courses of a game."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.ui import sitting as s
from tide_gui.ui.sitting import Phase

CLICKS = (
    s.CurtainRaised(), s.Chose("7"), s.Unchose(), s.HandedOn(), s.ScoresSeen(),
    s.LookedBack(), s.LookedForward(), s.Paused(), s.Resumed(), s.Stepped(),
)  # fmt: skip
FORWARD = (s.CurtainRaised(), s.Chose("8"), s.HandedOn(), s.ScoresSeen(), s.LookedForward(), s.Resumed())
ANSWER = s.BotChose(2, "9")
COURSE = (s.TurnBegan(frozenset({0, 1, 2})), s.RoundEnded(), s.GameEnded())


def after(sitting, *happenings):
    """The sitting after some happenings, and every wish on the way."""
    wished = []
    for happening in happenings:
        sitting, wishes = s.happened(happening, sitting)
        wished += wishes
    return sitting, wished


def began(seats=3, people=(0,), due=None):
    return after(s.sat_down(seats, people), s.TurnBegan(frozenset(range(seats) if due is None else due)))


def moments(people):
    """A sitting of three in each phase in which it can be."""
    first, _ = began(people=people)
    waiting = s.sat_down(3, people)
    showing = replace(waiting, phase=Phase.SHOWING)
    choosing, _ = after(first, s.CurtainRaised())
    over, _ = after(showing, s.GameEnded())
    round_over, _ = after(showing, s.RoundEnded())
    found = [waiting, showing, over, round_over, first, choosing]
    return {sitting.phase: sitting for sitting in found}


# What changes anything at all, by phase; everything else must leave the sitting as it is and wish nothing.
HEARD = {
    Phase.HANDING: {s.CurtainRaised, s.BotChose},
    Phase.CHOOSING: {s.Chose, s.BotChose, s.LookedBack},
    Phase.WAITING: {s.LookedBack, s.Paused},
    Phase.SHOWING: {s.LookedBack, s.Paused},
    Phase.ROUND_OVER: {s.ScoresSeen, s.LookedBack, s.Paused},
    Phase.OVER: {s.LookedBack, s.Paused},
}
MOMENTS = [(people, phase) for people in ((), (0,), (0, 1)) for phase in moments(people)]


@pytest.mark.parametrize("happening", [*CLICKS, ANSWER], ids=str)
@pytest.mark.parametrize(("people", "phase"), MOMENTS)
def test_what_cannot_be_changes_nothing_and_what_can_changes_something(happening, people, phase):
    sitting = moments(people)[phase]
    now, wishes = s.happened(happening, sitting)
    heard = type(happening) in HEARD[phase]
    if isinstance(happening, s.Paused):
        heard = not people
    if isinstance(happening, s.BotChose):
        heard = bool(sitting.due)
    assert (now != sitting or bool(wishes)) == heard


def test_every_phase_is_tried_with_one_person_with_two_and_with_bots_alone():
    assert moments((0, 1)).keys() == set(Phase)
    assert moments((0,)).keys() == set(Phase) - {Phase.HANDING}
    assert moments(()).keys() == set(Phase) - {Phase.HANDING, Phase.CHOOSING}


@pytest.mark.parametrize("happening", COURSE, ids=str)
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_the_course_goes_on_only_from_what_it_shows(happening, people):
    choosing, _ = after(began(people=people)[0], s.CurtainRaised())
    assert s.happened(happening, choosing) == (choosing, ())


def test_what_nobody_knows_is_a_fault_of_the_program():
    with pytest.raises(NotImplementedError):
        s.happened("rubbish", s.sat_down(3, [0]))


# -- one person ----------------------------------------------------------------------------------


def test_the_only_person_looks_all_the_time_and_is_asked_with_the_bots():
    assert s.sat_down(3, [1]).looker == 1
    sitting, wishes = began(people=(1,))
    assert (sitting.phase, sitting.looker, sitting.bottom, sitting.asked) == (Phase.CHOOSING, 1, 1, (1,))
    assert wishes == [s.AskBots((0, 2))]
    assert not sitting.shared
    assert not sitting.watched


def test_all_envelopes_are_played_whoever_was_the_last():
    first, wishes = after(began()[0], s.Chose("5"), s.BotChose(1, "6"), s.BotChose(2, "7"))
    assert wishes == [s.Play({0: "5", 1: "6", 2: "7"})]
    assert (first.phase, first.looker) == (Phase.SHOWING, 0)
    last, wishes = after(began()[0], s.BotChose(2, "7"), s.BotChose(1, "6"), s.Chose("5"))
    assert [dict(wish.moves) for wish in wishes] == [{0: "5", 1: "6", 2: "7"}]
    assert list(wishes[0].moves) == [0, 1, 2]
    assert last.last == 0


def test_a_choice_may_be_changed_and_taken_back_until_the_last_bot_has_chosen():
    sitting, wishes = after(began()[0], s.Chose("5"), s.Chose("6"))
    assert wishes == []
    assert sitting.sealed == {0: "6"}
    assert sitting.can_take_choice_back
    sitting, wishes = after(sitting, s.Unchose(), s.BotChose(1, "1"), s.BotChose(2, "2"))
    assert wishes == []
    assert sitting.sealed == {1: "1", 2: "2"}
    assert not sitting.can_take_choice_back
    sitting, wishes = after(sitting, s.Chose("8"), s.Chose("9"), s.Unchose())
    assert wishes == [s.Play({0: "8", 1: "1", 2: "2"})]
    assert sitting.phase is Phase.SHOWING


def test_a_bot_answers_once_and_only_for_itself():
    sitting, wishes = after(began()[0], s.BotChose(1, "1"), s.BotChose(1, "3"), s.BotChose(0, "4"))
    assert wishes == []
    assert sitting.sealed == {1: "1"}


def test_a_person_who_is_out_waits_for_the_bots_and_still_looks():
    sitting, wishes = began(seats=4, due=(1, 2, 3))
    assert (sitting.phase, sitting.looker, sitting.owing) == (Phase.WAITING, 0, {1, 2, 3})
    assert wishes == [s.AskBots((1, 2, 3))]
    assert not sitting.can_choose


# -- several people ------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [(0, 1), (0, 2), (0, 1, 2)])
def test_the_curtain_is_down_before_every_private_view(people):
    sitting = s.sat_down(3, people)
    assert sitting.looker is None
    sitting, wishes = after(sitting, s.TurnBegan(frozenset({0, 1, 2})))
    assert wishes == [s.AskBots(tuple(sorted({0, 1, 2} - set(people))))][: len(people) < 3]
    for number, person in enumerate(people):
        assert (sitting.phase, sitting.looker, sitting.bottom) == (Phase.HANDING, None, person)
        sitting, _ = after(sitting, s.CurtainRaised())
        assert (sitting.phase, sitting.looker) == (Phase.CHOOSING, person)
        assert not sitting.can_hand_on
        sitting, wishes = after(sitting, s.Chose("5"))
        assert sitting.can_hand_on == (number < len(people) - 1)
        sitting, _ = after(sitting, s.HandedOn())
    assert sitting.last == people[-1]


def test_whoever_chose_last_is_asked_first_and_the_others_clockwise():
    for last, order in ((0, (0, 2, 3)), (2, (2, 3, 0)), (3, (3, 0, 2))):
        sitting = replace(s.sat_down(4, (0, 2, 3)), last=last)
        assert after(sitting, s.TurnBegan(frozenset(range(4))))[0].asked == order
    drowned = replace(s.sat_down(4, (0, 2, 3)), last=2)
    assert after(drowned, s.TurnBegan(frozenset({0, 1, 3})))[0].asked == (3, 0)


def test_the_curtain_falls_also_when_the_same_person_is_next():
    sitting, _ = began(people=(0, 1), due=(1,))
    for _ in range(2):
        assert (sitting.phase, sitting.bottom, sitting.looker) == (Phase.HANDING, 1, None)
        sitting, wishes = after(sitting, s.CurtainRaised(), s.Chose("4"))
        assert wishes == [s.Play({1: "4"})]
        assert sitting.looker is None
        sitting, _ = after(sitting, s.TurnBegan(frozenset({1})))


def test_a_choice_may_be_changed_until_the_screen_is_handed_on_and_not_after():
    sitting, _ = after(began(people=(0, 1))[0], s.BotChose(2, "9"), s.CurtainRaised(), s.Chose("4"))
    sitting, wishes = after(sitting, s.Chose("5"), s.Unchose(), s.HandedOn(), s.Chose("6"), s.HandedOn())
    assert wishes == []
    assert (sitting.phase, sitting.sealed) == (Phase.HANDING, {2: "9", 0: "6"})
    sitting, wishes = after(sitting, s.Unchose(), s.Chose("7"), s.CurtainRaised(), s.Unchose())
    assert sitting.sealed == {2: "9", 0: "6"}
    assert wishes == []
    sitting, wishes = after(sitting, s.Chose("8"))
    assert wishes == [s.Play({0: "6", 1: "8", 2: "9"})]


def test_the_last_bot_plays_nothing_while_the_screen_has_yet_to_be_handed_on():
    sitting, _ = after(began(people=(0, 1))[0], s.CurtainRaised(), s.Chose("4"))
    sitting, wishes = after(sitting, s.BotChose(2, "9"))
    assert (wishes, sitting.phase, sitting.looker) == ([], Phase.CHOOSING, 0)
    _, wishes = after(sitting, s.HandedOn(), s.CurtainRaised(), s.Chose("8"))
    assert wishes == [s.Play({0: "4", 1: "8", 2: "9"})]


def test_when_all_people_are_out_nobody_looks_at_a_shared_screen():
    sitting, wishes = began(seats=5, people=(0, 1), due=(2, 3, 4))
    assert (sitting.phase, sitting.looker) == (Phase.WAITING, None)
    assert wishes == [s.AskBots((2, 3, 4))]


@pytest.mark.parametrize(("people", "looker"), [((1,), 1), ((0, 1), None), ((), None)])
def test_after_a_round_and_at_the_end_nobody_looks_at_a_shared_screen(people, looker):
    sitting = replace(s.sat_down(3, people), phase=Phase.SHOWING)
    pad, wishes = after(sitting, s.RoundEnded())
    assert (pad.phase, pad.looker, wishes) == (Phase.ROUND_OVER, looker, [])
    shown, wishes = after(pad, s.ScoresSeen())
    assert (shown.phase, wishes) == (Phase.SHOWING, [s.GoOn()])
    over, wishes = after(shown, s.GameEnded())
    assert (over.phase, over.looker, over.owing, wishes) == (Phase.OVER, looker, frozenset(), [])


# -- bots alone ----------------------------------------------------------------------------------


def test_bots_play_on_by_themselves_until_they_are_stopped():
    sitting, wishes = began(people=())
    assert (sitting.phase, sitting.looker, sitting.watched) == (Phase.WAITING, None, True)
    assert wishes == [s.AskBots((0, 1, 2))]
    answers = [s.BotChose(seat, str(seat + 1)) for seat in range(3)]
    assert after(sitting, *answers)[1] == [s.Play({0: "1", 1: "2", 2: "3"})]
    sitting, wishes = after(sitting, s.Paused(), *answers)
    assert wishes == []
    assert sitting.phase is Phase.WAITING
    played, wishes = after(sitting, s.Stepped())
    assert wishes == [s.Play({0: "1", 1: "2", 2: "3"})]
    assert (played.paused, played.stepping) == (True, False)
    _, wishes = after(sitting, s.Resumed())
    assert len(wishes) == 1


def test_a_step_waits_for_bots_that_still_think():
    sitting, wishes = after(
        began(people=())[0], s.Paused(), s.Stepped(), s.BotChose(0, "1"), s.BotChose(1, "2")
    )
    assert wishes == []
    sitting, wishes = after(sitting, s.BotChose(2, "3"))
    assert len(wishes) == 1
    sitting, wishes = after(
        sitting, s.TurnBegan(frozenset({0, 1, 2})), *[s.BotChose(n, "4") for n in range(3)]
    )
    assert wishes == [s.AskBots((0, 1, 2))]
    assert sitting.phase is Phase.WAITING


def test_a_game_with_people_is_not_paused_and_not_stepped():
    sitting, _ = after(began()[0], s.Paused(), s.Stepped())
    assert not sitting.paused
    assert not sitting.stepping


# -- looking back --------------------------------------------------------------------------------


def test_looking_back_holds_the_game():
    sitting, _ = after(began()[0], s.Chose("5"), s.BotChose(1, "6"), s.LookedBack())
    sitting, wishes = after(sitting, s.BotChose(2, "7"))
    assert (wishes, sitting.looking_back, sitting.phase) == ([], True, Phase.CHOOSING)
    _, wishes = after(sitting, s.LookedForward())
    assert wishes == [s.Play({0: "5", 1: "6", 2: "7"})]


@pytest.mark.parametrize("happening", [s.Chose("5"), s.Unchose(), s.HandedOn(), s.CurtainRaised()], ids=str)
def test_who_looks_back_neither_chooses_nor_hands_on(happening):
    sitting, _ = after(began(people=(0, 1))[0], s.CurtainRaised(), s.Chose("4"), s.LookedBack())
    assert not sitting.can_choose
    assert after(sitting, happening) == (sitting, [])


def test_only_who_looks_and_has_not_chosen_makes_up_a_mind():
    handed, _ = began(people=(0, 1))
    assert not handed.makes_up_a_mind
    first, _ = after(handed, s.CurtainRaised())
    assert first.makes_up_a_mind
    assert after(first, s.LookedBack())[0].makes_up_a_mind
    chosen, _ = after(first, s.Chose("7"))
    assert not chosen.makes_up_a_mind
    assert after(chosen, s.Unchose())[0].makes_up_a_mind
    behind, _ = after(chosen, s.HandedOn())
    assert not behind.makes_up_a_mind
    assert after(behind, s.CurtainRaised())[0].makes_up_a_mind
    assert not began(due=(1, 2))[0].makes_up_a_mind, "whoever is out has nothing to choose"


def test_the_deal_is_shown_before_anybody_is_asked():
    dealt, wishes = s.happened(s.ShowBegan(), s.sat_down(3, [0, 1]))
    assert (dealt.phase, dealt.looker, wishes) == (Phase.SHOWING, None, ())
    handing, _ = after(dealt, s.TurnBegan(frozenset({0, 1, 2})))
    assert handing.phase is Phase.HANDING
    assert s.happened(s.ShowBegan(), handing) == (handing, ())


def test_behind_the_curtain_nobody_looks_back():
    handing, _ = began(people=(0, 1))
    assert after(handing, s.LookedBack()) == (handing, [])


def test_the_course_waits_while_a_reveal_is_left_for_a_look_back():
    looking, _ = after(replace(s.sat_down(3, (0,)), phase=Phase.SHOWING), s.LookedBack())
    for happening in COURSE:
        assert s.happened(happening, looking) == (looking, ())


def test_the_score_pad_is_not_put_away_while_somebody_looks_back():
    pad, _ = after(replace(s.sat_down(3, (0,)), phase=Phase.SHOWING), s.RoundEnded(), s.LookedBack())
    assert after(pad, s.ScoresSeen()) == (pad, [])
    _, wishes = after(pad, s.LookedForward(), s.ScoresSeen())
    assert wishes == [s.GoOn()]


def test_a_paused_game_that_is_looked_back_at_takes_its_step_afterwards():
    answers = [s.BotChose(seat, "1") for seat in range(3)]
    sitting, wishes = after(began(people=())[0], s.Paused(), *answers, s.LookedBack(), s.Stepped())
    assert wishes == []
    assert len(after(sitting, s.LookedForward())[1]) == 1


# -- random courses ------------------------------------------------------------------------------


class Walk:
    """Clicks and answers at any moment, and a course that does what is wished, as a session does."""

    def __init__(self, seats, people, rng):
        self.rng, self.seats = rng, seats
        self.sitting = s.sat_down(seats, people)
        self.handed = {}  # what people chose, as they handed it on
        self.turns = self.plays = 0
        self.begin()

    def begin(self):
        afloat = max(1, int(self.rng.random() * self.seats) + 1)
        self.due = frozenset(self.rng.sample(range(self.seats), afloat))
        self.turns, self.handed = self.turns + 1, {}
        self.happen(s.TurnBegan(self.due))

    def happen(self, happening):
        before = self.sitting
        self.sitting, wishes = s.happened(happening, before)
        if isinstance(happening, s.HandedOn) and self.sitting != before:
            self.handed[before.looker] = before.sealed[before.looker]
        for wish in wishes:
            self.check_wish(wish, before, happening)
        self.check(before)

    def check_wish(self, wish, before, happening):
        if isinstance(wish, s.AskBots):
            assert set(wish.seats) == self.due - self.sitting.people
        if isinstance(wish, s.Play):
            self.plays += 1
            assert self.plays == self.turns
            assert wish.moves.keys() == self.due
            assert not self.sitting.looking_back
            assert not before.paused or before.stepping or isinstance(happening, s.Resumed | s.Stepped)
            assert {seat: wish.moves[seat] for seat in self.handed} == self.handed
            people = self.due & self.sitting.people
            assert len(people - self.handed.keys()) <= 1

    def check(self, before):
        now = self.sitting
        assert now.looker in {None, *now.people}
        assert now.bottom in {0, *now.people}
        assert now.sealed.keys() <= now.due
        if now.phase is Phase.HANDING:
            assert now.looker is None
            assert now.asked[0] == now.bottom
            assert now.asked[0] not in now.sealed
            assert not now.looking_back
        if now.phase is Phase.CHOOSING:
            assert now.looker == now.asked[0] == now.bottom
        if now.phase is Phase.WAITING:
            assert not now.due & now.people
        if now.shared and now.phase is not Phase.CHOOSING:
            assert now.looker is None
        if len(now.people) == 1:
            assert {now.looker} == now.people
            assert now.phase is not Phase.HANDING
        if now.watched:
            assert now.looker is None
        for seat in before.people & before.sealed.keys() & now.sealed.keys():
            assert now.sealed[seat] == before.sealed[seat] or seat == before.looker == now.looker

    def go_on(self):
        """What the course does by itself, unless somebody looks back: it shows a turn to its end."""
        if self.sitting.phase is Phase.SHOWING and not self.sitting.looking_back:
            draw = self.rng.random()
            if draw < 0.15:
                self.happen(s.RoundEnded())
            elif draw < 0.8:
                self.begin()

    def click(self):
        kind = self.rng.choice((*CLICKS, *FORWARD))
        happening = s.Chose(str(int(self.rng.random() * 60) + 1)) if isinstance(kind, s.Chose) else kind
        self.happen(happening)

    def answer(self):
        seat = int(self.rng.random() * self.seats)
        self.happen(s.BotChose(seat, str(seat + 1)))


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


@pytest.mark.parametrize("people", [(), (1,), (0, 2)])
def test_after_the_end_nothing_is_played(people):
    walk = Walk(3, people, rng := Random(5))
    while walk.sitting.phase is not Phase.SHOWING:
        rng.choice((walk.click, walk.answer))()
    walk.happen(s.GameEnded())
    turns = walk.plays
    for _ in range(300):
        rng.choice((walk.click, walk.answer))()
    assert walk.plays == turns
    assert walk.sitting.phase is Phase.OVER
