"""Large text in a small window: nothing that must be read is smaller than usual text in a usual window."""

from dataclasses import replace

import pytest
from by_hand import AttachedBench
from playing import in_full
from PySide6.QtCore import QPointF, Qt
from windows import fitted_size

from tide_gui.shots.moments import LONG
from tide_gui.table.record import LONGEST_NAME

USUAL, LARGE = ((1280, 800), 100), ((1024, 600), 200)
PIXEL = 1  # sizes of letters are whole
BESIDE_LOG = 2  # pixels: the lines of the log grow, too, and so it takes more of the table's room
SMALLEST = 12  # pixels
ROUNDING = 2.0  # pixels: a line of letters that are one pixel smaller
SAID_ELSEWHERE = {  # words that may be missing from the table
    *("random", "beginner", "strong", "expert", "person"),  # a picture on the sheep says it, too
}
LONGEST_NAMES = [name[:LONGEST_NAME] for name in LONG]


def line_heights(window):
    """For each text and the area of its card, if it has one, the height of its smallest line in pixels."""
    found = {}
    for item in window.texts():
        lines = item.property("lineCount")
        if lines:
            scale = (item.mapToScene(QPointF(0, 1)) - item.mapToScene(QPointF(0, 0))).manhattanLength()
            height = item.property("contentHeight") / lines * scale
            key = item.property("text"), area_of(item)
            found[key] = min(height, found.get(key, height))
    return found


def area_of(text):
    """Where the card of a text lies; empty if it has none."""
    while text is not None and text.objectName() != "piece":
        text = text.parentItem()
    return text.property("area") if text else ""


def play(window, turns):
    for _ in range(turns):
        window.bots.answer_as_bots()
        while not window.session.deciding:
            window.bots.answer_as_bots()
        window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.settle()


def is_said_elsewhere(text):
    return any(word in text for word in SAID_ELSEWHERE)


def compare(usual, large):
    """Check that no line is smaller at 200 percent, and that none is missing but what is said elsewhere."""
    compared = {key: (usual[key], large[key]) for key in usual.keys() & large.keys()}
    assert len(compared) > 20
    assert {key: each for key, each in compared.items() if each[1] < each[0] - ROUNDING} == {}
    seen = {text for text, _ in large}
    missing = {text for text, _ in usual if not any(text in other for other in seen)}
    assert all(map(is_said_elsewhere, missing)), missing


@pytest.mark.slow
@pytest.mark.parametrize("players", ["pbb", "pbbb", "pbbbb"])
def test_at_200_percent_nothing_on_the_table_is_smaller_than_usual(open_window, players):
    heights = []
    for size, percent in (USUAL, LARGE):
        window = open_window(size=size, text_size=percent, log_open=False)
        window.sit(players)
        play(window, turns=3)
        heights.append(line_heights(window))
        window.close()
    compare(*heights)


def board_lines(window):
    """The lines of the table without the log, which scrolls, and the slip, which comes a moment later."""
    elsewhere = {
        text.property("text")
        for item in window.items()
        if item.metaObject().className().startswith(("LogLine_", "FirstTimeSlip_"))
        for text in window.texts()
        if item.isAncestorOf(text)
    }
    return {key: height for key, height in line_heights(window).items() if key[0] not in elsewhere}


@pytest.mark.parametrize(
    ("game", "players", "log", "apart"),
    [
        in_full("onda", "pbb", True, ()),
        in_full("onda", "pbbb", True, ("So far",)),  # beside the log a sentence says what was played before
        in_full("onda", "pbbbb", False, ()),
        ("turning-tides", "pb", False, ()),
    ],
)
def test_at_200_percent_nothing_on_any_other_board_is_smaller(open_window, game, players, log, apart):
    heights = []
    for size, percent in (USUAL, LARGE):
        window = open_window(size=size, text_size=percent, log_open=log)
        window.program.dealer.sit_down(replace(window.record(players), game=game), fresh=True)
        play(window, turns=2)
        heights.append(board_lines(window))
        window.close()
    usual, large = heights
    compare({key: each for key, each in usual.items() if key[0] not in apart}, large)


@pytest.mark.parametrize("size", [in_full((1024, 600)), (1280, 800), in_full((1920, 1080))])
@pytest.mark.parametrize(
    ("game", "players"),
    [
        in_full("turn-the-tide", "pbb"),
        ("turn-the-tide", "pbbbb"),
        in_full("onda", "pbbbb"),
        in_full("turning-tides", "pb"),
    ],
)
def test_larger_letters_make_no_card_of_the_own_hand_and_no_name_smaller(open_window, game, players, size):
    cards, names = sizes_of(open_window(size=size, log_open=False), game, players)
    assert cards == sorted(cards)
    assert lost(names) <= PIXEL
    assert cards[0] + sum(names[0]) < cards[-1] + sum(names[-1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "size"),
    [
        ("onda", "pbbbb", (1024, 600)),
        in_full("turn-the-tide", "pbbbb", (1024, 600)),
        in_full("turn-the-tide", "pbb", (1280, 800)),
        in_full("turning-tides", "pb", (1280, 800)),
    ],
)
def test_beside_an_open_log_with_larger_letters_names_stay_readable(open_window, game, players, size):
    _, names = sizes_of(open_window(size=size, log_open=True), game, players)
    assert lost(names) <= BESIDE_LOG
    assert min(map(min, names)) > SMALLEST


def sizes_of(window, game, players):
    """The width of a card of the own hand and the sizes of all names, with letters that become larger."""
    record = window.record(players, names=LONGEST_NAMES)
    window.program.dealer.sit_down(replace(record, game=game), fresh=True)
    window.settle()
    cards, names = [], []
    for percent in (100, 150, 200):
        window.preferences.change(text_size=percent)
        window.settle()
        cards.append(window.cards()[0].width())
        names.append(name_heights(window))
    return cards, names


def lost(names):
    """How many pixels a name is smaller at most than with usual letters."""
    return max(small - large for now in names for small, large in zip(names[0], now, strict=True))


def name_heights(window):
    return [fitted_size(name) for name in sorted(window.items_named("name"), key=words_of)]


def words_of(text):
    return text.property("text")


def letters_of_scores(window):
    """The sizes of letters in the log and on the score pad, by what they say."""
    parts = [
        item
        for item in window.items()
        if item.metaObject().className().startswith(("LogLine_", "ScoreRow_", "ScoreHead_"))
    ]
    texts = [text for text in window.texts() if any(part.isAncestorOf(text) for part in parts)]
    return {text.property("text"): fitted_size(text) for text in texts}


def test_in_a_large_window_the_letters_of_log_and_score_pad_are_larger(open_window):
    window = open_window()
    window.sit("pbb")
    AttachedBench(window.session, window.bots).to_phase("roundOver")
    window.settle()
    usual = letters_of_scores(window)
    window.root.resize(1920, 1080)
    window.settle()
    large = letters_of_scores(window)
    both = usual.keys() & large.keys()
    assert {"Ann", "Round 1", "Total"} < both
    assert window.session.log.rows[-1].text in both
    assert all(large[words] >= 1.3 * usual[words] for words in both)
    window.preferences.change(text_size=200)
    window.settle()
    assert letters_of_scores(window)["Ann"] == 2 * usual["Ann"], "these are large already"


def test_with_large_letters_the_settings_scroll_to_whatever_tab_reaches(open_window):
    window = open_window(size=(1024, 600), text_size=200)
    window.program.show("settings")
    window.settle()
    seen = []
    while (item := window.focus()) not in seen:
        seen.append(item)
        spot = item.mapRectToScene(item.boundingRect())
        assert spot.top() >= 0, item.property("text")
        assert spot.bottom() <= 600, item.property("text")
        window.press(Qt.Key.Key_Tab)
    assert len(seen) > 10
