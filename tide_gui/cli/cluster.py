"""The way to a cluster; whatever belongs to Dask is loaded only when a cluster is asked for."""

from contextlib import AbstractContextManager

from tide_gui.bots.workplace import Workplace
from tide_gui.cli.errors import Failed


def cluster_at(address: str, game: str) -> AbstractContextManager[Workplace]:
    """Return the workers of a Dask scheduler as a workplace for this game; entering it reaches them."""
    try:
        from tide_gui.cli.dask_cluster import reached  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Failed(
            f"--cluster needs the package {error.name}: pip install 'tide-gui[cluster]' installs it"
        ) from error
    return reached(address, game)
