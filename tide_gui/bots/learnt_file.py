"""Files of what bots learnt: a file that is too big is refused before anything is unpacked."""

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

from tide_gui.bots.bot import PlayerFault
from tide_gui.resource_files import NoResources

LARGEST_MIB = 64
STORED = np.float16  # the weights of nets

L = TypeVar("L")
N = TypeVar("N", bound=NamedTuple)


def load(usual_file: Callable[[], Path], read: Callable[[Path], L]) -> L:
    """Return what the bots of this installation have learnt; PlayerFault if it is missing or damaged."""
    try:
        file = usual_file()
    except NoResources as error:
        raise PlayerFault(str(error)) from error
    try:
        return read(file)
    except PlayerFault:
        raise
    except Exception as error:  # zipfile and numpy raise many kinds for damaged files
        raise PlayerFault(
            f"what the bots have learnt is lost or damaged, install the game again: {file}"
        ) from error


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Return the arrays of an `.npz` file by name; PlayerFault if they are too big."""
    _check_size(path, path.stat().st_size)
    with ZipFile(path) as packed:
        _check_size(path, sum(part.file_size for part in packed.infolist()))
    with np.load(path) as parts:
        return dict(parts)


def stored(net: N) -> N:
    """Return a net with its weights as they are read from a file."""
    return net._make([part.astype(STORED).astype(np.float32) for part in net])


def packed(parts: Mapping[str, Any]) -> bytes:
    """Return the content of an `.npz` file; the same arrays make the same bytes."""
    file = BytesIO()
    np.savez(file, **parts)
    return file.getvalue()


def _check_size(path: Path, size: int) -> None:
    if size > LARGEST_MIB << 20:
        raise PlayerFault(f"what the bots have learnt is too big, more than {LARGEST_MIB} MiB: {path}")
