"""Everything drawn is legible: no texts overlap, none is cut off, each own card shows its corner."""

from contextlib import contextmanager
from itertools import combinations, pairwise, product
from xml.etree import ElementTree

import pytest
from fourth_game import PEBBLES
from ink import Ink, with_and_without
from playing import PLAIN_SETTINGS, in_full
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontDatabase, QFontMetricsF
from windows import SOFT_HYPHEN, StageItems, fitted_size, lent_stage, on_card

from tide_gui import registry
from tide_gui.presentation.text import in_english
from tide_gui.resource_files import resources
from tide_gui.shots.draw import all_shots
from tide_gui.shots.moments import LONG, in_the_middle, record_of
from tide_gui.shots.stage import settle
from tide_gui.shots.tables import AT_REST
from tide_gui.table.record import HINT
from tide_gui.table.table import Table
from tide_gui.ui.play.history import history_of

SHOTS = all_shots()
registry.register(PEBBLES)  # the one game that is played on the plain board
PLAIN = {name: draw for name, draw in all_shots().items() if name.startswith(f"{PEBBLES.key}/")}
registry.unregister(PEBBLES.key)
SIZES = [(1280, 800), (1024, 600)]
LARGE_SIZES = [(1920, 1080), (2560, 1080)]
FAR_SIZES = [(1280, 720), (1920, 1080)]  # of televisions
EVERY_SIZE = [*SIZES, *LARGE_SIZES]
TEXT_SIZES, THEMES = (100, 150, 200), ("light", "dark", "contrast")
RESTS = 5  # looks until what glides must lie still, also on a busy machine
OVERLAYS = ("scorePad", "endPage", "reviewPage", "curtain", "guidePlate", "moment", "momentPaper")
SLACK = 1.5  # points by which boxes of text may overlap
AIR = 3  # points between two buttons
WIDEST = LONG[2]
MOVING = {  # no pixels are compared
    "onda/table-laying",
    *(f"turn-the-tide/table-moment-{kind}" for kind in ("lost", "last-chance", "under", "survived")),
    *(f"turning-tides/table-{name}" for name in ("firing", "overboard", "mast-falls")),
}
FADES = ("moreAside", "moreBelow")  # the ends of what scrolls
PALE = {
    "turning-tides/tokens/place-dark",  # where a card will lie: faint, so that it is no card
}
READABLE, VISIBLE = 4.5, 3  # the least contrast of texts, and of icons


def scene_box(item):
    return item.mapRectToScene(item.boundingRect())


def clipped(item, box):
    """The part of a box that no clipping item hides."""
    while item is not None:
        if item.clip():
            box = box.intersected(scene_box(item))
        item = item.parentItem()
    return box


def layer(text):
    """The overlay or popup of a text, or None; texts of different layers may cover each other."""
    item, last = text, None
    while item is not None:
        if item.objectName() in OVERLAYS or item.inherits("QQuickPopupItem"):
            last = item
        item = item.parentItem()
    return last


def letters_box(text):
    """The box of the letters of a text, without the space that their font keeps above and below."""
    font = text.property("font")
    font.setPixelSize(fitted_size(text))
    metrics, box, lines = QFontMetricsF(font), text.boundingRect(), max(1, text.property("lineCount"))
    letters = metrics.tightBoundingRect(words_of(text)).translated(0, metrics.ascent())
    last_line = box.top() + box.height() * (lines - 1) / lines
    box.setTop(box.top() + letters.top())
    box.setBottom(last_line + letters.bottom())
    return box


def visible_texts(items):
    texts = [text for text in items.texts() if not on_card(text) and text.opacity() > 0]
    top = max((depth(layer(text)) for text in texts), default=0)
    boxes = [
        (text, clipped(text, text.mapRectToScene(letters_box(text))))
        for text in texts
        if depth(layer(text)) == top or top == 0
    ]
    return [(text, box) for text, box in boxes if box.width() > 2 and box.height() > 2]


def depth(item):
    """How far in front a layer is: a popup also covers the overlays."""
    return 0 if item is None else 1 + item.inherits("QQuickPopupItem")


def words_of(text):
    return text.property("text")


def test_the_tests_draw_with_the_fonts_of_the_program(qapp):
    assert {"Andika", "Quicksand"} <= set(QFontDatabase.families())


@contextmanager
def staged(tmp_path, name, size, text, theme="light"):
    with lent_stage(tmp_path, size, {"theme": theme, "text_size": text}) as stage:
        (SHOTS | PLAIN)[name](stage)
        stage.moves = name in MOVING
        yield stage


def resize(stage, size):
    """Resize the window, with the log open or closed as at a start with this size."""
    stage.window.root.resize(*size)
    stage.preferences.change(log_open=size[0] >= 1280)
    settle()


def faults(stage, size):
    stage.window.root.grabWindow()  # some items are laid out only when drawn
    items = StageItems(stage)
    texts = visible_texts(items)
    yield from faults_of_boxes(texts, size)
    if stage.moves:
        return
    fades = [scene_box(fade) for name in FADES for fade in items.items_named(name)]
    if stage.preferences.textSize == 200:
        slips = [slip for slip in items.items_named("firstTime") if slip.isVisible()]
        texts = [(text, box) for text, box in texts if not is_below(text, box, slips)]
    yield from faults_of_ink(stage.window.root, texts, visible_icons(items), fades)


def is_below(text, box, slips):
    """Whether a slip of paper lies over a text: in the largest letters there may be no free place for it."""
    return any(scene_box(slip).intersects(box) and not slip.isAncestorOf(text) for slip in slips)


def faults_of_boxes(texts, size):
    for (first, first_box), (second, second_box) in combinations(texts, 2):
        both = first_box.intersected(second_box)
        if both.width() > SLACK and both.height() > SLACK:
            overlap = f"{both.width():.0f} x {both.height():.0f}"
            yield f"{words_of(first)!r} and {words_of(second)!r} overlap by {overlap}"
    for text, box in texts:
        if box.left() < -SLACK or box.right() > size[0] + SLACK:
            yield f"{words_of(text)!r} leaves the window"
        if text.property("truncated") and not may_be_cut(text):
            yield f"{words_of(text)!r} is cut off"
        if text.property("contentWidth") > text.width() + SLACK:
            yield f"{words_of(text)!r} is wider than its place"


def may_be_cut(text):
    """Whether a text is longer than any place for it: 24 times the widest letter."""
    return words_of(text).replace(SOFT_HYPHEN, "") == WIDEST


def is_scrolled(item, box, fades):
    """Whether an end of a list cuts or fades the item, which scrolling shows wholly."""
    whole = item.mapRectToScene(letters_box(item)) if item.inherits("QQuickText") else scene_box(item)
    return box != whole or any(fade.intersects(box) for fade in fades)


def faults_of_ink(root, texts, icons, fades):
    """What contrasts too little with its ground, or meets an edge in it."""
    hidden = [text for text, _ in texts], [icon for icon, _ in icons]
    drawn, no_texts, no_icons = with_and_without(root, *hidden)
    for text, box in texts:
        if is_scrolled(text, box, fades):
            continue
        ink = Ink(box, drawn, no_texts)
        contrast = ink.contrast_of(text.property("color").getRgb()[:3])
        if contrast is not None and contrast < READABLE and is_live(text):
            yield f"{words_of(text)!r} has a contrast of {contrast:.1f}"
        if ink.meets_an_edge():
            yield f"{words_of(text)!r} meets an edge"
    for icon, box in icons:
        if is_scrolled(icon, box, fades):
            continue
        contrast = Ink(box, drawn, no_icons).contrast_inside()
        if contrast is not None and round(contrast, 1) < VISIBLE and is_live(icon):
            yield f"{name_of(icon)} has a contrast of {contrast:.1f}"


def name_of(icon):
    return icon.property("art") or f"the icon {icon.property('glyph')}"


def is_live(item):
    """Whether an item can be used: what cannot is pale."""
    return item.isEnabled()


def visible_icons(items):
    """The icons on buttons, and the small pictures that tell something, with their boxes."""
    icons = [item for item in items.items() if is_icon(item) and not on_card(item) and item.opacity() > 0]
    top = max((depth(layer(text)) for text in items.texts()), default=0)
    boxes = [(icon, clipped(icon, scene_box(icon))) for icon in icons if depth(layer(icon)) == top]
    return [(icon, box) for icon, box in boxes if box.width() > 2 and box.height() > 2]


def is_icon(item):
    if not item.inherits("QQuickImage"):
        return False
    art = item.property("art") or ""
    return bool(item.property("glyph")) or ("tokens/" in art and art not in PALE)


ON_PHONES = [name for name in SHOTS | PLAIN if "/table-phones" in name]
SETTLED = [name for name in SHOTS if "dealing" not in name and name not in ON_PHONES]
# Every change draws the fullest of each kind, in the hardest window; the slow test draws all in every one.
OF_PAGES = (
    "home", "new-game-long", "games-title", "settings", "learn-done", "rules-turning-tides",
    "error", "person-long", "phones-long",
)  # fmt: skip
OF_GAMES = {
    "turn-the-tide": (
        "table-long", "table-lesson", "table-first-time", "score-pad-5", "end-long",
    ),
    "onda": ("table-long", "table-turning", "end-long"),
    "turning-tides": ("table-long", "table-crowded", "end-long"),
}  # fmt: skip
OF_KINDS = (  # in full, as those above: each in every size, text and theme
    "rules", "rules-onda", "today", "ladder", "about", "news", "people-empty",
    "turn-the-tide/table-long-first", "turn-the-tide/table-hint", "turn-the-tide/table-menu",
    "turn-the-tide/table-reveal-6",
    "turn-the-tide/table-open-play", "onda/table-hint", "onda/table-bonus", "onda/score-pad-5", "onda/review",
    "onda/review-decisions", "turning-tides/table-hint", "turning-tides/table-firing",
    "turning-tides/table-passing", "turning-tides/surrender",
)  # fmt: skip
HARDEST = [*OF_PAGES, *(f"{game}/{name}" for game, names in OF_GAMES.items() for name in names)]


def with_most_seats(moment):
    """The pictures of this moment on the plain board; all but the last, with most seats, are slow."""
    *others, last = sorted(name for name in PLAIN if name.endswith(moment))
    return [*map(in_full, others), last]


def hardest_theme(name):
    """The theme in which most may go wrong: the widest borders, or signs drawn for paper on a dark ground."""
    return "contrast" if name.startswith(("onda/", "turn-the-tide/")) else "dark"


def found_at_rest(stage, size):
    """The faults that remain when all has found its place."""
    for _ in range(RESTS):
        if not (found := list(faults(stage, size))):
            break
        settle(AT_REST)
    return found


def check(stage, size, text, theme):
    """Check that nothing is wrong in the window at this size."""
    stage.preferences.change(text_size=text, theme=theme)
    resize(stage, size)
    assert found_at_rest(stage, size) == [], (size, text, theme)


@pytest.mark.parametrize("name", [*HARDEST, *map(in_full, OF_KINDS)])
def test_no_two_texts_overlap_none_is_cut_off_and_all_contrasts(qapp, tmp_path, name):
    with staged(tmp_path, name, SIZES[1], 200, hardest_theme(name)) as stage:
        assert found_at_rest(stage, SIZES[1]) == []


def test_what_a_moment_says_is_not_said_once_more_by_the_prompt(qapp, tmp_path):
    with staged(tmp_path, "turn-the-tide/table-moment-survived", SIZES[1], 100) as stage:
        said = [text.property("text") for text in StageItems(stage).texts()]
        assert len([text for text in said if "survives" in text]) == 1


@pytest.mark.slow
def test_beside_the_first_page_of_a_review_the_log_goes_on_showing(qapp, tmp_path):
    with staged(tmp_path, "turn-the-tide/review", SIZES[0], 100) as stage:
        assert "Log" in [text.property("text") for text in StageItems(stage).texts()]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*HARDEST, *OF_KINDS])
def test_no_two_of_size_of_window_size_of_text_and_theme_have_a_fault_together(qapp, tmp_path, name):
    with staged(tmp_path, name, SIZES[0], 100) as stage:
        for (row, size), (column, text) in product(enumerate(EVERY_SIZE), enumerate(TEXT_SIZES)):
            check(stage, size, text, THEMES[(row + column) % 3])


@pytest.mark.parametrize("text", [in_full(100), 200])
@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("name", with_most_seats("-middle"))
def test_on_the_plain_board_every_piece_is_seen_in_a_small_window_beside_the_log(qapp, tmp_path, name, text):
    with staged(tmp_path, name, SIZES[1], text) as stage:
        stage.preferences.change(log_open=True)
        settle()
        drawn = StageItems(stage).items_named("piece")
        pieces = [piece for piece in drawn if piece.property("area") != "box"]
        assert len(pieces) > 12
        assert min(scene_box(piece).width() for piece in pieces) >= 10
        assert list(faults(stage, SIZES[1])) == []


@pytest.mark.parametrize("name", ["hint-play", *map(in_full, ["whole-move", "low-tide-of-two", "5-middle"])])
def test_in_practice_the_table_of_onda_fits_in_a_small_window_beside_the_log(qapp, tmp_path, name):
    with staged(tmp_path, f"onda/table-{name}", SIZES[1], 200) as stage:
        stage.preferences.change(log_open=True)
        stage.session.controller.game.table.mark_practice(HINT)
        stage.session.controller.refresh()
        settle()
        assert list(faults(stage, SIZES[1])) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["swapping", "exhausting"])
def test_the_sheet_of_the_lee_fits_in_a_small_window_beside_the_log(qapp, tmp_path, name):
    with staged(tmp_path, f"turning-tides/table-{name}", SIZES[1], 200) as stage:
        stage.preferences.change(log_open=True)
        settle()
        assert list(faults(stage, SIZES[1])) == []


@pytest.mark.slow
@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("name", [name for name in PLAIN if "dealing" not in name and name not in ON_PHONES])
def test_on_the_plain_board_no_two_texts_overlap(qapp, tmp_path, name):
    with staged(tmp_path, name, SIZES[1], 200) as stage:
        assert list(faults(stage, SIZES[1])) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SETTLED if name not in {*HARDEST, *OF_KINDS}])
def test_no_two_texts_overlap_at_any_size(qapp, tmp_path, name):
    with staged(tmp_path, name, SIZES[0], 200) as stage:
        check(stage, SIZES[0], 200, "light")
        for text, theme in ((100, "dark"), (200, "contrast")):
            check(stage, SIZES[1], text, theme)
        stage.moves = True  # in large windows pixels take long, and hardly differ
        for size, text in zip(LARGE_SIZES, (200, 100), strict=True):
            check(stage, size, text, "light")


@pytest.mark.slow
@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("name", ON_PHONES)
def test_a_table_whose_people_all_hold_phones_has_no_fault_on_a_television(qapp, tmp_path, name):
    with staged(tmp_path, name, FAR_SIZES[0], 100) as stage:
        for size, theme in product((*FAR_SIZES, SIZES[1]), ("light", "dark", "contrast")):
            stage.window.root.resize(*size)
            stage.preferences.change(theme=theme, log_open=False)
            settle()
            assert found_at_rest(stage, size) == [], (size, theme)


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("name", with_most_seats("-first"))
def test_on_the_plain_board_prompt_and_advice_fit_in_a_small_window_beside_the_log(qapp, tmp_path, name):
    with staged(tmp_path, name, SIZES[1], 200) as stage:
        stage.preferences.change(log_open=True)
        settle()
        assert not [fault for fault in faults(stage, SIZES[1]) if "overlap" in fault]


def buttons_of_moves(items):
    return [item for item in items.items() if item.property("actionName") is not None]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("turning-tides/table-promoting", 200),
        in_full("turning-tides/table-swapping", 200),
        ("onda/table-whole-move", 200),
        pytest.param("turning-tides/table-promoting", 100, marks=pytest.mark.slow),
        *(
            pytest.param(moment, 150, marks=pytest.mark.slow)
            for moment in (
                "turning-tides/table-promoting",
                "turning-tides/table-swapping",
                "onda/table-whole-move",
            )
        ),
    ],
)
def test_question_and_hint_do_not_touch_the_buttons_of_moves(qapp, tmp_path, name, text):
    with staged(tmp_path, name, SIZES[1], text) as stage:
        stage.window.root.grabWindow()
        items = StageItems(stage)
        highest = min(scene_box(button).top() for button in buttons_of_moves(items))
        [question] = [text for text in items.texts() if words_of(text) == stage.session.prompt]
        assert question.mapRectToScene(letters_box(question)).bottom() <= highest
        assert scene_box(items.button("Hint")).bottom() + AIR <= highest


@pytest.mark.slow
@pytest.mark.parametrize("text", [in_full(100), 150])
@pytest.mark.parametrize("name", [in_full("turning-tides/table-promoting"), "onda/table-whole-move"])
def test_what_a_move_would_do_is_written_no_larger_than_its_name(qapp, tmp_path, name, text):
    with staged(tmp_path, name, SIZES[1], text) as stage:
        stage.window.root.grabWindow()
        items = StageItems(stage)
        for button in buttons_of_moves(items):
            sizes = {words_of(text): fitted_size(text) for text in items.texts() if button.isAncestorOf(text)}
            assert sizes.pop(button.property("text")) >= max(sizes.values())


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_in_the_picture_of_the_middle_of_a_game_the_first_seat_chooses(setting):
    record = in_the_middle(record_of(setting.game.key, "pbbbb"[: setting.seats]))
    assert record.turns() > 5
    assert 0 in Table(setting.game, record).waiting_for()
    assert history_of(record, in_english).score_pad(record, 0) is None


@pytest.mark.parametrize(
    "name",
    [
        "table-5-first",
        *map(in_full, ("table-handing-on", "table-3-first", "table-5-middle")),
    ],
)
def test_each_own_card_shows_its_corner_with_number_and_symbol(qapp, tmp_path, name):
    with staged(tmp_path, f"turn-the-tide/{name}", SIZES[0], 100) as stage:
        for size in EVERY_SIZE:
            resize(stage, size)
            check_corners(StageItems(stage), size)


def check_corners(items, size):
    own = sorted(
        (item for item in items.items_named("piece") if item.property("own")),
        key=lambda item: item.property("slot"),
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


def longest_languages():
    """The two with most letters in all: one may be long where the other is not."""
    files = (resources() / "translations").glob("tide_gui_??.ts")
    lengths = {file.stem[-2:]: sum(map(len, said_in(file))) for file in files}
    return sorted(lengths, key=lengths.get)[-2:]


def said_in(file):
    return ["".join(said.itertext()).strip() for said in ElementTree.parse(file).iter("translation")]


def faults_in_words(stage, language, text):
    """The faults of the boxes of texts in a small window, in another language."""
    stage.preferences.change(language=language, text_size=text)
    resize(stage, SIZES[1])
    for _ in range(RESTS):
        stage.window.root.grabWindow()
        if not (found := list(faults_of_boxes(visible_texts(StageItems(stage)), SIZES[1]))):
            break
        settle(AT_REST)
    return found


@pytest.mark.parametrize("name", ["settings", "turn-the-tide/table-long", "turning-tides/table-crowded"])
def test_longer_words_neither_overlap_nor_are_cut_off(qapp, tmp_path, other_language, name):
    with staged(tmp_path, name, SIZES[1], 150) as stage:
        assert faults_in_words(stage, other_language, 150) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTLED)
def test_every_screen_has_room_for_longer_words(qapp, tmp_path, other_language, name):
    with staged(tmp_path, name, SIZES[1], 150) as stage:
        for language, text in (
            (other_language, 150),
            (other_language, 100),
            *((language, text) for language in longest_languages() for text in (150, 100)),
        ):
            assert faults_in_words(stage, language, text) == [], (language, text)
