"""Plays random games of each setting and gathers what is wrong in them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from traceback import extract_tb
from typing import Any

from tide_gui import registry
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.presentation import Presentation
from tide_gui.presentation.text import in_english
from tide_gui.registry import Room
from tide_gui.rules.catalog import AnyGame
from tide_gui.testing.picks_hold import PICKS
from tide_gui.testing.random_game import Endless, RandomGame, Subject, played
from tide_gui.testing.room_holds import ROOM
from tide_gui.testing.room_parts import RoomParts
from tide_gui.testing.rows_hold import ROWS
from tide_gui.testing.rules_hold import RULES
from tide_gui.testing.scenes_hold import SCENES
from tide_gui.testing.secrets_hold import SECRETS
from tide_gui.testing.settings import Setting, pairwise, settings_of, wrong_options, wrong_seats
from tide_gui.testing.terms import NO_TERMS, Exchange, Terms
from tide_gui.testing.words_hold import WORDS

Check = Callable[[Any], Iterator[str]]
OF_RULES: tuple[Check, ...] = (*RULES, *SECRETS)
OF_PRESENTATION: tuple[Check, ...] = (*ROWS, *SCENES, *PICKS, *WORDS)
SEEDS = range(3)
NEEDS_PYTEST = (
    "`tide_gui.testing.contract` makes a test for pytest, which is not installed: pip install pytest"
)


class BrokenContract(AssertionError):
    """A game does not do what every game must; the message has a line for each fault."""


def check(
    game: AnyGame,
    presentation: Presentation | None = None,
    *,
    settings: Iterable[Setting] | None = None,
    exchange: Exchange | None = None,
    terms: Terms | None = None,
    seeds: Sequence[int] = SEEDS,
) -> None:
    """Raise BrokenContract with a sentence for each fault; without a presentation only the rules are checked.

    `settings` are by default so many that every pair of a number of seats and options occurs. `terms` may say
    more than `exchange`, which replaces that of the terms. Each seed is a game.
    """
    if wrong := [*wrong_seats(game), *wrong_options(game)]:
        raise BrokenContract("\n".join(wrong))
    terms = terms or NO_TERMS
    terms = replace(terms, exchange=exchange or terms.exchange)
    chosen = _chosen(game, settings)
    found = [fault for setting in chosen for fault in faults_in(setting, presentation, terms, seeds)]
    if found:
        raise BrokenContract("\n".join(dict.fromkeys(found)))


def _chosen(game: AnyGame, settings: Iterable[Setting] | None) -> list[Setting]:
    chosen = pairwise(settings_of(game)) if settings is None else list(settings)
    if not chosen:
        raise ValueError("there is no setting in which the game is to be checked: `settings` is empty")
    return chosen


def check_room(room: Room, *, rules_and_presentation: bool = True, **how: Any) -> None:
    """Check rules and presentation as `check` does, then bots, trainer, lessons, sounds, pictures."""
    with _registered(room):
        parts = _parts_of(room)
        found = [fault for each in ROOM if (fault := _fault(each, parts))]
        if rules_and_presentation:
            found = [*_found_by(check, parts.game, parts.shown, **how), *found]
    if found:
        raise BrokenContract("\n".join(found))


def _found_by(checked: Callable[..., None], *of: Any, **how: Any) -> tuple[str, ...]:
    try:
        checked(*of, **how)
    except BrokenContract as error:
        return (str(error),)
    return ()


@contextmanager
def _registered(room: Room) -> Iterator[None]:
    """Let a room be the one with its key for a while, also where an installed package offers another."""
    offered = registry.room_of(room.key)
    if offered == room:
        yield
        return
    if registry.is_house(room.key):
        raise BrokenContract(f"the key {room.key!r} is that of a game of the house; choose another")
    registry.unregister(room.key)
    registry.register(room)
    try:
        yield
    finally:
        registry.unregister(room.key)
        if offered:
            registry.register(offered)


def _parts_of(room: Room) -> RoomParts:
    game, shown = registry.rule_book(room.key), presentation_of(room.key, in_english)
    if game is None or shown is None:
        raise BrokenContract(str(registry.faults[-1]))
    if game.key != room.key:
        raise BrokenContract(f"the key of the room is {room.key!r}, that of its game {game.key!r}")
    return RoomParts(room, game, shown)


def contract(game: AnyGame, presentation: Presentation | None = None, **how: Any) -> Any:
    """Return a test for pytest, tried with each setting; `how` are the arguments of `check`."""
    try:
        import pytest  # noqa: PLC0415 - the rest works without it
    except ImportError as error:
        raise ImportError(NEEDS_PYTEST) from error
    settings = how.pop("settings", None)

    @pytest.mark.parametrize("setting", _chosen(game, settings), ids=str)
    def test_contract(setting: Setting) -> None:
        check(game, presentation, settings=[setting], **how)

    return test_contract


def faults_in(
    setting: Setting,
    presentation: Presentation | None,
    terms: Terms = NO_TERMS,
    seeds: Sequence[int] = SEEDS,
    checks: Sequence[Check] | None = None,
) -> list[str]:
    """Return a sentence for each check that fails, with the setting in which it does."""
    if not seeds:
        raise ValueError("no game is to be played: `seeds` is empty")
    if checks is None:
        checks = (*OF_RULES, *OF_PRESENTATION) if presentation else OF_RULES
    found: dict[str, str] = {}
    for seed in seeds:
        subject = _played(setting, presentation, terms, seed, found)
        if subject is None:
            break
        for each in checks:
            if each.__name__ not in found and (fault := _fault(each, subject)):
                found[each.__name__] = f"{setting}, deal {seed}: {fault}."
    return list(found.values())


def _played(
    setting: Setting, presentation: Presentation | None, terms: Terms, seed: int, found: dict[str, str]
) -> Subject | None:
    try:
        random_game: RandomGame = played(setting, seed, seed)
    except Endless as error:
        found["played"] = f"{setting}, deal {seed}: {error}."
    except Exception as error:
        found["played"] = f"{setting}, deal {seed}: a random game ends with {_error_text(error)}."
    else:
        return Subject(random_game, terms, presentation)  # type: ignore[arg-type]  # checks of rules never ask for it
    return None


def _fault(each: Check, subject: Subject | RoomParts) -> str:
    try:
        return next(islice(each(subject), 1), "")
    except Exception as error:
        return f"the check that {each.__name__.replace('_', ' ')} ends with {_error_text(error)}"


def _error_text(error: Exception) -> str:
    """Return what was raised, and in which line: the last one outside of this package."""
    frames = extract_tb(error.__traceback__)
    here = Path(__file__).parents[1]
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(here)] or frames
    return f"{type(error).__name__}: {error} ({Path(own[-1].filename).name}, line {own[-1].lineno})"
