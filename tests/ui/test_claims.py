"""The promised features, tried in a real window by mouse, touch and keyboard."""

from dataclasses import replace

import pytest
from by_hand import AttachedBench
from people_games import finished, keep
from playing import in_full
from PySide6.QtCore import Q_ARG, QCoreApplication, QEvent, QMetaObject, QMimeData, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from windows import WindowDriver

from tide_gui.characters import PERSON
from tide_gui.shots.moments import before_the_scores, played
from tide_gui.store.games_folder import GamesFolder

Key, Modifier = Qt.Key, Qt.KeyboardModifier
Role = QAccessible.Role
NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


def seated(window):
    return [row.name for row in window.session.seats.rows]


def turns(window):
    return window.session.controller.game.table.record.turns()


def play_a_hand(window):
    """Every bot and the person choose a move."""
    window.bots.answer_as_bots()
    if window.session.phase == "choosing":
        window.session.choice.make(bench_of(window).moves()[0])


def bench_of(window):
    return AttachedBench(window.session, window.bots)


def play_into(window, phase):
    """Sit down one turn before this phase, with bots alone, and play on until it is reached."""
    whole = finished("bbb")
    rewound = whole.rewound(whole.turns() - 1)
    last = before_the_scores(window.record("bbb")) if phase == "roundOver" else rewound
    window.program.dealer.sit_down(last, fresh=False)
    for _ in range(4):
        if window.session.phase == phase:
            return window.settle()
        if window.session.phase == "roundOver":
            window.session.seeScores()
        play_a_hand(window)
    raise AssertionError(f"phase {phase} was not reached")


@pytest.mark.slow
def test_a_tool_tip_closes_when_its_button_is_pressed_and_opens_again_later(open_window, qtbot):
    window = open_window()
    window.sit("pbb")
    button = window.button("Menu")
    point = button.mapToScene(QPointF(10, 10)).toPoint()
    for _ in range(2):
        QTest.mouseMove(window.root, point)
        qtbot.waitUntil(lambda: "Menu" in window.words())
        QTest.mouseClick(window.root, Qt.MouseButton.LeftButton, Modifier.NoModifier, point)
        qtbot.waitUntil(lambda: "Leave the table" in window.words())
        QTest.qWait(700)  # longer than the delay of a tip
        assert "Menu" not in window.words()
        window.press(Key.Key_Escape)
        QTest.mouseMove(window.root, point + QPointF(300, 300).toPoint())
        window.settle()


# -- a new game ----------------------------------------------------------------------------------


def test_a_game_of_five_is_set_up_and_started_by_keys_alone(open_window):
    window = open_window()
    window.press(Key.Key_N, Modifier.ControlModifier)
    assert window.program.page == "new-game"
    window.press(Key.Key_Tab)  # from the game to the number of seats
    window.press(Key.Key_Right)
    window.press(Key.Key_Right)
    for name in NAMES:
        window.press(Key.Key_Tab)
        window.replace_text(name)
        window.press(Key.Key_Tab)
        window.press(Key.Key_Home)  # a person
    window.tab_to("Start")
    window.press(Key.Key_Return)
    assert window.program.page == "table"
    assert seated(window) == list(NAMES)
    assert window.session.controller.game.players == (PERSON,) * 5


def test_a_wrong_form_cannot_be_started_and_says_why(open_window):
    window = open_window()
    window.press(Key.Key_N, Modifier.ControlModifier)
    window.press(Key.Key_Tab)
    window.press(Key.Key_Tab)
    window.program.newGame.setName(1, "Onno")
    window.replace_text("onno ")
    assert "Two seats are called onno." in window.words()
    assert not window.button("Start").isEnabled()
    window.press(Key.Key_Return)
    window.click(window.button("Start"))
    assert window.session is None
    window.replace_text("Ann")
    window.click(window.button("Start"))
    assert seated(window)[0] == "Ann"


# -- the list of games ---------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_that_is_open_elsewhere_opens_read_only(open_window, tmp_path):
    window, other = open_window(), None
    window.sit("pbb")
    other = open_window(tmp_path)
    other.program.show("games")
    other.settle()
    other.press(Key.Key_Return)
    assert other.session.lookingOnly
    assert "looking only" in other.words()
    assert not window.session.lookingOnly
    assert other.cards() == []


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["Documents", ""])
def test_a_copy_is_saved_under_the_same_name_in_the_documents_or_home_folder(
    open_window, tmp_path, monkeypatch, folder
):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    (tmp_path / folder).mkdir(exist_ok=True)
    window = open_window(tmp_path / "mine")
    window.sit("pbb")
    play_a_hand(window)
    window.program.show("games")
    window.settle()
    window.click(window.button("Save a copy"))
    [dialog] = [thing for thing in window.root.findChildren(QObject) if thing.inherits("QQuickFileDialog")]
    assert dialog.property("visible")
    QMetaObject.invokeMethod(dialog, "accept")
    window.settle()
    [saved] = GamesFolder(window.folders.games).all()
    assert (tmp_path / folder / saved.path.name).read_bytes() == saved.path.read_bytes()


def played_game(window):
    """The saved record of a game in which one hand was played."""
    window.sit("pbb")
    play_a_hand(window)
    [saved] = GamesFolder(window.folders.games).all()
    return saved.path.read_bytes()


# PySide6 6.12 wants a QPointF, which older ones do not take.
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*QDragEnterEvent:DeprecationWarning")
def test_a_dropped_record_opens_read_only_and_is_played_on_as_a_copy(open_window, tmp_path):
    window = open_window(tmp_path / "mine")
    file = tmp_path / "from a friend.tide"
    file.write_bytes(played_game(window))
    before = file.read_bytes(), file.stat().st_mtime_ns
    window.program.closeGame()
    drop(window, file)
    assert window.program.page == "table"
    assert window.session.lookingOnly
    window.click(window.button("Play on"))
    assert not window.session.lookingOnly
    play_a_hand(window)
    window.settle()
    assert turns(window) == 2
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    assert len(GamesFolder(window.folders.games).all()) == 2


@pytest.mark.slow
def test_the_open_button_opens_a_game_from_any_folder(open_window, tmp_path):
    window = open_window(tmp_path / "mine")
    elsewhere = tmp_path / "elsewhere.tide"
    elsewhere.write_bytes(played_game(window))
    window.program.show("games")
    window.settle()
    window.click(window.button("Open a file"))
    [dialog] = [thing for thing in window.root.findChildren(QObject) if thing.inherits("QQuickFileDialog")]
    assert dialog.property("visible")
    QMetaObject.invokeMethod(dialog, "chosen", Q_ARG("QUrl", QUrl.fromLocalFile(elsewhere)))
    window.settle()
    assert window.program.page == "table"
    assert window.session.lookingOnly


def drop(window, file):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    point, action, button = QPointF(600, 400), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    entered = QDragEnterEvent(point.toPoint(), action, data, button, Modifier.NoModifier)
    QGuiApplication.sendEvent(window.root, entered)
    dropped = QDropEvent(point, action, data, button, Modifier.NoModifier, QEvent.Type.Drop)
    QGuiApplication.sendEvent(window.root, dropped)
    window.settle()


# -- menus ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_menu_of_a_seat_lets_a_bot_play_on(open_window):
    window = open_window()
    window.sit("pbb")
    window.tab_until(lambda item: item.property("name") == "Ann")
    window.press(Key.Key_Return)
    window.down_to("Let a bot play on")
    window.press(Key.Key_Return)
    assert any("A bot plays for Ann to the end of the game" in words for words in window.words())
    window.agree()
    assert PERSON not in window.session.controller.game.players
    assert window.session.pace.watching


def test_the_table_is_left_by_its_menu_and_continued_from_the_home_page(open_window):
    window = open_window()
    window.sit("pbb")
    play_a_hand(window)
    window.settle()
    window.tab_to("Menu")
    window.press(Key.Key_Return)
    window.down_to("Leave the table")
    window.press(Key.Key_Return)
    assert window.program.page == "home"
    assert window.session is None
    assert window.focus().property("text") == "Continue"
    window.press(Key.Key_Return)
    assert window.program.page == "table"
    assert turns(window) == 1
    assert len(window.cards()) == 11


# -- settings ------------------------------------------------------------------------------------


def test_settings_changed_by_mouse_apply_at_once_and_are_saved(open_window, tmp_path):
    window = open_window()
    window.click(window.button("Settings"))
    light, height = window.root.property("color"), letter_height(window)
    window.click(window.button("Dark"))
    assert window.root.property("color").lightness() < light.lightness()
    slider = next(item for item in window.items() if item.property("name") == "Text size")
    window.click(slider, QPointF(slider.width() - 15, slider.height() / 2))
    assert window.preferences.settings.text_size == 200
    assert letter_height(window) > height
    while window.button("Brisk").mapToScene(QPointF()).y() > 600:
        window.wheel(window.root.contentItem(), -3)
    window.click(window.button("Brisk"))
    assert window.preferences.settings.speed == "brisk"
    window.preferences.flush()
    again = WindowDriver(tmp_path, window.qtbot, speed="brisk")
    settings = again.preferences.settings
    again.close()
    assert (settings.theme, settings.text_size, settings.speed) == ("dark", 200, "brisk")


def test_the_speeds_in_the_settings_stand_from_slow_to_fast(open_window):
    window = open_window(speed="calm")
    window.program.show("settings")
    window.settle()
    window.tab_to("Calm")
    glides = [window.theme.property("glide")]
    for speed, label in (("brisk", "Brisk"), ("off", "At once")):
        window.press(Qt.Key.Key_Right)
        assert window.focus().property("text") == label
        assert window.preferences.settings.speed == speed
        glides.append(window.theme.property("glide"))
    assert glides[0] > glides[1] > glides[2] == 0
    window.press(Qt.Key.Key_Right)
    assert window.preferences.settings.speed == "off"


def letter_height(window):
    return max(item.height() for item in window.texts() if item.property("text") == "Reduced motion")


# -- looking back --------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_line_of_the_log_shows_its_moment_by_mouse_and_by_return(open_window):
    window = open_window()
    window.sit("pbb")
    play_a_hand(window)
    window.settle()
    assert len(window.cards()) == 11
    window.click(window.log_line("Preservers: "))
    assert window.session.lookingBack
    assert len([item for item in window.items_named("piece") if item.property("own")]) == 12
    window.click(window.button("Back to now"))
    assert not window.session.lookingBack
    assert len(window.cards()) == 11
    window.tab_until(lambda item: kind_of(item) == "log")
    window.press(Key.Key_Home)
    window.press(Key.Key_Up)
    window.press(Key.Key_Return)
    assert window.session.lookingBack
    window.tab_to("Back to now")
    window.press(Key.Key_Return)
    assert not window.session.lookingBack


# -- the score pad and the end -------------------------------------------------------------------


@pytest.mark.slow
def test_a_key_that_is_held_down_presses_a_button_once(open_window):
    window = open_window()
    window.sit("ppb")
    held = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True, count=1
    )
    QCoreApplication.sendEvent(window.root, held)
    assert window.session.phase == "handing"
    window.press(Key.Key_Return)
    assert window.session.phase == "choosing"


def test_the_score_pad_and_the_end_page_are_used_by_keys(open_window):
    window = open_window()
    play_into(window, "roundOver")
    assert window.items_named("scorePad")
    assert window.focus().property("text") == "Next round"
    window.press(Key.Key_Return)
    assert not window.items_named("scorePad")
    play_into(window, "over")
    assert window.focus().property("text") == "Again"
    roles = {node.role() for node in window.nodes()}
    assert {Role.Table, Role.Row, Role.Cell, Role.ColumnHeader} <= roles
    hands = [node for node in window.nodes_with_role(Role.Row) if "Hand first dealt" in name_of(node)]
    assert len(hands) == 3
    assert len(window.nodes_with_role(Role.Cell)) == 9
    window.press(Key.Key_Escape)
    assert not window.items_named("endPage")
    window.tab_to("The result")
    window.press(Key.Key_Return)
    assert window.items_named("endPage")
    window.tab_to("Home")
    window.press(Key.Key_Return)
    assert window.program.page == "home"


@pytest.mark.slow
def test_a_finished_game_that_is_opened_over_the_end_of_another_shows_its_own_details(open_window, tmp_path):
    window = open_window()
    shown = [
        ("bbb", "turn-the-tide"),
        ("bbbbb", "turn-the-tide"),
        ("bb", "turning-tides"),
        ("bb", "onda"),
        ("bb", "turning-tides"),
    ]
    headings = {
        "turn-the-tide": "The same cards, in other hands",
        "turning-tides": "The course of the game",
        "onda": "Round by round",
    }
    for players, game in shown:
        window.program.open(str(keep(tmp_path, f"{game}-{len(players)}.tide", finished(players, game=game))))
        window.settle()
        assert window.items_named("endPage")
        assert [words for words in window.words() if words in headings.values()] == [headings[game]]
        hands = [node for node in window.nodes_with_role(Role.Row) if "Hand first dealt" in name_of(node)]
        assert len(hands) == (len(players) if game == "turn-the-tide" else 0)


@pytest.mark.slow
def test_the_end_page_shows_that_more_follows_below(open_window):
    window = open_window()
    play_into(window, "over")
    assert len(window.items_named("moreBelow")) == 1
    window.press(Key.Key_End)
    assert window.items_named("moreBelow") == []
    window.root.resize(1280, 2000)
    window.press(Key.Key_Home)
    assert window.items_named("moreBelow") == []


def name_of(node):
    return node.text(QAccessible.Text.Name)


# -- time ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_of_bots_is_paused_stepped_and_resumed(open_window):
    window = open_window()
    window.sit("bbb")
    window.click(window.button("Pause"))
    window.bots.answer_as_bots()
    window.settle()
    assert turns(window) == 0
    window.tab_to("Step")
    window.press(Key.Key_Return)
    assert turns(window) == 1
    window.bots.answer_as_bots()
    window.settle()
    assert turns(window) == 1
    window.click(window.button("Resume"))
    assert turns(window) == 2
    window.bots.answer_as_bots()
    assert turns(window) == 3


@pytest.mark.slow
def test_a_round_without_people_is_run_out_at_once(open_window):
    window = open_window()
    drowned = played(window.record("pbbb"), lambda table: not table.view(None).places[0].afloat)
    window.program.dealer.sit_down(drowned, fresh=False)
    window.preferences.change(speed="calm")
    window.settle()
    window.click(window.button("Finish the round"))
    while window.session.phase != "roundOver":
        assert not window.session.pace.canSkip
        window.bots.answer_all()
    window.settle()
    assert window.items_named("scorePad")


# -- touch and keys ------------------------------------------------------------------------------


def test_a_card_is_picked_and_played_by_touch(open_window):
    window = open_window()
    window.sit("pbb")
    card = window.cards()[3]
    move = str(card.property("face"))
    finger = QTest.createTouchDevice()
    window.tap(card, finger)
    assert bench_of(window).chosen() == ""
    assert card.property("picked")
    window.tap(card, finger)
    assert bench_of(window).chosen() == move


@pytest.mark.parametrize("key", ["onda", in_full("turning-tides")])
def test_a_duel_is_played_by_mouse_on_pieces_and_buttons(open_window, key):
    window = open_window()
    window.program.dealer.sit_down(replace(window.record("pb"), game=key), fresh=True)
    window.settle()
    for _ in range(30):
        window.bots.answer_as_bots()
        if window.session.phase == "roundOver":
            window.click(window.button("Next round"))
        elif offers := window.session.offers.rows:
            window.click(window.button(offers[0].text))
        else:
            window.click(next(piece for piece in window.items_named("piece") if fits_the_picks(piece)))
    assert turns(window) >= 10


def fits_the_picks(piece):
    return piece.property("choosable") and piece.property("fits") and not piece.property("picked")


@pytest.mark.slow
def test_full_screen_the_keys_and_the_rules_leave_the_game_alone(open_window):
    window = open_window()
    window.sit("pbb")
    window.press(Key.Key_F11)
    assert window.root.visibility() == window.root.Visibility.FullScreen
    window.press(Key.Key_F11)
    assert window.root.visibility() == window.root.Visibility.Windowed
    window.press("?")
    assert "Keys" in window.words()
    window.press(Key.Key_Escape)
    assert "Keys" not in window.words()
    window.press(Key.Key_F1)
    assert window.program.page == "rules"
    window.bots.answer_as_bots()
    window.press(Key.Key_Escape)
    assert window.program.page == "table"
    window.press(Key.Key_Right)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    assert turns(window) == 1


def test_tab_goes_through_hand_buttons_seats_and_log(open_window):
    window = open_window()
    window.sit("pbbbb")
    window.press(Key.Key_Home)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    window.press(Key.Key_Home)
    chain = window.tab_chain()
    last = max(number for number, item in enumerate(chain) if kind_of(item) == "log")
    order = chain[last + 1 :] + chain[: last + 1]  # the chain is a ring: start after the log
    seats = [item.property("name") for item in order if kind_of(item) == "seat"]
    assert seats == list(NAMES)
    ranks = {"card": 0, "Take it back": 1, "seat": 2, "Menu": 3, "log": 4}
    found = [ranks[kind_of(item)] for item in order if kind_of(item) in ranks]
    assert found == sorted(found)
    assert set(found) == set(ranks.values())


def kind_of(item):
    if item.objectName() == "piece":
        return "card"
    if item.property("kind") in ("heading", "fact", "mark"):
        return "log"
    return "seat" if item.property("player") else item.property("text")


# -- accessibility --------------------------------------------------------------------------------

PAGES = (
    *("home", "new-game", "games", "people", "person", "settings", "learn", "rules"),
    *("today", "ladder", "portrait", "about"),
    *("table", "curtain", "scorePad", "endPage"),
)
STRUCTURE = {Role.Client, Role.Window, Role.Pane, Role.Grouping, Role.List, Role.Application, Role.Dialog}
BY_ARROWS = {Role.RadioButton, Role.ListItem}  # their group is reached by Tab


@pytest.mark.parametrize("page", PAGES)
def test_what_can_be_pressed_has_a_name_and_is_reached_by_tab(open_window, page):
    window = open_window()
    show(window, page)
    pressable = []
    for node in window.nodes():
        name, role = name_of(node), node.role()
        assert name or role in STRUCTURE, (role, node.object())
        actions = node.actionInterface().actionNames() if node.actionInterface() else []
        if "Press" in actions or "Toggle" in actions:
            pressable.append(node)
    assert pressable
    reached = window.tab_chain()
    for node in pressable:
        usable = node.role() not in (*BY_ARROWS, Role.StaticText) and not node.state().disabled
        if usable and not name_of(node).startswith("weather card"):
            assert node.object() in reached, name_of(node)


def meet(window):
    """Show the list of people, and choose one for the page after it."""
    keep(window.folders.games, "finished.tide", finished())
    window.program.show("people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.people.choose("Ann")


def show(window, page):
    if page in ("table", "games"):
        window.sit("pbb")
    if page == "games":
        window.program.closeGame()
    if page in ("people", "person"):
        meet(window)
    if page == "curtain":
        window.sit("ppb")
    elif page == "portrait":
        window.program.showPortrait("gull")
    elif page in ("scorePad", "endPage"):
        play_into(window, {"scorePad": "roundOver", "endPage": "over"}[page])
    elif page != "table":
        window.program.show(page)
    window.settle()


@pytest.mark.slow
def test_the_menu_on_the_curtain_offers_no_surrender_because_nobody_has_the_screen(open_window):
    window = open_window()
    window.program.dealer.sit_down(replace(window.record("pp"), game="onda"))
    window.settle()
    for phase, offered in (("handing", False), ("choosing", True)):
        assert window.session.phase == phase
        window.press(Key.Key_F10)
        assert "Leave the table" in window.words()
        assert ("Surrender" in window.words()) == offered
        window.press(Key.Key_Escape)
        window.session.raiseCurtain()
        window.settle()


def test_behind_the_curtain_a_screen_reader_finds_nothing_of_the_table(open_window):
    window = open_window()
    window.sit("ppb")
    names = {name_of(node) for node in window.nodes()}
    window.press(Key.Key_Return)
    assert window.session.viewer == 0
    words = {"Hand the screen to Ann", "The others look away."}
    buttons = {"Menu", "I am Ann", "Hold cards on phones"}
    assert names - {""} == {"Tide Table"} | words | buttons


# -- errors --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.qt_log_ignore("is gone")  # QML logs it, too
def test_a_program_error_is_reported_and_the_game_goes_on(open_window, monkeypatch, capsys):
    window = open_window()
    window.sit("pbb")
    first, second = window.cards()[3:5]
    secret = first.property("face")

    def fails(move):
        raise LookupError(f"card {secret} is gone")

    with window.window.faults_reported(), monkeypatch.context() as broken:
        broken.setattr(window.session.choice, "make", fails)
        window.click_card(first)
        window.click_card(first)
    assert "Something went wrong" in window.words()
    [report] = window.folders.logs.iterdir()
    text = report.read_text("utf-8")
    assert "LookupError" in text
    assert f"card {secret}" not in text
    assert f"card {secret}" not in capsys.readouterr().err
    assert any(str(report) in words for words in window.words())
    window.click(window.button("Copy details"))
    assert QGuiApplication.clipboard().text() == text
    window.press(Key.Key_Escape)
    assert window.program.errorMessage == ""
    move = str(second.property("face"))
    window.click_card(second)
    window.click_card(second)
    assert bench_of(window).chosen() == move


def test_a_game_that_cannot_be_saved_says_so_at_the_table(open_window, monkeypatch):
    window = open_window()
    window.sit("pbb")

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(GamesFolder, "write", full)
        play_a_hand(window)
        window.settle()
    assert "Not saved" in window.words()
    assert any("No space left on device" in name_of(node) for node in window.nodes())
    window.click(window.button("Not saved"))
    assert any("No space left on device" in words for words in window.words())
    window.press(Key.Key_Escape)
    play_a_hand(window)
    window.settle()
    assert "Not saved" not in window.words()
    assert turns(window) == 2
