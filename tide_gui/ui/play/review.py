"""The review of a finished game as QML sees it: what an expert found, and the moment that is looked at."""

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage

from tide_gui.presentation import review_text
from tide_gui.presentation.table_text import scores_text
from tide_gui.presentation.text import winners_text
from tide_gui.ui.models.review import (
    BalanceRow,
    ChanceRow,
    TurningPointRow,
    WeighedRow,
)
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.play import messages
from tide_gui.ui.play.appraisal import Appraisal
from tide_gui.ui.play.autoplay import Autoplay
from tide_gui.ui.play.findings import Findings, Way
from tide_gui.ui.play.moments import KeyMoments
from tide_gui.ui.play.outlook_desk import OutlookDesk
from tide_gui.ui.play.piece_rows import Hinted
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.rules.game import Outcome
    from tide_gui.table.record import Record
    from tide_gui.ui.play.controller import GameController
    from tide_gui.ui.play.judging import Place


NEWS = 250  # milliseconds: verdicts come faster than they can be drawn


@qml_class
class Review(QObject):
    """It begins with the moments that mattered most. `changed` stands for all properties."""

    changed = Signal()
    turned = Signal()  # to the first page, or from there to every decision

    def __init__(self, controller: "GameController", bot: str, outcome: "Outcome") -> None:
        """Find the decisions; nothing is weighed before `weigh`."""
        super().__init__(controller)
        self._controller, self._models, self._look_back = controller, controller.models, controller.look_back
        services = controller.game.services
        self._translate = services.translate
        flow, record = controller.game.flow, controller.game.table.record
        self._findings, self._outcome = Findings(controller.history, record, outcome, services.ids), outcome
        kept = services.reviews.of(controller.game.autosave.path if controller.game.autosave else None)
        self._appraisal = Appraisal(services.bots, bot, self._findings, kept, self)
        self._appraisal.advanced.connect(self._on_weighed)
        self._outlook_desk = OutlookDesk(services.bots, self._findings, kept, services.ids, self)
        self._outlook_desk.advanced.connect(self._on_outlooks)
        self._news = QTimer(self, singleShot=True, interval=NEWS)
        self._news.timeout.connect(self._show)
        self._seat, self._viewed = flow.near_seat, (flow.viewer, flow.near_seat)
        self._entry = 0  # of the turn that is about to be played; 0 if another moment is shown
        self._place = (0, 0)  # of that moment
        self._autoplay = Autoplay(lambda: self.go(Way.TURN, 1), self.begin, self)
        self._overview = True
        self._moments = KeyMoments(self._findings, controller.history.presentation, self)
        self._turning_points = RowsModel(TurningPointRow, parent=self)
        self._chances = RowsModel(ChanceRow, parent=self)
        self._weighed = RowsModel(WeighedRow, parent=self)
        self._balances = RowsModel(BalanceRow, parent=self)
        controller.changed.connect(self._follow)

    def leave(self) -> None:
        """Show the end of the game again, as before."""
        self._autoplay.pause()
        self.stop()
        self._models.review_marks = Hinted()
        self._entry = 0
        self._controller.game.hands_open = False
        self._look_back.end()
        self._controller.dispatch(messages.SeatViewed(*self._viewed))

    def close(self) -> None:
        """Ask nothing any more."""
        self._autoplay.pause()
        self._models.review_marks = Hinted()
        self._appraisal.advanced.disconnect(self._on_weighed)
        self._outlook_desk.advanced.disconnect(self._on_outlooks)
        self._news.stop()
        self._controller.changed.disconnect(self._follow)
        self._appraisal.close()
        self._outlook_desk.close()

    # -- weighing --------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def weighing(self) -> bool:
        """Whether decisions are weighed or the curve is drawn."""
        return self._appraisal.running or self._outlook_desk.running

    @Property(float, notify=changed)
    def done(self) -> float:
        """How much is weighed, from 0 to 1; once that is all, how much of the curve is drawn."""
        done, wanted = len(self._appraisal.verdicts), self._appraisal.wanted
        if done == wanted:
            done, wanted = self._outlook_desk.done, self._outlook_desk.wanted
        return done / wanted if wanted else 1.0

    @Property(str, notify=changed)
    def state(self) -> str:
        """How far the expert has come; empty once it is done."""
        done, wanted, curve = len(self._appraisal.verdicts), self._appraisal.wanted, self._outlook_desk
        if (self._appraisal.failed or curve.failed) and not self.weighing:
            return review_text.stopped_text(self._translate)
        if done < wanted:
            return review_text.progress_text(done, wanted, self._translate)
        if curve.done < curve.wanted:
            return review_text.curve_progress_text(curve.done, curve.wanted, self._translate)
        return "" if self._balances.rows else review_text.no_expert_text(self._translate)

    @Slot()
    def weigh(self) -> None:
        """Weigh what is left, and draw the curve."""
        self._outlook_desk.begin()
        self._appraisal.begin()
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Weigh no more for now; what was found is kept."""
        self._appraisal.stop()
        self._outlook_desk.stop()

    # -- the first page --------------------------------------------------------------------------

    overview = Property(bool, attrgetter("_overview"), notify=changed)  # shown, and not every decision
    moments = Property(RowsModel, attrgetter("_moments.rows"), constant=True)  # that mattered most

    @Property(bool, notify=changed)
    def settled(self) -> bool:
        """Whether these moments stay as they are: no decision of this seat is being weighed."""
        return not self._appraisal.running or self._findings.is_done(self._seat)

    @Property(str, notify=changed)
    def about(self) -> str:
        """What these moments are."""
        return self._findings.about_moments(self._seat)

    @Property(str, notify=changed)
    def result(self) -> str:
        """How the game ended."""
        names, ranks = self._controller.history.names, self._models.scores.rows
        scored = ranks and ranks[0].line
        scores = scores_text(names, self._outcome.scores, self._translate) if scored else ""
        return review_text.result_text(winners_text(self._outcome.winners, names, self._translate), scores)

    @Slot(bool)
    def seeOverview(self, wanted: bool) -> None:
        """Go to the first page, or from there to every decision."""
        self._autoplay.pause()
        self._overview = wanted
        self.changed.emit()
        self.turned.emit()

    @Slot(int)
    def seeOnTable(self, entry: int) -> None:
        """Show this decision among all others."""
        self.goTo(entry)
        self.seeOverview(False)

    # -- the moment ------------------------------------------------------------------------------

    # The turn that is about to be played, as an entry of the record. After the last turn it is one more than
    # there are entries; 0 if another moment is shown
    entry = Property(int, attrgetter("_entry"), notify=changed)

    @Property(float, notify=changed)
    def place(self) -> float:
        """Where in the game the moment lies, from 0 to 1."""
        return self._now() / self._findings.end

    # The seat whose view is shown and whose decisions are listed
    seat = Property(int, attrgetter("_seat"), notify=changed)

    @Property(bool, notify=changed)
    def playable(self) -> bool:
        """Whether a game can be played on from this moment."""
        return self.record_here() is not None

    def record_here(self) -> "Record | None":
        """Return the record before the turn that is about to be played; None at another moment."""
        turn = self._findings.turn(self._entry)
        return None if turn is None else self._controller.game.table.record.rewound(turn)

    @Slot(int)
    def view(self, seat: int) -> None:
        """Look at the game with the eyes of this seat."""
        self._seat = seat
        self.goTo(self._now())

    def begin(self) -> None:
        """Show the first turn."""
        self.goTo(self._findings.first)

    def open(self) -> None:
        """Show the first page, and of the table the first turn."""
        self.begin()
        self.seeOverview(True)

    @Slot(int)
    def goTo(self, entry: int) -> None:
        """Show the table as the seat saw it before this entry."""
        wanted = min(max(entry, self._findings.first), self._findings.end)
        self._entry = 0  # until the moment is shown
        self._mark((wanted, self._seat))
        self._look_back.before(wanted, self._seat)
        self._entry, self._place = wanted, self._look_back.place
        self._show_rows()

    def see(self, seat: int, entry: int) -> None:
        """Show a decision of this seat on the table."""
        self._seat = seat
        self.seeOnTable(entry)

    @Slot(float)
    def drag(self, place: float) -> None:
        """Show the turn that lies nearest to this place, from 0 to 1."""
        wanted, stops = place * self._findings.end, self._findings.stops(Way.TURN, self._seat)
        nearest = min(stops, key=lambda entry: abs(entry - wanted))
        if nearest != self._entry:
            self.goTo(nearest)

    @Slot(str, int, result=bool)
    def go(self, way: str, direction: int) -> bool:
        """Go to the next stop on a Way (1), or to the one before (-1); return whether there is one."""
        ahead = self._ahead(Way(way), direction)
        if ahead:
            self.goTo(min(ahead) if direction > 0 else max(ahead))
        return bool(ahead)

    def _ahead(self, way: Way, direction: int) -> list[int]:
        now, stops = self._now(), self._findings.stops(way, self._seat)
        return [entry for entry in stops if (entry - now) * direction > 0]

    def _now(self) -> int:
        return self._entry or self._look_back.entry or self._findings.end

    @Slot()
    def _follow(self) -> None:
        """Take the marks away when another moment is shown than the one before a turn."""
        if self._entry and self._look_back.place != self._place:
            self._entry = 0
            self._show()

    autoplay = Property(Autoplay, attrgetter("_autoplay"), constant=True)  # plays the game by itself

    # -- what is shown ---------------------------------------------------------------------------

    # The decisions of the chosen seat that cost something
    turningPoints = Property(RowsModel, attrgetter("_turning_points"), constant=True)
    # The curve of each seat
    chances = Property(RowsModel, attrgetter("_chances"), constant=True)
    # The best moves at the decision that is shown, and the one that was made
    weighed = Property(RowsModel, attrgetter("_weighed"), constant=True)
    # How each seat came to its result
    balances = Property(RowsModel, attrgetter("_balances"), constant=True)

    @Property(str, notify=changed)
    def words(self) -> str:
        """What is said about the decision that is shown."""
        return " ".join(self._findings.sentences((self._entry, self._seat)))

    @Property(str, notify=changed)
    def axis(self) -> str:
        """What the chart shows; empty if the game has no curve."""
        return review_text.axis_text(self._translate) if self._findings.has_outlook else ""

    @Property(str, notify=changed)
    def costs(self) -> str:
        """How many decisions of the chosen seat cost something."""
        return self._findings.costs(self._seat)

    @Slot()
    def copyText(self) -> None:
        """Copy the moment as text."""
        QGuiApplication.clipboard().setText(self.text())

    @Slot(QImage)
    def copyPicture(self, picture: QImage) -> None:
        QGuiApplication.clipboard().setImage(picture)

    def text(self) -> str:
        """Return the moment as text."""
        said = self._findings.sentences((self._entry, self._seat))
        title = self._controller.history.presentation.text.title()
        moves = [row.spoken for row in self._weighed.rows]
        return review_text.moment_text(title, self._controller.progress, [*said, *moves], self._translate)

    def renew_words(self) -> None:
        """Say what was found in another language."""
        self._findings.renew_words()
        self._moments.renew_words()
        self._show()

    @Slot()
    def _on_weighed(self) -> None:
        self._tell(goes_on=self._appraisal.running)

    @Slot()
    def _on_outlooks(self) -> None:
        self._tell(goes_on=self._outlook_desk.running)

    def _tell(self, *, goes_on: bool) -> None:
        """Show the end of some work at once, and what it finds before that some at a time."""
        if not goes_on:
            self._show()
        elif not self._news.isActive():
            self._news.start()

    @Slot()
    def _show(self) -> None:
        """Bring rows and marks up to date."""
        self._mark((self._entry, self._seat))
        self._models.redraw()
        self._show_rows()

    def _mark(self, place: "Place") -> None:
        """Mark on the pieces what is known of this decision by now."""
        self._findings.take(self._appraisal.verdicts.values())
        self._models.review_marks = self._findings.marks(place)

    def _show_rows(self) -> None:
        findings, place = self._findings, (self._entry, self._seat)
        self._moments.show(self._seat)
        self._turning_points.show(findings.turning_points(self._seat, self._entry))
        self._chances.show(findings.chances(self._seat, self._entry))
        self._balances.show(findings.balances())
        self._weighed.show(list(findings.weighed(place)))
        self.changed.emit()
