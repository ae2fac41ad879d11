"""Commands and reports, with and without the audio library, and the process itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tide_gui.cli.errors import Failed
from tide_gui.cli.sound import _commands
from tide_gui.sound.process import reports
from tide_gui.sound.protocol import Command, Report

COMMAND = [sys.executable, "-m", "tide_gui", "sound"]
SILENT = {"PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere", "JACK_NO_START_SERVER": "1"}


@pytest.mark.parametrize("loaded", [None, object()])
def test_without_the_library_every_command_but_close_gets_that_report(monkeypatch, loaded):
    monkeypatch.delitem(sys.modules, "tide_gui.sound.player", raising=False)
    monkeypatch.setitem(sys.modules, "tide_gui.sound.loudspeaker", loaded)
    commands = [Command("open"), Command("play", "bell.wav"), Command("close")]
    assert list(reports(commands)) == [Report("no library")] * 2


def test_nothing_is_loaded_before_the_first_command():
    code = (
        "import sys; from tide_gui.sound.process import reports; list(reports([]))\n"
        "print([name for name in ('miniaudio', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.fixture
def process():
    """The process on a machine without sound; `ask` sends a line and returns the answer."""
    child = subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="latin-1",  # so that a line can hold any bytes
        bufsize=1,
        env=os.environ | SILENT,
    )
    yield child
    child.kill()
    child.communicate()


def ask(process, line):
    process.stdin.write(f"{line}\n")
    return json.loads(process.stdout.readline())


def test_a_machine_without_sound_is_reported_and_nothing_else_is_printed(process):
    assert ask(process, '{"kind":"open"}') == {"fault": "no loudspeaker"}
    assert process.communicate() == ("", "")
    assert process.returncode == 0, "it ends with its input"


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_the_audio_library_loads_no_numpy(process):
    ask(process, '{"kind":"open"}')
    maps = Path(f"/proc/{process.pid}/maps").read_text()
    assert "_miniaudio" in maps
    assert "numpy" not in maps


def test_a_damaged_file_is_reported_on_standard_error(process):
    ask(process, '{"kind":"play","file":"/nowhere/plop.wav"}')
    assert process.communicate()[1] == "tide-gui: '/nowhere/plop.wav' is no sound that can be played\n"


RUBBISH = (
    *(b"", b"rubbish", b'{"kind":"sing"}', b"[]", b'{"kind":"open","file":7}', b'{"kind":"\xff"}'),
    b"[" * 9999,
)


@pytest.mark.parametrize("line", RUBBISH)
def test_a_command_that_cannot_be_understood_is_one_sentence(line):
    with pytest.raises(Failed, match=r"^this command cannot be understood: [^\n]+$"):
        list(_commands([line]))


def test_a_command_that_cannot_be_understood_ends_the_process_with_one_sentence(process):
    process.stdin.write('{"kind":"\xff"}\n')
    assert process.stdout.readline() == ""
    [sentence] = process.stderr.read().splitlines()
    assert sentence.startswith("tide-gui: this command cannot be understood: ")
    assert process.wait() == 1
