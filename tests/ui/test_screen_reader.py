"""The real program through a screen reader: a hand is played over AT-SPI, on a virtual display."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).with_name("atspi_player.py")
PYTHON = "/usr/bin/python3"  # the system's Python: only it has `gi`
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
IMPORT_ATSPI = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing_packages():
    """The programs and packages that the test needs and this machine lacks."""
    yield from (name for name in ("Xvfb", "dbus-run-session", PYTHON) if not shutil.which(name))
    if not BUS.exists():
        yield "at-spi2-core"
    elif (
        shutil.which(PYTHON)
        and subprocess.run([PYTHON, "-c", IMPORT_ATSPI], check=False, capture_output=True).returncode
    ):
        yield "python3-gi and gir1.2-atspi-2.0"


@pytest.fixture
def display():
    """The name of a virtual display; skips the test where something is missing."""
    if missing := list(missing_packages()):
        pytest.skip(f"no {', no '.join(missing)}: root gets them by packaging/test.py --full")
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
        server.terminate()


def report_of(scene, display, folder):
    """The report of the AT-SPI player about a first hand, or about a lesson."""
    report, output = folder / "report.json", folder / "output.txt"
    command = ["dbus-run-session", "--", PYTHON, "-W", "ignore", str(PLAYER), scene, str(report)]
    command += [sys.executable, "-m", "tide_gui", "--data-dir", str(folder / "data")]
    variables = {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(folder),
    }
    with output.open("w") as file:
        player = subprocess.Popen(
            command, env=os.environ | variables, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        status = player.wait(180)
    finally:
        if player.poll() is None:
            os.killpg(player.pid, signal.SIGKILL)
            player.wait()
    assert status == 0, output.read_text("utf-8", "replace")
    return json.loads(report.read_text("utf-8"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is spoken on Linux only")
def test_a_hand_is_played_over_at_spi(display, tmp_path):
    report = report_of("hand", display, tmp_path)
    assert len(report["hand"]) == 12
    assert report["played"] not in report["buttons"]
    seats = [name for name in report["buttons"] if ", score " in name]
    assert len(seats) == 3
    assert all(", tide " in name or ", no tide" in name for name in seats)
    assert sum(" takes the tide " in line for line in report["lines"]) == 2
    assert any(line.startswith("Round 1 of 3, hand 2") for line in report["lines"])
    for line in report["lines"]:
        assert line in " ".join(report["heard"]) or "hand 1 of 12" in line or "Round 1 begins" in line
    assert report["nameless"] == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is spoken on Linux only")
def test_a_lesson_is_heard_over_at_spi(display, tmp_path):
    report = report_of("lesson", display, tmp_path)
    said = " ".join(report["heard"])
    assert "choose a card" not in said[: said.index("5 of 14")], "the lesson says what to do"
    assert said.index("1 of 14") < said.index("5 of 14: Your 54 is hard to beat.") < said.index("6 of 14")
    assert "A first hand, 6 of 14" in report["labels"]
