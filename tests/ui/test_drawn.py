"""What must be seen: gauges that can be compared, an offer that stands out, marks on drop-down lists."""

import pytest
from by_hand import AttachedBench
from playing import in_full
from PySide6.QtCore import QRectF

SIZES = [(1280, 800), (1024, 600)]
MARK_CONTRAST = 100  # of 255


def play_hands(window, hands):
    for _ in range(hands):
        window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
        window.bots.answer_as_bots()
    window.settle()


def of_type(window, name):
    return [item for item in window.items() if item.metaObject().className().startswith(f"{name}_")]


def on_screen(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def texts_in(window, item):
    return [text.property("text") for text in window.texts() if item.isAncestorOf(text)]


def water_in(gauge):
    """The height of the water, the only filled part that stands on the ground of the gauge."""
    ground = gauge.height() - 2
    [water] = [part for part in gauge.childItems() if part.isVisible() and part.y() + part.height() == ground]
    return water.height()


@pytest.mark.parametrize(
    ("players", "size", "text_size"),
    [
        *(
            in_full(*each)
            for each in (("pbbb", SIZES[0], 100), ("pbb", SIZES[1], 200), ("pbbb", SIZES[1], 200))
        ),
        ("pbbbb", SIZES[1], 200),
    ],
)
def test_the_gauges_of_all_seats_have_one_scale_and_a_figure(open_window, players, size, text_size):
    window = open_window(size=size, text_size=text_size, log_open=False)
    window.sit(players)
    play_hands(window, 3)
    gauges = of_type(window, "Gauge")
    assert len(gauges) == len(players)
    assert len({on_screen(gauge).height() for gauge in gauges}) == 1
    filled = [gauge for gauge in gauges if gauge.property("level")]
    assert len(filled) >= 2
    for gauge in filled:
        assert texts_in(window, gauge) == [str(gauge.property("level"))]
        assert abs(water_in(gauge) - gauge.property("level") * gauge.property("step")) < 1


@pytest.mark.parametrize("players", [in_full("pbb"), in_full("pbbb"), "pbbbb"])
@pytest.mark.parametrize("size", [in_full(SIZES[0]), *SIZES[1:]])
def test_the_tides_on_offer_are_larger_than_the_cards_of_the_last_hand(open_window, players, size):
    window = open_window(size=size)
    window.sit(players)
    play_hands(window, 2)
    widths = {"offer": [], "played": []}
    for piece in window.items_named("piece"):
        if piece.property("area") in widths:
            widths[piece.property("area")].append(on_screen(piece).width())
    assert len(widths["offer"]) == 2
    assert len(widths["played"]) == len(players)
    assert min(widths["offer"]) > max(widths["played"])


def contrast(image, box):
    """The difference between the lightest and the darkest point of a part of a picture."""
    lights = [
        image.pixelColor(x, y).lightness()
        for x in range(round(box.left()), round(box.right()))
        for y in range(round(box.top()), round(box.bottom()))
    ]
    return max(lights) - min(lights)


@pytest.mark.parametrize("theme", [in_full("light"), in_full("dark"), "contrast"])
def test_each_drop_down_list_has_a_mark(open_window, theme):
    window = open_window(theme=theme)
    window.program.show("new-game")
    window.settle()
    lists = [item for item in window.items() if item.inherits("QQuickComboBox")]
    assert len(lists) >= 3
    image = window.root.grabWindow()
    for each in lists:
        assert contrast(image, on_screen(each.property("indicator"))) > MARK_CONTRAST
