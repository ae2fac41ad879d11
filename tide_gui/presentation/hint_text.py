"""Sentences about what an expert bot would do."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeVar

from tide_gui.presentation.text import Translate, decimal_text
from tide_gui.rules.game import Weighed

M = TypeVar("M")

LEAST = 0.01  # a smaller share is shown as none
HARDLY, NEARLY, ALWAYS = 5, 95, 100  # per cent: where the wording changes


class Often(Enum):
    """How often a move would be made."""

    NEVER = auto()
    HARDLY = auto()
    SOMETIMES = auto()
    NEARLY = auto()
    ALWAYS = auto()


@dataclass(frozen=True, slots=True)
class PieceHint:
    """The hint for equal pieces: how often an expert would use one of them, two and so on, in per cent."""

    shares: tuple[int, ...] = ()
    words: str = ""  # if one of them alone makes its only move
    first: int = 0  # how many of them the first choice uses
    first_words: str = ""  # of those, instead of `words`
    wins: int | None = None  # of 100 games, if one of them alone makes its only move; in a review also else

    def share(self, place: int) -> int:
        """The share of the first one, at place 0, of the second and so on."""
        return self.shares[place] if place < len(self.shares) else 0

    def is_first(self, place: int) -> bool:
        """Whether the first choice uses the piece at this place."""
        return place < self.first

    def text(self, place: int) -> str:
        """What is said about the piece at this place."""
        return self.first_words if self.is_first(place) else self.words


NO_HINT = PieceHint()


def by_preference(weighed: Iterable[Weighed[M]]) -> list[Weighed[M]]:
    """The moves with the largest share first; of those with equal shares as shown, the one that wins most."""
    return sorted(weighed, key=lambda each: (percent(each.share), each.chance or 0.0), reverse=True)


def games_of(chance: float) -> int:
    """How many of 100 games a chance wins, or a difference of chances."""
    return round(100 * chance)


def games_of_each(chances: Sequence[float]) -> list[int]:
    """How many of 100 games each wins, together 100: what is left goes to the largest remainders."""
    games = [int(100 * chance) for chance in chances]
    by_remainder = sorted(range(len(games)), key=lambda seat: games[seat] - 100 * chances[seat])
    rounded_up = by_remainder[: 100 - sum(games)]
    return [each + (seat in rounded_up) for seat, each in enumerate(games)]


def wins_of(weighed: Weighed[M]) -> int:
    """How many of 100 games are won."""
    return games_of(weighed.chance or 0.0)


def fewer_of(best: Weighed[M], other: Weighed[M]) -> int:
    """How many games of 100 another move wins fewer, by the figures that are shown.

    If none, it is about as good; if it wins more, it is no worse. Hints and reviews both go by this.
    """
    return wins_of(best) - wins_of(other)


def percent(share: float) -> int:
    """How often a move is made, in per cent; below one per cent it counts as 0."""
    return round(100 * share) if share >= LEAST else 0


def often(share: float) -> Often:
    """The words for a share; they follow the per cent that are shown on a card."""
    steps = ((1, Often.NEVER), (HARDLY, Often.HARDLY), (NEARLY, Often.SOMETIMES), (ALWAYS, Often.NEARLY))
    return next((word for most, word in steps if percent(share) < most), Often.ALWAYS)


def hint_text(often_words: str, chance: float | None, points: float | None, translate: Translate) -> str:
    """Two sentences; `chance` is that of winning, and without chance and points there is only the first."""
    return f"{often_words} {_worth_text(chance, points, translate)}".rstrip()


def plain_often_text(share: float, translate: Translate) -> str:
    """How often a move would be made, for games without wording of their own."""
    words = {
        Often.NEVER: translate("Hint", "The expert would not do this."),
        Often.HARDLY: translate("Hint", "The expert would hardly ever do this."),
        Often.SOMETIMES: translate("Hint", "The expert would do this {percent}% of the time."),
        Often.NEARLY: translate("Hint", "The expert would nearly always do this."),
        Often.ALWAYS: translate("Hint", "The expert would always do this."),
    }
    return words[often(share)].format(percent=percent(share))


def beside_text(first: Weighed[M], other: Weighed[M], translate: Translate) -> str:
    """What the first choice wins; empty where the other move wins as many, or no chances are told."""
    if None in (first.chance, other.chance) or not fewer_of(first, other):
        return ""
    text = translate("Hint", "The first choice wins {wins}.", "{wins}: of 100 games, as said before")
    return text.format(wins=wins_of(first))


def first_choice_text(words: str, translate: Translate) -> str:
    """What is said about a piece of the first choice; `words` are those that any piece would have."""
    first = translate("Hint", "First choice.", "of the expert, said of a card or another piece")
    return f"{first} {words}".strip()


def _worth_text(chance: float | None, points: float | None, translate: Translate) -> str:
    wins = "" if chance is None else str(games_of(chance))
    made = "" if points is None else decimal_text(points, translate)
    if wins and made:
        text = translate(
            "Hint",
            "With it an expert wins {wins} of 100 games and makes about {points} points in this round.",
            "with this card or move; {points} has a decimal, such as 3.2",
        )
    elif wins:
        text = translate("Hint", "With it an expert wins {wins} of 100 games.", "with this card or move")
    elif made:
        text = translate(
            "Hint",
            "With it you make about {points} points in this round.",
            "with this card or move; {points} has a decimal, such as 3.2",
        )
    else:
        return ""
    return text.format(wins=wins, points=made)


# -- the stages of a hint ------------------------------------------------------------------------


def refused_text(translate: Translate) -> str:
    """Shown instead of a hint, and instead of taking back, in a game that counts on the ladder."""
    return translate(
        "Hint",
        "The ladder is climbed without hints, and nothing is taken back. "
        "A new game against the same bots allows both.",
    )


def awaited_text(translate: Translate) -> str:
    """Shown while a bot thinks; not by name, because a bot of that name may be seated at the table."""
    return translate("Hint", "An expert from outside the game thinks about it.")


def shown_text(translate: Translate) -> str:
    """Shown while no card is raised."""
    return translate("Hint", "On the cards: how often the expert would play them. Raise one to read more.")


def shown_on_buttons_text(translate: Translate) -> str:
    """Shown where the moves are buttons alone."""
    return translate("Hint", "On the buttons: how often the expert would choose each of them.")


def failed_text(translate: Translate) -> str:
    """Shown when no answer came."""
    return translate("Hint", "No hint came, and nothing is lost. You may ask again.")
