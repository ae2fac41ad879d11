"""What a hint in Onda says: one play, what it leaves, and one cause."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tide_gui.presentation.hint_text import fewer_of, fewer_text, suggested_text
from tide_gui.presentation.onda import situations
from tide_gui.presentation.onda.picks import alike
from tide_gui.presentation.onda.scene import values_laid
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.presentation import Suggestions
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat, Weighed
from tide_gui.rules.onda.combinations import answers
from tide_gui.rules.onda.moves import HideWilds, Lay, Move, Pass, TurnTide
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
        play = self.translate("Onda", "{suggested}: {left}.").format(
            suggested=suggested_text(first.share, self._doing(first.move), self.translate),
            left=self._left(first),
        )
        cause = self._cause(first, others, view)
        return (play, cause) if cause else (play,)

    def _doing(self, move: Move) -> str:
        match move:
            case Lay(bomb=bomb, wilds=wilds):
                text = (
                    self.translate("Onda", "bomb with {cards}")
                    if bomb
                    else self.translate("Onda", "play {cards}")
                )
                values = " ".join(map(str, values_laid(move)))
                return text.format(cards=self._with_wilds(values, len(wilds)))
            case HideWilds(cards):
                first, second = map(self.text.card, cards)
                text = self.translate("Onda", "put {first} and {second} face down")
                return text.format(first=first, second=second)
            case TurnTide(wild):
                return self.translate("Onda", "turn the tide with {card}").format(card=self.text.card(wild))
            case Pass():
                return self.translate("Onda", "pass")
            case _:
                return self.translate("Onda", "play nothing")

    def _with_wilds(self, values: str, wilds: int) -> str:
        texts = (
            "{values}",
            self.translate("Onda", "{values} with a wild"),
            self.translate("Onda", "{values} with 2 wilds"),
        )
        return texts[wilds].format(values=values)

    # -- what it leaves --------------------------------------------------------------------------

    def _left(self, weighed: WeighedMove) -> str:
        if not weighed.figures["plays"]:
            return self.translate("Onda", "it empties your hand")
        text = self.translate("Onda", "{plays}; you go out first in {out} of 10 rounds; {points}")
        return text.format(
            plays=self._plays(round(weighed.figures["plays"])),
            out=round(10 * weighed.figures["out"]),
            points=self._points(weighed.points or 0.0),
        )

    def _plays(self, plays: int) -> str:
        if plays == 1:
            return self.translate("Onda", "at least 1 more play")
        return self.translate("Onda", "at least {plays} more plays").format(plays=plays)

    def _points(self, points: float) -> str:
        shown = f"{points:z.0f}".replace("-", "\N{MINUS SIGN}")
        if abs(round(points)) == 1:
            return self.translate("Onda", "about {points} point").format(points=shown)
        return self.translate("Onda", "about {points} points").format(points=shown)

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
            return self.translate("Onda", "It brings you a play nearer to going out.")
        if not isinstance(move, Lay) and plays_get_nowhere(others):
            return self.translate("Onda", "No play brings you nearer to going out.")
        return self._compared(first, others)

    def _answered_by(self, lay: Lay, view: View) -> str:
        """What still beats the highest combination, or at low tide the lowest."""
        bomb, turn = not (lay.bomb or view.bombed), not view.blocked
        if bomb and turn:
            return self.translate("Onda", "Only a bomb or a turn of the tide can answer it.")
        if bomb:
            return self.translate("Onda", "Only a bomb can answer it.")
        if turn:
            return self.translate("Onda", "Only a turn of the tide can answer it.")
        return self.translate("Onda", "Nothing can beat it in this trick.")

    def _compared(self, first: WeighedMove, others: Sequence[WeighedMove]) -> str:
        best = max(others, key=lambda other: other.chance or 0.0)
        return fewer_text(self._doing(best.move), fewer_of(first, best), self.translate)


def nearer_by(weighed: WeighedMove) -> int:
    """How many of the fewest plays that empty the hand are done with this move."""
    return round(weighed.figures["plays_before"] - weighed.figures["plays"])


def plays_get_nowhere(weighed: Iterable[WeighedMove]) -> bool:
    """Whether there are plays, but none that is one of the fewest."""
    plays = [nearer_by(each) for each in weighed if isinstance(each.move, Lay)]
    return bool(plays) and max(plays) <= 0
