"""Measure the window: `python tests/bench/window.py [FIGURE ...]`; without a name, all but growth-200.

Figures: first-frame, frozen, frames, thinking, turns, memory, save, games, starts, review, growth. Frames,
memory and review also with -onda or -turning-tides at their end, for its table; games with -5000, for as
many; growth with -200, for as many, which takes a quarter of an hour.
A figure is the median of several runs, with the interval that holds it in 95 of 100 cases.
Ratios are made within one run, pair by pair, and so hold for other machines, too: first-frame, frozen,
frames and the lists of games beside a bare window, thinking beside waiting, a save beside a plain file,
starts over 5,000 games beside those over 10. Goals are for ratios and for memory. The milliseconds of turns
and of review, and of reading, searching and deleting in games, are absolute: compare them only with those
of the same machine.
Drawn offscreen by the software renderer, at 1280x800; first-frame also under Xvfb.
"""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.window_figures.costs import review, save, turns
from bench.window_figures.frozen import frozen
from bench.window_figures.glides import frames, thinking
from bench.window_figures.lists import games
from bench.window_figures.memory import growth, memory
from bench.window_figures.starts import first_frame, starts

from tide_gui.platform_check import NoWindow, check_platform
from tide_gui.ui.app.window import application

FIGURES = {
    "first-frame": first_frame,
    "frozen": frozen,
    "frames": frames,
    "frames-onda": partial(frames, "onda"),
    "frames-turning-tides": partial(frames, "turning-tides"),
    "thinking": thinking,
    "turns": turns,
    "memory": memory,
    "memory-onda": partial(memory, "onda"),
    "memory-turning-tides": partial(memory, "turning-tides"),
    "save": save,
    "games": games,
    "games-5000": partial(games, 5000),
    "starts": starts,
    "review": review,
    "review-onda": partial(review, "onda"),
    "review-turning-tides": partial(review, "turning-tides"),
    "growth": growth,
    "growth-200": partial(growth, 200),
}
USUAL = [name for name in FIGURES if name != "growth-200"]


def main(names: list[str]) -> None:
    """Measure these figures, or all; each in its own process, so that none affects the next."""
    if unknown := [name for name in names if name not in FIGURES]:
        sys.exit(f"{unknown[0]} is no figure; there are {', '.join(FIGURES)}")
    if len(names) == 1:
        measure(names[0])
    elif failed := [name for name in names or USUAL if _fails(name)]:
        sys.exit(f"not measured, or not whole: {', '.join(failed)}")


def _fails(name: str) -> bool:
    return subprocess.run([sys.executable, __file__, name], check=False).returncode != 0


def measure(name: str) -> None:
    """Measure a figure in this process, or say why no window can open here."""
    try:
        check_platform(os.environ, sys.platform)
    except NoWindow as fault:
        sys.exit(str(fault))
    _app = application()
    FIGURES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
