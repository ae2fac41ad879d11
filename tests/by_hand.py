"""A session that tests drive step by step: bots answer only when the test says so."""

from itertools import count
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import Weighed
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.settings import Settings
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.services import Services
from tide_gui.ui.play.session import Session

NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


class ManualBots(QObject):
    """Collects the questions to the bots until the test answers them."""

    answered = Signal(int, str)
    weighed = Signal(int, object)
    outlooks_found = Signal(int, object)
    failed = Signal(object)
    gave_up = Signal(int, str)

    def __init__(self, parent=None):
        super().__init__(parent)
        self.open = {}
        self.weighing = {}  # hint requests of people
        self.outlook_questions = {}
        self.games = 0

    def choose(self, ask, game_key, bot, seed, budget=0):
        self.open[ask.id] = (ask, game_called(game_key), bot)

    def weigh(self, ask, game_key, bot, seed, budget=0):
        self.weighing[ask.id] = (ask, game_called(game_key), bot)

    def find_outlooks(self, number, game_key, transcript, moments):
        self.outlook_questions[number] = (transcript, moments)

    def forget(self, ids):
        for number in ids:
            self.open.pop(number, None)
            self.outlook_questions.pop(number, None)
            self.weighing.pop(number, None)

    def new_game(self):
        self.games += 1

    def seats(self):
        return sorted(ask.seat for ask, _, _ in self.open.values())

    def answer(self, seat=None, choice=0):
        """Answer the first open question (of `seat`, if given); `choice` is an index or a written move."""
        number = next(n for n, (ask, _, _) in self.open.items() if seat in (None, ask.seat))
        ask, game, _ = self.open.pop(number)
        move = choice if isinstance(choice, str) else game.write(ask.choices[choice % len(ask.choices)])
        self.answered.emit(number, move)
        return move

    def hint(self, best=0, figures=None):
        """Answer the open hint request: share 0.6 for move `best`, 0.4 for the next one, 0 for the rest."""
        [(number, (ask, game, _))] = self.weighing.items()
        shares = dict.fromkeys(map(game.write, ask.choices), 0.0)
        for index, share in ((best, 0.6), (best + 1, 0.4)):
            shares[game.write(ask.choices[index % len(ask.choices)])] += share
        self.weighing.clear()
        opinion = tuple(
            Weighed(move, share=share, chance=0.38, points=3.2, figures=figures or {})
            for move, share in shares.items()
        )
        self.weighed.emit(number, opinion)
        return opinion

    def judge(self, lost):
        """Answer the open question to weigh: each move wins so much less than the one before."""
        [(number, (ask, game, _))] = self.weighing.items()
        self.weighing.clear()
        rest = 0.25 / (len(ask.choices) - 1)
        opinion = tuple(
            Weighed(game.write(move), share=rest if at else 0.75, chance=max(0.0, 0.5 - lost * at))
            for at, move in enumerate(ask.choices)
        )
        self.weighed.emit(number, opinion)
        return ask

    def judge_without_chances(self):
        """Answer the open question to weigh with shares alone."""
        [(number, (ask, game, _))] = self.weighing.items()
        self.weighing.clear()
        share = 1 / len(ask.choices)
        self.weighed.emit(number, tuple(Weighed(game.write(move), share=share) for move in ask.choices))

    def answer_outlooks(self, shares=lambda at, seats: [1 / seats] * seats):
        """Answer the questions for outlooks: the shares of all seats after so many moves."""
        while self.outlook_questions:
            [(number, (transcript, moments))] = self.outlook_questions.items()
            self.outlook_questions.clear()
            self.outlooks_found.emit(number, tuple(tuple(shares(at, transcript.seats)) for at in moments))

    def answer_all(self):
        while self.open:
            self.answer()


class FakeAutosave:
    """Keeps the saved records in a list; a non-empty `reason` makes saves fail."""

    def __init__(self):
        self.records, self.reason, self.closed, self.path = [], "", False, None

    def save(self, record, standing, outcome):
        if not self.reason:
            self.records.append(record)
        return self.reason

    def close(self):
        self.closed = True

    def another(self):
        self.close()
        return FakeAutosave()


def players(text):
    """The players for a text such as `pbb`: a person and two drifters."""
    return tuple("person" if letter == "p" else "drifter" for letter in text)


def record_of(text="pbb", deal=7, **options):
    seats = tuple(SeatedPlayer(name, player) for name, player in zip(NAMES, players(text), strict=False))
    return Record("turn-the-tide", options, deal, seats)


class Bench:
    """A session with fake bots, settings and autosave; `overrides` change single settings.

    Unless somebody does not agree, every question about what is at stake is answered at once.
    """

    def __init__(
        self,
        record=None,
        autosave=True,
        settings=None,
        fresh=False,
        watch=None,
        bots=None,
        reviews=Path("nowhere"),
        agrees=True,
        translate=in_english,
        **overrides,
    ):
        self.bots = bots or ManualBots()
        self.settings = settings or Settings(**{"speed": "off", **overrides})
        self.autosave = FakeAutosave() if autosave is True else autosave
        services = Services(self.bots, lambda: self.settings, count(1), translate, ReviewCache(reviews))
        self.session = Session(OpenGame(record or record_of(), self.autosave, services))
        self.heard = []
        self.session.heard.connect(self.heard.append)
        if agrees:
            self.session.stakes.changed.connect(self.session.stakes.agree)
        if watch:
            watch(self.session)
        self.session.controller.begin(fresh=fresh)

    @property
    def rows(self):
        return self.session.pieces.rows

    def at(self, area, seat=None):
        return [row for row in self.rows if row.area == area and seat in (None, row.seat)]

    def moves(self):
        """The written moves that the actor may choose now."""
        controller = self.session.controller
        return list(controller.choice.picking.selection.moves) if controller.game.flow.can_choose else []

    def chosen(self):
        """The move that the actor has sealed, or an empty text."""
        return self.session.controller.game.flow.sealed.get(self.session.actor, "")

    def play(self, number=0):
        """Choose a move for the viewer; raise the curtain before and hand the screen on after, if needed."""
        if self.session.phase == "handing":
            self.session.raiseCurtain()
        move = self.moves()[number]
        self.session.choice.make(move)
        if self.session.canHandOn:
            self.session.handOn()
        return move

    def play_hand(self):
        """Play one hand; everybody chooses the first card."""
        hands = self.hands_played()
        while self.hands_played() == hands and self.session.phase not in ("roundOver", "over"):
            self.bots.answer_all()
            QCoreApplication.processEvents()  # the stand-in bot answers in this process
            self.show_steps()
            if self.session.phase in ("handing", "choosing"):
                self.play()

    def show_steps(self):
        """Show all steps that are left, each as if its pause were over."""
        playback = self.session.controller.playback
        while playback.running:
            playback._timer.stop()
            playback.show_next()

    def hands_played(self):
        return self.session.controller.game.table.record.turns()

    def to_phase(self, phase):
        for _ in range(400):
            if self.session.phase == phase:
                return
            if self.session.phase == "roundOver":
                self.session.seeScores()
            else:
                self.play_hand()
        raise AssertionError(f"phase {phase} was not reached: {self.session.phase}")


class AttachedBench(Bench):
    """A bench for a session that a program has started."""

    def __init__(self, session, bots):
        self.session, self.bots = session, bots


def played_at_random(bench, seed, hands=400):
    """Play random moves, with changed choices and looks back in between."""
    rng = Random(seed)
    session = bench.session
    for _ in range(hands * 30):
        if session.phase == "over" or bench.hands_played() >= hands:
            break
        random_click(bench, session, rng)
    return bench


def random_click(bench, session, rng):
    bench.show_steps()
    if bench.bots.open and rng.random() < 0.5:
        return bench.bots.answer(choice=int(rng.random() * 12))
    if rng.random() < 0.04 and session.log.rowCount():
        session.lookBack.to(int(rng.random() * session.log.rowCount()))
        session.lookBack.end()
    match session.phase:
        case "handing":
            session.raiseCurtain()
        case "choosing":
            random_decision(bench, session, rng)
        case "roundOver":
            session.seeScores()
    return None


def random_decision(bench, session, rng):
    if rng.random() < 0.3:
        request_hint(bench, session, rng)
    elif bench.moves() and (not bench.chosen() or rng.random() < 0.2):
        session.choice.make(rng.choice(bench.moves()))
    elif rng.random() < 0.1:
        session.takeChoiceBack()
    else:
        session.handOn()


def request_hint(bench, session, rng):
    """Ask for a hint; it is answered at once, or left open so that it comes too late."""
    session.hint.press()
    if bench.bots.weighing and rng.random() < 0.7:
        bench.bots.hint(int(rng.random() * 12))
