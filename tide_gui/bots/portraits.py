"""How the characters play a game, in figures: the file that `tide-gui portray` makes, and what it says."""

from collections.abc import Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from tide_gui import registry
from tide_gui.bots.intervals import share_interval
from tide_gui.characters import level_of
from tide_gui.resource_files import NoResources, resources

FILE = "portraits.jsonl"
FORMAT: Literal["tide-table-portraits"] = "tide-table-portraits"
VERSION: Literal[1] = 1
FEWEST_GAMES = 3  # together, before one says that a character loses to another
CLEAR = 3.0  # standard errors: the chances of one game depend on each other, so two say too little

Number = Annotated[int, Meta(ge=0)]
Count = tuple[Number, Annotated[int, Meta(ge=1)]]  # how often, and of how many chances
Counts = Mapping[str, Count]


class Campaign(Struct, frozen=True):
    """The first line: which games were played, from deal 1 on, and by which bots."""

    format: Literal["tide-table-portraits"]
    version: Literal[1]
    program: str  # its version
    game: str
    seats: int
    deals: int
    bots: str  # what they were made of and how traits were counted, as a digest


class Figures(Struct, frozen=True):
    """A further line: a character in these games."""

    character: str
    games: int
    traits: dict[str, Count]
    behind: dict[str, Count]  # how often it ended behind another character, of the games with it


class Portraits(NamedTuple):
    """All figures of a game, by character."""

    campaign: Campaign
    figures: Mapping[str, Figures]


# -- the file ------------------------------------------------------------------------------------


def portraits_file(game: str) -> Path:
    """Return the path of the figures of a game; NoResources if those of the house are missing."""
    room = registry.room_of(game)
    return ((room and room.resources) or resources() / game) / FILE


def portraits_of(game: str) -> Portraits | None:
    """Return the figures of a game; None if it has none that can be read."""
    try:
        return read_portraits(portraits_file(game).read_bytes())
    except (NoResources, OSError, ValueError, msgspec.MsgspecError):
        return None


def read_portraits(page: bytes) -> Portraits:
    """Read a whole file; ValueError or MsgspecError if it is none."""
    first, *others = page.splitlines() or [b""]
    figures = [msgspec.json.decode(line, type=Figures) for line in others]
    counts = (count for each in figures for of in (each.traits, each.behind) for count in of.values())
    if any(times > chances for times, chances in counts):
        raise ValueError("something happened more often than it could")
    return Portraits(msgspec.json.decode(first, type=Campaign), {each.character: each for each in figures})


def written(portraits: Portraits) -> bytes:
    """Return the file: a line for the campaign, and one for each character."""
    lines = (portraits.campaign, *portraits.figures.values())
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


# -- what the figures say ------------------------------------------------------------------------


def peers(name: str, among: Iterable[str]) -> tuple[str, ...]:
    """Return the others of the same level; of a character that is alone on its level all others."""
    others = [other for other in among if other != name]
    alike = [other for other in others if level_of(other) is level_of(name)]
    return tuple(alike or others)


def pooled(counts: Iterable[Counts]) -> dict[str, Count]:
    """Put the counts of several characters together."""
    whole: dict[str, Count] = {}
    for each in counts:
        for key, (times, chances) in each.items():
            so_far = whole.get(key, (0, 0))
            whole[key] = (so_far[0] + times, so_far[1] + chances)
    return whole


def distances(own: Counts, others: Counts) -> dict[str, float]:
    """Return by how many standard errors the figures differ, most first; from `CLEAR` on it is no chance."""
    found = {key: _distance(own[key], others[key]) for key in own.keys() & others.keys()}
    return {key: found[key] for key in sorted(found, key=lambda key: (-found[key], key))}


def _distance(one: Count, other: Count) -> float:
    """Return how many standard errors lie between two shares."""
    share = (one[0] + other[0]) / (one[1] + other[1])
    error = sqrt(share * (1 - share) * (1 / one[1] + 1 / other[1]))
    return abs(one[0] / one[1] - other[0] / other[1]) / error if error else 0.0


def hardest(behind: Counts) -> str:
    """Return the character that it ends behind most surely; empty if too few games say so of any."""
    enough = {name: count for name, count in behind.items() if count[0] and count[1] >= FEWEST_GAMES}
    found = {name: _at_least(count) for name, count in enough.items()}
    return max(found, key=lambda name: (found[name], name), default="")


def _at_least(count: Count) -> float:
    """Return the lower end of the interval of a share: a few games say little."""
    times, chances = count
    share = times / chances
    return share_interval(share, chances * share * (1 - share), chances)[0]
