"""Every kind of trial by its name: a function of a random generator and an empty folder."""

from importlib import import_module
from pathlib import Path
from random import Random

from faults.archives import damaged_archive, failing_archive
from faults.links import planted_link
from faults.pairs import paired_games
from faults.trash import failing_trash, killed_tidiers
from faults.trials import Trial, damaged_record, failing_disk, foreign_file, killed_changer, killed_player
from faults.vanishing import vanished_disk, vanished_settings
from faults.windows_in_trouble import killed_window, two_windows


def _loading(module: str, name: str) -> Trial:
    """Return a trial that loads Dask; that belongs to an extra, so it is loaded when it is tried."""

    def trial(rng: Random, folder: Path) -> None:
        getattr(import_module(f"faults.{module}"), name)(rng, folder)

    return trial


TRIALS: dict[str, Trial] = {
    "damaged record": damaged_record,
    "foreign file": foreign_file,
    "failing disk": failing_disk,
    "vanished disk": vanished_disk,
    "vanished settings": vanished_settings,
    "killed player": killed_player,
    "killed changer of settings": killed_changer,
    "killed window": killed_window,
    "two windows": two_windows,
    "failing trash": failing_trash,
    "killed tidiers": killed_tidiers,
    "planted link": planted_link,
    "damaged archive": damaged_archive,
    "failing archive": failing_archive,
    "paired games": paired_games,
    "cluster in trouble": _loading("clusters_in_trouble", "cluster_in_trouble"),
    "breaking line": _loading("breaking_lines", "breaking_line"),
    "false scheduler": _loading("breaking_lines", "false_scheduler"),
}
