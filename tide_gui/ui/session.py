"""What QML knows of a game: a phase, some sentences, the models, and what may be done."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.bots.roster import spare_player
from tide_gui.faces.table import deal_told, moment_told
from tide_gui.table.record import Record
from tide_gui.ui import sitting as s
from tide_gui.ui.course import Course, Surroundings
from tide_gui.ui.keeper import Keeper
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PiecesModel
from tide_gui.ui.models.scores import HandTableModel, ScoresModel
from tide_gui.ui.models.seats import SeatsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


@QmlElement
class Session(QObject):
    """One game. Every property may change with `changed`; getting them costs next to nothing."""

    changed = Signal()
    heard = Signal(str)  # a sound

    def __init__(
        self, record: Record, keeper: Keeper | None, around: Surroundings, parent: QObject | None = None
    ) -> None:
        """Nothing happens before `begin`."""
        super().__init__(parent)
        self.course = Course(record, keeper, around, self)
        self._translate = around.translate
        self.course.changed.connect(self.changed)
        self.course.heard.connect(self.heard)

    # -- who and where ---------------------------------------------------------------------------

    @Property(str, notify=changed)
    def phase(self) -> str:
        """As in Phase."""
        return self.course.sitting.phase.value

    @Property(int, notify=changed)
    def seatCount(self) -> int:  # noqa: N802
        """How many sit here."""
        return self.course.sitting.seats

    @Property(int, notify=changed)
    def bottom(self) -> int:
        """The seat that is drawn nearest."""
        return self.course.sitting.bottom

    @Property(int, notify=changed)
    def looker(self) -> int:
        """Whose view is shown; -1: nobody's."""
        looker = self.course.sitting.looker
        return NOBODY if looker is None else looker

    @Property(int, notify=changed)
    def askedSeat(self) -> int:  # noqa: N802
        """The person whom the screen asks; -1: nobody."""
        asked = self.course.sitting.asked
        return asked[0] if asked else NOBODY

    @Property(str, notify=changed)
    def askedName(self) -> str:  # noqa: N802
        """Their name."""
        asked = self.course.sitting.asked
        return self.course.telling.names[asked[0]] if asked else ""

    # -- sentences -------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def progress(self) -> str:
        """`Round 2 of 4, hand 5 of 12`."""
        return self.course.progress

    @Property(int, notify=changed)
    def roundNumber(self) -> int:  # noqa: N802
        """The round on the table, from 1; its score pad belongs to it."""
        return min(self.course.standing.round + 1, self.course.sitting.seats)

    @Property(int, notify=changed)
    def roundCount(self) -> int:  # noqa: N802
        """As many rounds as seats."""
        return self.course.sitting.seats

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """Whose turn it is and what to do, or what happens."""
        return self.course.prompt()

    @Property(str, notify=changed)
    def lookBanner(self) -> str:  # noqa: N802
        """Which moment is looked at."""
        row = self.course.looked_at
        return "" if row is None else moment_told(self.course.screen.log.rows[row].text, self._translate)

    @Property(str, notify=changed)
    def saveComplaint(self) -> str:  # noqa: N802
        """Why the last save failed."""
        return self.course.unsaved

    @Property(str, notify=changed)
    def leftovers(self) -> str:
        """The weather cards that nobody was dealt, where they are open."""
        return ", ".join(map(str, self.course.leftovers()))

    @Property(str, notify=changed)
    def dealText(self) -> str:  # noqa: N802
        """The number of the deal, once it is no secret any more."""
        over = self.course.sitting.phase is s.Phase.OVER
        return deal_told(self.course.table.record.deal, self._translate) if over else ""

    # -- models ----------------------------------------------------------------------------------

    @Property(PiecesModel, constant=True)
    def pieces(self) -> PiecesModel:
        """What lies on the table."""
        return self.course.screen.pieces

    @Property(SeatsModel, constant=True)
    def seats(self) -> SeatsModel:
        """The plates."""
        return self.course.screen.seats

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        """What happened."""
        return self.course.screen.log

    @Property(ScoresModel, constant=True)
    def scores(self) -> ScoresModel:
        """The score pad."""
        return self.course.screen.scores

    @Property(HandTableModel, constant=True)
    def handTable(self) -> HandTableModel:  # noqa: N802
        """Who made what of which hand."""
        return self.course.screen.hand_table

    # -- choosing --------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def ownCards(self) -> int:  # noqa: N802
        """How many cards the looker holds in the open."""
        return self.course.screen.own_cards()

    @Property(str, notify=changed)
    def chosenMove(self) -> str:  # noqa: N802
        """What the looker has chosen."""
        sitting = self.course.sitting
        return "" if sitting.looker is None else sitting.sealed.get(sitting.looker, "")

    @Property(bool, notify=changed)
    def canTakeChoiceBack(self) -> bool:  # noqa: N802
        """Until all have chosen."""
        return self.course.sitting.can_take_choice_back

    @Property(bool, notify=changed)
    def canHandOn(self) -> bool:  # noqa: N802
        """Whether somebody else is to have the screen."""
        return self.course.sitting.can_hand_on

    @Property(bool, notify=changed)
    def canHint(self) -> bool:  # noqa: N802
        """Whether the looker may ask what an expert would do."""
        return self.course.can_hint()

    @Property(str, notify=changed)
    def hintStage(self) -> str:  # noqa: N802
        """As in Stage."""
        return self.course.hints.stage.value

    @Property(str, notify=changed)
    def hintWords(self) -> str:  # noqa: N802
        """How far the hint has come."""
        return self.course.hints.told()

    @Slot()
    def hint(self) -> None:
        """Ask for it, or put it away."""
        self.course.hint()

    @Slot(str)
    def choose(self, move: str) -> None:
        """Play this; what cannot be played is not heard."""
        if any(row.move == move != "" for row in self.course.screen.pieces.rows):
            self.course.happen(s.Chose(move))

    @Slot()
    def takeChoiceBack(self) -> None:  # noqa: N802
        """Have the card in hand again."""
        self.course.happen(s.Unchose())

    @Slot()
    def handOn(self) -> None:  # noqa: N802
        """Let the curtain down for the next person."""
        self.course.happen(s.HandedOn())

    @Slot()
    def raiseCurtain(self) -> None:  # noqa: N802
        """The person who was asked for is here."""
        self.course.happen(s.CurtainRaised())

    # -- time ------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def canSkip(self) -> bool:  # noqa: N802
        """Whether something is being shown that need not be waited for."""
        return self.course.pace.running and not self.course.sitting.looking_back

    @Property(bool, notify=changed)
    def waitsForClick(self) -> bool:  # noqa: N802
        """The reveal lies open until somebody goes on."""
        return self.course.pace.awaits_click

    @Property(bool, notify=changed)
    def canRunOut(self) -> bool:  # noqa: N802
        """Whether people wait for bots to finish a round without them."""
        return self.course.can_run_out()

    @Property(bool, notify=changed)
    def watching(self) -> bool:
        """Bots among themselves."""
        return self.course.sitting.watched and self.course.keeper is not None

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        """They wait for a step."""
        return self.course.sitting.paused

    @Slot()
    def skip(self) -> None:
        """Be where the steps lead to."""
        if not self.course.sitting.looking_back:
            self.course.pace.skip()

    @Slot()
    def runOut(self) -> None:  # noqa: N802
        """To the score pad."""
        self.course.run_out()

    @Slot()
    def pause(self) -> None:
        """After this turn."""
        self.course.happen(s.Paused())

    @Slot()
    def resume(self) -> None:
        """Go on playing."""
        self.course.happen(s.Resumed())

    @Slot()
    def step(self) -> None:
        """One turn."""
        self.course.happen(s.Stepped())

    @Slot()
    def seeScores(self) -> None:  # noqa: N802
        """Put the score pad away."""
        self.course.happen(s.ScoresSeen())

    # -- back and forth --------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def lookingBack(self) -> bool:  # noqa: N802
        """A former moment is shown."""
        return self.course.sitting.looking_back

    @Property(bool, notify=changed)
    def lookingOnly(self) -> bool:  # noqa: N802
        """A record that is not played on here."""
        return self.course.keeper is None

    @Property(bool, notify=changed)
    def practice(self) -> bool:
        """Something was taken back, a hint was shown, or the same deal is played again."""
        return self.course.table.record.practice

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:  # noqa: N802
        """With bots only."""
        return self.course.last_own_turn() is not None

    @Slot()
    def takeBack(self) -> None:  # noqa: N802
        """To the last own choice."""
        self.course.take_back()

    @Slot(int)
    def lookAt(self, row: int) -> None:  # noqa: N802
        """Show the moment of a line of the log."""
        if row in range(len(self.course.screen.log.lines)):
            self.course.look_at(row)

    @Slot()
    def lookForward(self) -> None:  # noqa: N802
        """Show the present."""
        self.course.look_forward()

    @Slot(int)
    def letBotPlay(self, seat: int) -> None:  # noqa: N802
        """A guest leaves."""
        record = self.course.table.record
        if seat in self.course.sitting.people:
            bot = spare_player(record.game, self.course.players)
            self.course.rebuild(record.handed_over(seat, bot))
