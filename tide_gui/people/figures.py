"""The figures of one person, from the summaries of their games."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tide_gui.characters import is_person
from tide_gui.people.directory import SHEEP, Directory, is_erased
from tide_gui.people.sheep import sheep_at_table
from tide_gui.people.summary import KINDS, SeatSummary, Summary
from tide_gui.presentation.feats import Feats, FeatText, together
from tide_gui.rules.game import Seat
from tide_gui.table.names import name_key

MOST_POINTS = 40  # of the line of a chart; with more games, one point is the mean of several


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of one person."""

    summary: Summary
    seat: Seat

    @property
    def own(self) -> SeatSummary:
        return self.summary.seats[self.seat]

    @property
    def opponents(self) -> str:
        return self.summary.opponents(self.seat)


@dataclass(frozen=True, slots=True)
class Wins:
    """Games won against par: what the same seats win when all players are equally good."""

    games: int = 0
    won: float = 0
    par: float = 0


@dataclass(frozen=True, slots=True)
class Line:
    """Points over time: each value is the mean of so many games, the last one perhaps of fewer."""

    values: tuple[float, ...] = ()
    games_each: int = 1


@dataclass(frozen=True, slots=True)
class Figures:
    """What the page of a person shows."""

    wins: Wins
    streak: int  # the longest row of games that were won or shared
    opponents: Mapping[str, Wins]  # by kind, in the order of KINDS
    places: tuple[int, ...]  # how often first, second and so on
    points: Line
    feats: Feats


def games_by_person(summaries: Iterable[Summary], directory: Directory) -> dict[str, list[PlayedGame]]:
    """Return the games of each person; both in time order.

    The seat of a guest, and one that a bot played on, are nobody's.
    Who is not in the directory is called as in their last game.
    """
    found: dict[str, list[PlayedGame]] = {}
    called: dict[str, str] = {}
    person = cache(directory.person)
    for summary in sorted(summaries, key=lambda summary: summary.ended):
        for seat, each in enumerate(summary.seats):
            if is_person(each) and not each.guest and not is_erased(name := person(each.name)):
                key = name_key(name)
                called[key] = name
                found.setdefault(key, []).append(PlayedGame(summary, seat))
    return {called[key]: games for key, games in found.items()}


def sheep_of(person: str, games: Sequence[PlayedGame], directory: Directory) -> int:
    """Return the sheep of a person, or else the one that they had in the last of these games."""
    sheep = directory.sheep_of(person)
    if sheep is not None or not games:
        return sheep or 0
    last = games[-1]
    return sheep_at_table(last.summary.seats, directory)[last.seat % SHEEP]


def together_at_table(some: Iterable[PlayedGame], others: Iterable[PlayedGame]) -> int:
    """Return in how many games two people sat at one table."""
    return len({id(game.summary) for game in some} & {id(game.summary) for game in others})


def figures_of(games: Sequence[PlayedGame], texts: Mapping[str, FeatText]) -> Figures:
    """Return the figures of these games, oldest first; `texts` are the words of their feats."""
    return Figures(
        wins=wins_in(games),
        streak=_longest(game.own.share > 0 for game in games),
        opponents=_by_opponents(games),
        places=_places(games),
        points=_line([game.own.score for game in games if game.summary.has_points]),
        feats=together((game.own.feats for game in games), texts),
    )


def _by_opponents(games: Sequence[PlayedGame]) -> dict[str, Wins]:
    found: dict[str, list[PlayedGame]] = {}
    for game in games:
        found.setdefault(game.opponents, []).append(game)
    return {kind: wins_in(found[kind]) for kind in KINDS if kind in found}


def wins_in(games: Sequence[PlayedGame]) -> Wins:
    return Wins(len(games), sum(game.own.share for game in games), sum(game.summary.par for game in games))


def _longest(won: Iterable[bool]) -> int:
    """Return the length of the longest row of victories."""
    longest = now = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return longest


def _places(games: Sequence[PlayedGame]) -> tuple[int, ...]:
    counts = Counter(game.own.place for game in games)
    most = max((len(game.summary.seats) for game in games), default=0)
    return tuple(counts[place] for place in range(1, most + 1))


def _line(scores: Sequence[int]) -> Line:
    each = max(1, -(-len(scores) // MOST_POINTS))
    parts = [scores[start : start + each] for start in range(0, len(scores), each)]
    return Line(tuple(sum(part) / len(part) for part in parts), each)
