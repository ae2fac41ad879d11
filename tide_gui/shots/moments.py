"""Records of games that have come to a moment worth looking at."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import cycle
from typing import Any

from tide_gui.bots.roster import bot_for, usual_players
from tide_gui.characters import STAND_IN
from tide_gui.presentation.player_text import PERSON
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.store.settings import TableChoice
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.table.table import Table
from tide_gui.ui.app.seating import names_of

NAMES = ("Marit", "Onno", "Wiebke", "Jelle", "Sanne")
LONG = (
    "Maximiliane von Hohenfels",
    "Wilhelmine Mummenthaler",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Åsa Øverland-Strömsdatter",
    "Konstantinos Karamanlis",
)
LONGEST_NAME = 24
DEALS = range(1, 400)
DAY = datetime(2026, 11, 20, 20, 15)
AnyTable = Table[Any, Any, Any, Any]
Stop = Callable[[AnyTable], bool]


def record_of(
    game: str, players: str, names: tuple[str, ...] = NAMES, deal: int = 1, **options: bool
) -> Record:
    """`pbb`: a person and two bots, called by their characters where `names` are the usual ones."""
    bots = cycle(_cast(game))
    who = tuple(next(bots) if letter == "b" else PERSON for letter in players)
    if names == NAMES:
        choice = TableChoice(game, tuple(map(_written, who, names)), who, len(players), {})
        names = names_of(choice)
    named = (name[:LONGEST_NAME] for name in names)
    seats = tuple(map(SeatedPlayer, named, who))
    return Record(game, options, deal, seats, started=DAY.isoformat())


def _written(player: str, name: str) -> str:
    """Nobody has written a name for a bot."""
    return name if player == PERSON else ""


def _cast(game: str) -> tuple[str, ...]:
    """Bots of every level, the longest name among them."""
    usual = usual_players(game)
    return tuple(dict.fromkeys((usual[0], max(usual, key=len), usual[-1], STAND_IN, usual[len(usual) // 3])))


def played(record: Record, stop: Stop) -> Record:
    """The first deal in which bots come to such a moment, and the record until then."""
    game = known(record.game)
    bot = bot_for(STAND_IN, record.game)
    for deal in DEALS:
        table: AnyTable = Table(game, replace(record, deal=deal))
        while table.waiting_for() and not stop(table):
            for seat in sorted(table.waiting_for()):
                table.submit(seat, bot.choose(table.ask(seat), deal * 1000 + table.record.turns() + seat, 0))
        if stop(table):
            return table.record
    raise LookupError("no deal comes to such a moment")


def known(key: str) -> AnyGame:
    """A game that is there."""
    game = game_called(key)
    if game is None:
        raise LookupError(key)
    return game


def over(table: AnyTable) -> bool:
    """The game has ended."""
    return table.outcome() is not None


def begun(table: AnyTable) -> bool:  # noqa: ARG001
    """The first deal."""
    return True


def in_the_middle(record: Record) -> Record:
    """Not quite half of a game: half of it may be the end of a round."""
    whole = played(record, over)
    return whole.rewound(whole.turns() * 3 // 7)


def before_the_scores(record: Record) -> Record:
    """One turn before the first round that bots have ended."""
    later = played(record, lambda table: table.standing().round > 0 or over(table))
    return later.rewound(later.turns() - 1)
