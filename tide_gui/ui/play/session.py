"""What QML knows of a game: a phase, some sentences, the models, and what may be done."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.bots.roster import spare_player
from tide_gui.presentation.table_text import deal_text, moment_text
from tide_gui.table.record import Record
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PiecesModel
from tide_gui.ui.models.score_models import HandTableModel, ScoresModel
from tide_gui.ui.models.seats import SeatsModel
from tide_gui.ui.play import turn_flow
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.controller import GameController, Services

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


@QmlElement
class Session(QObject):
    """One game. Every property may change with `changed`; getting them costs next to nothing."""

    changed = Signal()
    heard = Signal(str)  # a sound

    def __init__(
        self, record: Record, autosave: Autosave | None, services: Services, parent: QObject | None = None
    ) -> None:
        """Nothing happens before `begin`."""
        super().__init__(parent)
        self.controller = GameController(record, autosave, services, self)
        self._translate = services.translate
        self.controller.changed.connect(self.changed)
        self.controller.heard.connect(self.heard)

    # -- who and where ---------------------------------------------------------------------------

    @Property(str, notify=changed)
    def phase(self) -> str:
        """As in Phase."""
        return self.controller.flow.phase.value

    @Property(int, notify=changed)
    def seatCount(self) -> int:  # noqa: N802
        """How many sit here."""
        return self.controller.flow.seats

    @Property(int, notify=changed)
    def nearSeat(self) -> int:  # noqa: N802
        """The seat that is drawn nearest."""
        return self.controller.flow.near_seat

    @Property(int, notify=changed)
    def viewer(self) -> int:
        """Whose view is shown; -1: nobody's."""
        viewer = self.controller.flow.viewer
        return NOBODY if viewer is None else viewer

    @Property(int, notify=changed)
    def askedSeat(self) -> int:  # noqa: N802
        """The person whom the screen asks; -1: nobody."""
        asked = self.controller.flow.asked
        return asked[0] if asked else NOBODY

    @Property(str, notify=changed)
    def askedName(self) -> str:  # noqa: N802
        """Their name."""
        asked = self.controller.flow.asked
        return self.controller.history.names[asked[0]] if asked else ""

    # -- sentences -------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def progress(self) -> str:
        """`Round 2 of 4, hand 5 of 12`."""
        return self.controller.progress

    @Property(int, notify=changed)
    def roundNumber(self) -> int:  # noqa: N802
        """The round on the table, from 1; its score pad belongs to it."""
        return min(self.controller.standing.round + 1, self.controller.flow.seats)

    @Property(int, notify=changed)
    def roundCount(self) -> int:  # noqa: N802
        """As many rounds as seats."""
        return self.controller.flow.seats

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """Whose turn it is and what to do, or what happens."""
        return self.controller.prompt()

    @Property(str, notify=changed)
    def lookBanner(self) -> str:  # noqa: N802
        """Which moment is looked at."""
        row = self.controller.looked_at
        return "" if row is None else moment_text(self.controller.screen.log.rows[row].text, self._translate)

    @Property(str, notify=changed)
    def saveError(self) -> str:  # noqa: N802
        """Why the last save failed."""
        return self.controller.unsaved

    @Property(str, notify=changed)
    def leftovers(self) -> str:
        """The weather cards that nobody was dealt, where they are open."""
        return ", ".join(map(str, self.controller.leftovers()))

    @Property(str, notify=changed)
    def dealText(self) -> str:  # noqa: N802
        """The number of the deal, once it is no secret any more."""
        over = self.controller.flow.phase is turn_flow.Phase.OVER
        return deal_text(self.controller.table.record.deal, self._translate) if over else ""

    # -- models ----------------------------------------------------------------------------------

    @Property(PiecesModel, constant=True)
    def pieces(self) -> PiecesModel:
        """What lies on the table."""
        return self.controller.screen.pieces

    @Property(SeatsModel, constant=True)
    def seats(self) -> SeatsModel:
        """The plates."""
        return self.controller.screen.seats

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        """What happened."""
        return self.controller.screen.log

    @Property(ScoresModel, constant=True)
    def scores(self) -> ScoresModel:
        """The score pad."""
        return self.controller.screen.scores

    @Property(HandTableModel, constant=True)
    def handTable(self) -> HandTableModel:  # noqa: N802
        """Who made what of which hand."""
        return self.controller.screen.hand_table

    # -- choosing --------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def ownCards(self) -> int:  # noqa: N802
        """How many cards the viewer holds in the open."""
        return self.controller.screen.own_cards()

    @Property(str, notify=changed)
    def chosenMove(self) -> str:  # noqa: N802
        """What the viewer has chosen."""
        flow = self.controller.flow
        return "" if flow.viewer is None else flow.sealed.get(flow.viewer, "")

    @Property(bool, notify=changed)
    def canTakeChoiceBack(self) -> bool:  # noqa: N802
        """Until all have chosen."""
        return self.controller.flow.can_take_choice_back

    @Property(bool, notify=changed)
    def canHandOn(self) -> bool:  # noqa: N802
        """Whether somebody else is to have the screen."""
        return self.controller.flow.can_hand_on

    @Property(bool, notify=changed)
    def canHint(self) -> bool:  # noqa: N802
        """Whether the viewer may ask what an expert would do."""
        return self.controller.can_hint()

    @Property(str, notify=changed)
    def hintStage(self) -> str:  # noqa: N802
        """As in Stage."""
        return self.controller.hints.stage.value

    @Property(str, notify=changed)
    def hintWords(self) -> str:  # noqa: N802
        """How far the hint has come."""
        return self.controller.hints.told()

    @Slot()
    def hint(self) -> None:
        """Ask for it, or put it away."""
        self.controller.hint()

    @Slot(str)
    def choose(self, move: str) -> None:
        """Play this; what cannot be played is not heard."""
        if any(row.move == move != "" for row in self.controller.screen.pieces.rows):
            self.controller.dispatch(turn_flow.Chose(move))

    @Slot()
    def takeChoiceBack(self) -> None:  # noqa: N802
        """Have the card in hand again."""
        self.controller.dispatch(turn_flow.Unchose())

    @Slot()
    def handOn(self) -> None:  # noqa: N802
        """Let the curtain down for the next person."""
        self.controller.dispatch(turn_flow.HandedOn())

    @Slot()
    def raiseCurtain(self) -> None:  # noqa: N802
        """The person who was asked for is here."""
        self.controller.dispatch(turn_flow.CurtainRaised())

    # -- time ------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def canSkip(self) -> bool:  # noqa: N802
        """Whether something is being shown that need not be waited for."""
        return self.controller.pace.running and not self.controller.flow.looking_back

    @Property(bool, notify=changed)
    def waitsForClick(self) -> bool:  # noqa: N802
        """The reveal lies open until somebody goes on."""
        return self.controller.pace.awaits_click

    @Property(bool, notify=changed)
    def canRunOut(self) -> bool:  # noqa: N802
        """Whether people wait for bots to finish a round without them."""
        return self.controller.can_run_out()

    @Property(bool, notify=changed)
    def watching(self) -> bool:
        """Bots among themselves."""
        return self.controller.flow.watched and self.controller.autosave is not None

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        """They wait for a step."""
        return self.controller.flow.paused

    @Slot()
    def skip(self) -> None:
        """Be where the steps lead to."""
        if not self.controller.flow.looking_back:
            self.controller.pace.skip()

    @Slot()
    def runOut(self) -> None:  # noqa: N802
        """To the score pad."""
        self.controller.run_out()

    @Slot()
    def pause(self) -> None:
        """After this turn."""
        self.controller.dispatch(turn_flow.Paused())

    @Slot()
    def resume(self) -> None:
        """Go on playing."""
        self.controller.dispatch(turn_flow.Resumed())

    @Slot()
    def step(self) -> None:
        """One turn."""
        self.controller.dispatch(turn_flow.Stepped())

    @Slot()
    def seeScores(self) -> None:  # noqa: N802
        """Put the score pad away."""
        self.controller.dispatch(turn_flow.ScoresSeen())

    # -- back and forth --------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def lookingBack(self) -> bool:  # noqa: N802
        """A former moment is shown."""
        return self.controller.flow.looking_back

    @Property(bool, notify=changed)
    def lookingOnly(self) -> bool:  # noqa: N802
        """A record that is not played on here."""
        return self.controller.autosave is None

    @Property(bool, notify=changed)
    def practice(self) -> bool:
        """Something was taken back, a hint was shown, or the same deal is played again."""
        return self.controller.table.record.practice

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:  # noqa: N802
        """With bots only."""
        return self.controller.last_own_turn() is not None

    @Slot()
    def takeBack(self) -> None:  # noqa: N802
        """To the last own choice."""
        self.controller.take_back()

    @Slot(int)
    def lookAt(self, row: int) -> None:  # noqa: N802
        """Show the moment of a line of the log."""
        if row in range(len(self.controller.screen.log.lines)):
            self.controller.look_at(row)

    @Slot()
    def lookForward(self) -> None:  # noqa: N802
        """Show the present."""
        self.controller.look_forward()

    @Slot(int)
    def letBotPlay(self, seat: int) -> None:  # noqa: N802
        """A guest leaves."""
        record = self.controller.table.record
        if seat in self.controller.flow.people:
            bot = spare_player(record.game, self.controller.players)
            self.controller.rebuild(record.handed_over(seat, bot))
