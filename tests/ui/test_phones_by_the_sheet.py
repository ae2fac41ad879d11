"""The sheet of the phones, for people who have read nothing else."""

import re
from time import monotonic

import pytest
from phone_browser import CHROMIUM, browser
from phone_people import CARDS, Table, serve_at_loopback

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")]
LETTERS = r"\b(?:[A-Z2-7]{4} ){4}[A-Z2-7]{4}\b"
MINUTE_S = 60


def test_two_people_who_have_read_only_the_sheet_join_within_a_minute(
    open_window, qtbot, tmp_path, monkeypatch
):
    serve_at_loopback(monkeypatch)
    driver = open_window()
    driver.sit("ppb")
    driver.click(driver.button("Hold cards on phones"))
    table, said = Table(driver, qtbot), []
    driver.session.noticed.connect(said.append)
    driver.settle()
    sheet = "\n".join(driver.words())
    [address], [letters] = re.findall(r"http://\S+", sheet), re.findall(LETTERS, sheet)

    async def scan(phone):
        await phone.go(f"{address}#{letters.replace(' ', '')}")
        await phone.tap("#people button", "Ann")

    async def type_in(phone):
        await phone.go(address)
        await phone.tap("#typing input")
        await phone.type(letters.lower())
        await phone.tap("#typing button")
        await phone.tap("#people button", "Bo")

    async def join():
        async with browser(tmp_path / "profile") as chromium:
            began = monotonic()
            for come in (scan, type_in):
                phone = await chromium.phone()
                await come(phone)
                await phone.wait(f"{CARDS} === 12")
            await table.beside.until(lambda: table.phones.complete)
            return monotonic() - began

    assert table.beside.run(join(), MINUTE_S) < MINUTE_S
    assert driver.session.viewer == -1
    driver.settle()
    assert said == [f"The cards of {name} are on a phone now." for name in ("Ann", "Bo")]
    assert "New code" not in driver.words(), "the sheet is gone, and all see the table"
