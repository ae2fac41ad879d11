"""A game as QML sees it: its phase, sentences, models and actions."""

from operator import attrgetter

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.bots.roster import adviser, spare_player
from tide_gui.presentation.presentation import Spread
from tide_gui.presentation.table_text import deal_text, practice_text, surrendered_text
from tide_gui.table.challenge import challenge_in, is_unaided, no_longer_counting
from tide_gui.table.lesson import Lesson
from tide_gui.table.record import HANDED_OVER, PRACTICE, Record, Surrender
from tide_gui.ui.game_files import page_url
from tide_gui.ui.models.game_rows import GameRowsModel
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.pieces import PiecesModel
from tide_gui.ui.models.table_rows import DiscardsModel, MarksModel, OffersModel
from tide_gui.ui.play import messages
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.choice import MoveChoice
from tide_gui.ui.play.controller import GameController, Services
from tide_gui.ui.play.lesson_guide import LessonGuide
from tide_gui.ui.play.look_back import LookBack
from tide_gui.ui.play.pace import Pace
from tide_gui.ui.play.review import Review
from tide_gui.ui.play.turn_flow import Phase

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


@QmlElement
class Session(QObject):
    """One game. `changed` stands for all properties, since reading them is cheap."""

    changed = Signal()
    heard = Signal(str)  # the name of a sound to play
    explained = Signal(str)  # the mark of what was explained for the first time

    def __init__(
        self,
        record: Record,
        autosave: Autosave | None,
        services: Services,
        parent: QObject | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        """Set up the game; nothing happens before `controller.begin`."""
        super().__init__(parent)
        self.controller = GameController(record, autosave, services, self, lesson)
        self._translate, self._services = services.translate, services
        self._game = record.game
        self._pace = Pace(self.controller, self)
        guide = self.controller.guide
        self._guide = LessonGuide(self.controller, guide, self._translate, self) if guide else None
        self._review: Review | None = None
        self._reviewing = False
        self.controller.changed.connect(self._on_changed)
        self.controller.heard.connect(self.heard)
        self.controller.explained.connect(self.explained)

    def close(self) -> None:
        """Leave the table."""
        self._drop_review()
        self.controller.close()

    @Slot()
    def _on_changed(self) -> None:
        if self.controller.flow.phase is not Phase.OVER:
            self._drop_review()
        self.changed.emit()

    @Slot(str, result=QUrl)
    def page(self, name: str) -> QUrl:
        """Return the game's QML file for this part of the table; empty if it has none."""
        return page_url(self._game, name)

    # -- who and where ---------------------------------------------------------------------------

    phase = Property(str, attrgetter("controller.flow.phase.value"), notify=changed)  # one of Phase
    seatCount = Property(int, attrgetter("controller.flow.seats"), constant=True)

    @Property(list, constant=True)
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return list(self.controller.history.names)

    nearSeat = Property(int, attrgetter("controller.flow.near_seat"), notify=changed)

    @Property(int, notify=changed)
    def viewer(self) -> int:
        """The seat whose view is shown; -1 for none."""
        viewer = self.controller.flow.viewer
        return NOBODY if viewer is None else viewer

    @Property(int, notify=changed)
    def actor(self) -> int:
        """The seat that chooses at the screen; -1 for none."""
        actor = self.controller.flow.actor
        return NOBODY if actor is None else actor

    @Property(bool, notify=changed)
    def deciding(self) -> bool:
        """Whether the actor has yet to choose; not while a lesson only shows something."""
        guide = self.controller.guide
        return self.controller.flow.is_deciding and (guide is None or guide.asks)

    @Property(int, notify=changed)
    def askedSeat(self) -> int:
        """The seat of the next person to have the screen; -1 for none."""
        asked = self.controller.flow.asked
        return asked[0] if asked else NOBODY

    @Property(str, notify=changed)
    def askedName(self) -> str:
        asked = self.controller.flow.asked
        return self.controller.history.names[asked[0]] if asked else ""

    # -- sentences -------------------------------------------------------------------------------

    # `Round 2 of 4, hand 5 of 12`
    progress = Property(str, attrgetter("controller.progress"), notify=changed)

    @Property(int, notify=changed)
    def roundNumber(self) -> int:
        """The present round, from 1, up to the end of its score pad."""
        played = self.controller.standing.round + 1
        return min(played, self.controller.rounds or played)

    @Property(int, constant=True)
    def roundCount(self) -> int:
        """How many rounds the game has; 0 if that is not fixed."""
        return self.controller.rounds or 0

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """Whose turn it is and what to do, or what happens."""
        return self.controller.prompt()

    # Why the last save failed; empty if it did not
    saveError = Property(str, attrgetter("controller.unsaved"), notify=changed)

    @Property(str, notify=changed)
    def dealText(self) -> str:
        """The number of the deal; secret until the game is over."""
        over = self.controller.flow.phase is Phase.OVER
        return deal_text(self.controller.table.record.deal, self._translate) if over else ""

    @Property(str, notify=changed)
    def surrendered(self) -> str:
        """Who surrendered, in a sentence; empty if the game did not end so."""
        match self.controller.table.record.entries[-1:]:
            case [Surrender(seat)]:
                return surrendered_text(self.controller.history.names[seat], self._translate)
            case _:
                return ""

    @Property(list, constant=True)
    def areas(self) -> list[dict[str, object]]:
        """The areas of the table, for the plain board that knows nothing of the game."""
        return [
            {
                "name": area.name,
                "words": area.words,
                "fan": area.spread is Spread.FAN,
                "inMiddle": area.in_middle,
            }
            for area in self.controller.history.presentation.scenes.areas
        ]

    # Whether this is a game of two, in which a player may surrender
    duel = Property(bool, attrgetter("controller.table.is_duel"), constant=True)

    # -- models ----------------------------------------------------------------------------------

    pieces = Property(PiecesModel, attrgetter("controller.models.pieces"), constant=True)
    seats = Property(GameRowsModel, attrgetter("controller.models.seats"), constant=True)
    # One row: what the game's own board shows in the middle besides the pieces
    middle = Property(GameRowsModel, attrgetter("controller.models.middle"), constant=True)
    marks = Property(MarksModel, attrgetter("controller.models.marks"), constant=True)
    # The buttons for moves and picks
    offers = Property(OffersModel, attrgetter("controller.models.offers"), constant=True)
    # What lies in the discards; empty while nobody may look through them
    discards = Property(DiscardsModel, attrgetter("controller.models.discards"), constant=True)
    log = Property(LogModel, attrgetter("controller.models.log"), constant=True)
    scores = Property(GameRowsModel, attrgetter("controller.models.scores"), constant=True)
    # Further rows of the end page
    details = Property(GameRowsModel, attrgetter("controller.models.details"), constant=True)

    # -- choosing --------------------------------------------------------------------------------

    # What the actor picks and makes
    choice = Property(MoveChoice, attrgetter("controller.choice"), constant=True)

    @Property(int, notify=changed)
    def ownCards(self) -> int:
        """How many face-up cards the viewer holds."""
        return self.controller.models.own_cards()

    @Property(int, notify=changed)
    def ownBeside(self) -> int:
        """How many face-up pieces of the viewer lie beside the hand."""
        return self.controller.models.own_cards(self.controller.models.beside_hand)

    canTakeChoiceBack = Property(bool, attrgetter("controller.flow.can_take_choice_back"), notify=changed)
    # Whether the actor is ready and another person is next
    canHandOn = Property(bool, attrgetter("controller.flow.can_hand_on"), notify=changed)
    game = Property(str, attrgetter("_game"), constant=True)  # the key of the game
    # The area of own pieces to which the arrow keys go on from the hand; empty if there is none
    besideHand = Property(str, attrgetter("controller.models.beside_hand"), notify=changed)

    @Property(list, notify=changed)
    def sortings(self) -> list[dict[str, str]]:
        """The ways to sort the own hand, from the present one on; empty if there is only one."""
        ways = self.controller.history.presentation.scenes.sortings
        present = next((at for at, way in enumerate(ways) if way.name == self.controller.sorting), 0)
        return [{"name": way.name, "words": way.words} for way in ways[present:] + ways[:present]]

    @Slot()
    def takeChoiceBack(self) -> None:
        self.controller.dispatch(messages.Unchose())

    @Slot()
    def handOn(self) -> None:
        """Lower the curtain for the next person."""
        self.controller.dispatch(messages.HandedOn())

    @Slot()
    def raiseCurtain(self) -> None:
        """Show the view of the person who now has the screen."""
        self.controller.dispatch(messages.CurtainRaised())

    @Slot()
    def seeScores(self) -> None:
        """Close the score pad."""
        self.controller.dispatch(messages.ScoresSeen())

    # -- a hint ----------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def canHint(self) -> bool:
        """Whether the actor may ask for a hint."""
        return self.controller.hints.is_possible()

    @Property(bool, notify=changed)
    def offersHint(self) -> bool:
        """Whether there is a button that asks for a hint, or takes one away."""
        return self.controller.hints.is_offered()

    hintStage = Property(str, attrgetter("controller.hints.stage.value"), notify=changed)  # one of Stage

    @Property(str, notify=changed)
    def hintWords(self) -> str:
        """A sentence about the stage of the hint."""
        return self.controller.hints.text()

    @Property(str, notify=changed)
    def hintBrief(self) -> str:
        """The same in short, for a small window."""
        return self.controller.hints.brief()

    @Slot()
    def hint(self) -> None:
        """Ask for a hint, or hide it."""
        self.controller.hints.press()

    # -- the first time --------------------------------------------------------------------------

    # A sentence about what has happened for the first time; empty if there is nothing to explain
    firstTime = Property(str, attrgetter("controller.first_times.sentence"), notify=changed)

    @Slot()
    def dismissFirstTime(self) -> None:
        self.controller.dismiss()

    # -- pace, a lesson, a review --------------------------------------------------------------

    pace = Property(Pace, attrgetter("_pace"), constant=True)
    # The lesson; None in a game that is none
    guide = Property(LessonGuide, attrgetter("_guide"), constant=True)

    @Property(Review, notify=changed)
    def review(self) -> Review | None:
        """The review that is open; None if there is none."""
        return self._review if self._reviewing else None

    # The review, also after it was closed; None if there was none
    lastReview = Property(Review, attrgetter("_review"), notify=changed)

    @Property(bool, notify=changed)
    def reviewable(self) -> bool:
        """Whether the game is over, somebody decided something in it, and there is an expert for it."""
        over = self.controller.flow.phase is Phase.OVER
        return over and bool(self.controller.table.record.turns()) and adviser(self._game) is not None

    @Slot()
    def beginReview(self) -> None:
        """Open the review at the first turn, and weigh what is left."""
        outcome, bot = self.controller.table.outcome(), adviser(self._game)
        if outcome is None or bot is None or not self.reviewable:
            return
        self._review = self._review or Review(self.controller, self._services, bot, outcome, self)
        self._reviewing = True
        self._review.begin()
        self._review.weigh()

    @Slot()
    def endReview(self) -> None:
        """Close the review and show the end of the game."""
        if self._review and self._reviewing:
            self._reviewing = False
            self._review.leave()

    def reviewed_record(self) -> Record | None:
        """Return the record before the turn that the review shows; None if it shows none."""
        return self._review.record_here() if self._review and self._reviewing else None

    def _drop_review(self) -> None:
        """Forget the review: the game goes on from an earlier moment, or is left."""
        if self._review:
            self._review.close()
            self._review.deleteLater()
        self._review, self._reviewing = None, False

    # -- surrender, taking back, past moments ----------------------------------------------------

    # Whether a past moment is shown
    lookingBack = Property(bool, attrgetter("controller.flow.looking_back"), notify=changed)
    lookBack = Property(LookBack, attrgetter("controller.look_back"), constant=True)

    @Property(bool, notify=changed)
    def lookingOnly(self) -> bool:
        """Whether the record is only viewed."""
        return self.controller.autosave is None

    @Property(str, notify=changed)
    def practiceReason(self) -> str:
        """Why the game is practice, in a sentence; empty if it is not."""
        record = self.controller.table.record
        reason = str(record.extra.get(PRACTICE, ""))
        return practice_text(reason, self._translate) if record.practice else ""

    # Whether a choice was taken back, a hint shown, or the deal played before
    practice = Property(bool, attrgetter("controller.table.record.practice"), notify=changed)

    @Property(str, notify=changed)
    def challenge(self) -> str:
        """`day` or `ladder` if the game belongs to the deal of the day or to the ladder; else empty."""
        return challenge_in(self.controller.table.record.extra)

    @Property(bool, notify=changed)
    def unaided(self) -> bool:
        """Whether the game counts on the ladder, so that there are neither hints nor ways back."""
        return is_unaided(self.controller.table.record)

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:
        """Whether there is a last choice to return to, in a game of one person and bots."""
        return self.controller.last_own_turn() is not None

    @Property(bool, notify=changed)
    def canSurrender(self) -> bool:
        return self.controller.can_surrender()

    @Property(int, notify=changed)
    def personHere(self) -> int:
        """The person who would surrender now; -1: nobody."""
        return self._person_here()

    @Property(str, notify=changed)
    def nameHere(self) -> str:
        person = self._person_here()
        return "" if person == NOBODY else self.controller.history.names[person]

    def _person_here(self) -> int:
        return self.controller.game.person_at_the_screen() if self.controller.flow.people else NOBODY

    @Slot()
    def surrender(self) -> None:
        """Surrender for the person at the screen, without asking."""
        self.controller.surrender()

    @Slot()
    def takeBack(self) -> None:
        """Return to the person's last choice."""
        self.controller.take_back()

    @Slot(int)
    def letBotPlay(self, seat: int) -> None:
        """Let a bot replace a person who leaves."""
        record = self.controller.table.record
        leavable = self.controller.guide is None and not is_unaided(record)
        if leavable and seat in self.controller.flow.people:
            bot = spare_player(record.game, self.controller.players)
            self.controller.rebuild(no_longer_counting(record.handed_over(seat, bot), HANDED_OVER))
