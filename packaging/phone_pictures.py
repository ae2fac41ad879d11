"""Draw people's phones with Chromium: `.venv/bin/python packaging/phone_pictures.py [GAME ...] [--out DIR]`.

In the middle of each game everybody gets a phone; what the window and the phones show is saved. If no game is
named, the picture of the README is drawn, too; ImageMagick makes it small.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from environment import ROOT, Trouble, guarded
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtQml import QQmlApplicationEngine

from tide_gui.rules.catalog import all_games
from tide_gui.shots.moments import NAMES, in_the_middle, known, record_of
from tide_gui.shots.stage import Stage
from tide_gui.ui.app.window import application, new_engine

sys.path.append(str(ROOT / "tests"))
from phone_browser import CHROMIUM, Phone, browser

OUT = ROOT / "build" / "phones"
README = ROOT / "packaging" / "pictures" / "phones.png"
IN_README = "turn-the-tide"
WINDOW = (1280, 800)
TICK = 0.01  # seconds between two looks at the events of the window
AT_REST = 1.5  # seconds until nothing moves on a phone
HAS_CARDS = "document.querySelectorAll('#hand button').length > 0"
# The picture of the README: a window, and two phones in frames before it.
CANVAS, GROUND, FRAME = (1600, 800), "#DFF3F0", "#1E2A32"
OF_WINDOW = QRect(24, 88, 1000, 625)
OF_PHONES = (QRect(904, 54, 320, 692), QRect(1260, 54, 320, 692))
RIM, ROUND = 12, 34
SMALLER = ("-resize", "1200x600", "+dither", "-colors", "256")


class Look(NamedTuple):
    """A kind of phone."""

    size: tuple[int, int]
    media: dict[str, str]


LOOKS = (
    Look((390, 844), {"prefers_color_scheme": "light"}),
    Look((390, 844), {"prefers_color_scheme": "dark"}),
    Look((320, 640), {"prefers_contrast": "more"}),
    Look((844, 390), {}),
)


def main() -> int:
    """Draw the games that are wanted."""
    keys = [game.key for game in all_games()]
    parser = argparse.ArgumentParser(description="Draw the phones of people with Chromium.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(keys)}; all without one")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for the pictures (build/phones)")
    wanted = parser.parse_args()
    if not CHROMIUM:
        raise Trouble("Chromium is missing. On Debian root gets it by: apt-get install chromium")
    wanted.out.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app, engine = application(), new_engine()
    for key in wanted.games or keys:
        draw(key, wanted.out, engine)
    if not wanted.games:
        put_together(wanted.out)
    del engine
    app.quit()
    return 0


def draw(key: str, out: Path, engine: QQmlApplicationEngine) -> None:
    """Save what the window and each phone show in the middle of a game."""
    seats = min(known(key).seats[-1], len(LOOKS))
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        stage = Stage(folder, WINDOW, {}, engine)
        try:
            stage.sit(in_the_middle(record_of(key, "p" * seats)))
            asyncio.run(_drawn(stage, seats, out / key, folder))
        finally:
            stage.close()


async def _drawn(stage: Stage, seats: int, named: Path, folder: Path) -> None:
    window = asyncio.create_task(_attend())
    try:
        async with browser(folder / "profile") as chromium:
            address = await _invited(stage.program.phones)
            phones = [await chromium.phone(*look.size, **look.media) for look in LOOKS[:seats]]
            for phone, name in zip(phones, NAMES, strict=False):
                await _sit(phone, address, name)
            for number, phone in zip(count(1), phones):
                await phone.wait(HAS_CARDS)
                await asyncio.sleep(AT_REST)
                await _saved(phone, Path(f"{named}-{number}.png"))
            stage.grab(Path(f"{named}-window.png"))
    finally:
        window.cancel()
        with suppress(asyncio.CancelledError):
            await window


async def _attend() -> None:
    """Let the window act, in the loop of the browser."""
    while True:
        QCoreApplication.processEvents()
        await asyncio.sleep(TICK)


async def _invited(phones: Any) -> str:
    """Let phones come; return the address with the secret."""
    phones.invite()
    while not phones.address:
        if phones.fault:
            raise Trouble(phones.fault)
        await asyncio.sleep(TICK)
    return f"{phones.address}#{phones.secret}"


async def _sit(phone: Phone, address: str, name: str) -> None:
    await phone.go(address)
    await phone.tap("#people button", name)


async def _saved(phone: Phone, path: Path) -> None:
    await phone.picture(path)
    print(path)


# -- the picture of the README -------------------------------------------------------------------


def put_together(folder: Path) -> None:
    """Lay two phones before their window."""
    picture = QImage(*CANVAS, QImage.Format.Format_RGB32)
    picture.fill(QColor(GROUND))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _lay(painter, folder / f"{IN_README}-window.png", OF_WINDOW, rim=0, round=8)
    for number, place in zip(count(1), OF_PHONES):
        _lay(painter, folder / f"{IN_README}-{number}.png", place, rim=RIM, round=ROUND)
    painter.end()
    _save_small(picture, folder / "readme.png")


def _lay(painter: QPainter, file: Path, place: QRect, rim: int, round: int) -> None:
    """Draw a picture with round corners, in a frame."""
    if rim:
        painter.fillPath(_rounded(place.adjusted(-rim, -rim, rim, rim), round + rim), QColor(FRAME))
    drawn = QImage(str(file)).scaled(
        place.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    painter.save()
    painter.setClipPath(_rounded(place, round))
    painter.drawImage(QPoint(place.x(), place.y()), drawn)
    painter.restore()


def _rounded(place: QRect, round: int) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(place), round, round)
    return path


def _save_small(picture: QImage, whole: Path) -> None:
    picture.save(str(whole))
    subprocess.run(["convert", whole, *SMALLER, README], check=True)
    print(README)


if __name__ == "__main__":
    sys.exit(guarded(main))
