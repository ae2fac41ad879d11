"""What holds for the presentation of every game: scenes, words, and how moves are picked."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import EVERY_SETTING, NAMES, at_some_moment, one_turn, picked, played_out, random_moments
from worlds import other_world

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.presentation import followed
from tide_gui.presentation.scene import HIDDEN, Piece, Scene, Slide, Spot, WrongScene, settled
from tide_gui.presentation.selection import Selection
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import chosen_options, shuffled
from tide_gui.table.record import NatureMove

every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
seeds = st.integers(0, 10**9)
pytestmark = pytest.mark.usefixtures("fourth_game")


def shown_by(setting):
    return presentation_of(setting.game.key, in_english)


def spots(scene):
    return {spot: scene.lying(spot) for spot in {piece.spot for piece in scene.pieces}}


def viewers(setting):
    return [*range(setting.seats), None]


def steps_of(presentation, events, scene, after):
    return [step for _, steps in followed(presentation, events, scene, after) for step in steps]


def turn_with_events(table, rng):
    """One turn; the events, and the seats that chose, in the order in which they did."""
    due = sorted(table.waiting_for(), key=lambda seat: rng.random())
    moves = {seat: picked(table.choices(seat), rng) for seat in due}
    played = [one for seat, move in moves.items() for one in table.submit(seat, move)]
    return [event for one in played for event in one.events], moves


def sealed_scenes(presentation, setting, view, moves):
    """The table as one seat after the other makes its choice; only the viewer's own is known."""
    sealed = {}
    for seat, move in moves.items():
        sealed[seat] = setting.game.write(move) if seat == view.seat else ""
        yield presentation.scene(view, sealed)


@every_setting
@given(seed=seeds)
def test_the_scene_folded_over_the_events_is_the_scene_of_the_view(setting, seed):
    rng, presentation = Random(seed), shown_by(setting)
    table = setting.table(seed)
    viewer = picked(tuple(viewers(setting)), rng)
    scene = presentation.scene(table.view(viewer), {})
    while table.waiting_for():
        shows = rng.random() < 0.5  # that seats have chosen may be shown before the reveal or not
        before = table.view(viewer)
        events, moves = turn_with_events(table, rng)
        for sealed in sealed_scenes(presentation, setting, before, moves if shows else {}):
            scene = settled(scene, sealed)
        for step in steps_of(presentation, events, scene, table.view(viewer)):
            assert len(step.scene.pieces) == len(scene.pieces)
            scene = step.scene
        truth = presentation.scene(table.view(viewer), {})
        assert spots(scene) == spots(truth)
        assert scene.facts == truth.facts


@every_setting
@given(seed=seeds)
def test_with_other_hidden_cards_and_the_same_course_the_rows_are_the_same(setting, seed):
    table, presentation = at_some_moment(setting, seed), shown_by(setting)
    for viewer in viewers(setting):
        other = other_world(setting.game, table._state, viewer, Random(seed))
        here = presentation.scene(setting.game.view(table._state, viewer), {})
        there = presentation.scene(setting.game.view(other, viewer), {})
        assert here == there


@every_setting
def test_a_game_begins_with_everything_in_the_box_and_ends_as_dealt(setting):
    presentation = shown_by(setting)
    scene = presentation.scene(setting.table(7).view(1), {})
    first, *_, last = presentation.opening(scene)
    assert {piece.spot.area for piece in first.scene.pieces} == {"box"}
    assert {piece.face for piece in first.scene.pieces} == {HIDDEN}
    assert first.pause is Pause.NONE
    assert last.scene == scene


# -- picking -------------------------------------------------------------------------------------


def asked(setting, seed, most=20):
    """Moments of a random game at which a seat is to move; the first, the last and some between."""
    moments = [
        (table.view(seat), table.choices(seat))
        for table in random_moments(setting, seed)
        for seat in sorted(table.waiting_for())
    ]
    return moments[:: max(1, len(moments) // most)]


def selection_of(presentation, game, view, choices):
    return Selection({game.write(move): presentation.picks(move, view) for move in choices})


def in_order(picks, rng):
    """The picks of a move, those of one stage in any order."""
    return [pick.key for pick in sorted(picks.parts, key=lambda pick: (pick.stage, rng.random()))]


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_every_legal_move_can_be_picked_and_made(setting, seed):
    presentation, rng = shown_by(setting), Random(seed)
    for view, choices in asked(setting, seed):
        selection = selection_of(presentation, setting.game, view, choices)
        for text, picks in list(selection.moves.items())[:: max(1, len(choices) // 40)]:
            picked_so_far = selection
            for key in in_order(picks, rng):
                before = picked_so_far
                picked_so_far = before.pressed(key)
                assert len(picked_so_far.picked) == len(before.picked) + 1, f"{text}: {key} cannot be picked"
            assert text in [move for move, _ in picked_so_far.offers()]


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_no_pick_leads_nowhere(setting, seed):
    """Wherever one presses, a move can be made in the end; and putting back leads back."""
    presentation, rng = shown_by(setting), Random(seed)
    for view, choices in asked(setting, seed):
        selection = selection_of(presentation, setting.game, view, choices)
        for _ in range(6):
            one = selection
            while one.pressable() and (not one.offers() or rng.random() < 0.7):
                one = one.pressed(picked(one.pressable(), rng).key)
            assert one.offers()
            labels = [picks.label for _, picks in one.offers()]
            assert len(set(labels)) == len(labels), "two buttons say the same"
            assert all(labels)
            for key in shuffled(one.picked, rng):
                one = one.put_back(key)
            assert one == selection


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_each_pick_is_a_piece_that_the_actor_sees_or_a_button_with_words(setting, seed):
    presentation = shown_by(setting)
    names = NAMES[: setting.seats]
    for view, choices in asked(setting, seed):
        scene = presentation.scene(view, {})
        keys = {}
        for piece, (slot, count) in zip(scene.pieces, scene.slots(), strict=True):
            if piece.spot.seat == view.seat and (key := presentation.pick(piece)):
                keys[key] = presentation.piece_words(piece, slot, count, names)
                assert keys[key], f"{piece} has no accessible name"
                assert presentation.face_text(piece)
        for move in choices:
            for pick in presentation.picks(move, view).parts:
                assert pick.key in keys or pick.words, f"{pick} is neither a piece nor a button"


# -- words ---------------------------------------------------------------------------------------


@every_setting
def test_every_event_every_move_and_every_question_has_words(setting):
    presentation, game, told = shown_by(setting), setting.game, []
    text, names = presentation.text, NAMES[: setting.seats]
    table, rng = setting.table(5), Random(5)
    while table.waiting_for():
        told.append(text.progress(table.standing()))
        for seat in sorted(table.waiting_for()):
            view, choices = table.view(seat), table.choices(seat)
            told += [text.question(view, choices, names[seat]), text.move(choices[0]), text.move(choices[-1])]
            told += [text.advice(view, choices) or "-", text.confirmation(choices[0])]
            presentation.private(view, choices)
        for event in one_turn(table, rng):
            lines = text.event(event, names)
            assert lines, f"{event} has no words"
            told += [*lines, text.withheld(event, names) or "-"]
    for entry in table.record.entries:
        if isinstance(entry, NatureMove):
            told.append(text.move(game.read(entry.move)))
    assert all(line and "{" not in line and line == line.strip() for line in told)


@every_setting
def test_every_piece_that_is_seen_has_words(setting):
    presentation, names = shown_by(setting), NAMES[: setting.seats]
    said = set()
    for number, table in enumerate(random_moments(setting, 2)):
        for viewer in viewers(setting)[number % 5 :: 5]:
            scene = presentation.scene(table.view(viewer), {})
            for piece, (slot, count) in zip(scene.pieces, scene.slots(), strict=True):
                if piece.face:
                    said.add(presentation.face_text(piece))
                    said.add(presentation.piece_words(piece, slot, count, names))
                    said.add(presentation.note(piece, slot, scene))
    assert all("{" not in words and words == words.strip() for words in said)
    assert len(said) > setting.seats


@every_setting
@given(seed=seeds)
def test_a_former_moment_shows_nothing_that_was_hidden_then(setting, seed):
    """And as many pieces: the rows of the table are the same."""
    presentation, rng = shown_by(setting), Random(seed)
    viewer = rng.choice(viewers(setting))
    scenes = [presentation.scene(table.view(viewer), {}) for table in random_moments(setting, seed)]
    then, now = sorted(rng.choices(range(len(scenes)), k=2))
    remembered = presentation.remembered(scenes[then], scenes[now])
    assert [piece.spot for piece in remembered.pieces] == [piece.spot for piece in scenes[then].pieces]
    for piece, before in zip(remembered.pieces, scenes[then].pieces, strict=True):
        assert piece.face in (HIDDEN, before.face)
    assert presentation.remembered(scenes[now], scenes[now]).pieces == scenes[now].pieces


@every_setting
def test_an_estimate_has_words(setting):
    text = shown_by(setting).text
    for chance, points in ((None, None), (0.25, None), (None, -3.5), (1.0, 12.0)):
        words = text.hint(0.4, chance, points)
        assert words
        assert "{" not in words


@every_setting
def test_the_rules_the_options_and_the_title_have_words(setting):
    text = shown_by(setting).text
    assert text.title()
    assert {name for name, _ in setting.options} == text.options().keys()
    assert all(option.title and option.words.endswith(".") for option in text.options().values())
    assert all(chapter.title and chapter.sentences for chapter in text.rules())


@every_setting
@given(seed=seeds)
def test_what_stands_beside_the_pieces_fits_the_scene(setting, seed):
    table, presentation = at_some_moment(setting, seed), shown_by(setting)
    view = table.view(None)
    scene = presentation.scene(view, {})
    rows = presentation.seats(scene)
    assert [type(row) for row in rows] == [presentation.seat_row] * setting.seats
    assert all(list(presentation.seat_facts(row)) for row in rows)
    assert all(mark.words for mark in presentation.marks(scene))
    assert {piece.spot.area for piece in scene.pieces} <= {area.name for area in presentation.areas} | {"box"}
    assert all(isinstance(presentation.is_out(scene, seat), bool) for seat in range(setting.seats))
    lines, scores = presentation.totals(view), presentation.scores(view)
    assert len(lines) == setting.seats
    assert len(scores) in (0, setting.seats)
    assert all(isinstance(row, presentation.score_row) for row in scores)
    assert all(presentation.score_text(row) for row in scores)
    if any(lines):
        assert tuple(line[-1] for line in lines) == table.standing().scores
    if table.outcome():
        assert all(isinstance(row, presentation.detail_row) for row in presentation.details(view))
        rounds = presentation.rounds(setting.seats)
        assert rounds is None or {len(line) for line in lines} == {rounds}


@every_setting
def test_a_game_that_is_over_has_a_score_or_a_winner(setting):
    table, presentation = played_out(setting.table(5), 5), shown_by(setting)
    view = table.view(None)
    assert table.outcome()
    rounds = presentation.rounds(setting.seats)
    assert all(len(line) == rounds for line in presentation.totals(view) if line)
    assert all(isinstance(row, presentation.detail_row) for row in presentation.details(view))
    assert presentation.text.progress(table.standing())
    first = setting.game.start(setting.seats, chosen_options(setting.game, dict(setting.options)))
    assert presentation.scores(setting.game.view(first, None)) == ()


# -- pieces and their rows -----------------------------------------------------------------------


HAND, MIDDLE = Spot("hand", 0), Spot("middle")


def test_a_piece_that_does_not_lie_there_cannot_be_moved():
    scene = Scene((Piece("card", HAND, 3),), None)
    assert scene.slid([Slide("card", HAND, 3, Piece("card", MIDDLE, 3))]).lying(MIDDLE)
    with pytest.raises(WrongScene, match="no card with the face 4 lies at"):
        scene.slid([Slide("card", HAND, 4, Piece("card", MIDDLE, 4))])


def test_no_piece_comes_from_nowhere():
    one, two = (Scene((Piece("card", HAND),) * count, None) for count in (1, 2))
    for before, after, told in ((one, two, "1 .* now there are 2"), (two, one, "2 .* now there are 1")):
        with pytest.raises(WrongScene, match=told):
            settled(before, after)
