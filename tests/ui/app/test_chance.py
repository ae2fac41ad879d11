"""Numbers that nobody can foresee, without the weight of OpenSSL."""

import subprocess
import sys

from tide_gui.ui.app.chance import randbelow

LOADED = """
import sys, tide_gui.ui.app.window, tide_gui.ui.app.parts
print("_hashlib" in sys.modules)
"""


def test_every_number_below_the_end_may_be_drawn_and_no_other():
    assert {randbelow(3) for _ in range(200)} == {0, 1, 2}
    assert {randbelow(1) for _ in range(5)} == {0}


def test_the_window_does_not_load_openssl():
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
