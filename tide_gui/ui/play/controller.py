"""The course of one game at the screen: executes what the sitting effects, and knows the table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.bots.bot import BUDGET, seed_for
from tide_gui.bots.roster import STAND_IN, bot_for
from tide_gui.presentation import table_text as words
from tide_gui.presentation.player_text import PERSON
from tide_gui.presentation.scene import Pause, Scene
from tide_gui.presentation.text import Translate, winners_text
from tide_gui.rules.game import Ask, Seat
from tide_gui.store.settings import Settings
from tide_gui.table.record import Record, Turn
from tide_gui.table.table import Table
from tide_gui.ui.bots.service import BotService, WeighedMove
from tide_gui.ui.models.log import HAND, MARK, Line
from tide_gui.ui.play import turn_flow
from tide_gui.ui.play.autosave import Autosave
from tide_gui.ui.play.hints import Hints
from tide_gui.ui.play.history import history
from tide_gui.ui.play.playback import Pace, Shown
from tide_gui.ui.play.prompt import prompt
from tide_gui.ui.play.table_models import Screen

RUNNING = (turn_flow.Phase.WAITING, turn_flow.Phase.SHOWING)
TOLD = (turn_flow.Phase.SHOWING, turn_flow.Phase.ROUND_OVER)  # phases in which the steps say what is drawn


@dataclass(frozen=True, slots=True)
class Services:
    """What every game of the program shares."""

    bots: BotService
    settings: Callable[[], Settings]
    ids: Iterator[int]
    translate: Translate


class GameController(QObject):
    """One game from its record on. Without a autosave it is only looked at."""

    changed = Signal()
    heard = Signal(str)  # a sound

    def __init__(self, record: Record, autosave: Autosave | None, services: Services, owner: QObject) -> None:
        """Sit down; nothing happens before `begin`."""
        super().__init__(owner)
        self.autosave, self._services = autosave, services
        self.history = history(record, services.translate)
        self.hints = Hints(record.game, services.bots, services.translate)
        self.pace = Pace(services.settings, self._show, self._stopped, self)
        self._asked: dict[int, Ask[Any, Any]] = {}
        self._given_up: set[Seat] = set()  # played by the stand-in in this process
        self._marks: list[Line] = []  # what befell the bots, which no record tells
        self.unsaved = ""
        self.looked_at: int | None = None  # a line of the log
        self._present: Scene | None = None  # what is drawn again after looking back
        self.runs_out = False
        self._sit_down(record)
        self.screen = Screen(self.history, self._truth(), self.flow, self)
        self.screen.log.begin(self._log_lines())
        services.bots.answered.connect(self._hear)
        services.bots.weighed.connect(self._hear_hint)
        services.bots.failed.connect(self._mark)
        services.bots.gave_up.connect(self._give_up)

    def _sit_down(self, record: Record) -> None:
        self.table = Table(self.history.game, record, self._services.ids)
        self.players = record.players()
        people = [seat for seat, player in enumerate(self.players) if player == PERSON]
        self.flow = turn_flow.new_flow(len(self.players), people if self.autosave else ())
        self._stand()

    def _stand(self) -> None:
        """What the screen says of how far the game has come."""
        self.standing = self.table.standing()
        self.progress = self.history.face.progress(self.standing)

    def begin(self, *, fresh: bool) -> None:
        """Show the table, a new one with its deal, and ask whoever owes a move."""
        self.screen.count(self.table.view(None))
        if self.autosave and self.autosave.path is None:
            self._save()
        if not fresh:
            self.screen.renew(self._truth(), self.flow)
            return self._turn() if not self._back_at_pad() else None
        self.flow, _ = turn_flow.update(turn_flow.ShowBegan(), self.flow)
        self.screen.renew(self.history.presentation.boxed(self._truth()), self.flow)
        return self.pace.run(map(Shown, self.history.presentation.dealt(self._truth())))

    def _back_at_pad(self) -> bool:
        """Whether a round was over and its score pad may not have been read: it is shown again."""
        pad = self.history.from_pad(self.table.record, self.flow.viewer) if self.autosave else None
        if pad is None or pad.shown.step is None:
            return False
        later = [line for item in pad.following for line in item.lines]
        lines = [line for line in self._log_lines() if line not in later]
        self.screen.log.begin(lines)
        self.standing, self.progress = pad.standing, self.history.face.progress(pad.standing)
        self.flow, _ = turn_flow.update(turn_flow.ShowBegan(), self.flow)
        self.screen.settle(pad.shown.step.scene, self.flow)
        self.pace.load(pad.following)
        self.dispatch(turn_flow.RoundEnded())
        return True

    def keeps(self, path: Path) -> bool:
        """Whether this is the game of that file."""
        return self.autosave is not None and self.autosave.path == path

    def close(self) -> None:
        """Leave the table; the game is saved already, or it is tried once more."""
        self.save_again()
        self.pace.drop()
        self._forget()
        self.hints.drop()
        self._services.bots.answered.disconnect(self._hear)
        self._services.bots.weighed.disconnect(self._hear_hint)
        self._services.bots.failed.disconnect(self._mark)
        self._services.bots.gave_up.disconnect(self._give_up)
        if self.autosave:
            self.autosave.close()

    # -- what happens ----------------------------------------------------------------------------

    def dispatch(self, message: turn_flow.Message) -> None:
        """Something happened: think, draw, act."""
        before = self.flow
        self.flow, effects = turn_flow.update(message, before)
        turned = (before.viewer, before.near_seat) != (self.flow.viewer, self.flow.near_seat)
        if not self.flow.makes_up_a_mind:
            self._drop_hint()
        if self.flow.phase not in TOLD or any(isinstance(wish, turn_flow.Play) for wish in effects):
            self._settle(turned=turned)
        for wish in effects:
            self._fulfil(wish)
        self.tell()

    def _fulfil(self, wish: turn_flow.Effect) -> None:
        match wish:
            case turn_flow.AskBots(seats):
                self._ask(seats)
            case turn_flow.Play(moves):
                self._play(moves)
            case turn_flow.GoOn():
                self.pace.go_on()

    def _turn(self) -> None:
        """The table waits for somebody, or the game is over."""
        self._stand()
        if self.table.outcome():
            self.screen.count(self.table.view(None))
            self.dispatch(turn_flow.GameEnded())
        elif self.autosave:
            self.dispatch(turn_flow.TurnBegan(self.table.waiting_for()))
        else:
            self.tell()

    def _play(self, moves: Mapping[Seat, str]) -> None:
        before = len(self.table.record.entries)
        for seat, move in moves.items():
            self.table.submit(seat, self.history.game.read(move))
        self._forget()
        self._save()
        after = self.table.view(self.flow.viewer)
        shown = self.history.shown(self.table.record, before, self.screen.scene, after)
        self.pace.run(shown, hurry=self.runs_out)

    def _save(self) -> None:
        if self.autosave:
            reason = self.autosave.save(self.table.record, self.table.standing(), self.table.outcome())
            self.unsaved = words.unsaved_text(reason, self._services.translate) if reason else ""

    def save_again(self) -> bool:
        """Whether the game is kept, perhaps only now."""
        if self.unsaved:
            self._save()
        return not self.unsaved

    # -- bots ------------------------------------------------------------------------------------

    def _ask(self, seats: Iterable[Seat]) -> None:
        record = self.table.record
        for seat in seats:
            ask = self.table.ask(seat)
            self._asked[ask.id] = ask
            if seat in self._given_up:
                QTimer.singleShot(0, self, lambda ask=ask: self._stand_in(ask))
            else:
                seed = seed_for(record.deal, ask.turn, seat)
                self._services.bots.think(ask, record.game, self.players[seat], seed)

    def _stand_in(self, ask: Ask[Any, Any]) -> None:
        """Answer here, where nothing can fail any more."""
        record = self.table.record
        bot = bot_for(STAND_IN, record.game)
        move = bot.choose(ask, seed_for(record.deal, ask.turn, ask.seat), BUDGET)
        self._hear(ask.id, self.history.game.write(move))

    def _hear(self, number: int, move: str) -> None:
        if ask := self._asked.pop(number, None):
            self.dispatch(turn_flow.BotChose(ask.seat, move))

    def _forget(self) -> None:
        self._services.bots.forget(tuple(self._asked))
        self._asked.clear()

    def _mark(self, sentence: str) -> None:
        mark = Line(sentence, MARK, len(self.table.record.entries))
        self._marks.append(mark)
        self.screen.log.add([mark])

    def _give_up(self, number: int, bot: str) -> None:
        """The seat is played on in this process; the record tells it where somebody else plays from now."""
        if self.hints.awaits(number):
            self.hints.fail()
            self.tell()
        ask = self._asked.get(number)
        if ask is None:
            return
        self._given_up.add(ask.seat)
        if bot == STAND_IN:
            self._stand_in(ask)
        else:
            self.rebuild(self.table.record.handed_over(ask.seat, STAND_IN))

    # -- a hint ----------------------------------------------------------------------------------

    def can_hint(self) -> bool:
        """Whether the viewer may ask what an expert would do."""
        flow = self.flow
        known = self.autosave is not None and self.hints.bot is not None
        return known and flow.makes_up_a_mind and not flow.looking_back

    def hint(self) -> None:
        """Ask for a hint, or put it away."""
        if self.can_hint() and self.flow.viewer is not None:
            self.hints.press(self.flow.viewer, self._put_to, practice=self.table.record.practice)
            self._draw_hint()

    def _put_to(self, bot: str) -> int:
        assert self.flow.viewer is not None  # noqa: S101 - nobody else can ask
        record, ask = self.table.record, self.table.ask(self.flow.viewer)
        self._services.bots.weigh(ask, record.game, bot, seed_for(record.deal, ask.turn, ask.seat))
        return ask.id

    def _hear_hint(self, number: int, weighed: tuple[WeighedMove, ...]) -> None:
        """It is shown, and from now on the game is practice."""
        if self.hints.awaits(number):
            self.hints.hear(weighed)
            if not self.table.record.practice:
                self.table.mark_practice()
                self._save()
            self._draw_hint()

    def _drop_hint(self) -> None:
        self.hints.drop()
        self.screen.hint(None, {})

    def _draw_hint(self) -> None:
        self.screen.hint(self.hints.seat, self.hints.cards)
        self.screen.draw(self.screen.scene, self.flow)
        self.tell()

    # -- the screen ------------------------------------------------------------------------------

    def _truth(self) -> Scene:
        viewer = self.flow.viewer
        chosen = {seat: move if seat == viewer else "" for seat, move in self.flow.sealed.items()}
        return self.history.presentation.scene(self.table.view(viewer), chosen)

    def _settle(self, *, turned: bool) -> None:
        if turned:
            self.screen.renew(self._truth(), self.flow)
        elif not self.flow.looking_back:
            self.screen.settle(self._truth(), self.flow)

    def _show(self, item: Shown) -> None:
        if item.step:
            self.screen.draw(item.step.scene, self.flow)
            if item.step.sound and not self.pace.hurries:
                self.heard.emit(item.step.sound)
        self.screen.log.add(item.lines)
        if any(line.kind == HAND for line in item.lines):
            self._stand()
        self.tell()

    def _stopped(self, pause: Pause | None) -> None:
        if pause is Pause.SCORES:
            self.runs_out = False
            self.screen.count(self.table.view(None))
            self.dispatch(turn_flow.RoundEnded())
        else:
            self._turn()

    def tell(self) -> None:
        """Plates, log and sentences follow what happened."""
        self.screen.log.open(everything=self._all_open())
        self.screen.seat(self.players, self.flow)
        self.changed.emit()

    def _all_open(self) -> bool:
        """Whether cards that the table no longer shows may be seen."""
        return self._services.settings().memory_aid or self.flow.phase is turn_flow.Phase.OVER

    def prompt(self) -> str:
        """The sentence for the people at the screen."""
        say, names = self._services.translate, self.history.names
        if self.pace.awaits_click:
            return words.click_awaited_text(say)
        if outcome := self.table.outcome() if self.flow.phase is turn_flow.Phase.OVER else None:
            return winners_text(outcome.winners, names, say)
        if self.autosave is None:
            return words.only_looked_at_text(say)
        lines = self.screen.log.rows
        return prompt(self.flow, names, say) or (lines[-1].text if lines else self.progress)

    def leftovers(self) -> tuple[int, ...]:
        """Open cards that nobody was dealt."""
        return self.history.presentation.leftovers(self.table.view(None))

    def can_run_out(self) -> bool:
        """Whether bots alone finish a round in which people sat."""
        return bool(self.flow.people) and not self._people_left() and self.flow.phase in RUNNING

    def _people_left(self) -> bool:
        out = self.screen.scene.out
        return any(not out[seat] for seat in self.flow.people)

    def run_out(self) -> None:
        """Show no more of this round."""
        if self.can_run_out():
            self.runs_out = True
            self.pace.rush()

    # -- going back ------------------------------------------------------------------------------

    def rebuild(self, record: Record) -> None:
        """Another table from a changed record, for the people who sit there already."""
        before = self.flow
        self._forget()
        self._drop_hint()
        self.pace.drop()
        self._sit_down(record)
        near_seat = before.near_seat if before.near_seat in self.flow.people else self.flow.near_seat
        self.flow = replace(self.flow, last=before.last, near_seat=near_seat, paused=before.paused)
        self.screen.log.begin(self._log_lines())
        self.screen.count(self.table.view(None))
        self.looked_at = self._present = None
        self.runs_out = False
        self._save()
        self._settle(turned=self.flow.viewer != before.viewer)
        if before.phase is not turn_flow.Phase.ROUND_OVER or not self._back_at_pad():
            self._turn()

    def _log_lines(self) -> list[Line]:
        """The record in words, with what befell the bots where it did."""
        lines = [*self.history.log(self.table.record), *self._marks]
        return sorted(lines, key=lambda line: line.moment)

    def last_own_turn(self) -> int | None:
        """How many turns were played before the only person's last choice."""
        if self.autosave is None or len(self.flow.people) != 1:
            return None
        [person] = self.flow.people
        turns = [entry for entry in self.table.record.entries if isinstance(entry, Turn)]
        return max((number for number, turn in enumerate(turns) if person in turn.moves), default=None)

    def take_back(self) -> None:
        """To the last own choice, for practice."""
        turn = self.last_own_turn()
        if turn is None or self.autosave is None:
            return
        if self.flow.phase is turn_flow.Phase.OVER:
            self.autosave = self.autosave.another()  # a finished game stays in the list
        record = replace(self.table.record.rewound(turn), practice=True)
        for seat, player in enumerate(self.players):
            if record.players()[seat] != player:
                record = record.handed_over(seat, player)  # a guest who left does not come back
        self._marks = [mark for mark in self._marks if mark.moment <= len(record.entries)]
        self.rebuild(record)

    def look_at(self, row: int) -> None:
        """Show the moment of a line; the game waits."""
        self.dispatch(turn_flow.LookedBack())
        if not self.flow.looking_back:
            return
        self.pace.hold()
        if self._present is None:
            self._present = self.screen.scene
        self.looked_at = row
        moment = self.screen.log.lines[row].moment
        viewer = self.flow.viewer
        scene, standing = self.history.at(self.table.record, moment, viewer)
        if not self._all_open():
            scene = self.history.presentation.closed(scene, self._truth())
        self.progress = self.history.face.progress(standing)
        self.screen.settle(scene, self.flow)
        self.screen.log.mark(row)
        self.tell()

    def settings_changed(self) -> None:
        """The memory aid may show more or less of what is looked at."""
        if self.looked_at is not None:
            self.look_at(self.looked_at)
        self.tell()

    def look_forward(self) -> None:
        """Show the present again."""
        if self.flow.looking_back:
            if self._present:
                self.screen.settle(self._present, self.flow)
            self.looked_at = self._present = None
            self.screen.log.mark(None)
            self.pace.release()
            self.progress = self.history.face.progress(self.table.standing())
            self.dispatch(turn_flow.LookedForward())
