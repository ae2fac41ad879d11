"""A game as QML sees it: its phase, sentences, models and actions."""

from collections.abc import Hashable
from operator import attrgetter

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from tide_gui.bots.roster import adviser
from tide_gui.presentation.presentation import Spread
from tide_gui.presentation.table_text import deal_text, practice_text, surrendered_text
from tide_gui.rules.game import Outcome
from tide_gui.table.challenge import challenge_in, is_unaided
from tide_gui.table.record import PRACTICE, Record, Surrender
from tide_gui.ui.game_files import page_url
from tide_gui.ui.models.log import LogModel
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.play import messages
from tide_gui.ui.play.choice import MoveChoice
from tide_gui.ui.play.controller import GameController
from tide_gui.ui.play.hints import Hints
from tide_gui.ui.play.leaving import NOBODY, Leaving
from tide_gui.ui.play.look_back import LookBack
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.pace import Pace
from tide_gui.ui.play.prompt import awaited, prompt
from tide_gui.ui.play.review import Review
from tide_gui.ui.play.stakes import Stakes
from tide_gui.ui.play.taking_back import TakingBack
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.play.tutor import Tutor
from tide_gui.ui.qml_class import as_list, qml_class


@qml_class
class Session(QObject):
    """One game. `changed` stands for all properties, since reading them is cheap."""

    changed = Signal()
    heard = Signal(str)  # the name of a sound to play
    reopens = Signal(str)  # the path of a finished game
    refused = Signal(str)  # why something was not done, in a sentence
    explained = Signal(str)  # the mark of what was explained for the first time
    said = Signal(str)  # what has happened, for screen readers, where no line of the log says it
    noticed = Signal(str)  # what has happened beside the game, to be shown for a while

    def __init__(self, game: OpenGame, parent: QObject | None = None) -> None:
        """Set up the game; nothing happens before `controller.begin`."""
        super().__init__(parent)
        self._game, self._translate = game, game.services.translate
        self.controller = GameController(self._game, self)
        self._rounds = self._game.history.presentation.scores.rounds(len(self._game.players)) or 0
        self._pace = Pace(self.controller)
        self._taking_back, self._leaving = TakingBack(self.controller), Leaving(self.controller)
        self._taking_back.reopens.connect(self.reopens)
        self._taking_back.refused.connect(self.refused)
        self._review: Review | None = None
        self._reviewing = False
        self.controller.changed.connect(self._on_changed)
        self.controller.heard.connect(self.heard)
        self.controller.explained.connect(self.explained)
        self.controller.said.connect(self.said)

    def close(self) -> None:
        """Leave the table."""
        self._drop_review()
        self.controller.close()

    def say_anew(self) -> None:
        """Say everything in the language that is spoken from now on."""
        self.controller.renew_words()
        if self._review:
            self._review.renew_words()

    @Slot()
    def _on_changed(self) -> None:
        if self._game.flow.phase is not Phase.OVER:
            self._drop_review()
        self.changed.emit()

    @Slot(str, result=QUrl)
    def page(self, name: str) -> QUrl:
        """Return the game's QML file for this part of the table; empty if it has none."""
        return page_url(self._game.table.record.game, name)

    @property
    def question(self) -> Hashable:
        """What waits for a press now; None if nothing does. Another question is another value."""
        if self._review and self._reviewing:
            return "review", self._review.overview
        playback = self.controller.playback
        return playback.left if playback.awaits_click else self._game.question

    # -- parts -----------------------------------------------------------------------------------

    choice = Property(MoveChoice, attrgetter("controller.choice"), constant=True)
    hint = Property(Hints, attrgetter("controller.hints"), constant=True)
    pace = Property(Pace, attrgetter("_pace"), constant=True)
    stakes = Property(Stakes, attrgetter("controller.stakes"), constant=True)
    lookBack = Property(LookBack, attrgetter("controller.look_back"), constant=True)
    takingBack = Property(TakingBack, attrgetter("_taking_back"), constant=True)
    leaving = Property(Leaving, attrgetter("_leaving"), constant=True)
    tutor = Property(Tutor, attrgetter("controller.tutor"), constant=True)  # none outside lessons

    # -- who and where ---------------------------------------------------------------------------

    phase = Property(str, attrgetter("_game.flow.phase.value"), notify=changed)  # one of Phase
    seatCount = Property(int, attrgetter("_game.flow.seats"), constant=True)

    names = Property(list, as_list("_game.history.names"), notify=changed)  # of the players, by seat
    nearSeat = Property(int, attrgetter("_game.flow.near_seat"), notify=changed)

    @Property(int, notify=changed)
    def viewer(self) -> int:
        """The seat whose view is shown; -1 for none."""
        viewer = self._game.flow.viewer
        return NOBODY if viewer is None else viewer

    @Property(int, notify=changed)
    def actor(self) -> int:
        """The seat that chooses at the screen; -1 for none."""
        actor = self._game.flow.actor
        return NOBODY if actor is None else actor

    @Property(bool, notify=changed)
    def deciding(self) -> bool:
        """Whether the actor has yet to choose; not while a lesson only shows something."""
        lesson = self._game.lesson
        return self._game.flow.is_deciding and (lesson is None or lesson.asks)

    @Property(int, notify=changed)
    def askedSeat(self) -> int:
        """The seat of the next person to have the screen; -1 for none."""
        asked = self._game.flow.asked
        return asked[0] if asked else NOBODY

    @Property(str, notify=changed)
    def askedName(self) -> str:
        asked = self._game.flow.asked
        return self._game.history.names[asked[0]] if asked else ""

    # -- sentences -------------------------------------------------------------------------------

    # `Round 2 of 4, hand 5 of 12`
    progress = Property(str, attrgetter("controller.progress"), notify=changed)

    @Property(int, notify=changed)
    def roundNumber(self) -> int:
        """The present round, from 1, up to the end of its score pad."""
        played = self.controller.standing.round + 1
        return min(played, self._rounds or played)

    # How many rounds the game has; 0 if that is not fixed
    roundCount = Property(int, attrgetter("_rounds"), constant=True)

    @Property(int, notify=changed)
    def scoredRounds(self) -> int:
        """After how many rounds there were points; 0 if the game ends in the first one."""
        ranks = self.controller.models.scores.rows
        return len(ranks[0].line) if ranks else 0

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """Whose turn it is and what to do, or what happens."""
        return prompt(self.controller)

    @Property(list, notify=changed)
    def awaited(self) -> list[str]:
        """The names in the prompt, if it says for whom all wait."""
        return awaited(self.controller)

    # Why the last save failed; empty if it did not
    saveError = Property(str, attrgetter("_game.save_error"), notify=changed)

    @Property(str, notify=changed)
    def dealText(self) -> str:
        """The number of the deal; secret until the game is over."""
        over = self._game.flow.phase is Phase.OVER
        return deal_text(self._game.table.record.deal, self._translate) if over else ""

    @Property(str, notify=changed)
    def surrendered(self) -> str:
        """Who surrendered, in a sentence; empty if the game did not end so."""
        match self._game.table.record.entries[-1:]:
            case [Surrender(seat)]:
                return surrendered_text(self._game.history.names[seat], self._translate)
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
            for area in self._game.history.presentation.scenes.areas
        ]

    # Whether this is a game of two, in which a player may surrender
    duel = Property(bool, attrgetter("_game.table.is_duel"), constant=True)

    # -- models ----------------------------------------------------------------------------------

    pieces = Property(RowsModel, attrgetter("controller.models.pieces"), constant=True)
    seats = Property(RowsModel, attrgetter("controller.models.seats"), constant=True)
    # One row: what the game's own board shows in the middle besides the pieces
    middle = Property(RowsModel, attrgetter("controller.models.middle"), constant=True)
    marks = Property(RowsModel, attrgetter("controller.models.marks"), constant=True)
    # One row while something that happened to a seat is shown on its own, else none
    moments = Property(RowsModel, attrgetter("controller.models.moments"), constant=True)
    # The buttons for moves and picks
    offers = Property(RowsModel, attrgetter("controller.models.offers"), constant=True)
    # What lies in the discards; empty while nobody may look through them
    discards = Property(RowsModel, attrgetter("controller.models.discards"), constant=True)
    log = Property(LogModel, attrgetter("controller.models.log"), constant=True)
    scores = Property(RowsModel, attrgetter("controller.models.scores"), constant=True)
    # Further rows of the end page
    details = Property(RowsModel, attrgetter("controller.models.details"), constant=True)

    # -- choosing --------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def ownCards(self) -> int:
        """How many face-up cards the viewer holds."""
        return self.controller.models.own_cards()

    @Property(int, notify=changed)
    def ownBeside(self) -> int:
        """How many face-up pieces of the viewer lie beside the hand."""
        return self.controller.models.own_cards(self.controller.models.beside_hand)

    canTakeChoiceBack = Property(bool, attrgetter("_game.flow.can_take_choice_back"), notify=changed)
    # Whether the actor is ready and another person is next
    canHandOn = Property(bool, attrgetter("_game.flow.can_hand_on"), notify=changed)
    game = Property(str, attrgetter("_game.table.record.game"), constant=True)  # the key of the game
    # The area of own pieces to which the arrow keys go on from the hand; empty if there is none
    besideHand = Property(str, attrgetter("controller.models.beside_hand"), notify=changed)

    @Property(list, notify=changed)
    def sortings(self) -> list[dict[str, str]]:
        """The ways to sort the own hand, from the present one on; empty if there is only one."""
        ways = self._game.history.presentation.scenes.sortings
        present = next((at for at, way in enumerate(ways) if way.name == self._game.sorting), 0)
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

    # Whether no hand lies on the table, which then is for all to see from afar
    handless = Property(bool, attrgetter("_game.flow.handless"), notify=changed)

    @Property(bool, notify=changed)
    def hasPhones(self) -> bool:
        """Whether somebody holds the cards on a phone."""
        return bool(self._game.flow.phone_seats)

    @Property(bool, notify=changed)
    def canHoldOnPhones(self) -> bool:
        """Whether there are people who may hold their cards on phones."""
        game = self._game
        return bool(game.flow.people) and game.lesson is None and game.flow.phase is not Phase.OVER

    # -- the first time --------------------------------------------------------------------------

    # A sentence about what has happened for the first time; empty if there is nothing to explain
    firstTime = Property(str, attrgetter("controller.first_times.sentence"), notify=changed)

    @Slot()
    def dismissFirstTime(self) -> None:
        self.controller.dismiss()

    # -- a review --------------------------------------------------------------------------------

    @Property(Review, notify=changed)
    def review(self) -> Review | None:
        """The review that is open; None if there is none."""
        return self._review if self._reviewing else None

    # The review, also after it was closed; None if there was none
    lastReview = Property(Review, attrgetter("_review"), notify=changed)

    @Property(bool, notify=changed)
    def reviewable(self) -> bool:
        """Whether the game is over, somebody decided something in it, and there is an expert for it."""
        over, record = self._game.flow.phase is Phase.OVER, self._game.table.record
        return over and bool(record.turns()) and adviser(record.game) is not None

    @Slot()
    def beginReview(self) -> None:
        """Open the first page of the review, and weigh what is left."""
        outcome, bot = self._game.table.outcome(), adviser(self._game.table.record.game)
        if outcome is None or bot is None or not self.reviewable:
            return
        self._review = self._review or self._new_review(bot, outcome)
        self._reviewing = True
        self._review.open()
        self._review.weigh()

    def _new_review(self, bot: str, outcome: Outcome) -> Review:
        review = Review(self.controller, bot, outcome)
        review.turned.connect(self.changed)
        return review

    @Slot()
    def endReview(self) -> None:
        """Close the review and show the end of the game."""
        if self._review and self._reviewing:
            self._reviewing = False
            self._review.leave()

    def review_decision(self, seat: int, entry: int) -> None:
        """Open the review at a decision of this seat."""
        self.beginReview()
        if self._review and self._reviewing:
            self._review.see(seat, entry)

    def reviewed_record(self) -> Record | None:
        """Return the record before the turn that the review shows; None if it shows none."""
        return self._review.record_here() if self._review and self._reviewing else None

    def _drop_review(self) -> None:
        """Forget the review: the game goes on from an earlier moment, or is left."""
        if self._review:
            self._review.close()
            self._review.deleteLater()
        self._review, self._reviewing = None, False

    # -- what the game counts ---------------------------------------------------------------------

    # Whether a past moment is shown
    lookingBack = Property(bool, attrgetter("_game.flow.looking_back"), notify=changed)

    @Property(bool, notify=changed)
    def lookingOnly(self) -> bool:
        """Whether the record is only viewed."""
        return self._game.autosave is None

    @Property(str, notify=changed)
    def practiceReason(self) -> str:
        """Why the game is practice, in a sentence; empty if it is not."""
        record = self._game.table.record
        reason = str(record.extra.get(PRACTICE, ""))
        return practice_text(reason, self._translate) if record.practice else ""

    # Whether a choice was taken back, a hint shown, or the deal played before
    practice = Property(bool, attrgetter("_game.table.record.practice"), notify=changed)

    @Property(str, notify=changed)
    def challenge(self) -> str:
        """`day` or `ladder` if the game belongs to the deal of the day or to the ladder; else empty."""
        return challenge_in(self._game.table.record.extra)

    @Property(bool, notify=changed)
    def unaided(self) -> bool:
        """Whether the game counts on the ladder, so that there are neither hints nor ways back."""
        return is_unaided(self._game.table.record)
