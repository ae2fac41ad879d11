"""Turn the Tide on the table: where pieces are, their texts, and that nothing secret shows."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import TIDE_SETTINGS, Setting, at_some_moment, one_turn
from scenes import steps_of

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause, SeatMoment
from tide_gui.presentation.scene import HIDDEN, Piece, Slide, Spot, settled
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turn_the_tide.pieces import OFFER, TIDE, chosen_spot, tide_spot
from tide_gui.presentation.turn_the_tide.scene import SeatRow
from tide_gui.rules.turn_the_tide.cards import WEATHER
from tide_gui.rules.turn_the_tide.events import (
    Drowned,
    PreserverLost,
    RoundBegan,
    RoundScored,
    TidesOffered,
)
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Result, totals

SECRET_SETTINGS = [setting for setting in TIDE_SETTINGS if not dict(setting.options)["open_play"]]
every_setting = pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
seeds = st.integers(0, 10**9)
tide = presentation_of("turn-the-tide", in_english)


@pytest.mark.whole_games
@every_setting
@given(seed=seeds)
def test_no_face_of_another_hand_is_seen(setting, seed):
    table = at_some_moment(setting, seed)
    for viewer in setting.viewers():
        scene = tide.scenes.scene(table.view(viewer), {})
        for piece in scene.pieces:
            if piece.spot.area in ("hand", "pile") and piece.spot.seat != viewer:
                assert (piece.face, piece.order) == (HIDDEN, 0)
            if piece.spot.area in ("deck", "pile"):
                assert piece.face == HIDDEN


@pytest.mark.whole_games
@pytest.mark.parametrize("setting", SECRET_SETTINGS, ids=str)
@given(seed=seeds)
def test_which_card_was_taken_from_a_hidden_hand_does_not_show_in_the_rows(setting, seed):
    """Whichever card another seat plays, the viewer sees the same until the reveal."""
    table, game, viewer = at_some_moment(setting, seed), setting.game, 0
    scene = tide.scenes.scene(table.view(viewer), {})
    moves = {seat: table.choices(seat)[0] for seat in table.waiting_for()}
    for seat in moves.keys() - {viewer}:
        seen = set()
        for card in table.choices(seat):
            state, events = game.play(table._state, moves | {seat: card})
            steps = steps_of(tide, events[:1], scene, game.view(state, viewer))
            revealed = next(number for number, step in enumerate(steps) if step.sound == "reveal")
            seen.add(tuple(step.scene for step in steps[:revealed]))
        [scenes] = seen
        assert scenes


@pytest.mark.whole_games
@every_setting
def test_the_seat_plates_agree_with_the_view(setting):
    table, rng = setting.table(5), Random(5)
    while table.waiting_for():
        one_turn(table, rng)
        view = table.view(None)
        for place, seat in zip(view.places, tide.scenes.seats(tide.scenes.scene(view, {})), strict=True):
            assert (seat.tide, seat.up, seat.down, seat.afloat) == (
                place.tide, place.up, place.down, place.afloat,
            )  # fmt: skip
            assert seat.last_chance == (place.afloat and place.up == 0)
            afloat = [other.tide for other in view.places if other.afloat]
            assert seat.highest == (place.afloat and place.tide == max(afloat) > 0)


def test_a_choice_is_laid_and_taken_back():
    table = TIDE_SETTINGS[0].table(3)
    before = tide.scenes.scene(table.view(0), {})
    taken = before.lying(Spot("hand", 0))[4]
    move = tide.choosing.pick(taken, taken.spot.seat)
    laid = settled(before, tide.scenes.scene(table.view(0), {0: move}))
    assert [piece.face for piece in laid.lying(Spot("chosen", 0))] == [int(move)]
    changed = [(old, new) for old, new in zip(before.pieces, laid.pieces, strict=True) if old != new]
    assert changed == [(taken, laid.lying(Spot("chosen", 0))[0])]
    assert settled(laid, before) == before


def test_of_a_hidden_hand_any_card_is_laid_and_taken_back():
    table = TIDE_SETTINGS[0].table(3)
    before = tide.scenes.scene(table.view(0), {})
    laid = settled(before, tide.scenes.scene(table.view(0), {1: ""}))
    changed = [(old, new) for old, new in zip(before.pieces, laid.pieces, strict=True) if old != new]
    assert [(old.spot, new.spot, new.face) for old, new in changed] == [
        (Spot("hand", 1), Spot("chosen", 1), HIDDEN)
    ]
    assert settled(laid, before) == before


def test_a_round_ends_on_the_score_pad_and_the_game_with_the_end():
    table, rng = TIDE_SETTINGS[0].table(1), Random(1)
    scene, pauses = tide.scenes.scene(table.view(0), {}), Counter()
    while table.waiting_for():
        events = one_turn(table, rng)
        for step in steps_of(tide, events, scene, table.view(0)):
            scene = step.scene
            pauses[step.pause] += 1
    assert (pauses[Pause.SCORES], pauses[Pause.END]) == (3, 1)


@pytest.mark.parametrize(
    ("event", "moment", "sentence"),
    [
        (PreserverLost(0, 2), SeatMoment("lost", 0, 2, often=True), "Ada loses a preserver: 2 left."),
        (PreserverLost(1, 0), SeatMoment("last chance", 1), "Bo loses the last preserver: last chance."),
        (Drowned(2), SeatMoment("under", 2), "Cy goes under and is out of the round."),
    ],
)
def test_what_strikes_a_seat_is_a_moment_of_its_own(event, moment, sentence):
    view = TIDE_SETTINGS[0].table(3).view(0)
    [step] = tide.scenes.steps(event, tide.scenes.scene(view, {}), view)
    assert (step.pause, step.moment) == (Pause.MOMENT, moment)
    assert tide.words.moment(moment, ("Ada", "Bo", "Cy")) == sentence


@pytest.mark.parametrize(
    ("hands", "preservers", "pause"),
    [(0, 2, Pause.BREATH), (10, 0, Pause.THOUGHT), (11, 0, Pause.NONE), (11, 2, Pause.NONE)],
)
def test_a_bot_hesitates_longer_without_a_preserver_and_not_before_its_last_card(hands, preservers, pause):
    view = TIDE_SETTINGS[0].table(3).view(None)
    places = (replace(view.places[0], up=preservers), *(replace(each, up=1) for each in view.places[1:]))
    assert tide.scenes.hesitation(replace(view, places=places, hands=(None,) * hands), 0) is pause


def test_whoever_survives_a_round_with_no_preserver_left_has_a_moment_before_the_score_pad():
    view = TIDE_SETTINGS[0].table(3).view(0)
    results = (Result(4, 0, True, False), Result(3, 0, False, True), Result(2, 2, False, False))
    *moments, last = tide.scenes.steps(RoundScored(0, results), tide.scenes.scene(view, {}), view)
    assert [step.moment for step in moments] == [SeatMoment("survived", 0)]
    assert last.pause is Pause.SCORES
    sentence = tide.words.moment(moments[0].moment, ("Ada", "Bo", "Cy"))
    assert sentence == "Ada survives the round with no preserver left."


def test_cards_that_were_laid_open_are_not_turned_over_at_the_reveal():
    table, rng = Setting(TurnTheTide(), 3, (("open_play", True),)).table(1), Random(1)
    scene, steps = tide.scenes.scene(table.view(None), {}), []
    while not table.view(None).hands:
        steps += steps_of(tide, one_turn(table, rng), scene, table.view(None))
        scene = steps[-1].scene
    assert [step.sound for step in steps[:3]] == ["place"] * 3
    assert [len(step.scene.lying(chosen_spot(seat))) for seat, step in enumerate(steps[:3])] == [1, 1, 1]
    assert "reveal" not in [step.sound for step in steps]


def test_the_score_pad_the_hands_and_the_leftovers_are_those_of_the_view():
    table, rng = Setting(TurnTheTide(), 3, (("open_leftovers", True),)).table(1), Random(1)
    while table.waiting_for():
        one_turn(table, rng)
    view = table.view(0)
    assert tuple(line[-1] for line in tide.scores.totals(view)) == totals(view.rounds, 3)
    assert [row.points for row in tide.scores.rows(view)] == [
        result.points for result in view.rounds[-1].results
    ]
    assert len(tide.scores.details(view, ())) == 3
    left = sorted(set(WEATHER) - {card for hand in shown(view) for card in hand})
    scene = tide.scenes.scene(view, {})
    assert sorted(scene.facts.leftovers) == left
    [mark] = tide.words.marks(scene)
    assert mark.words == "Left in the box"
    assert mark.detail == f"Left in the box: {', '.join(map(str, scene.facts.leftovers))}"


def test_where_the_leftovers_are_hidden_they_are_marked_only_when_the_game_is_over():
    table, rng = TIDE_SETTINGS[0].table(1), Random(1)
    while table.waiting_for():
        assert tide.words.marks(tide.scenes.scene(table.view(0), {})) == ()
        one_turn(table, rng)
    assert len(tide.words.marks(tide.scenes.scene(table.view(0), {}))) == 1


def test_open_play_is_marked_at_the_table():
    table = Setting(TurnTheTide(), 3, (("open_play", True),)).table(2)
    [mark] = tide.words.marks(tide.scenes.scene(table.view(0), {}))
    option = tide.text.options()["open_play"]
    assert (mark.words, mark.detail) == (option.title, option.words)


def test_the_progress_may_change_when_a_round_begins_and_when_tides_are_offered():
    table, rng = TIDE_SETTINGS[0].table(2), Random(2)
    events = one_turn(table, rng)
    assert {type(event) for event in events if tide.text.opens(event)} == {TidesOffered}
    assert tide.text.opens(RoundBegan(0, (3, 0, 5), ()))


def test_a_former_moment_shows_no_card_that_the_table_no_longer_shows():
    table, rng = TIDE_SETTINGS[0].table(4), Random(4)
    one_turn(table, rng)
    then = tide.scenes.scene(table.view(0), {})
    one_turn(table, rng)
    now = tide.scenes.scene(table.view(0), {})
    closed = tide.scenes.remembered(then, now)
    faces = {piece.face for piece in now.pieces if piece.kind == "weather"}
    assert {piece.face for piece in closed.pieces if piece.kind == "weather"} <= faces
    assert [piece for piece in closed.pieces if piece.kind != "weather"] == [
        piece for piece in then.pieces if piece.kind != "weather"
    ]


def test_pieces_that_are_still_seen_keep_their_rows():
    table, rng = TIDE_SETTINGS[0].table(4), Random(4)
    before = tide.scenes.scene(table.view(0), {})
    one_turn(table, rng)
    truth = tide.scenes.scene(table.view(0), {})
    after = settled(before, truth)
    assert after.spots == truth.spots
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
def test_a_card_is_described_with_its_preserver(face, words):
    assert tide.words.card(face) == f"weather card {face}, {words}"


NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


def words_in(scene, area):
    """Return the pieces of an area in their order, with their words and notes."""
    return [
        (piece, tide.words.piece(piece, slot, scene, NAMES), tide.words.note(piece, slot, scene))
        for piece, (slot, count) in sorted(
            zip(scene.pieces, scene.slots(), strict=True), key=lambda pair: pair[1]
        )
        if piece.spot.area == area
    ]


def after_a_hand():
    """Play a first hand of three; return its tides on offer, the table, and the scene of the first seat."""
    table = TIDE_SETTINGS[0].table(4)
    offer = table.view(None).offer
    one_turn(table, Random(4))
    return offer, table, tide.scenes.scene(table.view(0), {})


def test_a_played_card_is_described_with_its_rank_and_what_it_took():
    (lower, higher), table, scene = after_a_hand()
    [hand] = table.view(None).hands
    played = words_in(scene, "played")
    assert [piece.face for piece, _, _ in played] == sorted(hand.plays, reverse=True)
    assert [note for _, _, note in played] == [f"1st took {lower}", f"2nd took {higher}", "3rd"]
    for piece, words, _ in played:
        assert words == f"{tide.words.card(piece.face)}, played by {NAMES[hand.plays.index(piece.face)]}"


def test_tides_are_described_by_where_they_lie():
    (lower, higher), table, scene = after_a_hand()
    offer = table.view(None).offer
    assert [(words, note) for _, words, note in words_in(scene, "offer")] == [
        (f"tide {offer[0]} on offer", "for the 1st"), (f"tide {offer[1]} on offer", "for the 2nd"),
    ]  # fmt: skip
    assert {words for _, words, _ in words_in(scene, "deck")} == {"tide deck, 20 cards"}
    taken = {words for _, words, _ in words_in(scene, "tide")}
    assert len(taken) == 2
    assert {int(words.split()[1]) for words in taken} == {lower, higher}


def tips_in(scene, area):
    """The tips of an area, each once, in order."""
    slots = sorted(zip(scene.pieces, scene.slots(), strict=True), key=lambda pair: pair[1])
    tips = [tide.words.tip(piece, slot, scene) for piece, (slot, _) in slots if piece.spot.area == area]
    return list(dict.fromkeys(tips))


def test_a_tip_says_what_a_place_means():
    _, table, scene = after_a_hand()
    assert tips_in(scene, "offer") == [
        "This tide goes to the highest card",
        "This tide goes to the second-highest card",
    ]
    assert tips_in(scene, "played") == [
        "The highest card gets the lower tide",
        "The second-highest card gets the higher tide",
        "Only the two highest cards get a tide",
    ]
    assert tips_in(scene, "deck") == ["Tides still to come: 20"]
    assert tips_in(scene, "tide") == ["The tide taken last is the water level"]
    kept, lost = "Preserver: 1 point if it is kept to the end of the round", "Lost preserver: no point"
    assert set(tips_in(scene, "rings")) == {kept, lost}
    assert tips_in(scene, "hand") == [""]
    sealed = tide.scenes.scene(table.view(0), {0: str(table.view(0).cards[0]), 1: ""})
    assert tips_in(sealed, "chosen") == ["", "A chosen card, face down"]


def test_the_higher_tide_keeps_its_tip_when_the_lower_one_is_taken():
    _, _, scene = after_a_hand()
    lower, higher = scene.lying(OFFER)
    taken = scene.slid([Slide(TIDE, OFFER, lower.face, Piece(TIDE, tide_spot(0), lower.face))])
    assert tide.words.tip(higher, 0, taken) == "This tide goes to the second-highest card"


def test_the_own_hand_is_described_card_by_card_and_a_hidden_one_not_at_all():
    _, table, scene = after_a_hand()
    own = [words for piece, words, _ in words_in(scene, "hand") if piece.spot.seat == 0]
    cards = table.view(0).cards
    assert own == [f"{tide.words.card(card)}, {n} of 11" for n, card in enumerate(cards, start=1)]
    assert {words for piece, words, _ in words_in(scene, "hand") if piece.spot.seat} == {""}
    assert {words for _, words, _ in words_in(scene, "rings")} == {""}


def test_a_drowned_seat_and_its_tides_are_described_without_a_number():
    for number in range(200):
        table, rng = TIDE_SETTINGS[-1].table(number), Random(number)
        while table.view(None).places[0].afloat and not table.view(None).rounds:
            one_turn(table, rng)
        if not table.view(None).places[0].afloat:
            break
    scene = tide.scenes.scene(table.view(1), {})
    [facts, *_] = tide.scenes.seats(scene)
    assert (facts.afloat, facts.last_chance, facts.highest, facts.tide) == (False, False, False, 0)
    assert {words for piece, words, _ in words_in(scene, "tide") if piece.spot.seat == 0} <= {""}
    text = ", ".join(tide.words.seat(facts))
    assert text.startswith(f"out of the round, preservers 0, lost {facts.down}, cards ")


@pytest.mark.parametrize(
    ("facts", "text", "brief"),
    [
        (SeatRow(9, 7, 3, 1, 4, afloat=True, highest=True, last_chance=False, chosen=False),
         "tide 7, the highest, preservers 3, lost 1, cards 9, score 4", "tide 7, preservers 3, score 4"),
        (SeatRow(12, 0, 0, 0, -1, afloat=True, highest=False, last_chance=True, chosen=True),
         "no tide, preservers 0, lost 0, last chance, cards 12, score \N{MINUS SIGN}1, has chosen",
         "no tide, last chance, score \N{MINUS SIGN}1"),
        (SeatRow(5, 0, 0, 4, 2, afloat=False, highest=False, last_chance=False, chosen=False),
         "out of the round, preservers 0, lost 4, cards 5, score 2", "out of the round, score 2"),
    ],
)  # fmt: skip
def test_a_seat_is_described_in_words(facts, text, brief):
    assert ", ".join(tide.words.seat(facts)) == text
    assert ", ".join(tide.words.brief(facts)) == brief


def test_a_former_reveal_stays_closed_when_its_card_lies_open_again_elsewhere():
    *_, then = after_a_hand()
    known = [p._replace(owner=(p.owner + 1) % 3) if p.spot.area == "played" else p for p in then.pieces]
    closed = tide.scenes.remembered(then, replace(then, pieces=tuple(known)))
    assert [piece.face for piece in closed.lying(Spot("played"))] == [HIDDEN] * 3
    assert [piece.owner for piece in closed.lying(Spot("played"))] == [
        piece.owner for piece in then.lying(Spot("played"))
    ]
    assert tide.scenes.remembered(then, then) == then


def test_unknown_events_are_an_error():
    with pytest.raises(NotImplementedError):
        tide.scenes.steps("rubbish", after_a_hand()[2], None)


def test_a_hand_that_lies_open_already_is_not_taken_up_again():
    table = TIDE_SETTINGS[0].table(4)
    view, began = table.view(0), RoundBegan(0, (4, 4, 4), ())
    scene = tide.scenes.scene(view, {})
    assert list(tide.scenes.steps(began, scene, view)) == []
    _, closed, *_ = tide.scenes.opening(scene)
    [taken] = tide.scenes.steps(began, closed.scene, view)
    assert [piece.face for piece in taken.scene.lying(Spot("hand", 0))] == list(view.cards)
    assert list(tide.scenes.steps(began, closed.scene, table.view(None))) == []
