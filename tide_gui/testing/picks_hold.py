"""How moves are picked in every game. Each check yields a sentence for each fault."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tide_gui.presentation.scene import Spot
from tide_gui.presentation.selection import Picks, Selection
from tide_gui.rules.game import Seat, shuffled
from tide_gui.testing.random_game import Position, Subject, picked

MOST_MOVES = 40


def selection_of(subject: Subject, position: Position, seat: Seat) -> Selection:
    write, view = position.setting.game.write, position.view(seat)
    return Selection(
        {write(move): subject.shown.choosing.picks(move, view) for move in position.choices[seat]}
    )


def every_legal_move_can_be_picked(subject: Subject) -> Iterator[str]:
    rng = subject.random_game.rng()
    for position, seat in subject.random_game.decisions():
        selection = selection_of(subject, position, seat)
        for text, picks in list(selection.moves.items())[:: max(1, len(selection.moves) // MOST_MOVES)]:
            yield from _can_be_picked(selection, text, picks, rng)


def _can_be_picked(selection: Selection, text: str, picks: Picks, rng: Random) -> Iterator[str]:
    for pick in sorted(picks.parts, key=lambda pick: (pick.stage, rng.random())):
        before, selection = selection, selection.pressed(pick.key)
        if len(selection.picked) != len(before.picked) + 1:
            yield f"the move {text!r} cannot be picked: {pick.key!r} cannot be pressed after {before.picked}"
    if text not in [move for move, _ in selection.offers()]:
        yield f"all picks of the move {text!r} are made, and it is not offered"


def no_pick_is_a_dead_end(subject: Subject) -> Iterator[str]:
    rng = subject.random_game.rng()
    for position, seat in subject.random_game.decisions():
        selection = selection_of(subject, position, seat)
        for _ in range(3):
            current = selection
            while current.pressable() and (not current.offers() or rng.random() < 0.7):
                current = current.pressed(picked(current.pressable(), rng).key)
            yield from _offers_are_told_apart(current)
            for key in shuffled(current.picked, rng):
                if key in current.picked:  # else it went with one that it depended on
                    current, _ = current.put_back(current.picked.index(key))
            if current != selection:
                yield "picks that are put back leave something picked"


def _offers_are_told_apart(current: Selection) -> Iterator[str]:
    labels = [picks.label for _, picks in current.offers()]
    if not labels:
        yield f"the picks {current.picked} lead to no move"
    if twice := {label for label in labels if labels.count(label) > 1}:
        yield f"two moves with the same picks have the same label {min(twice)!r}"
    if not all(labels):
        yield f"a move with the picks {current.picked} has no label"


def each_pick_is_a_piece_or_a_button_with_words(subject: Subject) -> Iterator[str]:
    for position, seat in subject.random_game.decisions():
        view, choices = position.view(seat), position.choices[seat]
        private = subject.shown.choosing.private(view, choices)
        for seen in (seat,) if private else (seat, None):
            keys = set(_keys(subject, position, seat, seen))
            for move in choices:
                for pick in subject.shown.choosing.picks(move, view).parts:
                    if pick.key not in keys and not pick.words:
                        yield f"the pick {pick.key!r} is no piece that the actor sees, and has no words"


def _keys(subject: Subject, position: Position, seat: Seat, seen: Seat | None) -> Iterator[str]:
    scene = subject.scene(position, seen)
    return (key for piece in scene.pieces if (key := subject.shown.choosing.pick(piece, seat)))


def pieces_that_can_be_picked_have_words(subject: Subject) -> Iterator[str]:
    words, names = subject.shown.words, subject.random_game.setting.names
    for position, seat in subject.random_game.decisions():
        scene = subject.scene(position, seat)
        for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
            if subject.shown.choosing.pick(piece, seat):
                if not words.piece(piece, slot, scene, names):
                    yield f"`words.piece` is empty for {piece}, which can be picked"
                if not words.face(piece):
                    yield f"`words.face` is empty for {piece}, which can be picked"


def a_public_decision_shows_nothing_that_not_everybody_may_see(subject: Subject) -> Iterator[str]:
    if subject.terms.exchange is None:
        return
    text, choosing, rng = subject.shown.text, subject.shown.choosing, subject.random_game.rng()
    for position, seat in subject.random_game.decisions(60):
        view, choices = position.view(seat), position.choices[seat]
        if choosing.private(view, choices):
            continue
        state = subject.terms.exchange(position.state, (), rng)
        other, name = position.setting.game.view(state, seat), position.setting.names[seat]
        if position.setting.game.legal(state, seat) != choices:
            yield "`private` calls a decision public whose moves depend on what the seat alone knows"
        elif [
            text.question(other, choices, name),
            text.advice(other, choices),
            *(choosing.picks(move, other) for move in choices),
        ] != [
            text.question(view, choices, name),
            text.advice(view, choices),
            *(choosing.picks(move, view) for move in choices),
        ]:
            yield "`private` calls a decision public whose words or picks show what the seat alone knows"


def what_a_person_is_offered_fits_the_moves(subject: Subject) -> Iterator[str]:
    choosing = subject.shown.choosing
    for position, seat in subject.random_game.decisions():
        view, choices, write = position.view(seat), position.choices[seat], position.setting.game.write
        tour = [write(move) for move in choosing.tour(view, choices)]
        selection = selection_of(subject, position, seat)
        if strange := set(tour) - selection.moves.keys():
            yield f"`tour` has {min(strange)!r}, which is no legal move"
            return
        walked = selection.neighbour(tour, 1).neighbour(tour, 1).neighbour(tour, -1)
        if not {move for move, _ in walked.offers()} >= set(tour[:1]):
            yield "the keys of `tour` do not come back to its first move: two of its moves look alike"
        yield from _actions(choosing.actions(view, choices), selection)


def _actions(actions: Any, selection: Selection) -> Iterator[str]:
    if not all(action.title or action.name for action in actions):
        yield "an action has neither a title nor a name"
    known = {action.name for action in actions}
    for picks in selection.moves.values():
        if picks.action and picks.action not in known:
            yield f"`picks` names the action {picks.action!r}, which `actions` does not have"


def the_hand_can_be_sorted(subject: Subject) -> Iterator[str]:
    scenes = subject.shown.scenes
    for position, seat in subject.random_game.decisions():
        faces = [piece.face for piece in subject.scene(position, seat).lying(Spot("hand", seat))]
        for way in ("", *(way.name for way in scenes.sortings)):
            if sorted(scenes.sorted_hand(faces, way)) != sorted(faces):
                yield f"`sorted_hand` with {way!r} changes the faces of the hand"


PICKS = (
    every_legal_move_can_be_picked,
    no_pick_is_a_dead_end,
    each_pick_is_a_piece_or_a_button_with_words,
    pieces_that_can_be_picked_have_words,
    a_public_decision_shows_nothing_that_not_everybody_may_see,
    what_a_person_is_offered_fits_the_moves,
    the_hand_can_be_sorted,
)
