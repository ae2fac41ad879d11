"""What a hint in Turning Tides says: one card or decision, its chance to win, and what it fears."""

from collections.abc import Mapping, Sequence

from tide_gui.presentation.hint_text import (
    Often,
    by_preference,
    fewer_of,
    games_of,
    often,
    percent,
    wins_of,
)
from tide_gui.presentation.presentation import Suggestions
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import situations
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat, Weighed
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
        suggested = self._card(weighed) if isinstance(weighed.move, Card) else self._decision(weighed)
        move, share = self.text.move(weighed.move), percent(weighed.share)
        worth = self.translate(
            "TurningTides",
            "With it an expert wins {wins} of 100 games.",
            "it: the move that was named before",
        )
        return f"{suggested.format(move=move, percent=share)} {worth.format(wins=wins_of(weighed))}"

    def _card(self, weighed: WeighedMove) -> str:
        if often(weighed.share) is Often.SOMETIMES:
            return self.translate(
                "TurningTides",
                "{percent}% of the time the expert would play {move}.",
                "{move} is the name of a card",
            )
        return self.translate("TurningTides", "The expert would play {move}.", "{move} is the name of a card")

    def _decision(self, weighed: WeighedMove) -> str:
        if often(weighed.share) is Often.SOMETIMES:
            return self.translate(
                "TurningTides",
                "{percent}% of the time the expert would choose “{move}”.",
                "{move} is a label, such as “Sailor to zone 3”",
            )
        return self.translate(
            "TurningTides",
            "The expert would choose “{move}”.",
            "{move} is a label, such as “Sailor to zone 3”",
        )

    # -- why -------------------------------------------------------------------------------------

    def _feared(self, figures: Mapping[str, float]) -> str:
        """`Against Swing (3 in 10) it wins 41 of 100. You lose: captain.`"""
        if not figures.keys() >= FEARS:
            return ""
        text = self.translate(
            "TurningTides",
            "Against {card} ({often} in 10) it wins {wins} of 100.",
            "{card} is the enemy's card and comes in {often} of 10 cases; it, the move, wins {wins} games",
        )
        worth = text.format(
            card=self.text.card(CARDS[round(figures["feared"])]),
            often=max(1, round(10 * figures["feared_share"])),
            wins=games_of(figures["feared_chance"]),
        )
        units = self._lost(figures)
        if not units:
            return worth
        text = self.translate(
            "TurningTides", "You lose: {units}.", "{units} is a list, as in: captain, 2 sailors and 1 zone"
        )
        return f"{worth} {text.format(units=units)}"

    def _lost(self, figures: Mapping[str, float]) -> str:
        """What is lost against the feared card; empty if nothing is."""
        return self.text.units(
            captain=figures.get("loses_captain", 0) > 0,
            mast=figures.get("loses_mast", 0) > 0,
            sailors=round(figures.get("loses_sailors", 0)),
            zones=int(figures.get("loses_zones", 0) > 0),
        )

    def _compared(self, first: WeighedMove, others: Sequence[WeighedMove]) -> str:
        if not others:
            return self.translate("TurningTides", "Nothing else is possible.", "no other move")
        best = max(others, key=wins_of)
        return self._beside(fewer_of(first, best)).format(move=self.text.move(best.move))

    def _beside(self, fewer: int) -> str:
        if fewer < 0:
            return self.translate(
                "TurningTides", "“{move}” is no worse.", "{move} is a label, such as “Sailor to zone 3”"
            )
        if not fewer:
            return self.translate(
                "TurningTides",
                "“{move}” is about as good: less than one game in 100 is lost.",
                "{move} is a label, such as “Sailor to zone 3”",
            )
        return self.translate(
            "TurningTides",
            "With “{move}” you win %n game(s) fewer in 100.",
            "{move} is a label, such as “Sailor to zone 3”",
            fewer,
        )
