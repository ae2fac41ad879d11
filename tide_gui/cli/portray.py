"""`tide-gui portray`: the characters of a game play among themselves, and a file keeps how each plays."""

import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import NamedTuple

from tide_gui import __version__, registry
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.portraits import (
    FORMAT,
    VERSION,
    Campaign,
    Counts,
    Figures,
    Portraits,
    pooled,
    portraits_file,
    written,
)
from tide_gui.bots.protocol import ENVIRONMENT
from tide_gui.bots.roster import characters_for
from tide_gui.bots.workplace import Here, Workplace, in_order
from tide_gui.characters import CHARACTERS
from tide_gui.cli.bot_sources import digest_of
from tide_gui.cli.errors import Failed, WrongUse
from tide_gui.cli.match import Match, play
from tide_gui.cli.progress import shown
from tide_gui.cli.workers import Processes, unwinding
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.traits import counts_of
from tide_gui.registry import Room
from tide_gui.resource_files import NoResources
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import places, shuffled
from tide_gui.rules.quoting import plain
from tide_gui.store.files import SHARED, write_whole
from tide_gui.table.record import read_record
from tide_gui.table.table import skim

MOST_SEATS = 4  # at a table of more, a game takes long
MOST_WORKERS = 256


class Sitting(NamedTuple):
    """What was seen of a game: each character's place, and its counts by trait."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    traits: Sequence[Counts]


def portray(chosen: Namespace) -> int:
    """Play, and keep the figures."""
    os.environ.update(ENVIRONMENT)  # numpy reads it on import; threads would change rounding
    room = _room(chosen.game)
    _check_numbers(chosen)
    path = chosen.out or _usual_file(room)
    matches = _matches(room.key, chosen.deals)
    seats = len(matches[0].players)
    bots = _digest(room)
    try:
        with unwinding():
            figures = figures_of(_sittings(matches, shown(_workplace(chosen.workers))))
    except PlayerFault as fault:
        raise Failed(str(fault)) from fault
    campaign = Campaign(FORMAT, VERSION, __version__, room.key, seats, chosen.deals, bots)
    _keep(path, written(Portraits(campaign, figures)))
    print(f"{len(matches)} games, kept in {plain(str(path))}")
    return 0


def _room(key: str) -> Room:
    room = registry.room_of(key) if game_called(key) else None
    if room is None:
        raise WrongUse(f"no game is called {key!r}; there are: {', '.join(registry.game_keys())}")
    if not room.bots:
        raise WrongUse(f"{key} has no bots of its own")
    return room


def _check_numbers(chosen: Namespace) -> None:
    if chosen.deals < 1:
        raise WrongUse("--deals must be at least 1")
    if not 1 <= chosen.workers <= MOST_WORKERS:
        raise WrongUse(f"--workers must be 1 to {MOST_WORKERS}")


def _usual_file(room: Room) -> Path:
    try:
        return portraits_file(room.key)
    except NoResources as error:
        raise Failed(str(error)) from error


def _digest(room: Room) -> str:
    try:
        return digest_of(room)
    except OSError as error:
        raise Failed(f"the code of the bots cannot be read: {error.strerror}") from error


def _keep(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content, SHARED)
    except OSError as error:
        raise Failed(f"{path} cannot be written: {error.strerror}") from error


# -- the games -----------------------------------------------------------------------------------


def _matches(key: str, deals: int) -> list[Match]:
    """Return the games: every deal is played at as many tables as the characters fill."""
    game = game_called(key)
    assert game is not None  # noqa: S101 - checked before
    names = characters_for(key)
    seats = min(MOST_SEATS, game.seats[-1])
    deals_of_tables = ((deal, tables(names, seats, deal)) for deal in range(1, deals + 1))
    return [Match(key, {}, players, deal) for deal, seated in deals_of_tables for players in seated]


def tables(names: Sequence[str], seats: int, deal: int) -> Iterator[tuple[str, ...]]:
    """Yield who sits together when this deal is played; those who are left over do not play it."""
    order = shuffled(names, Random(f"tables of {deal}"))
    for first in range(0, len(order) - seats + 1, seats):
        yield order[first : first + seats]


def _workplace(workers: int) -> Workplace:
    return Here() if workers == 1 else Processes(workers)


def _sittings(matches: Sequence[Match], workplace: Workplace) -> Iterator[Sitting]:
    for seen in in_order(workplace.done(sitting, None, matches)):
        if isinstance(seen, PlayerFault):
            raise seen
        yield seen


def sitting(_: None, match: Match) -> Sitting | PlayerFault:
    """Play a game and say what was seen of it."""
    try:
        result = play(match)
    except PlayerFault as fault:
        return fault
    game, presentation = game_called(match.game), presentation_of(match.game, in_english)
    assert game is not None and presentation is not None  # noqa: S101, PT018 - it was played
    events = [event for _, happened in skim(game, read_record(result.page, match.game)) for event in happened]
    winners = tuple(seat for seat, share in enumerate(result.shares) if share)
    scores, seats = presentation.scores, len(match.players)
    traits = counts_of(scores.traits(events), scores.trait_texts, seats)
    return Sitting(match.players, places(result.scores, winners), traits)


# -- the figures ---------------------------------------------------------------------------------


def figures_of(sittings: Iterable[Sitting]) -> dict[str, Figures]:
    """Put all that was seen together, for each character."""
    games: Counter[str] = Counter()
    traits: dict[str, Counts] = {}
    behind: dict[str, Counts] = {}
    for seen in sittings:
        games.update(seen.players)
        for name, own in zip(seen.players, seen.traits, strict=True):
            traits[name] = pooled((traits.get(name, {}), own))
        for (name, place), (other, place_of_other) in permutations(
            zip(seen.players, seen.places, strict=True), 2
        ):
            met = {other: (int(place > place_of_other), 1)}
            behind[name] = pooled((behind.get(name, {}), met))
    return {
        name: Figures(name, games[name], dict(traits[name]), dict(sorted(behind[name].items())))
        for name in sorted(games, key=[*CHARACTERS].index)
    }
