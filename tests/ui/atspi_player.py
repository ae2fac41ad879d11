"""A player who uses a screen reader only: finds nodes over AT-SPI by role and name, and presses them.

Run by the system's Python, for its `gi`, on a session bus: `python3 atspi_player.py SCENE REPORT COMMAND...`,
with `hand` or `lesson` for SCENE.
"""

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version must be chosen first

TIMEOUT = 60  # seconds
BUTTON, LABEL, LINE = "push button", "label", "list item"


class ScreenReader:
    """The program as a screen reader sees it; `heard` lists the announcements."""

    def __init__(self, program):
        self._program = program
        Atspi.set_timeout(5000, 15000)
        self.heard = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event):
        self.heard.append(str(event.any_data))

    def nodes(self):
        """Yield role, name and node of everything that is showing now."""
        desktop = Atspi.get_desktop(0)
        waiting = [app for app in children(desktop) if app.get_name() == "Tide Table"]
        while waiting:
            node = waiting.pop()
            if node.get_state_set().contains(Atspi.StateType.SHOWING):
                yield node.get_role_name(), node.get_name(), node
                waiting += children(node)

    def names(self, role):
        return [name for found, name, _ in self.nodes() if found == role]

    def find(self, role, start):
        return next(
            (node for found, name, node in self.nodes() if found == role and name.startswith(start)), None
        )

    def wait(self, what, find):
        """Return the result of `find` as soon as it is true; `what` names it in the error."""
        end = monotonic() + TIMEOUT
        while monotonic() < end and self._program.poll() is None:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                if found := find():
                    return found
            except GLib.Error:
                pass  # the node vanished while it was read
            sleep(0.02)
        lines = [f"{role}: {name}" for role, name, _ in self.nodes()]
        raise SystemExit("\n".join((f"Not found: {what}. Showing were:", *lines)))

    def press(self, role, start):
        node = self.wait(start, lambda: self.find(role, start))
        actions = [node.get_action_name(number) for number in range(node.get_n_actions())]
        node.do_action(actions.index("Press"))
        return node

    def advance_to(self, heading):
        """The label with this heading, or None; presses "Go on" where a reveal waits for it."""
        if button := self.find(BUTTON, "Go on"):
            button.do_action(0)
        return self.find(LABEL, heading)


def children(node):
    found = (node.get_child_at_index(row) for row in range(node.get_child_count()))
    return [child for child in found if child is not None]


def is_picked(node):
    node.clear_cache()
    return node.get_state_set().contains(Atspi.StateType.SELECTED)


def play(reader):
    """Play the first hand of a first game, and return what the screen reader got to know."""
    reader.press(BUTTON, "Play")
    reader.wait("the prompt", lambda: any("choose a card" in name for name in reader.names(LABEL)))
    first = reader.wait("a card", lambda: reader.find(BUTTON, "weather card")).get_name()
    hand = [name for name in reader.names(BUTTON) if name.startswith("weather card")]
    card = reader.press(BUTTON, first)
    reader.wait("the card as picked", lambda: is_picked(card))
    reader.wait(
        "the advice how to play it", lambda: any("once more to play it" in words for words in reader.heard)
    )
    reader.press(BUTTON, first)
    reader.wait("the second hand", lambda: reader.advance_to("Round 1 of 3, hand 2 of 12"))
    reader.wait(
        "the announcement of the second hand", lambda: any("hand 2 of 12" in words for words in reader.heard)
    )
    reader.wait("the first-time hint", lambda: any("A tide that is taken" in words for words in reader.heard))
    reader.wait("its button", lambda: "Understood" in reader.names(BUTTON))
    return {
        "played": first,
        "hand": hand,
        "buttons": reader.names(BUTTON),
        "lines": reader.names(LINE),
        "heard": reader.heard,
        "nameless": sorted(
            {role for role, name, node in reader.nodes() if not name and node.get_n_actions()}
        ),
    }


def learn(reader):
    """Begin the first lesson, bid another card than the one that is asked for, and go on by Skip."""
    reader.press(BUTTON, "Learn in three minutes")
    for number in (1, 2, 3, 4):
        wait_for_step(reader, number)
        reader.press(BUTTON, "Go on")
    wait_for_step(reader, 5)
    reader.wait("the card as picked", lambda: is_picked(reader.press(BUTTON, "weather card 5,")))
    reader.press(BUTTON, "weather card 5,")
    reader.wait("the answer", lambda: any("You may bid that." in words for words in reader.heard))
    reader.press(BUTTON, "Skip")
    wait_for_step(reader, 6)
    return {"heard": reader.heard, "labels": reader.names(LABEL)}


def wait_for_step(reader, number):
    start = f"A first hand, {number} of 14: "
    reader.wait(start, lambda: any(start in words for words in reader.heard))


def main(scene, report, command):
    with subprocess.Popen(command) as program:
        try:
            findings = {"hand": play, "lesson": learn}[scene](ScreenReader(program))
        finally:
            program.terminate()
    Path(report).write_text(json.dumps(findings), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
