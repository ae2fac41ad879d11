"""What a seat may not know changes nothing that it sees. Each check yields a sentence for each fault."""

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from tide_gui.rules.game import Seat
from tide_gui.testing.course import Course, Moment, Subject, picked
from tide_gui.testing.rules_hold import different, who
from tide_gui.testing.terms import Terms


def other_world(subject: Subject, moment: Moment, viewer: Seat | None, rng: Random) -> Any:
    """Return a state that differs only in what a viewer cannot know."""
    if subject.terms.exchange is None:
        return moment.setting.game.imagine(moment.view(viewer), rng)
    return subject.terms.exchange(moment.state, (viewer,), rng)


def what_is_hidden_does_not_show(subject: Subject) -> Iterator[str]:
    for moment in subject.course.some():
        for seat in moment.setting.viewers():
            game, rng = moment.setting.game, Random(subject.course.seed)
            other = other_world(subject, moment, seat, rng)
            if name := different(game.view(other, seat), moment.view(seat)):
                yield f"the view of {who(seat)} shows in {name} what it may not know"
            if game.to_act(other) != moment.choices.keys():
                yield f"`to_act` depends on what {who(seat)} may not know"
            if game.standing(other) != moment.standing:
                yield f"`standing` depends on what {who(seat)} may not know"
            if game.outcome(other) != game.outcome(moment.state):
                yield f"`outcome` depends on what {who(seat)} may not know"
            if (
                seat is not None
                and seat in moment.choices
                and game.legal(other, seat) != moment.choices[seat]
            ):
                yield f"`legal` depends on what seat {seat} may not know"


def what_is_hidden_changes_no_event(subject: Subject) -> Iterator[str]:
    if subject.terms.exchange is None:
        return
    rng = subject.course.rng()
    for moment in subject.course.some():
        for seat in moment.setting.viewers():
            other = subject.terms.exchange(moment.state, (seat,), rng, next_alike=True)
            yield from turn_in_both(subject.terms, moment, seat, other, rng)


def turn_in_both(terms: Terms, moment: Moment, seat: Seat | None, other: Any, rng: Random) -> Iterator[str]:
    """Play the same turn in two worlds that look alike to a seat."""
    game, moves = moment.setting.game, moves_in_both(moment, other, rng)
    if not moves:
        return
    (truth, events), (other, other_events) = game.play(moment.state, moves), game.play(other, moves)
    if event := _unlike(terms, events, other_events):
        yield (
            f"the event {event} shows what was hidden; if the game means it, name the event in"
            " `Terms(shown=...)`, and if the next turn shows it anyway, let `next_alike` keep it"
        )
    elif not _all_may_know(terms, events):
        if name := different(game.view(other, seat), game.view(truth, seat)):
            yield f"after a turn the view of {who(seat)} shows in {name} what it may not know"
        if game.to_act(other) != game.to_act(truth):
            yield f"after a turn `to_act` depends on what {who(seat)} may not know"
        if seat is not None and game.legal(other, seat) != game.legal(truth, seat):
            yield f"after a turn `legal` depends on what {who(seat)} may not know"


def moves_in_both(moment: Moment, other: Any, rng: Random) -> dict[Seat, Any]:
    """Return moves for a turn that can be played in both worlds, empty if there is none."""
    legal = moment.setting.game.legal
    common = {
        seat: tuple(move for move in choices if move in legal(other, seat))
        for seat, choices in moment.choices.items()
    }
    return {seat: picked(moves, rng) for seat, moves in common.items()} if all(common.values()) else {}


def _unlike(terms: Terms, events: tuple[Any, ...], others: tuple[Any, ...]) -> str:
    """Return the first event that differs before something is shown or handed over, or an empty string."""
    for event, other in zip_longest(events, others):
        if event != other:
            alike = type(event) is type(other) and type(event) in terms.shown
            return "" if alike else type(event if event is not None else other).__name__
        if type(event) in (*terms.shown, *terms.handed_over):
            return ""
    return ""


def _all_may_know(terms: Terms, events: tuple[Any, ...]) -> bool:
    return any(type(event) in (*terms.shown, *terms.handed_over) for event in events)


def another_world_differs(subject: Subject) -> Iterator[str]:
    if subject.terms.exchange is not None and not any(compared(subject.course, subject.terms)):
        yield "`exchange` finds no other state in a whole game, so that nothing secret is checked"


def compared(course: Course, terms: Terms) -> list[bool]:
    """Return for some moments whether another world was found in which the turn can be played, too."""
    rng, found = course.rng(), []
    for moment in course.some()[:-1] if terms.exchange else ():
        for seat in course.setting.viewers():
            other = terms.exchange(moment.state, (seat,), rng, next_alike=True)  # type: ignore[misc]
            found.append(other != moment.state and bool(moves_in_both(moment, other, rng)))
    return found


SECRETS = (what_is_hidden_does_not_show, what_is_hidden_changes_no_event, another_world_differs)
