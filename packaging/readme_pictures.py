"""Draw the pictures of the README: `.venv/bin/python packaging/readme_pictures.py [NAME ...]`.

ImageMagick makes them small.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tide_gui.bots.roster import bot_for
from tide_gui.rules.catalog import game_called
from tide_gui.shots.draw import all_shots
from tide_gui.shots.moments import record_of
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.table.record import Record
from tide_gui.table.table import Table
from tide_gui.ui.app.window import application, new_engine

PICTURES = Path(__file__).parent / "pictures"
SIZE = (1280, 800)
SMALLER = ("-resize", "960x600", "+dither", "-colors", "256")
SHOTS = {
    "home": "home",
    "table-5": "turn-the-tide/table-5-middle",
    "hint": "turn-the-tide/table-hint-card",
    "end-5": "turn-the-tide/end-5",
    "lesson": "onda/table-lesson",
    "onda": "onda/table-whole-move",
    "turning-tides": "turning-tides/table-firing-choice",
}
LIKE_PEOPLE = "puffin"  # plays as in a game that somebody reviews


def draws() -> dict[str, Draw]:
    """All pictures by name."""
    shots = all_shots()
    return {name: shots[shot] for name, shot in SHOTS.items()} | {"review": reviewed}


def reviewed(stage: Stage) -> None:
    """The first page of the review of a whole game."""
    stage.sit(played(record_of("turn-the-tide", "pbbb")))
    stage.session.beginReview()
    while stage.session.review.done < 1:
        settle(20)


def played(record: Record) -> Record:
    """Let bots play to the end."""
    table = Table(game_called(record.game), record)
    bot = bot_for(LIKE_PEOPLE, record.game)
    while table.waiting_for():
        for ask in map(table.ask, sorted(table.waiting_for())):
            table.submit(ask.seat, bot.choose(ask, ask.turn, 0))
    return table.record


def draw(wanted: list[str]) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application()
    engine = new_engine()
    for name, picture in draws().items():
        if wanted and name not in wanted:
            continue
        with TemporaryDirectory() as folder:
            stage, drawn = Stage(Path(folder), SIZE, {}, engine), Path(folder) / "drawn.png"
            picture(stage)
            stage.grab(drawn)
            stage.close()
            small = PICTURES / f"{name}.png"
            subprocess.run(["convert", drawn, *SMALLER, small], check=True)
            print(small)


if __name__ == "__main__":
    draw(sys.argv[1:])
