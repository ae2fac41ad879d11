"""Phones with WebKit, as half of all have, and with Firefox: they join, play a card and come back."""

import json

import pytest
from other_browsers import BROWSERS
from phone_people import CARDS, DOING, SHOWN, Table, serve_at_loopback

pytestmark = pytest.mark.slow
TOO_LONG_S = 180
DRAWN = """[...document.querySelectorAll("#hand image")].length > 11
    && performance.getEntriesByType("resource").some((each) => each.name.includes("/picture/"))"""


@pytest.mark.parametrize("name", BROWSERS)
def test_a_phone_with_another_browser_plays_and_comes_back(open_window, qtbot, tmp_path, monkeypatch, name):
    start, found = BROWSERS[name]
    if not found:
        pytest.skip(f"no {name}: root gets it by apt")
    serve_at_loopback(monkeypatch)
    driver = open_window()
    driver.sit("pbb")
    table = Table(driver, qtbot)

    async def play():
        async with start(tmp_path / "profile") as page:
            await page.go(table.address)
            await page.press("#people button", "Ann")
            await page.wait(f"{DOING} === 'choosing' && {CARDS} === 12")
            await page.wait(DRAWN)
            await page.press("#hand button")
            await page.wait("document.querySelectorAll('#hand .picked').length === 1")
            await page.press("#hand .picked")
            await page.wait(f"{DOING} === 'chosen'")
            before = await page.run(f"JSON.stringify({SHOWN})")
            await page.reload()
            await page.wait(f"{DOING} === 'chosen' && JSON.stringify({SHOWN}) === {json.dumps(before)}")
            await table.beside.window(driver.bots.answer_as_bots)
            await page.wait(f"{DOING} === 'choosing' && {CARDS} === 11")

    table.beside.run(play(), TOO_LONG_S)
    assert driver.session.controller.game.flow.phone_seats == {0}
