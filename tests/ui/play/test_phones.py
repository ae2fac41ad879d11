"""What people see and do who hold their cards on phones."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from by_hand import Bench, record_of
from paired_games import PhoneCourse, played_twice
from playing import EVERY_SETTING, in_full

from tide_gui.presentation.text import points_text
from tide_gui.ui.play.turn_flow import Phase

pytestmark = pytest.mark.usefixtures("qapp", "fourth_game")
ROUNDS = {"turn-the-tide": 4, "onda": 4}  # of the games whose rounds have points
GAMES = [("turn-the-tide", "pppp"), ("onda", "ppp"), ("turning-tides", "pp"), ("pebbles", "ppp")]


class Phones:
    """A bench whose people hold their cards on phones."""

    def __init__(self, game="turn-the-tide", who="ppb", phones=None):
        self.bench = Bench(replace(record_of(who), game=game))
        self.controller = self.bench.session.controller
        self.desk = self.controller.phones
        self.told = Counter()
        self.states = {}
        self.desk.told.connect(self.tell)
        self.desk.hold(self.flow.people if phones is None else frozenset(phones))

    def tell(self, seat, state):
        self.told[seat] += 1
        self.states[seat] = state

    @property
    def flow(self):
        return self.controller.game.flow

    def press(self, seat, row):
        self.desk.press(seat, self.states[seat].number, row)

    def press_twice(self, seat, row):
        self.press(seat, row)
        self.press(seat, row)

    def pieces(self, seat):
        state = self.states[seat]
        grounds = (group.ground for group in state.groups if group.ground)
        return (*state.hand, *grounds, *(piece for group in state.groups for piece in group.pieces))

    def press_something(self, seat, rng):
        """Press a piece or a button at random; return whether there was one."""
        state = self.states[seat]
        rows = [piece.number for piece in self.pieces(seat) if piece.fits]
        deeds = [lambda row=row: self.press(seat, row) for row in rows]
        deeds += [lambda at=at: self.desk.take(seat, state.number, at) for at in range(len(state.offers))]
        if deeds:
            rng.choice(deeds)()
        return bool(deeds)

    def play_to_the_end(self, rng):
        for _ in range(20_000):
            self.bench.show_steps()
            self.bench.bots.answer_all()
            if self.flow.phase is Phase.OVER:
                return
            if self.flow.phase is Phase.ROUND_OVER:
                self.desk.see_scores(rng.choice(sorted(self.flow.phones)))
            elif owing := sorted(self.flow.owing & self.flow.phones):
                assert self.press_something(rng.choice(owing), rng)
        raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "who"), GAMES)
def test_a_whole_game_is_played_on_phones_without_a_hand_on_the_window(game, who):
    phones = Phones(game, who)
    phones.controller.changed.connect(lambda: seen.add((phones.flow.phase, phones.flow.viewer)))
    seen = set()
    phones.play_to_the_end(Random(3))
    assert {viewer for _, viewer in seen} == {None}
    assert Phase.HANDING not in {phase for phase, _ in seen}
    for state in phones.states.values():
        assert state.doing == "over"
        assert len(state.scores) == len(who)
        assert sum(score.own for score in state.scores) == 1
    check_charts(phones, game)
    assert not phones.bench.bots.open


def check_charts(phones, game):
    """At the end each phone has the points that the window's chart shows for its seat."""
    rounds = ROUNDS.get(game)
    assert phones.bench.session.roundCount == (rounds or 0)
    for rank in phones.controller.game.ranks():
        chart = phones.states[rank.seat].chart
        assert (chart and (chart.points, chart.rounds)) == (rounds and (rank.line, rounds))
        if chart:
            first, last = points_text(rank.line[0]), points_text(rank.total)
            assert chart.words.startswith(f"Your points after each round: {first}, ")
            assert chart.words.endswith(f" and {last}.")


@pytest.mark.parametrize("setting", [*map(in_full, EVERY_SETTING[1:]), EVERY_SETTING[0]], ids=str)
def test_worlds_that_differ_in_what_a_seat_cannot_know_send_its_phone_the_same(setting):
    """Byte for byte, over whole games: all people hold phones, and one of them is looked at."""
    people = tuple(range(min(setting.seats, 3)))
    different, output, other_output = played_twice(setting, people, (0,), 400, kind=PhoneCourse)
    assert output == other_output
    assert len(output) > 10
    assert different > 2


def test_worlds_that_differ_in_the_own_hand_do_not_send_the_same():
    """Otherwise the test above would compare nothing."""
    _, output, other_output = played_twice(EVERY_SETTING[0], (0, 1, 2), (1,), 1, kind=PhoneCourse)
    assert output != other_output


# -- presses -------------------------------------------------------------------------------------


def test_the_second_press_of_a_card_chooses_it_and_it_can_be_taken_back_until_all_have_chosen():
    phones = Phones(who="pppb")
    first = phones.states[0].hand[0]
    assert (first.pressable, first.fits, first.picked) == (True, True, False)
    phones.press(0, first.number)
    state = phones.states[0]
    assert state.hand[0].picked
    assert [deed.words for deed in state.deeds] == ["Put back"]
    assert "once more" in state.advice
    phones.press(0, first.number)
    assert phones.states[0].doing == "chosen"
    assert phones.states[0].question == "Waiting for Bo, Cy and Dot."
    assert phones.flow.sealed == {0: first.label}
    phones.desk.put_back(0)
    assert phones.flow.sealed == {}
    assert phones.states[0].doing == "choosing"


def test_a_press_in_a_state_that_is_no_longer_shown_changes_nothing():
    phones = Phones(who="pp", game="onda")
    number, row = phones.states[0].number, phones.states[0].hand[0].number
    phones.press(0, row)
    assert phones.states[0].number > number
    before = dict(phones.states)
    phones.desk.press(0, number, row)
    phones.desk.take(0, number, 0)
    for nonsense in (-1, 10**9):
        phones.desk.press(0, phones.states[0].number, nonsense)
        phones.desk.take(0, phones.states[0].number, nonsense)
    phones.desk.press(9, number, row)
    assert phones.states == before
    assert not phones.flow.sealed


def test_what_a_neighbour_presses_voids_no_press():
    phones = Phones(who="ppp")
    before = phones.states[0]
    phones.press_twice(1, phones.states[1].hand[2].number)
    assert phones.states[0].number == before.number
    assert [seat.due for seat in phones.states[0].seats] == [True, False, True]


def test_a_card_that_cannot_be_picked_says_why():
    phones = Phones(who="pp", game="onda")
    for card in phones.states[0].hand[:2]:
        phones.press(0, card.number)
    refused = next(piece for piece in phones.states[0].hand if piece.pressable and not piece.fits)
    before = phones.states[0].advice
    phones.press(0, refused.number)
    assert phones.states[0].advice == "That does not go with what is chosen. Escape puts it back."
    assert phones.states[0].advice != before
    assert sum(piece.picked for piece in phones.states[0].hand) == 2


# -- what is shown -------------------------------------------------------------------------------


def test_while_the_table_shows_what_was_played_the_phone_keeps_its_scene_and_points_there():
    phones = Phones(who="ppp")
    for seat in range(3):
        hand = phones.states[seat].hand
        phones.controller.playback.run = lambda items, hurry=False: None  # nothing of the reveal is shown yet
        phones.press_twice(seat, hand[0].number)
    for seat, state in phones.states.items():
        assert state.doing == "watching"
        assert state.question == "Look at the table."
        assert not state.offers
        assert len(state.hand) == (12 if seat == 2 else 11)


def test_the_score_pad_shows_the_scores_and_not_the_next_hand():
    phones = Phones(who="ppp")
    rng = Random(1)
    while phones.flow.phase is not Phase.ROUND_OVER:
        phones.bench.show_steps()
        phones.press_something(min(phones.flow.owing), rng)
    dealt = phones.controller.game.table.standing().round
    assert dealt == 1, "the next round is dealt already"
    for state in phones.states.values():
        assert state.doing == "scores"
        assert (state.hand, state.groups) == ((), ())
        assert len(state.scores) == 3
        assert state.progress.startswith("Round 1 ")
    phones.desk.see_scores(2)
    phones.bench.show_steps()
    assert phones.flow.phase is Phase.WAITING
    assert all(len(state.hand) == 12 for state in phones.states.values())


# -- from the screen to the phone and back -------------------------------------------------------


def test_in_mid_turn_the_curtain_asks_only_for_who_has_no_phone():
    phones = Phones(who="ppp", phones=())
    session = phones.bench.session
    assert session.phase == "handing"
    phones.desk.hold({0, 2})
    assert (session.phase, session.nearSeat) == ("handing", 1)
    phones.desk.hold({0, 1, 2})
    assert (session.phase, session.viewer) == ("waiting", -1)
    phones.desk.hold(set())
    assert session.phase == "handing"
    assert not phones.desk.seats
    assert phones.desk.shown(0) is None


def test_taking_a_turn_back_keeps_the_phone():
    phones = Phones(who="pbb")
    phones.press_twice(0, phones.states[0].hand[0].number)
    phones.bench.bots.answer_all()
    phones.bench.show_steps()
    assert phones.bench.hands_played() == 1
    phones.bench.session.takingBack.act()
    assert phones.bench.hands_played() == 0
    assert (phones.flow.phones, phones.flow.viewer) == ({0}, None)
    assert len(phones.states[0].hand) == 12
    assert phones.states[0].doing == "choosing"
