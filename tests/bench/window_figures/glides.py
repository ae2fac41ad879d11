"""Gaps between frames while pieces glide: beside a bare window, and with a bot that thinks or waits."""

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.window_figures.bare import Glide, Way, glided
from bench.window_figures.figures import PAIRS, as_many, gaps_within, most, report, report_ratio
from bench.window_figures.opened import FULL, Opened, opened, until, wait
from PySide6.QtCore import QTimer
from PySide6.QtQml import QQmlEngine, QQmlExpression

from tide_gui.resource_files import resources
from tide_gui.ui.bots.bot_process import BotProcess

DEAL = 3
SECONDS = 15  # of the same game each time, at calm speed
SETTLED, GLIDED = 0.05, 0.4  # seconds after its beginning in which a piece certainly glides
PICTURES = {
    "turn-the-tide": "cards/weather-10.svg",
    "onda": "cards/shells-10.svg",
    "turning-tides": "cards/back-gold.svg",
}
# Sizes, places and goals of the pieces that begin to glide.
WAYS = """
(function() {
    const ways = []
    function walk(item) {
        for (const child of item.children) {
            if (child.objectName !== "piece")
                walk(child)
            else if (child.moving)
                ways.push([child.width, child.height, child.x, child.y, child.spot.x, child.spot.y])
        }
    }
    walk(contentItem)
    return JSON.stringify(ways)
})()
"""
# Answers each question after three seconds: a bot that thinks, or one that waits.
SLOW = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    end = time.monotonic() + (3 if question["kind"] == "choose" else 0)
    while time.monotonic() < end:
        {pastime}
    answer = {{"id": question.get("id", 0), "move": (question.get("choices") or [""])[0]}}
    print(json.dumps({{"kind": "hello"}} if question["kind"] == "hello" else answer), flush=True)
"""


def frames(game: str = "turn-the-tide") -> None:
    """Compare the gaps with those of a bare window that glides as many images on the same ways."""
    glides = _glides(game)
    picture = str(resources() / game / PICTURES[game])
    pairs = [as_many(_bare_gaps(glides, picture), _gaps(game)) for _ in range(PAIRS)]
    moved = f"{game} of {len(FULL[game])}"
    report(f"images that glide at once, {moved}", [len(ways) for _, ways in glides], "images", 0)
    for who, figures in (("bare window", [bare for bare, _ in pairs]), (moved, [ours for _, ours in pairs])):
        report(f"gap between frames, {who}, median", [median(each) for each in figures], "ms")
        report(f"gap between frames, {who}, 95 of 100", [most(each) for each in figures], "ms")
        report(f"gap between frames, {who}, longest", [max(each) for each in figures], "ms")
    report_ratio(f"gap of 95 of 100, {moved}", [(most(a), most(b)) for a, b in pairs], "gap, 95 of 100")
    report_ratio(f"longest gap, {moved}", [(max(a), max(b)) for a, b in pairs], "longest gap")


def _glides(game: str) -> list[Glide]:
    """Look at a game without timing it."""
    found: list[Glide] = []
    with opened(speed="calm") as window:
        look = QQmlExpression(QQmlEngine.contextForObject(window.root), window.root, WAYS)
        began = perf_counter()

        def note() -> None:
            ways = [_as_way(each) for each in json.loads(look.evaluate()[0])]
            if ways:
                found.append((perf_counter() - began, ways))

        later = QTimer(singleShot=True, interval=0, timeout=note)
        window.play(FULL[game], DEAL, game)
        window.program.session.pieces.dataChanged.connect(lambda *_: later.start())
        wait(1000 * SECONDS)
    return found


def _as_way(each: Sequence[float]) -> Way:
    width, height, *way = each
    return (round(width), round(height), *way)


def _gaps(game: str) -> list[float]:
    """Return the gaps of our window in the same game."""
    with opened(speed="calm") as window:
        begun: list[float] = []
        window.play(FULL[game], DEAL, game)
        window.program.session.pieces.dataChanged.connect(lambda *_: begun.append(perf_counter()))
        wait(1000 * SECONDS)
        return gaps_within(window.frames, _spans(begun))


def _bare_gaps(glides: Sequence[Glide], picture: str) -> list[float]:
    shown, begun = glided(glides, picture)
    return gaps_within(shown, _spans(begun))


def _spans(begun: Sequence[float]) -> list[tuple[float, float]]:
    return [(at + SETTLED, at + GLIDED) for at in begun]


def thinking() -> None:
    """Compare the longest gap while a card glides to and fro and a bot computes with that while it waits."""
    pairs = [(_longest_gap("time.sleep(0.01)"), _longest_gap("pass")) for _ in range(PAIRS)]
    report("longest gap between frames, a bot waits", [waits for waits, _ in pairs], "ms")
    report("longest gap between frames, a bot thinks", [thinks for _, thinks in pairs], "ms")
    report_ratio("longest gap while a bot thinks", pairs, "thinking")


def _longest_gap(pastime: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        child = Path(folder) / "slow.py"
        child.write_text(SLOW.format(pastime=pastime))
        bots = BotProcess(command=(sys.executable, str(child)), patience_ms=60_000)
        with opened(bots=bots, speed="calm") as window:
            window.play("pbb", DEAL)
            until(lambda: window.program.session.phase == "choosing")
            window.frames.clear()
            begun: list[float] = []
            end = perf_counter() + 3
            while perf_counter() < end:
                begun += _to_and_fro(window)
            return max(gaps_within(window.frames, [(at, at + GLIDED) for at in begun]))


def _to_and_fro(window: Opened) -> tuple[float, float]:
    """Choose a card and take it back; return when each began."""
    session = window.program.session
    first = perf_counter()
    session.choice.playPiece(next(row for row, piece in enumerate(session.pieces.rows) if piece.choosable))
    wait(450)
    second = perf_counter()
    session.takeChoiceBack()
    wait(450)
    return first, second
