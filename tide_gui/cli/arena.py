"""`tide-gui arena`: plays many games without a window."""

import os
import re
import sys
from argparse import Namespace
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

from tide_gui import registry
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.protocol import ENVIRONMENT
from tide_gui.bots.roster import NoSuchBot, bot_for
from tide_gui.bots.workplace import Workplace
from tide_gui.cli.cluster import cluster_at
from tide_gui.cli.errors import Failed, WrongUse
from tide_gui.cli.first_deal import ADVICE, RANDOM, SECRET, first_deal
from tide_gui.cli.json_output import json_line
from tide_gui.cli.match import ENGINE, Match, MatchResult
from tide_gui.cli.progress import shown
from tide_gui.cli.schedule import Schedule
from tide_gui.cli.tally import Tally, table
from tide_gui.cli.tournament import Result, in_turn, results, workplace_for
from tide_gui.cli.workers import unwinding
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import UnplayableTable, check_seats, chosen_options
from tide_gui.store.files import write_whole
from tide_gui.store.saved_game import SUFFIX

SWITCH = {
    "on": True,
    "true": True,
    "yes": True,
    "1": True,
    "off": False,
    "false": False,
    "no": False,
    "0": False,
}
MOST_WORKERS = 256
LONGEST_PATIENCE = 86_400  # seconds: a day


def arena(chosen: Namespace) -> int:
    """Play the games and print the win shares and scores."""
    os.environ.update(ENVIRONMENT)  # numpy reads it on import; threads would change rounding
    schedule = _schedule(chosen)
    _check_cluster(chosen, schedule)
    tally = Tally(schedule.players, schedule.games_of_a_deal)
    if schedule.has_engines and chosen.deal not in SECRET:
        print(ADVICE, file=sys.stderr)
    if chosen.records:
        _check_empty(chosen.records)
    try:
        with unwinding(), _workplace(chosen, schedule) as workplace:
            found = _kept(chosen.records, schedule, results(schedule, shown(workplace)))
            with closing(in_turn(found)) as games:
                for game in games:
                    tally.add(game)
    except PlayerFault as fault:
        raise Failed(str(fault)) from fault
    finally:
        if chosen.deal == RANDOM:
            print(f"repeat this with --deal {schedule.first_deal}", file=sys.stderr)
    print(_as_json(schedule, tally) if chosen.json else _in_words(schedule, tally))
    return 0


# -- the schedule --------------------------------------------------------------------------------


def _schedule(chosen: Namespace) -> Schedule:
    players = _players(chosen.seats)
    options = _options(chosen.option)
    _check_table(chosen.game, players, options)
    _check_numbers(chosen)
    of_a_deal = len(players) if chosen.rotate else 1
    deals = -(-chosen.games // of_a_deal)
    first = first_deal(chosen.deal, deals)
    if deals * of_a_deal != chosen.games:
        print(f"{chosen.games} games are rounded up to {deals * of_a_deal}: whole deals", file=sys.stderr)
    return Schedule(
        game=chosen.game,
        options=options,
        players=players,
        first_deal=first,
        deals=deals,
        rotate=chosen.rotate,
        patience=chosen.patience,
        forgive=chosen.forgive,
    )


def _check_numbers(chosen: Namespace) -> None:
    if chosen.games < 1:
        raise WrongUse("--games must be at least 1")
    if not 1 <= chosen.workers <= MOST_WORKERS:
        raise WrongUse(f"--workers must be 1 to {MOST_WORKERS}")
    if not 0 < chosen.patience <= LONGEST_PATIENCE:
        raise WrongUse(f"--patience must be more than 0 seconds and at most {LONGEST_PATIENCE}")


def _check_cluster(chosen: Namespace, schedule: Schedule) -> None:
    if not chosen.cluster:
        if chosen.engines_everywhere:
            raise WrongUse("--engines-everywhere is for --cluster")
    elif chosen.workers != 1:
        raise WrongUse("--workers counts processes of this machine; a cluster has its own workers")
    elif schedule.has_engines and not chosen.engines_everywhere:
        raise WrongUse(
            "an engine is a program of this machine; --engines-everywhere says that the workers of the"
            " cluster have it, too"
        )


def _players(seats: str) -> tuple[str, ...]:
    players = tuple(part.replace("\\,", ",").strip() for part in re.split(r"(?<!\\),", seats))
    for player in players:
        if not player.isprintable():  # this includes undecodable bytes
            raise WrongUse(f"--seats {player!r} cannot be kept in a record")
        if player.startswith(ENGINE) and not player.removeprefix(ENGINE).strip():
            raise WrongUse("--seats cmd: names no program")
    return players


def _options(texts: Sequence[str]) -> dict[str, bool]:
    options: dict[str, bool] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or value.lower() not in SWITCH:
            raise WrongUse(f"--option {text!r} should be NAME=on or NAME=off")
        if options.setdefault(name.replace("-", "_"), SWITCH[value.lower()]) != SWITCH[value.lower()]:
            raise WrongUse(f"--option {name} is both on and off")
    return options


def _check_table(key: str, players: Sequence[str], options: dict[str, bool]) -> None:
    game = game_called(key)
    if game is None:
        raise WrongUse(f"no game is called {key!r}; there are: {', '.join(registry.game_keys())}")
    try:
        check_seats(key, game.seats, len(players))
        chosen_options(game, options)
        for player in players:
            if not player.startswith(ENGINE):
                bot_for(player, key)
    except (UnplayableTable, NoSuchBot) as error:
        raise WrongUse(str(error)) from error


# -- playing and saving --------------------------------------------------------------------------


def _workplace(chosen: Namespace, schedule: Schedule) -> AbstractContextManager[Workplace]:
    if chosen.cluster:
        return cluster_at(chosen.cluster, schedule.game)
    return nullcontext(workplace_for(schedule, chosen.workers))


def _check_empty(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise WrongUse(f"--records needs a new or empty folder, and {folder} holds something")
    except OSError as error:
        raise WrongUse(f"--records {folder}: {error.strerror}") from error


def _kept(
    folder: Path | None, schedule: Schedule, found: Generator[tuple[int, Result]]
) -> Generator[tuple[int, Result]]:
    """Keep the record of each game as soon as it is played; a failure says how many were."""
    kept = 0
    try:
        with closing(found):
            for number, game in found:
                if folder and isinstance(game, MatchResult):
                    _keep(folder, schedule.match(number), game.page)
                kept += isinstance(game, MatchResult)
                yield number, game
    except Failed as failed:
        raise Failed(f"{failed} ({kept} of {len(schedule)} games were played)") from failed


def _keep(folder: Path, match: Match, page: bytes) -> None:
    path = folder / f"{match.game}-{match.deal:012}-{match.turned + 1}{SUFFIX}"
    try:
        write_whole(path, page)
    except OSError as error:
        raise Failed(f"{path} cannot be written: {error.strerror}") from error


# -- the result ----------------------------------------------------------------------------------


def _in_words(schedule: Schedule, tally: Tally) -> str:
    times = f", every deal {schedule.games_of_a_deal} times" if schedule.rotate else ""
    deals = f"deals {schedule.first_deal} to {schedule.last_deal}"
    head = f"{schedule.game}: {len(schedule)} games, {deals}{times}"
    return "\n".join([head, table(tally.rows()), *tally.faults])


def _as_json(schedule: Schedule, tally: Tally) -> str:
    result = {
        "game": schedule.game,
        "options": schedule.options,
        "games": len(schedule),
        "deals": (schedule.first_deal, schedule.last_deal),
        "rotate": schedule.rotate,
        "players": tally.rows(),
        "faults": tally.faults,
    }
    return json_line(result)
