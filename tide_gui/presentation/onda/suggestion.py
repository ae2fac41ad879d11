"""What a hint in Onda says: one play, what it leaves, and one cause."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum, auto

from tide_gui.presentation.hint_text import Often, fewer_of, often, percent
from tide_gui.presentation.onda import situations
from tide_gui.presentation.onda.picks import alike
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.onda.titles import full_title
from tide_gui.presentation.presentation import Suggestions
from tide_gui.presentation.text import Translate, points_text
from tide_gui.rules.game import Seat, Weighed
from tide_gui.rules.onda.combinations import answers
from tide_gui.rules.onda.moves import Lay, Move, TurnTide
from tide_gui.rules.onda.state import View

WeighedMove = Weighed[Move]
FIGURES = {"out", "plays", "plays_before"}  # chance to go out; fewest plays that are left, and that were


def preferred(weighed: Iterable[WeighedMove]) -> list[WeighedMove]:
    """The different plays, the one with the largest share first, as the twin that has most of it."""
    twins: defaultdict[object, list[WeighedMove]] = defaultdict(list)
    for each in weighed:
        twins[alike(each.move)].append(each)
    plays = [replace(max(some, key=_share), share=sum(map(_share, some))) for some in twins.values()]
    return sorted(plays, key=_share, reverse=True)


def _share(weighed: WeighedMove) -> float:
    return weighed.share


class Spent(Enum):
    """What a move uses up that may be worth more later."""

    BOMB = auto()
    TURN = auto()
    WILD = auto()


def spent_by(move: Move) -> Spent | None:
    match move:
        case Lay(bomb=True):
            return Spent.BOMB
        case TurnTide():
            return Spent.TURN
        case Lay(wilds=wilds) if wilds:
            return Spent.WILD
    return None


class OndaSuggestions(Suggestions):
    """Names the play that an expert prefers. Plays that differ by suits only count as one."""

    ranked = staticmethod(preferred)

    def __init__(self, text: OndaText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.situations = situations.titles(translate)

    def situation(self, view: View, choices: Sequence[Move], seat: Seat) -> str:
        return situations.situation(view, choices, seat)

    def sentences(self, view: View, weighed: Sequence[WeighedMove], names: Sequence[str]) -> tuple[str, ...]:
        """The play with what it leaves, and the cause; none if the expert did not say enough."""
        if any(not each.figures.keys() >= FIGURES for each in weighed):
            return ()
        first, *others = preferred(weighed)
        play = f"{self._named(first)} {self._left(first)}"
        cause = self._cause(first, others, view)
        return (play, cause) if cause else (play,)

    def _named(self, weighed: WeighedMove) -> str:
        """The play that the expert prefers; how often is left out where it is nearly always."""
        if often(weighed.share) is Often.SOMETIMES:
            text = self.translate(
                "Onda",
                "{percent}% of the time the expert would choose “{choice}”.",
                "{choice}: the title of a button",
            )
        else:
            text = self.translate(
                "Onda",
                "The expert would choose “{choice}”.",
                "{choice}: the title of a button",
            )
        return text.format(percent=percent(weighed.share), choice=self._title(weighed.move))

    def _title(self, move: Move) -> str:
        return full_title(move, self.text, self.translate)

    def _left(self, weighed: WeighedMove) -> str:
        """What it leaves."""
        plays = round(weighed.figures["plays"])
        if not plays:
            return self.translate("Onda", "It empties your hand.", "it: what was named before")
        text = self.translate(
            "Onda",
            "At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.",
            "%n: how often the player must still play cards to empty the hand",
            plays,
        )
        points = points_text(round(weighed.points or 0.0))
        return text.format(out=round(10 * weighed.figures["out"]), points=points)

    # -- why -------------------------------------------------------------------------------------

    def _cause(self, first: WeighedMove, others: Sequence[WeighedMove], view: View) -> str:
        """Why it is preferred; of several causes the one that a player sees most easily."""
        move = first.move
        if not first.figures["plays"]:
            return ""
        if not others:
            return self.translate("Onda", "Nothing else is possible.")
        if isinstance(move, Lay) and not answers(move.combination, view.tide):
            return self._answered_by(move, view)
        if isinstance(move, Lay) and nearer_by(first) > 0:
            return self.translate(
                "Onda", "It brings you a play nearer to going out.", "it: the play that was named before"
            )
        best = max(others, key=lambda other: other.chance or 0.0)
        if kept := self._kept(first, best):
            return kept
        if not isinstance(move, Lay) and plays_get_nowhere(others):
            return self.translate(
                "Onda",
                "No play brings you nearer to going out.",
                "a play: cards laid at once; going out: laying the last card",
            )
        return self._compared(first, best)

    def _answered_by(self, lay: Lay, view: View) -> str:
        """What still beats the highest combination, or at low tide the lowest."""
        bomb, turn = not (lay.bomb or view.bombed), not view.blocked
        if bomb and turn:
            return self.translate(
                "Onda",
                "Only a bomb or a turn of the tide can answer it.",
                "it: the play that was named before",
            )
        if bomb:
            return self.translate("Onda", "Only a bomb can answer it.", "it: the play that was named before")
        if turn:
            return self.translate(
                "Onda", "Only a turn of the tide can answer it.", "it: the play that was named before"
            )
        return self.translate(
            "Onda", "Nothing can beat it in this trick.", "it: the play that was named before"
        )

    def _kept(self, first: WeighedMove, best: WeighedMove) -> str:
        """What to keep for later, if the best of the other moves spends it and loses games by that."""
        fewer, spent = fewer_of(first, best), spent_by(best.move)
        if fewer <= 0 or not spent or spent_by(first.move):
            return ""
        words = {
            Spent.BOMB: self.translate(
                "Onda", "Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.", "", fewer
            ),
            Spent.TURN: self.translate(
                "Onda", "Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.", "", fewer
            ),
            Spent.WILD: self.translate(
                "Onda", "Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.", "", fewer
            ),
        }
        return words[spent]

    def _compared(self, first: WeighedMove, best: WeighedMove) -> str:
        choice, fewer = self._title(best.move), fewer_of(first, best)
        if fewer < 0:
            text = self.translate("Onda", "“{choice}” is no worse.", "{choice}: the title of a button")
        elif not fewer:
            text = self.translate(
                "Onda",
                "“{choice}” is about as good: less than one game in 100 is lost.",
                "{choice}: the title of a button",
            )
        else:
            text = self.translate(
                "Onda",
                "With “{choice}” you win %n game(s) fewer in 100.",
                "{choice}: the title of a button",
                fewer,
            )
        return text.format(choice=choice)


def nearer_by(weighed: WeighedMove) -> int:
    """How many of the fewest plays that empty the hand are done with this move."""
    return round(weighed.figures["plays_before"] - weighed.figures["plays"])


def plays_get_nowhere(weighed: Iterable[WeighedMove]) -> bool:
    """Whether there are plays, but none that is one of the fewest."""
    plays = [nearer_by(each) for each in weighed if isinstance(each.move, Lay)]
    return bool(plays) and max(plays) <= 0
