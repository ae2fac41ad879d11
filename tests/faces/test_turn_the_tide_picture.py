"""The picture folded over the events is the picture of the view, and nothing secret lies in it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import TIDE_SETTINGS, Setting, at_some_moment, one_turn, picked
from worlds import other_world

from tide_gui.faces.face import in_english
from tide_gui.faces.picture import HIDDEN, Beat, Heap, followed, settled
from tide_gui.faces.shelf import PICTURES
from tide_gui.faces.turn_the_tide_picture import Facts, TurnTheTidePicture
from tide_gui.rules.turn_the_tide.cards import WEATHER
from tide_gui.rules.turn_the_tide.events import CardLaid, CardsRevealed, RoundBegan, TidesOffered
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import totals

SECRET_SETTINGS = [setting for setting in TIDE_SETTINGS if not dict(setting.options)["open_play"]]
every_setting = pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
seeds = st.integers(0, 10**9)
pictures = TurnTheTidePicture(in_english)


def heaps(picture):
    return {heap: picture.lying(heap) for heap in {piece.heap for piece in picture.pieces}}


def lookers(setting):
    return [*range(setting.seats), None]


def steps_of(events, picture, after):
    return [step for _, steps in followed(pictures, events, picture, after) for step in steps]


def turn_with_events(table, rng):
    """One turn; the events, and the seats that chose, in the order in which they did."""
    due = sorted(table.waiting_for(), key=lambda seat: rng.random())
    moves = {seat: picked(table.choices(seat), rng) for seat in due}
    events = ()
    for seat, move in moves.items():
        events += table.submit(seat, move)
    return events, moves


@every_setting
@given(seed=seeds)
def test_the_picture_folded_over_the_events_is_the_picture_of_the_view(setting, seed):
    rng = Random(seed)
    table = setting.table(seed)
    looker = picked(tuple(lookers(setting)), rng)
    picture = pictures.picture(table.view(looker), {})
    while table.waiting_for():
        shows = rng.random() < 0.5  # that seats have chosen may be shown before the reveal or not
        events, moves = turn_with_events(table, rng)
        for seat, move in moves.items() if shows else ():
            picture = pictures.chosen(picture, seat, str(move) if seat == looker else "")
        for step in steps_of(events, picture, table.view(looker)):
            assert len(step.picture.pieces) == len(picture.pieces)
            picture = step.picture
        truth = pictures.picture(table.view(looker), {})
        assert heaps(picture) == heaps(truth)
        assert (picture.out, picture.scores, picture.taken) == (truth.out, truth.scores, truth.taken)


@every_setting
@given(seed=seeds)
def test_with_other_hidden_cards_and_the_same_course_the_rows_are_the_same(setting, seed):
    table = at_some_moment(setting, seed)
    for looker in lookers(setting):
        for state in (table._state,):
            other = other_world(setting.game, state, looker, Random(seed))
            here = pictures.picture(setting.game.view(state, looker), {})
            there = pictures.picture(setting.game.view(other, looker), {})
            assert here == there


@every_setting
@given(seed=seeds)
def test_of_other_hands_no_face_is_seen(setting, seed):
    table = at_some_moment(setting, seed)
    for looker in lookers(setting):
        picture = pictures.picture(table.view(looker), {})
        for piece in picture.pieces:
            if piece.heap.area in ("hand", "pile") and piece.heap.seat != looker:
                assert (piece.face, piece.order) == (HIDDEN, 0)
            if piece.heap.area in ("deck", "pile"):
                assert piece.face == HIDDEN


@pytest.mark.parametrize("setting", SECRET_SETTINGS, ids=str)
@given(seed=seeds)
def test_which_card_was_taken_from_a_hidden_hand_does_not_show_in_the_rows(setting, seed):
    """Whichever card another seat plays, the looker sees the same until it is turned."""
    table, game, looker = at_some_moment(setting, seed), setting.game, 0
    picture = pictures.picture(table.view(looker), {})
    moves = {seat: table.choices(seat)[0] for seat in table.waiting_for()}
    for seat in moves.keys() - {looker}:
        seen = set()
        for card in table.choices(seat):
            state, events = game.play(table._state, moves | {seat: card})
            steps = steps_of(events[:1], picture, game.view(state, looker))
            turned = next(number for number, step in enumerate(steps) if step.sound == "reveal")
            seen.add(tuple(step.picture for step in steps[:turned]))
        [course] = seen
        assert course


@every_setting
def test_facts_tell_what_the_view_tells(setting):
    table, rng = setting.table(5), Random(5)
    while table.waiting_for():
        one_turn(table, rng)
        view = table.view(None)
        for place, seat in zip(view.places, pictures.facts(pictures.picture(view, {})), strict=True):
            assert (seat.tide, seat.up, seat.down, seat.afloat) == (
                place.tide, place.up, place.down, place.afloat,
            )  # fmt: skip
            assert seat.last_chance == (place.afloat and place.up == 0)
            afloat = [other.tide for other in view.places if other.afloat]
            assert seat.highest == (place.afloat and place.tide == max(afloat) > 0)


def test_a_choice_is_laid_and_taken_back():
    table = TIDE_SETTINGS[0].table(3)
    before = pictures.picture(table.view(0), {})
    move = pictures.move(before.lying(Heap("hand", 0))[4])
    laid = pictures.chosen(before, 0, move)
    assert heaps(laid) == heaps(pictures.picture(table.view(0), {0: move}))
    assert [piece.face for piece in laid.lying(Heap("chosen", 0))] == [int(move)]
    assert pictures.unchosen(laid, 0, move) == before


@every_setting
def test_a_game_begins_with_everything_in_the_box_and_ends_as_dealt(setting):
    picture = pictures.picture(setting.table(7).view(1), {})
    first, *_, last = pictures.dealt(picture)
    assert {piece.heap.area for piece in first.picture.pieces} == {"box"}
    assert {piece.face for piece in first.picture.pieces} == {HIDDEN}
    assert last.picture == picture


def test_a_round_ends_on_the_score_pad_and_the_game_with_the_end():
    table, rng = TIDE_SETTINGS[0].table(1), Random(1)
    picture, beats = pictures.picture(table.view(0), {}), Counter()
    while table.waiting_for():
        events, _ = turn_with_events(table, rng)
        for step in steps_of(events, picture, table.view(0)):
            picture = step.picture
            beats[step.beat] += 1
    assert (beats[Beat.SCORES], beats[Beat.END]) == (3, 1)


def test_the_score_pad_the_hands_and_the_leftovers_are_those_of_the_view():
    table, rng = Setting(TurnTheTide(), 3, (("open_leftovers", True),)).table(1), Random(1)
    while table.waiting_for():
        one_turn(table, rng)
    view, own = table.view(0), PICTURES["turn-the-tide"](in_english)
    assert [score.total for score in own.scores(view)] == sorted(totals(view.rounds, 3), reverse=True)
    assert len(own.hands(view)) == 3
    assert set(own.leftovers(view)) == set(WEATHER) - {card for hand in shown(view) for card in hand}


def test_what_is_withheld_of_an_event_names_no_card():
    table, rng = Setting(TurnTheTide(), 3, (("open_play", True),)).table(2), Random(2)
    names, told = ("Ada", "Bo", "Cy"), Counter()
    while table.waiting_for():
        events, _ = turn_with_events(table, rng)
        for event in events:
            words = pictures.withheld(event, names)
            assert not any(sign.isdigit() for sign in words)
            assert pictures.opens(event) == isinstance(event, TidesOffered)
            told[type(event)] += bool(words)
    assert {kind for kind, count in told.items() if count} == {CardLaid, CardsRevealed}


def test_a_former_moment_shows_no_card_that_the_table_no_longer_shows():
    table, rng = TIDE_SETTINGS[0].table(4), Random(4)
    one_turn(table, rng)
    then = pictures.picture(table.view(0), {})
    one_turn(table, rng)
    now = pictures.picture(table.view(0), {})
    closed = pictures.closed(then, now)
    faces = {piece.face for piece in now.pieces if piece.kind == "weather"}
    assert {piece.face for piece in closed.pieces if piece.kind == "weather"} <= faces
    assert [piece for piece in closed.pieces if piece.kind != "weather"] == [
        piece for piece in then.pieces if piece.kind != "weather"
    ]


def test_pieces_that_are_still_seen_keep_their_rows():
    table, rng = TIDE_SETTINGS[0].table(4), Random(4)
    before = pictures.picture(table.view(0), {})
    one_turn(table, rng)
    truth = pictures.picture(table.view(0), {})
    after = settled(before, truth)
    assert heaps(after) == heaps(truth)
    for old, new in zip(before.pieces, after.pieces, strict=True):
        if (
            old.face
            and old.kind == "weather"
            and old.face in {p.face for p in truth.pieces if p.kind == "weather"}
        ):
            assert new.face == old.face
    assert settled(after, before).pieces == before.pieces


@pytest.mark.parametrize(
    ("face", "words"),
    [(5, "no preserver"), (41, "half a preserver"), (30, "a whole preserver")],
)
def test_a_card_is_told_with_its_preserver(face, words):
    assert pictures.card_words(face) == f"weather card {face}, {words}"


NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


def spoken(picture, area):
    """The words of the pieces of an area, in their order."""
    return [
        (piece, pictures.words(piece, slot, count, NAMES), pictures.note(piece, slot, picture))
        for piece, (slot, count) in sorted(
            zip(picture.pieces, picture.slots(), strict=True), key=lambda each: each[1]
        )
        if piece.heap.area == area
    ]


def after_a_hand():
    """A first hand of three: the tides on offer in it, the table, and what the first seat sees."""
    table = TIDE_SETTINGS[0].table(4)
    offer = table.view(None).offer
    one_turn(table, Random(4))
    return offer, table, pictures.picture(table.view(0), {})


def test_a_played_card_is_told_with_its_rank_and_what_it_took():
    (lower, higher), table, picture = after_a_hand()
    [hand] = table.view(None).hands
    told = spoken(picture, "played")
    assert [piece.face for piece, _, _ in told] == sorted(hand.plays, reverse=True)
    assert [note for _, _, note in told] == [f"1st took {lower}", f"2nd took {higher}", "3rd"]
    for piece, words, _ in told:
        assert words == f"{pictures.card_words(piece.face)}, played by {NAMES[hand.plays.index(piece.face)]}"


def test_tides_are_told_by_where_they_lie():
    (lower, higher), table, picture = after_a_hand()
    offer = table.view(None).offer
    assert [(words, note) for _, words, note in spoken(picture, "offer")] == [
        (f"tide {offer[0]} on offer", "for the 1st"), (f"tide {offer[1]} on offer", "for the 2nd"),
    ]  # fmt: skip
    assert {words for _, words, _ in spoken(picture, "deck")} == {"tide deck, 20 cards"}
    taken = {words for _, words, _ in spoken(picture, "tide")}
    assert len(taken) == 2
    assert {int(words.split()[1]) for words in taken} == {lower, higher}


def test_the_own_hand_is_told_card_by_card_and_a_hidden_one_not_at_all():
    _, table, picture = after_a_hand()
    own = [words for piece, words, _ in spoken(picture, "hand") if piece.heap.seat == 0]
    cards = table.view(0).cards
    assert own == [f"{pictures.card_words(card)}, {n} of 11" for n, card in enumerate(cards, start=1)]
    assert {words for piece, words, _ in spoken(picture, "hand") if piece.heap.seat} == {""}
    assert {words for _, words, _ in spoken(picture, "rings")} == {""}


def test_a_drowned_seat_and_its_tides_are_told_without_a_number():
    for number in range(200):
        table, rng = TIDE_SETTINGS[-1].table(number), Random(number)
        while table.view(None).places[0].afloat and not table.view(None).rounds:
            one_turn(table, rng)
        if not table.view(None).places[0].afloat:
            break
    picture = pictures.picture(table.view(1), {})
    [facts, *_] = pictures.facts(picture)
    assert (facts.afloat, facts.last_chance, facts.highest, facts.tide) == (False, False, False, 0)
    assert {words for piece, words, _ in spoken(picture, "tide") if piece.heap.seat == 0} <= {""}
    told = pictures.seat_words("Ann", "person", facts)
    assert told.startswith(f"Ann, person, out of the round, preservers 0, lost {facts.down}, cards ")


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        (Facts(9, 7, 3, 1, 4, True, True, False),
         "tide 7, the highest, preservers 3, lost 1, cards 9, score 4"),
        (Facts(12, 0, 0, 0, -1, True, False, True),
         "no tide, preservers 0, lost 0, last chance, cards 12, score -1, has chosen"),
    ],
)  # fmt: skip
def test_a_seat_is_told_in_words(facts, told):
    assert pictures.seat_words("Bo", "Crab, casual", facts) == f"Bo, Crab, casual, {told}"


def test_a_former_reveal_stays_closed_when_its_card_lies_open_again_elsewhere():
    *_, then = after_a_hand()
    known = [replace(p, owner=(p.owner + 1) % 3) if p.heap.area == "played" else p for p in then.pieces]
    closed = pictures.closed(then, replace(then, pieces=tuple(known)))
    assert [piece.face for piece in closed.lying(Heap("played"))] == [HIDDEN] * 3
    assert [piece.owner for piece in closed.lying(Heap("played"))] == [
        piece.owner for piece in then.lying(Heap("played"))
    ]
    assert pictures.closed(then, then) == then


def test_events_that_nobody_knows_are_a_fault():
    with pytest.raises(NotImplementedError):
        pictures.shown("rubbish", after_a_hand()[2], None)


def test_a_hand_that_lies_open_already_is_not_taken_up_again():
    table = TIDE_SETTINGS[0].table(4)
    view, began = table.view(0), RoundBegan(0, (4, 4, 4), ())
    picture = pictures.picture(view, {})
    assert list(pictures.shown(began, picture, view)) == []
    _, closed, *_ = pictures.dealt(picture)
    [taken] = pictures.shown(began, closed.picture, view)
    assert [piece.face for piece in taken.picture.lying(Heap("hand", 0))] == list(view.cards)
    assert list(pictures.shown(began, closed.picture, table.view(None))) == []
