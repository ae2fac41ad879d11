"""The course of one game at the screen: executes what the sitting wishes, and knows the table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.bots.bot import BUDGET, seed_for
from tide_gui.bots.roster import STAND_IN, bot_for
from tide_gui.faces import table as words
from tide_gui.faces.face import Translate, winners_told
from tide_gui.faces.picture import Beat, Picture
from tide_gui.faces.players import PERSON
from tide_gui.rules.game import Ask, Seat
from tide_gui.store.settings import Settings
from tide_gui.table.record import Record, Turn
from tide_gui.table.table import Table
from tide_gui.ui import sitting as s
from tide_gui.ui.hints import Hints
from tide_gui.ui.history import telling
from tide_gui.ui.keeper import Keeper
from tide_gui.ui.models.log import HAND, MARK, Line
from tide_gui.ui.pace import Pace, Shown
from tide_gui.ui.prompts import prompt
from tide_gui.ui.screen import Screen
from tide_gui.ui.thinking import Thinking, WeighedMove

RUNNING = (s.Phase.WAITING, s.Phase.SHOWING)
TOLD = (s.Phase.SHOWING, s.Phase.ROUND_OVER)  # phases in which the steps say what is drawn


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every game of the program shares."""

    thinker: Thinking
    settings: Callable[[], Settings]
    ids: Iterator[int]
    translate: Translate


class Course(QObject):
    """One game from its record on. Without a keeper it is only looked at."""

    changed = Signal()
    heard = Signal(str)  # a sound

    def __init__(self, record: Record, keeper: Keeper | None, around: Surroundings, owner: QObject) -> None:
        """Sit down; nothing happens before `begin`."""
        super().__init__(owner)
        self.keeper, self._around = keeper, around
        self.telling = telling(record, around.translate)
        self.hints = Hints(record.game, around.thinker, around.translate)
        self.pace = Pace(around.settings, self._show, self._stopped, self)
        self._asked: dict[int, Ask[Any, Any]] = {}
        self._given_up: set[Seat] = set()  # played by the stand-in in this process
        self._marks: list[Line] = []  # what befell the bots, which no record tells
        self.unsaved = ""
        self.looked_at: int | None = None  # a line of the log
        self._present: Picture | None = None  # what is drawn again after looking back
        self.runs_out = False
        self._sit_down(record)
        self.screen = Screen(self.telling, self._truth(), self.sitting, self)
        self.screen.log.begin(self._log_lines())
        around.thinker.answered.connect(self._hear)
        around.thinker.weighed.connect(self._hear_hint)
        around.thinker.failed.connect(self._mark)
        around.thinker.gave_up.connect(self._give_up)

    def _sit_down(self, record: Record) -> None:
        self.table = Table(self.telling.game, record, self._around.ids)
        self.players = record.players()
        people = [seat for seat, player in enumerate(self.players) if player == PERSON]
        self.sitting = s.sat_down(len(self.players), people if self.keeper else ())
        self._stand()

    def _stand(self) -> None:
        """What the screen says of how far the game has come."""
        self.standing = self.table.standing()
        self.progress = self.telling.face.progress(self.standing)

    def begin(self, *, fresh: bool) -> None:
        """Show the table, a new one with its deal, and ask whoever owes a move."""
        self.screen.count(self.table.view(None))
        if self.keeper and self.keeper.path is None:
            self._save()
        if not fresh:
            self.screen.renew(self._truth(), self.sitting)
            return self._turn() if not self._back_at_pad() else None
        self.sitting, _ = s.happened(s.ShowBegan(), self.sitting)
        self.screen.renew(self.telling.pictured.boxed(self._truth()), self.sitting)
        return self.pace.run(map(Shown, self.telling.pictured.dealt(self._truth())))

    def _back_at_pad(self) -> bool:
        """Whether a round was over and its score pad may not have been read: it is shown again."""
        pad = self.telling.from_pad(self.table.record, self.sitting.looker) if self.keeper else None
        if pad is None or pad.shown.step is None:
            return False
        later = [line for item in pad.following for line in item.lines]
        lines = [line for line in self._log_lines() if line not in later]
        self.screen.log.begin(lines)
        self.standing, self.progress = pad.standing, self.telling.face.progress(pad.standing)
        self.sitting, _ = s.happened(s.ShowBegan(), self.sitting)
        self.screen.settle(pad.shown.step.picture, self.sitting)
        self.pace.load(pad.following)
        self.happen(s.RoundEnded())
        return True

    def keeps(self, path: Path) -> bool:
        """Whether this is the game of that file."""
        return self.keeper is not None and self.keeper.path == path

    def close(self) -> None:
        """Leave the table; the game is saved already, or it is tried once more."""
        self.save_again()
        self.pace.drop()
        self._forget()
        self.hints.drop()
        self._around.thinker.answered.disconnect(self._hear)
        self._around.thinker.weighed.disconnect(self._hear_hint)
        self._around.thinker.failed.disconnect(self._mark)
        self._around.thinker.gave_up.disconnect(self._give_up)
        if self.keeper:
            self.keeper.close()

    # -- what happens ----------------------------------------------------------------------------

    def happen(self, happening: s.Happening) -> None:
        """Something happened: think, draw, act."""
        before = self.sitting
        self.sitting, wishes = s.happened(happening, before)
        turned = (before.looker, before.bottom) != (self.sitting.looker, self.sitting.bottom)
        if not self.sitting.makes_up_a_mind:
            self._drop_hint()
        if self.sitting.phase not in TOLD or any(isinstance(wish, s.Play) for wish in wishes):
            self._settle(turned=turned)
        for wish in wishes:
            self._fulfil(wish)
        self.tell()

    def _fulfil(self, wish: s.Wish) -> None:
        match wish:
            case s.AskBots(seats):
                self._ask(seats)
            case s.Play(moves):
                self._play(moves)
            case s.GoOn():
                self.pace.go_on()

    def _turn(self) -> None:
        """The table waits for somebody, or the game is over."""
        self._stand()
        if self.table.outcome():
            self.screen.count(self.table.view(None))
            self.happen(s.GameEnded())
        elif self.keeper:
            self.happen(s.TurnBegan(self.table.waiting_for()))
        else:
            self.tell()

    def _play(self, moves: Mapping[Seat, str]) -> None:
        before = len(self.table.record.entries)
        for seat, move in moves.items():
            self.table.submit(seat, self.telling.game.read(move))
        self._forget()
        self._save()
        after = self.table.view(self.sitting.looker)
        shown = self.telling.shown(self.table.record, before, self.screen.picture, after)
        self.pace.run(shown, hurry=self.runs_out)

    def _save(self) -> None:
        if self.keeper:
            reason = self.keeper.save(self.table.record, self.table.standing(), self.table.outcome())
            self.unsaved = words.unsaved_told(reason, self._around.translate) if reason else ""

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
                self._around.thinker.think(ask, record.game, self.players[seat], seed)

    def _stand_in(self, ask: Ask[Any, Any]) -> None:
        """Answer here, where nothing can fail any more."""
        record = self.table.record
        bot = bot_for(STAND_IN, record.game)
        move = bot.choose(ask, seed_for(record.deal, ask.turn, ask.seat), BUDGET)
        self._hear(ask.id, self.telling.game.write(move))

    def _hear(self, number: int, move: str) -> None:
        if ask := self._asked.pop(number, None):
            self.happen(s.BotChose(ask.seat, move))

    def _forget(self) -> None:
        self._around.thinker.forget(tuple(self._asked))
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
        """Whether the looker may ask what an expert would do."""
        sitting = self.sitting
        known = self.keeper is not None and self.hints.bot is not None
        return known and sitting.makes_up_a_mind and not sitting.looking_back

    def hint(self) -> None:
        """Ask for a hint, or put it away."""
        if self.can_hint() and self.sitting.looker is not None:
            self.hints.press(self.sitting.looker, self._put_to, practice=self.table.record.practice)
            self._draw_hint()

    def _put_to(self, bot: str) -> int:
        assert self.sitting.looker is not None  # noqa: S101 - nobody else can ask
        record, ask = self.table.record, self.table.ask(self.sitting.looker)
        self._around.thinker.weigh(ask, record.game, bot, seed_for(record.deal, ask.turn, ask.seat))
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
        self.screen.draw(self.screen.picture, self.sitting)
        self.tell()

    # -- the screen ------------------------------------------------------------------------------

    def _truth(self) -> Picture:
        looker = self.sitting.looker
        chosen = {seat: move if seat == looker else "" for seat, move in self.sitting.sealed.items()}
        return self.telling.pictured.picture(self.table.view(looker), chosen)

    def _settle(self, *, turned: bool) -> None:
        if turned:
            self.screen.renew(self._truth(), self.sitting)
        elif not self.sitting.looking_back:
            self.screen.settle(self._truth(), self.sitting)

    def _show(self, item: Shown) -> None:
        if item.step:
            self.screen.draw(item.step.picture, self.sitting)
            if item.step.sound and not self.pace.hurries:
                self.heard.emit(item.step.sound)
        self.screen.log.add(item.lines)
        if any(line.kind == HAND for line in item.lines):
            self._stand()
        self.tell()

    def _stopped(self, beat: Beat | None) -> None:
        if beat is Beat.SCORES:
            self.runs_out = False
            self.screen.count(self.table.view(None))
            self.happen(s.RoundEnded())
        else:
            self._turn()

    def tell(self) -> None:
        """Plates, log and sentences follow what happened."""
        self.screen.log.open(everything=self._all_open())
        self.screen.seat(self.players, self.sitting)
        self.changed.emit()

    def _all_open(self) -> bool:
        """Whether cards that the table no longer shows may be seen."""
        return self._around.settings().memory_aid or self.sitting.phase is s.Phase.OVER

    def prompt(self) -> str:
        """The sentence for the people at the screen."""
        say, names = self._around.translate, self.telling.names
        if self.pace.awaits_click:
            return words.click_awaited_told(say)
        if outcome := self.table.outcome() if self.sitting.phase is s.Phase.OVER else None:
            return winners_told(outcome.winners, names, say)
        if self.keeper is None:
            return words.only_looked_at_told(say)
        lines = self.screen.log.rows
        return prompt(self.sitting, names, say) or (lines[-1].text if lines else self.progress)

    def leftovers(self) -> tuple[int, ...]:
        """Open cards that nobody was dealt."""
        return self.telling.pictured.leftovers(self.table.view(None))

    def can_run_out(self) -> bool:
        """Whether bots alone finish a round in which people sat."""
        return bool(self.sitting.people) and not self._people_left() and self.sitting.phase in RUNNING

    def _people_left(self) -> bool:
        out = self.screen.picture.out
        return any(not out[seat] for seat in self.sitting.people)

    def run_out(self) -> None:
        """Show no more of this round."""
        if self.can_run_out():
            self.runs_out = True
            self.pace.rush()

    # -- going back ------------------------------------------------------------------------------

    def rebuild(self, record: Record) -> None:
        """Another table from a changed record, for the people who sit there already."""
        before = self.sitting
        self._forget()
        self._drop_hint()
        self.pace.drop()
        self._sit_down(record)
        bottom = before.bottom if before.bottom in self.sitting.people else self.sitting.bottom
        self.sitting = replace(self.sitting, last=before.last, bottom=bottom, paused=before.paused)
        self.screen.log.begin(self._log_lines())
        self.screen.count(self.table.view(None))
        self.looked_at = self._present = None
        self.runs_out = False
        self._save()
        self._settle(turned=self.sitting.looker != before.looker)
        if before.phase is not s.Phase.ROUND_OVER or not self._back_at_pad():
            self._turn()

    def _log_lines(self) -> list[Line]:
        """The record in words, with what befell the bots where it did."""
        lines = [*self.telling.log(self.table.record), *self._marks]
        return sorted(lines, key=lambda line: line.moment)

    def last_own_turn(self) -> int | None:
        """How many turns were played before the only person's last choice."""
        if self.keeper is None or len(self.sitting.people) != 1:
            return None
        [person] = self.sitting.people
        turns = [entry for entry in self.table.record.entries if isinstance(entry, Turn)]
        return max((number for number, turn in enumerate(turns) if person in turn.moves), default=None)

    def take_back(self) -> None:
        """To the last own choice, for practice."""
        turn = self.last_own_turn()
        if turn is None or self.keeper is None:
            return
        if self.sitting.phase is s.Phase.OVER:
            self.keeper = self.keeper.another()  # a finished game stays in the list
        record = replace(self.table.record.rewound(turn), practice=True)
        for seat, player in enumerate(self.players):
            if record.players()[seat] != player:
                record = record.handed_over(seat, player)  # a guest who left does not come back
        self._marks = [mark for mark in self._marks if mark.moment <= len(record.entries)]
        self.rebuild(record)

    def look_at(self, row: int) -> None:
        """Show the moment of a line; the game waits."""
        self.happen(s.LookedBack())
        if not self.sitting.looking_back:
            return
        self.pace.hold()
        if self._present is None:
            self._present = self.screen.picture
        self.looked_at = row
        moment = self.screen.log.lines[row].moment
        looker = self.sitting.looker
        picture, standing = self.telling.at(self.table.record, moment, looker)
        if not self._all_open():
            picture = self.telling.pictured.closed(picture, self._truth())
        self.progress = self.telling.face.progress(standing)
        self.screen.settle(picture, self.sitting)
        self.screen.log.mark(row)
        self.tell()

    def settings_changed(self) -> None:
        """The memory aid may show more or less of what is looked at."""
        if self.looked_at is not None:
            self.look_at(self.looked_at)
        self.tell()

    def look_forward(self) -> None:
        """Show the present again."""
        if self.sitting.looking_back:
            if self._present:
                self.screen.settle(self._present, self.sitting)
            self.looked_at = self._present = None
            self.screen.log.mark(None)
            self.pace.release()
            self.progress = self.telling.face.progress(self.table.standing())
            self.happen(s.LookedForward())
