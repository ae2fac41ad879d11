"""Turning Tides' parts of the shared pages: what is read there, on the screen and by a screen reader."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from playing import NAMES, Setting, in_full, played_out
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from windows import fitted_size

from tide_gui.rules.turning_tides.cards import Action, box_of
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import PASSED, ZONES, opposite
from tide_gui.rules.turning_tides.state import Phase
from tide_gui.shots.moments import played, record_of
from tide_gui.shots.turning_tides import exhausts_two, in_phase, performing

Role = QAccessible.Role
SHORT = 16  # a deal that drifters play in few rounds
SHIPS = ("turning-tides/ships/gold", "turning-tides/ships/silver")
LIGHT = 9  # how far a light of a lesson lies around what it shines on


@pytest.fixture
def sit_at(open_window):
    """A function that shows the table of a game."""

    def sit(table, **settings):
        window = open_window(**settings)
        window.program.dealer.sit_down(table.record, fresh=False)
        window.settle()
        return window

    return sit


def new_game(deal=SHORT):
    return Setting(TurningTides(), 2, ()).table(deal)


@pytest.mark.slow
def test_the_end_page_says_why_the_game_ended_and_what_each_seat_hit(sit_at):
    window = sit_at(played_out(new_game(), SHORT))
    [reason] = [item.property("text") for item in window.items_named("reason")]
    defeat, blow = reason.split(" The last blow fell on zone ")
    assert defeat.endswith(
        ("ship are destroyed.", "crew is left on the gold ship.", "crew is left on the silver ship.")
    )
    assert ". Round " in blow
    assert "How it ended" in window.names_of(Role.Heading)
    facts = [name for name in reversed(window.names_of(Role.Row)) if not name.startswith(NAMES)]
    assert facts == ["Ship", "Shots that hit", "Swings that hit", "Units removed", "Zones destroyed"]
    cells = window.names_of(Role.Cell)
    assert len(cells) == 2 * len(facts)
    assert {"Seat 1: Gold", "Seat 2: Silver"} <= set(cells)
    assert "Ranking" not in window.words(), "of two without points one has won"


@pytest.mark.slow
def test_after_a_surrender_on_the_first_turn_the_end_page_has_no_empty_tables(sit_at):
    table = new_game()
    table.surrender(0)
    window = sit_at(table)
    assert {"Ann surrendered.", "No zone was hit."} <= set(window.names_of(Role.StaticText))
    assert not [name for name in window.names_of(Role.Row) if not name.startswith(NAMES)]
    assert not window.items_named("courseRound")
    assert not window.items_named("reason")
    assert "How it ended" not in window.names_of(Role.Heading)
    assert len(window.items_named("battleZone")) == 14


@pytest.mark.slow
def test_the_end_page_tells_what_befell_each_zone_and_shows_both_ships_after_each_round(sit_at):
    table = played_out(new_game(), SHORT)
    window = sit_at(table)
    listed, view = window.names_of(Role.ListItem), table.view(None)
    lines = [name for name in listed if ", zone " in name]
    assert len(lines) == len(window.items_named("battleLine")) > 0
    destroyed = [
        (colour, zone)
        for colour, ship in zip(("Gold", "Silver"), view.board.ships, strict=True)
        for zone in ship.destroyed
    ]
    for colour, zone in destroyed:
        [line] = [name for name in lines if name.startswith(f"{colour}, zone {zone}. ")]
        assert line.endswith("The zone is destroyed.")
        assert f"{colour}, zone {zone}: destroyed" in window.names_of(Role.StaticText)
    rounds = [name for name in listed if ": crew " in name]
    assert len(rounds) == view.round + 1 == len(window.items_named("courseRound"))
    [last] = [name for name in rounds if name.startswith(f"Round {len(rounds)}.")]
    assert last.endswith(f"zones {7 - len(view.board.ships[1].destroyed)}")
    wrecks = {item.property("index") + 1 for item in window.items_named("courseWreck")}
    assert wrecks == {zone for _, zone in destroyed}


def marked_end(mark):
    """Whose zone in a meeting a mark lies beside."""
    return "own" if mark.x() + mark.width() / 2 < mark.parentItem().width() / 2 else "enemy"


def test_the_counter_of_the_steps_tells_what_is_to_come_and_opens_it(open_window):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(
        played(record_of("turning-tides", "pb"), in_phase(Phase.CHOOSE)), fresh=False
    )
    window.settle()
    [button] = window.items_named("passingButton")
    described = QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Description)
    assert described.startswith("In 2 steps your zone 3 meets their zone 1. Yours: captain. Theirs: nobody.")
    assert len(window.items_named("stepMark")) == 4, "twice a captain could be taken, of either ship"

    def press_t():
        window.press(Qt.Key.Key_T)

    def press_return():
        window.tab_until(lambda item: item.objectName() == "passingButton")
        window.press(Qt.Key.Key_Return)

    for open_it in (press_t, lambda: window.click(button), press_return):
        open_it()
        window.settle()
        assert len(window.items_named("passingStep")) == PASSED
        meetings = [name for name in window.names_of(Role.ListItem) if "your zone" in name]
        told = "In 5 steps your zone 3 meets their zone 4. Yours: captain. Theirs: mast and 1 sailor."
        assert f"{told} They could take your captain." in meetings
        assert Counter(map(marked_end, window.items_named("passingMark"))) == {"own": 2, "enemy": 2}
        window.press(Qt.Key.Key_Escape)
        window.settle()
        assert not window.items_named("passingStep")


def rests(table):
    """Both seats choose a card, and the second one has exhausted some."""
    view = table.view(None)
    return view.phase is Phase.CHOOSE and bool(view.exhausted_sizes[1])


def test_every_small_sign_at_the_table_says_what_it_means(open_window):
    window = open_window(size=(1024, 600), log_open=False)
    record = played(record_of("turning-tides", "pb"), rests)
    window.program.dealer.sit_down(record, fresh=False)
    window.settle()
    words = [item.property("words") for item in window.items_named("tipArea")]
    names = window.session.names
    for zone in ZONES:
        assert sum(each.startswith((f"Gold, zone {zone}: ", f"Silver, zone {zone}: ")) for each in words) == 2
    tasks = {"0 Wait", "1 Sailor", "1 Cannon", "2 Move", "3 Navigate", "4 Swing", "5 Fire", "6 Promote"}
    ships = {f"{names[0]} sails the gold ship.", f"{names[1]} sails the silver ship."}
    assert tasks | ships <= set(words)
    assert sum(each.startswith("Draw pile: ") for each in words) == 2
    assert sum(each.endswith("face down for the whole round") for each in words) >= 1
    assert sum(", exchange card in the hold" in each for each in words) == 8
    assert any(each.startswith("Look ahead: ") for each in words)
    assert ships <= set(window.names_of(Role.StaticText))
    window.set_tip_delay(20)
    pieces = window.items_named("piece")
    sailor = next(each for each in pieces if each.property("kind") == "sailor" and each.property("zone"))
    asleep = next(
        each for each in pieces if (each.property("area"), each.property("seat")) == ("exhausted", 1)
    )
    for sign, told in ((sailor, f", zone {sailor.property('zone')}: "), (asleep, "for the whole round")):
        QTest.mouseMove(window.root, rect_of(sign).center().toPoint())
        window.qtbot.waitUntil(lambda told=told: any(told in text for text in window.words()))


@pytest.mark.slow
def test_a_zone_that_can_be_pressed_has_no_tip_over_what_it_would_hit(open_window):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(
        played(record_of("turning-tides", "pb"), performing(Action.FIRE)), fresh=False
    )
    window.settle()
    zones = [item for item in window.items_named("piece") if item.property("kind") == "zone"]
    tips = window.items_named("tipArea")
    told = [next(tip.property("words") for tip in tips if zone.isAncestorOf(tip)) for zone in zones]
    pressed = [zone.property("pressable") for zone in zones]
    assert set(pressed) == {False, True}
    assert [words == "" for words in told] == pressed


@pytest.mark.slow
def test_in_a_wide_window_the_next_steps_stay_open(open_window):
    window = open_window(size=(2560, 1080), log_open=False)
    window.program.dealer.sit_down(new_game().record, fresh=False)
    window.settle()
    assert len(window.items_named("passingStep")) == 4
    pairs = window.items_named("passingPair")
    tips = [
        tip.property("words")
        for tip in window.items_named("tipArea")
        if tip.parentItem().parentItem() in pairs
    ]
    told = [QAccessible.queryAccessibleInterface(pair).text(QAccessible.Text.Name) for pair in pairs]
    assert sorted(tips) == sorted(told) != []
    assert not [
        text for text in window.texts() if text.property("truncated") and "step" in text.property("text")
    ]


@pytest.mark.slow
def test_the_home_page_shows_the_backs_of_both_ships(sit_at):
    window = sit_at(new_game())
    window.program.closeGame()
    window.settle()
    arts = {item.property("art") for item in window.items() if item.property("art")}
    assert {"turning-tides/cards/back-gold", "turning-tides/cards/back-silver"} <= arts


@pytest.fixture
def rules(sit_at):
    window = sit_at(new_game(), size=(1024, 600))
    window.program.show("rules")
    window.settle()
    return window


def test_the_rules_have_a_page_with_every_card(rules):
    headings = rules.names_of(Role.Heading)
    assert {"Ships and zones", "The lee", "The introductory game", "Keys"} <= set(headings)
    counts = Counter(box_of(introductory=False))
    cards = [f"{card.capitalize()} ({count} card{'s' * (count > 1)})" for card, count in counts.items()]
    assert set(cards) <= set(rules.words())


@pytest.mark.slow
def test_in_the_rules_the_ships_pass_each_other_step_by_step(rules):
    on = rules.tab_until(lambda item: item.objectName() == "stepOn")
    assert 0 < on.mapToScene(QPointF()).y() < rules.root.height() - on.height()
    for offset in range(PASSED):
        pairs = [(zone, opposite(zone, offset)) for zone in ZONES if opposite(zone, offset)]
        [words] = rules.items_named("stepWords")
        assert words.property("text") == (
            f"Step {offset + 1} of 13. Gold and silver face each other in the zones "
            + ", ".join(f"{zone}–{other}" for zone, other in pairs)
        )
        assert side_by_side(rules) == set(pairs)
        rules.press(Qt.Key.Key_Space)
    assert not on.isEnabled()


def side_by_side(window):
    """The zones of gold and silver that are drawn opposite each other in the figure that can sail."""
    golden, silver = (
        [middle_of(window, f"{colour} {zone}") for zone in ZONES] for colour in ("gold", "silver")
    )
    return {
        (zone, other)
        for zone, x in zip(ZONES, golden, strict=True)
        for other, there in zip(ZONES, silver, strict=True)
        if abs(x - there) < 1
    }


def middle_of(window, name):
    [zone] = [
        item for item in window.items_named(name) if item.parentItem().parentItem().objectName() == "contact"
    ]
    return zone.mapToScene(QPointF()).x()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "text"), [in_full((1280, 800), 100), in_full((1024, 600), 100), ((1024, 600), 200)]
)
def test_the_buttons_of_decisions_say_what_would_happen(open_window, size, text):
    window = open_window(size=size, text_size=text, log_open=False)
    window.program.dealer.sit_down(
        played(record_of("turning-tides", "pb"), performing(Action.FIRE)), fresh=False
    )
    window.settle()
    shown = {item.property("text") for item in window.texts() if item.isVisible()}
    outcomes = {offer.outcome for offer in window.session.offers.rows}
    assert outcomes
    assert outcomes <= shown


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200)])
def test_the_title_of_a_decision_is_no_smaller_than_what_it_would_do(open_window, size, text):
    window = open_window(size=size, text_size=text, log_open=False)
    window.program.dealer.sit_down(
        played(record_of("turning-tides", "pb"), performing(Action.NAVIGATE)), fresh=False
    )
    window.settle()
    written = {item.property("text"): fitted_size(item) for item in window.texts()}
    for offer in window.session.offers.rows:
        assert written[offer.text] >= written[offer.outcome]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text"), [in_full((1280, 800), 100), ((1024, 600), 200)])
def test_all_units_lie_beside_the_word_hold(open_window, size, text):
    window = open_window(size=size, text_size=text, log_open=False)
    window.program.dealer.sit_down(new_game().record, fresh=False)
    window.settle()
    held = [item for item in window.items_named("piece") if item.property("area") == "hold"]
    words = [item for item in window.texts() if item.property("text") == "Hold"]
    assert (len(held), len(words)) == (10, 2)
    for word, seat in zip(
        sorted(words, key=lambda item: item.mapToScene(QPointF()).y()), (1, 0), strict=True
    ):
        end = word.mapToScene(QPointF(word.property("contentWidth"), 0)).x()
        assert end + LIGHT <= min(item.x() for item in held if item.property("seat") == seat)
        mine = sorted((item for item in held if item.property("seat") == seat), key=lambda item: item.x())
        assert all(left.x() + left.width() <= right.x() + 1 for left, right in pairwise(mine)), "no lump"
    looks = [item for item in window.items() if item.property("words") == "Look through the discards"]
    assert looks == [], "nobody may, without the memory aid"


@pytest.mark.parametrize(
    ("size", "text", "log", "least"),
    [
        in_full((1280, 800), 100, True, 66),
        in_full((1280, 800), 100, False, 72),
        in_full((1024, 600), 100, False, 47),
        ((1024, 600), 200, False, 45),
    ],
)
def test_the_ships_have_most_of_the_room(open_window, size, text, log, least):
    window = open_window(size=size, text_size=text, log_open=log)
    window.program.dealer.sit_down(new_game().record, fresh=False)
    window.settle()
    zones = [item for item in window.items_named("piece") if item.property("kind") == "zone"]
    assert len(zones) == 2 * len(ZONES)
    assert min(item.width() for item in zones) >= least


def lost_too_many(table):
    return max(len(ship.destroyed) for ship in table.view(None).board.ships) > 1


@pytest.mark.slow
def test_a_ship_that_has_lost_more_zones_than_decide_the_game_tells_how_many(open_window):
    window = open_window(log_open=False)
    record = played(record_of("turning-tides", "pb", introductory=True), lost_too_many)
    window.program.dealer.sit_down(record, fresh=False)
    window.settle()
    assert "2 zones lost" in [item.property("words") for item in window.items()]


def falling(window, way="falling"):
    """What is drawn as if it fell, or went elsewhere."""
    return {
        f"{item.property('kind')} {item.property('deck') or item.property('zone')} {item.property('nth')}"
        for item in window.items_named("piece")
        if item.property(way)
    }


@pytest.mark.parametrize(("action", "drawn"), [in_full(Action.FIRE, "aim"), (Action.PROMOTE, "comer")])
def test_what_a_decision_would_change_is_drawn_on_the_ships_before(open_window, action, drawn):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(played(record_of("turning-tides", "pb"), performing(action)), fresh=False)
    window.settle()
    ways = window.session.middle.rows[0].previews
    pressed = [item for item in window.items() if item.inherits("QQuickAbstractButton")]
    buttons = [item for item in pressed if item.property("move") in ways]
    assert len(buttons) == len(ways) > 1
    assert falling(window) == {fallen for way in ways.values() for fallen in way.get("falls", ())}
    for button in buttons:
        button.forceActiveFocus()
        window.settle()
        way = ways[button.property("move")]
        assert falling(window) == set(way.get("falls", ()))
        gone = [unit.rpartition(" ")[0] for unit in falling(window, "leaving")]
        assert gone == ([f"sailor {way['start']}"] if action is Action.PROMOTE else [])
        [shape] = window.items_named(drawn)
        [zone] = [
            item
            for item in window.items_named("piece")
            if item.property("seat") == 0 and item.property("deck") == way["zone"]
        ]
        middle = shape.x() + shape.width() / 2
        assert zone.x() < middle < zone.x() + zone.width()


@pytest.mark.parametrize(("phase", "area"), [in_full(Phase.CHOOSE, "hand"), (Phase.SWAP, "exchange")])
def test_the_arrow_keys_reach_exchange_cards_only_to_swap_them(open_window, phase, area):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(played(record_of("turning-tides", "pb"), in_phase(phase)), fresh=False)
    window.settle()
    window.press(Qt.Key.Key_Home)
    window.press(Qt.Key.Key_Left)
    assert window.focus().property("area") == area


def test_when_exchange_cards_are_not_reached_any_longer_tab_leads_to_the_hand(open_window):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(
        played(record_of("turning-tides", "pb"), in_phase(Phase.SWAP)), fresh=False
    )
    window.settle()
    window.press(Qt.Key.Key_Home)
    window.press(Qt.Key.Key_Left)
    window.session.choice.make("keep")
    while window.session.besideHand:
        window.bots.answer_as_bots()
    window.settle()
    hand = [piece for piece in window.items_named("piece") if piece.property("own")]
    assert sum(piece.property("activeFocusOnTab") for piece in hand) == 1


@pytest.fixture
def in_the_lee(open_window):
    """A function that shows the first seat choosing in a phase of the lee."""

    def show(phase, size=(1024, 600), text=100, players="pb", stop=None):
        window = open_window(size=size, text_size=text, log_open=False)
        record = record_of("turning-tides", players)
        window.program.dealer.sit_down(played(record, stop or in_phase(phase)), fresh=False)
        window.settle()
        return window

    return show


def sheets_of(window):
    return [item for item in window.items() if item.property("leeTitle")]


def rect_of(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("phase", [Phase.SWAP, pytest.param(Phase.EXHAUST, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("size", "text"), [((1024, 600), 100), in_full((1024, 600), 200), in_full((1280, 800), 100)]
)
def test_in_the_lee_both_ships_stay_in_sight(in_the_lee, phase, size, text):
    window = in_the_lee(phase, size, text)
    [sheet] = map(rect_of, sheets_of(window))
    aboard = [item for item in window.items_named("piece") if item.property("kind") in ("zone", "wreck")]
    assert len(aboard) >= 2 * len(ZONES)
    assert not any(rect_of(item).intersects(sheet) for item in aboard)
    assert rect_of(window.button("Hint")).top() > sheet.bottom()
    cards = [item for item in window.items_named("piece") if item.property("inHand")]
    assert all(sheet.contains(rect_of(card)) for card in cards)


@pytest.mark.slow
def test_in_the_lee_both_ships_are_seen_from_bow_to_bow(in_the_lee):
    window = in_the_lee(Phase.EXHAUST, (1024, 900), stop=exhausts_two)
    ships = [rect_of(item) for item in window.items() if item.property("art") in SHIPS]
    assert len(ships) == 2
    assert min(ship.left() for ship in ships) >= 0
    assert max(ship.right() for ship in ships) <= window.root.width()


@pytest.mark.parametrize(("phase", "count"), [in_full(Phase.SWAP, 6), (Phase.EXHAUST, 8)])
def test_in_the_lee_the_names_of_cards_are_read_in_a_small_window(in_the_lee, phase, count):
    window = in_the_lee(phase)
    cards = [item for item in window.items_named("piece") if item.property("inHand")]
    names = [text for card in cards for text in window.texts() if card.isAncestorOf(text)]
    captions = [text for text in names if text.property("text").istitle()]
    assert len(captions) == len(cards) >= count
    assert min(map(fitted_size, captions)) >= 12


@pytest.mark.slow
def test_the_sheet_of_the_lee_says_what_is_still_to_give_or_to_take(in_the_lee):
    window = in_the_lee(Phase.SWAP)
    assert "Swap: give one, take one (or keep all)" in window.words()
    window.press(Qt.Key.Key_Home)
    window.press(Qt.Key.Key_Left)
    window.press(Qt.Key.Key_Return)
    [told] = [text for text in window.words() if "Still to give: 1." in text]
    assert told == window.session.choice.advice


@pytest.mark.slow
def test_the_sheet_of_the_lee_says_how_many_cards_are_still_to_be_chosen(in_the_lee):
    window = in_the_lee(Phase.EXHAUST, stop=exhausts_two)
    assert "Exhaust 2 cards: one for each zone you have lost" in window.names_of(Role.StaticText)
    window.press(Qt.Key.Key_End)
    window.press(Qt.Key.Key_Return)
    [told] = [name for name in window.names_of(Role.StaticText) if name.startswith("Chosen: ")]
    assert told.endswith(". Still to choose: 1.")
    assert window.words().count(told) == 1, "the prompt does not repeat it"


def test_behind_the_curtain_nothing_of_the_lee_is_left(in_the_lee):
    window = in_the_lee(Phase.SWAP, players="pp")
    assert window.session.viewer < 0
    assert sheets_of(window) == []
    assert not {"Not in your hand", "In your hand: give"} & set(window.words())
    window.press(Qt.Key.Key_Return)
    window.settle()
    assert len(sheets_of(window)) == 1


@pytest.mark.slow
def test_what_a_zone_faces_is_written_whole_on_its_button(open_window):
    window = open_window(log_open=True)
    window.program.dealer.sit_down(replace(window.record("pb", deal=5), game="turning-tides"), fresh=True)
    window.session.choice.make("sailor")
    window.bots.answer_as_bots()
    window.settle()
    outcomes = [text for text in window.texts() if text.property("text").startswith("faces ")]
    assert len(outcomes) == 7
    assert not any(text.property("truncated") for text in outcomes)
