"""Screenshots of moments that only Onda has."""

from dataclasses import replace

from PySide6.QtCore import Qt

from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.moves import Lay, Move
from tide_gui.rules.onda.state import Stage as Moment
from tide_gui.shots.moments import AnyTable, Stop, played, record_of
from tide_gui.shots.stage import Draw, Stage, settle

KEY = "onda"
LONG_TRICK = 6  # combinations
LATE = 3  # tricks


def shots() -> dict[str, Draw]:
    """All screenshots by name."""
    return {
        "table-hiding": _hiding,
        "table-leading": lambda stage: stage.sit(played(record_of(KEY, "pbbb"), _asked(_leading))),
        "table-whole-move": _walked(_following, Qt.Key.Key_N),
        "table-question": _question,
        "table-hint-play": _hint,
        "table-bombed": lambda stage: stage.sit(played(record_of(KEY, "pbbb"), _asked(_bombed))),
        "table-bonus": _bonus,
        "table-long-trick": lambda stage: stage.sit(played(record_of(KEY, "pbbbb"), _asked(_long))),
        "table-low-tide-of-two": lambda stage: stage.sit(played(record_of(KEY, "pb"), _asked(_low))),
        "table-discards": _discards,
        "table-laying": _laying,
        "table-turning": _turning,
        "table-bombing": _bombing,
        "table-feast": _feast,
    }


def _asked(stop: Stop) -> Stop:
    """Stop when that holds and the first seat acts."""
    return lambda table: table.waiting_for() == {0} and stop(table)


def _leading(table: AnyTable) -> bool:
    view = table.view(0)
    return view.stage is Moment.ACTION and not view.trick and len(view.wilds) > 1


def _following(table: AnyTable) -> bool:
    view = table.view(0)
    return bool(view.trick) and view.trick[-1].lay.combination.size > 1 and len(table.choices(0)) > LONG_TRICK


def _bombed(table: AnyTable) -> bool:
    return bool(table.view(0).bombed)


def _long(table: AnyTable) -> bool:
    return len(table.view(0).trick) >= LONG_TRICK


def _low(table: AnyTable) -> bool:
    return table.view(0).tide is Tide.LOW and bool(table.view(0).trick)


def _hiding(stage: Stage) -> None:
    """One of the two wilds is picked."""
    stage.sit(record_of(KEY, "pbbb"))
    stage.press_keys(Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Return)


def _walked(stop: Stop, *keys: Qt.Key) -> Draw:
    def draw(stage: Stage) -> None:
        stage.sit(played(record_of(KEY, "pbbb"), _asked(stop)))
        stage.press_keys(*keys)

    return draw


def _question(stage: Stage) -> None:
    """A wild that may stand for any value."""
    _walked(_leading, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Return)(stage)


def _hint(stage: Stage) -> None:
    """A hint for an answer to a combination."""
    stage.sit(replace(played(record_of(KEY, "pbbb"), _asked(_following)), practice=True))
    stage.session.hint.press()


def _discards(stage: Stage) -> None:
    """The finished tricks, which the memory aid shows."""
    stage.preferences.change(memory_aid=True)
    stage.sit(played(record_of(KEY, "pbbb"), _asked(_late)))
    stage.press_keys(Qt.Key.Key_D)


def _late(table: AnyTable) -> bool:
    return len(table.view(0).course) > LATE


def _turn(stage: Stage) -> None:
    stage.sit(played(record_of(KEY, "pbbb"), _asked(_leading)))
    turns = [
        move for move in stage.session.controller.choice.picking.selection.moves if move.startswith("turn")
    ]
    stage.session.choice.make(turns[0])


def _bonus(stage: Stage) -> None:
    """The tide was turned: a bonus may follow."""
    _turn(stage)
    settle()


def _turning(stage: Stage) -> None:
    """The tide turns over."""
    stage.preferences.change(speed="calm")
    _turn(stage)
    stage.session.controller.playback.show_next()
    settle(80)


def _bombing(stage: Stage) -> None:
    """A bomb goes off."""
    stage.sit(played(record_of(KEY, "pbbb"), _asked(_leading)))
    stage.preferences.change(speed="calm")
    moves = stage.session.controller.choice.picking.selection.moves
    stage.session.choice.make(next(move for move in moves if move.startswith("bomb")))
    settle(80)


def _laying(stage: Stage) -> None:
    """A combination is on its way to the middle."""
    stage.sit(played(record_of(KEY, "pbbb"), _asked(_following)))
    stage.preferences.change(speed="calm")
    stage.press_keys(Qt.Key.Key_N, Qt.Key.Key_Return)
    settle(160)


def _last(table: AnyTable) -> bool:
    return any(_empties(move, table) for move in table.choices(0))


def _empties(move: Move, table: AnyTable) -> bool:
    return isinstance(move, Lay) and len(move.cards) == len(table.view(0).hand)


def _feast(stage: Stage) -> None:
    """The last card was played: all hands are shown."""
    stage.sit(played(record_of(KEY, "pbbb"), _asked(_last)))
    stage.preferences.change(speed="calm", pause_after_reveal="click")
    table = stage.session.controller.game.table
    stage.session.choice.make(
        next(table.game.write(move) for move in table.choices(0) if _empties(move, table))
    )
    stage.session.controller.playback.show_next()
    settle(600)
