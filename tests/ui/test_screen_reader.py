"""The real program as a blind player meets it: a hand is played over AT-SPI, on a screen that nobody sees."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).with_name("atspi_player.py")
PYTHON = "/usr/bin/python3"  # of the system: only that one has `gi`
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
HEARS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def lacking():
    """What keeps a screen reader from being played."""
    yield from (name for name in ("Xvfb", "dbus-run-session", PYTHON) if not shutil.which(name))
    if not BUS.exists():
        yield "at-spi2-core"
    elif (
        shutil.which(PYTHON)
        and subprocess.run([PYTHON, "-c", HEARS], check=False, capture_output=True).returncode
    ):
        yield "python3-gi and gir1.2-atspi-2.0"


@pytest.fixture
def display():
    """A screen in memory, where everything else is there, too."""
    if missing := list(lacking()):
        pytest.skip(f"no {', no '.join(missing)}: root gets them by packaging/test.py --full")
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
        server.terminate()


def heard_by(display, folder):
    """What the player reports of a first hand."""
    report, words = folder / "report.json", folder / "words.txt"
    command = ["dbus-run-session", "--", PYTHON, "-W", "ignore", str(PLAYER), str(report)]
    command += [sys.executable, "-m", "tide_gui", "--data-dir", str(folder / "data")]
    said = {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(folder),
    }
    with words.open("w") as told:
        playing = subprocess.Popen(
            command, env=os.environ | said, stdout=told, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        status = playing.wait(180)
    finally:
        if playing.poll() is None:
            os.killpg(playing.pid, signal.SIGKILL)
            playing.wait()
    assert status == 0, words.read_text("utf-8", "replace")
    return json.loads(report.read_text("utf-8"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is spoken on Linux only")
def test_a_hand_is_played_over_at_spi(display, tmp_path):
    told = heard_by(display, tmp_path)
    assert len(told["hand"]) == 12
    assert told["played"] not in told["buttons"]
    seats = [name for name in told["buttons"] if ", score " in name]
    assert len(seats) == 3
    assert all(", tide " in name or ", no tide" in name for name in seats)
    assert sum(" takes the tide " in line for line in told["lines"]) == 2
    assert any(line.startswith("Round 1 of 3, hand 2") for line in told["lines"])
    for line in told["lines"]:
        assert line in " ".join(told["heard"]) or "hand 1 of 12" in line or "Round 1 begins" in line
    assert told["nameless"] == []
