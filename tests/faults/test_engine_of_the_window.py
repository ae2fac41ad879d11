"""A hostile process of the bots: each failure is one sentence, and nothing outlives the window."""

import sys
from pathlib import Path

import pytest
from playing import Setting
from process_list import processes_with

from tide_gui.rules.game import Ask
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.ui.bots.bot_process import BotProcess

ODD = Path(__file__).parents[1] / "ui" / "bots" / "odd_bots.py"
THREE = Setting(TurnTheTide(), 3)
SHORT, LONG = 200, 60_000  # milliseconds
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="lists processes in /proc")

WAYS = {
    "endless": "The bot Pike sent an invalid answer.",
    "huge-line": "The bot Pike sent an invalid answer.",
    "control-characters": "The bot Pike sent an invalid answer.",
    "control-characters-as-a-move": "The bot Pike chose a move that was not offered.",
    "control-characters-as-an-error": "The bot Pike could not answer.",
    "closes": "The bot Pike was silent for 0.2 s.",
    "late": "The bot Pike was silent for 0.2 s.",
    "floods": "The bot Pike was silent for 0.2 s.",
    "complains": "The bot Pike was silent for 0.2 s.",
    "stops": "The bot Pike was silent for 0.2 s.",
    "forks": "The bot Pike ended (exit status 0).",
}


@pytest.fixture
def bots(qapp, tmp_path):
    running = []

    def start(way):
        command = [sys.executable, str(ODD), str(tmp_path), f"{way}@1"]
        running.append(BotProcess(None, command, LONG))
        return running[-1]

    yield start
    for each in running:
        each.close()


@on_linux
@pytest.mark.parametrize(("way", "sentence"), WAYS.items(), ids=WAYS)
def test_a_hostile_process_of_the_bots_ends_in_one_sentence_and_leaves_nothing(
    qtbot, bots, tmp_path, way, sentence, capfd
):
    process = bots(way)
    answers, failures = {}, []
    process.answered.connect(answers.__setitem__)
    process.failed.connect(lambda say: failures.append(say()))
    question = THREE.table(3).ask(0)
    asks = [Ask(number, question.turn, 0, question.view, question.choices) for number in (1, 2)]
    process.choose(asks[0], THREE.game.key, "pike", 0)
    qtbot.waitUntil(lambda: 1 in answers, timeout=30_000)
    process.failed.connect(lambda _: setattr(process, "_patience_ms", LONG))
    process._patience_ms = SHORT if "silent" in sentence else LONG
    process.choose(asks[1], THREE.game.key, "pike", 0)
    qtbot.waitUntil(lambda: failures != [], timeout=30_000)
    qtbot.waitUntil(lambda: 2 in answers, timeout=30_000)
    assert failures == [sentence]
    process.close()
    qtbot.waitUntil(lambda: processes_with(tmp_path) == [])
