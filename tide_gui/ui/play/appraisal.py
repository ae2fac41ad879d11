"""Asks an expert about the decisions of a finished game, one after the other."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tide_gui.bots.bot import BUDGET, seed_for
from tide_gui.store.review_cache import KeptReview
from tide_gui.table.review import Opinion, Verdict
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.play.judging import AnyDecision, Judging, Place, place_of

if TYPE_CHECKING:
    from collections.abc import Iterator

BUDGETS = (BUDGET, 2 * BUDGET)  # of the first opinion and of the second


class Appraisal(QObject):
    """One question is open at a time. A decision that matters is weighed twice, to see how sure that is."""

    advanced = Signal()  # a verdict came, or the work has ended

    def __init__(
        self, bots: BotService, bot: str, judging: Judging, kept: KeptReview, owner: QObject
    ) -> None:
        """Know the verdicts that were kept; nothing is asked before `begin`."""
        super().__init__(owner)
        self._bots, self._bot, self._judging, self._kept = bots, bot, judging, kept
        self._record = judging.record
        fitting = filter(judging.fits, kept.read(self._record))
        self.verdicts: dict[Place, Verdict] = {(each.entry, each.seat): each for each in fitting}
        self.failed = False
        self._waiting: Iterator[AnyDecision] = iter(())
        self._asked: AnyDecision | None = None
        self._opinions: tuple[Opinion, ...] = ()
        bots.weighed.connect(self._on_weighed)
        bots.gave_up.connect(self._on_gave_up)

    @property
    def running(self) -> bool:
        return self._asked is not None

    @property
    def wanted(self) -> int:
        """How many decisions are to be weighed."""
        return len(self._judging.asked)

    @property
    def part(self) -> float:
        """How much of that is done, from 0 to 1."""
        done = sum(place_of(each) in self.verdicts for each in self._judging.asked)
        return done / max(1, self.wanted)

    def begin(self) -> None:
        """Weigh the decisions that are left, in their order."""
        if not self.running:
            self.failed = False
            left = [each for each in self._judging.asked if place_of(each) not in self.verdicts]
            self._waiting = iter(left)
            self._ask_next()

    def stop(self) -> None:
        """Ask no more for now; keep what was found."""
        if self._asked:
            self._bots.forget((self._asked.ask.id,))
            self._end(failed=False)

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self._bots.weighed.disconnect(self._on_weighed)
        self._bots.gave_up.disconnect(self._on_gave_up)

    def _end(self, *, failed: bool) -> None:
        self._asked, self._waiting, self.failed = None, iter(()), failed
        verdicts = tuple(self.verdicts.values())
        self._judging.take(verdicts)
        self._kept.write(self._record, verdicts, self._judging.lost())
        self.advanced.emit()

    def _ask_next(self) -> None:
        self._asked, self._opinions = next(self._waiting, None), ()
        if self._asked is None:
            self._end(failed=False)
        else:
            self._ask(self._asked)
            self.advanced.emit()

    def _ask(self, decision: AnyDecision) -> None:
        """Ask with another seed and more thought than the time before."""
        ask, record, number = decision.ask, self._record, len(self._opinions)
        seed = seed_for(record.deal, ask.turn, ask.seat) + number
        self._bots.weigh(ask, record.game, self._bot, seed, BUDGETS[number])

    def _on_weighed(self, number: int, opinion: Opinion) -> None:
        asked = self._asked
        if asked is None or number != asked.ask.id:
            return
        self._opinions += (opinion,)
        if len(self._opinions) < len(BUDGETS) and self._judging.matters(asked, opinion):
            self._ask(asked)
            return
        verdict = self.verdicts[place_of(asked)] = Verdict(*place_of(asked), self._opinions)
        self._judging.take((verdict,))
        self._ask_next()

    def _on_gave_up(self, number: int, _bot: str) -> None:
        if self._asked and number == self._asked.ask.id:
            self._end(failed=True)
