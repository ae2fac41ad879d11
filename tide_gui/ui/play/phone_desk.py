"""The people of one game who hold their cards on phones: what these show, and what is pressed there."""

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tide_gui.presentation.text import Translate
from tide_gui.rules.game import NOBODY, Seat
from tide_gui.ui.play import messages
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.phone_hand import PhoneHand
from tide_gui.ui.play.phone_state import PhoneState
from tide_gui.ui.play.translated_game import TranslatedGame
from tide_gui.ui.play.turn_flow import ASKING, Phase

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController

NO_TRANSLATIONS: Mapping[Seat, Translate] = {}


class PhoneDesk(QObject):
    """Nothing happens before `hold` gives somebody a phone."""

    state_changed = Signal(int, object)  # a seat, and the PhoneState that its phone shows from now on

    def __init__(self, controller: "GameController") -> None:
        super().__init__(controller)
        self._controller, self._game = controller, controller.game
        self._hands: dict[Seat, PhoneHand] = {}
        self._shown: dict[Seat, PhoneState] = {}
        self._translated: dict[Translate, OpenGame] = {}
        controller.changed.connect(self._tell_all)

    @property
    def seats(self) -> AbstractSet[Seat]:
        """The seats whose cards are on phones."""
        return self._hands.keys()

    def shown(self, seat: Seat) -> PhoneState | None:
        """Return what the phone of this seat shows; None if it has none."""
        return self._shown.get(seat)

    def game_told(self, seat: Seat) -> OpenGame:
        """Return the game in the words of this seat's phone."""
        return self._hands[seat].game if seat in self._hands else self._game

    def hold(
        self, seats: AbstractSet[Seat], translations: Mapping[Seat, Translate] = NO_TRANSLATIONS
    ) -> None:
        """Let the people of these seats hold their cards on phones, and all others at the screen.

        The phones of some have other `translations` than the window.
        """
        held, before = self._game.flow.people & seats, self._hands
        games = {seat: self._translated_game(translations.get(seat)) for seat in sorted(held)}
        self._hands = {seat: before.get(seat) or self._hand(seat, game) for seat, game in games.items()}
        others = {seat for seat, game in games.items() if self._hands[seat].game is not game}
        for seat in others:
            self._hands[seat].renew_words(games[seat])
        if held == before.keys():  # a phone that comes back disturbs nobody who looks back
            for seat in others:
                self._tell(self._hands[seat])
            return
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

    def renew_words(self) -> None:
        """Show everything in other words to the phones that speak the language of the window."""
        for hand in self._hands.values():
            if hand.game is self._game:
                hand.renew_words(self._game)
                self._tell(hand)

    def _translated_game(self, translate: Translate | None) -> OpenGame:
        if translate is None:
            return self._game
        if translate not in self._translated:
            self._translated[translate] = TranslatedGame(self._game, translate)
        return self._translated[translate]

    def _hand(self, seat: Seat, game: OpenGame) -> PhoneHand:
        return PhoneHand(self._controller, seat, next(self._game.services.ids), game)

    def _drop_shown(self) -> None:
        self._shown = {seat: state for seat, state in self._shown.items() if seat in self._hands}

    # -- what is pressed there -------------------------------------------------------------------

    def act(self, seat: Seat, number: int, deed: str, what: str | int | None = None) -> None:
        """Carry out what a phone wants; nothing unless it fits the state with this number, which is shown."""
        state = self._shown.get(seat)
        if state is None or state.number != number:
            return
        hand = self._hands[seat]
        match deed, what:
            case "press", int(row) if hand.has_piece(row):
                self._make(hand, hand.press(row))
            case "offer", int(at) if hand.has_offer(at):
                self._make(hand, hand.take(at))
            case _, None if deed in self._deeds:
                self._deeds[deed](hand)

    @property
    def _deeds(self) -> Mapping[str, Callable[[PhoneHand], None]]:
        """What a phone may want besides."""
        return {
            "put_back": self._put_back,
            "sort": self._sort,
            "see_scores": self._see_scores,
            "go_on": self._go_on,
            "surrender": self._surrender,
            "refuse": self._refuse,
            "agree": self._agree,
        }

    def _put_back(self, hand: PhoneHand) -> None:
        """Put the picks back; a choice that is made is taken back, until the turn is played."""
        hand.put_back()
        if hand.seat in self._game.flow.sealed and self._game.flow.phase in ASKING:
            self._controller.dispatch(messages.SeatUnchose(hand.seat))
        else:
            self._tell(hand)

    def _sort(self, hand: PhoneHand) -> None:
        hand.sort()
        self._tell(hand)

    def _see_scores(self, _: PhoneHand) -> None:
        """Close the score pad, as whoever holds a phone may; not while the window looks back."""
        flow = self._game.flow
        if flow.phase is Phase.ROUND_OVER and not flow.looking_back:
            self._controller.dispatch(messages.ScoresSeen())

    def _go_on(self, hand: PhoneHand) -> None:
        """Go on after a reveal, as whoever holds a phone may who has seen it."""
        if hand.press_awaited:
            self._controller.playback.skip()

    def _surrender(self, hand: PhoneHand) -> None:
        """Ask whether this person surrenders, where that is possible."""
        if self._game.can_surrender(hand.seat):
            hand.surrenders = True
            self._tell(hand)

    def _refuse(self, hand: PhoneHand) -> None:
        """Do not surrender."""
        if hand.surrenders:
            hand.surrenders = False
            self._tell(hand)

    def _agree(self, hand: PhoneHand) -> None:
        """Surrender, once it was asked about."""
        if hand.surrenders:
            self._controller.look_back.end()
            if self._game.can_surrender(hand.seat):
                self._controller.surrender(hand.seat)

    def _make(self, hand: PhoneHand, move: str) -> None:
        if move:
            self._controller.dispatch(messages.SeatChose(hand.seat, move))
        else:
            self._tell(hand)

    # -- what is shown there ---------------------------------------------------------------------

    def _tell_all(self) -> None:
        """Tell what has changed on each phone; a bot that plays on for somebody has none."""
        people = self._game.flow.people
        self._hands = {seat: hand for seat, hand in self._hands.items() if seat in people}
        self._drop_shown()
        for hand in self._hands.values():
            self._tell(hand)

    def _tell(self, hand: PhoneHand) -> None:
        state = hand.state()
        if state != self._shown.get(hand.seat):
            self._shown[hand.seat] = state
            self.state_changed.emit(hand.seat, state)
