"""One game in the window: carries out what the turn flow decides."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui.characters import STAND_IN
from tide_gui.presentation import table_text
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.scene import settled
from tide_gui.presentation.text import Translate, winners_text
from tide_gui.rules.game import Seat
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.settings import Settings
from tide_gui.table.challenge import is_unaided, no_longer_counting
from tide_gui.table.lesson import Lesson
from tide_gui.table.record import BOT_FAILED, Record
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.models.log import MARK, Line
from tide_gui.ui.play import messages, turn_flow
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.bot_desk import BotDesk
from tide_gui.ui.play.choice import MoveChoice
from tide_gui.ui.play.first_times import FirstTimes
from tide_gui.ui.play.guide import Guide
from tide_gui.ui.play.hints import Hints
from tide_gui.ui.play.history import AnyPlayed, history_of
from tide_gui.ui.play.look_back import LookBack
from tide_gui.ui.play.open_game import AnyTable, OpenGame
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.piece_rows import Hinted
from tide_gui.ui.play.playback import Item, Playback
from tide_gui.ui.play.prompt import prompt
from tide_gui.ui.play.rewind import last_own_turn, taken_back
from tide_gui.ui.play.script_desk import ScriptDesk
from tide_gui.ui.play.table_models import TableModels
from tide_gui.ui.play.turn_flow import Phase, TurnFlow

SCORES = "scores"  # what lessons call the score pad
SHOWN_BY_STEPS = (Phase.SHOWING, Phase.ROUND_OVER)  # phases in which playback decides what is drawn


@dataclass(frozen=True, slots=True)
class Services:
    """What all games of the program share."""

    bots: BotService
    settings: Callable[[], Settings]
    ids: Iterator[int]
    translate: Translate
    reviews: ReviewCache


class GameController(QObject):
    """One game, started from its record. Without an autosave it is only viewed."""

    changed = Signal()
    heard = Signal(str)  # the name of a sound to play
    explained = Signal(str)  # the mark of an occasion

    def __init__(
        self,
        record: Record,
        autosave: Autosave | None,
        services: Services,
        owner: QObject,
        lesson: Lesson | None = None,
    ) -> None:
        """Set up the game; nothing is asked or shown before `begin`."""
        super().__init__(owner)
        self._services = services
        self.history = history_of(record, services.translate)
        self.guide = Guide(lesson) if lesson else None
        self.game = OpenGame(self.history, record, autosave, services.ids, lesson.deals if lesson else ())
        self.rounds = self.history.presentation.scores.rounds(len(self.game.players))
        self.runs_out = False
        self._marks: list[Line] = []  # failures of bots, which are not in the record
        self.standing = self.table.standing()  # as shown; playback brings it up to date
        picking = Picking()
        self.models = TableModels(
            self.history, self.game.scene(), self.flow, picking, lambda: self.sorting, self, self.guide
        )
        self.models.log.begin(self._log_lines())
        self.playback = Playback(services.settings, self._show, self._on_playback_stopped, self)
        self.choice = MoveChoice(
            self.game, self.models, picking, self.dispatch, self.refresh, self.guide, self
        )
        self.changed.connect(self.choice.changed)
        self.look_back = LookBack(
            self.game,
            self.models,
            self.playback,
            self.dispatch,
            self.refresh,
            self._all_open,
            services.translate,
            self,
        )
        self.changed.connect(self.look_back.changed)
        self.hints = Hints(
            self.game,
            services.bots,
            services.translate,
            self._draw_hint,
            picking.whole_move,
            allowed=self.guide is None,
        )
        self.first_times = FirstTimes(
            self.history.presentation,
            record.game,
            services.settings,
            self.explained.emit,
            lesson=self.guide is not None,
        )
        self._bots: BotDesk | ScriptDesk = (
            ScriptDesk(self.guide, self.game, self) if self.guide else BotDesk(services.bots, self.game, self)
        )
        self._bots.chose.connect(self._on_bot_chose)
        self._bots.replaced.connect(self._on_bot_replaced)
        services.bots.failed.connect(self._on_bot_failed)

    @property
    def table(self) -> AnyTable:
        return self.game.table

    @property
    def flow(self) -> TurnFlow:
        return self.game.flow

    @property
    def players(self) -> tuple[str, ...]:
        return self.game.players

    @property
    def autosave(self) -> Autosave | None:
        return self.game.autosave

    @property
    def unsaved(self) -> str:
        """Why the last save failed, in a sentence; empty if it did not."""
        reason = self.game.unsaved
        return table_text.unsaved_text(reason, self._services.translate) if reason else ""

    @property
    def sorting(self) -> str:
        """How the own hand is sorted; the first way is the usual one."""
        ways = [way.name for way in self.history.presentation.scenes.sortings] or [""]
        wanted = self._services.settings().sortings.get(self.table.record.game, "")
        return wanted if wanted in ways else ways[0]

    @property
    def progress(self) -> str:
        """How far the game had come at the moment that is shown."""
        return self.history.presentation.text.progress(self.look_back.standing or self.standing)

    def begin(self, *, fresh: bool) -> None:
        """Show the table, a `fresh` one with its deal, and ask for moves."""
        self._show_scores()
        if self.guide:
            self.guide.begin(self.table.record)
        if self.autosave and self.autosave.path is None:
            self.game.save()
        if not fresh:
            self.models.renew(self.game.scene(), self.flow)
            return self._next_turn() if not self._reopen_score_pad() else None
        self.game.flow, _ = turn_flow.update(messages.ShowBegan(), self.flow)
        first, *steps = self.history.presentation.scenes.opening(self.game.scene())
        self.models.renew(first.scene, self.flow)
        return self.playback.run(map(Item, (first, *steps)))

    def _reopen_score_pad(self) -> bool:
        """Show the score pad again if a round is over and nobody has chosen since; return whether."""
        if not self.autosave or self.table.outcome():
            return False
        pad = self.history.score_pad(self.table.record, self.flow.viewer)
        if pad is None or pad.item.step is None:
            return False
        later = [line for item in pad.following for line in item.lines]
        self.models.log.begin([line for line in self._log_lines() if line not in later])
        self.standing = pad.standing
        self.game.flow, _ = turn_flow.update(messages.ShowBegan(), self.flow)
        self.models.settle(pad.item.step.scene, self.flow)
        self.playback.load(pad.following)
        self.dispatch(messages.ScorePadReached())
        return True

    def keeps(self, path: Path) -> bool:
        """Whether this game is saved in that file."""
        return self.autosave is not None and self.autosave.path == path

    def close(self) -> None:
        """Leave the table; if the last save failed, try once more."""
        self.save_again()
        self.playback.drop()
        self._bots.close()
        self.hints.close()
        self._services.bots.failed.disconnect(self._on_bot_failed)
        if self.autosave:
            self.autosave.close()

    # -- messages and effects --------------------------------------------------------------------

    def dispatch(self, message: messages.Message) -> None:
        """Update the flow with a message, draw it, and carry out the effects."""
        before = self.flow
        self.game.flow, effects = turn_flow.update(message, before)
        view_changed = (before.viewer, before.near_seat) != (self.flow.viewer, self.flow.near_seat)
        if not self.flow.is_deciding:
            self._drop_hint()
        self.choice.prepare(message)
        plays = any(isinstance(each, messages.Play) for each in effects)
        if plays and not view_changed:  # the first step draws it
            self.models.follow(settled(self.models.scene, self.game.scene()))
        elif plays or self.flow.phase not in SHOWN_BY_STEPS:
            self._settle(view_changed=view_changed)
        for effect in effects:
            self._carry_out(effect)
        self.refresh()

    def _carry_out(self, effect: messages.Effect) -> None:
        match effect:
            case messages.AskBots(seats):
                self._bots.ask(seats)
            case messages.Play(moves):
                self._play(moves)
            case messages.GoOn():
                self.playback.go_on()

    def _next_turn(self) -> None:
        """Begin the next turn, or end the game."""
        self.standing = self.table.standing()
        if self.guide:
            self.guide.turn_ended(self.table.record)
        if self.table.outcome():
            self.first_times.drop()
            self._show_scores()
            self.dispatch(messages.GameOver())
        elif self.autosave:
            due = self.table.waiting_for()
            self.dispatch(messages.TurnBegan(due, self.game.private(due)))
            self._make_awaited()
        else:
            self.refresh()

    def _play(self, moves: Mapping[Seat, str]) -> None:
        may_release = self.flow.shared and self.flow.viewer is not None
        public = self.game.public_scene() if may_release else None
        since, round_before = len(self.table.record.entries), self.table.standing().round
        played: list[AnyPlayed] = []
        for seat, move in moves.items():
            played += self.table.submit(seat, self.history.game.read(move))
        if self.guide:
            self.guide.note(moves)
        if self.flow.people & moves.keys():
            self.first_times.seen()
        self._bots.forget()
        self.game.save()
        if public and not self.game.goes_on(round_before):
            self.game.flow, _ = turn_flow.update(messages.ScreenReleased(), self.flow)
            self.models.renew(public, self.flow)
        self._play_back(played, since)

    def _play_back(self, played: list[AnyPlayed], since: int) -> None:
        after = self.table.view(self.flow.viewer)
        items = self.history.items(played, since, self.models.scene, after, self._writer)
        self.playback.run(items, hurry=self.runs_out)

    def entitle(self, title: str) -> None:
        """Give the game a title, and save it."""
        self.table.entitle(title)
        self.game.save()
        self.refresh()

    def save_again(self) -> bool:
        """Save again if the last save failed; return whether the game is saved."""
        if self.game.unsaved:
            self.game.save()
        return not self.game.unsaved

    # -- bots and hints --------------------------------------------------------------------------

    def _on_bot_chose(self, seat: int, move: str) -> None:
        self.dispatch(messages.BotChose(seat, move))

    def _on_bot_replaced(self, seat: int) -> None:
        record = self.table.record.handed_over(seat, STAND_IN)
        self.rebuild(no_longer_counting(record, BOT_FAILED))

    def _on_bot_failed(self, sentence: str) -> None:
        shown = self.models.log.lines
        mark = Line(sentence, MARK, shown[-1].entry if shown else 1, recorded=False)
        self._marks.append(mark)
        self.models.log.add([mark])

    def _drop_hint(self) -> None:
        self.hints.drop()
        self.models.hinted = Hinted()

    def _draw_hint(self) -> None:
        self.models.hinted = Hinted(self.hints.seat, self.hints.pieces, weighed=self.hints.weighed)
        self.models.redraw()
        self.refresh()

    # -- the screen ------------------------------------------------------------------------------

    def _settle(self, *, view_changed: bool) -> None:
        if view_changed:
            self.models.renew(self.game.scene(), self.flow)
        elif not self.flow.looking_back:
            self.models.settle(self.game.scene(), self.flow)

    def _show(self, item: Item, stays: bool) -> None:
        """Show an item; the table is drawn only if the item stays on screen."""
        if item.step:
            self.models.follow(item.step.scene)
            if item.step.sound and not self.playback.hurries:
                self.heard.emit(item.step.sound)
        if stays:
            self.models.draw(self.models.scene, self.flow)
        self.models.log.add(item.lines)
        for line in item.lines:
            self.standing = line.standing or self.standing
        if self.flow.people:
            self.first_times.note(item.occasions)
        if stays:
            self.refresh()

    def _on_playback_stopped(self, pause: Pause | None) -> None:
        if pause is Pause.SCORES:
            self.runs_out = False
            self.first_times.drop()
            if self.guide:
                self.guide.turn_ended(self.table.record)
            self._show_scores()
            self.dispatch(messages.ScorePadReached())
        else:
            self._next_turn()

    def _show_scores(self) -> None:
        self.models.show_scores(self.table)

    def refresh(self) -> None:
        """Update the seat plates, the log and all properties of QML."""
        self.models.log.open(everything=self._all_open())
        lie_open = self.history.presentation.words.discards_lie_open
        self.models.show_discards(opened=lie_open or self._all_open())
        self.models.show_seats(self.players, self.flow)
        self.changed.emit()

    def _all_open(self) -> bool:
        """Whether cards that the table no longer shows may be named."""
        return self._services.settings().memory_aid or self.flow.phase is Phase.OVER

    def prompt(self) -> str:
        """Return the sentence for the people at the screen."""
        translate, names = self._services.translate, self.history.names
        if self._lesson_says_it():
            return ""
        if self.playback.awaits_click:
            return table_text.click_awaited_text(translate)
        if outcome := self.table.outcome() if self.flow.phase is Phase.OVER else None:
            return winners_text(outcome.winners, names, translate)
        if self.autosave is None:
            return table_text.only_looked_at_text(translate)
        lines = self.models.log.rows
        sentence = prompt(self.flow, self.choice.question, names, translate)
        return sentence or (lines[-1].text if lines else self.progress)

    def settings_changed(self) -> None:
        """Redraw: the memory aid decides what a past moment may show."""
        self.first_times.settings_changed()
        self.look_back.again()
        self.models.redraw()
        self.refresh()

    def dismiss(self) -> None:
        """End the explanation of what happened for the first time."""
        self.first_times.seen()
        self.refresh()

    # -- a lesson --------------------------------------------------------------------------------

    def press_on(self) -> None:
        """Begin the next step of the lesson, if this one waits for that."""
        if self.guide is None or not self.guide.waits or self.guide.is_last:
            return
        self.guide.go_on(self.table.record)
        self.choice.renew()
        self.models.redraw()
        self.refresh()
        if self.flow.phase is Phase.ROUND_OVER and SCORES not in self.guide.parts:
            self.dispatch(messages.ScoresSeen())
        if isinstance(self._bots, ScriptDesk):
            self._bots.go_on()

    def step_back(self) -> None:
        """Return to the step of the lesson before this one."""
        if self.guide:
            self.look_back.end()
            self.rebuild(self.guide.go_back())

    def step_again(self) -> None:
        """Show once more what has happened in the lesson: begin this step anew, or play the one before."""
        if self.guide and self.guide.can_repeat:
            self.look_back.end()  # the game may go on, and with it the lesson
            if self.guide.can_repeat:
                record, move = self.guide.repeat()
                self.rebuild(record)
                self._make(move)

    def skip_step(self) -> None:
        """Make the move that the lesson asks for."""
        if self.guide and self.guide.asks:
            self.look_back.end()
            if self.guide.asks:
                self._make(self.guide.step.moves[0])

    def _lesson_says_it(self) -> bool:
        """Whether the lesson alone says what to do: neither buttons nor something picked needs words."""
        if self.guide is None:
            return False
        free = self.flow.can_choose and not self.models.offers.rows and not self.choice.begun
        return self.guide.waits or (self.guide.asks and free)

    def _make(self, move: str) -> None:
        """Make a move for the learner as soon as that is asked for one."""
        if self.guide:
            self.guide.awaited = move
            self._make_awaited()

    def _make_awaited(self) -> None:
        if self.guide and self.guide.awaited and self.flow.can_choose:
            move, self.guide.awaited = self.guide.awaited, ""
            self.choice.make(move)

    # -- a round without people, giving up, going back -------------------------------------------

    def run_out(self) -> None:
        """Skip to the end of this round."""
        self.runs_out = True
        self.playback.rush()

    def can_surrender(self) -> bool:
        """Whether a person may surrender: only in a duel that goes on."""
        possible = self.table.is_duel and self.guide is None
        return possible and bool(self.flow.people) and self.table.outcome() is None

    def surrender(self) -> None:
        """Surrender for the person at the screen."""
        self.look_back.end()
        if not self.can_surrender():
            return
        self._bots.forget()
        self.playback.finish()
        since = len(self.table.record.entries)
        played = self.table.surrender(self.game.person_at_the_screen())
        self.game.save()
        self.dispatch(messages.Surrendered())
        self._play_back([played], since)

    def last_own_turn(self) -> int | None:
        """Return the number of turns before the only person's last choice; None if there is no way back."""
        record = self.table.record
        plays_unaided = is_unaided(record) and self.table.outcome() is None
        if self.autosave is None or self.guide or plays_unaided:
            return None
        return last_own_turn(record, self.flow.people)

    def take_back(self) -> None:
        """Return to the person's last choice; the game becomes practice."""
        turn = self.last_own_turn()
        if turn is None or self.autosave is None:
            return
        if self.flow.phase is Phase.OVER:
            self.game.autosave = self.autosave.another()  # a finished game stays in the list
        record = taken_back(self.table.record, turn, self.players)
        self._marks = [mark for mark in self._marks if mark.entry <= len(record.entries)]
        self.rebuild(record)

    def rebuild(self, record: Record) -> None:
        """Continue from a changed record with the same people."""
        before = self.flow
        self._bots.forget()
        self._drop_hint()
        self.first_times.drop()
        self.playback.drop()
        self.game.sit_down_again(record)
        self.standing = self.table.standing()
        self.models.log.begin(self._log_lines())
        self._show_scores()
        self.look_back.forget()
        self.runs_out = False
        self.game.save()
        self._settle(view_changed=self.flow.viewer != before.viewer)
        pad = before.phase is Phase.ROUND_OVER if self.guide is None else SCORES in self.guide.parts
        if not pad or not self._reopen_score_pad():
            self._next_turn()

    def _log_lines(self) -> list[Line]:
        """Return the record in words, with failures of bots where they happened."""
        self._writer = self.history.writer()
        lines = [*self.history.log(self.table.record, self._writer), *self._marks]
        return sorted(lines, key=lambda line: line.entry)
