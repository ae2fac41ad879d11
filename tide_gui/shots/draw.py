"""Saves all screenshots to a folder, those of each game's table to a subfolder."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tide_gui import registry
from tide_gui.languages import ENGLISH, asked_for
from tide_gui.rules.catalog import all_games
from tide_gui.rules.quoting import plain, quoted
from tide_gui.shots.moments import NoSuchMoment
from tide_gui.shots.pages import PAGES
from tide_gui.shots.people import PEOPLE
from tide_gui.shots.phones import PHONES
from tide_gui.shots.stage import Draw, Stage
from tide_gui.shots.tables import tables_of
from tide_gui.ui.app.window import application, new_engine


def run(folder: Path, size: tuple[int, int], scale: float, theme: str, text: int, only: str) -> int:
    """Take the screenshots with `only` in their names; return the exit status.

    A moment that is not found costs no other picture.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    application()
    engine, language = new_engine(), asked_for() or ENGLISH
    missing = False
    wanted = {name: draw for name, draw in all_shots().items() if only in name}
    if not wanted:
        print(f"tide-gui: no picture has {quoted(only)} in its name", file=sys.stderr)
    for name, draw in wanted.items():
        path = folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as data:
            stage = Stage(Path(data), size, {"theme": theme, "text_size": text, "language": language}, engine)
            try:
                draw(stage)
                stage.grab(path)
            except NoSuchMoment as error:
                missing = True
                print(f"tide-gui: {plain(str(path))} was not drawn: {plain(str(error))}", file=sys.stderr)
                continue
            finally:
                stage.close()
        print(plain(str(path)))
    return int(missing or not wanted)


def all_shots() -> dict[str, Draw]:
    """All screenshots by name; the name of a game's own begins with the game's key."""
    shots = PAGES | PEOPLE | PHONES
    for game in all_games():
        room = registry.room_of(game.key)
        own: dict[str, Draw] = registry.load(room.shots)() if room and room.shots else {}
        shots |= {f"{game.key}/{name}": draw for name, draw in (tables_of(game) | own).items()}
    return shots
