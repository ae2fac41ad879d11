"""The real window, drawn offscreen: what a player sees, presses and hears."""

import json
import os
import re
import signal
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import people_games
import pytest
import windows
from by_hand import AttachedBench
from playing import in_full
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from windows import WindowBots, WindowDriver, process_events

from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.text import in_english
from tide_gui.rules.onda.state import cards_of
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.settings import Window as Geometry
from tide_gui.store.settings import read_settings
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Turn
from tide_gui.ui.app.pages import PAGES
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence, Sounds
from tide_gui.ui.app.window import FRAME, Window, clamped, first_place

Key = Qt.Key


def hands_played(window):
    return window.session.controller.game.table.record.turns()


def chosen(window):
    """The move that the person at the screen has sealed."""
    return AttachedBench(window.session, window.bots).chosen()


def move_of(card):
    """The written move: in Turn the Tide the number of the card."""
    return str(card.property("face"))


@pytest.mark.slow
def test_from_the_first_start_to_the_end_of_a_game_by_mouse(open_window):
    window = open_window()
    assert window.program.firstStart
    window.click(window.button("Play"))
    assert window.program.page == "table"
    for _ in range(3 * 12 * 4):
        window.bots.answer_as_bots()
        match window.session.phase:
            case "choosing":
                card = window.cards()[0]
                window.click_card(card)
                window.click_card(window.cards()[0])
            case "roundOver":
                window.click(window.button("Next round"))
            case "over":
                break
            case "showing":
                window.settle()
    assert window.session.phase == "over"
    window.settle()
    window.click(window.button("Again"))
    assert window.session.phase in ("showing", "choosing")
    assert hands_played(window) == 0


def test_the_first_start_asks_for_a_name_that_can_be_skipped(open_window):
    window = open_window()
    assert "Your name, if you like" in window.words()
    window.press(Key.Key_Tab)
    for letter in "Ada":
        window.press(letter)
    window.press(Key.Key_Return)
    assert window.session.seats.rows[0].name == "Ada"
    window.program.closeGame()
    window.settle()
    assert "Your name, if you like" not in window.words()
    assert window.preferences.settings.person == "Ada"


def test_the_name_that_a_former_version_gave_is_asked_for_until_it_is_confirmed(open_window, tmp_path):
    people_games.keep(tmp_path / "games", "a.tide", people_games.finished("pbb", names=("Marit", "Bo", "Cy")))
    table = {"game": "onda", "names": ["Marit"], "players": ["person"], "seats": 3, "options": {}}
    window = open_window(table=table)
    assert (typed_name(window), window.program.asksName) == ("Marit", True)
    window.tab_until(lambda item: item.property("text") == "Marit")
    window.press(Key.Key_Return)
    assert window.program.page == "home"
    assert (window.program.ownName, window.program.asksName) == ("Marit", False)


def typed_name(window):
    [field] = [item for item in window.items() if item.inherits("QQuickTextField") and item.isVisible()]
    return field.property("text")


def name_after_another_page(window):
    window.click(window.button("Settings"))
    window.program.back()
    window.settle()
    return typed_name(window)


@pytest.mark.slow
def test_when_all_games_are_deleted_the_name_of_the_last_one_stands_there(open_window):
    window = open_window()
    window.press(Key.Key_Tab)
    window.press("A")
    window.click(window.button("Play"))
    window.program.closeGame()
    for path in window.folders.games.glob("*.tide"):
        window.program.trash.delete(str(path))
    assert name_after_another_page(window) == "A"
    window.click(window.button("Play"))
    assert window.session.seats.rows[0].name == "A"


@pytest.mark.slow
def test_a_name_that_was_typed_is_still_there_after_another_page(open_window):
    window = open_window()
    window.press(Key.Key_Tab)
    window.press("A")
    assert name_after_another_page(window) == "A"


def test_the_first_click_picks_and_never_plays(open_window):
    window = open_window()
    window.sit("pbb")
    window.click_card(window.cards()[2])
    assert chosen(window) == ""
    window.click_card(window.cards()[5])
    assert chosen(window) == ""
    move = move_of(window.cards()[5])
    window.click_card(window.cards()[5])
    assert chosen(window) == move


def test_a_card_is_played_by_dragging_it_onto_the_sea(open_window):
    window = open_window()
    window.sit("pbb")
    card = window.cards()[4]
    move = move_of(card)
    window.drag(card, QPoint(600, 380))
    assert chosen(window) == move


@pytest.mark.slow
def test_a_card_dropped_in_the_hand_is_not_played(open_window):
    window = open_window()
    window.sit("pbb")
    card = window.cards()[4]
    window.drag(card, card.mapToScene(card.boundingRect().center()).toPoint() + QPoint(30, -20))
    assert chosen(window) == ""


def a_card_that_plays_alone(window):
    """Play until one card alone makes a move, and return it."""
    while True:
        choice = window.session.choice
        for card in window.cards():
            if choice.canPlayPiece(card.property("index")):
                return card
        if window.session.deciding:
            choice.make(AttachedBench(window.session, window.bots).moves()[0])
        window.bots.answer_as_bots()
        window.settle()


def drop_place(window):
    """The area on the screen that is lit while a card is dragged; empty if none is."""
    for place in window.items_named("dropPlace"):
        return place.mapRectToScene(place.boundingRect()).toRect()
    return QRect()


@pytest.mark.parametrize("game", [*map(in_full, ["pebbles", "turn-the-tide", "onda"]), "turning-tides"])
@pytest.mark.usefixtures("fourth_game")
def test_while_a_card_is_dragged_the_place_that_plays_it_is_lit(open_window, game):
    window = open_window(size=(1024, 600))
    players = "pb" if game == "turning-tides" else "pbb"
    window.program.dealer.sit_down(replace(window.record(players), game=game), fresh=True)
    window.settle()
    card = a_card_that_plays_alone(window)
    assert drop_place(window).isEmpty()
    window.carry(card, QPoint(400, 300))
    lit = drop_place(window)
    assert lit.contains(QPoint(400, 300))
    assert lit.height() > 200
    turns = window.session.controller.game.table.record.turns()
    window.drop(QPoint(400, 300))
    assert drop_place(window).isEmpty()
    assert chosen(window) or window.session.controller.game.table.record.turns() > turns


@pytest.mark.parametrize(
    "spot", [(1150, 300), in_full((640, 20)), in_full((3, 300))], ids=["log", "bar", "edge of the window"]
)
def test_a_card_dropped_beside_the_lit_place_goes_back(open_window, spot):
    window = open_window(log_open=True)
    window.sit("pbb")
    card = window.cards()[4]
    before = card.position()
    window.drag(card, QPoint(*spot))
    assert chosen(window) == ""
    assert card.position() == before


@pytest.mark.slow
def test_cards_that_are_picked_are_dragged_together(open_window):
    window, table = open_window(), QPoint(600, 380)
    window.program.dealer.sit_down(replace(window.record("pbb"), game="onda"), fresh=True)
    window.settle()
    first, other = window.cards()[1], window.cards()[5]
    window.carry(first, table)
    assert drop_place(window).isEmpty()
    window.drag(first, table)
    assert first.property("picked"), "it is half of a move"
    before = first.position()
    window.carry(other, table)
    assert first.position() != before
    assert "Drop the cards here to play them" in window.words()
    window.drag(other, table)
    assert chosen(window).startswith("wilds ")


@pytest.mark.slow
def test_a_card_that_was_dropped_is_taken_back_as_one_that_was_pressed(open_window):
    window = open_window()
    window.sit("pbb")
    window.drag(window.cards()[4], QPoint(600, 380))
    assert chosen(window)
    window.click(window.button("Take it back"))
    assert chosen(window) == ""
    assert len(window.cards()) == 12


@pytest.mark.slow
def test_five_people_play_a_hand_by_keyboard_alone(open_window):
    window = open_window()
    window.sit("ppppp")
    for seat in range(5):
        assert window.session.phase == "handing"
        assert window.cards() == []
        window.press(Key.Key_Return)
        assert window.session.viewer == seat
        move = move_of(window.cards()[1])
        window.press(Key.Key_Home)
        window.press(Key.Key_Right)
        window.press(Key.Key_Return)
        assert chosen(window) == ""
        window.press(Key.Key_Return)
        if seat < 4:
            assert chosen(window) == move
            assert window.session.canHandOn
            window.press(Key.Key_Return)
    assert hands_played(window) == 1
    assert window.session.phase == "handing"


@pytest.mark.slow
def test_two_people_and_a_bot_play_two_hands_by_mouse(open_window):
    window = open_window()
    window.sit("ppb")
    for hand in (1, 2):
        window.bots.answer_as_bots()
        for turn in range(2):
            name = window.session.askedName
            window.click(window.button(f"I am {name}"))
            cards = window.cards()
            assert len(cards) == 13 - hand
            move = move_of(cards[6])
            if turn:
                window.click_card(cards[6])
                assert chosen(window) == ""
                window.click_card(window.cards()[6])
            else:
                window.drag(cards[6], QPoint(600, 380))
                assert chosen(window) == move
                window.click(window.button("Hand on"))
        assert hands_played(window) == hand


@pytest.mark.slow
def test_a_card_picked_by_one_person_is_not_picked_for_the_next(open_window):
    window = open_window()
    window.sit("ppb")
    window.press(Key.Key_Return)
    window.click_card(window.cards()[3])
    window.click_card(window.cards()[3])
    window.click_card(window.cards()[5])
    window.press(Key.Key_Escape)
    window.session.choice.make(move_of(window.cards()[0]))
    window.settle()
    window.click_card(window.cards()[7])
    window.session.handOn()
    window.settle()
    window.press(Key.Key_Return)
    assert not any(card.property("picked") for card in window.cards())


def press_with_keys(window, text):
    for _ in range(40):
        item = window.root.activeFocusItem()
        if item is not None and item.property("text") == text:
            window.press(Key.Key_Return)
            return
        window.press(Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {text}")


def test_digits_jump_to_a_card_and_escape_takes_the_choice_back(open_window):
    window = open_window()
    window.sit("pbb")
    move = move_of(window.cards()[7])
    for digit in move:
        window.press(getattr(Key, f"Key_{digit}"))
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    assert chosen(window) == move
    window.press(Key.Key_Escape)
    assert chosen(window) == ""


def test_a_hand_is_played_through_the_accessible_tree_alone(open_window):
    window = open_window()
    window.sit("pbb")
    window.bots.answer_as_bots()
    for _ in range(2):
        card = next(
            node for node in window.nodes() if node.text(QAccessible.Text.Name).startswith("weather card")
        )
        card.actionInterface().doAction(QAccessibleActionInterface.pressAction())
        window.settle()
    assert hands_played(window) == 1
    names = {node.text(QAccessible.Text.Name) for node in window.nodes()}
    assert any(" takes the " in name for name in names)
    assert any(name.startswith("Bo, Drifter, random, ") for name in names)


def plates(window):
    """What each seat has, without whether it has chosen."""
    return [(own.tide, own.up, own.down, own.score) for own in (row.own for row in window.session.seats.rows)]


@pytest.mark.slow
def test_a_killed_game_is_resumed_and_the_open_choice_is_asked_again(open_window, tmp_path):
    window = open_window()
    window.sit("pbb")
    for _ in range(2):
        window.bots.answer_as_bots()
        window.session.choice.make(move_of(window.cards()[0]))
        window.settle()
    window.session.choice.make(move_of(window.cards()[3]))
    assert chosen(window) != ""
    log = [row.text for row in window.session.log.rows]
    seats = plates(window)
    window.session.controller.game.autosave.close()  # frees the lock, as killing the process does
    again = open_window(tmp_path)
    assert again.program.lastGame.exists
    again.program.continueGame()
    again.settle()
    assert again.session.phase == "choosing"
    assert chosen(again) == ""
    assert [row.text for row in again.session.log.rows] == log
    assert plates(again) == seats
    assert len(again.cards()) == 10


def test_ctrl_z_takes_the_last_turn_back(open_window):
    window = open_window()
    window.sit("pbb")
    window.bots.answer_as_bots()
    window.session.choice.make(move_of(window.cards()[0]))
    window.settle()
    assert hands_played(window) == 1
    window.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.agree()
    assert hands_played(window) == 0
    assert window.session.practice


def test_any_key_skips_the_animation(open_window):
    window = open_window(speed="calm")
    window.sit("pbb")
    assert window.session.pace.canSkip
    window.press(Key.Key_Space)
    assert window.session.phase == "choosing"


def test_resizing_during_an_animation_leaves_every_card_inside_the_window(open_window):
    window = open_window(speed="calm")
    window.sit("pbb")
    window.press(Key.Key_Space)
    window.bots.answer_as_bots()
    window.session.choice.make(move_of(window.cards()[4]))
    window.root.resize(1024, 640)
    window.settle()
    window.press(Key.Key_Space)
    window.qtbot.waitUntil(lambda: not any(piece.property("moving") for piece in window.items_named("piece")))
    for card in window.cards():
        corner = card.mapToScene(card.boundingRect().bottomRight())
        assert corner.x() <= 1024
        assert corner.y() <= 640 + 1


@pytest.mark.parametrize("page", [*map(in_full, ["home", "new-game", "settings", "about"]), "games", "rules"])
def test_every_page_opens_and_goes_back_by_escape(open_window, page):
    window = open_window()
    window.program.show(page)
    window.settle()
    assert window.texts()
    if page != "home":
        window.press(Key.Key_Escape)
        assert window.program.page == "home"


def test_the_list_of_keys_opens_and_closes(open_window):
    window = open_window()
    window.press("?")
    assert any("Keys" in item.property("text") for item in window.texts())
    window.press(Key.Key_Escape)
    assert not any(item.property("text") == "Keys" for item in window.texts())


def test_an_error_message_is_a_dialog_that_escape_closes(open_window):
    window = open_window()
    window.program.show_error("Something is wrong with game.tide.")
    window.settle()
    assert any("game.tide" in item.property("text") for item in window.texts())
    window.press(Key.Key_Escape)
    assert window.program.errorMessage == ""


def weather_leaks(window, texts, state, viewer):
    """Hidden weather cards that are drawn or told; each is in the deck only once."""
    hidden = {card for seat, cards in enumerate(state.cards) if seat != viewer for card in cards}
    drawn = {piece.property("face") for piece in pieces_of(window, "weather")}
    return (drawn & hidden) | {
        card for card in hidden if any(f"weather card {card}," in text for text in texts)
    }


def wave_leaks(window, texts, state, viewer):
    """Wave cards of which more are drawn, or named as pieces, than lie open or belong to the viewer.

    Own cards that are not named count, too: then nothing was compared.
    """
    mine = [*state.hands[viewer], *state.wilds[viewer]] if viewer >= 0 else []
    known = [card for seat, cards in enumerate(state.shown) if seat != viewer for card in cards]
    laid = cards_of(state.trick)
    drawn = Counter(piece.property("face") for piece in pieces_of(window, "wave"))
    named = Counter(text for text in map(plain_card, texts) if text)
    own, others = (Counter(map(OndaText(in_english).card, cards)) for cards in (mine, known))
    return (drawn - Counter([*mine, *known, *laid])) + (named - own - others) + (own - named)


def plain_card(text):
    """The card in a hand or among the wilds that a name tells; empty for other texts."""
    found = re.fullmatch(r"(?:wild )?((?:shell|star) \d+)(?:, \d+ of \d+)?", text)
    return found[1] if found else ""


def pieces_of(window, kind):
    """The drawn pieces of a kind that lie face up."""
    pieces = [piece for piece in window.items_named("piece") if piece.property("kind") == kind]
    return [piece for piece in pieces if piece.property("face")]


@pytest.mark.parametrize(
    ("game", "players", "leaks"),
    [
        ("turn-the-tide", "pppb", weather_leaks),
        in_full("onda", "pp", wave_leaks),
        in_full("onda", "ppppp", wave_leaks),
    ],
)
def test_nothing_secret_is_drawn_or_read_out_in_pass_and_play(open_window, game, players, leaks):
    """Check every text, accessible name and title while the screen goes round."""
    window = open_window()
    window.program.dealer.sit_down(replace(window.record(players, 123456789012), game=game), fresh=True)
    window.settle()
    viewers = set()
    for _ in range(14):
        state, viewer = window.session.controller.game.table._state, window.session.viewer
        texts = list(all_texts(window))
        assert not leaks(window, texts, state, viewer)
        assert not any("123 456" in text for text in texts)
        viewers.add(viewer)
        act(window)
    assert viewers >= {-1, 0, 1}


def all_texts(window):
    yield window.root.title()
    for item in window.texts():
        yield item.property("text")
    for node in window.nodes():
        yield node.text(QAccessible.Text.Name)
        yield node.text(QAccessible.Text.Description)
        yield node.text(QAccessible.Text.Value)


def act(window):
    """Do what the phase asks for next."""
    window.bots.answer_as_bots()
    match window.session.phase:
        case "handing":
            window.session.raiseCurtain()
        case "choosing" if window.session.canHandOn:
            window.session.handOn()
        case "choosing":
            window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
        case "roundOver":
            window.session.seeScores()
    window.settle()


def test_under_the_curtain_the_accessibility_tree_has_nothing_of_the_table(open_window):
    window = open_window()
    window.sit("ppb")
    assert window.session.phase == "handing"
    names = [node.text(QAccessible.Text.Name) for node in window.nodes()]
    assert any("Ann" in name for name in names)
    assert not any("tide deck" in name or "weather card" in name for name in names)


def too_long(folder):
    return folder / ("a" * 300)


def below_a_file(folder):
    (folder / "file").touch()
    return folder / "file"


@pytest.mark.parametrize("place", [too_long, in_full(below_a_file)])
def test_a_data_folder_that_cannot_be_examined_is_one_sentence_and_a_game_is_played_unsaved(
    open_window, tmp_path, place
):
    window = open_window(place(tmp_path))
    window.window._first_frame()
    message = window.program.errorMessage
    assert "/games cannot be read: " in message
    assert window.program.details == ""
    window.program.dismissError()
    for page in PAGES:
        window.program.show(page)
        window.settle()
        window.program.dismissError()
    window.program.show("home")
    window.program.dealer.quickGame()
    window.settle()
    assert window.session.saveError.startswith("Not saved (")
    assert window.cards()
    window.preferences.change(volume=5)
    window.close()


@pytest.mark.slow
def test_whatever_one_part_does_at_the_end_all_others_are_ended(open_window, monkeypatch):
    window = open_window()
    window.sit("pbb")
    file = window.session.controller.game.autosave.path
    window.preferences.change(volume=5)

    def fail(*_):
        raise RuntimeError("worn out")

    monkeypatch.setattr(window.program._library, "close", fail)
    monkeypatch.setattr(window.program.people, "stop", fail)
    with pytest.raises(RuntimeError, match="worn out"):
        window.close()
    assert window.bots.closed
    lock = lock_of(file)
    assert lock.take()
    lock.remove()
    assert read_settings(window.folders.settings).settings.volume == 5


@pytest.mark.slow
def test_the_settings_are_saved_when_the_window_closes(open_window, tmp_path):
    window = open_window()
    window.program.show("settings")
    window.preferences.change(theme="dark", text_size=150)
    window.settle()
    window.close()
    again = WindowDriver(tmp_path, window.qtbot, speed="off")
    assert (again.preferences.settings.theme, again.preferences.settings.text_size) == ("dark", 150)
    again.close()


def test_the_settings_find_out_whether_sounds_can_be_heard_and_say_why_not(open_window, monkeypatch):
    sentence = "No loudspeaker or headphones were found."
    monkeypatch.setattr(Silence, "check", lambda sounds: sounds.faultChanged.emit(sentence))
    window = open_window()
    assert window.program.soundFault == ""
    window.program.show("settings")
    window.settle()
    assert sentence in window.words()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_the_window_goes_on_while_the_process_of_its_sounds_is_killed(open_window, monkeypatch):
    command = [sys.executable, "-c", "import sys\nfor line in sys.stdin: print('{}', flush=True)"]
    monkeypatch.setattr(windows, "Silence", lambda: Sounds(command=command))
    window = open_window()
    window.sit("pbb")
    os.kill(window.window._sounds._child.pid, signal.SIGKILL)
    window.qtbot.waitUntil(lambda: window.program.soundFault != "")
    window.click_card(window.cards()[0])
    assert window.session.phase == "choosing"
    window.program.show("settings")
    window.settle()
    assert window.program.errorMessage == ""
    window.qtbot.waitUntil(lambda: window.program.soundFault == "")  # the settings try at once


def test_the_sounds_end_with_the_window(open_window, monkeypatch):
    closed = []
    monkeypatch.setattr(Silence, "close", lambda _: closed.append("once"))
    window = open_window()
    assert closed == []
    window.close()
    assert closed == ["once"]


def settings_with(window):
    return lambda path: path.write_text(f'{{"version": 1, "window": {json.dumps(window)}}}')


ODD_SETTINGS = {
    "far": settings_with({"x": 10**12, "y": 0, "width": 1024, "height": 600}),
    "huge": settings_with({"x": 0, "y": 0, "width": 100_000, "height": 100_000}),
    "larger than the screen": settings_with({"x": 5, "y": 5, "width": 30_000, "height": 20_000}),
    "beside the screen": settings_with({"x": 20_000, "y": 20_000, "width": 1024, "height": 600}),
    "half on the screen": settings_with({"x": -100, "y": 300, "width": 600, "height": 700}),
    "number": lambda path: path.write_text('{"version": 1, "colour": 1e999}'),
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "link to itself": lambda path: path.symlink_to(path),
    "device": lambda path: path.symlink_to("/dev/zero"),
    "sparse": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 3 << 30),
}


@pytest.mark.parametrize(
    "available",
    [
        QRect(0, 0, 1024, 768),
        QRect(70, 27, 954, 741),
        QRect(0, 0, 1280, 800),
        QRect(0, 37, 1280, 763),
        QRect(0, 0, 1920, 1040),
        QRect(1920, 0, 1920, 1080),
        QRect(0, 0, 3840, 2160),
    ],
    ids=["1024", "1024 and a dock", "1280", "1280 and a bar", "4K at 200 %", "second of these", "4K"],
)
def test_the_first_window_fits_the_screen_with_its_frame(available):
    place = first_place(available)
    assert available.contains(place.marginsAdded(FRAME))
    assert place.width() == min(1280, available.width() - 16)
    assert place.height() == min(800, available.height() - 48)
    aside = place.marginsAdded(FRAME)
    assert abs((aside.left() - available.left()) - (available.right() - aside.right())) <= 1


@pytest.mark.parametrize(
    ("saved", "place"),
    [
        ((8, 40, 1264, 752), (8, 40, 1264, 752)),
        ((0, 24, 640, 776), (0, 24, 640, 776)),  # tiled, with a title
        ((320, 156, 1280, 800), (8, 40, 1264, 752)),
        ((300, 200, 1100, 640), (172, 152, 1100, 640)),
        ((-20, 10, 600, 400), (8, 40, 600, 400)),
    ],
)
def test_a_place_that_no_longer_lies_on_the_screen_is_moved_there_with_its_frame(saved, place):
    assert clamped(Geometry(*saved), QRect(0, 0, 1280, 800)).getRect() == place


@pytest.mark.parametrize("kind", ODD_SETTINGS)
def test_the_window_opens_on_the_screen_whatever_the_settings_are(open_window, tmp_path, kind):
    ODD_SETTINGS[kind](tmp_path / "settings.json")
    window = open_window()
    window.window.show()
    assert window.root.isVisible()
    assert window.root.screen().availableGeometry().contains(window.window._place())


@pytest.mark.slow
def test_a_finished_game_is_in_the_list_with_its_result(open_window):
    window = open_window()
    window.sit("bbb")
    for _ in range(200):
        window.bots.answer_as_bots()
        if window.session.phase == "roundOver":
            window.session.seeScores()
        if window.session.phase == "over":
            break
    window.program.closeGame()
    window.program.show("games")
    window.settle()
    [saved] = GamesFolder(window.folders.games).all()
    assert saved.header.outcome
    assert any("win" in item.property("text") or "share" in item.property("text") for item in window.texts())


def test_the_record_on_disk_is_the_game_on_the_table(open_window):
    window = open_window()
    window.sit("pbb")
    window.bots.answer_as_bots()
    window.session.choice.make(move_of(window.cards()[0]))
    saves = GamesFolder(window.folders.games)
    [saved] = saves.all()
    entries = saves.read(saved.path).entries
    assert sum(isinstance(entry, Turn) for entry in entries) == 1


# -- the form of a new game ----------------------------------------------------------------------


def game_tiles(window):
    """The titles of the games on offer and whether each is chosen, as a screen reader hears them."""
    [games] = [
        node
        for node in window.nodes_with_role(QAccessible.Role.Grouping)
        if node.text(QAccessible.Text.Name) == "Game"
    ]
    tiles = [games.child(row) for row in range(games.childCount())]
    return {tile.text(QAccessible.Text.Name): bool(tile.state().checked) for tile in tiles}


def test_a_game_is_chosen_by_its_picture_with_keys_and_mouse(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    assert game_tiles(window) == {"Turn the Tide": True, "Onda": False, "Turning Tides": False}
    assert window.focus().property("text") == "Turn the Tide"
    window.press(Key.Key_Right)
    assert game_tiles(window) == {"Turn the Tide": False, "Onda": True, "Turning Tides": False}
    assert window.focus().property("text") == "Onda"
    assert window.focus().property("visualFocus")
    window.press(Qt.Key.Key_Left)
    window.press(Qt.Key.Key_Left)
    assert window.program.newGame.game == 0
    window.click(window.button("Turning Tides"))
    assert window.program.newGame.game == 2
    window.press(Qt.Key.Key_Tab)
    assert window.focus().property("text") not in game_tiles(window)


@pytest.mark.slow
def test_a_choice_that_is_changed_with_the_keys_keeps_its_focus_ring(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    window.tab_to("3 seats")
    for title in ("4 seats", "5 seats"):
        window.press(Key.Key_Right)
        assert window.focus().property("text") == title
        assert window.focus().property("visualFocus")
    window.click(window.button("3 seats"))
    assert window.focus().property("text") == "3 seats"
    assert not window.focus().property("visualFocus")


@pytest.mark.slow
@pytest.mark.usefixtures("bare_game")
def test_a_game_without_a_picture_is_offered_by_its_title_alone(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    assert window.button("Onda").property("pictured")
    assert not window.button("Pebbles").property("pictured")


@pytest.mark.usefixtures("bare_game")
def test_the_form_shows_who_plays_when_another_game_is_chosen(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    three = ["Person", "Beginner bot", "Beginner bot"]
    two, without_bots = ["Person", "Beginner bot"], ["Person", "Random bot"]
    for game, players in ((0, three), (1, three), (2, two), (3, without_bots), (0, three)):
        window.program.newGame.game = game
        window.settle()
        pickers = [item for item in window.items() if item.inherits("QQuickComboBox")]
        pickers.sort(key=lambda picker: picker.mapToScene(QPointF()).y())
        assert [picker.property("displayText") for picker in pickers] == players
        assert ("House rules" in window.words()) == (game in (0, 2))


def test_the_window_comes_back_where_it_was_closed(tmp_path, qtbot):
    folders = user_folders(tmp_path, {})
    window = Window(folders, Preferences(folders.settings), WindowBots(), Silence())
    window.show()
    qtbot.waitExposed(window.root)
    window.root.setGeometry(30, 60, 700, 600)
    process_events()
    left = window.root.geometry()
    window.close()
    window = Window(folders, Preferences(folders.settings), WindowBots(), Silence())
    place = window.root.geometry()
    window.close()
    assert place == left
    assert place.size() == QSize(700, 600)


def pictures_below(item):
    """Each picture below an item, with the size in which it is drawn."""
    size = item.property("sourceSize")
    if size is not None and item.property("source").toString():
        yield item.property("source").fileName(), size.width(), size.height()
    for child in item.childItems():
        yield from pictures_below(child)


def test_the_first_page_has_its_size_before_it_is_shown_so_each_picture_is_drawn_once(tmp_path, qtbot):
    folders = user_folders(tmp_path, {})
    window = Window(folders, Preferences(folders.settings), WindowBots(), Silence())
    root = window.root
    process_events()  # pictures take their size once all bindings have run
    before = list(pictures_below(root.contentItem()))
    window.show()
    qtbot.waitExposed(root)
    process_events()
    after = list(pictures_below(root.contentItem()))
    window.close()
    assert len(before) > 20
    assert after == before
