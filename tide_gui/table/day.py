"""The deal of the day: a date names a deal of each game, the same cards for everybody.

The number is public: whoever computes it beforehand cheats only themselves. A header can be edited by hand,
so one that contradicts itself does not count.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from tide_gui.characters import PERSON, Level
from tide_gui.lean_start import digest
from tide_gui.rules.game import Game, Outcome, Seat, places
from tide_gui.table.record import DEALS, Header, Record
from tide_gui.table.table import replay

DAY = "day"  # the key in `extra` for the date that names the deal, as in `2026-11-23`
SEATS = 3  # or as near to that as the game allows
POOL = {  # who may be drawn, so that characters that come later change no day of the past
    Level.CASUAL: ("herring", "seal", "gull", "crab"),
    Level.STRONG: ("otter", "heron", "dolphin", "cormorant"),
}
LEVELS = tuple(POOL)
YOU: Seat = 0
DATE = len("2026-11-23")


class Result(StrEnum):
    """How a game ended for one seat."""

    WON = "won"
    SHARED = "shared"
    LOST = "lost"


def deal_of(game: str, day: str) -> int:
    """Return the number of the deal that this date names."""
    return _drawn(game, day, "deal") % DEALS


def seats_near(allowed: range, wanted: int = SEATS) -> int:
    """Return the number of seats of a table for one person."""
    return min(max(wanted, allowed[0]), allowed[-1])


def bots_of(game: str, day: str, seats: int, playing: Sequence[str]) -> tuple[str, ...]:
    """Return who sits at the other seats: the levels take turns, and the date picks one of each level.

    `playing` are the bots that play the game, of whatever levels it has.
    """
    turned = _drawn(game, day, "levels")
    levels = [LEVELS[(turned + seat) % len(LEVELS)] for seat in range(seats - 1)]
    bots: list[str] = []
    for seat, level in enumerate(levels):
        free = [bot for bot in playing if bot not in bots] or list(playing)
        suited = [bot for bot in POOL[level] if bot in free] or free
        bots.append(suited[_drawn(game, day, f"bot {seat}") % len(suited)])
    return tuple(bots)


def _drawn(game: str, day: str, what: str) -> int:
    text = f"Tide Table, deal of the day: {what} of {game} on {day}"
    return int.from_bytes(digest(text.encode(errors="replace"), 8))


# -- what a record says --------------------------------------------------------------------------


def day_of(header: Header) -> str:
    """Return the date whose deal was played; empty if there is none, or if the game began before that day."""
    day = header.extra.get(DAY)
    if not isinstance(day, str) or header.deal != deal_of(header.game, day):
        return ""
    return day if started_on(header) >= day else ""


def started_on(header: Header) -> str:
    """Return the date on which a game began."""
    return header.started[:DATE]


def is_alone_against(header: Header, bots: Sequence[str]) -> bool:
    """Whether one person played against exactly these bots, by the usual rules."""
    players = tuple(seated.player for seated in header.seats)
    return players == (PERSON, *bots) and not any(header.options.values())


# -- how it ended --------------------------------------------------------------------------------


def result_of(outcome: Outcome, seat: Seat = YOU) -> Result:
    if seat not in outcome.winners:
        return Result.LOST
    return Result.WON if len(outcome.winners) == 1 else Result.SHARED


def place_of(outcome: Outcome, seat: Seat = YOU) -> int:
    """Return the place of a seat, from 1; ties share one, and winners come before all others."""
    return places(outcome.scores, outcome.winners)[seat]


def rounds_of(game: Game[Any, Any, Any, Any], record: Record, seat: Seat = YOU) -> Iterator[Result]:
    """Yield how a seat did whenever points were given: had it the most of them, alone or not?"""
    for played in replay(game, record):
        before, after = played.before.scores, played.standing.scores
        gains = tuple(now - then for then, now in zip(before, after, strict=True))
        if any(gains):
            winners = tuple(each for each, gain in enumerate(gains) if gain == max(gains))
            yield result_of(Outcome(gains, winners), seat)
