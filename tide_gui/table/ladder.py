"""The ladder: bots in the order of their levels. Who beats one in a best of three meets the next."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tide_gui.rules.game import Outcome
from tide_gui.table.day import DAY, Result, is_alone_against, result_of
from tide_gui.table.record import Header

LADDER = "ladder"  # the key in `extra` for the bot of the rung
RUNGS = ("puffin", "shrimp", "herring", "seal", "otter", "heron", "orca", "albatross")
ENOUGH = 2  # games won or lost decide a best of three


@dataclass(frozen=True, slots=True)
class Match:
    """The games won and lost of a best of three that goes on."""

    won: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Climb:
    """How far somebody has come: the rungs that are beaten, and the match on the next one."""

    beaten: int
    match: Match
    lost: int  # matches that were lost on that rung


def rungs_of(playing: Sequence[str]) -> tuple[str, ...]:
    """Return the rungs of a game, lowest first; `playing` are the bots that play it."""
    return tuple(bot for bot in RUNGS if bot in playing)


def bots_on(rung: int, rungs: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return who sits at the other seats: the bot of the rung, and those that were beaten last.

    On the lowest rungs the next ones fill the table; a short ladder fills it with the bot of the rung.
    """
    company = (*reversed(rungs[:rung]), *rungs[rung + 1 :], *[rungs[rung]] * seats)
    return (rungs[rung], *company)[: seats - 1]


def rung_of(header: Header, rungs: Sequence[str], seats: int) -> int | None:
    """Return the rung on which a game is played; None if it does not count."""
    bot = header.extra.get(LADDER)
    if header.practice or DAY in header.extra or not isinstance(bot, str) or bot not in rungs:
        return None
    rung = rungs.index(bot)
    return rung if is_alone_against(header, bots_on(rung, rungs, seats)) else None


def climbed(games: Iterable[tuple[int, Outcome]], rungs: int) -> Climb:
    """Return how far these finished games lead, the first one first; each is on a rung.

    A rung that is beaten stays beaten, and so do those below it, even if their games were deleted.
    """
    matches, lost, beaten = [Match()] * rungs, [0] * rungs, 0
    for rung, outcome in games:
        match = _after(matches[rung], outcome)
        if match.won == ENOUGH:
            beaten = max(beaten, rung + 1)
        lost[rung] += match.lost == ENOUGH
        matches[rung] = Match() if ENOUGH in (match.won, match.lost) else match
    return Climb(beaten, matches[beaten], lost[beaten]) if beaten < rungs else Climb(beaten, Match(), 0)


def _after(match: Match, outcome: Outcome) -> Match:
    """Count a game; a shared victory is won."""
    if result_of(outcome) is Result.LOST:
        return replace(match, lost=match.lost + 1)
    return replace(match, won=match.won + 1)
