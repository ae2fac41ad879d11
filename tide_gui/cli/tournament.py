"""Plays a schedule at a workplace: each game is a job."""

from collections.abc import Generator
from contextlib import AbstractContextManager, closing, nullcontext

from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.workplace import Here, Workplace, in_order
from tide_gui.cli.match import MatchResult, play
from tide_gui.cli.orphans import orphans_ended
from tide_gui.cli.schedule import Schedule
from tide_gui.cli.workers import Processes

Result = MatchResult | PlayerFault


def workplace_for(schedule: Schedule, workers: int) -> Workplace:
    """Return so many processes of this machine.

    Matches with engines always run in a worker: if this process is killed, the worker notices and ends them.
    """
    return Here() if workers == 1 and not schedule.has_engines else Processes(workers)


def results(schedule: Schedule, workplace: Workplace) -> Generator[tuple[int, Result]]:
    """Yield the result of each game with its number, in any order."""
    with _no_orphans(schedule):
        yield from workplace.done(result, schedule, range(len(schedule)))


def result(schedule: Schedule, number: int) -> Result:
    """Play a game, and end what its engines leave behind."""
    try:
        with _no_orphans(schedule):
            return play(schedule.match(number))
    except PlayerFault as fault:
        return fault


def in_turn(found: Generator[tuple[int, Result]]) -> Generator[MatchResult]:
    """Yield the games in their order; a fault is raised when its game would have its turn."""
    with closing(in_order(found)) as games:
        for game in games:
            if isinstance(game, PlayerFault):
                raise game
            yield game


def played(schedule: Schedule, workers: int) -> Generator[MatchResult]:
    """Yield every game in order; the result does not depend on the number and the speed of the workers."""
    return in_turn(results(schedule, workplace_for(schedule, workers)))


def _no_orphans(schedule: Schedule) -> AbstractContextManager[None]:
    return orphans_ended() if schedule.has_engines else nullcontext()
