"""The people of one game who hold their cards on phones: what these show, and what is pressed there."""

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tide_gui.rules.game import Seat
from tide_gui.ui.play import messages
from tide_gui.ui.play.phone_hand import PhoneHand
from tide_gui.ui.play.phone_state import PhoneState
from tide_gui.ui.play.turn_flow import Phase

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController


class PhoneDesk(QObject):
    """Nothing happens before `hold` gives somebody a phone."""

    told = Signal(int, object)  # a seat, and the PhoneState that its phone shows from now on

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller, self._game = controller, controller.game
        self._hands: dict[Seat, PhoneHand] = {}
        self._shown: dict[Seat, PhoneState] = {}
        controller.changed.connect(self._tell)

    @property
    def seats(self) -> AbstractSet[Seat]:
        """The seats whose cards are on phones."""
        return self._hands.keys()

    def shown(self, seat: Seat) -> PhoneState | None:
        """Return what the phone of this seat shows; None if it has none."""
        return self._shown.get(seat)

    def hold(self, seats: AbstractSet[Seat]) -> None:
        """Let the people of these seats hold their cards on phones, and all others at the screen."""
        people = self._game.flow.people
        self._hands = {
            seat: self._hands.get(seat) or PhoneHand(self._game, seat) for seat in sorted(people & seats)
        }
        self._shown = {seat: state for seat, state in self._shown.items() if seat in self._hands}
        self._controller.look_back.end()
        private = self._game.private(self._game.flow.due)
        self._controller.dispatch(messages.PhonesChanged(frozenset(self._hands), private))

    def press(self, seat: Seat, number: int, row: int) -> None:
        """Press a piece; `number` is that of the state in which it was pressed."""
        if hand := self._hands.get(seat):
            self._make(seat, hand.press(number, row))

    def take(self, seat: Seat, number: int, at: int) -> None:
        """Press a button of the state with this number."""
        if hand := self._hands.get(seat):
            self._make(seat, hand.take(number, at))

    def put_back(self, seat: Seat) -> None:
        """Put the picks back; a choice that is made is taken back, until the turn is played."""
        if hand := self._hands.get(seat):
            hand.put_back()
            self._controller.dispatch(messages.SeatUnchose(seat))

    def sort(self, seat: Seat) -> None:
        if hand := self._hands.get(seat):
            hand.sort()
            self._tell()

    def see_scores(self, seat: Seat) -> None:
        """Close the score pad, as whoever holds a phone may."""
        if seat in self._hands and self._game.flow.phase is Phase.ROUND_OVER:
            self._controller.dispatch(messages.ScoresSeen())

    def _make(self, seat: Seat, move: str) -> None:
        if move:
            self._controller.dispatch(messages.SeatChose(seat, move))
        else:
            self._tell()

    def _tell(self) -> None:
        """Tell what has changed on each phone."""
        for seat, hand in self._hands.items():
            state = hand.state()
            if state != self._shown.get(seat):
                self._shown[seat] = state
                self.told.emit(seat, state)
