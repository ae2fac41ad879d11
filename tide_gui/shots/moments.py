"""Records of games that have reached a moment worth a screenshot."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import cycle
from typing import Any

from tide_gui.bots.bot import seed_for
from tide_gui.bots.roster import bot_for, usual_players
from tide_gui.characters import PERSON, STAND_IN
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.rules.game import Ask
from tide_gui.store.settings import TableChoice
from tide_gui.table.record import LONGEST_NAME, Record, SeatedPlayer, Turn
from tide_gui.table.table import Table, replay
from tide_gui.ui.app.seating import names_of

NAMES = ("Marit", "Onno", "Wiebke", "Jelle", "Sanne")
LONG = (
    "Maximiliane von Hohenfels",
    "Wilhelmine Mummenthaler",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Åsa Øverland-Strömsdatter",
    "Konstantinos Karamanlis",
)
DEALS = range(1, 400)
MOST_TURNS, LONG_GAME = 3000, 600
DAY = datetime(2026, 11, 20, 20, 15)
AnyTable = Table[Any, Any, Any, Any]
whole_games: dict[str, Record] = {}
Stop = Callable[[AnyTable], bool]


class NoSuchMoment(LookupError):
    """The bots come to no moment that is worth the picture; the message says which."""


def record_of(
    game: str, players: str, names: tuple[str, ...] = NAMES, deal: int = 1, **options: bool
) -> Record:
    """A new record; `players` is, for example, `pbb` for a person and two bots."""
    bots = cycle(_cast(game))
    cast = tuple(next(bots) if letter == "b" else PERSON for letter in players)
    if names == NAMES:
        typed = tuple(name if player == PERSON else "" for player, name in zip(cast, names, strict=False))
        names = names_of(TableChoice(game, typed, cast, len(players), {}))
    named = (name[:LONGEST_NAME] for name in names)
    seats = tuple(map(SeatedPlayer, named, cast))
    return Record(game, options, deal, seats, started=DAY.isoformat())


def _cast(game: str) -> tuple[str, ...]:
    """Bots of every level, including the one with the longest name."""
    usual = usual_players(game)
    return tuple(dict.fromkeys((usual[0], max(usual, key=len), usual[-1], STAND_IN, usual[len(usual) // 3])))


def played(record: Record, stop: Stop) -> Record:
    """Let bots play until `stop` is true, in the first deal where that happens; return the record."""
    for deal in DEALS:
        table = _played_on(replace(record, deal=deal), stop)
        if stop(table):
            return table.record
    raise NoSuchMoment("no deal reaches such a moment")


def played_out(record: Record) -> Record:
    """Let bots play to the end; several screens show the same games, so each is played once."""
    key = repr(record)
    if key not in whole_games:
        whole_games[key] = _played_on(record, over).record
    return whole_games[key]


def _played_on(record: Record, stop: Stop) -> AnyTable:
    table: AnyTable = Table(known(record.game), record)
    bot = bot_for(STAND_IN, record.game)
    while table.waiting_for() and not stop(table):
        for ask in map(table.ask, sorted(table.waiting_for())):
            if ask.turn > MOST_TURNS:
                raise NoSuchMoment(f"a game of {STAND_IN} alone does not end within {MOST_TURNS} turns")
            table.submit(ask.seat, bot.choose(ask, _seed(record.deal, ask), 0))
    return table


def _seed(deal: int, ask: Ask[Any, Any]) -> int:
    """Return a sum, or late in a game a hash: with sums, games of questions can go round in a circle."""
    late = ask.turn > LONG_GAME
    return seed_for(deal, ask.turn, ask.seat) if late else deal * 1000 + ask.turn + ask.seat


def known(key: str) -> AnyGame:
    """Return the game with this key; raise LookupError if there is none."""
    game = game_called(key)
    if game is None:
        raise LookupError(key)
    return game


def over(table: AnyTable) -> bool:
    """Whether the game is over."""
    return table.outcome() is not None


def begun(table: AnyTable) -> bool:  # noqa: ARG001
    """Stop at once, before any move."""
    return True


def in_the_middle(record: Record) -> Record:
    """Play not quite half of a game; there the first seat chooses, and no round has just ended."""
    for deal in DEALS[:20]:
        if moment := _quiet_moment(played_out(replace(record, deal=deal))):
            return moment
    raise NoSuchMoment("in no deal does the first seat choose in the middle of a round")


def _quiet_moment(whole: Record) -> Record | None:
    replayed = replay(known(whole.game), whole)
    turns = [(each.entry.moves, each.before.round) for each in replayed if isinstance(each.entry, Turn)]
    for number in range(len(turns) * 3 // 7, 0, -1):
        movers, round = turns[number]
        if 0 in movers and round == turns[number - 1][1]:
            return whole.rewound(number)
    return None


def before_the_scores(record: Record) -> Record:
    """Play until one turn before the end of the first round."""
    later = played(record, lambda table: table.standing().round > 0 or over(table))
    return later.rewound(later.turns() - 1)
