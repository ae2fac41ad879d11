"""A player who only hears: finds what is told over AT-SPI by role and name, and presses it.

Run by the system's Python, for its `gi`, on a session bus: `python3 atspi_player.py REPORT COMMAND...`.
"""

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version is chosen before

PATIENCE = 60  # seconds until something that must happen is missed
BUTTON, LABEL, LINE = "push button", "label", "list item"


class Ear:
    """The program as a screen reader knows it."""

    def __init__(self, program):
        self._program = program
        Atspi.set_timeout(5000, 15000)
        self.heard = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event):
        self.heard.append(str(event.any_data))

    def nodes(self):
        """Everything that is told now: role, name, node."""
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

    def wait(self, what, sought):
        """What is sought, as soon as it is there."""
        end = monotonic() + PATIENCE
        while monotonic() < end and self._program.poll() is None:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                if found := sought():
                    return found
            except GLib.Error:
                pass  # the node went while it was asked
            sleep(0.02)
        told = [f"{role}: {name}" for role, name, _ in self.nodes()]
        raise SystemExit("\n".join((f"Never heard {what}. Told were:", *told)))

    def press(self, role, start):
        node = self.wait(start, lambda: self.find(role, start))
        actions = [node.get_action_name(number) for number in range(node.get_n_actions())]
        node.do_action(actions.index("Press"))
        return node

    def goes_on(self, heading):
        """Whether that is told; a reveal that waits for the player is gone on from."""
        if on := self.find(BUTTON, "Go on"):
            on.do_action(0)
        return self.find(LABEL, heading)


def children(node):
    found = (node.get_child_at_index(row) for row in range(node.get_child_count()))
    return [child for child in found if child is not None]


def is_picked(node):
    node.clear_cache()
    return node.get_state_set().contains(Atspi.StateType.SELECTED)


def play(ear):
    """The first hand of the first game; what was told of it."""
    ear.press(BUTTON, "Play")
    ear.wait("who is asked", lambda: any("choose a card" in name for name in ear.names(LABEL)))
    first = ear.wait("a card", lambda: ear.find(BUTTON, "weather card")).get_name()
    hand = [name for name in ear.names(BUTTON) if name.startswith("weather card")]
    card = ear.press(BUTTON, first)
    ear.wait("that the card is picked", lambda: is_picked(card))
    ear.wait("how it is played", lambda: any("once more to play it" in words for words in ear.heard))
    ear.press(BUTTON, first)
    ear.wait("the second hand", lambda: ear.goes_on("Round 1 of 3, hand 2 of 12"))
    ear.wait("what was announced", lambda: any("hand 2 of 12" in words for words in ear.heard))
    return {
        "played": first,
        "hand": hand,
        "buttons": ear.names(BUTTON),
        "lines": ear.names(LINE),
        "heard": ear.heard,
        "nameless": sorted({role for role, name, node in ear.nodes() if not name and node.get_n_actions()}),
    }


def main(report, command):
    with subprocess.Popen(command) as program:
        try:
            told = play(Ear(program))
        finally:
            program.terminate()
    Path(report).write_text(json.dumps(told), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
