"""What holds for the presentation of every game: its scenes, its texts, and how moves are picked."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import (
    EVERY_SETTING,
    NAMES,
    all_events,
    at_some_moment,
    one_turn,
    picked,
    played_out,
    random_moments,
)
from scenes import spots, steps_of
from worlds import other_world

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.scene import HIDDEN, Piece, Scene, Slide, Spot, WrongScene, opened, settled
from tide_gui.presentation.selection import Selection
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Weighed, chosen_options, shuffled
from tide_gui.table.record import NatureMove

WITH_PUBLIC_DECISIONS = [
    setting for setting in EVERY_SETTING if setting.game.key in ("turning-tides", "pebbles")
]
every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
seeds = st.integers(0, 10**9)
pytestmark = pytest.mark.usefixtures("fourth_game")


def presentation_for(setting):
    return presentation_of(setting.game.key, in_english)


def turn_with_events(table, rng):
    """Play one turn; return the events, and the moves in the order in which the seats chose."""
    due = sorted(table.waiting_for(), key=lambda seat: rng.random())
    moves = {seat: picked(table.choices(seat), rng) for seat in due}
    played = [step for seat, move in moves.items() for step in table.submit(seat, move)]
    return [event for step in played for event in step.events], moves


def sealed_scenes(presentation, setting, view, moves):
    """Yield the scene after each choice of a seat; only the viewer's own choice is known."""
    sealed = {}
    for seat, move in moves.items():
        sealed[seat] = setting.game.write(move) if seat == view.seat else ""
        yield presentation.scenes.scene(view, sealed)


@every_setting
@given(seed=seeds)
def test_the_scene_folded_over_the_events_is_the_scene_of_the_view(setting, seed):
    rng, presentation = Random(seed), presentation_for(setting)
    table = setting.table(seed)
    viewer = picked(setting.viewers(), rng)
    scene = presentation.scenes.scene(table.view(viewer), {})
    while table.waiting_for():
        shows = rng.random() < 0.5  # choices may be shown before the reveal or not
        before = table.view(viewer)
        events, moves = turn_with_events(table, rng)
        for sealed in sealed_scenes(presentation, setting, before, moves if shows else {}):
            scene = settled(scene, sealed)
        for step in steps_of(presentation, events, scene, table.view(viewer)):
            assert len(step.scene.pieces) == len(scene.pieces)
            scene = step.scene
        truth = presentation.scenes.scene(table.view(viewer), {})
        assert spots(scene) == spots(truth)
        assert scene.facts == truth.facts


@every_setting
@given(seed=seeds)
def test_hidden_cards_do_not_change_the_rows(setting, seed):
    table, presentation = at_some_moment(setting, seed), presentation_for(setting)
    for viewer in setting.viewers():
        other = other_world(setting.game, table._state, (viewer,), Random(seed))
        shown = presentation.scenes.scene(setting.game.view(table._state, viewer), {})
        shown_in_other = presentation.scenes.scene(setting.game.view(other, viewer), {})
        assert shown == shown_in_other


@every_setting
@given(seed=seeds)
def test_opened_hands_show_what_each_seat_sees_of_its_own(setting, seed):
    table, presentation = at_some_moment(setting, seed), presentation_for(setting)
    seen = [presentation.scenes.scene(table.view(seat), {}) for seat in range(setting.seats)]
    scene = opened(presentation.scenes.scene(table.view(None), {}), seen)
    for spot, pieces in spots(scene).items():
        if spot.seat >= 0:
            own = seen[spot.seat].lying(spot)
            assert sorted(piece.face for piece in pieces) == sorted(piece.face for piece in own)


@every_setting
def test_a_game_begins_with_everything_in_the_box_and_ends_as_dealt(setting):
    presentation = presentation_for(setting)
    scene = presentation.scenes.scene(setting.table(7).view(1), {})
    first, *_, last = presentation.scenes.opening(scene)
    assert {piece.spot.area for piece in first.scene.pieces} == {"box"}
    assert {piece.face for piece in first.scene.pieces} == {HIDDEN}
    assert first.pause is Pause.NONE
    assert last.scene == scene


# -- picking -------------------------------------------------------------------------------------


def decisions(setting, seed, most=20):
    """Return view and choices at some moments of a random game, the first one included."""
    return [(view, choices) for view, choices, _ in decisions_and_tables(setting, seed, most)]


def decisions_and_tables(setting, seed, most=20):
    """Return the same with what everybody sees of the table."""
    moments = [
        (table.view(seat), table.choices(seat), table.view(None))
        for table in random_moments(setting, seed)
        for seat in sorted(table.waiting_for())
    ]
    return moments[:: max(1, len(moments) // most)]


def selection_of(presentation, game, view, choices):
    return Selection({game.write(move): presentation.choosing.picks(move, view) for move in choices})


def in_order(picks, rng):
    """Return the picks of a move, in random order within each stage."""
    return [pick.key for pick in sorted(picks.parts, key=lambda pick: (pick.stage, rng.random()))]


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_every_legal_move_can_be_picked_and_made(setting, seed):
    presentation, rng = presentation_for(setting), Random(seed)
    for view, choices in decisions(setting, seed):
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
def test_no_pick_is_a_dead_end(setting, seed):
    """Any picks can be completed to a move, and putting them back undoes them."""
    presentation, rng = presentation_for(setting), Random(seed)
    for view, choices in decisions(setting, seed):
        selection = selection_of(presentation, setting.game, view, choices)
        for _ in range(6):
            current = selection
            while current.pressable() and (not current.offers() or rng.random() < 0.7):
                current = current.pressed(picked(current.pressable(), rng).key)
            assert current.offers()
            labels = [picks.label for _, picks in current.offers()]
            assert len(set(labels)) == len(labels), "two buttons say the same"
            assert all(labels)
            for key in shuffled(current.picked, rng):
                if key in current.picked:  # else it went with one that it depended on
                    current, _ = current.put_back(current.picked.index(key))
            assert current == selection


@every_setting
@pytest.mark.parametrize("seed", range(2))
def test_each_pick_is_a_piece_that_the_actor_sees_or_a_button_with_words(setting, seed):
    presentation = presentation_for(setting)
    names = NAMES[: setting.seats]
    for view, choices, public in decisions_and_tables(setting, seed):
        for seen in (view,) if presentation.choosing.private(view, choices) else (view, public):
            scene = presentation.scenes.scene(seen, {})
            keys = {}
            for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
                if key := presentation.choosing.pick(piece, view.seat):
                    keys[key] = presentation.words.piece(piece, slot, scene, names)
                    assert keys[key], f"{piece} has no accessible name"
                    assert presentation.words.face(piece)
            for move in choices:
                for pick in presentation.choosing.picks(move, view).parts:
                    assert pick.key in keys or pick.words, f"{pick} is neither a piece nor a button"


@pytest.mark.parametrize("setting", WITH_PUBLIC_DECISIONS, ids=str)
def test_a_decision_that_is_called_public_shows_nothing_that_not_everybody_may_see(setting):
    presentation, game, rng = presentation_for(setting), setting.game, Random(1)
    text, name, seen = presentation.text, NAMES[0], 0
    for table in random_moments(setting, 1):
        for seat in sorted(table.waiting_for()):
            view, choices = table.view(seat), table.choices(seat)
            if presentation.choosing.private(view, choices):
                continue
            seen += 1
            state = other_world(game, table._state, (), rng)
            other = game.view(state, seat)
            assert game.legal(state, seat) == choices
            assert text.question(other, choices, name) == text.question(view, choices, name)
            assert text.advice(other, choices) == text.advice(view, choices)
            assert [presentation.choosing.picks(move, other) for move in choices] == [
                presentation.choosing.picks(move, view) for move in choices
            ]
    assert seen > 0


# -- words ---------------------------------------------------------------------------------------


@every_setting
def test_every_event_every_move_and_every_question_has_words(setting):
    presentation, game, texts = presentation_for(setting), setting.game, []
    text, names = presentation.text, NAMES[: setting.seats]
    table, rng = setting.table(5), Random(5)
    while table.waiting_for():
        texts.append(text.progress(table.standing()))
        for seat in sorted(table.waiting_for()):
            view, choices = table.view(seat), table.choices(seat)
            texts += [
                text.question(view, choices, names[seat]),
                text.move(choices[0]),
                text.move(choices[-1]),
            ]
            texts += [text.advice(view, choices) or "-", text.confirmation(choices[0])]
            presentation.choosing.private(view, choices)
        for event in one_turn(table, rng):
            lines = text.event(event, names)
            assert lines, f"{event} has no words"
            texts += [*lines, text.withheld(event, names) or "-"]
    for entry in table.record.entries:
        if isinstance(entry, NatureMove):
            texts.append(text.move(game.read(entry.move)))
    assert all(line and "{" not in line and line == line.strip() for line in texts)


@every_setting
def test_every_piece_that_is_seen_has_words(setting):
    presentation, names = presentation_for(setting), NAMES[: setting.seats]
    texts = set()
    for number, table in enumerate(random_moments(setting, 2)):
        for viewer in setting.viewers()[number % 5 :: 5]:
            scene = presentation.scenes.scene(table.view(viewer), {})
            for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
                texts.add(presentation.words.tip(piece, slot, scene))
                if piece.face:
                    texts.add(presentation.words.face(piece))
                    texts.add(presentation.words.piece(piece, slot, scene, names))
                    texts.add(presentation.words.note(piece, slot, scene))
    assert all("{" not in words and words == words.strip() for words in texts)
    assert len(texts) > setting.seats


@every_setting
def test_what_is_told_of_discards_picks_and_the_expert_fits_the_game(setting):
    presentation, names = presentation_for(setting), NAMES[: setting.seats]
    for view, choices in decisions(setting, 4):
        scene, texts = presentation.scenes.scene(view, {}), []
        for each in presentation.words.discards(scene, names):
            assert names[each.seat] in each.words
            texts += [each.title, each.words]
        held = [piece for piece in scene.pieces if presentation.choosing.pick(piece, view.seat)]
        texts.append(presentation.choosing.chosen(held[:2]))
        judged = [Weighed(move, share=1 / len(choices)) for move in choices]
        assert presentation.suggestions.ranked(judged)[0].move in choices
        texts += presentation.suggestions.sentences(view, judged, names)
        assert all("{" not in words and words == words.strip() for words in texts)


@every_setting
@given(seed=seeds)
def test_a_former_moment_shows_nothing_that_was_hidden_then(setting, seed):
    """The number of pieces, and so of rows, stays the same."""
    presentation, rng = presentation_for(setting), Random(seed)
    viewer = rng.choice(setting.viewers())
    scenes = [presentation.scenes.scene(table.view(viewer), {}) for table in random_moments(setting, seed)]
    then, now = sorted(rng.choices(range(len(scenes)), k=2))
    remembered = presentation.scenes.remembered(scenes[then], scenes[now])
    assert [piece.spot for piece in remembered.pieces] == [piece.spot for piece in scenes[then].pieces]
    for piece, before in zip(remembered.pieces, scenes[then].pieces, strict=True):
        assert piece.face in (HIDDEN, before.face)
    assert presentation.scenes.remembered(scenes[now], scenes[now]).pieces == scenes[now].pieces


@every_setting
def test_an_estimate_has_words(setting):
    text = presentation_for(setting).text
    for chance, points in ((None, None), (0.25, None), (None, -3.5), (1.0, 12.0)):
        words = text.hint(0.4, chance, points)
        assert words
        assert "{" not in words


@every_setting
def test_the_rules_the_options_and_the_title_have_words(setting):
    text = presentation_for(setting).text
    assert text.title()
    assert {name for name, _ in setting.options} == text.options().keys()
    assert all(option.title and option.words.endswith(".") for option in text.options().values())
    assert all(chapter.title and chapter.sentences for chapter in text.rules())


@every_setting
@given(seed=seeds)
def test_the_facts_beside_the_pieces_fit_the_scene(setting, seed):
    table, presentation = at_some_moment(setting, seed), presentation_for(setting)
    view = table.view(None)
    scene = presentation.scenes.scene(view, {})
    rows = presentation.scenes.seats(scene)
    assert [type(row) for row in rows] == [presentation.scenes.seat_row] * setting.seats
    assert all(list(presentation.words.seat(row)) for row in rows)
    assert all(mark.words for mark in presentation.words.marks(scene))
    areas = {area.name for area in presentation.scenes.areas}
    assert {piece.spot.area for piece in scene.pieces} <= areas | {"box"}
    assert all(isinstance(presentation.scenes.is_out(scene, seat), bool) for seat in range(setting.seats))
    lines, scores = presentation.scores.totals(view), presentation.scores.rows(view)
    assert len(lines) in (0, setting.seats)
    assert len(scores) in (0, setting.seats)
    assert all(isinstance(row, presentation.scores.score_row) for row in scores)
    assert all(presentation.scores.row_text(row) for row in scores)
    if any(lines):
        assert tuple(line[-1] for line in lines) == table.standing().scores
    if table.outcome():
        details = presentation.scores.details(view, all_events(table))
        assert all(isinstance(row, presentation.scores.detail_row) for row in details)
        rounds = presentation.scores.rounds(setting.seats)
        assert rounds is None or {len(line) for line in lines} == {rounds}


@every_setting
def test_a_game_that_is_over_has_a_score_or_a_winner(setting):
    table, presentation = played_out(setting.table(5), 5), presentation_for(setting)
    view = table.view(None)
    assert table.outcome()
    rounds = presentation.scores.rounds(setting.seats)
    assert all(len(line) == rounds for line in presentation.scores.totals(view) if line)
    details = presentation.scores.details(view, all_events(table))
    assert all(isinstance(row, presentation.scores.detail_row) for row in details)
    assert presentation.text.progress(table.standing())
    first = setting.game.start(setting.seats, chosen_options(setting.game, dict(setting.options)))
    assert presentation.scores.rows(setting.game.view(first, None)) == ()


# -- pieces and their rows -----------------------------------------------------------------------


HAND, MIDDLE = Spot("hand", 0), Spot("middle")


def test_a_piece_cannot_be_moved_from_where_it_is_not():
    scene = Scene((Piece("card", HAND, 3),), None)
    assert scene.slid([Slide("card", HAND, 3, Piece("card", MIDDLE, 3))]).lying(MIDDLE)
    with pytest.raises(WrongScene, match="no card with the face 4 lies at"):
        scene.slid([Slide("card", HAND, 4, Piece("card", MIDDLE, 4))])


def test_the_number_of_pieces_cannot_change():
    fewer, more = (Scene((Piece("card", HAND),) * count, None) for count in (1, 2))
    for before, after, message in (
        (fewer, more, "1 .* now there are 2"),
        (more, fewer, "2 .* now there are 1"),
    ):
        with pytest.raises(WrongScene, match=message):
            settled(before, after)


@every_setting
def test_what_a_board_of_its_own_draws_fits_the_scene(setting):
    presentation, write = presentation_for(setting), setting.game.write
    for view, choices in decisions(setting, 3):
        scene, hand = presentation.scenes.scene(view, {}), Spot("hand", view.seat)
        assert isinstance(presentation.words.middle(scene, NAMES), presentation.words.middle_row)
        for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
            assert isinstance(presentation.scenes.look(piece, slot, scene), presentation.scenes.piece_row)
            assert isinstance(presentation.choosing.purpose(piece, choices[0]), str)
            assert isinstance(presentation.choosing.ground(piece, view.seat or 0), str)
        faces = [piece.face for piece in scene.lying(hand)]
        for way in ("", *(way.name for way in presentation.scenes.sortings)):
            order = presentation.scenes.sorted_hand(faces, way)
            assert [piece.face for piece in scene.reordered(hand, order).lying(hand)] == list(order)
        selection = selection_of(presentation, setting.game, view, choices)
        tour = [write(move) for move in presentation.choosing.tour(view, choices)]
        walked = selection.neighbour(tour, 1).neighbour(tour, 1).neighbour(tour, -1)
        assert {move for move, _ in walked.offers()} >= set(tour[:1])
        assert selection.neighbour(tour, -1).moves == selection.moves
        assert all(not picks.parts for _, picks in walked.free())
        assert all(action.title or action.name for action in presentation.choosing.actions(view, choices))
