"""What holds for the rules of every game. Each check yields a sentence for each fault."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tide_gui.rules.game import NATURE, IllegalMove, UnplayableTable
from tide_gui.table.record import read_record, written
from tide_gui.table.table import nature, replay
from tide_gui.testing.random_game import Position, Subject, picked

RUBBISH = (
    "",
    " ",
    "x",
    "-1",
    "1 2",
    "1,2",
    "\u00b2",
    "\u0663",
    "0" * 30,
    "{}",
    "pass pass",
    "\N{SHEEP}",
    "\n",
    "nan",
)


def a_game_ends_with_somebody_ahead(subject: Subject) -> Iterator[str]:
    setting, outcome = subject.random_game.setting, subject.random_game.end.outcome
    if outcome is None:
        yield "`outcome` is None when nobody is to act any more"
    elif len(outcome.scores) != setting.seats:
        yield f"`outcome` has {len(outcome.scores)} scores for {setting.seats} seats"
    elif not outcome.winners or not set(outcome.winners) <= set(range(setting.seats)):
        yield f"`outcome` has the winners {outcome.winners}; there must be some, and they must be seats"
    for position in subject.random_game.positions[:-1]:
        if position.outcome is not None:
            yield "`outcome` is not None while somebody is still to act"


def moves_read_back(subject: Subject) -> Iterator[str]:
    game = subject.random_game.setting.game
    for position, seat in subject.random_game.decisions():
        texts = [game.write(move) for move in position.choices[seat]]
        if len(set(texts)) < len(texts):
            twice = next(text for text in texts if texts.count(text) > 1)
            yield f"`write` gives two legal moves the same text {twice!r}"
        for text, move in zip(texts, position.choices[seat], strict=True):
            if game.read(text) != move:
                yield f"`read` makes {game.read(text)!r} of {text!r}, which `write` made of {move!r}"
    for deal in subject.random_game.deals():
        if game.write(game.read(deal)) != deal:
            yield f"nature's move {deal!r} does not read back"


def rubbish_is_no_move(subject: Subject) -> Iterator[str]:
    random_game, rng = subject.random_game, subject.random_game.rng()
    game = random_game.setting.game
    texts = [game.write(picked(position.choices[seat], rng)) for position, seat in random_game.decisions()]
    for text in [*texts, *random_game.deals()[:2]]:
        cut = text[: int(rng.random() * (len(text) + 1))]
        for spoilt in (cut, text + " ", " " + text, text + " " + text, text.upper() + "!"):
            yield from _read_strictly(game, spoilt)
    for text in RUBBISH:
        yield from _read_strictly(game, text)


def _read_strictly(game: Any, text: str) -> Iterator[str]:
    try:
        move = game.read(text)
    except IllegalMove as error:
        if not str(error):
            yield f"`read` refuses {text!r} without a message"
    except Exception as error:
        yield f"`read` must refuse {text!r} with IllegalMove, not with {type(error).__name__}: {error}"
    else:
        if game.write(move) != text:
            yield f"`read` accepts {text!r}, which `write` writes as {game.write(move)!r}"


def a_record_replays_to_the_same_table(subject: Subject) -> Iterator[str]:
    random_game, end = subject.random_game, subject.random_game.end
    page = written(random_game.record, end.standing, end.outcome)
    if read_record(page, "page") != random_game.record:
        yield "the record of a game does not read back"
    *_, last = replay(random_game.setting.game, random_game.record)
    for seat in random_game.setting.viewers():
        if random_game.setting.game.view(last.state, seat) != end.view(seat):
            yield f"{who(seat)} sees another table when the record is replayed"


def what_a_seat_imagines_looks_the_same_to_it(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        for seat in position.setting.viewers():
            yield from _imagined_alike(position, seat, Random(subject.random_game.seed))


def _imagined_alike(position: Position, seat: int | None, rng: Random) -> Iterator[str]:
    game = position.setting.game
    imagined = game.imagine(position.view(seat), rng)
    if name := different(game.view(imagined, seat), position.view(seat)):
        yield f"{who(seat)} does not see the same in a state that `imagine` made of its view: {name} differs"
    if game.to_act(imagined) != position.choices.keys():
        yield f"others are to act in a state that `imagine` made of the view of {who(seat)}"
    if game.outcome(imagined) != position.outcome:
        yield f"a state that `imagine` made of the view of {who(seat)} has another outcome"
    if seat is not None and seat in position.choices and game.legal(imagined, seat) != position.choices[seat]:
        yield f"{who(seat)} has other legal moves in a state that `imagine` made of its view"


def an_empty_table_can_be_imagined(subject: Subject) -> Iterator[str]:
    setting = subject.random_game.setting
    state = setting.start()
    for seat in setting.viewers():
        view = setting.game.view(state, seat)
        if setting.game.view(setting.game.imagine(view, subject.random_game.rng()), seat) != view:
            yield f"{who(seat)} does not see the same in an imagined state before the first deal"


def only_those_who_are_to_act_have_moves(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        game, due = position.setting.game, position.setting.game.to_act(position.state)
        for seat in range(position.setting.seats):
            if game.legal(position.state, seat) and seat not in due:
                yield f"`legal` has moves for seat {seat}, which `to_act` does not name"


def a_turn_takes_exactly_the_moves_that_are_due(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        due = dict(position.moves)
        other = next((seat for seat in (*range(position.setting.seats), NATURE) if seat not in due), -2)
        some_move = next(iter(due.values()), subject.random_game.last_move())
        if not _refuses(position, {**due, other: some_move}):
            yield f"`play` takes a move of {who(other)}, which `to_act` does not name"
        for seat in due:
            rest = {mover: move for mover, move in due.items() if mover != seat}
            if not _refuses(position, rest):
                yield f"`play` does without the move of seat {seat}, which is to act"


def a_move_that_is_not_legal_is_refused(subject: Subject) -> Iterator[str]:
    """Statistics leave the check of a record to `play`: `legal` would take longer than all else."""
    others = [position.moves for position in subject.random_game.positions]
    for position in subject.random_game.some():
        game, due = position.setting.game, dict(position.moves)
        for seat, choices in position.choices.items():
            wrong = {game.write(moves[seat]): moves[seat] for moves in others if seat in moves}
            for text, move in wrong.items():
                if move not in choices and not _refuses(position, {**due, seat: move}):
                    yield f"`play` takes {text!r} of seat {seat}, which `legal` does not offer"


def _refuses(position: Position, moves: dict[int, Any]) -> bool:
    try:
        position.setting.game.play(position.state, moves)
    except IllegalMove:
        return True
    return False


def the_order_of_choices_does_not_matter(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some()[:-1]:
        play, moves = position.setting.game.play, position.moves
        ordered = (dict(sorted(moves.items())), dict(sorted(moves.items(), reverse=True)))
        if play(position.state, ordered[0]) != play(position.state, ordered[1]):
            yield "`play` depends on the order of its mapping of moves"


def nature_and_seats_have_moves_of_their_own(subject: Subject) -> Iterator[str]:
    setting, first = subject.random_game.setting, subject.random_game.positions[0]
    state = setting.start()
    if setting.game.to_act(state) != {NATURE} or not first.moves:
        return
    try:
        setting.game.play(state, {NATURE: next(iter(first.moves.values()))})
    except IllegalMove:
        pass
    else:
        yield "`play` takes a move of a seat from nature"
    deal = setting.game.deal(state, nature(1, 0))
    if not _refuses(first, dict.fromkeys(first.moves, deal)):
        yield "`play` takes a move of nature from a seat"


def views_events_and_states_are_plain(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        for seat in position.setting.viewers():
            view = position.view(seat)
            plain = msgspec.json.decode(msgspec.json.encode(view))
            if name := different(msgspec.convert(plain, position.setting.game.view_type), view):
                yield f"a view does not read back from JSON: {name} differs"
        msgspec.json.encode((position.events, position.state))
        for event in position.events:
            if hasattr(event, "kind"):
                yield f"{type(event).__name__} has a field `kind`, in which `tide-gui tell` names the event"


def other_numbers_of_seats_are_refused(subject: Subject) -> Iterator[str]:
    game = subject.random_game.setting.game
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        try:
            game.start(seats, game.options_type())
        except UnplayableTable:
            continue
        yield f"`start` takes {seats} seats, and `seats` does not; call `check_seats`"


def who(seat: int | None) -> str:
    """Return a seat in words."""
    return "an onlooker" if seat is None else "nature" if seat == NATURE else f"seat {seat}"


def different(one: Any, other: Any) -> str:
    """Return the first field in which two values of a dataclass differ, or an empty string."""
    if one == other:
        return ""
    names = getattr(type(one), "__dataclass_fields__", {})
    return next((f"`{name}`" for name in names if getattr(one, name) != getattr(other, name, None)), "all")


RULES = (
    a_game_ends_with_somebody_ahead,
    moves_read_back,
    rubbish_is_no_move,
    a_record_replays_to_the_same_table,
    what_a_seat_imagines_looks_the_same_to_it,
    an_empty_table_can_be_imagined,
    only_those_who_are_to_act_have_moves,
    a_turn_takes_exactly_the_moves_that_are_due,
    a_move_that_is_not_legal_is_refused,
    the_order_of_choices_does_not_matter,
    nature_and_seats_have_moves_of_their_own,
    views_events_and_states_are_plain,
    other_numbers_of_seats_are_refused,
)
