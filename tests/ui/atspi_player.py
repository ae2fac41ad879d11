"""A player who uses a screen reader only: finds nodes over AT-SPI by role and name, and presses them.

Run by the system's Python, for its `gi`, on a session bus: `python3 atspi_player.py SCENE REPORT COMMAND...`,
with `hand`, `lesson` or `whole game:TITLE:SEATS:BOTS:DEAL` for SCENE.
"""

import json
import re
import subprocess
import sys
from functools import cached_property
from pathlib import Path
from random import Random
from time import monotonic, sleep

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version must be chosen first

TIMEOUT = 60  # seconds
SILENCE = 5  # seconds after which a press has no answer
BUTTON, LABEL, LINE, DIALOG, PANEL = "push button", "label", "list item", "dialog", "panel"
RADIO, FIELD, PICKER = "radio button", "text", "combo box"
LEAVES = (BUTTON, LABEL, LINE, RADIO)
OFFERS = ("What can be done", "What can be chosen")  # the panels of the buttons that decide
ONCE_MORE = "once more"  # how the advice says that another press plays
MOST = 30  # presses for a decision
NAME = "Ann"
QUESTION = re.compile(rf"(^|[.!?:] ){NAME}, ([a-z]|\w+ counts as )")
State = Atspi.StateType


class Shown:
    """A node, which is read as far as it is asked, and the nodes around it."""

    def __init__(self, node, around=()):
        self.node, self.around = node, around

    @cached_property
    def role(self):
        return self.node.get_role_name()

    @cached_property
    def name(self):
        return self.node.get_name()

    @cached_property
    def description(self):
        return self.node.get_description()

    @cached_property
    def _states(self):
        return self.node.get_state_set()

    def has(self, *states):
        return all(map(self._states.contains, states))

    def lies_in(self, role, *names):
        return any(each.role == role and (not names or each.name in names) for each in self.around)

    def actions(self):
        return [self.node.get_action_name(number) for number in range(self.node.get_n_actions())]

    def press(self):
        self.node.do_action(self.actions().index("Press"))

    def within(self):
        """Yield this node and all below it, as the tree orders them."""
        yield self
        for child in () if self.role in LEAVES else children(self.node):
            inner = Shown(child, (*self.around, self))
            if inner.has(State.SHOWING):
                yield from inner.within()


class ScreenReader:
    """The program as a screen reader sees it; `heard` lists the announcements."""

    def __init__(self, program):
        self._program = program
        Atspi.set_timeout(5000, 15000)
        Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
        self.heard = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event):
        self.heard.append(str(event.any_data))

    def listen(self):
        """Take in what was announced until now."""
        while GLib.MainContext.default().iteration(False):
            pass

    def showing(self):
        """Return everything that is showing now."""
        desktop = Atspi.get_desktop(0)
        programs = [app for app in children(desktop) if app.get_name() == "Tide Table"]
        return [found for app in programs for found in Shown(app).within() if found.node is not app]

    def names(self, role):
        return [found.name for found in self.showing() if found.role == role]

    def find(self, role, start):
        return next(
            (found for found in self.showing() if found.role == role and found.name.startswith(start)), None
        )

    def wait(self, what, find, timeout=TIMEOUT):
        """Return the result of `find` as soon as it is true; `what` names it in the error."""
        end = monotonic() + timeout
        while monotonic() < end and self._program.poll() is None:
            self.listen()
            try:
                if found := find():
                    return found
            except GLib.Error:
                pass  # the node vanished while it was read
            sleep(0.02)
        lines = [f"{found.role}: {found.name}" for found in self.showing()]
        raise SystemExit("\n".join((f"Not found: {what}. Showing were:", *lines)))

    def press(self, role, start):
        found = self.wait(start, lambda: self.find(role, start))
        found.press()
        return found

    def advance_to(self, heading):
        """The label with this heading, or None; presses "Go on" where a reveal waits for it."""
        if button := self.find(BUTTON, "Go on"):
            button.press()
        return self.find(LABEL, heading)


def children(node):
    found = (node.get_child_at_index(row) for row in range(node.get_child_count()))
    return [child for child in found if child is not None]


def is_picked(found):
    return Shown(found.node).has(State.SELECTED)


def tells_first_hand(words):
    return "1. " in words and " takes the " in words


def play(reader):
    """Play the first hand of a first game, and return what the screen reader got to know."""
    reader.press(BUTTON, "Play")
    reader.wait("the prompt", lambda: any("choose a card" in name for name in reader.names(LABEL)))
    first = reader.wait("a card", lambda: reader.find(BUTTON, "weather card")).name
    hand = [name for name in reader.names(BUTTON) if name.startswith("weather card")]
    card = reader.press(BUTTON, first)
    reader.wait("the card as picked", lambda: is_picked(card))
    reader.wait(
        "the advice how to play it", lambda: any("once more to play it" in words for words in reader.heard)
    )
    reader.press(BUTTON, first)
    reader.wait("the second hand", lambda: reader.advance_to("Round 1 of 3, hand 2 of 12"))
    reader.wait("the announcement of the hand", lambda: any(map(tells_first_hand, reader.heard)))
    reader.wait("the first-time hint", lambda: any("A tide that is taken" in words for words in reader.heard))
    reader.wait("its button", lambda: "Understood" in reader.names(BUTTON))
    return {
        "played": first,
        "hand": hand,
        "buttons": reader.names(BUTTON),
        "lines": reader.names(LINE),
        "dumb": [
            found.name for found in reader.showing() if found.role == LINE and "Press" not in found.actions()
        ],
        "heard": reader.heard,
        "nameless": sorted(
            {found.role for found in reader.showing() if not found.name and found.node.get_n_actions()}
        ),
    }


def learn(reader):
    """Begin the first lesson, bid another card than the one that is asked for, and go on by Skip."""
    reader.press(BUTTON, "Learn in three minutes")
    asked = 1
    wait_for_step(reader, asked)
    while (button := reader.wait("the way on", lambda: reader.find(BUTTON, "Go on"))).has(State.ENABLED):
        button.press()
        asked += 1
        wait_for_step(reader, asked)
    reader.wait("the card as picked", lambda: is_picked(reader.press(BUTTON, "weather card 5,")))
    reader.listen()
    heard = len(reader.heard)
    reader.press(BUTTON, "weather card 5,")
    reader.wait("the answer", lambda: len(reader.heard) > heard)
    answer = reader.heard[heard:]
    reader.press(BUTTON, "Skip")
    wait_for_step(reader, asked + 1)
    return {"asked": asked, "answer": answer, "heard": reader.heard, "panels": reader.names(PANEL)}


def wait_for_step(reader, number):
    start = re.compile(rf", {number} of \d+: ")
    reader.wait(f"step {number}", lambda: any(map(start.search, reader.heard)))


class WholeGame:
    """A game from its deal to its end page, played at random by what can be heard and read.

    `decisions` tells of each what was heard before it, what could be pressed at first, everything that could
    be read, and the presses.
    """

    def __init__(self, reader, rng):
        self._reader, self._rng = reader, rng
        self._told = 0  # announcements that were taken into account
        self.decisions, self.sheets = [], []
        self.silent = []  # presses without an answer
        self.wholes = 0  # how often the button of a whole move was pressed, which is told as the default one

    def play(self):
        while "end" not in (done := self._reader.wait("a decision or a sheet", self._step)):
            pass
        told = {"decisions": self.decisions, "sheets": self.sheets}
        return told | {"silent": self.silent, "wholes": self.wholes} | done

    def _step(self):
        """Do what can be done now; return what came of it, None if there is nothing to do yet."""
        self._reader.listen()
        heard, shown = len(self._reader.heard), self._reader.showing()
        self._reader.listen()
        if len(self._reader.heard) > heard:
            return None  # the table may have changed while it was read
        if sheet := [found for found in shown if found.role == DIALOG or found.lies_in(DIALOG)]:
            return self._see(sheet)
        pieces, offers = choices(shown)
        if not pieces and not offers:
            sleep(0.05)  # the bots think
            return None
        news = self._reader.heard[self._told :]
        if any(map(QUESTION.search, news)):
            if [found.name for found in self._reader.showing()] != [found.name for found in shown]:
                return None  # the cards were still changing places
            self._told = len(self._reader.heard)
            self.decisions.append(
                {
                    "heard": news,
                    "pieces": [found.name for found in pieces],
                    "offers": [found.name for found in offers],
                    "read": sorted({words for found in shown for words in (found.name, found.description)}),
                    "presses": [],
                }
            )
        return self._decide(pieces, offers) if self.decisions else None

    def _decide(self, pieces, offers):
        picked = [found for found in pieces if found.has(State.SELECTED)]
        whole = [found for found in offers if found.has(State.IS_DEFAULT)]
        wanders = self._rng.random() < 0.2
        if whole and not wanders:
            self.wholes += 1
            return self._press(whole[0])
        if picked and ONCE_MORE in self._reader.heard[-1] and not offers:
            return self._press(picked[-1])
        others = [found for found in pieces if found not in picked]
        return self._press(self._rng.choice(offers if picked and offers and not wanders else others + offers))

    def _press(self, found):
        """Press it, and wait until something is said about it, or it is clear that nothing will be."""
        heard = len(self._reader.heard)
        self.decisions[-1]["presses"].append(found.name)
        if len(self.decisions[-1]["presses"]) > MOST:
            raise SystemExit(f"Nothing was decided by these presses: {self.decisions[-1]}")
        found.press()
        end = monotonic() + SILENCE
        while len(self._reader.heard) == heard and monotonic() < end:
            self._reader.listen()
            sleep(0.01)
        if len(self._reader.heard) == heard and any(choices(self._reader.showing())):
            self.silent.append(found.name)
        return {"pressed": found.name}

    def _see(self, sheet):
        """Leave the sheet between two rounds; return the one at the end."""
        told = {
            "title": sheet[0].name,
            "description": sheet[0].description,
            "lines": [found.name for found in sheet],
            "focused": [found.name for found in sheet[1:] if found.has(State.FOCUSED)],
            "heard": self._reader.heard[self._told :],
        }
        if not told["focused"]:
            return None
        if onward := next((found for found in sheet if found.name == "Next round"), None):
            self.sheets.append(told)
            onward.press()
            self._reader.wait("the table", lambda: not self._reader.names(DIALOG))
            return {"pressed": onward.name}
        return {"end": told}


def choices(shown):
    """The pieces that can be picked or put back now, and the buttons that decide."""
    buttons = [found for found in shown if found.role == BUTTON and found.has(State.ENABLED, State.SENSITIVE)]
    pieces = [found for found in buttons if found.has(State.SELECTABLE)]
    return pieces, [found for found in buttons if found.lies_in(PANEL, *OFFERS)]


def play_whole_game(reader, title, seats, bots, deal):
    """Deal a game against such bots on the page for it, and play it to its end page."""
    reader.press(BUTTON, "New game")
    reader.press(RADIO, title)
    if choice := reader.find(RADIO, f"{seats} seats"):
        choice.press()
    for seat in range(2, int(seats) + 1):
        reader.press(PICKER, f"Player of seat {seat}: ")
        reader.press(LINE, bots)
        reader.wait("the choice", lambda seat=seat: reader.find(PICKER, f"Player of seat {seat}: {bots}"))
    write("Deal number", deal)
    reader.press(BUTTON, "Start")
    return WholeGame(reader, Random(deal)).play()


def write(field, words):
    """Write into a field even if the page must be scrolled to it."""
    [frame] = [child for app in children(Atspi.get_desktop(0)) for child in children(app)]
    waiting = [frame]
    while waiting:
        node = waiting.pop()
        if node.get_role_name() == FIELD and node.get_name() == field:
            return node.get_editable_text_iface().set_text_contents(words)
        waiting += children(node)
    raise SystemExit(f"Not found: {field}")


def main(scene, report, command):
    name, *details = scene.split(":")
    with subprocess.Popen(command) as program:
        try:
            scenes = {"hand": play, "lesson": learn, "whole game": play_whole_game}
            findings = scenes[name](ScreenReader(program), *details)
        finally:
            program.terminate()
    Path(report).write_text(json.dumps(findings), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
