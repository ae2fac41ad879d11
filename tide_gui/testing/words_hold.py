"""What is written and spoken in every game. Each check yields a sentence for each fault."""

from collections.abc import Iterator

from tide_gui.rules.game import Weighed
from tide_gui.testing.random_game import Position, Subject

MOST = 60  # positions of which all words are read
CHANCES = ((None, None), (0.25, None), (None, -3.5), (1.0, 12.0))


def wrong_words(where: str, words: str, *, needed: bool = True) -> Iterator[str]:
    """Tell what is wrong with the words that a part of a presentation returned."""
    if needed and not words:
        yield f"{where} is empty"
    if "{" in words:
        yield f"{where} has a field that is not filled in: {words!r}"
    if words != words.strip():
        yield f"{where} begins or ends with a blank: {words!r}"


def every_event_has_words(subject: Subject) -> Iterator[str]:
    text, names = subject.shown.text, subject.random_game.setting.names
    for position in subject.random_game.positions:
        yield from wrong_words("`text.progress`", text.progress(position.standing))
        yield from wrong_words("`text.heading`", text.heading(position.standing))
        for at, event in enumerate(position.events):
            name, lines = type(event).__name__, text.event(event, names)
            if isinstance(lines, str) or not lines:
                yield f"`text.event` must return lines for {name}, as a tuple"
            for line in lines:
                yield from wrong_words(f"`text.event` of {name}", line)
            yield from wrong_words(f"`text.withheld` of {name}", text.withheld(event, names), needed=False)
            yield from wrong_words(f"`text.said` of {name}", text.said(event, names), needed=False)
            for logged in text.log(position.events, at, position.standing, names):
                yield from wrong_words(f"`text.log` of {name}", logged.text)
                yield from wrong_words(f"`text.log` of {name} once closed", logged.closed, needed=False)
            if not isinstance(text.opens(event), bool):
                yield f"`text.opens` of {name} must be a bool"
        yield from _what_came(subject, position)


def _what_came(subject: Subject, position: Position) -> Iterator[str]:
    """Look at what a review tells of the moves that led to a position."""
    names = subject.random_game.setting.names
    for seat in range(len(names)):
        lines = subject.shown.text.came_of(position.events, seat, names)
        if isinstance(lines, str):
            yield "`text.came_of` must return lines, as a tuple"
        for line in () if isinstance(lines, str) else lines:
            yield from wrong_words("`text.came_of`", line)


def every_question_and_every_move_has_words(subject: Subject) -> Iterator[str]:
    text, random_game = subject.shown.text, subject.random_game
    for position, seat in random_game.decisions(MOST):
        view, choices, name = position.view(seat), position.choices[seat], random_game.setting.names[seat]
        yield from wrong_words("`text.question`", text.question(view, choices, name))
        yield from wrong_words("`text.advice`", text.advice(view, choices), needed=False)
        for move in (choices[0], choices[-1]):
            written = random_game.setting.game.write(move)
            yield from wrong_words(f"`text.move` of {written!r}", text.move(move))
            yield from wrong_words(f"`text.confirmation` of {written!r}", text.confirmation(move))
        if not isinstance(subject.shown.choosing.private(view, choices), bool):
            yield "`choosing.private` must be a bool"
    for deal in random_game.deals():
        yield from wrong_words(f"`text.move` of {deal!r}", text.move(random_game.setting.game.read(deal)))


def every_piece_that_is_seen_has_words(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        for viewer in position.setting.viewers():
            yield from _pieces(subject, position, viewer)


def _pieces(subject: Subject, position: Position, viewer: int | None) -> Iterator[str]:
    words, scene = subject.shown.words, subject.scene(position, viewer)
    for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
        yield from wrong_words("`words.tip`", words.tip(piece, slot, scene), needed=False)
        if piece.face:
            spoken = words.piece(piece, slot, scene, position.setting.names)
            yield from wrong_words("`words.piece`", spoken, needed=False)
            yield from wrong_words("`words.face`", words.face(piece), needed=False)
            yield from wrong_words("`words.note`", words.note(piece, slot, scene), needed=False)


def discards_name_their_seat(subject: Subject) -> Iterator[str]:
    names = subject.random_game.setting.names
    for position in subject.random_game.some():
        for each in subject.shown.words.discards(subject.scene(position, None), names):
            if not 0 <= each.seat < len(names):
                yield f"`Discarded.seat` is {each.seat}, which is no seat"
            elif names[each.seat] not in each.words:
                yield f"`Discarded.words` must have the name of the seat {names[each.seat]!r}: {each.words!r}"
            yield from wrong_words("`Discarded.title`", each.title)
            yield from wrong_words("`Discarded.words`", each.words)


def first_times_have_sentences(subject: Subject) -> Iterator[str]:
    words = subject.shown.words
    for key, sentence in words.first_times.items():
        yield from wrong_words(f"`first_times[{key!r}]`", sentence)
    for position in subject.random_game.positions:
        for at, event in enumerate(position.events):
            for key in words.occasions(event, position.events[:at]):
                if key not in words.first_times:
                    yield f"`occasions` gives {key!r}, for which `first_times` has no sentence"


def suggestions_fit_the_moves(subject: Subject) -> Iterator[str]:
    names, suggestions = subject.random_game.setting.names, subject.shown.suggestions
    for position, seat in subject.random_game.decisions():
        choices, view = position.choices[seat], position.view(seat)
        weighed = [Weighed(move, share=1 / len(choices)) for move in choices]
        ranked = suggestions.ranked(weighed)
        if not ranked or any(each.move not in choices for each in ranked):
            yield "`suggestions.ranked` must return some of the moves that it was given"
        for words in suggestions.sentences(view, weighed, names):
            yield from wrong_words("`suggestions.sentences`", words)
        pieces = subject.scene(position, seat).pieces
        held = [piece for piece in pieces if subject.shown.choosing.pick(piece, seat)]
        chosen = subject.shown.choosing.chosen(held[:2], view)
        yield from wrong_words("`choosing.chosen`", chosen, needed=False)


def decisions_are_sorted_by_situation(subject: Subject) -> Iterator[str]:
    suggestions = subject.shown.suggestions
    for key, title in suggestions.situations.items():
        yield from wrong_words(f"`situations[{key!r}]`", title)
    if suggestions.situations:
        for position, seat in subject.random_game.decisions(MOST):
            key = suggestions.situation(position.view(seat), position.choices[seat], seat)
            if key not in suggestions.situations:
                yield f"`situation` gives {key!r}, for which `situations` has no title"


def the_game_itself_has_words(subject: Subject) -> Iterator[str]:
    text, setting = subject.shown.text, subject.random_game.setting
    yield from wrong_words("`text.title`", text.title())
    options, names = text.options(), {name for name, _ in setting.options}
    if options.keys() != names:
        yield f"`text.options` has words for {sorted(options)}, and the options are {sorted(names)}"
    for name, option in options.items():
        yield from wrong_words(f"the title of the option {name!r}", option.title)
        if not option.words.endswith("."):
            yield f"the words of the option {name!r} are no sentence: {option.words!r}"
    for chapter in text.rules():
        if not chapter.title or not chapter.parts:
            yield "a chapter of `text.rules` needs a title and parts"
    for chance, points in CHANCES:
        yield from wrong_words("`text.hint`", text.hint(0.4, chance, points))


WORDS = (
    the_game_itself_has_words,
    every_event_has_words,
    every_question_and_every_move_has_words,
    every_piece_that_is_seen_has_words,
    discards_name_their_seat,
    first_times_have_sentences,
    suggestions_fit_the_moves,
    decisions_are_sorted_by_situation,
)
