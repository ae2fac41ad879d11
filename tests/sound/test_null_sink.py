"""The sound process on a real sound server, whose only loudspeaker goes nowhere but can be recorded."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from array import array
from pathlib import Path
from time import monotonic, sleep

import pytest

from tide_gui.resource_files import resources
from tide_gui.sound.loudspeaker import samples_of

PROGRAMS = ("pulseaudio", "parec", "pactl")
BELL = resources() / "sounds" / "bell.wav"
LOUDEST = max(samples_of(BELL))
LONG = 60  # seconds

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not all(map(shutil.which, PROGRAMS)), reason="needs PulseAudio and its tools"),
]


def wait_until(condition, act=lambda: None, pause=0.2):
    """Act again and again until the condition holds."""
    end = monotonic() + LONG
    while not condition():
        assert monotonic() < end
        act()
        sleep(pause)


class SoundServer:
    """A PulseAudio of our own; it can be killed and started again."""

    def __init__(self, folder):
        self.socket = folder / "socket"
        self.environ = os.environ | {"XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
        self.environ["PULSE_SERVER"] = f"unix:{self.socket}"
        self.environ["ALSA_CONFIG_PATH"] = str(folder / "no ALSA")
        self.start()

    def start(self):
        self.socket.unlink(missing_ok=True)
        modules = ("module-null-sink sink_name=test", f"module-native-protocol-unix socket={self.socket}")
        options = ("-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no")
        command = ["pulseaudio", *options, *(f"--load={module}" for module in modules)]
        environ = {name: value for name, value in self.environ.items() if name != "PULSE_SERVER"}
        self._process = subprocess.Popen(command, env=environ, stderr=subprocess.DEVNULL)
        wait_until(lambda: self.run("pactl", "info").returncode == 0)

    def kill(self):
        self._process.kill()
        self._process.wait()

    def unplug(self):
        """Let the server go on without a loudspeaker."""
        self.run("pactl", "unload-module", "module-null-sink")

    def plug_in(self):
        self.run("pactl", "load-module", "module-null-sink", "sink_name=test")

    def run(self, *command):
        return subprocess.run(command, env=self.environ, capture_output=True, text=True, check=False)


class SoundProcess:
    """Our process; it answers each command."""

    def __init__(self, environ):
        command = [sys.executable, "-m", "tide_gui", "sound"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environ
        )

    def play(self, volume=1.0):
        """Return the fault."""
        self._process.stdin.write(json.dumps({"kind": "play", "file": str(BELL), "volume": volume}) + "\n")
        return json.loads(self._process.stdout.readline())["fault"]

    def end(self):
        self._process.communicate(timeout=LONG)
        return self._process.returncode


@pytest.fixture
def server():
    with tempfile.TemporaryDirectory() as folder:  # not tmp_path: the name of a socket must be short
        server = SoundServer(Path(folder))
        yield server
        server.kill()


@pytest.fixture
def sound(server):
    process = SoundProcess(server.environ)
    yield process
    assert process.end() == 0


@pytest.fixture
def recording(server):
    """The samples that the loudspeaker got so far."""
    command = ["parec", "--device=test.monitor", "--raw", "--format=s16le", "--rate=44100", "--channels=1"]
    file = server.socket.with_name("recording")
    with file.open("wb") as output:
        recorder = subprocess.Popen([*command, "--latency-msec=20"], stdout=output, env=server.environ)
    wait_until(lambda: server.run("pactl", "list", "short", "source-outputs").stdout)
    yield lambda: array("h", file.read_bytes()[: file.stat().st_size // 2 * 2])
    recorder.kill()
    recorder.wait()


@pytest.mark.parametrize("volume", [1.0, 0.25])
def test_a_sound_is_heard_as_loud_as_it_should_be(sound, recording, volume):
    expected = LOUDEST * volume
    wait_until(lambda: max(recording(), default=0) > 0.99 * expected, act=lambda: sound.play(volume), pause=2)
    assert max(recording()) < 1.01 * expected


def test_the_process_ends_while_a_sound_is_played_and_leaves_the_server(server):
    sound = SoundProcess(server.environ)
    assert sound.play() == ""
    assert server.run("pactl", "list", "short", "sink-inputs").stdout
    assert sound.end() == 0
    wait_until(lambda: not server.run("pactl", "list", "short", "sink-inputs").stdout)


def test_sounds_come_back_with_a_sound_server_that_was_lost(server, sound):
    assert sound.play() == ""
    server.kill()
    wait_until(lambda: sound.play() == "no loudspeaker")
    server.start()
    wait_until(lambda: sound.play() == "")
    assert server.run("pactl", "list", "short", "sink-inputs").stdout


def test_a_loudspeaker_that_is_unplugged_while_a_sound_is_played_is_missed_and_found_again(server, sound):
    assert sound.play() == ""
    server.unplug()
    wait_until(lambda: sound.play() == "no loudspeaker")
    server.plug_in()
    wait_until(lambda: sound.play() == "")
    assert server.run("pactl", "list", "short", "sink-inputs").stdout


def test_without_a_loudspeaker_no_connection_to_the_server_stays_open(server, sound):
    server.unplug()
    for _ in range(100):
        assert sound.play() == "no loudspeaker"
    clients = server.run("pactl", "list", "short", "clients").stdout.splitlines()
    assert len(clients) < 5


def test_the_loudspeaker_can_be_opened_more_often_than_the_server_has_connections(server):
    code = (
        "from array import array\n"
        "from tide_gui.sound.loudspeaker import Loudspeaker\n"
        "for _ in range(100): Loudspeaker(lambda count: array('h', [0]) * count).close()"
    )
    done = server.run(sys.executable, "-c", code)
    assert (done.returncode, done.stderr) == (0, "")
