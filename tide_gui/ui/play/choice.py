"""How the actor chooses: what is pressed, what that makes, and what is said meanwhile."""

from collections.abc import Callable

from tide_gui.ui.play import turn_flow
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.table_models import TableModels


class Choice:
    """Turns presses of pieces and buttons into a move."""

    def __init__(
        self,
        game: OpenGame,
        models: TableModels,
        picking: Picking,
        dispatch: Callable[[turn_flow.Message], None],
        tell: Callable[[], None],
    ) -> None:
        """`dispatch` is told the move, `tell` that something was picked."""
        self._game, self._models, self.picking = game, models, picking
        self._dispatch, self._tell = dispatch, tell

    def prepare(self, message: turn_flow.Message) -> None:
        """What the actor may pick, from the moment they may; whatever changes hands is picked anew."""
        actor = self._game.flow.actor
        if actor is None:
            self.picking.end()
        elif actor != self.picking.seat or isinstance(message, turn_flow.TurnBegan):
            history, table = self._game.history, self._game.table
            shown, game, view = history.presentation, history.game, table.view(actor)
            self.picking.begin(
                actor, {game.write(move): shown.picks(move, view) for move in table.choices(actor)}
            )
        elif isinstance(message, turn_flow.Chose | turn_flow.Unchose | turn_flow.LookedBack):
            self.picking.empty()

    def makes_move(self, row: int) -> bool:
        """Whether pressing this piece makes the move that it is."""
        return row in self.picking.rows and bool(self.picking.sole_move())

    def press(self, row: int) -> None:
        """A piece was pressed: it is picked, or put back, or makes the move that it is."""
        if key := self._models.key_of(row):
            self._made(self.picking.press(row, key))

    def press_offer(self, number: int) -> None:
        """A button was pressed."""
        offers = self._models.offers.rows
        if 0 <= number < len(offers) and self._game.flow.can_choose:
            self._made(self.picking.take(offers[number]))

    def play_piece(self, row: int) -> None:
        """A piece was carried onto the table: it makes the move that it is by itself."""
        key = self._models.key_of(row)
        if move := self.picking.move_of(key) if key else "":
            self.choose(move)

    def put_back(self) -> bool:
        """Nothing is picked any more; whether there was something."""
        if not self.picking.selection.picked:
            return False
        self.picking.empty()
        self._made("")
        return True

    def choose(self, move: str) -> None:
        """Make this move; what cannot be made is not heard."""
        if self._game.flow.can_choose and move in self.picking.selection.moves:
            self._dispatch(turn_flow.Chose(move))

    def question(self) -> str:
        """What the actor is to do."""
        actor, table, history = self._game.flow.actor, self._game.table, self._game.history
        if actor is None:
            return ""
        text = history.presentation.text
        return text.question(table.view(actor), table.choices(actor), history.names[actor])

    def advice(self) -> str:
        """What helps the actor: how to go on with what is picked, or what is new at this moment."""
        flow, table, history = self._game.flow, self._game.table, self._game.history
        if flow.actor is None or not flow.is_deciding or flow.looking_back:
            return ""
        text = history.presentation.text
        if move := self.picking.sole_move():
            return text.confirmation(history.game.read(move))
        if self.picking.selection.picked:
            return ""
        return text.advice(table.view(flow.actor), table.choices(flow.actor))

    def _made(self, move: str) -> None:
        if move:
            self.choose(move)
        else:
            self._models.redraw()
            self._tell()
