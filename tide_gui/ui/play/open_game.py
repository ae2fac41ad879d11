"""The open game: its table, its players, its turn flow, its lesson and its autosave."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tide_gui.characters import is_person, people_among
from tide_gui.presentation.pacing import HESITATIONS, Pause
from tide_gui.presentation.scene import HIDDEN, Spot, opened
from tide_gui.presentation.score_rows import Rank, ranking
from tide_gui.presentation.table_text import unsaved_text
from tide_gui.rules.game import NOBODY, Seat
from tide_gui.table.challenge import is_unaided
from tide_gui.table.lesson import Lesson
from tide_gui.table.record import Record
from tide_gui.table.table import Table
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.history import AnyScene, history_of
from tide_gui.ui.play.lesson_place import LessonPlace
from tide_gui.ui.play.messages import Effect, Message
from tide_gui.ui.play.playback import Seen
from tide_gui.ui.play.services import Services
from tide_gui.ui.play.turn_flow import PRESSED, Phase, TurnFlow, new_flow, update

if TYPE_CHECKING:
    from tide_gui.error_text import ErrorText

AnyTable = Table[Any, Any, Any, Any]


class OpenGame:
    """An open game; without an autosave it is only viewed, and nobody is asked."""

    def __init__(
        self, record: Record, autosave: Autosave | None, services: Services, lesson: Lesson | None = None
    ) -> None:
        """Open the record; raise UnknownGame if its game is not installed."""
        self.services, self.autosave = services, autosave
        self.history = history_of(record, services.translate, services.called)
        self.lesson = LessonPlace(lesson) if lesson else None
        self._dealt = lesson.deals if lesson else ()
        self.unsaved: ErrorText | str = ""  # why the last save failed
        self._unplayed = False  # whether it left a finished game, and nothing was played since
        self.hands_open = False  # of a game in which nobody ever sat, or of past moments of a finished one
        self.sit_down(record)

    def sit_down(self, record: Record) -> None:
        """Set up the table of this record."""
        self.table: AnyTable = Table(self.history.game, record, self.services.ids, dealt=self._dealt)
        self.players = record.players()
        self.flow: TurnFlow = new_flow(len(self.players), people_among(self.players) if self.autosave else ())

    def sit_down_again(self, record: Record) -> None:
        """Set up the table of a changed record; keep who has the screen and whether bots are paused."""
        before = self.flow
        self.sit_down(record)
        near_seat = before.near_seat if before.near_seat in self.flow.people else self.flow.near_seat
        phone_seats = before.phone_seats & self.flow.people
        viewer = None if self.flow.viewer in phone_seats else self.flow.viewer
        self.flow = replace(self.flow, near_seat=near_seat, viewer=viewer, phone_seats=phone_seats)
        self.flow = replace(self.flow, last=before.last, paused=before.paused)

    def update(self, message: Message) -> tuple[Effect, ...]:
        """Let the turn flow take a message; return the effects."""
        self.flow, effects = update(message, self.flow)
        return effects

    # -- the file --------------------------------------------------------------------------------

    def keeps(self, path: Path) -> bool:
        """Whether this game is saved in that file."""
        return self.autosave is not None and self.autosave.path == path

    def save(self) -> None:
        """Save the game if it has an autosave; `unsaved` says why that failed."""
        if self.autosave and not self._unplayed:
            self.unsaved = self.autosave.save(self.table.record, self.table.standing(), self.table.outcome())

    def save_played(self) -> None:
        """Save the game after something was played."""
        self._unplayed = False
        self.save()

    def go_on_elsewhere(self) -> None:
        """Leave the file as it is; another one is written with the next turn."""
        if self.autosave:
            self.autosave, self._unplayed = self.autosave.another(), True

    def save_again(self) -> bool:
        """Save again if the last save failed; return whether the game is saved."""
        if self.unsaved:
            self.save()
        return not self.unsaved

    @property
    def save_error(self) -> str:
        """Why the last save failed, in a sentence; empty if it did not."""
        return unsaved_text(self.unsaved, self.services.translate) if self.unsaved else ""

    def close(self) -> None:
        """If the last save failed, try once more; then release the file."""
        self.save_again()
        if self.autosave:
            self.autosave.close()

    # -- what is seen ----------------------------------------------------------------------------

    @property
    def all_open(self) -> bool:
        """Whether cards that the table no longer shows may be named."""
        over = self.flow.phase is Phase.OVER
        return self.services.settings().memory_aid or over or self.shows_hands

    @property
    def sorting(self) -> str:
        """How the own hand is sorted; the first way is the usual one."""
        ways = [way.name for way in self.history.presentation.scenes.sortings] or [""]
        wanted = self.services.settings().sortings.get(self.table.record.game, "")
        return wanted if wanted in ways else ways[0]

    def hand_sorted(self, scene: AnyScene, seat: Seat, sorting: str) -> AnyScene:
        """Return the scene with the hand of this seat, which sees it, in the order that it wants."""
        scenes, spot = self.history.presentation.scenes, Spot("hand", seat)
        hand = [piece.face for piece in scene.lying(spot)]
        if not scenes.sortings or HIDDEN in hand:
            return scene
        wanted = scenes.sorted_hand(hand, sorting)
        return scene if list(wanted) == hand else scene.reordered(spot, wanted)

    @property
    def question(self) -> Hashable:
        """What waits for a press now; None if nothing does. Another question is another value."""
        flow, lesson = self.flow, self.lesson
        if flow.phase in PRESSED or (lesson and lesson.waits):
            return flow.phase, flow.asked, len(self.table.record.entries), lesson and lesson.number
        return None

    def scene(self) -> AnyScene:
        """Return the present scene for the viewer."""
        return self.seen_by(self.flow.viewer)

    def ranks(self) -> tuple[Rank, ...]:
        """Return the seats by rank, each with its last round; none before there is a round or an outcome."""
        view, outcome = self.table.view(None), self.table.outcome()
        scores = self.history.presentation.scores
        rows = scores.rows(view)
        ranks = ranking(scores.totals(view), outcome, self.history.names) if rows or outcome else ()
        if not rows:
            return ranks
        return tuple(
            replace(rank, result=scores.row_text(rows[rank.seat]), own=rows[rank.seat]) for rank in ranks
        )

    @property
    def can_open_hands(self) -> bool:
        """Whether all hands may be shown: while bots play alone, and always did."""
        alone = not any(map(is_person, self.table.record.seats))
        return alone and self.flow.watched and self.autosave is not None and self.flow.phase is not Phase.OVER

    @property
    def shows_hands(self) -> bool:
        """Whether all hands are shown while bots play alone."""
        return self.hands_open and self.can_open_hands

    @property
    def open_seats(self) -> Sequence[Seat]:
        """The seats whose hands may be shown."""
        return range(len(self.players)) if self.can_open_hands else ()

    def seen(self) -> tuple[AnyScene, ...]:
        """Return the present scenes of the seats whose hands may be shown."""
        return tuple(self.seen_by(seat) for seat in self.open_seats)

    def opened(self, scene: AnyScene, seen: Seen) -> AnyScene:
        """Return the scene as it is drawn: with all hands, if they are open; `seen` is of the same moment."""
        scenes = seen() if self.shows_hands else ()
        return opened(scene, scenes) if scenes else scene

    def public_scene(self) -> AnyScene:
        """Return the present scene without any secret."""
        return self.seen_by(None)

    def seen_by(self, viewer: Seat | None) -> AnyScene:
        """Return the present scene as it is seen from there: of the sealed choices only the own one."""
        sealed = {seat: move if seat == viewer else "" for seat, move in self.flow.sealed.items()}
        return self.history.presentation.scenes.scene(self.table.view(viewer), sealed)

    def unsealed(self, viewer: Seat | None) -> AnyScene:
        """Return the present scene as it is seen from there, without what was sealed: it may be played."""
        return self.history.presentation.scenes.scene(self.table.view(viewer), {})

    def private(self, due: frozenset[Seat]) -> frozenset[Seat]:
        """Return the people who look at something secret when they decide; the others need no curtain."""
        if not self.flow.shared:
            return frozenset()
        presentation, table = self.history.presentation, self.table
        people = due & self.flow.people
        return frozenset(
            seat for seat in people if presentation.choosing.private(table.view(seat), table.choices(seat))
        )

    def idle_moves(self, record: Record | None = None) -> dict[Seat, str]:
        """Return the move of a person who is not asked: everybody sees that it makes no difference.

        `record` is another moment of this game; without one it is the present.
        """
        table = Table(self.history.game, record) if record else self.table
        due = table.waiting_for()
        if len(due) != 1 or not due <= self.flow.people or self.lesson:
            return {}
        [seat] = due
        view, choices = table.view(seat), table.choices(seat)
        choosing = self.history.presentation.choosing
        if choosing.private(view, choices) or choosing.matters(view, choices):
            return {}
        return {seat: self.history.game.write(choices[0])}

    @property
    def bots_due(self) -> frozenset[Seat]:
        """The bots who decide next; in a lesson the script answers for them."""
        plays = self.autosave and not self.lesson
        return self.table.waiting_for() - self.flow.people if plays else NOBODY

    @property
    def hesitation(self) -> Pause:
        """How long these bots hesitate, as all see; together with a person not at all, who need not wait."""
        bots, scenes = self.bots_due, self.history.presentation.scenes
        if bots != self.table.waiting_for():
            return Pause.NONE
        public = self.table.view(None)
        pauses = [scenes.hesitation(public, seat) for seat in bots]
        return max(pauses, key=HESITATIONS.index, default=Pause.NONE)

    def goes_on(self, round_before: int) -> bool:
        """Whether the viewer, who acted alone, acts again at once and so keeps the screen."""
        same_round = self.table.standing().round == round_before
        return same_round and self.table.waiting_for() == {self.flow.viewer}

    def can_surrender(self, seat: Seat) -> bool:
        """Whether this person may surrender now: in a duel, or where the game counts on the ladder."""
        table = self.table
        possible = (table.is_duel or is_unaided(table.record)) and self.lesson is None
        return possible and seat in self.flow.people and table.outcome() is None

    @property
    def known_at_the_screen(self) -> Seat | None:
        """The person who chooses now, is the viewer or plays alone; None between two people."""
        flow = self.flow
        alone = () if flow.shared else flow.people
        return next((seat for seat in (flow.actor, flow.viewer, *alone) if seat in flow.people), None)

    def person_at_the_screen(self) -> Seat:
        """Return the person who chooses now or is the viewer, else the one who chose last."""
        flow = self.flow
        candidates = (self.known_at_the_screen, flow.last, flow.near_seat, *sorted(flow.people))
        return next(seat for seat in candidates if seat is not None and seat in flow.people)
