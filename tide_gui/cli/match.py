"""Plays one game of the arena, from the deal to the result."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

from tide_gui.bots.bot import BUDGET, Bot, PlayerFault, seed_for
from tide_gui.bots.engine import PATIENCE, Engine
from tide_gui.bots.roster import bot_for, is_trusted
from tide_gui.characters import STAND_IN
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import Ask, Game, Outcome, Seat
from tide_gui.table.record import LONGEST_NAME, Record, SeatedPlayer, written
from tide_gui.table.table import Table

ENGINE = "cmd:"

AnyTable = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Match:
    """The set-up of one game; the list of players is rotated by `turned` seats."""

    game: str
    options: Mapping[str, bool]
    players: tuple[str, ...]
    deal: int
    turned: int = 0
    patience: float = PATIENCE
    forgive: bool = False

    def seating(self) -> tuple[int, ...]:
        """Return for each seat the index of its player in the list."""
        return tuple((seat + self.turned) % len(self.players) for seat in range(len(self.players)))

    def record(self) -> Record:
        """Return the record of the game before its deal."""
        seated = tuple(SeatedPlayer(_name(self.players[at], at), self.players[at]) for at in self.seating())
        return Record(self.game, self.options, self.deal, seated)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match, in the order of the list of players; `page` is its record."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    page: bytes
    faults: tuple[str, ...]


@dataclass(slots=True)
class Players:
    """The players of one match; engines are closed when they fail and when the match ends."""

    match: Match
    game: Game[Any, Any, Any, Any]
    faults: list[str] = field(default_factory=list)
    failed: set[Seat] = field(default_factory=set)
    _bots: dict[Seat, Bot] = field(default_factory=dict)
    _running: dict[Seat, Engine] = field(default_factory=dict)

    def __enter__(self) -> Self:
        with ExitStack() as starting:
            starting.callback(self._close)
            for seat, at in enumerate(self.match.seating()):
                self._sit_down(seat, self.match.players[at])
            starting.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        self._close()

    def choose(self, ask: Ask[Any, Any]) -> Any:
        """Return the move of the player on the seat, or of its stand-in if it fails now."""
        seed = seed_for(self.match.deal, ask.turn, ask.seat)
        try:
            return self._bots[ask.seat].choose(ask, seed, BUDGET)
        except PlayerFault as fault:
            self._stand_in(ask.seat, fault)
            return self._bots[ask.seat].choose(ask, seed, BUDGET)

    def _sit_down(self, seat: Seat, player: str) -> None:
        if not player.startswith(ENGINE):
            bot = bot_for(player, self.match.game)
            self._bots[seat] = bot if is_trusted(player, self.match.game) else Guest(player, bot)
            return
        command = player.removeprefix(ENGINE)
        try:
            self._running[seat] = Engine(command, self.game, self.match.options, self.match.patience)
            self._bots[seat] = self._running[seat]
        except PlayerFault as fault:
            self._stand_in(seat, fault)

    def _stand_in(self, seat: Seat, fault: PlayerFault) -> None:
        if engine := self._running.pop(seat, None):
            engine.close()
        if not self.match.forgive:
            raise fault
        self.failed.add(seat)
        self.faults.append(f"deal {self.match.deal}, seat {seat + 1}: {fault}; {STAND_IN} played on")
        self._bots[seat] = bot_for(STAND_IN, self.match.game)

    def _close(self) -> None:
        with ExitStack() as closing:
            for engine in self._running.values():
                closing.callback(engine.close)


@dataclass(slots=True)
class Guest:
    """A bot of another package: its errors become PlayerFaults instead of stopping the program."""

    name: str
    bot: Bot

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        return self.bot.weigh(ask, seed, budget)

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """Return the bot's move; PlayerFault if it raises or plays an illegal move."""
        try:
            move = self.bot.choose(ask, seed, budget)
        except Exception as error:
            raise PlayerFault(f"the bot {self.name} failed: {error!r}") from error
        if move not in ask.choices:
            raise PlayerFault(f"the bot {self.name} played {move!r}, which is not among its choices")
        return move


def play(match: Match) -> MatchResult:
    """Play a match to its end; PlayerFault if a player fails and is not forgiven."""
    game = game_called(match.game)
    assert game is not None  # noqa: S101 - checked before the match was made
    ids = count(1)
    table = Table(game, match.record(), ids)
    with Players(match, game) as players:
        table = _handed_over(table, players, ids)
        while (outcome := table.outcome()) is None:
            moves = {seat: players.choose(table.ask(seat)) for seat in sorted(table.waiting_for())}
            table = _handed_over(table, players, ids)
            for seat, move in moves.items():
                table.submit(seat, move)
    return _played(match, table, outcome, tuple(players.faults))


def _handed_over(table: AnyTable, players: Players, ids: "count[int]") -> AnyTable:
    while players.failed:
        table = Table(table.game, table.record.handed_over(players.failed.pop(), STAND_IN), ids)
    return table


def _played(match: Match, table: AnyTable, outcome: Outcome, faults: tuple[str, ...]) -> MatchResult:
    seat_of = {player: seat for seat, player in enumerate(match.seating())}
    seats = [seat_of[player] for player in range(len(match.players))]
    return MatchResult(
        scores=tuple(outcome.scores[seat] for seat in seats),
        shares=tuple(map(outcome.share, seats)),
        page=written(table.record, table.standing(), outcome),
        faults=faults,
    )


def _name(player: str, number: int) -> str:
    short = "engine" if player.startswith(ENGINE) else player
    ending = f" {'ABCDE'[number]}"
    return short[: LONGEST_NAME - len(ending)] + ending
