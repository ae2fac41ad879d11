"""One game of the arena, from the first deal to the result."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Self

from tide_gui.bots.bot import BUDGET, Bot, seed_for
from tide_gui.bots.engine import PATIENCE, Engine, EngineFault
from tide_gui.bots.roster import STAND_IN, bot_for
from tide_gui.rules.game import Ask, Game, Outcome, Seat
from tide_gui.rules.shelf import GAMES
from tide_gui.table.record import Record, Sitter, written
from tide_gui.table.table import Table

ENGINE = "cmd:"
LONGEST_NAME = 24

AnyTable = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Match:
    """What is needed to play one game; the list of players is turned by one seat for each `turned`."""

    game: str
    options: Mapping[str, bool]
    players: tuple[str, ...]
    deal: int
    turned: int = 0
    patience: float = PATIENCE
    forgive: bool = False

    def seating(self) -> tuple[int, ...]:
        """Which player of the list sits on each seat."""
        return tuple((seat + self.turned) % len(self.players) for seat in range(len(self.players)))

    def record(self) -> Record:
        """The game before its deal."""
        sitters = tuple(Sitter(_name(self.players[at], at), self.players[at]) for at in self.seating())
        return Record(self.game, self.options, self.deal, sitters)


@dataclass(frozen=True, slots=True)
class Played:
    """How a match ended, by player of the list; the page is its record."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    page: bytes
    faults: tuple[str, ...]


@dataclass(slots=True)
class Players:
    """Whoever sits at one match; engines are closed when it is left."""

    match: Match
    game: Game[Any, Any, Any, Any]
    faults: list[str] = field(default_factory=list)
    failed: set[Seat] = field(default_factory=set)
    _bots: list[Bot] = field(default_factory=list)
    _running: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> Self:
        """Start every engine."""
        with ExitStack() as starting:
            for seat, at in enumerate(self.match.seating()):
                self._bots.append(self._seated(seat, self.match.players[at], starting))
            self._running = starting.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        """Leave no process behind."""
        self._running.close()

    def choose(self, ask: Ask[Any, Any]) -> Any:
        """What the player on the seat does, or its stand-in if it fails now."""
        seed = seed_for(self.match.deal, ask.turn, ask.seat)
        try:
            return self._bots[ask.seat].choose(ask, seed, BUDGET)
        except EngineFault as fault:
            self._bots[ask.seat] = self._stand_in(ask.seat, fault)
            return self._bots[ask.seat].choose(ask, seed, BUDGET)

    def _seated(self, seat: Seat, player: str, starting: ExitStack) -> Bot:
        if not player.startswith(ENGINE):
            return bot_for(player, self.match.game)
        command = player.removeprefix(ENGINE)
        try:
            engine = Engine(command, self.game, self.match.options, self.match.patience)
        except EngineFault as fault:
            return self._stand_in(seat, fault)
        starting.callback(engine.close)
        return engine

    def _stand_in(self, seat: Seat, fault: EngineFault) -> Bot:
        if not self.match.forgive:
            raise fault
        self.failed.add(seat)
        self.faults.append(f"deal {self.match.deal}, seat {seat + 1}: {fault}; {STAND_IN} played on")
        return bot_for(STAND_IN, self.match.game)


def play(match: Match) -> Played:
    """Play a match to its end; an engine that fails ends it with an EngineFault, unless it is forgiven."""
    [game] = [game for game in GAMES if game.key == match.game]
    table = Table(game, match.record())
    with Players(match, game) as players:
        table = _handed_over(table, players)
        while (outcome := table.outcome()) is None:
            moves = {seat: players.choose(table.ask(seat)) for seat in sorted(table.waiting_for())}
            table = _handed_over(table, players)
            for seat, move in moves.items():
                table.submit(seat, move)
    return _played(match, table, outcome, tuple(players.faults))


def _handed_over(table: AnyTable, players: Players) -> AnyTable:
    while players.failed:
        table = Table(table.game, table.record.handed_over(players.failed.pop(), STAND_IN))
    return table


def _played(match: Match, table: AnyTable, outcome: Outcome, faults: tuple[str, ...]) -> Played:
    seat_of = {player: seat for seat, player in enumerate(match.seating())}
    seats = [seat_of[player] for player in range(len(match.players))]
    return Played(
        scores=tuple(outcome.scores[seat] for seat in seats),
        shares=tuple(_share(outcome, seat) for seat in seats),
        page=written(table.record, table.standing(), outcome),
        faults=faults,
    )


def _share(outcome: Outcome, seat: Seat) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _name(player: str, number: int) -> str:
    short = "engine" if player.startswith(ENGINE) else player
    ending = f" {'ABCDE'[number]}"
    return short[: LONGEST_NAME - len(ending)] + ending
