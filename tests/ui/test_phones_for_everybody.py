"""On each kind of page of a phone axe-core finds nothing serious, and nothing is small, faint or too wide."""

from dataclasses import replace
from pathlib import Path
from random import Random
from urllib.parse import quote

import msgspec
import phone_table
import pytest
from by_hand import record_of
from phone_bench import Phones
from phone_browser import CHROMIUM, browser
from phone_people import DOING
from phone_table import ANNA, PEOPLE, SECRET, in_loop, opened

from tide_gui.phones import hub
from tide_gui.phones.protocol import Call, Free, People, Rules, Said, Show
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.phone_page import page_words, rules_of

AXE = Path(__file__).parents[2] / "build" / "axe.min.js"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt"),
    pytest.mark.skipif(not AXE.exists(), reason="no axe-core: packaging/axe.py fetches it"),
]
TOO_LONG_S = 300.0
GAMES = [
    ("turn-the-tide", "ppb", {}),
    ("onda", "ppb", {}),
    (
        "turning-tides",
        "pp",
        {"introductory": True},
    ),  # the other game takes 40 rounds where people play at random
]
SERIOUS = """axe.run(document, {resultTypes: ["violations"], preload: false}).then((found) => found.violations
    .filter((each) => ["serious", "critical"].includes(each.impact))
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 200)).join(" ")}`))"""
MISTYPED = "document.querySelector('#notice').textContent === words.secret"
TYPING = "document.querySelector('#typing')?.hidden === false"
WHO = "document.querySelectorAll('#people button').length === 2"
EMPTY = f"{DOING} === '' && document.querySelector('#notice').textContent === "
READING = "document.querySelectorAll('#chapters details').length > 1"
OPEN_ALL = "for (const each of document.querySelectorAll('details')) each.open = true"
SHOWN = "state && [state.game, state.number, state.doing]"
FAULTY = """<html lang="en"><title>Faulty</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <button style="width: 30px; height: 60px">s</button> <p style="color: #999">faint</p>
    <div style="position: relative"><button style="width: 60px; height: 60px">under</button>
    <p style="position: absolute; inset: 0">over</p></div>
    <button style="width: 60px; height: 60px"></button> <p style="width: 500px">wide</p>"""
FOUND = "too small to press", "too faint", "covered by p", "the page is 5", "button-name: "
MOST_BUTTONS = 3  # that stand at their usual place


def raw(state):
    return msgspec.Raw(msgspec.json.encode(state))


class Course(Phones):
    """A whole game, of which one state of each kind is kept, as the phone of the first seat shows it."""

    def __init__(self, game, who, options):
        self.kept = {}
        super().__init__(record=replace(record_of(who, **options), game=game))
        self.play_to_the_end(Random(1))

    def update(self, seat, state):
        super().update(seat, state)
        if seat == 0:
            self.kept.setdefault(self._kind(state), state)

    def _kind(self, state):
        marks = {
            "asked to confirm": any(offer.main for offer in state.offers),
            "many buttons": len(state.offers) > MOST_BUTTONS,
            "units": any(piece.fits for group in state.groups if group.ground for piece in group.pieces),
            "chart": state.chart,
        }
        return ", ".join([state.doing, *(mark for mark, holds in marks.items() if holds)])


class Inspection:
    """Looks at the pages of one phone, in the light and in the dark."""

    def __init__(self, phone):
        self.phone, self.faults, self.seen = phone, set(), set()

    async def look(self, page, until="true"):
        """Look at a kind of page once it is there."""
        await self.phone.wait(until)
        self.seen.add(page)
        for scheme in ("light", "dark"):
            await self.phone.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
            found = await self.phone.faults() + await self._serious()
            self.faults |= {f"{page}, {scheme}: {fault}" for fault in found}

    async def _serious(self):
        if not await self.phone.run("'axe' in window"):
            await self.phone.run(f"{AXE.read_text('utf-8')}; 0")
        return await self.phone.run(SERIOUS)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Looking takes its time, and a wrong code waits for nothing."""
    monkeypatch.setattr(phone_table, "PATIENCE", TOO_LONG_S)
    monkeypatch.setattr(hub, "FAILURE_S", 0.01)


@in_loop
async def test_who_looks_at_a_faulty_page_finds_each_fault(tmp_path):
    async with browser(tmp_path) as chromium:
        page = Inspection(await chromium.phone())
        await page.phone.go(f"data:text/html,{quote(FAULTY)}")
        await page.look("faulty")
    assert [fault for fault in FOUND if not any(f": {fault}" in each for each in page.faults)] == []


@in_loop
async def test_every_page_of_the_games_suits_everybody(tmp_path):
    courses = [Course(*game) for game in GAMES]
    async with opened(words=page_words(in_english)) as table, browser(tmp_path) as chromium:
        page = Inspection(await chromium.phone())
        await page.phone.go(f"http://{table.own}/#{SECRET}")
        await page.phone.tap("#people button", "Anna")
        for number, course in enumerate(courses, start=1):
            for kind, state in course.kept.items():
                table.server.obey(Show(ANNA, raw(state)))
                await page.phone.wait_for(SHOWN, [state.game, state.number, state.doing])
                await page.look(kind)
            await page.phone.tap("#rules")
            await table.wait_for(Said, number)
            table.server.obey(Rules(ANNA, rules_of(course.controller.game)))
            await page.phone.wait(READING)
            await page.phone.run(OPEN_ALL)
            await page.look("rules")
            await page.phone.tap("#close")
            await page.phone.wait("history.state === null")
        assert chromium.errors == []
    assert sorted(page.faults) == []
    kinds = {"choosing", "choosing, asked to confirm", "chosen", "waiting", "scores", "over", "over, chart"}
    assert page.seen >= kinds | {"choosing, many buttons", "choosing, units", "rules"}


@in_loop
async def test_every_page_without_a_game_suits_everybody(tmp_path):
    course = Course(*GAMES[0])
    async with opened(words=page_words(in_english)) as table, browser(tmp_path) as chromium:
        page = Inspection(await chromium.phone())
        await page.phone.go(f"http://{table.own}/")
        await page.look("letters to type", TYPING)
        await page.phone.go(f"http://{table.own}/#WRONG")
        await page.look("a wrong code", f"{TYPING} && {MISTYPED}")
        await page.phone.go(f"http://{table.own}/#{SECRET}")
        await page.look("who are you", WHO)
        await page.phone.tap("#people button", "Anna")
        table.server.obey(Show(ANNA, raw(course.kept["choosing"])))
        await page.phone.wait(f"{DOING} === 'choosing'")
        await page.phone.tap("#hide")
        await page.look("cards are hidden", "document.body.matches('.hidden-cards')")
        table.server.obey(Call(ANNA))
        await page.look("called", "document.documentElement.matches('.called')")
        table.server.obey(People([], "No game is on the table."))
        await page.look("no game", f"{EMPTY}'No game is on the table.'")
        table.server.obey(PEOPLE)
        table.server.obey(Free(ANNA))
        await page.look("sent to the screen", f"{WHO} && document.querySelector('#notice').textContent")
        await table.server.close()
        await page.look("closed", f"{EMPTY}words.closed")
        assert chromium.errors == []
    assert sorted(page.faults) == []
