"""Install the wheel with the newest libraries, as anybody would, and play: `packaging/pip_check.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import subprocess
import tempfile
from pathlib import Path

import bare
import build
import environment
import hand
import libraries
from environment import ROOT, Trouble, run, say, version

WHEEL = ROOT / "build" / "dist" / f"tide_gui-{version()}-py3-none-any.whl"
PICTURES = ROOT / "build" / "pip-check"
LIBRARIES = ("pyside6", "numpy", "msgspec", "websockets")


def main() -> int:
    """Try the wheel with each Python that is named, or with this one."""
    parser = argparse.ArgumentParser(description="Install the wheel into fresh environments and play there.")
    parser.add_argument("pythons", nargs="*", default=[sys.executable], metavar="PYTHON")
    options = parser.parse_args()
    if not WHEEL.exists():
        raise Trouble(f"Run packaging/wheel.py first: there is no {WHEEL}.")
    if sys.platform == "linux":
        _provide()
    for python in options.pythons:
        with tempfile.TemporaryDirectory() as folder:
            _try_out(python, Path(folder))
    return 0


def _provide() -> None:
    wanted = libraries.packages_for_libraries(libraries.QT | libraries.WINDOW)
    screen = {name: bare.TOOLS[name] for name in ("Xvfb", "xdotool")}
    libraries.provide(wanted + libraries.packages_for_programs(screen))


def _try_out(python: str, folder: Path) -> None:
    run([python, "-m", "venv", str(folder / "venv")], "A whole Python with its venv module is needed.")
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    install = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(WHEEL)]
    if subprocess.run(install, env=environ(folder), stdout=2, check=False).returncode:
        raise Trouble(f"The wheel could not be installed. {environment.OFFLINE}")
    taken = _taken(programs / "python")
    command = str(programs / "tide-gui")
    offscreen = environ(folder) | {"QT_QPA_PLATFORM": "offscreen"}
    for words in (["--version"], ["doctor"], [*build.ARENA, "--games", "2", "--workers", "2"]):
        done = subprocess.run([command, *words], env=offscreen, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(f"With {taken} this fails: tide-gui {' '.join(words)}\n{done.stdout}{done.stderr}")
    if sys.platform == "linux":
        _play(command, folder)
    say(f"{python}: installed, and a hand was played, with {taken}.")


def _taken(python: Path) -> str:
    """The versions that pip chose."""
    command = [python, "-m", "pip", "freeze"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return ", ".join(line for line in listed.splitlines() if line.lower().startswith(LIBRARIES))


def _play(command: str, home: Path) -> None:
    record = hand.lay_out(home)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with bare.screen() as display:
        settings = environ(home) | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        with bare.started([command], env=settings) as game:
            bare.play_at(display, record, PICTURES / "window.png")
            game.terminate()
            bare.require(game.wait(bare.SOON) == 0, "the window did not close well")


def environ(home: Path) -> dict[str, str]:
    """The surroundings of somebody who never played."""
    foreign = ("XDG_", "TIDE_", "PYTHON", "PIP_CONSTRAINT")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    return kept | {"HOME": str(home)}


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
