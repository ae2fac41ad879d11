"""What QML knows of a game: a phase, some sentences, the models, and what may be done."""

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.bots.roster import spare_player
from tide_gui.presentation.presentation import Spread
from tide_gui.presentation.table_text import deal_text, moment_text
from tide_gui.table.record import Record
from tide_gui.ui.game_files import page_url
from tide_gui.ui.models.game_rows import GameRowsModel
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PiecesModel
from tide_gui.ui.models.table_rows import MarksModel, OffersModel
from tide_gui.ui.play import turn_flow
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.controller import GameController, Services
from tide_gui.ui.play.turn_flow import Phase

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
        self._game = record.game
        self.controller.changed.connect(self.changed)
        self.controller.heard.connect(self.heard)

    @Slot(str, result=QUrl)
    def page(self, name: str) -> QUrl:
        """The QML file that the game brings for this part of the table; empty where it brings none."""
        return page_url(self._game, name)

    # -- who and where ---------------------------------------------------------------------------

    @Property(str, notify=changed)
    def phase(self) -> str:
        """As in Phase."""
        return self.controller.flow.phase.value

    @Property(int, constant=True)
    def seatCount(self) -> int:  # noqa: N802
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
    def actor(self) -> int:
        """Who chooses at the screen; -1: nobody."""
        actor = self.controller.flow.actor
        return NOBODY if actor is None else actor

    @Property(bool, notify=changed)
    def deciding(self) -> bool:
        """Whether the actor has yet to choose."""
        return self.controller.flow.is_deciding

    @Property(int, notify=changed)
    def askedSeat(self) -> int:  # noqa: N802
        """The person whom the screen asks; -1: nobody."""
        asked = self.controller.flow.asked
        return asked[0] if asked else NOBODY

    @Property(str, notify=changed)
    def askedName(self) -> str:  # noqa: N802
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
        played = self.controller.standing.round + 1
        return min(played, self.controller.rounds or played)

    @Property(int, constant=True)
    def roundCount(self) -> int:  # noqa: N802
        """How many rounds a game has; 0 where nobody knows."""
        return self.controller.rounds or 0

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """Whose turn it is and what to do, or what happens."""
        return self.controller.prompt()

    @Property(str, notify=changed)
    def advice(self) -> str:
        """What helps the actor at this moment."""
        return self.controller.choice.advice()

    @Property(str, notify=changed)
    def lookBanner(self) -> str:  # noqa: N802
        """Which moment is looked at."""
        row = self.controller.look_back.row
        if row is None:
            return ""
        return moment_text(self.controller.models.log.rows[row].text, self._translate)

    @Property(str, notify=changed)
    def saveError(self) -> str:  # noqa: N802
        """Why the last save failed."""
        return self.controller.unsaved

    @Property(str, notify=changed)
    def dealText(self) -> str:  # noqa: N802
        """The number of the deal, once it is no secret any more."""
        over = self.controller.flow.phase is Phase.OVER
        return deal_text(self.controller.table.record.deal, self._translate) if over else ""

    @Property(list, constant=True)
    def areas(self) -> list[dict[str, object]]:
        """The kinds of spots that there are, for a board that knows nothing of the game."""
        return [
            {"name": one.name, "words": one.words, "fan": one.spread is Spread.FAN, "inMiddle": one.in_middle}
            for one in self.controller.history.presentation.areas
        ]

    @Property(bool, constant=True)
    def duel(self) -> bool:
        """Whether two play, and one may give up."""
        return self.controller.table.is_duel

    # -- models ----------------------------------------------------------------------------------

    @Property(PiecesModel, constant=True)
    def pieces(self) -> PiecesModel:
        return self.controller.models.pieces

    @Property(GameRowsModel, constant=True)
    def seats(self) -> GameRowsModel:
        """The plates."""
        return self.controller.models.seats

    @Property(MarksModel, constant=True)
    def marks(self) -> MarksModel:
        """What holds for the whole table."""
        return self.controller.models.marks

    @Property(OffersModel, constant=True)
    def offers(self) -> OffersModel:
        """The buttons for what is chosen."""
        return self.controller.models.offers

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self.controller.models.log

    @Property(GameRowsModel, constant=True)
    def scores(self) -> GameRowsModel:
        """The score pad."""
        return self.controller.models.scores

    @Property(GameRowsModel, constant=True)
    def details(self) -> GameRowsModel:
        """What the end page adds."""
        return self.controller.models.details

    # -- choosing --------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def ownCards(self) -> int:  # noqa: N802
        """How many cards the viewer holds in the open."""
        return self.controller.models.own_cards()

    @Property(bool, notify=changed)
    def picking(self) -> bool:
        """Whether something is picked."""
        return bool(self.controller.choice.picking.selection.picked)

    @Property(bool, notify=changed)
    def canTakeChoiceBack(self) -> bool:  # noqa: N802
        """Until all have chosen."""
        return self.controller.flow.can_take_choice_back

    @Property(bool, notify=changed)
    def canHandOn(self) -> bool:  # noqa: N802
        """Whether somebody else is to have the screen."""
        return self.controller.flow.can_hand_on

    @Slot(int, result=bool)
    def makesMove(self, row: int) -> bool:  # noqa: N802
        """Whether pressing this piece makes a move, and does not only pick it."""
        return self.controller.choice.makes_move(row)

    @Slot(int)
    def press(self, row: int) -> None:
        """Pick this piece, put it back, or make the move that it is."""
        self.controller.choice.press(row)

    @Slot(int)
    def pressOffer(self, number: int) -> None:  # noqa: N802
        """Press this button."""
        self.controller.choice.press_offer(number)

    @Slot(int)
    def playPiece(self, row: int) -> None:  # noqa: N802
        """Carry this piece onto the table."""
        self.controller.choice.play_piece(row)

    @Slot(result=bool)
    def putBack(self) -> bool:  # noqa: N802
        """Put back all that is picked; whether there was something."""
        return self.controller.choice.put_back()

    @Slot(str)
    def choose(self, move: str) -> None:
        """Make this move; what cannot be made is not heard."""
        self.controller.choice.choose(move)

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

    # -- a hint ----------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def canHint(self) -> bool:  # noqa: N802
        """Whether the actor may ask what an expert would do."""
        return self.controller.hints.is_possible()

    @Property(str, notify=changed)
    def hintStage(self) -> str:  # noqa: N802
        """As in Stage."""
        return self.controller.hints.stage.value

    @Property(str, notify=changed)
    def hintWords(self) -> str:  # noqa: N802
        """How far the hint has come."""
        return self.controller.hints.text()

    @Slot()
    def hint(self) -> None:
        """Ask for it, or put it away."""
        self.controller.hints.press()

    # -- time ------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def canSkip(self) -> bool:  # noqa: N802
        """Whether something is being shown that need not be waited for."""
        return self.controller.playback.running and not self.controller.flow.looking_back

    @Property(bool, notify=changed)
    def waitsForClick(self) -> bool:  # noqa: N802
        """The reveal lies open until somebody goes on."""
        return self.controller.playback.awaits_click

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
            self.controller.playback.skip()

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
        self.controller.dispatch(turn_flow.Resumed())

    @Slot()
    def step(self) -> None:
        """One turn."""
        self.controller.dispatch(turn_flow.Stepped())

    @Slot()
    def seeScores(self) -> None:  # noqa: N802
        """Put the score pad away."""
        self.controller.dispatch(turn_flow.ScoresSeen())

    # -- giving up, back and forth ---------------------------------------------------------------

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

    @Property(bool, notify=changed)
    def canSurrender(self) -> bool:  # noqa: N802
        """In a duel that goes on."""
        return self.controller.can_surrender()

    @Slot()
    def surrender(self) -> None:
        """Whoever is at the screen gives up; whoever calls has asked."""
        self.controller.surrender()

    @Slot()
    def takeBack(self) -> None:  # noqa: N802
        """To the last own choice."""
        self.controller.take_back()

    @Slot(int)
    def lookAt(self, row: int) -> None:  # noqa: N802
        """Show the moment of a line of the log."""
        if row in range(len(self.controller.models.log.lines)):
            self.controller.look_back.to(row)

    @Slot()
    def lookForward(self) -> None:  # noqa: N802
        """Show the present."""
        self.controller.look_back.end()

    @Slot(int)
    def letBotPlay(self, seat: int) -> None:  # noqa: N802
        """A guest leaves."""
        record = self.controller.table.record
        if seat in self.controller.flow.people:
            bot = spare_player(record.game, self.controller.players)
            self.controller.rebuild(record.handed_over(seat, bot))
