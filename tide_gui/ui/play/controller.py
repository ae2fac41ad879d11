"""One game in the window: carries out what the turn flow decides."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tide_gui.characters import STAND_IN
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.scene import boxed, settled
from tide_gui.rules.game import Seat
from tide_gui.table.challenge import no_longer_counting
from tide_gui.table.record import BOT_FAILED, Record
from tide_gui.ui.play import messages
from tide_gui.ui.play.bot_desk import BotDesk
from tide_gui.ui.play.choice import MoveChoice
from tide_gui.ui.play.first_times import FirstTimes
from tide_gui.ui.play.game_log import GameLog
from tide_gui.ui.play.hints import Hints
from tide_gui.ui.play.history import AnyPlayed, AnyScene
from tide_gui.ui.play.look_back import LookBack
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.playback import Item, Playback
from tide_gui.ui.play.stakes import Stakes
from tide_gui.ui.play.table_models import TableModels
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.play.tutor import Tutor

if TYPE_CHECKING:
    from tide_gui.ui.play.phone_desk import PhoneDesk

SHOWN_BY_STEPS = (Phase.SHOWING, Phase.ROUND_OVER)  # phases in which playback decides what is drawn


class GameController(QObject):
    """One game, started from its record. Without an autosave it is only viewed."""

    changed = Signal()
    heard = Signal(str)  # the name of a sound to play
    explained = Signal(str)  # the mark of an occasion
    said = Signal(str)  # what has happened, where no line of the log says it

    def __init__(self, game: OpenGame, owner: QObject) -> None:
        """Set up the game; nothing is asked or shown before `begin`."""
        super().__init__(owner)
        self.game, self.history, services = game, game.history, game.services
        self.runs_out = self._half_told = False
        self.standing = self.game.table.standing()  # as shown; playback brings it up to date
        self.happened = ""  # what the prompt says of the step that is shown
        picking = Picking()
        self.models = TableModels(game, picking, self)
        self._log = GameLog(game, self.models.log)
        self.playback = Playback(services.settings, self._show, self._on_playback_stopped, self)
        self.choice = MoveChoice(self, picking)
        self.stakes = Stakes(self)
        self.look_back = LookBack(self)
        self.hints = Hints(self, picking)
        self.first_times = FirstTimes(game, self.explained.emit)
        self.tutor = Tutor(self, game.lesson) if game.lesson else None
        self._desk = self.tutor.desk if self.tutor else BotDesk(services.bots, game, self)
        self._desk.chose.connect(self._on_bot_chose)
        self._desk.replaced.connect(self._on_bot_replaced)
        services.bots.failed.connect(self._log.add_failure)

    @cached_property
    def phone_desk(self) -> "PhoneDesk":
        """The people who hold their cards on phones; made when somebody asks for phones."""
        from tide_gui.ui.play.phone_desk import PhoneDesk  # noqa: PLC0415 - most games are played without

        return PhoneDesk(self)

    @property
    def progress(self) -> str:
        """How far the game had come at the moment that is shown."""
        return self.history.presentation.text.progress(self.look_back.standing or self.standing)

    def begin(self, *, fresh: bool) -> None:
        """Show the table, a `fresh` one with its deal, and ask for moves."""
        self.models.show_scores()
        if self.game.lesson:
            self.game.lesson.begin(self.game.table.record)
        if self.game.autosave and self.game.autosave.path is None:
            self.game.save()
        if not fresh:
            self.models.renew(self.game.scene(), self.game.seen)
            return self._next_turn() if not self._reopen_score_pad() else None
        self.game.update(messages.ShowBegan())
        scene = self.game.scene()
        items = self.history.opening(scene, self.game.seen())
        self.models.renew(boxed(scene))
        return self._run(items)

    def _reopen_score_pad(self) -> bool:
        """Show the score pad again if a round is over and nobody has chosen since; return whether."""
        if not self.game.autosave or self.game.table.outcome():
            return False
        pad = self.history.score_pad(self.game.table.record, self.game.flow.viewer, self.game.open_seats)
        if pad is None or pad.item.step is None:
            return False
        self._log.begin(without=[line for item in pad.following for line in item.lines])
        self.standing = pad.standing
        self.game.update(messages.ShowBegan())
        self.models.settle(pad.item.step.scene, pad.item.seen)
        self.playback.load(pad.following)
        self.dispatch(messages.ScorePadReached())
        return True

    def close(self) -> None:
        """Leave the table."""
        self.playback.drop()
        self._desk.close()
        self.hints.close()
        self.game.services.bots.failed.disconnect(self._log.add_failure)
        self.game.close()

    # -- messages and effects --------------------------------------------------------------------

    def dispatch(self, message: messages.Message) -> None:
        """Update the flow with a message, draw it, and carry out the effects."""
        before = self.game.flow
        effects, flow = self.game.update(message), self.game.flow
        view_changed = (before.viewer, before.near_seat) != (flow.viewer, flow.near_seat)
        if not flow.is_deciding:
            self.hints.drop()
        self.choice.prepare(message)
        plays = any(isinstance(each, messages.Play) for each in effects)
        if plays and not view_changed:  # the first step draws it
            self.models.follow(settled(self.models.scene, self.game.scene()), self.game.seen)
        elif plays or flow.phase not in SHOWN_BY_STEPS:
            self._settle(view_changed=view_changed)
        for effect in effects:
            self._carry_out(effect)
        self.refresh()

    def _carry_out(self, effect: messages.Effect) -> None:
        match effect:
            case messages.AskBots(seats):
                self._desk.ask(seats)
            case messages.Play(moves):
                if self.game.flow.people & moves.keys():
                    self.first_times.seen()
                self._play(moves)
            case messages.GoOn():
                self.playback.go_on()

    def _next_turn(self) -> None:
        """Begin the next turn, or end the game."""
        self.standing = self.game.table.standing()
        if self.game.lesson:
            self.game.lesson.turn_ended(self.game.table.record)
        if self.game.table.outcome():
            self.first_times.drop()
            self.models.show_scores()
            self.dispatch(messages.GameOver())
        elif self.game.autosave and (idle := self.game.idle_moves()):
            self.game.update(messages.ShowBegan())
            self._play(idle)
        elif self.game.autosave:
            due = self.game.table.waiting_for()
            self.dispatch(messages.TurnBegan(due, self.game.private(due)))
            if self.tutor:
                self.tutor.make_awaited()
        else:
            self.refresh()

    def _play(self, moves: Mapping[Seat, str]) -> None:
        may_release = self.game.flow.shared and self.game.flow.viewer is not None
        public = self.game.public_scene() if may_release else None
        seen = self.game.seen()
        since, round_before = len(self.game.table.record.entries), self.game.table.standing().round
        played: list[AnyPlayed] = []
        for seat, move in moves.items():
            played += self.game.table.submit(seat, self.history.game.read(move))
        if self.game.lesson:
            self.game.lesson.note(moves)
        self._desk.forget()
        self.game.save_played()
        if public and not self.game.goes_on(round_before):
            self.game.update(messages.ScreenReleased())
            self.models.renew(public)
        self._play_back(played, since, seen)

    def _play_back(self, played: list[AnyPlayed], since: int, seen: Sequence[AnyScene] = ()) -> None:
        """Show the steps of what was played; `seen` are the scenes before, of seats with hands to open."""
        view, scene = self.game.table.view, self.models.scene
        items = self.history.items(played, since, scene, view(self.game.flow.viewer), self._log.writer)
        ways = [(before, view(seat)) for seat, before in enumerate(seen)]
        self._run(self.history.seen(items, played, since, ways))

    def _run(self, items: Iterable[Item]) -> None:
        """Show these items, while the bots who are next think already: that takes no time of its own."""
        self._desk.prepare(self.game.bots_due)
        shown = list(items)
        shown[-1:] = [replace(item, hesitation=self.game.hesitation) for item in shown[-1:]]
        self.playback.run(shown, hurry=self.runs_out)

    def entitle(self, title: str) -> None:
        """Give the game a title, and save it."""
        self.game.table.entitle(title)
        self.game.save()
        self.refresh()

    # -- bots and hints --------------------------------------------------------------------------

    def _on_bot_chose(self, seat: int, move: str) -> None:
        self.dispatch(messages.BotChose(seat, move))

    def _on_bot_replaced(self, seat: int) -> None:
        record = self.game.table.record.handed_over(seat, STAND_IN)
        self.rebuild(no_longer_counting(record, BOT_FAILED))

    # -- the screen ------------------------------------------------------------------------------

    def _settle(self, *, view_changed: bool) -> None:
        if view_changed:
            self.models.renew(self.game.scene(), self.game.seen)
        elif not self.game.flow.looking_back:
            self.models.settle(self.game.scene(), self.game.seen)

    def _show(self, item: Item, stays: bool) -> None:
        """Show an item; the table is drawn only if the item stays on screen."""
        if item.step:
            self.models.follow(item.step.scene, item.seen)
            if item.step.sound and not self.playback.hurries:
                self.heard.emit(item.step.sound)
        if stays:
            self.models.redraw()
        self.models.log.add(item.lines)
        self._say(item)
        self.standing = item.standing or self.standing
        for line in item.lines:
            self.standing = line.standing or self.standing
        if self.game.flow.people:
            self.first_times.note(item.occasions)
        if stays:
            self.refresh()

    def _say(self, item: Item) -> None:
        self.happened = item.said or (item.lines[-1].text if item.lines else self.happened)
        if item.said:
            self.said.emit(item.said)

    def _on_playback_stopped(self, pause: Pause | None) -> None:
        if self._half_told:
            self._log.renew_words()
            self.happened = ""
            self._half_told = pause is Pause.SCORES
        if pause is Pause.SCORES:
            self.runs_out = False
            self.first_times.drop()
            if self.game.lesson:
                self.game.lesson.turn_ended(self.game.table.record)
                self.models.redraw()
            self.models.show_scores()
            self.dispatch(messages.ScorePadReached())
        else:
            self._next_turn()

    def refresh(self) -> None:
        """Update the seat plates, the log and all properties of QML."""
        self.models.log.open(everything=self.game.all_open)
        lie_open = self.history.presentation.words.discards_lie_open
        self.models.show_discards(opened=lie_open or self.game.all_open)
        self.models.show_seats()
        self.models.show_moment(self.playback.moment)
        self.changed.emit()

    def settings_changed(self) -> None:
        """Redraw: the memory aid decides what a past moment may show."""
        self.first_times.settings_changed()
        self.look_back.again()
        self.models.redraw()
        self.refresh()

    def renew_words(self) -> None:
        """Say everything in another language; what is being shown is said anew once it is over."""
        self._half_told = self.game.flow.phase in SHOWN_BY_STEPS
        self.history.renew_words()
        self.choice.renew_words()
        self.hints.renew_words()
        self._log.renew_words()
        self.happened = ""
        self.models.show_scores()
        self.look_back.again()
        self.models.renew_words()
        if "phone_desk" in vars(self):
            self.phone_desk.renew_words()
        self.refresh()

    def dismiss(self) -> None:
        """End the explanation of what happened for the first time."""
        self.first_times.seen()
        self.refresh()

    def close_hand(self) -> None:
        """Pass over the steps that show a hand that has left the screen; after a score pad show others."""
        if self.game.flow.phase is Phase.SHOWING:
            self.playback.rush()
        if self.game.flow.phase is not Phase.ROUND_OVER:
            return
        pad = self.history.score_pad(self.game.table.record, None)
        if pad and pad.item.step:
            self.models.settle(pad.item.step.scene, pad.item.seen)
            self.playback.load(pad.following)

    # -- what changes the course of the game ------------------------------------------------------

    def run_out(self) -> None:
        """Skip to the end of this round."""
        self.runs_out = True
        self.playback.rush()

    def surrender(self, seat: Seat) -> None:
        """Surrender for this person, who may."""
        self._desk.forget()
        self.playback.finish()
        since = len(self.game.table.record.entries)
        played = self.game.table.surrender(seat)
        self.game.save_played()
        self.dispatch(messages.Surrendered())
        self._play_back([played], since)

    def rebuild(self, record: Record, *, scores: bool = False) -> None:
        """Continue from a changed record with the same people.

        With `scores` those of a round that is over are shown again.
        """
        before, lesson = self.game.flow, self.game.lesson
        self._desk.forget()
        self.hints.drop()
        self.first_times.drop()
        self.playback.drop()
        self.game.sit_down_again(record)
        self.standing, self.happened = self.game.table.standing(), ""
        self._log.begin()
        self.models.show_scores()
        self.look_back.forget()
        self.runs_out = False
        self.game.save()
        self._settle(view_changed=self.game.flow.viewer != before.viewer)
        pad = lesson.scores_wait if lesson else scores or before.phase is Phase.ROUND_OVER
        if not pad or not self._reopen_score_pad():
            self._next_turn()
