#!/usr/bin/env python3
"""Draw every picture of Tide Table.

Run ``python3 packaging/art/make_art.py [folder]``: the folder (the project's ``resources``
if not given) is filled with SVG files, two shadows and a paper grain as PNG.  Only the
standard library is used.

The SVG uses only what Qt draws on every machine: paths, basic shapes, groups, transforms,
opacity and gradients.  There is no clipping: a picture is painted first and the paper frame
is painted over it, like a passe-partout.

The drawing functions are in the package ``drawing``: palette, svg and lines are the tools;
sheep, things and shore draw single objects; every other module makes one kind of file, and
each game has a package for its own.
Each function returns SVG text drawn around the origin unless it says otherwise, and
``at`` puts it in its place.
"""

import sys
from pathlib import Path

from drawing.games import game_pictures
from drawing.icons import ICONS, app_icon, app_icon_small, document_icon, ui_icon
from drawing.onda.icons import ICONS as ONDA_ICONS
from drawing.onda.pictures import pictures as onda
from drawing.png import paper_grain, shadow
from drawing.scene import (
    HERO_SWELLS,
    HERO_TONES,
    THEMES,
    backdrop_sea,
    backdrop_sky,
    hero_dawn,
    hero_night,
    hero_wave,
    scenery_cloud,
    scenery_island,
    wave_strip,
)
from drawing.sheep import LOOKS, life_ring
from drawing.svg import at, document
from drawing.things import moon, sun
from drawing.tokens import (
    bot_mark,
    has_chosen,
    human_mark,
    scarf_swatch,
    seat,
    seat_badge,
    sinking_sheep,
    thinking,
    token,
)
from drawing.turn_the_tide.pictures import pictures as turn_the_tide
from drawing.turning_tides.icons import ICONS as TURNING_TIDES_ICONS
from drawing.turning_tides.pictures import pictures as turning_tides

RESOURCES = Path(__file__).parents[2] / "resources"


def pictures() -> dict[str, str]:
    """All SVGs by their path below the resource folder."""
    games = {"turn-the-tide": turn_the_tide(), "onda": onda(), "turning-tides": turning_tides()}
    files = {f"{game}/{name}": svg for game, own in games.items() for name, svg in own.items()}
    files |= {
        "tokens/ring.svg": token(life_ring(20, 12)),
        "tokens/human.svg": human_mark(),
        "tokens/bot.svg": bot_mark(),
        "tokens/thinking.svg": thinking(),
        "tokens/chosen.svg": has_chosen(),
        "tokens/sheep-sinking.svg": sinking_sheep(),
    }
    for number, look in enumerate(LOOKS, 1):
        files[f"seats/seat-{number}.svg"] = seat(look)
        files[f"seats/sinking-{number}.svg"] = sinking_sheep(look)
        files[f"seats/badge-{number}.svg"] = seat_badge(look)
        files[f"seats/scarf-{number}.svg"] = scarf_swatch(look)
    for name, theme in THEMES.items():
        files[f"scene/sky-{name}.svg"] = backdrop_sky(theme)
        files[f"scene/sea-{name}.svg"] = backdrop_sea(theme)
        files[f"scene/wave-{name}.svg"] = wave_strip(theme)
    for name, dim in (("light", 0.0), ("dark", 0.55)):
        files[f"scene/island-{name}.svg"] = scenery_island(dim)
        for i, (w, h) in enumerate(((180, 52), (120, 36), (80, 26)), 1):
            files[f"scene/cloud-{i}-{name}.svg"] = scenery_cloud(w, h, name == "dark")
    files |= {
        "scene/sun.svg": document(160, 160, at(80, 80, sun(40))),
        "scene/moon.svg": document(96, 96, at(40, 56, moon(36, "#F8E6B8"))),
        "scene/hero-sky-light.svg": hero_dawn(),
        "scene/hero-sky-dark.svg": hero_night(),
    }
    files |= {
        f"scene/hero-wave-{row + 1}-{theme}.svg": hero_wave(row, theme)
        for theme in HERO_TONES
        for row in range(len(HERO_SWELLS))
    }
    files |= {
        "icons/app.svg": app_icon(),
        "icons/app-small.svg": app_icon_small(),
        "icons/document.svg": document_icon(),
    }
    icons = ICONS | ONDA_ICONS | TURNING_TIDES_ICONS
    files |= {f"icons/ui/{name}.svg": ui_icon(d) for name, d in icons.items()}
    files |= {f"games/{name}.svg": svg for name, svg in game_pictures().items()}
    return files


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES
    files = {name: text.encode() for name, text in pictures().items()}
    files |= {
        "paper/shadow.png": shadow(1),
        "paper/shadow@2x.png": shadow(2),
        "paper/grain.png": paper_grain(),
    }
    for name, data in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    largest = max(files, key=lambda name: len(files[name]))
    print(
        f"{len(files)} files, {sum(map(len, files.values())) // 1024} KiB,"
        f" largest {largest} {len(files[largest])} bytes"
    )


if __name__ == "__main__":
    main()
