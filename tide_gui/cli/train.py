"""`tide-gui train`: trains the bots of a game from nothing but its rules."""

import os
from argparse import Namespace
from collections.abc import Sequence
from importlib.metadata import version
from inspect import signature
from pathlib import Path
from platform import python_version
from tempfile import TemporaryFile

from tide_gui import registry
from tide_gui.bots.protocol import ENVIRONMENT
from tide_gui.bots.trainer import Learnt, Trainer, missing_in
from tide_gui.cli.cluster import cluster_at
from tide_gui.cli.errors import Failed, WrongUse
from tide_gui.cli.progress import shown
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.resource_files import NoResources
from tide_gui.rules.quoting import plain
from tide_gui.store.files import SHARED, write_whole

LEAST, MOST = 0.001, 100.0  # effort
SUFFIX = ".npz"


def train(chosen: Namespace) -> int:
    """Train, and save the result with a page that describes how it was made."""
    _check_numbers(chosen)
    game, trainer = _trainer(chosen.game)
    path = chosen.out or _usual_file(trainer)
    _check_writable(path)
    learnt = _learnt(game, trainer, chosen)
    _keep(path, learnt.content)
    _keep(path.with_suffix(".md"), _page(game, path.name, trainer.holds, chosen, learnt.report).encode())
    print(f"kept in {plain(str(path))}")
    return 0


def _learnt(game: str, trainer: Trainer, chosen: Namespace) -> Learnt:
    if not chosen.cluster:
        return trainer.learn(chosen.effort, chosen.seed, _say)
    if "workplace" not in signature(trainer.learn).parameters:
        raise WrongUse(f"the bots of {game} learn on one machine only; leave --cluster out")
    with cluster_at(chosen.cluster, game) as workplace:
        return trainer.learn(chosen.effort, chosen.seed, _say, shown(workplace))


def _trainer(wanted: str | None) -> tuple[str, Trainer]:
    """Return the wanted game, or else the first one with a trainer, and its trainer."""
    registry.register_installed()
    trainers = {key: room.trainer for key in registry.game_keys() if (room := registry.room_of(key))}
    trainable = [key for key, part in trainers.items() if part]
    game = wanted or trainable[0]
    if game not in trainers:
        raise WrongUse(f"there is no game {game!r}; there are: {', '.join(trainers)}")
    part = trainers[game]
    if part is None:
        raise WrongUse(f"the bots of {game} learn nothing; those of {', '.join(trainable)} do")
    os.environ.update(ENVIRONMENT)  # numpy reads it on import; threads would change rounding
    return game, _checked(game, part)


def _checked(game: str, part: registry.Part) -> Trainer:
    """Load a trainer; a package's may fail, or lack something that would be missed only after hours."""
    try:
        trainer: Trainer = registry.load(part)()
    except Exception as error:
        if registry.is_house(game):
            raise
        raise Failed(f"the bots of {game} cannot be trained: {error!r}") from error
    if missing := missing_in(trainer):
        raise Failed(f"the bots of {game} cannot be trained: their trainer has no `{missing[0]}`")
    return trainer


def _check_numbers(chosen: Namespace) -> None:
    if not LEAST <= chosen.effort <= MOST:
        raise WrongUse(f"--effort must be {LEAST:g} to {MOST:g}")
    if chosen.seed < 0:
        raise WrongUse("--seed must be at least 0")
    if chosen.out and chosen.out.suffix != SUFFIX:
        raise WrongUse(f"--out {str(chosen.out)!r} should end in {SUFFIX}")


def _usual_file(trainer: Trainer) -> Path:
    try:
        return trainer.usual_file()
    except NoResources as error:
        raise Failed(str(error)) from error


def _check_writable(path: Path) -> None:
    """Fail now rather than after hours of training."""
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
        write_whole(path, content, SHARED)
    except OSError as error:
        raise Failed(f"{path} cannot be written: {error.strerror}") from error


def _page(game: str, name: str, holds: str, chosen: Namespace, report: Sequence[str]) -> str:
    lines = "\n".join(report)
    return f"""\
# What the bots know of {text_of(game, in_english).title()}

`{name}` holds {holds}.
It was made by

```sh
tide-gui train {game} --effort {chosen.effort:g} --seed {chosen.seed}
```

with Python {python_version()} and numpy {version("numpy")}; the same command makes the same file
on the same machine.

```
{lines}
```
"""
