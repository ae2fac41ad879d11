"""`tide-gui arena`: many games without a window."""

import re
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from tide_gui.bots.engine import EngineFault
from tide_gui.bots.roster import NoSuchBot, bot_for
from tide_gui.cli.complaint import Failed, WrongUse
from tide_gui.cli.match import ENGINE, Match, Played
from tide_gui.cli.tally import rows, table
from tide_gui.cli.workers import played
from tide_gui.rules.game import UnplayableTable, check_seats, chosen_options
from tide_gui.rules.shelf import GAMES, game_called
from tide_gui.store.files import write_whole
from tide_gui.store.saves import SUFFIX
from tide_gui.table.record import DEALS

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
BAR = 30


def arena(chosen: Namespace) -> int:
    """Play what the command line asks for and say who won how much."""
    matches = _matches(chosen)
    if chosen.records:
        _check_empty(chosen.records)
    try:
        games = [game for _, game in _kept(_with_progress(matches, chosen.workers), chosen.records)]
    except EngineFault as fault:
        raise Failed(str(fault)) from fault
    print(_as_json(chosen, matches, games) if chosen.json else _in_words(chosen, matches, games))
    return 0


# -- what is to be played ------------------------------------------------------------------------


def _matches(chosen: Namespace) -> list[Match]:
    players = _players(chosen)
    options = dict(map(_option, chosen.option))
    _check_table(chosen.game, players, options)
    of_a_deal = len(players) if chosen.rotate else 1
    deals = -(-_at_least(chosen.games, 1, "--games") // of_a_deal)
    _at_least(chosen.workers, 1, "--workers")
    if not chosen.patience > 0:
        raise WrongUse("--patience must be more than 0 seconds")
    if not 0 <= chosen.deal <= DEALS - deals:
        raise WrongUse(f"deal numbers go from 0 to {DEALS - 1}")
    if deals * of_a_deal != chosen.games:
        print(f"{chosen.games} games are rounded up to {deals * of_a_deal}: whole deals", file=sys.stderr)
    return [
        Match(chosen.game, options, players, chosen.deal + deal, turned, chosen.patience, chosen.forgive)
        for deal in range(deals)
        for turned in range(of_a_deal)
    ]


def _players(chosen: Namespace) -> tuple[str, ...]:
    return tuple(part.replace("\\,", ",").strip() for part in re.split(r"(?<!\\),", chosen.seats))


def _option(text: str) -> tuple[str, bool]:
    name, equals, value = text.partition("=")
    if not equals or value.lower() not in SWITCH:
        raise WrongUse(f"--option {text!r} should be NAME=on or NAME=off")
    return name.replace("-", "_"), SWITCH[value.lower()]


def _check_table(key: str, players: Sequence[str], options: dict[str, bool]) -> None:
    game = game_called(key)
    if game is None:
        raise WrongUse(f"no game is called {key!r}; there are: {', '.join(game.key for game in GAMES)}")
    try:
        check_seats(key, game.seats, len(players))
        chosen_options(game, options)
        for player in players:
            if not player.startswith(ENGINE):
                bot_for(player, key)
    except (UnplayableTable, NoSuchBot) as error:
        raise WrongUse(str(error)) from error


def _at_least(number: int, least: int, name: str) -> int:
    if number < least:
        raise WrongUse(f"{name} must be at least {least}")
    return number


# -- playing and keeping -------------------------------------------------------------------------


def _with_progress(matches: Sequence[Match], workers: int) -> Iterator[tuple[Match, Played]]:
    with closing(played(matches, workers)) as games:
        for number, (match, game) in enumerate(zip(matches, games, strict=True), start=1):
            if sys.stderr.isatty():
                _show_progress(number, len(matches))
            yield match, game


def _show_progress(done: int, whole: int) -> None:
    full = BAR * done // whole
    end = "\n" if done == whole else ""
    print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{whole}", end=end, file=sys.stderr, flush=True)


def _check_empty(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise WrongUse(f"--records needs a new or empty folder, and {folder} holds something")
    except OSError as error:
        raise WrongUse(f"--records {folder}: {error.strerror}") from error


def _kept(games: Iterable[tuple[Match, Played]], folder: Path | None) -> Iterator[tuple[Match, Played]]:
    for match, game in games:
        if folder:
            _keep(folder / f"{match.game}-{match.deal:012}-{match.turned + 1}{SUFFIX}", game.page)
        yield match, game


def _keep(path: Path, page: bytes) -> None:
    try:
        write_whole(path, page)
    except OSError as error:
        raise Failed(f"{path} cannot be written: {error.strerror}") from error


# -- the result ----------------------------------------------------------------------------------


def _of_a_deal(matches: Sequence[Match]) -> int:
    return matches[-1].turned + 1


def _faults(games: Sequence[Played]) -> list[str]:
    return [fault for game in games for fault in game.faults]


def _in_words(chosen: Namespace, matches: Sequence[Match], games: Sequence[Played]) -> str:
    deals = f"deals {matches[0].deal} to {matches[-1].deal}"
    played_so = f", every deal {_of_a_deal(matches)} times" if chosen.rotate else ""
    head = f"{chosen.game}: {len(games)} games, {deals}{played_so}"
    found = rows(matches[0].players, games, _of_a_deal(matches))
    return "\n".join([head, table(found), *_faults(games)])


def _as_json(chosen: Namespace, matches: Sequence[Match], games: Sequence[Played]) -> str:
    result = {
        "game": chosen.game,
        "options": matches[0].options,
        "games": len(games),
        "deals": (matches[0].deal, matches[-1].deal),
        "rotate": chosen.rotate,
        "players": rows(matches[0].players, games, _of_a_deal(matches)),
        "faults": _faults(games),
    }
    return msgspec.json.encode(result).decode()
