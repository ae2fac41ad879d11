"""What the actor has picked so far: the selection, and the rows and buttons that stand for its picks."""

from collections.abc import Collection, Mapping

from tide_gui.presentation.selection import Offer, Picks, Selection
from tide_gui.rules.game import Seat

BUTTON = -1  # the row of a pick that no piece stands for


class Picking:
    """One actor's way to a move. Pressing a lone piece again makes the one move that it is."""

    def __init__(self) -> None:
        """Nobody chooses."""
        self.seat: Seat | None = None
        self.selection = Selection()
        self._rows: tuple[int, ...] = ()  # for each pick the row of its piece

    def begin(self, seat: Seat, moves: Mapping[str, Picks]) -> None:
        """A seat chooses among these moves."""
        self.seat, self.selection, self._rows = seat, Selection(moves), ()

    def end(self) -> None:
        """Nobody chooses any more."""
        self.seat, self.selection, self._rows = None, Selection(), ()

    def empty(self) -> None:
        """Nothing is picked."""
        self.selection, self._rows = self.selection.emptied(), ()

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows of the picked pieces."""
        return tuple(row for row in self._rows if row != BUTTON)

    def fits(self) -> Collection[str]:
        """The keys that can be picked now; a lone pick may be exchanged for any that begins a move."""
        keys = {pick.key for pick in self.selection.pressable()}
        if len(self.selection.picked) == 1:
            keys |= {pick.key for pick in self.selection.emptied().pressable()}
        return keys

    def sole_move(self) -> str:
        """The move that a lone picked piece is, if pressing it once more makes it; else empty."""
        offers = self.selection.offers()
        return offers[0][0] if len(offers) == len(self.selection.picked) == len(self.rows) == 1 else ""

    def move_of(self, key: str) -> str:
        """The one move that consists of this pick alone; else empty."""
        offers = self.selection.emptied().pressed(key).offers()
        return offers[0][0] if len(offers) == 1 else ""

    def press(self, row: int, key: str) -> str:
        """A piece was pressed; the move, where that makes one."""
        if row in self.rows:
            if move := self.sole_move():
                return move
            self._put_back(self._rows.index(row))
        else:
            self._pick(row, key)
        return ""

    def take(self, offer: Offer) -> str:
        """A button was pressed; the move, where that makes one."""
        if offer.key:
            self._pick(BUTTON, offer.key)
        return offer.move

    def offers(self, pieces: Collection[str]) -> tuple[Offer, ...]:
        """The buttons: moves that are whole, then picks that none of these pieces' keys stands for."""
        whole = [Offer(picks.label, move) for move, picks in self.selection.offers()]
        picks = [pick for pick in self.selection.pressable() if pick.key not in pieces]
        return (*whole, *(self._offer(pick.key, pick.words) for pick in picks))

    def _offer(self, key: str, words: str) -> Offer:
        """A pick that leaves one move and no question makes it at once."""
        then = self.selection.pressed(key)
        offers = then.offers()
        if len(offers) == 1 and not then.pressable():
            [(move, picks)] = offers
            return Offer(words if self.selection.picked else picks.label, move)
        return Offer(words, key=key)

    def _pick(self, row: int, key: str) -> None:
        before = self.selection
        self.selection = before.pressed(key)
        if len(self.selection.picked) > len(before.picked):
            self._rows = (*self._rows, row)
        elif self.selection != before or (len(before.picked) == 1 and before.picked == (key,)):
            self._rows = (row,)

    def _put_back(self, place: int) -> None:
        rows = dict(enumerate(self._rows))
        before = self.selection.picked
        self.selection = self.selection.put_back(before[place])
        left = [rows[at] for at in range(len(before)) if at != place]
        self._rows = tuple(left[: len(self.selection.picked)])
