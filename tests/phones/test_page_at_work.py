"""The page in a real browser: what it says, the rules, the sound, and how it finds its table again."""

import json
import re
from contextlib import asynccontextmanager

import msgspec
import phone_table
import pytest
from ink import contrasts
from phone_browser import CHROMIUM, LETTERS, browser
from phone_table import ANNA, PEOPLE, SECRET, Table, in_loop, opened
from tongue import marked

from tide_gui.phones import hub
from tide_gui.phones.protocol import (
    Call,
    Free,
    Joined,
    Left,
    LetGo,
    Opened,
    People,
    Refused,
    Rules,
    Said,
)
from tide_gui.phones.static_files import StaticFiles
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.phone_page import page_words

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")]
WORDS = page_words(in_english)
OTHERS = page_words(marked, "zz")


def text(selector):
    """What this part of the page says; nothing before there is a page."""
    return f"(document.querySelector({json.dumps(selector)}) || {{}}).textContent"


VISIBLE = 3  # the least contrast of lines
WAKING = 2  # seconds in which a page that slept shows the right state
NOTICE = text("#notice")
QUESTION = text("#question")
CARDS = "document.querySelectorAll('#hand button').length"
READING = "!document.querySelector('#reading').hidden"
MEANWHILE = text("#meanwhile")
WHO = "!(document.querySelector('#who') || {hidden: true}).hidden"
HIDDEN = "document.body.classList.contains('hidden-cards')"
COVER = "getComputedStyle(document.querySelector('#cards'), '::after').content"
SEEN = """["question", "advice", "offers", "deeds", "ending", "hand"].filter((id) => {
    const all = document.querySelectorAll(`#${id}:not(:empty):is(h1, p), #${id} > button`);
    return [...all].some((each) => getComputedStyle(each).visibility === "visible");
})"""
CARD_SIZE = "document.documentElement.style.getPropertyValue('--card')"
PLAIN = "[...document.querySelectorAll('#hand .plain')].map((each) => each.textContent)"
HEIGHTS = "[...document.querySelectorAll('#hand image')].map((each) => each.getAttribute('height'))"
WAKE = "document.dispatchEvent(new Event('visibilitychange'))"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
LIGHT = "getComputedStyle(document.querySelector('#hand .piece')).filter"
# The upper edge of a picked card, the lower edge of the buttons, and the width of the question.
ROOM = """(() => {
    const box = (each) => document.querySelector(each).getBoundingClientRect();
    return [box("#hand .picked > *").top, box("#deeds button").bottom, box("#question").width];
})()"""
RIM = 0.27 * LETTERS  # pixels of a picked card's rim
# How wide the units in each zone are, in how many rows they stand, and where they end, as a part of the zone.
UNITS = """[...document.querySelectorAll(".standing:not(:empty)")].map(({parentElement: spot}) => {
    const whole = spot.getBoundingClientRect();
    const units = [...spot.querySelectorAll(".standing > *")].map((each) => each.getBoundingClientRect());
    return {width: Math.round(units[0].width), rows: new Set(units.map((unit) => Math.round(unit.top))).size,
        end: Math.max(...units.map((unit) => unit.bottom - whole.top)) / whole.height};
})"""
LOWER_NUMBER = 1.27 / 1.8  # where the plaque of the faced zone begins
# Presses a button at the very moment when it changes.
EAGER = """window.eager = new MutationObserver(() => document.querySelector("#offers button").click());
    eager.observe(document.querySelector("#offers"), {childList: true, subtree: true})"""
CHAPTERS = "document.querySelectorAll('#chapters details').length"
TOP = "getComputedStyle(document.querySelector('#bar')).backgroundColor"
RULES = {
    "game": "pebbles",
    "title": "Pebbles",
    "chapters": [
        {"title": "The aim", "parts": [{"kind": "words", "words": "Keep pebbles.", "name": "", "lines": []}]},
        {
            "title": "A turn",
            "parts": [
                {"kind": "steps", "words": "", "name": "", "lines": ["Bid.", "Give."]},
                {"kind": "note", "words": "Ties lose.", "name": "Ties", "lines": []},
            ],
        },
    ],
}


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A browser starts slowly on a machine that has much to do."""
    monkeypatch.setattr(phone_table, "PATIENCE", 90.0)


def state(number=1, doing="choosing", question="Anna, choose a card.", **more):
    card = {"number": 0, "label": "7", "words": "a 7", "pressable": True, "fits": True}
    return {
        "game": "pebbles",
        "title": "Pebbles",
        "name": "Anna",
        "progress": "Turn 1",
        "doing": doing,
        "question": question,
        "number": number,
        "hand": [card],
        **more,
    }


@asynccontextmanager
async def anna(folder, pictures=(), **shown):
    """A table, a browser, and the page of a phone that has the place of Anna."""
    async with opened(words=WORDS, pictures=dict(pictures)) as table, browser(folder) as chromium:
        phone = await chromium.phone()
        await phone.go(f"http://{table.own}/#{SECRET}")
        table.show(ANNA, **state(**shown))
        await phone.tap("#people button", "Anna")
        await phone.wait(f"{CARDS} === 1")
        yield table, phone
        assert chromium.errors == []


SAID = {
    "#notice": "secret",
    "#who h1": "who",
    "#typing label": "letters",
    "#typing button": "join",
    "#again": "again",
    "#rules": "rules",
    "#sounding": "sound",
    "#leaving button": "let_go",
    "#reading-title": "rules",
    "#close": "close",
    "#hide": "hide",
}


@in_loop
async def test_the_page_speaks_the_language_of_its_browser_once_it_is_let_in(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "FAILURE_S", 0.01)
    async with opened(words=WORDS, translations={"zz": OTHERS}) as table, browser(tmp_path) as chromium:
        phone = await chromium.phone()
        await phone.ask("Emulation.setUserAgentOverride", userAgent="phone", acceptLanguage="nl,zz-AT,en")
        await phone.go(f"http://{table.own}/#WRONG")
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.secret)}")
        await phone.go(f"http://{table.own}/#{SECRET}")
        await phone.wait(f"{text('#who h1')} === {json.dumps(OTHERS.who)}")
        assert await phone.run("document.documentElement.lang") == "zz"
        table.show(ANNA, **state())
        await phone.tap("#people button", "Anna")
        await phone.wait(f"{CARDS} === 1")
        assert await table.wait_for(Joined) == Joined(ANNA, "zz")
        await phone.go(f"http://{table.own}/#WRONG")
        await phone.wait(f"{NOTICE} === {json.dumps(OTHERS.secret)}")
        for selector, word in SAID.items():
            assert await phone.run(text(selector)) == getattr(OTHERS, word), selector
        assert chromium.errors == []


@in_loop
async def test_rules_are_read_anew_when_the_page_changes_its_language(tmp_path):
    async with anna(tmp_path) as (table, phone):
        await phone.tap("#rules")
        await table.wait_for(Said)
        table.server.obey(Rules(ANNA, msgspec.Raw(msgspec.json.encode(RULES))))
        await phone.wait(f"{CHAPTERS} === 2")
        await phone.run("speak({...words})")
        assert await phone.run("hasRules('pebbles')")
        await phone.run("speak({...words, lang: 'zz'})")
        assert not await phone.run("hasRules('pebbles')")


@in_loop
async def test_the_page_speaks_the_words_of_the_window_before_and_after_the_code(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "FAILURE_S", 0.01)
    async with opened(words=WORDS) as table, browser(tmp_path) as chromium:
        phone = await chromium.phone()
        await phone.go(f"http://{table.own}/")
        await phone.wait(f"{text('#typing label')} === {json.dumps(WORDS.letters)}")
        assert await phone.run("document.documentElement.lang") == WORDS.lang
        await phone.go(f"http://{table.own}/#WRONG")
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.secret)}")
        await phone.go(f"http://{table.own}/#{SECRET}")
        await phone.wait(f"{text('#who h1')} === {json.dumps(WORDS.who)}")
        table.server.obey(People(PEOPLE.people, welcome="Pebbles: welcome."))
        await phone.wait(f"{NOTICE} === 'Pebbles: welcome.'")
        table.server.obey(People([], "No game is on the table."))
        await phone.wait(f"{NOTICE} === 'No game is on the table.'")
        assert await phone.run("document.querySelector('#who').hidden")
        assert chromium.errors == []


@in_loop
async def test_rules_open_over_the_table_are_asked_for_once_and_close_by_every_way_back(tmp_path):
    async with anna(tmp_path, doing="waiting", question="Waiting for Ben.") as (table, phone):
        await phone.tap("#rules")
        assert (await table.wait_for(Said)).do == "read_rules"
        table.server.obey(Rules(ANNA, msgspec.Raw(json.dumps(RULES).encode())))
        await phone.wait(f"{CHAPTERS} === 2")
        said = await phone.run(text("#chapters"))
        assert said == "The aimKeep pebbles.A turnBid.Give.Ties Ties lose."
        assert await phone.run(MEANWHILE) == ""
        table.show(ANNA, **state(2))
        await phone.wait(f"{MEANWHILE} === 'Anna, choose a card.'")
        table.server.obey(Call(ANNA))
        await phone.wait(f"{MEANWHILE} === {json.dumps(WORDS.called)}")
        for way in (
            "document.querySelector('#close').click()",
            "dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))",
            "history.back()",
        ):
            assert await phone.run(READING)
            await phone.run(way)
            await phone.wait(f"!({READING})")
            await phone.wait("history.state === null")
            assert await phone.run("document.activeElement.id") == "rules"
            await phone.tap("#rules")
            await phone.wait(READING)
        assert await phone.run(CHAPTERS) == 2
        assert await phone.run(CARDS) == 1
        assert len(table.reports_of(Said)) == 1


@in_loop
async def test_surrender_is_far_from_the_hand_and_its_second_press_lies_elsewhere(tmp_path):
    deeds = [{"do": "sort", "words": "Sort"}, {"do": "surrender", "words": "Surrender"}]
    async with anna(tmp_path, deeds=deeds) as (table, phone):
        assert await phone.run(text("#sorting")) == "Sort"
        await phone.tap("#table #ending button", "Surrender")
        asked = [{"do": "refuse", "words": "Never mind"}, {"do": "agree", "words": "Surrender"}]
        table.show(ANNA, **state(deeds=asked, advice="Anna loses the game."))
        await phone.wait("document.querySelectorAll('#ending button').length === 2")
        await phone.tap("#ending button")
        await phone.tap("#ending button", "Surrender")
        await table.wait_for(Said, 3)
        assert [said.do for said in table.reports_of(Said)] == ["surrender", "refuse", "agree"]
        table.server.obey(People([], "No game is on the table."))
        await phone.wait("document.querySelectorAll('#ending button').length === 0")


@in_loop
async def test_it_sounds_at_the_own_turn_and_at_a_call_once_that_is_switched_on(tmp_path):
    async with anna(tmp_path, doing="waiting") as (table, phone):
        await phone.run("window.rung = 0; window.sound = () => { rung += 1; }")
        calm = await phone.run(TOP)
        table.show(ANNA, **state(2))
        await phone.wait("state.number === 2")
        assert await phone.run("rung") == 0, "off until somebody wants it"
        assert await phone.run(TOP) != calm
        await phone.tap("#sound")
        await phone.wait("rung === 2")
        for number, doing in ((3, "chosen"), (4, "choosing")):
            table.show(ANNA, **state(number, doing))
            await phone.wait(f"state.number === {number}")
        assert await phone.run("rung") == 2, "who takes a choice back knows whose turn it is"
        table.show(ANNA, **state(5, "watching"))
        await phone.wait("state.number === 5")
        assert await phone.run(TOP) == calm
        table.show(ANNA, **state(6, progress="Turn 2"))
        await phone.wait("rung === 4")
        table.server.obey(Call(ANNA))
        await phone.wait("rung === 6")
        assert await phone.run(NOTICE) == WORDS.called
        await phone.go("about:blank")
        await phone.go(f"http://{table.own}/#{SECRET}")
        await phone.wait(f"{CARDS} === 1")
        assert await phone.run("document.querySelector('#sound').checked")


@in_loop
async def test_a_page_that_slept_shows_the_right_state_soon_although_its_socket_looks_open(tmp_path):
    async with anna(tmp_path) as (table, phone):
        for number, (silence, waking) in enumerate(
            [
                (0, "document.dispatchEvent(new Event('visibilitychange'))"),
                (0, "dispatchEvent(new Event('online'))"),
                (6500, "document.dispatchEvent(new Event('resume'))"),
                (6500, "dispatchEvent(new Event('focus'))"),
            ],
            start=2,
        ):
            await phone.run(f"socket.onmessage = socket.onclose = null; heard = Date.now() - {silence}")
            table.show(ANNA, **state(number))
            await phone.run(waking)
            await phone.wait(f"state.number === {number}", WAKING)
        assert table.reports_of(Left) == [], "the table notices nothing of it"
        assert len(table.reports_of(Joined)) == 1


@in_loop
async def test_a_page_that_is_left_and_found_again_by_the_way_back_connects_anew(tmp_path):
    async with anna(tmp_path) as (table, phone):
        await phone.run("dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
        await table.wait_for(Left)
        table.show(ANNA, **state(2))
        await phone.run("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        await phone.wait("state.number === 2", WAKING)
        assert len(table.reports_of(Joined)) == 2


@in_loop
async def test_a_socket_that_works_goes_on_where_no_other_one_can_be_opened(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "ALIVE_S", 0.3)
    async with anna(tmp_path) as (table, phone):
        await phone.run(
            "window.first = socket; window.WebSocket = class extends WebSocket {"
            " constructor(to) { super(to.replace('socket', 'nowhere')); window.tried = true; } }"
        )
        await phone.run(WAKE)
        await phone.wait("window.tried")
        table.show(ANNA, **state(2))
        await phone.wait("state.number === 2")
        await phone.tap("#hand button")
        assert (await table.wait_for(Said)).n == 2
        await phone.wait("socket === first")
        assert await phone.run(NOTICE) == ""
        assert table.reports_of(Left) == []


# -- at the entrance -----------------------------------------------------------------------------


@in_loop
async def test_who_types_a_wrong_code_can_correct_it_and_is_told_when_to_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "FAILURE_S", 0.01)
    monkeypatch.setattr(hub, "GUESSES", 2)
    async with opened(words=WORDS) as table, browser(tmp_path) as chromium:
        phone = await chromium.phone()
        await phone.go(f"http://{table.own}/#{SECRET[:-1]}X")
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.secret)}")
        assert await phone.run("document.querySelector('#again').hidden")
        assert await phone.run("document.querySelector('#secret').value") == "ABCD EFGH IJKL MNOP QRSX "
        await phone.run("document.querySelector('#secret').value = 'a8cd\u2013efgh 1jkl mn0p\u00a0qrst'")
        await phone.tap("#typing button")
        await phone.wait(WHO)
        assert await phone.run("document.querySelector('#typing').hidden")
        await phone.go(f"http://{table.own}/#{SECRET}A")
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.secret)}")
        await phone.tap("#typing button")
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.wait)}")
        assert await phone.run("document.querySelector('#typing').hidden")
        assert chromium.errors == []


@in_loop
async def test_who_wants_a_name_that_another_phone_has_is_told_what_to_do_at_the_screen(tmp_path):
    async with anna(tmp_path) as (table, phone):
        other = await phone.browser.phone()
        await other.go(f"http://{table.own}/#{SECRET}")
        await other.tap("#people .taken", WORDS.held.format(name="Anna"))
        assert await table.wait_for(Refused) == Refused(ANNA)
        await other.wait(f"{NOTICE} === {json.dumps(WORDS.taken)}")
        await other.wait(WHO)
        assert await other.run(NOTICE) == WORDS.taken
        table.server.obey(Free(ANNA))
        table.show(ANNA, **state(2))
        await other.wait("!document.querySelector('#people .taken')")
        assert await other.run(NOTICE) == WORDS.free
        await other.tap("#people button", "Anna")
        await other.wait("state && state.number === 2")
        assert await other.run(NOTICE) == ""


@in_loop
async def test_a_name_keeps_its_button_and_the_focus_when_another_one_is_taken(tmp_path):
    async with opened(words=WORDS) as table, browser(tmp_path) as chromium:
        phone = await chromium.phone()
        await phone.go(f"http://{table.own}/#{SECRET}")
        await phone.wait(WHO)
        await phone.run("window.ben = document.querySelectorAll('#people button')[1]; ben.focus()")
        await table.sit(ANNA)
        await phone.wait("!!document.querySelector('#people .taken')")
        assert await phone.run("document.activeElement === ben")
        assert chromium.errors == []


@in_loop
async def test_cards_are_given_back_after_a_question_and_the_page_says_so(tmp_path):
    async with anna(tmp_path) as (table, phone):
        for answer in (WORDS.stay, WORDS.leave):
            await phone.wait(f"{text('#sure')} === ''")
            await phone.tap("#leaving button", WORDS.let_go)
            await phone.wait(f"{text('#sure')} === {json.dumps(WORDS.sure)}")
            assert table.reports_of(LetGo) == []
            await phone.tap("#leaving button", answer)
        await table.wait_for(LetGo)
        await phone.wait(WHO)
        assert await phone.run(NOTICE) == WORDS.left
        assert len(table.reports_of(LetGo)) == 1
        await phone.tap("#people button", "Anna")
        await table.wait_for(Joined, 2)
        await phone.wait(f"!({WHO})")
        assert await phone.run(NOTICE) == ""
        table.server.obey(Free(ANNA))
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.freed)}")


# -- what is shown and pressed -------------------------------------------------------------------


@in_loop
async def test_hidden_cards_stay_hidden_when_the_page_is_loaded_again_until_somebody_touches_it(tmp_path):
    async with anna(tmp_path) as (_, phone):
        await phone.tap("#hide")
        for hidden in (True, False):
            assert await phone.run(HIDDEN) == hidden
            await phone.run("window.former_page = true")
            await phone.reload()
            await phone.wait(f"!window.former_page && {CARDS} === 1")
            assert await phone.run(HIDDEN) == hidden
            assert await phone.run(text("#hide")) == (WORDS.show if hidden else WORDS.hide)
            assert await phone.run(COVER) == (json.dumps(WORDS.touch) if hidden else "none")
            if hidden:
                await phone.tap("#cards")


@in_loop
async def test_while_cards_are_hidden_it_is_said_what_is_asked_and_the_rest_can_be_pressed(
    tmp_path,
):
    back = {"deeds": [{"do": "put_back", "words": "Put back"}], "advice": "Press the 7 once more."}
    async with anna(tmp_path, offers=[{"text": "Bid 7"}], **back) as (table, phone):
        await phone.tap("#hide")
        assert await phone.run(SEEN) == ["question", "deeds"]
        await phone.tap("#deeds button")
        assert (await table.wait_for(Said)).do == "put_back"
        assert await phone.run(HIDDEN), "no card is shown by that"
        surrender = [{"do": each, "words": each} for each in ("refuse", "agree")]
        table.show(ANNA, **state(2, deeds=surrender, advice="This costs the game."))
        await phone.wait("state.number === 2")
        assert await phone.run(SEEN) == ["question", "advice", "ending"]
        scores = [{"do": "see_scores", "words": "Go on"}]
        table.show(ANNA, **state(3, doing="scores", hand=[], deeds=scores))
        await phone.wait("state.number === 3")
        assert await phone.run(SEEN) == ["question", "deeds"]
        assert await phone.run(COVER) == "none", "there are no cards to show"
        assert await phone.run("document.querySelector('#hide').hidden")
        await phone.tap("#question")
        table.show(ANNA, **state(4))
        await phone.wait(f"{COVER} === {json.dumps(json.dumps(WORDS.touch))}")
        await phone.tap("#cards")
        assert not await phone.run(HIDDEN)


@in_loop
async def test_while_nothing_can_be_pressed_cards_are_dimmed_but_not_where_contrast_is_wanted(tmp_path):
    lights = {}
    async with anna(tmp_path) as (table, phone):
        for number, doing in enumerate(("choosing", "waiting"), start=2):
            card = state()["hand"][0] | {"pressable": doing == "choosing", "fits": doing == "choosing"}
            table.show(ANNA, **state(number, doing, hand=[card]))
            await phone.wait(f"state.number === {number}")
            for name, look in (("light", {}), ("more", LOOKS[2]), ("forced", LOOKS[3])):
                await phone.prefer(**look)
                lights[doing, name] = await phone.run(LIGHT)
    assert {lights["choosing", name] for name in ("light", "more", "forced")} == {"none"}
    assert lights["waiting", "light"] == "brightness(0.82)"
    assert lights["waiting", "more"] == lights["waiting", "forced"] == "brightness(1)"


@in_loop
async def test_a_picked_card_lies_below_the_buttons_and_long_words_of_one_leave_the_question_room(tmp_path):
    card = state()["hand"][0] | {"picked": True}
    deeds = [{"do": "put_back", "words": "Put back"}, {"do": "sort", "words": "Sort by combinations"}]
    async with anna(tmp_path) as (table, phone):
        table.show(ANNA, **state(2, hand=[card], deeds=deeds))
        await phone.wait("state.number === 2")
        await phone.settle()
        top, bottom, width = await phone.run(ROOM)
        assert top - RIM >= bottom
        assert width >= 14 * LETTERS


@in_loop
async def test_three_units_in_a_zone_stand_side_by_side_and_leave_the_lower_number_free(tmp_path):
    unit = {"number": 7, "drawing": {"ratio": 1.375, "layers": [], "letters": []}}
    ground = {"number": 8, "drawing": {"ratio": 1.8, "layers": [], "letters": []}}
    zone = {"area": "zone", "words": "zone", "owner": "Anna", "own": True, "ground": ground}
    zones = [zone | {"pieces": [unit] * count} for count in (2, 3, 4, 0, 0, 0, 0)]
    async with anna(tmp_path) as (table, phone):
        table.show(ANNA, **state(2, groups=zones))
        await phone.wait("state.number === 2")
        two, three, four = await phone.run(UNITS)
        assert two["width"] > three["width"] == four["width"]
        assert three["rows"] == 1
        assert max(each["end"] for each in (two, three, four)) < LOWER_NUMBER


@in_loop
async def test_a_press_at_the_moment_when_a_button_changes_was_meant_for_the_former_one(tmp_path):
    async with anna(tmp_path, offers=[{"text": "Bid 7"}]) as (table, phone):
        await phone.run(EAGER)
        table.show(ANNA, **state(2, offers=[{"text": "Pass"}]))
        await phone.wait("state.number === 2")
        await phone.run("eager.disconnect()")
        await phone.tap("#offers button", "Pass")
        await table.wait_for(Said)
        await phone.tap("#hand button")
        await table.wait_for(Said, 2)
        assert [each.do for each in table.reports_of(Said)] == ["offer", "press"]


@in_loop
async def test_with_large_letters_cards_keep_their_size_while_the_bar_of_the_browser_folds(tmp_path):
    async with anna(tmp_path) as (table, phone):
        await phone.resize(390, 844, text=200)
        cards = [state()["hand"][0] | {"number": number} for number in range(12)]
        table.show(ANNA, **state(2, hand=cards))
        await phone.wait(f"{CARDS} === 12 && document.documentElement.className.includes('large')")
        size = await phone.run(CARD_SIZE)
        for width, same in ((390, True), (500, False)):
            await phone.resize(width, 560, text=200)
            await phone.wait(f"innerHeight === 560 && innerWidth === {width}")
            await phone.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert (await phone.run(CARD_SIZE) == size) == same


@in_loop
async def test_a_picture_that_does_not_come_is_asked_for_once_more_and_then_the_card_says_what_it_is(
    tmp_path, monkeypatch
):
    late, find = tmp_path / "late.svg", StaticFiles.find

    def find_late(files, path):
        """The first time it is not there yet."""
        found = find(files, path)
        if "late" in path:
            late.write_text(SVG)
        return found

    monkeypatch.setattr(StaticFiles, "find", find_late)
    card = state()["hand"][0]
    half = {"x": 0.5, "y": 0.1, "width": 0.5}
    whole = {"x": 0, "y": 0, "width": None}
    drawings = [
        {"ratio": 1.4, "letters": [], "layers": [{"art": "lost", **whole}]},
        {"ratio": 1.4, "letters": [], "layers": [{"art": "late", **whole}, {"art": "late", **half}]},
    ]
    hand = [card | {"number": at, "drawing": drawing} for at, drawing in enumerate(drawings)]
    async with anna(tmp_path / "profile", pictures={"late": str(late)}) as (table, phone):
        table.show(ANNA, **state(2, hand=hand))
        await phone.wait_for(HEIGHTS, ["140", "140", "50"])
        await phone.wait_for(PLAIN, ["7"])
        assert await phone.run(HEIGHTS) == ["140", "50"]
        table.show(ANNA, **state(3, hand=hand[:1]))
        await phone.wait("state.number === 3")
        assert await phone.run(PLAIN) == ["7"]


# -- waking --------------------------------------------------------------------------------------


@in_loop
async def test_events_that_wake_a_page_together_make_one_attempt(tmp_path):
    async with anna(tmp_path) as (_, phone):
        await phone.run(
            "window.opened = 0; window.WebSocket = class extends WebSocket {"
            " constructor(to) { super(to); opened += 1; } }; heard = 0;"
            "for (const name of ['focus', 'pageshow', 'focus']) dispatchEvent(new Event(name));"
        )
        await phone.wait("state && heard > 0 && socket.readyState === 1")
        assert await phone.run("opened") == 1


@in_loop
async def test_who_is_not_at_the_table_any_more_keeps_no_picture_of_it(tmp_path):
    async with anna(tmp_path) as (table, phone):
        await phone.tap("#rules")
        await phone.wait(READING)
        table.server.obey(People([], "No game is on the table."))
        await phone.wait(f"{NOTICE} === 'No game is on the table.'")
        assert await phone.run(CARDS) == 0
        assert await phone.run(QUESTION) == ""
        assert not await phone.run(READING)
        assert await phone.run("document.title") == "Tide Table"
        table.server.obey(PEOPLE)
        table.show(ANNA, **state(2))
        await phone.wait(f"{CARDS} === 1")
        assert await phone.run(NOTICE) == ""


@in_loop
async def test_who_is_sent_to_the_screen_while_reading_is_asked_again_on_the_same_page(tmp_path):
    async with anna(tmp_path) as (table, phone):
        await phone.tap("#rules")
        await phone.wait(READING)
        table.server.obey(Free(ANNA))
        await phone.wait("history.state === null && !document.querySelector('#who').hidden")
        assert await phone.run(NOTICE) == WORDS.freed
        assert not await phone.run(READING)
        await phone.tap("#people button", "Anna")
        await table.wait_for(Joined, 2)


@in_loop
async def test_a_table_that_closes_says_so_and_is_found_again_at_the_same_address(tmp_path):
    async with anna(tmp_path) as (table, phone):
        device = await phone.run("kept[KEY]")
        await table.server.close()
        await phone.wait(f"{NOTICE} === {json.dumps(WORDS.closed)}")
        assert await phone.run(CARDS) == 0
        again = Table(words=WORDS, port=table.reports_of(Opened)[0].port, devices={device: ANNA})
        await again.server.open()
        again.server.obey(PEOPLE)
        again.show(ANNA, **state(3))
        await phone.wait(f"{CARDS} === 1")
        assert await phone.run(NOTICE) == ""
        await again.server.close()


@in_loop
async def test_the_end_page_draws_the_own_points_and_says_them(tmp_path):
    chart = {
        "words": "Your points after each round: 3 and −1.",
        "points": [3, -1],
        "texts": ["3", "−1"],
        "rounds": 4,
    }
    async with anna(tmp_path, doing="over", chart=chart) as (_, phone):
        assert await phone.run(text("#chart figcaption")) == chart["words"]
        shown = "document.querySelector('#chart polyline').getAttribute('points').split(' ').length"
        assert await phone.run(shown) == 3
        assert await phone.run("document.querySelectorAll('#chart circle').length") == 2
        numbers = "[...document.querySelectorAll('#chart text')].map((each) => each.textContent).join()"
        assert await phone.run(numbers) == "3,−1"


LOOKS = [
    {},
    {"prefers_color_scheme": "dark"},
    {"prefers_contrast": "more"},
    {"forced_colors": "active"},
    {"forced_colors": "active", "prefers_color_scheme": "dark"},
]
NUMBER = {"text": "7", "x": 0.2, "y": 0.2, "size": 0.2, "light": False}
PIECE = {
    "number": 3,
    "words": "a 7",
    "drawing": {"ratio": 1.4, "layers": [], "letters": [NUMBER]},
}
FULL = {
    "advice": "High cards win.",
    "groups": [{"area": "played", "words": "played", "pieces": [PIECE | {"by": "Ben", "note": "leads"}]}],
    "middle": ["Pebble 1 of 3"],
    "offers": [{"text": "Bid 7", "outcome": "wins", "main": True}, {"text": "Bid 3"}],
    "deeds": [{"do": "put_back", "words": "Put back"}, {"do": "sort", "words": "Sort by suit"}],
    "seats": [
        {"name": "Anna", "facts": "cards 3", "due": True, "own": True},
        {"name": "Ben", "facts": "cards 3"},
    ],
}
ENDED = {
    "scores": [
        {"rank": "1.", "name": "Anna", "total": "4", "result": "won", "own": True, "first": True},
        {"rank": "2.", "name": "Ben", "total": "3"},
    ],
    "chart": {"words": "Your points.", "points": [1, 4], "texts": ["1", "4"], "rounds": 2},
}
COLOURS = """[["#bar", "body"], [".main", "#mine"]].map((pair) =>
    pair.map((each) => getComputedStyle(document.querySelector(each)).backgroundColor))"""
CHART = """[getComputedStyle(document.querySelector("#chart polyline")).stroke,
    getComputedStyle(document.body).backgroundColor]"""


@in_loop
async def test_in_every_look_all_is_read_and_turn_and_main_button_have_a_ground_of_their_own(tmp_path):
    pages = [("choosing", FULL), ("chosen", FULL), ("scores", FULL | ENDED), ("over", ENDED)]
    async with anna(tmp_path) as (table, phone):
        for number, (doing, more) in enumerate(pages, start=2):
            table.show(ANNA, **state(number, doing, **more))
            await phone.wait(f"state.number === {number}")
            for look in LOOKS:
                await phone.prefer(**look)
                assert await phone.faults() == [], (doing, look)
                if doing == "choosing":
                    assert all(ground != behind for ground, behind in await phone.run(COLOURS)), look
                if doing == "over":
                    assert contrast(*await phone.run(CHART)) >= VISIBLE, look


def contrast(*colours):
    return contrasts(*([int(part) for part in re.findall(r"\d+", colour)[:3]] for colour in colours))
