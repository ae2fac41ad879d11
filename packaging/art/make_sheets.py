"""Render the art on contact sheets with Qt's SVG renderer, for review.

`.venv/bin/python packaging/art/make_sheets.py [NAME ...]` writes them to build/sheets.
"""

from preview.canvas import render
from preview.sheets import common, onda, themes, turn_the_tide, turning_tides

SHEETS = {
    **common.SHEETS,
    **turn_the_tide.SHEETS,
    **onda.SHEETS,
    **turning_tides.SHEETS,
    **themes.SHEETS,
}

if __name__ == "__main__":
    render("sheets", SHEETS)
