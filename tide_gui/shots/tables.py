"""Screenshots of the table that are taken for every game."""

import errno
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt

from tide_gui.bots.roster import adviser
from tide_gui.error_text import SYSTEM
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import AnyGame
from tide_gui.shots.moments import (
    LONG,
    NAMES,
    Stop,
    before_the_scores,
    begun,
    in_the_middle,
    known,
    over,
    played,
    played_out,
    record_of,
)
from tide_gui.shots.phones import all_on_phones, late_on_phones
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.table.record import DUEL, Record
from tide_gui.ui.app.lesson_list import lesson_files

MENU_BUTTON = (30, 28)  # in the corner
PATIENCE = 400  # attempts to finish a round, or moments to wait
WEIGHED = 0.1  # how much of a game is weighed for a picture of its review
AT_REST = 1500  # milliseconds until a plate has found its place
DrawGame = Callable[[Stage, str], None]


def tables_of(game: AnyGame) -> dict[str, Draw]:
    """All screenshots of this game's table by name."""
    draws = dict(_OF_EVERY_GAME)
    if adviser(game.key):
        draws |= _WITH_HINTS
    if lesson_files(game.key):
        draws["table-lesson"] = _lesson
    if game.seats[0] == DUEL:
        draws["surrender"] = _surrendering
    shots: dict[str, Draw] = {name: partial(_drawn, draw, game.key) for name, draw in draws.items()}
    presentation = presentation_of(game.key, in_english)
    for seats in game.seats:
        shots |= {
            f"table-{seats}-first": partial(_sit, game.key, seats, begun),
            f"table-{seats}-middle": partial(_middle, game.key, seats),
            f"end-{seats}": partial(_sit, game.key, seats, over),
        }
        if presentation and presentation.scores.rounds(seats):
            shots[f"score-pad-{seats}"] = partial(_score_pad, game.key, seats)
    return shots


def _drawn(draw: DrawGame, key: str, stage: Stage) -> None:
    draw(stage, key)


def _sit(key: str, seats: int, stop: Stop, stage: Stage) -> None:
    stage.sit(played(record_of(key, "pbbbb"[:seats]), stop))


def _middle(key: str, seats: int, stage: Stage) -> None:
    stage.sit(in_the_middle(record_of(key, "pbbbb"[:seats])))


def _score_pad(key: str, seats: int, stage: Stage) -> None:
    """Play until the first round is over."""
    names = LONG if seats == max(known(key).seats) else NAMES
    stage.sit(before_the_scores(record_of(key, "pbbbb"[:seats], names)))
    for _ in range(PATIENCE):
        if stage.session.phase == "roundOver":
            return
        if stage.session.phase == "choosing":
            stage.choose()
        settle(20)


def _half_played(key: str) -> Record:
    """One person and up to three bots."""
    return in_the_middle(record_of(key, "pbbb"[: known(key).seats[-1]]))


def _some_people(key: str, names: tuple[str, ...] = NAMES) -> Record:
    """Up to three people, who have just sat down."""
    return played(record_of(key, "pppbb"[: known(key).seats[-1]], names), begun)


# -- the screenshots -----------------------------------------------------------------------------


def _long_names(stage: Stage, key: str) -> None:
    stage.sit(in_the_middle(record_of(key, "pbbbb"[: known(key).seats[-1]], LONG)))


def _long_names_at_first(stage: Stage, key: str) -> None:
    stage.sit(played(record_of(key, "pbbbb"[: known(key).seats[-1]], LONG), begun))


def _end_with_long_names(stage: Stage, key: str) -> None:
    stage.sit(played_out(record_of(key, "pbbbb"[: known(key).seats[-1]], LONG)))


def _curtain(stage: Stage, key: str) -> None:
    stage.sit(_some_people(key, LONG))


def _handing_on(stage: Stage, key: str) -> None:
    """One of several people has chosen."""
    stage.sit(_some_people(key))
    stage.session.raiseCurtain()
    stage.choose()


def _picked(stage: Stage, key: str) -> None:
    """A piece was pressed once."""
    stage.sit(played(record_of(key, "pbbb"[: known(key).seats[-1]]), begun))
    stage.press_keys(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4, Qt.Key.Key_Return)


def _dealing(stage: Stage, key: str) -> None:
    """The pieces move to their spots."""
    stage.preferences.change(speed="calm")
    stage.sit(record_of(key, "pbbb"[: known(key).seats[-1]]), fresh=True)
    settle(150)


def _looking_back(stage: Stage, key: str) -> None:
    stage.sit(_half_played(key))
    stage.session.lookBack.to(9)


def _watching(stage: Stage, key: str) -> None:
    stage.sit(in_the_middle(record_of(key, "bbbbb"[: known(key).seats[-1]])))
    stage.session.pace.pause()


def _first_time(stage: Stage, key: str) -> None:
    """Something has happened for the first time, and is explained."""
    stage.preferences.change(first_times=True)
    stage.sit(_half_played(key))
    for _ in range(PATIENCE):
        stage.session.seeScores()
        if stage.session.firstTime and stage.session.phase == "choosing":
            break
        if stage.session.phase == "choosing":
            stage.choose()
        settle(20)
    settle(AT_REST)


def _lesson(stage: Stage, key: str) -> None:
    """The first move that a lesson asks for."""
    lesson: Any = stage.program.lesson
    lesson.start(key, lesson_files(key)[0].stem)
    guide = stage.session.controller.game.lesson
    while not guide.asks and not guide.is_last:
        stage.session.tutor.goOn()
    settle(AT_REST)


def _menu(stage: Stage, key: str) -> None:
    stage.sit(_half_played(key))
    stage.click(*MENU_BUTTON)


def _seat_menu(stage: Stage, key: str) -> None:
    """The menu of a bot's seat."""
    stage.sit(_half_played(key))
    stage.session.seeScores()
    settle()
    stage.press_keys(*[Qt.Key.Key_Tab] * 4, Qt.Key.Key_Return)


def _not_saved(stage: Stage, key: str) -> None:
    stage.sit(_half_played(key))
    stage.session.controller.game.unsaved = SYSTEM[errno.ENOSPC]
    stage.session.changed.emit()


def _looked_at(stage: Stage, key: str) -> None:
    """A record from outside the games folder, opened read-only."""
    stage.look_at(_half_played(key))


def _surrendering(stage: Stage, key: str) -> None:
    """The dialog that asks before a surrender."""
    stage.sit(_half_played(key))
    stage.click(*MENU_BUTTON)
    settle()
    stage.press_keys(*[Qt.Key.Key_Down] * 3, Qt.Key.Key_Return)  # the third line of the menu


def _hinted(stage: Stage, key: str) -> None:
    """A hint on the hand."""
    stage.sit(replace(played(record_of(key, "pbbb"[: known(key).seats[-1]]), begun), practice=True))
    stage.session.hint.press()


def _hinted_card(stage: Stage, key: str) -> None:
    """A hint on one card in words."""
    _hinted(stage, key)
    stage.press_keys(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 3)


def _hint_warned(stage: Stage, key: str) -> None:
    stage.sit(_half_played(key))
    stage.session.hint.press()


def _hint_awaited(stage: Stage, key: str) -> None:
    stage.bots.thinks_long = True
    _hint_warned(stage, key)
    stage.session.stakes.agree()


def _reviewed(stage: Stage, key: str) -> None:
    """The first page of a review, after the first decisions."""
    stage.sit(played_out(record_of(key, "pbbb"[: known(key).seats[-1]], LONG)))
    stage.session.beginReview()
    for _ in range(PATIENCE):
        settle(20)
        if stage.session.review.done > WEIGHED:
            break
    stage.session.review.stop()


def _every_decision(stage: Stage, key: str) -> None:
    """The first decision that cost something, beside the table."""
    _reviewed(stage, key)
    stage.session.review.seeOverview(False)
    stage.session.review.go("costly", 1)


_OF_EVERY_GAME: dict[str, DrawGame] = {
    "table-long": _long_names,
    "table-long-first": _long_names_at_first,
    "table-dealing": _dealing,
    "table-picked": _picked,
    "table-handing-on": _handing_on,
    "table-looking-back": _looking_back,
    "table-watching": _watching,
    "table-first-time": _first_time,
    "table-menu": _menu,
    "table-seat-menu": _seat_menu,
    "table-not-saved": _not_saved,
    "table-looked-at": _looked_at,
    "table-phones": all_on_phones,
    "table-phones-late": late_on_phones,
    "curtain": _curtain,
    "end-long": _end_with_long_names,
}
_WITH_HINTS: dict[str, DrawGame] = {
    "table-hint": _hinted,
    "table-hint-card": _hinted_card,
    "table-hint-warned": _hint_warned,
    "table-hint-awaited": _hint_awaited,
    "review": _reviewed,
    "review-decisions": _every_decision,
}
