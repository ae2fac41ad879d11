"""The registry: games in their order, each opened when it is asked for."""

import subprocess
import sys

from tide_gui.registry import GAMES, KEYS, game_called


def test_the_games_stand_in_their_order():
    assert [game.key for game in GAMES] == list(KEYS) == ["turn-the-tide", "onda", "turning-tides"]
    assert GAMES[1:] == (GAMES[1], GAMES[2])
    assert len(GAMES) == len(KEYS)


def test_a_game_is_found_by_its_key_and_is_the_same_each_time():
    assert game_called("onda") is GAMES[1]
    assert game_called("ludo") is None


def test_a_rule_book_is_not_opened_before_somebody_asks_for_it():
    code = (
        "import sys; import tide_gui.ui.app.window; "
        "print(*[name for name in sys.modules if 'rules.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"tide_gui.rules.game"}
