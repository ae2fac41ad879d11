"""The actor's picks so far: the selection, with the rows and buttons that stand for the picks."""

from collections.abc import Collection, Mapping

from tide_gui.presentation.selection import Offer, Picks, Selection
from tide_gui.rules.game import Seat

BUTTON = -1  # the row of a pick that no piece stands for


class Picking:
    """One actor's picks on the way to a move. Pressing a lone picked piece again makes its move."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.selection = Selection()
        self._rows: tuple[int, ...] = ()  # for each pick the row of its piece

    def begin(self, seat: Seat, moves: Mapping[str, Picks]) -> None:
        """Let a seat choose among these moves."""
        self.seat, self.selection, self._rows = seat, Selection(moves), ()

    def end(self) -> None:
        self.seat, self.selection, self._rows = None, Selection(), ()

    def empty(self) -> None:
        """Clear the picks."""
        self.selection, self._rows = self.selection.emptied(), ()

    @property
    def rows(self) -> tuple[int, ...]:
        return tuple(row for row in self._rows if row != BUTTON)

    def fits(self) -> Collection[str]:
        """Return the keys that can be picked now; a lone pick can be exchanged for any first pick."""
        keys = {pick.key for pick in self.selection.pressable()}
        if len(self.selection.picked) == 1:
            keys |= {pick.key for pick in self.selection.emptied().pressable()}
        return keys

    def sole_move(self) -> str:
        """Return the move that pressing a lone picked piece once more makes; empty if there is none."""
        offers = self.selection.offers()
        return offers[0][0] if len(offers) == len(self.selection.picked) == len(self.rows) == 1 else ""

    def move_of(self, key: str) -> str:
        """Return the one move that consists of this pick alone; empty if there is none."""
        offers = self.selection.emptied().pressed(key).offers()
        return offers[0][0] if len(offers) == 1 else ""

    def press(self, row: int, key: str) -> str:
        """Pick a piece or put it back; return the move if that makes one, else an empty string."""
        if row in self.rows:
            if move := self.sole_move():
                return move
            self._put_back(self._rows.index(row))
        else:
            self._pick(row, key)
        return ""

    def take(self, offer: Offer) -> str:
        """Press a button; return the move if that makes one, else an empty string."""
        if offer.key:
            self._pick(BUTTON, offer.key)
        return offer.move

    def offers(self, pieces: Collection[str]) -> tuple[Offer, ...]:
        """Return the buttons: complete moves, then picks that none of these keys of pieces stands for."""
        complete = [Offer(picks.label, move) for move, picks in self.selection.offers()]
        picks = [pick for pick in self.selection.pressable() if pick.key not in pieces]
        return (*complete, *(self._offer(pick.key, pick.words) for pick in picks))

    def _offer(self, key: str, words: str) -> Offer:
        """Return a button; a pick that leaves only one move makes it at once."""
        after = self.selection.pressed(key)
        offers = after.offers()
        if len(offers) == 1 and not after.pressable():
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

    def _put_back(self, index: int) -> None:
        self.selection, kept = self.selection.put_back(index)
        self._rows = tuple(self._rows[at] for at in kept)
