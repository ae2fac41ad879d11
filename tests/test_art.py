"""The pictures are exactly those that the art script draws."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[1]
RESOURCES = ROOT / "resources"
PICTURES = sorted(path.relative_to(RESOURCES) for path in RESOURCES.rglob("*.svg"))
DRAWN_EVERYWHERE = {
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "defs", "linearGradient", "radialGradient", "stop", "use", "title",
}  # fmt: skip
LARGEST = 16_384


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("art")
    script = ROOT / "packaging" / "art" / "make_art.py"
    subprocess.run([sys.executable, str(script), str(folder)], check=True, capture_output=True)
    return folder


def test_every_picture_is_what_the_script_draws(made):
    drawn = {path.relative_to(made) for path in made.rglob("*") if path.is_file()}
    kept = {path.relative_to(RESOURCES) for path in RESOURCES.rglob("*") if path.suffix in {".svg", ".png"}}
    assert drawn == kept
    assert [
        name for name in sorted(drawn) if (made / name).read_bytes() != (RESOURCES / name).read_bytes()
    ] == []


def test_there_is_a_picture_of_every_card():
    cards = {path.name for path in (RESOURCES / "turn-the-tide" / "cards").iterdir()}
    assert cards == {
        *(f"weather-{card:02}.svg" for card in range(1, 61)),
        *(f"tide-{card:02}.svg" for card in range(1, 13)),
        "back-tide.svg",
        "back-weather.svg",
    }


@pytest.mark.parametrize("picture", PICTURES, ids=str)
def test_a_picture_uses_only_elements_that_qt_draws_everywhere(picture):
    content = (RESOURCES / picture).read_bytes()
    elements = {element.tag.rpartition("}")[2] for element in ET.fromstring(content).iter()}
    assert elements <= DRAWN_EVERYWHERE
    assert len(content) <= LARGEST


def test_every_font_comes_with_its_licence():
    fonts = RESOURCES / "fonts"
    families = {path.stem.partition("-")[0] for path in fonts.glob("*.ttf")}
    assert families == {"Andika", "Quicksand"}
    for family in families:
        assert "OFL-1.1" in (RESOURCES / "LICENSES" / f"{family}-OFL.txt").read_text("utf-8")
