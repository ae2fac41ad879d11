"""A game of another package is found by its entry point wherever a game is chosen, and never at start."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playing import in_full

TESTS = Path(__file__).parent
METADATA = "Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n"
WORKS, FAILS = "pebbles = fourth_game:PEBBLES\n", "broken = no_such_module:ROOM\n"

WINDOW = """
import json, sys
from own_process import OwnWindow
from tide_gui import registry

window = OwnWindow(sys.argv[1])
program = window.program
program.lastGame.picture
searched_at_start = registry.register_installed.cache_info().misses
program.show("new-game")
titles = list(program.newGame.gameTitles)
remembered = titles[program.newGame.game]
program.newGame.game = titles.index("Pebbles")
program.dealer.startGame()
session = program.session

def act():
    if session.phase == "roundOver":
        session.seeScores()
    elif session.phase == "choosing" and session.deciding:
        offers = [offer for offer in session.offers.rows if offer.move]
        if offers:
            session.choice.make(offers[0].move)
        else:
            rows = session.pieces.rows
            session.choice.press(next(n for n, row in enumerate(rows) if row.choosable and not row.picked))

if sys.argv[2:]:
    window.play(act, until=lambda: session.phase == "over")
record = session.controller.game.table.record
print(json.dumps({
    "searched_at_start": searched_at_start, "titles": titles, "failures": window.failures,
    "game": record.game, "players": record.players(), "phase": session.phase,
    "remembered": remembered,
}))
window.close()
"""


@pytest.fixture
def installed(tmp_path):
    """Run Python where a package with this entry point is installed."""

    def run(*words, points=WORKS):
        metadata = tmp_path / "site" / "pebbles-1.0.dist-info"
        metadata.mkdir(parents=True, exist_ok=True)
        (metadata / "METADATA").write_text(METADATA)
        (metadata / "entry_points.txt").write_text(f"[tide_gui.games]\n{points}")
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (metadata.parent, TESTS)))}
        return subprocess.run(
            [sys.executable, *words],
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run


def test_it_is_listed_and_played_in_the_arena_whatever_the_workers(installed, tmp_path):
    assert "Pebbles" in installed("-m", "tide_gui", "games").stdout
    words = ("-m", "tide_gui", "arena", "pebbles", "--seats", "puffin,drifter", "--games", "4", "--json")
    alone = installed(*words, "--records", str(tmp_path / "records"))
    assert alone.returncode == 0, alone.stderr
    assert json.loads(alone.stdout)["games"] == 4
    assert installed(*words, "--workers", "2").stdout == alone.stdout
    [record, *_] = (tmp_path / "records").iterdir()
    assert "wins" in installed("-m", "tide_gui", "tell", str(record)).stdout


def test_it_is_played_in_the_window_and_not_searched_for_at_start(installed, tmp_path):
    for remembered, to_the_end in (("Turn the Tide", ["and play"]), ("Pebbles", [])):
        done = installed("-c", WINDOW, str(tmp_path / "data"), *to_the_end)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout.splitlines()[-1]) == {
            "searched_at_start": 0,
            "titles": ["Turn the Tide", "Onda", "Turning Tides", "Pebbles"],
            "failures": [],
            "game": "pebbles",
            "players": ["person", "puffin", "shrimp"],
            "phase": "over" if to_the_end else "choosing",
            "remembered": remembered,
        }


def test_a_game_that_cannot_be_loaded_is_reported_and_the_others_work(installed):
    done = installed("-m", "tide_gui", "games", points=FAILS + WORKS)
    assert done.returncode == 0
    assert "Pebbles" in done.stdout
    assert "The game 'broken' (no_such_module:ROOM) cannot be used" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


PAGES = """
import json, sys
from own_process import OwnWindow

window = OwnWindow(sys.argv[1])
program = window.program
program.show(sys.argv[2])
page = {"learn": "lessonList", "today": "day", "ladder": "ladder"}[sys.argv[2]]
print(json.dumps([game["game"] for game in getattr(program, page).games]))
window.close()
"""


@pytest.mark.parametrize("page", ["learn", in_full("today"), in_full("ladder")])
def test_each_page_lists_it_without_a_look_at_the_form_of_a_new_game(installed, tmp_path, page):
    done = installed("-c", PAGES, str(tmp_path / "data"), page)
    assert done.returncode == 0, done.stderr
    assert "pebbles" in json.loads(done.stdout.splitlines()[-1])


SHOTS = """
import sys
from pathlib import Path
from tide_gui import app

sys.exit(app.draw_shots(Path(sys.argv[1]), (800, 600), 1, "light", 100, "pebbles/table-giving"))
"""


@pytest.mark.slow
def test_pictures_are_drawn_of_it(installed, tmp_path):
    done = installed("-c", SHOTS, str(tmp_path / "pictures"))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "pictures" / "pebbles" / "table-giving.png").stat().st_size > 1000
