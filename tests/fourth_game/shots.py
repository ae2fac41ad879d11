"""Screenshots of moments that only Pebbles has."""

from tide_gui.shots.moments import played, record_of
from tide_gui.shots.stage import Draw, Stage


def shots() -> dict[str, Draw]:
    return {"table-giving": _giving}


def _giving(stage: Stage) -> None:
    """The first seat has won a pebble, and may give it away."""
    stage.sit(played(record_of("pebbles", "pbb"), lambda table: table.waiting_for() == {0}))
