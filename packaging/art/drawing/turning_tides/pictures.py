"""All pictures of Turning Tides."""

from drawing.turning_tides.crew import crew_pictures
from drawing.turning_tides.effects import effect_pictures
from drawing.turning_tides.livery import LIVERIES
from drawing.turning_tides.ships import ship_pictures
from drawing.turning_tides.side_view import side_view
from drawing.turning_tides.tasks import task_pictures
from drawing.turning_tides.tokens import token_pictures
from drawing.turning_tides.zones import zone_pictures


def pictures() -> dict[str, str]:
    """The SVGs by their path below the game's folder."""
    files = (
        ship_pictures()
        | zone_pictures()
        | crew_pictures()
        | task_pictures()
        | effect_pictures()
        | token_pictures()
    )
    files |= {f"ships/{livery.name}-side": side_view(livery) for livery in LIVERIES}
    return {f"{name}.svg": svg for name, svg in files.items()}
