"""Every kind of trial by its name. A further kind is a line in KINDS, or in CASES if all can be tried."""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from faults import foreign
from faults.archives import damaged_archive, failing_archive
from faults.hostile_engines import check_engine, every_engine
from faults.kill_operations import OPERATIONS
from faults.killed_calls import both_sides_of, check_killed
from faults.links import check_plant, every_plant
from faults.pairs import paired_games
from faults.trash import failing_trash, killed_tidiers
from faults.trials import Trial, check_kind, damaged_record, failing_disk, killed_changer, killed_player
from faults.vanishing import vanished_disk, vanished_settings
from faults.windows_in_trouble import killed_window, two_windows


class Kind(NamedTuple):
    """A function of a random generator and an empty folder, and how often it is tried."""

    trial: Trial
    short: int  # in the default tests
    long: int  # in the slow ones
    complete: int  # in `campaign.py --complete`


class Cases(NamedTuple):
    """All cases of a kind, and what tries one of them in an empty folder; some are in the default tests."""

    every: Callable[[], Sequence[Any]]
    check: Callable[[Any, Path], None]
    short: int = 0

    def any(self, rng: Random, folder: Path) -> None:
        self.check(rng.choice(self.every()), folder)


def _loading(module: str, name: str) -> Trial:
    """Return a trial that loads Dask; that belongs to an extra, so it is loaded when it is tried."""

    def trial(rng: Random, folder: Path) -> None:
        getattr(import_module(f"faults.{module}"), name)(rng, folder)

    return trial


# Those of clusters have tests of their own.
KINDS: dict[str, Kind] = {
    "damaged record": Kind(damaged_record, 25, 2_500, 20_000),
    "failing disk": Kind(failing_disk, 0, 1_000, 1_000),  # all calls are in the default tests
    "vanished disk": Kind(vanished_disk, 8, 1_000, 2_000),
    "vanished settings": Kind(vanished_settings, 8, 500, 1_000),
    "killed player": Kind(killed_player, 1, 50, 40),
    "killed changer of settings": Kind(killed_changer, 1, 50, 40),
    "killed window": Kind(killed_window, 1, 20, 40),
    "two windows": Kind(two_windows, 0, 20, 40),  # the killed tidiers are two over one folder
    "failing trash": Kind(failing_trash, 0, 1_000, 1_000),  # all calls are in the default tests
    "killed tidiers": Kind(killed_tidiers, 1, 100, 40),
    "damaged archive": Kind(damaged_archive, 10, 2_000, 20_000),
    "failing archive": Kind(failing_archive, 10, 400, 2_000),
    "paired games": Kind(paired_games, 1, 50, 200),
    "cluster in trouble": Kind(_loading("clusters_in_trouble", "cluster_in_trouble"), 0, 0, 60),
    "breaking line": Kind(_loading("breaking_lines", "breaking_line"), 0, 0, 40),
    "false scheduler": Kind(_loading("breaking_lines", "false_scheduler"), 0, 0, 60),
}
CASES: dict[str, Cases] = {
    "foreign file": Cases(lambda: tuple(foreign.KINDS), check_kind),  # all are in the default tests
    "planted link": Cases(every_plant, check_plant, short=2),
    "hostile engine": Cases(every_engine, check_engine),  # the default tests have others
    **{f"killed in {name}": Cases(partial(both_sides_of, name), check_killed) for name in OPERATIONS},
}
TRIALS: dict[str, Trial] = {kind: each.trial for kind, each in KINDS.items()} | {
    kind: each.any for kind, each in CASES.items()
}
