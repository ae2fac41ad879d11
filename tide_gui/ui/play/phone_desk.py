"""The people of one game who hold their cards on phones: what these show, and what is pressed there."""

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tide_gui.rules.game import NOBODY, Seat
from tide_gui.ui.play import messages
from tide_gui.ui.play.phone_hand import PhoneHand
from tide_gui.ui.play.phone_state import PhoneState
from tide_gui.ui.play.turn_flow import ASKING, Phase

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

    @property
    def deeds(self) -> Mapping[str, Callable[[Seat], None]]:
        """What a phone may want, whatever it shows."""
        return {
            "put_back": self.put_back,
            "sort": self.sort,
            "see_scores": self.see_scores,
            "surrender": self.surrender,
            "refuse": self.refuse,
            "agree": self.agree,
        }

    def shown(self, seat: Seat) -> PhoneState | None:
        """Return what the phone of this seat shows; None if it has none."""
        return self._shown.get(seat)

    def hold(self, seats: AbstractSet[Seat]) -> None:
        """Let the people of these seats hold their cards on phones, and all others at the screen."""
        held = self._game.flow.people & seats
        if held == self._hands.keys():  # a phone that comes back disturbs nobody who looks back
            return
        self._hands = {seat: self._hands.get(seat) or self._hand(seat) for seat in sorted(held)}
        self._drop_shown()
        if self._game.flow.phase is not Phase.OVER:
            self._controller.look_back.end()
        self._move_to_phones(held)

    def _move_to_phones(self, held: frozenset[Seat]) -> None:
        flow = self._game.flow
        private = self._game.private(flow.due if flow.phase in ASKING else NOBODY)
        self._controller.dispatch(messages.PhonesChanged(held, private))
        if flow.viewer in held:
            self._controller.close_hand()

    def _hand(self, seat: Seat) -> PhoneHand:
        return PhoneHand(self._controller, seat, next(self._game.services.ids))

    def _drop_shown(self) -> None:
        self._shown = {seat: state for seat, state in self._shown.items() if seat in self._hands}

    def press(self, seat: Seat, number: int, row: int) -> None:
        """Press a piece; `number` is that of the state in which it was pressed."""
        if (hand := self._hands.get(seat)) and hand.has_piece(number, row):
            self._make(seat, hand.press(row))

    def take(self, seat: Seat, number: int, at: int) -> None:
        """Press a button of the state with this number."""
        if (hand := self._hands.get(seat)) and hand.has_offer(number, at):
            self._make(seat, hand.take(at))

    def put_back(self, seat: Seat) -> None:
        """Put the picks back; a choice that is made is taken back, until the turn is played."""
        if (hand := self._hands.get(seat)) is None:
            return
        hand.put_back()
        if seat in self._game.flow.sealed and self._game.flow.phase in ASKING:
            self._controller.dispatch(messages.SeatUnchose(seat))
        else:
            self._tell_seat(seat)

    def sort(self, seat: Seat) -> None:
        if hand := self._hands.get(seat):
            hand.sort()
            self._tell_seat(seat)

    def see_scores(self, seat: Seat) -> None:
        """Close the score pad, as whoever holds a phone may; not while the window looks back."""
        flow = self._game.flow
        if seat in self._hands and flow.phase is Phase.ROUND_OVER and not flow.looking_back:
            self._controller.dispatch(messages.ScoresSeen())

    def go_on(self, seat: Seat, number: int) -> None:
        """Go on after a reveal, as whoever holds a phone may who has seen it."""
        if (hand := self._hands.get(seat)) and hand.can_go_on(number):
            self._controller.playback.skip()

    def surrender(self, seat: Seat) -> None:
        """Ask whether this person surrenders, where that is possible."""
        if (hand := self._hands.get(seat)) and self._game.can_surrender(seat):
            hand.surrenders = True
            self._tell_seat(seat)

    def refuse(self, seat: Seat) -> None:
        """Do not surrender."""
        if (hand := self._hands.get(seat)) and hand.surrenders:
            hand.surrenders = False
            self._tell_seat(seat)

    def agree(self, seat: Seat) -> None:
        """Surrender, once it was asked about."""
        if (hand := self._hands.get(seat)) and hand.surrenders:
            self._controller.look_back.end()
            if self._game.can_surrender(seat):
                self._controller.surrender(seat)

    def _make(self, seat: Seat, move: str) -> None:
        if move:
            self._controller.dispatch(messages.SeatChose(seat, move))
        else:
            self._tell_seat(seat)

    def _tell(self) -> None:
        """Tell what has changed on each phone; a bot that plays on for somebody has none."""
        people = self._game.flow.people
        self._hands = {seat: hand for seat, hand in self._hands.items() if seat in people}
        self._drop_shown()
        for seat in self._hands:
            self._tell_seat(seat)

    def _tell_seat(self, seat: Seat) -> None:
        state = self._hands[seat].state()
        if state != self._shown.get(seat):
            self._shown[seat] = state
            self.told.emit(seat, state)
