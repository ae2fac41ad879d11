"""The small pictures of the table in a review: what lies open is drawn, and nothing covers another thing."""

from dataclasses import replace
from itertools import combinations

import pytest
from playing import SETTINGS, random_moments
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlComponent, qmlEngine
from PySide6.QtTest import QTest

from tide_gui.presentation.text import in_english
from tide_gui.ui.game_files import page_url
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.models.table_rows import PieceRow
from tide_gui.ui.play.history import history_of
from tide_gui.ui.play.piece_rows import Hinted, PieceRows, reviewed

DUEL = next(each for each in SETTINGS if each.game.key == "turning-tides")
OPEN_PLAY = next(each for each in SETTINGS if each.seats == 5 and dict(each.options).get("open_play"))


def scenes_of(setting):
    """Scenes before decisions of random games, each with the history and the seat that decides."""
    for deal in range(40):
        for table in random_moments(setting, deal):
            history = history_of(table.record, in_english)
            for seat in table.waiting_for():
                yield history, history.presentation.scenes.scene(table.view(seat), {}), seat


def lying(scene, area):
    """The pieces there, as their seats and faces."""
    return [(each.spot.seat, each.face) for each in scene.pieces if each.spot.area == area]


def is_crowded(scene):
    """Whether most seats have laid a card, and those at the left show a tide."""
    return len(lying(scene, "chosen")) >= 3 and {0, 1, 2} <= {seat for seat, _ in lying(scene, "tide")}


@pytest.fixture
def picture_of(open_window):
    """A function that draws the small picture and returns it with the model of its middle."""
    window, kept = open_window(), []

    def make(setting, history, scene, seat):
        presentation = history.presentation
        pieces = RowsModel(PieceRow, presentation.scenes.piece_row)
        pieces.renew(list(PieceRows(history).of(reviewed(scene, Hinted(), ("",) * len(scene.pieces)))))
        middle = RowsModel(presentation.words.middle_row)
        middle.renew([presentation.words.middle(scene, history.names)])
        component = QQmlComponent(window.engine, page_url(setting.game.key, "MomentPicture"))
        drawn = component.createWithInitialProperties(
            {"pieces": pieces, "middle": middle, "seat": seat, "seats": setting.seats, "width": 320}
        )
        drawn.setParentItem(window.root.contentItem())
        kept.extend((pieces, middle, component, drawn))
        return drawn, middle

    yield make
    kept[-1].deleteLater()


def pieces_in(drawn):
    return [item for item in drawn.childItems() if item.property("area") and item.isVisible()]


def of_area(drawn, area):
    return [item for item in drawn if item.property("area") == area]


def place(item):
    return QRectF(item.x(), item.y(), item.width(), item.height())


def test_cards_that_were_laid_in_open_play_are_drawn_below_the_number_of_their_tide(picture_of):
    history, scene, seat = next(found for found in scenes_of(OPEN_PLAY) if is_crowded(found[1]))
    drawn = pieces_in(picture_of(OPEN_PLAY, history, scene, seat)[0])
    laid, tides = of_area(drawn, "chosen"), of_area(drawn, "tide")
    assert sorted((item.property("seat"), item.property("face")) for item in laid) == lying(scene, "chosen")
    for one, other in combinations([*of_area(drawn, "offer"), *tides, *laid], 2):
        number = place(one).adjusted(0, 0, 0, -0.44 * one.height())  # of a tide, above its sea
        below = one in tides and other in laid and one.property("seat") == other.property("seat")
        assert not (number if below else place(one)).intersects(place(other))


def test_another_moment_in_the_picture_shows_the_ships_as_they_lay_then(picture_of):
    """The rows of the moment before go when those of another one come."""
    history, scene, seat = next(scenes_of(DUEL))
    rows = [
        history.presentation.words.middle(
            replace(scene, facts=replace(scene.facts, round=number)), history.names
        )
        for number in range(4)
    ]
    drawn, middle = picture_of(DUEL, history, scene, seat)
    for row in (rows[1], rows[0], rows[2], rows[1]):
        middle.renew([row])
        QTest.qWait(0)  # the row before goes later than the new one comes
        qmlEngine(drawn).collectGarbage()
        QTest.qWait(0)
        assert drawn.property("eastward") == row.eastward
