"""The cards of one person on a phone: what it shows, and what a press there does."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tide_gui.presentation.presentation import Sorting
from tide_gui.presentation.scene import Piece, settled
from tide_gui.presentation.score_rows import Rank
from tide_gui.presentation.selection import Offer
from tide_gui.presentation.stakes_text import Deed, action_text, cost_text, refuse_text
from tide_gui.presentation.table_text import (
    change_choice_text,
    earlier_moment_text,
    go_on_text,
    hand_over_text,
    look_at_the_table_text,
    own_points_text,
    press_awaited_text,
    put_back_text,
    rank_text,
    round_text,
    sort_text,
    waiting_text,
)
from tide_gui.presentation.text import Translate, joined, points_text, winners_text
from tide_gui.rules.game import Seat, Standing
from tide_gui.ui.play.deciding import advice, at_stake, choices, question, refusal
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.phone_pieces import PhonePieces
from tide_gui.ui.play.phone_state import (
    Doing,
    PhoneState,
    ShownChart,
    ShownDeed,
    ShownGroup,
    ShownOffer,
    ShownPiece,
    ShownScore,
    ShownSeat,
)
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.turn_flow import ASKING, Phase, TurnFlow

if TYPE_CHECKING:
    from tide_gui.ui.play.controller import GameController

NO_TURN = -1
BETWEEN_TURNS = ("watching", "scores")
PLAYING = ("choosing", "chosen", "waiting")
WITH_SCORES = ("scores", "over")
STATES = 2**20  # that a hand may number
MOST_NUMBERS = 10  # beside the points of a chart


class PhoneHand:
    """What one seat sees and picks. It is asked for a state whenever something may have changed."""

    def __init__(self, controller: "GameController", seat: Seat, number: int, game: OpenGame) -> None:
        """No other hand has this `number`, so a press belongs to one. `game` has the phone's words."""
        self._controller, self.game = controller, game
        self.seat, self._number = seat, number * STATES
        self._picking = Picking()
        self._turn = NO_TURN  # the number of entries when the choice was offered
        self._refused: Piece | None = None  # the last press of it changed nothing
        self._sorting = ""
        self.surrenders = False  # whether it is asked for once more
        self._scene = game.unsealed(seat)
        self._last: PhoneState | None = None
        self._presses: Hashable = None  # what could be pressed in the last state

    def renew_words(self, game: OpenGame) -> None:
        """Take the words of this game, and keep what was done; a press on the former words is void."""
        self.game, self._presses = game, None
        if self._picking.seat is not None:
            self._picking.renew_words(choices(game, self.seat))
        self._say_last_anew()

    def _say_last_anew(self) -> None:
        """Say what the phone keeps while the table shows a move; a state without seats is forgotten."""
        if self._last and self._last.seats:
            self._last = self._present(self._last.doing, self._controller.standing)
        else:
            self._last = None

    # -- what a press does -----------------------------------------------------------------------

    def has_piece(self, row: int) -> bool:
        """Whether the seat chooses, and this piece is there."""
        return self._picking.seat is not None and 0 <= row < len(self._scene.pieces)

    def has_offer(self, at: int) -> bool:
        """Whether the seat chooses, and this button is there."""
        return 0 <= at < len(self._offers(self._keys()))

    def press(self, row: int) -> str:
        """Pick a piece, put it back, or say why not; return the move if that makes one."""
        self.surrenders = False
        piece = self._scene.pieces[row]
        key = self._key(piece)
        self._refused = piece if key and self._picking.refuses(row, key) else None
        return self._picking.press(row, key) if key else ""

    def take(self, at: int) -> str:
        """Press a button; return the move if that makes one."""
        self._refused, self.surrenders = None, False
        keys = self._keys()
        return self._picking.take(self._offers(keys)[at], keys)

    def put_back(self) -> None:
        """Put all picks back."""
        self._picking.empty()
        self._refused, self.surrenders = None, False

    def sort(self) -> None:
        """Sort the hand in the next way."""
        if way := self._next_sorting():
            self._sorting = way.name

    # -- what it shows ---------------------------------------------------------------------------

    def state(self) -> PhoneState:
        """Return what the phone shows now; the same number as before if the same can be pressed."""
        doing = self._doing()
        self.surrenders &= doing in PLAYING
        if doing in BETWEEN_TURNS:
            self._turn = NO_TURN  # the same one may come back
            self._picking.end()
        else:
            self._follow()
        self._last = self._numbered(self._shown(doing))
        return self._last

    def _follow(self) -> None:
        """Take the present scene, and offer the choice of a new turn."""
        game, owes = self.game, self.seat in self.game.flow.owing
        scene = game.hand_sorted(game.seen_by(self.seat), self.seat, self._sorting)
        self._scene = settled(self._scene, scene)
        turn = len(game.table.record.entries) if owes else NO_TURN
        if turn != self._turn:
            self._turn, self._refused, self.surrenders = turn, None, False
            self._offer_choices(owes=owes)

    def _offer_choices(self, *, owes: bool) -> None:
        if owes:
            self._picking.begin(self.seat, choices(self.game, self.seat))
        else:
            self._picking.end()

    def _shown(self, doing: Doing) -> PhoneState:
        if doing not in BETWEEN_TURNS:
            return self._present(doing, self.game.table.standing())
        if self._last is None:  # somebody who came while the table has yet to show what was played
            return self._bare(doing, self._controller.standing)
        stopped = self._stopped(self._last, doing)
        if doing == "watching":  # the table shows first what was played
            return stopped
        # The next hands are dealt already, and come after the score pad.
        return replace(stopped, hand=(), groups=(), middle=(), seats=())

    def _bare(self, doing: Doing, standing: Standing) -> PhoneState:
        """Return a state without cards."""
        history = self.game.history
        return PhoneState(
            game=self.game.table.record.game,
            title=history.presentation.text.title(),
            name=history.names[self.seat],
            progress=history.presentation.text.progress(standing),
            doing=doing,
            question=self._question(doing),
            scores=self._scores(doing),
            deeds=tuple(self._deeds(doing)),
        )

    def _stopped(self, state: PhoneState, doing: Doing) -> PhoneState:
        """Return the state without anything to press."""
        return replace(
            state,
            doing=doing,
            question=self._question(doing),
            advice="",
            hand=tuple(map(_resting, state.hand)),
            groups=tuple(map(_resting_group, state.groups)),
            offers=(),
            deeds=tuple(self._deeds(doing)),
            scores=self._scores(doing),
        )

    def _present(self, doing: Doing, standing: Standing) -> PhoneState:
        history, keys = self.game.history, self._keys()
        pieces = PhonePieces(history, self._scene, self.seat, self._picking, keys)
        return replace(
            self._bare(doing, standing),
            advice=self._advice(doing),
            hand=pieces.hand(),
            groups=tuple(pieces.groups()),
            middle=tuple(history.presentation.words.middle_words(self._scene, history.names)),
            offers=tuple(map(_shown_offer, self._offers(keys))),
            seats=tuple(self._seats()),
            chart=self._chart() if doing == "over" else None,
        )

    def _doing(self) -> Doing:
        flow = self.game.flow
        match flow.phase:
            case Phase.OVER:
                return "over"
            case Phase.ROUND_OVER:
                return "scores"
            case Phase.SHOWING:
                return "watching"
            case Phase.WAITING if not flow.due:  # a surrender is shown
                return "watching"
        if self.seat in flow.owing:
            return "choosing"
        return "chosen" if self.seat in flow.sealed else "waiting"

    @property
    def press_awaited(self) -> bool:
        """Whether the table waits for a press, which may come from a phone."""
        return self._controller.playback.awaits_click and not self.game.flow.looking_back

    def _advice(self, doing: Doing) -> str:
        game = self.game
        if self.surrenders:
            return cost_text(Deed.SURRENDER, at_stake(game, self.seat), game.services.translate)
        if doing != "choosing":
            return ""
        if self._refused:
            return refusal(game, self._picking, self._refused, keys=False)
        return advice(game, self._picking, self._scene)

    def _question(self, doing: Doing) -> str:
        game, names, translate = self.game, self.game.history.names, self.game.services.translate
        if doing == "choosing":
            return question(game, self.seat)
        if doing == "over":
            outcome = game.table.outcome()
            return winners_text(outcome.winners, names, translate) if outcome else ""
        if doing in BETWEEN_TURNS or not game.flow.owing:
            return self._shown_on_the_table(doing)(translate)
        return self._waiting(game.flow)

    def _shown_on_the_table(self, doing: Doing) -> Callable[[Translate], str]:
        if self.game.flow.looking_back:
            return earlier_moment_text
        return press_awaited_text if doing == "scores" or self.press_awaited else look_at_the_table_text

    def _waiting(self, flow: TurnFlow) -> str:
        """Return whom all wait for, and what the curtain says."""
        names, translate = self.game.history.names, self.game.services.translate
        waiting = waiting_text([names[seat] for seat in sorted(flow.owing)], translate)
        handing = flow.phase is Phase.HANDING
        return f"{waiting} {hand_over_text(names[flow.near_seat], translate)}" if handing else waiting

    def _deeds(self, doing: Doing) -> Iterator[ShownDeed]:
        translate = self.game.services.translate
        if doing == "choosing" and self._picking.selection.picked:
            yield ShownDeed("put_back", put_back_text(translate))
        if doing == "chosen":
            yield ShownDeed("put_back", change_choice_text(translate))
        if doing == "scores" and not self.game.flow.looking_back:
            yield ShownDeed("see_scores", go_on_text(translate))
        if self.press_awaited:
            yield ShownDeed("go_on", go_on_text(translate))
        if doing in PLAYING and (way := self._next_sorting()):
            yield ShownDeed("sort", sort_text(way.words, translate))
        if doing in PLAYING and self.game.can_surrender(self.seat):
            yield from self._giving_up()

    def _giving_up(self) -> Iterator[ShownDeed]:
        """Yield a button that asks; then one that does nothing, at its place, and one that surrenders."""
        translate = self.game.services.translate
        if self.surrenders:
            yield ShownDeed("refuse", refuse_text(translate))
        yield ShownDeed("agree" if self.surrenders else "surrender", action_text(Deed.SURRENDER, translate))

    def _next_sorting(self) -> Sorting | None:
        """Return the way in which the hand is sorted next; None if there is only one."""
        ways = self.game.history.presentation.scenes.sortings
        at = next((at for at, way in enumerate(ways) if way.name == self._sorting), 0)
        return ways[(at + 1) % len(ways)] if ways else None

    def _key(self, piece: Piece) -> str:
        if self._picking.seat is None:
            return ""
        return self.game.history.presentation.choosing.pick(piece, self.seat)

    def _keys(self) -> Sequence[str]:
        return tuple(map(self._key, self._scene.pieces))

    def _offers(self, keys: Sequence[str]) -> tuple[Offer, ...]:
        if self._picking.seat is None:
            return ()
        return self._picking.offers({*keys}, besides=False)

    def _seats(self) -> Iterator[ShownSeat]:
        history, flow = self.game.history, self.game.flow
        owing = flow.owing if flow.phase in ASKING else frozenset()
        rows = history.presentation.scenes.seats(self._scene)
        for seat, row in enumerate(rows):
            facts = joined(history.presentation.words.brief(row), history.translate)
            yield ShownSeat(history.names[seat], facts, seat in owing, seat == self.seat)

    def _scores(self, doing: Doing) -> tuple[ShownScore, ...]:
        return tuple(map(self._score, self.game.ranks())) if doing in WITH_SCORES else ()

    def _score(self, rank: Rank) -> ShownScore:
        return ShownScore(
            rank=rank_text(rank.place, self.game.services.translate),
            name=rank.name,
            total=points_text(rank.total),
            result=_of_last_round(rank, self.game.services.translate),
            own=rank.seat == self.seat,
            first=rank.place == 1,
        )

    def _chart(self) -> ShownChart | None:
        """Return the own points after each round, in a game that has both."""
        game = self.game
        rounds = game.history.presentation.scores.rounds(len(game.players))
        points = next((rank.line for rank in game.ranks() if rank.seat == self.seat), ())
        if not rounds or not points:
            return None
        words = own_points_text(points, game.services.translate)
        return ShownChart(words, points, _beside(points), rounds)

    def _numbered(self, state: PhoneState) -> PhoneState:
        """Number the state; with another number, presses that were meant for the last one are void."""
        before, playback = self._presses, self._controller.playback
        self._presses = _to_press(state), playback.left if self.press_awaited else None
        self._number += self._presses != before
        return replace(state, number=self._number)


def _of_last_round(rank: Rank, translate: Translate) -> str:
    """Return what came of the last round; of several it is told which one that was."""
    rounds = len(rank.line)
    return round_text(rounds, rank.result, translate) if rounds > 1 and rank.result else rank.result


def _to_press(state: PhoneState) -> Hashable:
    """Return what can be pressed, and the own cards: with any of it changed, an older press is void."""
    lying = (piece for group in state.groups for piece in (group.ground, *group.pieces))
    return state.doing, state.hand, state.offers, tuple(each for each in lying if each and each.pressable)


def _beside(points: Sequence[int]) -> tuple[str, ...]:
    """Return the numbers beside the points of a chart; beside many only the last one."""
    first = 0 if len(points) <= MOST_NUMBERS else len(points) - 1
    return tuple(points_text(total) if at >= first else "" for at, total in enumerate(points))


def _shown_offer(offer: Offer) -> ShownOffer:
    return ShownOffer(offer.text, offer.outcome, offer.main)


def _resting(piece: ShownPiece) -> ShownPiece:
    """Return the piece as it is while no press does anything."""
    return replace(piece, pressable=False, fits=False)


def _resting_group(group: ShownGroup) -> ShownGroup:
    ground = group.ground and _resting(group.ground)
    return replace(group, ground=ground, pieces=tuple(map(_resting, group.pieces)))
