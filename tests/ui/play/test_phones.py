"""What people see and do who hold their cards on phones."""

import re
from collections import Counter
from functools import partial
from itertools import pairwise, starmap
from random import Random

import msgspec
import pytest
from paired_games import PhoneCourse, played_twice
from phone_bench import DEEDS, Phones, texts_in
from playing import EVERY_SETTING, in_full
from tongue import MARK, Spoken, marked

from tide_gui.presentation.text import points_text
from tide_gui.ui.app.phone_page import rules_of
from tide_gui.ui.play import phone_hand
from tide_gui.ui.play.turn_flow import Phase

pytestmark = pytest.mark.usefixtures("qapp", "fourth_game")
OF_THE_WINDOW = re.compile(
    r"\b(Escape|Return|keys?|arrows?|mouse|clicks?|window|screen|the log|hints?|[Pp]ress [A-Z]|or [A-Z])\b"
)
ROUNDS = {"turn-the-tide": 4, "onda": 4}  # of the games whose rounds have points
GAMES = [
    *starmap(in_full, [("turn-the-tide", "pppp"), ("onda", "ppp"), ("turning-tides", "pp")]),
    ("pebbles", "ppp"),
]
FACES = [("turn-the-tide", "pppp"), ("onda", "ppp"), ("pebbles", "ppp"), ("turning-tides", "pp")]


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
    rules = [*texts_in(msgspec.json.decode(rules_of(phones.controller.game)))]
    assert len(rules) > 5
    assert [text for text in (*phones.texts, *rules) if OF_THE_WINDOW.search(text)] == []


WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = {"game", "doing", "do", "area", "art"}  # of a state: they are for the page


def told_in(state):
    """The texts with words of a state."""
    if isinstance(state, dict):
        return [text for name, part in state.items() if name not in NO_WORDS for text in told_in(part)]
    if isinstance(state, list | tuple):
        return [text for part in state for text in told_in(part)]
    return [state] if isinstance(state, str) and WORD.search(state) else []


@pytest.mark.parametrize(("game", "who"), GAMES[:-1])  # pebbles is written in English
def test_in_a_whole_game_each_phone_reads_nothing_but_its_own_language(game, who):
    phones = Phones(game, who, phones=())
    phones.desk.hold(phones.flow.people, {1: marked})
    names, told = set(phones.controller.history.names), {seat: set() for seat in phones.states}
    phones.desk.state_changed.connect(
        lambda seat, state: told[seat].update(told_in(msgspec.to_builtins(state)))
    )
    phones.play_to_the_end(Random(3))
    for seat, texts in told.items():
        assert len(texts - names) > 20
        assert [text for text in texts - names if (MARK in text) != (seat == 1)] == []


def check_charts(phones, game):
    """At the end each phone has the points that the window's chart shows for its seat."""
    rounds = ROUNDS.get(game)
    assert phones.bench.session.roundCount == (rounds or 0)
    for rank in phones.controller.game.ranks():
        chart = phones.states[rank.seat].chart
        assert (chart and (chart.points, chart.rounds)) == (rounds and (rank.line, rounds))
        if chart:
            assert chart.texts == tuple(map(points_text, rank.line))
            first, last = points_text(rank.line[0]), points_text(rank.total)
            assert chart.words.startswith(f"Your points after each round: {first}, ")
            assert chart.words.endswith(f" and {last}.")


def test_beside_many_points_only_the_last_one_has_its_number(monkeypatch):
    monkeypatch.setattr(phone_hand, "MOST_NUMBERS", 1)
    phones = Phones("onda", "pp")
    phones.play_to_the_end(Random(3))
    chart = phones.states[0].chart
    assert chart.texts == ("", "", "", points_text(chart.points[3]))


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
    phones.act(0, "put_back")
    assert phones.flow.sealed == {}
    assert phones.states[0].doing == "choosing"


def test_a_press_in_a_state_that_is_no_longer_shown_changes_nothing():
    phones = Phones(who="pp", game="onda")
    number, row = phones.states[0].number, phones.states[0].hand[0].number
    phones.press(0, row)
    assert phones.states[0].number > number
    before = dict(phones.states)
    phones.desk.act(0, number, "press", row)
    phones.desk.act(0, number, "offer", 0)
    for nonsense in (-1, 10**9):
        phones.act(0, "press", nonsense)
        phones.act(0, "offer", nonsense)
    for deed in DEEDS:
        phones.desk.act(0, number, deed)
    phones.desk.act(9, number, "press", row)
    assert phones.states == before
    assert not phones.flow.sealed


def test_what_a_neighbour_presses_voids_no_press():
    phones = Phones(who="ppp")
    before = phones.states[0]
    phones.press_twice(1, phones.states[1].hand[2].number)
    assert phones.states[0].number == before.number
    assert [seat.due for seat in phones.states[0].seats] == [True, False, True]


def test_nor_does_a_card_that_the_neighbour_lays_down():
    phones = Phones(game="turning-tides", who="pp")
    before = phones.states[0]
    phones.press_twice(1, phones.states[1].hand[1].number)
    [back] = phones.group(0, "chosen", "Bo").pieces
    assert phones.group(0, "chosen", "Bo").words == "Bo: played"
    assert (back.words, back.pressable) == ("", False)
    assert phones.states[0].number == before.number
    entries = len(phones.controller.game.table.record.entries)
    phones.desk.act(0, before.number, "press", before.hand[1].number)
    phones.press(0, before.hand[1].number)
    assert len(phones.controller.game.table.record.entries) > entries


def test_a_card_that_cannot_be_picked_says_why():
    phones = Phones(who="pp", game="onda")
    for card in phones.states[0].hand[:2]:
        phones.press(0, card.number)
    refused = next(piece for piece in phones.states[0].hand if piece.pressable and not piece.fits)
    before = phones.states[0].advice
    phones.press(0, refused.number)
    assert phones.states[0].advice == "That does not go with what is chosen."
    assert phones.states[0].advice != before
    assert sum(piece.picked for piece in phones.states[0].hand) == 2


# -- in other words ------------------------------------------------------------------------------


def told_to(phones, seat, names=("Ann", "Bo", "Cy", "Dot")):
    """The texts with words on a phone, without names."""
    return set(told_in(msgspec.to_builtins(phones.states[seat]))) - {*names}


def lying(phones, seat):
    """What a phone shows, without words."""
    return [
        (each.number, each.pressable, each.fits, each.picked, each.target) for each in phones.pieces(seat)
    ]


def english(text):
    return text.replace(MARK, "")


def of_the_window(phones):
    """The window changes its language, and with it all phones that speak it."""
    phones.controller.game.services.translate.change(phones.bench.session.say_anew)


def of_the_phone(phones):
    """The phone of Ann changes its language alone."""
    phones.desk.hold(phones.flow.phone_seats, {0: marked})


CHANGES = [of_the_window, of_the_phone]


@pytest.mark.parametrize("change", CHANGES)
def test_in_other_words_the_picks_the_order_and_why_one_was_refused_stay(change):
    phones = Phones("onda", "pp", translate=Spoken())
    phones.act(0, "sort")
    for card in phones.states[0].hand[:2]:
        phones.press(0, card.number)
    phones.press(0, next(each.number for each in phones.states[0].hand if each.pressable and not each.fits))
    before, lay = phones.states[0], lying(phones, 0)
    change(phones)
    after = phones.states[0]
    assert lying(phones, 0) == lay
    assert english(after.advice) == before.advice
    assert [english(offer.text) for offer in after.offers] == [offer.text for offer in before.offers]
    assert all(MARK in text for text in told_to(phones, 0))
    phones.desk.act(0, before.number, "offer", 0)
    assert 0 in phones.flow.owing, "that was meant for the former words"
    phones.act(0, "offer", 0)
    assert 0 not in phones.flow.owing


@pytest.mark.parametrize("change", CHANGES)
def test_in_other_words_an_action_goes_on_with_the_zone_that_was_picked(change):
    phones, rng = Phones("turning-tides", "pp", translate=Spoken()), Random(5)
    while phones.states[0].advice != "Chosen: zone 2.":
        phones.bench.show_steps()
        phones.press_something(min(phones.flow.owing), rng)
    before, lay = phones.states[0], lying(phones, 0)
    assert [offer.text for offer in before.offers] == ["Toward the enemy", "Away"]
    change(phones)
    after, entries = phones.states[0], len(phones.controller.game.table.record.entries)
    assert lying(phones, 0) == lay
    assert [english(offer.text) for offer in after.offers] == ["Toward the enemy", "Away"]
    assert all(MARK in text for text in told_to(phones, 0))
    phones.act(0, "offer", 1)
    assert len(phones.controller.game.table.record.entries) > entries
    assert phones.controller.game.table.record.entries[entries].moves == {0: "cannon to 2 away"}


@pytest.mark.parametrize("change", CHANGES)
def test_in_other_words_a_choice_that_is_made_stays_made_and_can_be_taken_back(change):
    phones = Phones(translate=Spoken())
    phones.press_twice(0, phones.states[0].hand[0].number)
    sealed = phones.flow.sealed
    change(phones)
    assert phones.flow.sealed == sealed != {}
    assert phones.states[0].doing == "chosen"
    assert all(MARK in text for text in told_to(phones, 0))
    phones.act(0, "put_back")
    assert phones.states[0].doing == "choosing"


@pytest.mark.parametrize("change", CHANGES)
def test_in_other_words_the_question_of_a_surrender_stays(change):
    phones = Phones("turning-tides", "pp", translate=Spoken())
    phones.act(0, "surrender")
    asked = phones.states[0]
    change(phones)
    assert english(phones.states[0].advice) == asked.advice != phones.states[0].advice
    assert [deed.do for deed in phones.states[0].deeds] == [deed.do for deed in asked.deeds]


@pytest.mark.parametrize("change", CHANGES)
def test_in_other_words_a_phone_keeps_its_pieces_while_the_table_shows_what_was_played(change):
    phones = Phones(who="ppp", translate=Spoken())
    phones.controller.playback.run = lambda items, hurry=False: None  # nothing of the reveal is shown yet
    for seat in range(3):
        phones.press_twice(seat, phones.states[seat].hand[0].number)
    before = {seat: lying(phones, seat) for seat in range(3)}
    change(phones)
    assert {seat: lying(phones, seat) for seat in (0, 1)} == {seat: before[seat] for seat in (0, 1)}
    assert phones.states[0].doing == "watching"
    assert all(MARK in text for text in told_to(phones, 0))
    assert not phones.states[0].offers


def test_in_other_words_a_phone_that_came_while_the_table_shows_has_no_cards_yet():
    phones = Phones(who="ppp", phones={1, 2}, translate=Spoken())
    phones.controller.playback.run = lambda items, hurry=False: None
    for seat in (1, 2):
        phones.press_twice(seat, phones.states[seat].hand[0].number)
    phones.bench.play()
    phones.desk.hold({0, 1, 2})
    of_the_window(phones)
    assert (phones.states[0].doing, phones.states[0].hand) == ("watching", ())
    assert all(MARK in text for text in told_to(phones, 0))


@pytest.mark.parametrize("change", CHANGES)
def test_in_other_words_the_score_pad_shows_no_next_hand(change):
    phones = Phones(who="ppp", translate=Spoken())
    phones.play_to_the_pad(Random(1))
    before = phones.states[0]
    change(phones)
    after = phones.states[0]
    assert (after.doing, after.hand, after.seats) == ("scores", (), ())
    assert [score.name for score in after.scores] == [score.name for score in before.scores]
    assert all(MARK in text for text in told_to(phones, 0))


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
        assert state.scores[0].rank == "1."
        assert [score.first for score in state.scores] == [score.rank == "1." for score in state.scores]
        assert not any("(round" in score.result for score in state.scores)
        assert state.progress.startswith("Round 1 ")
        assert state.seats == (), "the last hand's are old when the table goes on"
    phones.act(2, "see_scores")
    phones.bench.show_steps()
    assert phones.flow.phase is Phase.WAITING
    assert all(len(state.hand) == 12 for state in phones.states.values())


def test_after_several_rounds_the_result_says_of_which_one_it_speaks():
    phones, rng, results = Phones(who="ppp"), Random(1), []
    while len(results) < 2:
        phones.bench.show_steps()
        if phones.flow.phase is Phase.ROUND_OVER:
            results.append([score.result for score in phones.states[0].scores])
            phones.act(0, "see_scores")
        else:
            phones.press_something(min(phones.flow.owing), rng)
    assert not any("(round " in result for result in results[0])
    assert all(result.endswith(" (round 2)") for result in results[1])


def test_a_seat_is_one_line_and_the_middle_is_told():
    phones = Phones(game="onda", who="pp")
    state = phones.states[0]
    first, second = state.seats
    assert (first.facts, second.facts) == ("cards 12, wilds 0", "cards 12, wilds 0, leads this trick")
    assert state.middle[1:] == ("Tide may turn", "Bomb: a run of 2 in one suit")
    assert not state.groups


def test_wilds_lie_beside_the_hand():
    phones = Phones(game="onda", who="pp")
    for seat in (0, 1):
        first, second, *_ = phones.states[seat].hand
        phones.press(seat, first.number)
        phones.press(seat, second.number)
        phones.act(seat, "offer", 0)
    phones.bench.show_steps()
    wilds = phones.group(0, "wilds", "Ann")
    assert (wilds.beside, wilds.own, len(wilds.pieces)) == (True, True, 2)
    assert {group.area for group in phones.states[0].groups} == {"wilds"}


def test_the_name_of_who_played_several_pieces_stands_below_the_first_one():
    phones, rng, beside = Phones(game="onda", who="pp"), Random(3), []
    for _ in range(100):
        phones.bench.show_steps()
        phones.press_something(min(phones.flow.owing, default=0), rng)
        for group in phones.states[0].groups:
            beside += pairwise(piece.by for piece in group.pieces)
    assert [pair for pair in beside if pair[0] and not pair[1]]
    assert [pair for pair in beside if pair[0] and pair[0] == pair[1]] == []


def test_what_was_played_has_the_name_of_who_played_it_and_piles_are_left_out():
    phones = Phones(who="ppp")
    for seat in range(3):
        phones.press_twice(seat, phones.states[seat].hand[0].number)
    phones.bench.show_steps()
    state = phones.states[0]
    assert {piece.by for piece in phones.group(0, "played").pieces} == {"Ann", "Bo", "Cy"}
    assert {group.area for group in state.groups} <= {"offer", "played", "tide", "rings"}
    assert {group.owner for group in state.groups} == {"", "Ann"}


def test_on_the_ships_a_zone_is_pressed_and_has_no_button_besides():
    phones, rng = Phones(game="turning-tides", who="pp"), Random(5)
    for _ in range(200):
        phones.bench.show_steps()
        if phones.flow.phase is Phase.ROUND_OVER:
            phones.act(0, "see_scores")
        seat = min(phones.flow.owing, default=0)
        zones = [group.ground for group in phones.states[seat].groups if group.ground]
        if any(zone.fits for zone in zones):
            break
        phones.press_something(seat, rng)
    assert len(zones) == 14
    assert phones.states[seat].offers == ()
    fitting = next(zone for zone in zones if zone.fits)
    phones.press(seat, fitting.number)
    assert any(group.ground and group.ground.picked for group in phones.states[seat].groups)


def counted(made, name, make, *args):
    made[name] += 1
    return make(*args)


def forbidden(*_):
    raise AssertionError("no phone shows this")


@pytest.mark.parametrize(("game", "who"), [*(in_full(*each) for each in FACES[:3]), FACES[3]])
def test_words_and_pictures_are_made_of_those_pieces_alone_that_a_phone_shows(game, who, monkeypatch):
    phones, made = Phones(game, who), Counter()
    presentation, hand = phones.controller.history.presentation, phones.desk._hands[0]
    for part, name in ((presentation.words, "piece"), (presentation.scenes, "drawing")):
        monkeypatch.setattr(part, name, partial(counted, made, name, getattr(part, name)))
    monkeypatch.setattr(presentation.words, "tip", forbidden)
    monkeypatch.setattr(presentation.scenes, "look", forbidden)
    phones.states[0] = hand.state()
    count = len(phones.pieces(0))
    assert made == {"piece": count, "drawing": count}
    assert count < len(phones.controller.game.public_scene().pieces)


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
    assert (phones.flow.phone_seats, phones.flow.viewer) == ({0}, None)
    assert len(phones.states[0].hand) == 12
    assert phones.states[0].doing == "choosing"
