"""The cards of one person on a phone: what it shows, and what a press there does."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from tide_gui.presentation.presentation import Area, Sorting, Spread
from tide_gui.presentation.scene import MIDDLE, Piece, Spot, settled
from tide_gui.presentation.selection import Offer
from tide_gui.presentation.table_text import (
    change_choice_text,
    look_at_the_table_text,
    own_points_text,
    put_back_text,
    see_scores_text,
    sort_text,
    waiting_text,
)
from tide_gui.presentation.text import points_text, winners_text
from tide_gui.rules.game import Seat
from tide_gui.ui.models.table_rows import PieceRow
from tide_gui.ui.play.deciding import advice, choices, question, refusal
from tide_gui.ui.play.open_game import OpenGame
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
from tide_gui.ui.play.piece_rows import Drawn, Hinted, PieceRows
from tide_gui.ui.play.turn_flow import ASKING, Phase

Numbered = tuple[int, PieceRow]
Lying = Mapping[Spot, Sequence[Numbered]]
HAND = "hand"
NO_TURN = -1
BETWEEN_TURNS = ("watching", "scores")
PLAYING = ("choosing", "chosen", "waiting")
ACTING = ("doing", "hand", "groups", "offers")  # with any of them changed, an older press is void


class PhoneHand:
    """What one seat sees and picks. It is asked for a state whenever something may have changed."""

    def __init__(self, game: OpenGame, seat: Seat) -> None:
        self._game, self.seat = game, seat
        self._picking, self._piece_rows = Picking(), PieceRows(game.history)
        self._turn = NO_TURN  # the number of entries when the choice was offered
        self._refusal = self._sorting = ""
        self._scene = game.seen_by(seat)
        self._last: PhoneState | None = None

    # -- what a press does -----------------------------------------------------------------------

    def press(self, number: int, row: int) -> str:
        """Pick a piece, put it back, or say why not; return the move if that makes one."""
        if not self._is_present(number) or not 0 <= row < len(self._scene.pieces):
            return ""
        key = self._key(self._scene.pieces[row])
        refused = key and self._picking.refuses(row, key)
        self._refusal = refusal(self._game, self._picking, self._scene.pieces[row]) if refused else ""
        return self._picking.press(row, key) if key else ""

    def take(self, number: int, at: int) -> str:
        """Press a button; return the move if that makes one."""
        offers = self._offers() if self._is_present(number) else ()
        if not 0 <= at < len(offers):
            return ""
        self._refusal = ""
        return self._picking.take(offers[at], [*map(self._key, self._scene.pieces)])

    def put_back(self) -> None:
        """Put all picks back."""
        self._picking.empty()
        self._refusal = ""

    def sort(self) -> None:
        """Sort the hand in the next way."""
        if way := self._next_sorting():
            self._sorting = way.name

    def _is_present(self, number: int) -> bool:
        return self._last is not None and self._last.number == number and self._picking.seat is not None

    # -- what it shows ---------------------------------------------------------------------------

    def state(self) -> PhoneState:
        """Return what the phone shows now; the same number as before if the same can be pressed."""
        doing = self._doing()
        if doing in BETWEEN_TURNS:
            self._picking.end()
        else:
            self._follow()
        self._last = _numbered(self._shown(doing), self._last)
        return self._last

    def _follow(self) -> None:
        """Take the present scene, and offer the choice of a new turn."""
        game, owes = self._game, self.seat in self._game.flow.owing
        scene = game.hand_sorted(game.seen_by(self.seat), self.seat, self._sorting)
        self._scene = settled(self._scene, scene)
        turn = len(game.table.record.entries) if owes else NO_TURN
        if turn != self._turn:
            self._turn, self._refusal = turn, ""
            self._offer_choices(owes=owes)

    def _offer_choices(self, *, owes: bool) -> None:
        if owes:
            self._picking.begin(self.seat, choices(self._game, self.seat))
        else:
            self._picking.end()

    def _shown(self, doing: Doing) -> PhoneState:
        if doing == "watching" and self._last:  # the table shows first what was played
            return self._stopped(self._last, doing)
        if doing == "scores":  # the next hands are dealt already, and come after the score pad
            return replace(
                self._stopped(self._last or self._present(doing), doing),
                hand=(),
                groups=(),
                scores=self._scores(),
            )
        if doing == "over":
            return replace(self._present(doing), scores=self._scores(), chart=self._chart())
        return self._present(doing)

    def _stopped(self, state: PhoneState, doing: Doing) -> PhoneState:
        """Return the state without anything to press."""
        return replace(
            state,
            doing=doing,
            question=self._question(doing),
            advice="",
            offers=(),
            deeds=tuple(self._deeds(doing)),
            scores=(),
        )

    def _present(self, doing: Doing) -> PhoneState:
        game, history, lying = self._game, self._game.history, self._lying()
        return PhoneState(
            game=game.table.record.game,
            title=history.presentation.text.title(),
            name=history.names[self.seat],
            progress=history.presentation.text.progress(game.table.standing()),
            doing=doing,
            question=self._question(doing),
            advice=(self._refusal or advice(game, self._picking, self._scene)) if doing == "choosing" else "",
            hand=tuple(map(self._piece, lying.get(Spot(HAND, self.seat), ()))),
            groups=tuple(self._groups(lying)),
            offers=tuple(map(_shown_offer, self._offers())),
            seats=tuple(self._seats()),
            deeds=tuple(self._deeds(doing)),
        )

    def _doing(self) -> Doing:
        flow = self._game.flow
        match flow.phase:
            case Phase.OVER:
                return "over"
            case Phase.ROUND_OVER:
                return "scores"
            case Phase.SHOWING:
                return "watching"
        if self.seat in flow.owing:
            return "choosing"
        return "chosen" if self.seat in flow.sealed else "waiting"

    def _question(self, doing: Doing) -> str:
        game, names, translate = self._game, self._game.history.names, self._game.services.translate
        if doing == "choosing":
            return question(game, self.seat)
        if doing in ("watching", "scores"):
            return look_at_the_table_text(translate)
        if doing == "over":
            outcome = game.table.outcome()
            return winners_text(outcome.winners, names, translate) if outcome else ""
        owing = [names[seat] for seat in sorted(game.flow.owing)]
        return waiting_text(owing, translate) if owing else ""

    def _deeds(self, doing: Doing) -> Iterator[ShownDeed]:
        translate = self._game.services.translate
        if doing == "choosing" and self._picking.selection.picked:
            yield ShownDeed("put_back", put_back_text(translate))
        if doing == "chosen":
            yield ShownDeed("put_back", change_choice_text(translate))
        if doing == "scores":
            yield ShownDeed("see_scores", see_scores_text(translate))
        if doing in PLAYING and (way := self._next_sorting()):
            yield ShownDeed("sort", sort_text(way.words, translate))

    def _next_sorting(self) -> Sorting | None:
        """Return the way in which the hand is sorted next; None if there is only one."""
        ways = self._game.history.presentation.scenes.sortings
        at = next((at for at, way in enumerate(ways) if way.name == self._sorting), 0)
        return ways[(at + 1) % len(ways)] if ways else None

    def _lying(self) -> Lying:
        """Return what lies at each spot, in order."""
        picking, scene = self._picking, self._scene
        rows = self._piece_rows.of(
            Drawn(
                scene=scene,
                keys=tuple(map(self._key, scene.pieces)),
                joins=picking.joins(),
                fits=picking.fits(),
                picked=picking.rows,
                targets=frozenset(),
                move=picking.whole_move(),
                hinted=Hinted(),
                hint_keys=("",) * len(scene.pieces),
                pointed=(),
            )
        )
        lying: dict[Spot, list[Numbered]] = {}
        for number, row in sorted(enumerate(rows), key=lambda each: each[1].slot):
            lying.setdefault(scene.pieces[number].spot, []).append((number, row))
        return lying

    def _key(self, piece: Piece) -> str:
        if self._picking.seat is None:
            return ""
        return self._game.history.presentation.choosing.pick(piece, self.seat)

    def _offers(self) -> tuple[Offer, ...]:
        if self._picking.seat is None:
            return ()
        return self._picking.offers({*map(self._key, self._scene.pieces)})

    def _groups(self, lying: Lying) -> Iterator[ShownGroup]:
        """Yield what lies in the middle and before the seat, and what stands or can be pressed elsewhere."""
        areas, seats = self._game.history.presentation.scenes.areas, range(len(self._game.players))
        grounds = {area.ground_of: area for area in areas if area.ground_of}
        for seat in (MIDDLE, self.seat, *(seat for seat in seats if seat != self.seat)):
            for area in areas:
                group = self._group(lying, area, seat, grounds.get(area.name))
                near = seat in (MIDDLE, self.seat) or group.ground or any(each.fits for each in group.pieces)
                if near and (group.pieces or group.ground) and not area.ground_of:
                    yield group

    def _group(self, lying: Lying, area: Area, seat: Seat, ground: Area | None) -> ShownGroup:
        spot, names = Spot(area.name, seat), self._game.history.names
        pieces = () if spot == Spot(HAND, self.seat) else lying.get(spot, ())
        grounds = lying.get(Spot(ground.name, seat), ()) if ground else ()
        return ShownGroup(
            area=area.name,
            words=area.words,
            owner="" if seat == MIDDLE else names[seat],
            pieces=tuple(map(self._piece, pieces[-1:] if area.spread is Spread.PILE else pieces)),
            ground=self._piece(grounds[0]) if grounds else None,
        )

    def _piece(self, numbered: Numbered) -> ShownPiece:
        number, row = numbered
        piece, scene = self._scene.pieces[number], self._scene
        return ShownPiece(
            number=number,
            kind=row.kind,
            drawing=self._game.history.presentation.scenes.drawing(piece, row.slot, scene),
            label=row.label,
            words=row.words,
            note=row.note,
            pressable=row.choosable,
            fits=row.fits,
            picked=row.picked,
            purpose=row.purpose,
        )

    def _seats(self) -> Iterator[ShownSeat]:
        history, flow = self._game.history, self._game.flow
        owing = flow.owing if flow.phase in ASKING else frozenset()
        rows = history.presentation.scenes.seats(self._scene)
        for seat, row in enumerate(rows):
            facts = history.presentation.words.seat(row)
            yield ShownSeat(history.names[seat], ", ".join(facts), seat in owing, seat == self.seat)

    def _scores(self) -> tuple[ShownScore, ...]:
        return tuple(
            ShownScore(rank.place, rank.name, points_text(rank.total), rank.result, rank.seat == self.seat)
            for rank in self._game.ranks()
        )

    def _chart(self) -> ShownChart | None:
        """Return the own points after each round, in a game that has both."""
        game = self._game
        rounds = game.history.presentation.scores.rounds(len(game.players))
        points = next((rank.line for rank in game.ranks() if rank.seat == self.seat), ())
        if not rounds or not points:
            return None
        return ShownChart(own_points_text(points, game.services.translate), points, rounds)


def _numbered(state: PhoneState, last: PhoneState | None) -> PhoneState:
    """Number the state; with another number, presses that were meant for the last one are void."""
    if last is None:
        return replace(state, number=1)
    same = all(getattr(state, name) == getattr(last, name) for name in ACTING)
    return replace(state, number=last.number if same else last.number + 1)


def _shown_offer(offer: Offer) -> ShownOffer:
    return ShownOffer(offer.text, offer.outcome, offer.main)
