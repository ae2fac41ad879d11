"""A table that tests crank by hand: bots answer when they are told to."""

from itertools import count
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tide_gui.faces.face import in_english
from tide_gui.rules.shelf import game_called
from tide_gui.store.settings import Settings
from tide_gui.table.record import Record, Sitter
from tide_gui.ui.course import Surroundings
from tide_gui.ui.session import Session

NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


class HandThinker(QObject):
    """Keeps the questions until somebody answers."""

    answered = Signal(int, str)
    failed = Signal(str)
    gave_up = Signal(int, str)

    def __init__(self, parent=None):
        super().__init__(parent)
        self.open = {}
        self.games = 0

    def think(self, ask, game_key, bot, seed, budget=0):
        self.open[ask.id] = (ask, game_called(game_key), bot)

    def forget(self, ids):
        for number in ids:
            self.open.pop(number, None)

    def new_game(self):
        self.games += 1

    def seats(self):
        return sorted(ask.seat for ask, _, _ in self.open.values())

    def answer(self, seat=None, choice=0):
        """The first open question, or that to a seat, is answered with one of its choices, or a move."""
        number = next(n for n, (ask, _, _) in self.open.items() if seat in (None, ask.seat))
        ask, game, _ = self.open.pop(number)
        move = choice if isinstance(choice, str) else game.write(ask.choices[choice % len(ask.choices)])
        self.answered.emit(number, move)
        return move

    def answer_all(self):
        while self.open:
            self.answer()


class HandKeeper:
    """Counts saves; `reason` makes them fail."""

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
        return HandKeeper()


def players(text):
    """`pbb`: a person and two drifters."""
    return tuple("person" if letter == "p" else "drifter" for letter in text)


def record_of(text="pbb", deal=7, **options):
    seats = tuple(Sitter(name, player) for name, player in zip(NAMES, players(text), strict=False))
    return Record("turn-the-tide", options, deal, seats)


class Bench:
    """A session with everything around it."""

    def __init__(
        self, record=None, keeper=True, settings=None, fresh=False, watch=None, thinker=None, **kept
    ):
        self.thinker = thinker or HandThinker()
        self.settings = settings or Settings(speed="off", **kept)
        self.keeper = HandKeeper() if keeper is True else keeper
        around = Surroundings(self.thinker, lambda: self.settings, count(1), in_english)
        self.session = Session(record or record_of(), self.keeper, around)
        self.heard = []
        self.session.heard.connect(self.heard.append)
        if watch:
            watch(self.session)
        self.session.course.begin(fresh=fresh)

    @property
    def rows(self):
        return self.session.pieces.rows

    def at(self, area, seat=None):
        return [row for row in self.rows if row.area == area and seat in (None, row.seat)]

    def moves(self):
        return [row.move for row in self.rows if row.move and row.area == "hand"]

    def play(self, number=0):
        """The looker plays a card; behind a curtain it is raised first, and the screen is handed on."""
        if self.session.phase == "handing":
            self.session.raiseCurtain()
        move = self.moves()[number]
        self.session.choose(move)
        if self.session.canHandOn:
            self.session.handOn()
        return move

    def hand(self):
        """One whole hand: everybody chooses the first card."""
        hands = self.hands_played()
        while self.hands_played() == hands and self.session.phase not in ("roundOver", "over"):
            self.thinker.answer_all()
            QCoreApplication.processEvents()  # a stand-in answers in this process
            if self.session.phase in ("handing", "choosing"):
                self.play()

    def hands_played(self):
        return self.session.course.table.record.turns()

    def to_phase(self, phase):
        for _ in range(400):
            if self.session.phase == phase:
                return
            if self.session.phase == "roundOver":
                self.session.seeScores()
            else:
                self.hand()
        raise AssertionError(f"never came to {phase}: {self.session.phase}")


class At(Bench):
    """The same crank for a session that a program has begun."""

    def __init__(self, session, thinker):
        self.session, self.thinker = session, thinker


def played_at_random(bench, seed, hands=400):
    """A game with some changed minds and some looks back."""
    rng = Random(seed)
    session = bench.session
    for _ in range(hands * 30):
        if session.phase == "over" or bench.hands_played() >= hands:
            break
        one_click(bench, session, rng)
    return bench


def one_click(bench, session, rng):
    if bench.thinker.open and rng.random() < 0.5:
        return bench.thinker.answer(choice=int(rng.random() * 12))
    if rng.random() < 0.04 and session.log.rowCount():
        session.lookAt(int(rng.random() * session.log.rowCount()))
        session.lookForward()
    match session.phase:
        case "handing":
            session.raiseCurtain()
        case "choosing" if bench.moves() and (not session.chosenMove or rng.random() < 0.2):
            session.choose(rng.choice(bench.moves()))
        case "choosing" if rng.random() < 0.1:
            session.takeChoiceBack()
        case "choosing":
            session.handOn()
        case "roundOver":
            session.seeScores()
    return None
