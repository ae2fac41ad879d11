"""The rows and figures of every game. Each check yields a sentence for each fault."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from tide_gui.presentation.feats import Feat
from tide_gui.presentation.traits import Trait, figure_text, trait_sentence
from tide_gui.testing.random_game import Position, Subject
from tide_gui.testing.words_hold import wrong_words


def rows_have_fields_of_their_own(subject: Subject) -> Iterator[str]:
    from tide_gui.presentation.score_rows import Rank  # noqa: PLC0415
    from tide_gui.ui.models.table_rows import PieceRow, SeatRow  # noqa: PLC0415

    shown = subject.shown
    kinds = (
        ("piece_row", shown.scenes.piece_row, (PieceRow,)),
        ("seat_row", shown.scenes.seat_row, (SeatRow,)),
        ("score_row", shown.scores.score_row, (Rank,)),
        ("middle_row", shown.words.middle_row, ()),
        ("detail_row", shown.scores.detail_row, ()),
    )
    for name, own, general in kinds:
        yield from _clashes(name, own, general)


def _clashes(name: str, own: type[Any], general: tuple[type[Any], ...]) -> Iterator[str]:
    if not is_dataclass(own):
        yield f"`{name}` must be a dataclass; a game without figures uses NoRow"
        return
    taken = {field.name for kind in general for field in fields(kind)}
    if clash := [field.name for field in fields(own) if field.name in taken]:
        yield f"`{name}` has a field {clash[0]!r}, which every {name.replace('_', ' ')} has; rename it"


def seats_have_rows(subject: Subject) -> Iterator[str]:
    shown, seats = subject.shown, subject.random_game.setting.seats
    for position in subject.random_game.some():
        scene = subject.scene(position, None)
        rows = shown.scenes.seats(scene)
        if [type(row) for row in rows] != [shown.scenes.seat_row] * seats:
            yield f"`scenes.seats` must return a {shown.scenes.seat_row.__name__} for each of {seats} seats"
        for row in rows:
            if isinstance(facts := shown.words.seat(row), str) or not all(map(bool, facts)):
                yield "`words.seat` must yield phrases that are not empty"
        if not all(mark.words for mark in shown.words.marks(scene)):
            yield "a mark has no words"
        for seat in range(seats):
            if not isinstance(shown.scenes.is_out(scene, seat), bool):
                yield "`scenes.is_out` must be a bool: whether the seat is out for the rest of the round"


def boards_get_rows_of_their_type(subject: Subject) -> Iterator[str]:
    shown, names = subject.shown, subject.random_game.setting.names
    for position, seat in subject.random_game.decisions():
        scene = subject.scene(position, seat)
        if not isinstance(shown.words.middle(scene, names), shown.words.middle_row):
            yield f"`words.middle` must return a {shown.words.middle_row.__name__}"
        for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
            if not isinstance(shown.scenes.look(piece, slot, scene), shown.scenes.piece_row):
                yield f"`scenes.look` must return a {shown.scenes.piece_row.__name__}"
            purpose = shown.choosing.purpose(piece, position.choices[seat][0])
            if not isinstance(purpose, str) or not isinstance(shown.choosing.ground(piece, seat), str):
                yield "`choosing.purpose` and `choosing.ground` must be texts"


def scores_fit_the_standing(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        yield from _scores(subject, position)
    first = subject.random_game.setting.game.view(subject.random_game.setting.start(), None)
    if subject.shown.scores.rows(first) != ():
        yield "`scores.rows` must be empty before the first round ends"


def _scores(subject: Subject, position: Position) -> Iterator[str]:
    scores, seats, view = subject.shown.scores, position.setting.seats, position.view(None)
    lines, rows = scores.totals(view), scores.rows(view)
    for name, found in (("totals", lines), ("rows", rows)):
        if len(found) not in (0, seats):
            yield f"`scores.{name}` must have a line for each seat, or none"
    if any(not isinstance(row, scores.score_row) for row in rows):
        yield f"`scores.rows` must return rows of the type `score_row`, {scores.score_row.__name__}"
    elif not all(scores.row_text(row) for row in rows):
        yield "`scores.row_text` is empty"
    if len({len(line) for line in lines}) > 1:
        yield "`scores.totals` has lines of different lengths"
    elif any(lines) and (last := tuple(line[-1] for line in lines)) != position.standing.scores:
        yield f"`scores.totals` ends with {last}, and `standing` has the scores {position.standing.scores}"


def the_end_page_fits_the_game(subject: Subject) -> Iterator[str]:
    scores, end, seats = subject.shown.scores, subject.random_game.end, subject.random_game.setting.seats
    rounds, view = scores.rounds(seats), end.view(None)
    for line in scores.totals(view):
        if rounds is not None and len(line) != rounds:
            yield f"`scores.rounds` is {rounds}, and at the end `scores.totals` has {len(line)} of them"
    for row in scores.details(view, subject.random_game.events):
        if not isinstance(row, scores.detail_row):
            yield f"`scores.details` must return rows of the type `detail_row`, {scores.detail_row.__name__}"


def feats_have_words(subject: Subject) -> Iterator[str]:
    scores = subject.shown.scores
    found = scores.feats(subject.random_game.events)
    yield from _without_words(subject, "feats", found, "feat_texts", scores.feat_texts)


def traits_have_words(subject: Subject) -> Iterator[str]:
    scores = subject.shown.scores
    found = scores.traits(subject.random_game.events)
    yield from _without_words(subject, "traits", found, "trait_texts", scores.trait_texts)
    for key, text in scores.trait_texts.items():
        yield from wrong_words(f"the title of the trait {key!r}", text.title)
        yield from wrong_words(f"the figure of the trait {key!r}", figure_text(text, (1, 2)))
        sentence = trait_sentence(text, subject.random_game.setting.names[0], (1, 2), (1, 4))
        yield from wrong_words(f"the sentence of the trait {key!r}", sentence)


def _without_words(
    subject: Subject, kind: str, found: Iterable[Feat | Trait], named: str, texts: Container[str]
) -> Iterator[str]:
    for each in found:
        if each.key not in texts:
            yield f"`scores.{kind}` gives {each.key!r}, for which `{named}` has no words"
        if each.seat not in range(subject.random_game.setting.seats):
            yield f"`scores.{kind}` gives {each.key!r} to seat {each.seat}, which is no seat"


ROWS = (
    rows_have_fields_of_their_own,
    seats_have_rows,
    boards_get_rows_of_their_type,
    scores_fit_the_standing,
    the_end_page_fits_the_game,
    feats_have_words,
    traits_have_words,
)
