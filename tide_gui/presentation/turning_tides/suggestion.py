"""What a hint in Turning Tides says: one card or decision, its chance to win, and what it fears."""

from collections.abc import Mapping, Sequence

from tide_gui.presentation.hint_text import (
    by_preference,
    fewer_of,
    fewer_text,
    games_of,
    suggested_text,
    wins_of,
)
from tide_gui.presentation.presentation import Suggestions
from tide_gui.presentation.text import Translate, listed
from tide_gui.presentation.turning_tides import situations
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat, Weighed
from tide_gui.rules.turning_tides import decisions
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.state import Move, View

WeighedMove = Weighed[Move]
FEARS = {"feared", "feared_share", "feared_chance"}  # the enemy's card, how often it comes, the chance then
CARDS = tuple(Card)  # in the order of the box, by which `feared` counts


class TurningTidesSuggestions(Suggestions):
    """Names the move that an expert prefers."""

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.situations = situations.titles(translate)

    def situation(self, view: View, choices: Sequence[Move], seat: Seat) -> str:
        return situations.situation(view, seat)

    def sentences(self, view: View, weighed: Sequence[WeighedMove], names: Sequence[str]) -> tuple[str, ...]:
        """The move with its chance, and the cause; none if the expert told no chances."""
        if any(each.chance is None for each in weighed):
            return ()
        first, *others = by_preference(weighed)
        return self._move(first), self._feared(first.figures) or self._compared(first, others)

    def _move(self, weighed: WeighedMove) -> str:
        text = self.translate("TurningTides", "{suggested}. With it an expert wins {wins} of 100 games.")
        suggested = suggested_text(weighed.share, self._doing(weighed.move), self.translate)
        return text.format(suggested=suggested, wins=wins_of(weighed))

    def _doing(self, move: Move) -> str:
        match move:
            case Card():
                return self.translate("TurningTides", "play {card}").format(card=self.text.card(move))
            case decisions.PlaceSailor() | decisions.PlaceCannon():
                return self.translate("TurningTides", "bring a {move}").format(move=self.text.move(move))
            case decisions.MoveCaptain() | decisions.MoveSailor() | decisions.MoveCannon():
                return self.translate("TurningTides", "move the {move}").format(move=self.text.move(move))
            case _:
                return self.text.move(move)

    # -- why -------------------------------------------------------------------------------------

    def _feared(self, figures: Mapping[str, float]) -> str:
        """`Against Swing (3 in 10) you lose the captain, and it is 41 of 100.`"""
        if not figures.keys() >= FEARS:
            return ""
        card = self.text.card(CARDS[round(figures["feared"])])
        lost = self._lost(figures)
        if lost:
            text = self.translate(
                "TurningTides",
                "Against {card} ({often} in 10) you lose {units}, and it is {wins} of 100.",
            )
        else:
            text = self.translate("TurningTides", "Against {card} ({often} in 10) it is {wins} of 100.")
        return text.format(
            card=card,
            often=max(1, round(10 * figures["feared_share"])),
            units=lost,
            wins=games_of(figures["feared_chance"]),
        )

    def _lost(self, figures: Mapping[str, float]) -> str:
        """What is lost against the feared card; empty if nothing is."""
        units = self.text.units(
            captain=figures.get("loses_captain", 0) > 0,
            mast=figures.get("loses_mast", 0) > 0,
            sailors=round(figures.get("loses_sailors", 0)),
        )
        words = [units] if units else []
        if figures.get("loses_zones", 0) > 0:
            words.append(self.translate("TurningTides", "a zone"))
        return listed(words, self.translate) if words else ""

    def _compared(self, first: WeighedMove, others: Sequence[WeighedMove]) -> str:
        if not others:
            return self.translate("TurningTides", "Nothing else is possible.")
        best = max(others, key=wins_of)
        return fewer_text(self._doing(best.move), fewer_of(first, best), self.translate)
