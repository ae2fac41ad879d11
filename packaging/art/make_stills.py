"""Draw the tables of Onda and Turning Tides as they are meant to look, at 1280 x 800.

`.venv/bin/python packaging/art/make_stills.py [NAME ...]` writes them to build/stills.
"""

from preview.canvas import render
from preview.stills import onda, turning_tides

if __name__ == "__main__":
    render("stills", onda.STILLS | turning_tides.STILLS)
