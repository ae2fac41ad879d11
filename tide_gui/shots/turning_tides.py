"""Screenshots of moments that only Turning Tides has."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from tide_gui.rules.turning_tides.cards import Action
from tide_gui.rules.turning_tides.ships import MAST_ZONE
from tide_gui.rules.turning_tides.state import Phase
from tide_gui.shots.moments import AnyTable, Stop, played, record_of
from tide_gui.shots.phones import on_phones
from tide_gui.shots.stage import Draw, Stage, settle

KEY = "turning-tides"
CROWD = 3  # sailors in one zone


def shots() -> dict[str, Draw]:
    """All screenshots by name."""
    return {
        "table-card-raised": _raised,
        "table-firing-choice": _sitting(performing(Action.FIRE)),
        "table-moving": _moving,
        "table-navigating": _sitting(performing(Action.NAVIGATE)),
        "table-promoting": _sitting(performing(Action.PROMOTE)),
        "table-crowded": _sitting(_crowded),
        "table-phones-performing": lambda stage: on_phones(
            stage, played(record_of(KEY, "pp"), _first_of_two)
        ),
        "table-passing": _passing,
        "table-swapping": _swapping,
        "table-exhausting": _exhausting,
        "table-seen-from-silver": lambda stage: stage.sit(played(record_of(KEY, "bp"), _late(1))),
        "table-introductory": lambda stage: stage.sit(record_of(KEY, "pb", introductory=True)),
        "table-firing": _shown("fire", deal=8),
        "table-overboard": _shown("overboard", deal=4),
        "table-mast-falls": _shown("mast", deal=19),
    }


def _sitting(stop: Stop) -> Draw:
    return lambda stage: stage.sit(played(record_of(KEY, "pb"), stop))


def _asked(table: AnyTable) -> bool:
    return 0 in table.waiting_for()


def _late(seat: int) -> Stop:
    """In the second round, when both ships have met."""
    return lambda table: (
        seat in table.waiting_for()
        and table.view(seat).phase is Phase.CHOOSE
        and table.view(seat).round > 0
        and len(table.view(seat).plays) == MAST_ZONE
    )


def performing(action: Action) -> Stop:
    """The first seat performs an action in more than one way."""

    def stop(table: AnyTable) -> bool:
        view = table.view(0)
        return _asked(table) and bool(view.queue) and view.queue[0].action is action

    return stop


def _first_of_two(table: AnyTable) -> bool:
    return performing(Action.MOVE)(table) and len(table.view(0).queue) > 1


def in_phase(phase: Phase) -> Stop:
    """The first seat chooses in a phase."""
    return lambda table: _asked(table) and table.view(0).phase is phase


def _crowded(table: AnyTable) -> bool:
    """Captain, mast and several sailors stand in one zone."""
    ship = table.view(0).board.ships[0]
    crowd = ship.sailors.count(MAST_ZONE)
    return _asked(table) and ship.mast and ship.captain == MAST_ZONE and crowd >= CROWD


def _raised(stage: Stage) -> None:
    """The last card of the hand is raised."""
    stage.sit(played(record_of(KEY, "pb"), _late(0)))
    stage.press_keys(Qt.Key.Key_End)


def _passing(stage: Stage) -> None:
    """What the next steps bring."""
    stage.sit(played(record_of(KEY, "pb"), _late(0)))
    stage.press_keys(Qt.Key.Key_T)


def _moving(stage: Stage) -> None:
    """What moves is picked, and where to is asked."""
    stage.sit(played(record_of(KEY, "pb"), performing(Action.MOVE)))
    stage.session.choice.pressOffer(0)


def _swapping(stage: Stage) -> None:
    """A card of the hand is picked."""
    stage.sit(
        played(
            record_of(KEY, "pb"),
            lambda table: in_phase(Phase.SWAP)(table) and len(table.view(0).hand) > CROWD,
        )
    )
    stage.press_keys(Qt.Key.Key_End, Qt.Key.Key_Return)


def _exhausting(stage: Stage) -> None:
    """One of two cards is picked."""
    stage.sit(played(record_of(KEY, "pb"), exhausts_two))
    stage.press_keys(Qt.Key.Key_End, Qt.Key.Key_Return)


def exhausts_two(table: AnyTable) -> bool:
    """The first seat has two destroyed zones."""
    return in_phase(Phase.EXHAUST)(table) and len(table.view(0).board.ships[0].destroyed) > 1


def _shown(kind: str, deal: int) -> Draw:
    """In the middle of an effect, in the first round of a game of bots: no ship is still turning about."""

    def draw(stage: Stage) -> None:
        stage.preferences.change(speed="calm")
        stage.sit(record_of(KEY, "bb", deal=deal))
        _until(stage, lambda: _effect(stage) == kind)
        settle(180)

    return draw


def _effect(stage: Stage) -> str:
    shown = stage.session.controller.models.scene.facts.shown
    return shown.kind if shown else ""


def _until(stage: Stage, reached: Callable[[], bool]) -> None:
    for _ in range(3000):
        if reached():
            stage.session.pace.pause()
            return
        stage.session.controller.playback.show_next()
        settle(1)
    raise LookupError("no such moment")
