"""Whole games by touch: phones of all kinds in a browser, a real window, and the process between them."""

import asyncio
import os
import signal
from dataclasses import replace

import pytest
from phone_browser import CHROMIUM, browser
from phone_people import LOOKS, NOTICE, Follower, Somebody, Table, serve_at_loopback

from tide_gui.shots.moments import played_out
from tide_gui.table.record import Turn

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")]
NAMES = ("Ann", "Bo", "Cy", "Dot")
GAMES = [("turn-the-tide", 4, 7), ("onda", 3, 7), ("turning-tides", 2, 35)]
FOLLOWED = (
    "turning-tides"  # people who press at random take 40 rounds, so these do what bots do, who take seven
)
KINDS = {  # all that can be done, by the first words of moves
    *("wait", "sailor", "cannon", "move", "navigate", "swing", "fire"),
    *("forward", "back", "pawn", "promote", "swap", "keep", "exhaust"),
}
LONGEST_S = 900  # for a whole game
BEFORE_ACCIDENTS = 60  # presses
SILENCE_S = 30  # in which a phone must have noticed that the network is gone
NOBODY = -1


class Evening:
    """People who play a whole game with phones of all kinds, and what happens to them meanwhile."""

    def __init__(self, table, folder, count, turns):
        self.table, self._folder, self._names, self._turns = table, folder, NAMES[:count], turns
        self.people, self.errors, self.viewers = [], [], set()

    async def pass_by(self):
        async with browser(self._folder) as chromium:
            await self._come(chromium)
            await self._play(lambda: sum(each.presses for each in self.people) >= BEFORE_ACCIDENTS)
            for accident in (self._reload, self._kill, self._cut_off):
                await accident()
                await self._catch_up()
            await self._exchange_phones()
            await self._play(lambda: {each.doing for each in self.people} == {"over"})
            self.errors = chromium.errors

    async def _come(self, chromium):
        for seat, name in enumerate(self._names):
            self.people.append(self._somebody(await chromium.phone(), seat))
            await self.people[-1].take(LOOKS[seat])
            await self.people[-1].join(name)
        await self._catch_up()
        await self.table.beside.window(self._watch)

    def _somebody(self, phone, seat):
        """Somebody who plays at random, or what was played before."""
        if self._turns:
            return Follower(phone, self.table, seat, seat, self._turns)
        return Somebody(phone, self.table, seat, seat)

    def _watch(self):
        """Note from now on whose hand is on the window."""
        session = self.table.driver.session
        session.controller.changed.connect(lambda: self.viewers.add(session.viewer))

    async def _play(self, until):
        while not until():
            acted = [await each.act() for each in self.people]
            if not any(acted):
                await asyncio.sleep(0.02)

    async def _catch_up(self):
        """All phones are there and show what holds now."""
        await self.table.beside.until(lambda: self.table.phones.complete)
        for each in self.people:
            await each.catch_up()

    async def _exchange_phones(self):
        """Give each person a phone of another kind."""
        for seat, each in enumerate(self.people):
            await each.take(LOOKS[(seat + 2) % len(LOOKS)])

    # -- accidents -------------------------------------------------------------------------------

    async def _reload(self):
        phone = self.people[0].phone
        await phone.run("window.before = true")
        await phone.reload()
        await phone.wait("!window.before && typeof state !== 'undefined'")

    async def _kill(self):
        """Kill the process that serves the phones: it is started again."""
        former = await self._process()
        os.kill(former, signal.SIGKILL)
        await self.table.beside.until(lambda: self.table.process() not in (0, former))

    async def _cut_off(self):
        """Let nothing arrive for a while, and nothing be refused: each phone notices and says so."""
        process = await self._process()
        os.kill(process, signal.SIGSTOP)
        for each in self.people:
            await each.phone.wait(NOTICE, SILENCE_S)
        os.kill(process, signal.SIGCONT)
        for each in self.people:
            await each.phone.run("dispatchEvent(new Event('online'))")

    async def _process(self):
        return await self.table.beside.window(self.table.process)


def moves_of(record):
    """What bots play from here, by turn and seat."""
    return [entry.moves for entry in played_out(record).entries if isinstance(entry, Turn)]


def kinds_in(turns):
    return {move.split()[0] for moves in turns for move in moves.values()}


@pytest.mark.parametrize(("game", "count", "deal"), GAMES)
def test_a_whole_game_is_played_by_touch_on_phones_of_all_kinds(
    open_window, qtbot, tmp_path, monkeypatch, game, count, deal
):
    serve_at_loopback(monkeypatch)
    driver = open_window()
    record = replace(driver.record("p" * count, deal), game=game)
    turns = moves_of(record) if game == FOLLOWED else []
    driver.program.dealer.sit_down(record)
    driver.program.show("table")
    evening = Evening(Table(driver, qtbot), tmp_path / "profile", count, turns)
    evening.table.beside.run(evening.pass_by(), LONGEST_S)
    assert sorted(set().union(*(each.faults for each in evening.people))) == []
    assert evening.errors == []
    assert driver.session.phase == "over"
    assert kinds_in(turns) == (KINDS if turns else set())
    assert len(turns) in (0, evening.table.turns())
    assert evening.viewers == {NOBODY}, "no hand was on the window"
    looks = {look for each in evening.people for look, _ in each.seen}
    assert looks == set(LOOKS)
    assert all(each.compared for each in evening.people)
