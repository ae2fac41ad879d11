"""What a seat may not know changes nothing that it sees. Each check yields a sentence for each fault."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

from tide_gui.rules.catalog import AnyGame
from tide_gui.rules.game import Seat
from tide_gui.testing.random_game import Position, RandomGame, Subject, picked
from tide_gui.testing.rules_hold import different, who
from tide_gui.testing.terms import Terms


def other_world(subject: Subject, position: Position, viewer: Seat | None, rng: Random) -> Any:
    """Return a state that differs only in what a viewer cannot know."""
    if subject.terms.exchange is None:
        return position.setting.game.imagine(position.view(viewer), rng)
    return subject.terms.exchange(position.state, (viewer,), rng)


def what_is_hidden_does_not_show(subject: Subject) -> Iterator[str]:
    for position in subject.random_game.some():
        for seat in position.setting.viewers():
            game, rng = position.setting.game, Random(subject.random_game.seed)
            other = other_world(subject, position, seat, rng)
            if name := different(game.view(other, seat), position.view(seat)):
                yield f"the view of {who(seat)} shows in {name} what it may not know"
            if game.to_act(other) != position.choices.keys():
                yield f"`to_act` depends on what {who(seat)} may not know"
            if game.standing(other) != position.standing:
                yield f"`standing` depends on what {who(seat)} may not know"
            if game.outcome(other) != game.outcome(position.state):
                yield f"`outcome` depends on what {who(seat)} may not know"
            if (
                seat is not None
                and seat in position.choices
                and game.legal(other, seat) != position.choices[seat]
            ):
                yield f"`legal` depends on what seat {seat} may not know"


def what_is_hidden_changes_no_event(subject: Subject) -> Iterator[str]:
    rng = subject.random_game.rng()
    for position, seat, other in _other_worlds(subject.random_game, subject.terms, rng):
        if turn := turn_in_both(position, seat, other, rng):
            yield from _shown_by(turn, subject.terms)


def _other_worlds(
    random_game: RandomGame, terms: Terms, rng: Random
) -> Iterator[tuple[Position, Seat | None, Any]]:
    """Yield some positions before a turn, and for each viewer another state that looks the same to it."""
    for position in random_game.some()[:-1] if terms.exchange else ():
        for seat in random_game.setting.viewers():
            yield position, seat, terms.exchange(position.state, (seat,), rng, next_alike=True)  # type: ignore[misc]


@dataclass(frozen=True)
class SameTurn:
    """A turn with the same moves in two worlds that looked the same to a viewer."""

    game: AnyGame
    viewer: Seat | None
    states: tuple[Any, Any]  # after the turn
    events: tuple[tuple[Any, ...], tuple[Any, ...]]

    def parting(self, terms: Terms) -> tuple[Any, Any] | None:
        """Return the events in both worlds after which these may differ, or None if they stay alike."""
        for event, other in zip_longest(*self.events):
            if event != other or type(event) in terms.handed_over:
                return event, other
        return None


def turn_in_both(position: Position, viewer: Seat | None, other: Any, rng: Random) -> SameTurn | None:
    """Play the same turn in two worlds, or return None if there is none."""
    game, moves = position.setting.game, moves_in_both(position, other, rng)
    if not moves:
        return None
    (truth, events), (other, other_events) = game.play(position.state, moves), game.play(other, moves)
    return SameTurn(game, viewer, (truth, other), (events, other_events))


def moves_in_both(position: Position, other: Any, rng: Random) -> dict[Seat, Any]:
    """Return moves for a turn that can be played in both worlds, empty if there is none."""
    legal = position.setting.game.legal
    common = {
        seat: tuple(move for move in choices if move in legal(other, seat))
        for seat, choices in position.choices.items()
    }
    return {seat: picked(moves, rng) for seat, moves in common.items()} if all(common.values()) else {}


def _shown_by(turn: SameTurn, terms: Terms) -> Iterator[str]:
    """Yield what the turn shows to a viewer that may not know it."""
    parting = turn.parting(terms)
    if parting is None:
        yield from _seen_after(turn)
    elif not _meant(*parting, terms):
        name = type(next(event for event in parting if event is not None)).__name__
        yield (
            f"the event {name} shows what was hidden; if the game means it, name the event in"
            " `Terms(shown=...)`, and if the next turn shows it anyway, let `next_alike` keep it"
        )


def _meant(event: Any, other: Any, terms: Terms) -> bool:
    return event == other or (type(event) is type(other) and type(event) in terms.shown)


def _seen_after(turn: SameTurn) -> Iterator[str]:
    game, seat, (truth, other) = turn.game, turn.viewer, turn.states
    if name := different(game.view(other, seat), game.view(truth, seat)):
        yield f"after a turn the view of {who(seat)} shows in {name} what it may not know"
    if game.to_act(other) != game.to_act(truth):
        yield f"after a turn `to_act` depends on what {who(seat)} may not know"
    if seat is not None and game.legal(other, seat) != game.legal(truth, seat):
        yield f"after a turn `legal` depends on what {who(seat)} may not know"


def another_world_differs(subject: Subject) -> Iterator[str]:
    rng = subject.random_game.rng()
    worlds = _other_worlds(subject.random_game, subject.terms, rng)
    if subject.terms.exchange is not None and not any(
        other != position.state and moves_in_both(position, other, rng) for position, _, other in worlds
    ):
        yield "`exchange` finds no other state in a whole game, so that nothing secret is checked"


def compared(random_game: RandomGame, terms: Terms) -> list[bool]:
    """Return for some positions and each viewer whether another world stayed alike in a turn."""
    rng = random_game.rng()
    turns = (
        (position, other, turn_in_both(position, seat, other, rng))
        for position, seat, other in _other_worlds(random_game, terms, rng)
    )
    return [
        other != position.state and turn is not None and turn.parting(terms) is None
        for position, other, turn in turns
    ]


SECRETS = (what_is_hidden_does_not_show, what_is_hidden_changes_no_event, another_world_differs)
