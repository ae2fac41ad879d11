"""One game at the screen: carries out what the turn flow decides."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tide_gui.characters import STAND_IN
from tide_gui.presentation import table_text
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.text import Translate, winners_text
from tide_gui.rules.game import Seat
from tide_gui.store.settings import Settings
from tide_gui.table.record import Record
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.models.log import HEADING, MARK, Line
from tide_gui.ui.play import turn_flow
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.bot_desk import BotDesk
from tide_gui.ui.play.choice import Choice
from tide_gui.ui.play.hints import Hints
from tide_gui.ui.play.history import AnyPlayed, history_of
from tide_gui.ui.play.look_back import LookBack
from tide_gui.ui.play.open_game import AnyTable, OpenGame
from tide_gui.ui.play.picking import Picking
from tide_gui.ui.play.playback import Item, Playback
from tide_gui.ui.play.prompt import prompt
from tide_gui.ui.play.rewind import last_own_turn, taken_back
from tide_gui.ui.play.table_models import Hinted, TableModels
from tide_gui.ui.play.turn_flow import Phase, TurnFlow

RUNNING = (Phase.WAITING, Phase.SHOWING)
SHOWN_BY_STEPS = (Phase.SHOWING, Phase.ROUND_OVER)  # phases in which the steps say what is drawn


@dataclass(frozen=True, slots=True)
class Services:
    """What every game of the program shares."""

    bots: BotService
    settings: Callable[[], Settings]
    ids: Iterator[int]
    translate: Translate


class GameController(QObject):
    """One game from its record on. Without an autosave it is only looked at."""

    changed = Signal()
    heard = Signal(str)  # a sound

    def __init__(self, record: Record, autosave: Autosave | None, services: Services, owner: QObject) -> None:
        """Sit down; nothing happens before `begin`."""
        super().__init__(owner)
        self._services = services
        self.history = history_of(record, services.translate)
        self.game = OpenGame(self.history, record, autosave, services.ids)
        self.rounds = self.history.presentation.rounds(len(self.game.players))
        self.runs_out = False
        self._marks: list[Line] = []  # what befell the bots, which no record tells
        self._stand()
        picking = Picking()
        self.models = TableModels(self.history, self.game.scene(), self.flow, picking, self)
        self.models.log.begin(self._log_lines())
        self.playback = Playback(services.settings, self._show, self._stopped, self)
        self.choice = Choice(self.game, self.models, picking, self.dispatch, self.tell)
        self.look_back = LookBack(
            self.game, self.models, self.playback, self.dispatch, self._show_progress, self._all_open
        )
        self.hints = Hints(self.game, services.bots, services.translate, self._draw_hint)
        self._bots = BotDesk(services.bots, self.game, self)
        self._bots.chose.connect(self._hear)
        self._bots.replaced.connect(self._replace)
        services.bots.failed.connect(self._mark)

    @property
    def table(self) -> AnyTable:
        """The referee."""
        return self.game.table

    @property
    def flow(self) -> TurnFlow:
        """Who is asked and who looks."""
        return self.game.flow

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each seat."""
        return self.game.players

    @property
    def autosave(self) -> Autosave | None:
        """Where the game is kept."""
        return self.game.autosave

    @property
    def unsaved(self) -> str:
        """Why the last save failed, in a sentence; empty where it did not."""
        reason = self.game.unsaved
        return table_text.unsaved_text(reason, self._services.translate) if reason else ""

    def _stand(self) -> None:
        """What the screen says of how far the game has come."""
        self.standing = self.table.standing()
        self.progress = self.history.presentation.text.progress(self.standing)

    def _show_progress(self, progress: str) -> None:
        self.progress = progress
        self.tell()

    def begin(self, *, fresh: bool) -> None:
        """Show the table, a new one with its deal, and ask whoever owes a move."""
        self._count()
        if self.autosave and self.autosave.path is None:
            self.game.save()
        if not fresh:
            self.models.renew(self.game.scene(), self.flow)
            return self._turn() if not self._back_at_pad() else None
        self.game.flow, _ = turn_flow.update(turn_flow.ShowBegan(), self.flow)
        boxed, *steps = self.history.presentation.opening(self.game.scene())
        self.models.renew(boxed.scene, self.flow)
        return self.playback.run(map(Item, (boxed, *steps)))

    def _back_at_pad(self) -> bool:
        """Whether a round was over and its score pad may not have been read: it is shown again."""
        pad = self.history.from_pad(self.table.record, self.flow.viewer) if self.autosave else None
        if pad is None or pad.item.step is None:
            return False
        later = [line for item in pad.following for line in item.lines]
        self.models.log.begin([line for line in self._log_lines() if line not in later])
        self.standing = pad.standing
        self.progress = self.history.presentation.text.progress(pad.standing)
        self.game.flow, _ = turn_flow.update(turn_flow.ShowBegan(), self.flow)
        self.models.settle(pad.item.step.scene, self.flow)
        self.playback.load(pad.following)
        self.dispatch(turn_flow.ScorePadReached())
        return True

    def keeps(self, path: Path) -> bool:
        """Whether this is the game of that file."""
        return self.autosave is not None and self.autosave.path == path

    def close(self) -> None:
        """Leave the table; the game is saved already, or it is tried once more."""
        self.save_again()
        self.playback.drop()
        self._bots.close()
        self.hints.close()
        self._services.bots.failed.disconnect(self._mark)
        if self.autosave:
            self.autosave.close()

    # -- messages and effects --------------------------------------------------------------------

    def dispatch(self, message: turn_flow.Message) -> None:
        """Something happened: think, draw, act."""
        before = self.flow
        self.game.flow, effects = turn_flow.update(message, before)
        turned = (before.viewer, before.near_seat) != (self.flow.viewer, self.flow.near_seat)
        if not self.flow.is_deciding:
            self._drop_hint()
        self.choice.prepare(message)
        if self.flow.phase not in SHOWN_BY_STEPS or any(isinstance(one, turn_flow.Play) for one in effects):
            self._settle(turned=turned)
        for effect in effects:
            self._carry_out(effect)
        self.tell()

    def _carry_out(self, effect: turn_flow.Effect) -> None:
        match effect:
            case turn_flow.AskBots(seats):
                self._bots.ask(seats)
            case turn_flow.Play(moves):
                self._play(moves)
            case turn_flow.GoOn():
                self.playback.go_on()

    def _turn(self) -> None:
        """The table waits for somebody, or the game is over."""
        self._stand()
        if self.table.outcome():
            self._count()
            self.dispatch(turn_flow.GameOver())
        elif self.autosave:
            due = self.table.waiting_for()
            self.dispatch(turn_flow.TurnBegan(due, self.game.private(due)))
        else:
            self.tell()

    def _play(self, moves: Mapping[Seat, str]) -> None:
        keeps_screen = self.flow.shared and self.flow.viewer is not None
        public = self.game.public_scene() if keeps_screen else None
        since, round_before = len(self.table.record.entries), self.table.standing().round
        played: list[AnyPlayed] = []
        for seat, move in moves.items():
            played += self.table.submit(seat, self.history.game.read(move))
        self._bots.forget()
        self.game.save()
        if public and not self.game.goes_on(round_before):
            self.game.flow, _ = turn_flow.update(turn_flow.ScreenReleased(), self.flow)
            self.models.renew(public, self.flow)
        self._play_back(played, since)

    def _play_back(self, played: list[AnyPlayed], since: int) -> None:
        after = self.table.view(self.flow.viewer)
        items = self.history.items(played, since, self.models.scene, after, self._writer)
        self.playback.run(items, hurry=self.runs_out)

    def save_again(self) -> bool:
        """Whether the game is kept, perhaps only now."""
        if self.game.unsaved:
            self.game.save()
        return not self.game.unsaved

    # -- bots and hints --------------------------------------------------------------------------

    def _hear(self, seat: int, move: str) -> None:
        self.dispatch(turn_flow.BotChose(seat, move))

    def _replace(self, seat: int) -> None:
        self.rebuild(self.table.record.handed_over(seat, STAND_IN))

    def _mark(self, sentence: str) -> None:
        mark = Line(sentence, MARK, len(self.table.record.entries))
        self._marks.append(mark)
        self.models.log.add([mark])

    def _drop_hint(self) -> None:
        self.hints.drop()
        self.models.hinted = Hinted()

    def _draw_hint(self) -> None:
        self.models.hinted = Hinted(self.hints.seat, self.hints.moves)
        self.models.redraw()
        self.tell()

    # -- the screen ------------------------------------------------------------------------------

    def _settle(self, *, turned: bool) -> None:
        if turned:
            self.models.renew(self.game.scene(), self.flow)
        elif not self.flow.looking_back:
            self.models.settle(self.game.scene(), self.flow)

    def _show(self, item: Item) -> None:
        if item.step:
            self.models.draw(item.step.scene, self.flow)
            if item.step.sound and not self.playback.hurries:
                self.heard.emit(item.step.sound)
        self.models.log.add(item.lines)
        if any(line.kind == HEADING for line in item.lines):
            self._stand()
        self.tell()

    def _stopped(self, pause: Pause | None) -> None:
        if pause is Pause.SCORES:
            self.runs_out = False
            self._count()
            self.dispatch(turn_flow.ScorePadReached())
        else:
            self._turn()

    def _count(self) -> None:
        self.models.count(self.table.view(None), self.table.outcome())

    def tell(self) -> None:
        """Plates, log and sentences follow what happened."""
        self.models.log.open(everything=self._all_open())
        self.models.seat(self.players, self.flow)
        self.changed.emit()

    def _all_open(self) -> bool:
        """Whether cards that the table no longer shows may be seen."""
        return self._services.settings().memory_aid or self.flow.phase is Phase.OVER

    def prompt(self) -> str:
        """The sentence for the people at the screen."""
        say, names = self._services.translate, self.history.names
        if self.playback.awaits_click:
            return table_text.click_awaited_text(say)
        if outcome := self.table.outcome() if self.flow.phase is Phase.OVER else None:
            return winners_text(outcome.winners, names, say)
        if self.autosave is None:
            return table_text.only_looked_at_text(say)
        lines = self.models.log.rows
        sentence = prompt(self.flow, self.choice.question, names, say)
        return sentence or (lines[-1].text if lines else self.progress)

    def settings_changed(self) -> None:
        """The memory aid may show more or less of what is looked at."""
        self.look_back.again()
        self.tell()

    # -- a round without people, giving up, going back -------------------------------------------

    def can_run_out(self) -> bool:
        """Whether bots alone finish a round in which people sat."""
        shown, scene = self.history.presentation, self.models.scene
        people = self.flow.people
        return bool(people) and self.flow.phase in RUNNING and all(shown.is_out(scene, one) for one in people)

    def run_out(self) -> None:
        """Show no more of this round."""
        if self.can_run_out():
            self.runs_out = True
            self.playback.rush()

    def can_surrender(self) -> bool:
        """Whether a person at the screen may give up a duel."""
        return self.table.is_duel and bool(self.flow.people) and self.table.outcome() is None

    def surrender(self) -> None:
        """The person at the screen gives up."""
        self.look_back.end()
        if not self.can_surrender():
            return
        self._bots.forget()
        self.playback.finish()
        since = len(self.table.record.entries)
        played = self.table.surrender(self.game.person_at_the_screen())
        self.game.save()
        self.dispatch(turn_flow.Surrendered())
        self._play_back([played], since)

    def last_own_turn(self) -> int | None:
        """How many turns were played before the only person's last choice."""
        return last_own_turn(self.table.record, self.flow.people) if self.autosave else None

    def take_back(self) -> None:
        """To the last own choice, for practice."""
        turn = self.last_own_turn()
        if turn is None or self.autosave is None:
            return
        if self.flow.phase is Phase.OVER:
            self.game.autosave = self.autosave.another()  # a finished game stays in the list
        record = taken_back(self.table.record, turn, self.players)
        self._marks = [mark for mark in self._marks if mark.moment <= len(record.entries)]
        self.rebuild(record)

    def rebuild(self, record: Record) -> None:
        """Another table from a changed record, for the people who sit there already."""
        before = self.flow
        self._bots.forget()
        self._drop_hint()
        self.playback.drop()
        self.game.sit_down_again(record)
        self._stand()
        self.models.log.begin(self._log_lines())
        self._count()
        self.look_back.forget()
        self.runs_out = False
        self.game.save()
        self._settle(turned=self.flow.viewer != before.viewer)
        if before.phase is not Phase.ROUND_OVER or not self._back_at_pad():
            self._turn()

    def _log_lines(self) -> list[Line]:
        """The record in words, with what befell the bots where it did."""
        self._writer = self.history.writer()
        lines = [*self.history.log(self.table.record, self._writer), *self._marks]
        return sorted(lines, key=lambda line: line.moment)
