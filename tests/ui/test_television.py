"""A table whose people all hold their cards on phones: it has no room for a hand, and is read from afar."""

from dataclasses import replace
from itertools import combinations

import pytest
from playing import in_full
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlExpression, qmlContext
from windows import NAMES, SOFT_HYPHEN, fitted_size, on_card

from tide_gui.presentation.onda.moments import OndaMoment
from tide_gui.presentation.pacing import SeatMoment
from tide_gui.presentation.turn_the_tide.struck import LAST_CHANCE
from tide_gui.shots.moments import LONG, in_the_middle, played, played_out, record_of
from tide_gui.store.settings import Settings
from tide_gui.table.record import LONGEST_NAME
from tide_gui.ui.app import phones

pytestmark = pytest.mark.usefixtures("fourth_game")
HD, FULL_HD, ULTRA_HD = (1280, 720), (1920, 1080), (3840, 2160)
TABLES = [("turn-the-tide", "pppp"), ("onda", "ppp"), ("turning-tides", "pp"), ("pebbles", "ppp")]
CROWDED = [("turn-the-tide", "ppppp"), ("onda", "ppppb"), ("turn-the-tide", "ppb")]
AT_SIZES = [
    (*TABLES[2], HD),
    *(in_full(*table, HD) for table in (*TABLES[:2], TABLES[3])),
    *(in_full(*table, size) for table in TABLES for size in (FULL_HD, ULTRA_HD)),
    *(in_full(*table, size) for table in CROWDED for size in (HD, FULL_HD)),
]
MOMENTS = {
    "turn-the-tide": [SeatMoment(LAST_CHANCE, seat, 2) for seat in range(3)],
    "onda": [OndaMoment("tide-low", 1, 0)],
}
ALIGNED = {Qt.AlignmentFlag.AlignLeft: 0, Qt.AlignmentFlag.AlignRight: 1}
ALIGNED |= {Qt.AlignmentFlag.AlignTop: 0, Qt.AlignmentFlag.AlignBottom: 1}
SPARE = {flag.value: part for flag, part in ALIGNED.items()}  # the part of the spare room before a text
AIR = 0.6  # above and below the letters of a line, together, as a multiple of their size
FAR = 30  # the least size of letters is this part of the height
NEARBY = 30  # points from a plate to the card that lies before it
LONGER = ("Annabel", "Bartholomew", "Cy", "Dorothea", "Evangeline")
LONGEST = tuple(name[:LONGEST_NAME] for name in LONG)
WORDS = (
    "Donaudampfschifffahr",
    "Konstantinopolitanis",
    "Bartholomäuskonradin",
    "Siebenschläferinnen",
    "Abcdefghijklmnopqrst",
)
READ = [
    ("onda", "pp", HD, LONGER),
    *(in_full(*table, size, LONGER) for table in (*TABLES, *CROWDED) for size in (HD, FULL_HD)),
    *(in_full(*table, HD, WORDS) for table in (CROWDED[0], *TABLES[1:3])),
]
AWAITED = [
    ("turn-the-tide", "ppppp", LONGEST, HD),
    in_full("turning-tides", "pp", WORDS, HD),
    *(
        in_full(game, players, names, size)
        for game, players in (("turn-the-tide", "ppppp"), ("onda", "ppppp"), ("turning-tides", "pp"))
        for names in (LONGEST, WORDS)
        for size in (HD, FULL_HD)
        if (game, names, size) not in {("turn-the-tide", LONGEST, HD), ("turning-tides", WORDS, HD)}
    ),
    *(in_full("pebbles", "ppp", names, HD) for names in (LONGEST, WORDS)),
]


def seated(window, record):
    """Open a table at which nobody has a phone yet."""
    window.program.dealer.sit_down(record, fresh=not record.entries)
    window.settle()
    return window


def new_game(window, game, players, names=NAMES):
    return seated(window, replace(window.record(players, names=names), game=game))


def on_phones(window):
    """Let all people hold their cards on phones."""
    assert window.program.phones, "made before anybody holds one"
    flow = window.session.controller.game.flow
    window.session.controller.phone_desk.hold(flow.people)
    window.settle()
    return window


def box(item):
    return item.mapRectToScene(item.boundingRect())


def plates(window):
    return [item for item in window.items() if item.property("kindLabel") and item.property("words")]


def plate(window, seat):
    return next(each for each in plates(window) if each.property("seat") == seat)


def pieces(window, *areas):
    return [piece for piece in window.items_named("piece") if piece.property("area") in areas]


def prompt(window):
    return next(text for text in window.texts() if text.property("text") == window.session.prompt)


def sizes_beside_hands(window):
    """The widths of all pieces that are in no hand, and the heights of the plates at the top."""
    found = [piece.width() for piece in window.items_named("piece") if piece.property("area") != "hand"]
    top = [each.height() for each in plates(window) if box(each).y() < window.root.height() / 4]
    return sum(found), sum(top)


def name_sizes(window):
    return [fitted_size(name) for name in window.items_named("name")]


@pytest.mark.parametrize(("game", "players", "size"), AT_SIZES)
def test_names_and_what_is_asked_are_read_from_afar_and_nothing_meets(open_window, game, players, size):
    window = on_phones(new_game(open_window(size=size, log_open=False), game, players, LONGER))
    sizes = name_sizes(window)
    assert len(sizes) == len(players)
    assert min(sizes) >= size[1] / FAR
    assert fitted_size(prompt(window)) >= size[1] / FAR
    apart = [*map(box, plates(window)), box(prompt(window))]
    assert [pair for pair in combinations(apart, 2) if pair[0].intersects(pair[1])] == []
    whole = window.root.contentItem().boundingRect()
    assert all(whole.contains(each) for each in apart)
    assert all(whole.contains(box(piece)) for piece in window.items_named("piece"))
    check_letters(window, game)
    check_places(window)


def seen(window):
    """All texts that are drawn; those of a hand that is covered by nothing else, too."""
    return [text for text in window.texts() if text.property("contentWidth") and is_opaque(text)]


def is_opaque(item):
    while item is not None and item.opacity():
        item = item.parentItem()
    return item is None


def aligned(text, way):
    """The number of an alignment, whose type is unknown to Python."""
    value, _ = QQmlExpression(qmlContext(text), text, f"{way}Alignment + 0").evaluate()
    return value


def painted(text):
    """Where the letters of a text are, without the air of their lines."""
    width, tall = text.property("contentWidth"), text.property("contentHeight")
    x = SPARE.get(aligned(text, "effectiveHorizontal"), 0.5) * (text.width() - width)
    y = SPARE.get(aligned(text, "vertical"), 0.5) * (text.height() - tall)
    air = AIR * fitted_size(text) / 2
    return text.mapRectToScene(QRectF(x, y, width, tall).adjusted(0, air, 0, -air))


def scale(item):
    return (item.mapToScene(QPointF(0, 1)) - item.mapToScene(QPointF(0, 0))).manhattanLength()


def check_letters(window, game):
    """No text is too small or cut off; a game without a board of its own writes as large as fits on cards."""
    least = window.root.height() / FAR
    texts = [text for text in seen(window) if game != "pebbles" or not on_card(text)]
    sizes = {text.property("text"): fitted_size(text) * scale(text) for text in texts}
    assert {words: size for words, size in sizes.items() if size < least - 0.5} == {}
    assert [
        text.property("text") for text in texts if text.property("truncated") and not is_widest(text)
    ] == []


def is_widest(text):
    """Whether a name is longer than any place for it; it is said on its plate."""
    return text.property("text").replace(SOFT_HYPHEN, "") == LONGEST[2]


def check_places(window):
    """No text of the table lies on another one or ends outside of the window."""
    texts = [(text.property("text"), painted(text)) for text in seen(window) if not on_card(text)]
    meeting = [(one[0], other[0]) for one, other in combinations(texts, 2) if one[1].intersects(other[1])]
    assert meeting == []
    whole = window.root.contentItem().boundingRect()
    assert [words for words, place in texts if not whole.contains(place)] == []


@pytest.mark.parametrize(("game", "players", "size", "names"), READ)
def test_every_text_is_read_from_afar_at_every_moment(open_window, game, players, size, names):
    window = open_window(size=size, log_open=False, first_times=False)
    record = replace(window.record(players, names=names), game=game)
    on_phones(seated(window, in_the_middle(record)))
    check_letters(window, game)
    check_places(window)
    for moment in MOMENTS.get(game, ()):
        window.session.controller.models.show_moment(moment)
        window.settle()
        assert window.items_named("momentPaper")
        check_letters(window, game)
    for moment in (after_a_round, played_out):
        on_phones(seated(window, moment(record)))
        check_letters(window, game)
    assert window.items_named("endPage")


@pytest.mark.parametrize(
    ("game", "players", "names"),
    [
        ("turning-tides", "pp", LONGEST),
        in_full("turning-tides", "pp", LONGER),
        in_full("turn-the-tide", "pppp", LONGER),
        in_full("turn-the-tide", "ppppp", LONGEST),
        in_full("onda", "ppp", LONGEST),
    ],
)
def test_buttons_for_who_is_late_are_large_and_leave_the_sentence_whole(
    sheet, monkeypatch, qtbot, game, players, names
):
    monkeypatch.setattr(phones, "LATE_MS", 50)
    opened = sheet(record_of(game, players, names), size=HD, log_open=False)
    opened.sit(*names[: len(players)])
    qtbot.waitUntil(lambda: len(opened.phones.late) == len(players))
    opened.driver.settle()
    [slip] = opened.driver.items_named("noticeSlip")
    slip.setProperty("notice", "")  # it goes by itself
    whole = opened.driver.root.contentItem().boundingRect()
    assert all(
        whole.contains(box(opened.driver.button(text))) for text in ("Call them", "Play at the screen")
    )
    check_letters(opened.driver, game)
    check_places(opened.driver)


def message(window):
    return next(text for text in window.texts() if text.property("text").startswith("Waiting for "))


def tips(window):
    return [area.property("words") for area in window.items_named("tipArea")]


@pytest.mark.parametrize(("game", "players", "names", "size"), AWAITED)
def test_of_long_names_all_are_read_or_counted(open_window, game, players, names, size):
    window = on_phones(
        new_game(open_window(size=size, log_open=False, first_times=False), game, players, names)
    )
    sentence = message(window)
    assert sentence.property("contentHeight") <= sentence.height() + 1
    check_letters(window, game)
    check_places(window)
    shown = {name.property("text").replace(SOFT_HYPHEN, "") for name in window.items_named("name")}
    assert shown == set(names[: len(players)])
    cut = [name for name in window.items_named("name") if name.property("truncated")]
    assert all(name.property("text").replace(SOFT_HYPHEN, "") in tips(window) for name in cut)


@pytest.mark.slow
def test_where_not_all_names_fit_some_are_counted(open_window):
    window = on_phones(new_game(open_window(size=HD, log_open=False), "turn-the-tide", "ppppp", LONGEST))
    assert message(window).property("text") == f"Waiting for {LONGEST[0]} and 4 other players."
    assert window.session.prompt in window.names_of(QAccessible.Role.StaticText)
    assert window.session.awaited == list(LONGEST)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_also_beside_the_log_all_names_fit_or_are_counted(open_window, size):
    window = open_window(size=size, log_open=True, text_size=200, first_times=False)
    on_phones(new_game(window, "turn-the-tide", "ppppp", LONGEST))
    window.click(window.button("Show the log"))
    sentence = message(window)
    assert sentence.property("contentHeight") <= sentence.height() + 1
    assert not sentence.property("truncated")


@pytest.mark.parametrize("size", [HD, in_full(FULL_HD)])
def test_a_card_of_this_turn_has_its_number(open_window, size):
    window = open_window(size=size, log_open=False, first_times=False)
    record = replace(window.record("pp", names=LONGER), game="turning-tides")
    on_phones(seated(window, played(record, is_revealed)))
    cards = [piece for piece in pieces(window, "chosen") if piece.property("face")]
    assert len(cards) == 2
    for card in cards:
        on_it = [text.property("text") for text in seen(window) if card.isAncestorOf(text)]
        assert on_it == [str(card.property("rank"))]


def is_revealed(table):
    return table.standing().step > 0 and table.view(0).revealed


def after_a_round(record):
    return played(record, lambda table: table.standing().round > 0 or table.outcome() is not None)


@pytest.mark.parametrize(("game", "players"), [*(in_full(*table) for table in TABLES[:3]), TABLES[3]])
def test_no_room_is_kept_for_a_hand_and_what_lies_elsewhere_becomes_larger(open_window, game, players):
    window = new_game(open_window(size=HD, log_open=False), game, players)
    if window.session.phase == "handing":
        window.session.raiseCurtain()
        window.settle()
    own = window.cards()[0].width()
    before = sizes_beside_hands(window)
    names = name_sizes(window)
    on_phones(window)
    after = sizes_beside_hands(window)
    assert not window.cards()
    assert max(card.width() for card in pieces(window, "hand")) < 0.8 * own
    assert after > before
    assert min(name_sizes(window)) > min(names)
    window.session.controller.phone_desk.hold(set())
    window.settle()
    if window.session.phase == "handing":
        window.session.raiseCurtain()
        window.settle()
    assert window.cards()[0].width() == own, "who comes back to the screen has the same table again"


@pytest.mark.parametrize(("game", "players"), [*(in_full(*table) for table in TABLES[:2]), TABLES[2]])
def test_where_a_reveal_waits_all_read_how_it_goes_on(open_window, game, players):
    window = on_phones(new_game(open_window(size=HD, log_open=False), game, players))
    window.session.controller.playback.awaits_click = True
    window.session.controller.refresh()
    window.settle()
    assert window.session.prompt == "Click, press a key, or go on at a phone."
    check_letters(window, game)
    check_places(window)


@pytest.mark.slow
def test_only_the_table_has_large_letters(open_window):
    window = on_phones(new_game(open_window(size=HD), "onda", "pp"))
    assert window.theme.property("textScale") == 24 / 15
    window.program.show("settings")
    assert window.theme.property("textScale") == 1
    window.program.show("table")
    window.preferences.change(text_size=200)
    assert window.theme.property("textScale") == 2, "who wants still larger ones has them"


def test_everybody_sees_who_is_still_choosing_and_who_has_laid_a_card(open_window):
    window = on_phones(new_game(open_window(size=HD, log_open=True), "turn-the-tide", "pppp"))
    assert (window.theme.property("far"), "Log" in window.words()) == (24, False)
    assert [each.property("due") for each in plates(window)] == [True] * 4
    desk = window.session.controller.phone_desk
    for seat in (0, 2):
        card = desk.shown(seat).hand[0].number
        for _ in range(2):
            desk.act(seat, desk.shown(seat).number, "press", card)
    window.settle()
    assert {each.property("seat") for each in plates(window) if each.property("due")} == {1, 3}
    assert window.session.prompt == "Waiting for Bo and Dot."
    laid = pieces(window, "chosen")
    assert {piece.property("seat") for piece in laid} == {0, 2}
    for piece in laid:
        near = box(plate(window, piece.property("seat"))).adjusted(-NEARBY, -NEARBY, NEARBY, NEARBY)
        assert near.intersects(box(piece))
        assert not any(box(each).intersects(box(piece)) for each in plates(window))
        assert not box(prompt(window)).intersects(box(piece))


def test_whoever_opens_the_log_sits_at_the_screen(open_window):
    window = on_phones(new_game(open_window(size=HD, log_open=True), "turn-the-tide", "pppp"))
    window.click(window.button("Show the log"))
    assert "Log" in window.words()
    assert window.theme.property("far") == 0
    window.click(window.button("Fold the log away"))
    assert window.theme.property("far") == 24


@pytest.mark.slow
def test_where_one_after_another_chooses_one_plate_is_marked(open_window):
    window = on_phones(new_game(open_window(size=HD, log_open=False), "onda", "ppp"))
    flow, desk = window.session.controller.game.flow, window.session.controller.phone_desk
    for seat in flow.owing:  # each hides two cards
        for card in desk.shown(seat).hand[:2]:
            desk.act(seat, desk.shown(seat).number, "press", card.number)
        desk.act(seat, desk.shown(seat).number, "offer", 0)
    window.settle()
    [seat] = window.session.controller.game.flow.owing
    assert {each.property("seat") for each in plates(window) if each.property("due")} == {seat}
    assert window.session.prompt == f"Waiting for {NAMES[seat]}."


def test_keys_for_a_hand_do_nothing_where_none_lies(open_window):
    window = on_phones(new_game(open_window(size=HD, log_open=False), "onda", "pp"))
    flow = window.session.controller.game.flow
    for key in (Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_Return):
        window.press(key)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_End):
        window.press(key)
    assert window.preferences.settings.sortings == Settings().sortings
    assert window.session.hint.stage == "none"
    assert window.session.controller.game.flow == flow
