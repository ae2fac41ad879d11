"""How the actor chooses: presses, the move that they make, and the prompts meanwhile."""

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.presentation.scene import Piece
from tide_gui.rules.game import Seat
from tide_gui.ui.play import messages
from tide_gui.ui.play.deciding import advice, choices, question, refusal
from tide_gui.ui.play.picking import Choices, Picking
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


@qml_class
class MoveChoice(QObject):
    """Turns presses of pieces and buttons into a move. `changed` stands for all properties."""

    changed = Signal()

    def __init__(self, controller: "GameController", picking: Picking) -> None:
        super().__init__(controller)
        self._controller, self.picking = controller, picking
        self._game, self._models = controller.game, controller.models
        self._refused: Piece | None = None  # the last press of it changed nothing
        self._answers = 0
        controller.changed.connect(self.changed)

    def prepare(self, message: messages.Message) -> None:
        """Offer the actor's moves once they may choose; a new turn or actor starts without picks."""
        actor, self._refused = self._game.flow.actor, None
        if actor is None:
            self.picking.end()
        elif actor != self.picking.seat or isinstance(message, messages.TurnBegan):
            self.renew()
        elif isinstance(message, messages.Chose | messages.Unchose | messages.LookedBack):
            self.picking.empty()

    def renew(self) -> None:
        """Offer the actor's moves, without picks."""
        if (actor := self._game.flow.actor) is not None:
            self.picking.begin(actor, self._choices(actor))

    def renew_words(self) -> None:
        """Offer the same moves in another language."""
        if self.picking.seat is not None:
            self.picking.renew_words(self._choices(self.picking.seat))

    def _choices(self, actor: Seat) -> Choices:
        if self._game.lesson and not self._game.lesson.asks:
            return Choices()
        return choices(self._game, actor)

    @Property(bool, notify=changed)
    def begun(self) -> bool:
        """Whether something is picked."""
        return bool(self.picking.selection.picked)

    @Property(bool, notify=changed)
    def walkable(self) -> bool:
        """Whether `walk` can pick something."""
        return self._game.flow.can_choose and self.picking.has_tour

    @Property(int, notify=changed)
    def decision(self) -> int:
        """The number of the decision that is open; 0 if there is none."""
        flow = self._game.flow
        return self.picking.begun if flow.can_choose and flow.is_deciding else 0

    @Property(str, notify=changed)
    def whole(self) -> str:
        """The one move that the picks make; empty if they make none or leave a question."""
        return self.picking.whole_move() if self._game.flow.can_choose else ""

    # The stage of the decision: with another one, other things can be pressed
    stage = Property(int, attrgetter("picking.selection.stage"), notify=changed)

    # How often something was picked, put back or refused: each time the advice answers, even the same one
    answers = Property(int, attrgetter("_answers"), notify=changed)

    @Property(bool, notify=changed)
    def goesOn(self) -> bool:
        """Whether something can be picked besides what is picked."""
        return bool(self.picking.selection.pressable())

    @Property(bool, notify=changed)
    def forced(self) -> bool:
        """Whether exactly one move is possible."""
        return len(self.picking.selection.moves) == 1

    @Slot(int, result=bool)
    def makesMove(self, row: int) -> bool:
        """Whether this piece is picked and pressing it again makes its move."""
        return row in self.picking.rows and bool(self.picking.move_again(row))

    @Slot(int)
    def press(self, row: int) -> None:
        """Pick the piece, put it back, or make its move; what cannot be picked says why."""
        if key := self._models.key_of(row):
            refused = self._models.scene.pieces[row] if self.picking.refuses(row, key) else None
            one_press = self._game.services.settings().one_press_plays
            self._choose_or_redraw(self.picking.press(row, key, one_press=one_press), refused)

    @Slot(int)
    def pressOffer(self, number: int) -> None:
        offers = self._models.offers.rows
        if 0 <= number < len(offers) and self._game.flow.can_choose:
            self._choose_or_redraw(self.picking.take(offers[number], self._models.keys()))

    @Slot(result=bool)
    def confirm(self) -> bool:
        """Make the one move that the picks make; return whether there was one."""
        move = self.picking.whole_move()
        self.make(move)
        return bool(move)

    @Slot(int)
    def walk(self, direction: int) -> None:
        """Pick the next move that can be made, or the one before."""
        if self._game.flow.can_choose:
            self.picking.walk(direction, self._models.keys())
            self._choose_or_redraw("")

    @Slot(int, result=bool)
    def canPlayPiece(self, row: int) -> bool:
        """Whether `playPiece` makes a move."""
        return bool(self._move_with(row))

    @Slot(int, result=str)
    def moveWith(self, row: int) -> str:
        """Return the one move of what is picked and this piece; empty if they make none."""
        return self._move_with(row)

    @Slot(int)
    def playPiece(self, row: int) -> None:
        """Make the move of what is picked and this piece, which was dragged onto the table."""
        self.make(self._move_with(row))

    def _move_with(self, row: int) -> str:
        key = self._models.key_of(row)
        return self.picking.move_with(row, key) if key else ""

    @Slot(result=bool)
    def putBack(self) -> bool:
        """Clear the picks; return whether there were any."""
        if not self.picking.selection.picked:
            return False
        self.picking.empty()
        self._choose_or_redraw("")
        return True

    @Slot(str)
    def make(self, move: str) -> None:
        """Make this move; a move that is not possible now is ignored."""
        if not self._game.flow.can_choose or move not in self.picking.selection.moves:
            return
        if self._game.lesson is None or self._game.lesson.permits(move):
            self._controller.dispatch(messages.Chose(move))
        else:
            self.picking.empty()
            self._choose_or_redraw("")

    def question(self) -> str:
        """Return what the actor is asked to do; empty if nobody chooses."""
        actor = self._game.flow.actor
        return "" if actor is None else question(self._game, actor)

    @Property(str, notify=changed)
    def advice(self) -> str:
        """Return help for the actor: how to confirm the picks, or what is new at this moment."""
        flow = self._game.flow
        if flow.actor is None or not flow.is_deciding or flow.looking_back:
            return ""
        if self._refused:
            return refusal(self._game, self.picking, self._refused)
        return advice(self._game, self.picking, self._models.scene)

    def _choose_or_redraw(self, move: str, refused: Piece | None = None) -> None:
        self._refused = refused
        self._answers += 1
        if move:
            self.make(move)
        else:
            self._models.redraw()
            self._controller.refresh()
