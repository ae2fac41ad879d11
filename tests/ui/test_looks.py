"""What is drawn can be read: no two texts overlap, none is cut, each own card shows its corner."""

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF
from windows import Opened

from tide_gui import registry
from tide_gui.shots.draw import all_shots
from tide_gui.shots.moments import LONG
from tide_gui.shots.stage import Stage

SHOTS = all_shots()
SIZES = [(1280, 800), (1024, 600)]
EVERY_SIZE = [*SIZES, (1920, 1080), (2560, 1080)]
OVER = ("scorePad", "endPage", "curtain")  # what lies over the table
SLACK = 1.5  # points by which boxes of text may touch


class Looked:
    """A stage, and the items on it."""

    def __init__(self, stage):
        self.root = stage.window.root

    items, of, texts = Opened.items, Opened.of, Opened.texts


def scene_box(item):
    return item.mapRectToScene(item.boundingRect())


def painted(text):
    """Where the letters are."""
    return scene_box(text)


def clipped(item, box):
    """What of a box can be seen through everything that clips."""
    while item is not None:
        if item.clip():
            box = box.intersected(scene_box(item))
        item = item.parentItem()
    return box


def on_card(text):
    """Whether it belongs to the face of a card, which may lie below another one."""
    item = text
    while item is not None:
        if item.objectName() in ("card", "lettering"):
            return True
        item = item.parentItem()
    return False


def layer(text):
    """Sheets lie over pages: texts of different layers may cover each other."""
    item, last = text, None
    while item is not None:
        if item.objectName() in OVER or item.inherits("QQuickPopupItem"):
            last = item
        item = item.parentItem()
    return last


def seen_texts(looked):
    texts = [text for text in looked.texts() if not on_card(text) and text.opacity() > 0]
    top = max((depth(layer(text)) for text in texts), default=0)
    boxes = [(text, clipped(text, painted(text))) for text in texts if depth(layer(text)) == top or top == 0]
    return [(text, box) for text, box in boxes if box.width() > 2 and box.height() > 2]


def depth(item):
    return 0 if item is None else 1


def words_of(text):
    return text.property("text")


def staged(tmp_path, name, size, text):
    stage = Stage(tmp_path, size, {"theme": "light", "text_size": text})
    SHOTS[name](stage)
    return stage


def faults(stage, size):
    stage.window.root.grabWindow()  # lays out what is only laid out when drawn
    looked = Looked(stage)
    texts = seen_texts(looked)
    for (one, here), (other, there) in combinations(texts, 2):
        both = here.intersected(there)
        if both.width() > SLACK and both.height() > SLACK:
            size_of = f"{both.width():.0f} x {both.height():.0f}"
            yield f"{words_of(one)!r} and {words_of(other)!r} overlap by {size_of}"
    for text, box in texts:
        if box.left() < -SLACK or box.right() > size[0] + SLACK:
            yield f"{words_of(text)!r} leaves the window"
        if text.property("truncated") and not on_plate(text):
            yield f"{words_of(text)!r} is cut off"


def on_plate(text):
    """On the plate of a seat names and facts may be shortened, as the very last resort."""
    return text.objectName() == "facts" or words_of(text) in {name[:24] for name in LONG}


LOOKED_AT = [name for name in SHOTS if "dealing" not in name]
# The plain board is looked at only where it is hardest.
PLAIN = tuple(f"{room.key}/" for room in registry.HOUSE if not room.qml)
OF_BOARDS = [name for name in LOOKED_AT if not name.startswith(PLAIN)]


@pytest.mark.parametrize(
    ("name", "size", "text"), [*product(OF_BOARDS, SIZES[:1], [100]), *product(LOOKED_AT, SIZES[1:], [200])]
)
def test_no_two_texts_overlap_and_none_is_cut_off(qapp, tmp_path, name, size, text):
    stage = staged(tmp_path, name, size, text)
    try:
        assert list(faults(stage, size)) == []
    finally:
        stage.close()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size", "text"), list(product(LOOKED_AT, EVERY_SIZE, [100, 150, 200])))
def test_no_two_texts_overlap_at_any_size(qapp, tmp_path, name, size, text):
    stage = staged(tmp_path, name, size, text)
    try:
        assert list(faults(stage, size)) == []
    finally:
        stage.close()


@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
@pytest.mark.parametrize("name", ["table-3-first", "table-5-first", "table-5-middle", "table-handing-on"])
def test_of_each_own_card_corner_number_and_symbol_are_seen(qapp, tmp_path, name, size):
    stage = staged(tmp_path, f"turn-the-tide/{name}", size, 100)
    looked = Looked(stage)
    own = sorted(
        (item for item in looked.of("piece") if item.property("own")), key=lambda item: item.property("slot")
    )
    assert len(own) >= 5
    for left, right in pairwise(own):
        shown = right.mapToScene(QPointF()).x() - left.mapToScene(QPointF()).x()
        assert shown >= 0.3 * left.width()
    for card in own:
        box = scene_box(card)
        assert box.left() >= 0
        assert box.right() <= size[0] + 1
        assert box.bottom() <= size[1] + 1
    stage.close()
