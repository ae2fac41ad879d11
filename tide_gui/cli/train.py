"""`tide-gui train`: the bots learn Turn the Tide anew, from nothing but its rules."""

import os
from argparse import Namespace
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from tempfile import TemporaryFile

from tide_gui.cli.errors import Failed, WrongUse
from tide_gui.resource_files import NoResources
from tide_gui.store.files import write_whole

LEAST, MOST = 0.001, 100.0  # effort
SUFFIX = ".npz"


def train(chosen: Namespace) -> int:
    """Train, and keep what was learnt with a page that tells how it came about."""
    _check_numbers(chosen)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # read when numpy is loaded; more cores sum in another order
    from tide_gui.bots.turn_the_tide.experience import written  # noqa: PLC0415
    from tide_gui.bots.turn_the_tide.training import Plan, train  # noqa: PLC0415

    path = _path(chosen.out)
    _check_writable(path)
    trained = train(Plan().scaled(chosen.effort), chosen.seed, _say)
    _keep(path, written(trained.experience))
    _keep(path.with_suffix(".md"), _page(path.name, chosen, trained.report).encode())
    print(f"kept in {path}")
    return 0


def _check_numbers(chosen: Namespace) -> None:
    if not LEAST <= chosen.effort <= MOST:
        raise WrongUse(f"--effort must be {LEAST:g} to {MOST:g}")
    if chosen.seed < 0:
        raise WrongUse("--seed must be at least 0")
    if chosen.out and chosen.out.suffix != SUFFIX:
        raise WrongUse(f"--out {str(chosen.out)!r} should end in {SUFFIX}")


def _path(out: Path | None) -> Path:
    from tide_gui.bots.turn_the_tide.experience import usual_file  # noqa: PLC0415

    try:
        return out or usual_file()
    except NoResources as error:
        raise Failed(str(error)) from error


def _check_writable(path: Path) -> None:
    """Better now than after hours."""
    try:
        if path.is_dir():
            raise WrongUse(f"--out {path} is a folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def _say(line: str) -> None:
    print(line, flush=True)


def _keep(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        raise Failed(f"{path} cannot be written: {error.strerror}") from error


def _page(name: str, chosen: Namespace, report: Sequence[str]) -> str:
    lines = "\n".join(report)
    return f"""\
# What the bots know of Turn the Tide

`{name}` holds what the strong and the expert bots learnt by playing among themselves: nets that
judge a position, habits that people may have, and what a dealt hand is worth. It was made by

```sh
tide-gui train --effort {chosen.effort:g} --seed {chosen.seed}
```

with Python {python_version()} and numpy {version("numpy")}; the same command makes the same file
on the same machine.

```
{lines}
```
"""
