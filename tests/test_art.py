"""The pictures are exactly those that the art script draws."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[1]
RESOURCES = ROOT / "resources"
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


CARDS = {
    "turn-the-tide": {
        *(f"weather-{number:02}" for number in range(1, 61)),
        *(f"tide-{number:02}" for number in range(1, 13)),
        *("back-tide", "back-weather"),
    },
    "onda": {
        *(f"{suit}-{value:02}" for suit in ("shells", "stars") for value in range(1, 16)),
        *(f"bomb-{number}" for number in range(1, 7)),
        *("back", "wild", "wild-cover", "bomb-cover"),
    },
    "turning-tides": {
        f"{card}-{ship}"
        for ship in ("gold", "silver")
        for card in (
            *("wait", "sailor", "cannon", "move", "navigate", "swing", "fire", "promote"),
            *("back", "exhausted"),
        )
    },
}


def names(folder):
    return {path.stem for path in (RESOURCES / folder).iterdir()}


@pytest.mark.parametrize("game", CARDS)
def test_there_is_a_picture_of_every_card(game):
    assert names(f"{game}/cards") == CARDS[game]


def test_there_is_a_picture_of_every_game():
    assert names("games") == set(CARDS)


def test_both_ships_have_the_same_pictures():
    room = RESOURCES / "turning-tides"
    pictures = {str(path.relative_to(room)) for path in room.rglob("*.svg")}
    gold = {name for name in pictures if "gold" in name}
    assert len(gold) > 20
    assert {name.replace("gold", "silver") for name in gold} == {
        name for name in pictures if "silver" in name
    }


# Width and height of the pictures that a pattern finds; the tables are laid out for them.
SIZES = {
    "*/cards/*.svg": (250, 350),
    "games/*.svg": (320, 240),
    "icons/ui/*.svg": (24, 24),
    "onda/tokens/tide-*.svg": (160, 196),
    "onda/tokens/set-*.svg": (160, 72),
    "onda/tokens/run-*.svg": (160, 72),
    "onda/tokens/single-1.svg": (160, 72),
    "turning-tides/ships/gold.svg": (1128, 240),
    "turning-tides/ships/silver.svg": (1128, 240),
    "turning-tides/ships/wake.svg": (1128, 240),
    "turning-tides/ships/zone-choose.svg": (120, 184),
    "turning-tides/ships/zone-target.svg": (120, 184),
    "turning-tides/ships/zone-falls.svg": (120, 184),
    "turning-tides/ships/zone-destroyed-*.svg": (120, 184),
    "turning-tides/ships/plaque-*.svg": (36, 36),
    "turning-tides/ships/contact.svg": (120, 40),
    "turning-tides/ships/falls.svg": (44, 44),
    "turning-tides/crew/sailor-*.svg": (64, 64),
    "turning-tides/crew/captain-*.svg": (88, 96),
    "turning-tides/crew/cannon-*.svg": (64, 88),
    "turning-tides/crew/mast-*.svg": (100, 138),
    "turning-tides/crew/promoted-*.svg": (80, 96),
    "turning-tides/crew/overboard-*.svg": (88, 96),
    "turning-tides/effects/smoke-*.svg": (96, 96),
    "turning-tides/effects/muzzle-flash.svg": (96, 96),
    "turning-tides/effects/hit.svg": (128, 128),
    "turning-tides/effects/splash.svg": (96, 104),
    "turning-tides/effects/swinger-*.svg": (160, 176),
    "turning-tides/tokens/pawn.svg": (64, 88),
    "turning-tides/tokens/place*.svg": (250, 350),
    "turning-tides/tokens/task-*.svg": (64, 64),
    "turning-tides/tokens/step-*.svg": (24, 24),
    "turning-tides/tokens/hold-*.svg": (400, 120),
}


def size(picture):
    root = ET.fromstring(picture.read_bytes())
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    return int(root.get("width")), int(root.get("height"))


def test_pictures_of_a_kind_have_one_size():
    found = {pattern: {size(picture) for picture in RESOURCES.glob(pattern)} for pattern in SIZES}
    assert found == {pattern: {expected} for pattern, expected in SIZES.items()}


@pytest.mark.parametrize("game", CARDS)
def test_pictures_that_the_guide_names_exist(game):
    guide = (ROOT / "packaging" / "art" / "ART.md").read_text("utf-8").lower()
    section = guide.partition(f"\n## {game.replace('-', ' ')}\n")[2].partition("\n## ")[0]
    named = {name for name in re.findall(r"`(.+?)`", section) if not (RESOURCES / game / name).is_dir()}
    assert len(named) > 3
    assert {name for name in named if not list((RESOURCES / game).rglob(f"{name}.svg"))} == set()


def elements_of(picture):
    return {element.tag.rpartition("}")[2] for element in ET.fromstring(picture.read_bytes()).iter()}


def test_pictures_are_small_and_use_only_elements_that_qt_draws_everywhere():
    pictures = sorted(RESOURCES.rglob("*.svg"))
    assert len(pictures) > 300
    others = {picture.name: elements_of(picture) - DRAWN_EVERYWHERE for picture in pictures}
    assert {name: elements for name, elements in others.items() if elements} == {}
    assert [picture.name for picture in pictures if picture.stat().st_size > LARGEST] == []


def test_every_font_comes_with_its_licence():
    fonts = RESOURCES / "fonts"
    families = {path.stem.partition("-")[0] for path in fonts.glob("*.ttf")}
    assert families == {"Andika", "Quicksand"}
    for family in families:
        assert "OFL-1.1" in (RESOURCES / "LICENSES" / f"{family}-OFL.txt").read_text("utf-8")


def test_every_resource_has_its_terms():
    table = (RESOURCES / "LICENSES" / "README.md").read_text("utf-8")
    first_column = re.findall(r"^\| [^|]+ \|", table, re.MULTILINE)
    patterns = [pattern for cell in first_column for pattern in re.findall(r"`(.+?)`", cell)]
    files = {path for path in RESOURCES.rglob("*") if path.is_file() and path.parent.name != "LICENSES"}
    assert all(list(RESOURCES.glob(pattern)) for pattern in patterns)
    assert files - {path for pattern in patterns for path in RESOURCES.glob(pattern)} == set()


@pytest.mark.slow
@pytest.mark.parametrize("script", ["make_sheets", "make_stills"])
def test_sheets_and_stills_can_be_drawn(script):
    command = [sys.executable, str(ROOT / "packaging" / "art" / f"{script}.py")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    drawn = [ROOT / line.split()[0] for line in done.stdout.splitlines()]
    assert drawn
    assert all(path.is_file() for path in drawn)


def test_an_unknown_still_is_answered_with_the_names():
    command = [sys.executable, str(ROOT / "packaging" / "art" / "make_stills.py"), "nothing"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("No such picture: nothing. There are: onda-table, ")
