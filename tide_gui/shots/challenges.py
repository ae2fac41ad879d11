"""Screenshots of the deal of the day and of the ladder."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

from tide_gui.bots.roster import usual_players
from tide_gui.characters import PERSON
from tide_gui.rules.catalog import AnyGame, all_games
from tide_gui.shots.moments import DAY as NOW
from tide_gui.shots.moments import NAMES, played_out
from tide_gui.shots.stage import Stage, settle
from tide_gui.table.day import DAY, bots_of, deal_of, seats_near
from tide_gui.table.ladder import LADDER, bots_on, rungs_of
from tide_gui.table.record import SAME_DEAL, Record, SeatedPlayer

DAYS_PLAYED = 12
LATE, HELPED, MISSED = (7, 8), 5, 9  # days before today
GAMES_ON_LADDER = 14


def today(stage: Stage) -> None:
    """A calendar with days of every kind, up to today."""
    for game in all_games():
        for back in range(DAYS_PLAYED):
            if back != MISSED:
                stage.keep(_day(game, back))
    _seat_person(stage)
    stage.program.show("today")


def today_with_expert(stage: Stage) -> None:
    """Today, where the expert has played the first game, too."""
    game = all_games()[0]
    stage.keep(_day(game, 0))
    _seat_person(stage)
    stage.program.show("today")
    days: Any = stage.program.day
    days.askExpert(game.key)
    while days.games[0]["expert"] == "running":
        settle()


def ladder(stage: Stage) -> None:
    """Ladders of which some rungs are beaten."""
    for game in all_games():
        rungs = rungs_of(usual_players(game.key))
        for number in range(GAMES_ON_LADDER):
            rung = number // 4
            bots = bots_on(rung, rungs, seats_near(game.seats))
            stage.keep(played_out(_record(game, bots, number, LADDER, rungs[rung])))
    _seat_person(stage)
    stage.program.show("ladder")


def _seat_person(stage: Stage) -> None:
    who: Any = stage.program.who
    who.be(NAMES[0])


def _day(game: AnyGame, back: int) -> Record:
    """A game with the deal of the day that lies so many days back."""
    day = (NOW - timedelta(days=back)).date().isoformat()
    bots = bots_of(game.key, day, seats_near(game.seats), usual_players(game.key))
    started = NOW if back in LATE else NOW - timedelta(days=back)
    record = _record(game, bots, deal_of(game.key, day), DAY, day)
    record = played_out(replace(record, started=started.isoformat()))
    return record.as_practice(SAME_DEAL) if back == HELPED else record


def _record(game: AnyGame, bots: tuple[str, ...], deal: int, key: str, value: str) -> Record:
    names = (NAMES[0], *(bot.capitalize() for bot in bots))
    seats = tuple(map(SeatedPlayer, names, (PERSON, *bots)))
    return Record(game.key, {}, deal, seats, started=NOW.isoformat(), extra={key: value})
