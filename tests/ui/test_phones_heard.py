"""What a screen reader on a phone says."""

from dataclasses import replace

import pytest
from phone_browser import CHROMIUM, browser
from phone_people import DOING, Table, serve_at_loopback

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")]
GAMES = [("turn-the-tide", "pbb"), ("onda", "pbb"), ("turning-tides", "pb")]
TOO_LONG_S = 60


@pytest.mark.parametrize(("game", "who"), GAMES)
def test_a_screen_reader_on_the_phone_says_of_each_card_what_that_of_the_window_says(
    open_window, qtbot, tmp_path, monkeypatch, game, who
):
    serve_at_loopback(monkeypatch)
    driver = open_window()
    driver.program.dealer.sit_down(replace(driver.record(who), game=game))
    driver.program.show("table")
    table = Table(driver, qtbot)
    driver.settle()
    cards = [item for item in driver.items_named("piece") if item.property("area") == "hand"]
    own = [card.property("words") for card in cards if card.property("words")]
    assert len(own) > 1

    async def listen():
        async with browser(tmp_path / "profile") as chromium:
            phone = await chromium.phone()
            await phone.go(table.address)
            await phone.tap("#people button", "Ann")
            await phone.wait(f"{DOING} === 'choosing'")
            return await phone.names()

    heard = table.beside.run(listen(), TOO_LONG_S)
    assert [name for name in own if name not in heard] == []
