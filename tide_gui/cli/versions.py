"""What has to be the same wherever jobs of one tournament or training are done."""

import os
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from platform import machine, python_version

from tide_gui import __version__, registry
from tide_gui.bots.protocol import ENVIRONMENT
from tide_gui.resource_files import NoResources


@cache
def versions(game: str) -> dict[str, str]:
    """Return by name what decides the last bit of a result, as this process has loaded it."""
    return {
        "Tide Table": __version__,
        "Python": python_version(),
        "numpy": version("numpy"),
        "weights": weights(game),
        **{name: os.environ.get(name, "unset") for name in ENVIRONMENT},
    }


def processor() -> str:
    """Return the kind of processor: numpy rounds the last bit by the instructions that it finds."""
    import numpy as np  # noqa: PLC0415 - who only asks for versions does not need it

    found = np.show_config(mode="dicts").get("SIMD Extensions", {})
    return " ".join((machine(), *found.get("baseline", ()), *found.get("found", ())))


def weights(game: str) -> str:
    """Return a fingerprint of what the bots of the game have learnt; `none` if there is nothing to read."""
    room = registry.room_of(game)
    if room is None or room.trainer is None:
        return "none"
    try:
        learnt = registry.load(room.trainer)().usual_file().read_bytes()
    except (NoResources, OSError):  # a bot that needs the file says so itself
        return "none"
    return blake2b(learnt, digest_size=6).hexdigest()
