"""Which mutants are tried: drawn by a seed, as many from each part of the program, or chosen by hand."""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from random import Random

from mutants.mutating import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
CHOSEN = Path(__file__).with_name("chosen.toml")
PARTS = {
    "rules": ("tide_gui/rules/**/*.py",),
    "table": ("tide_gui/table/*.py",),
    "store": ("tide_gui/store/*.py",),
    "kit": ("tide_gui/testing/*.py",),
    "presentation": ("tide_gui/presentation/**/*.py",),
    "flow": ("tide_gui/ui/play/turn_flow.py",),
    "controller": ("tide_gui/ui/play/*.py",),
    "choice": ("tide_gui/ui/play/choice.py", "tide_gui/ui/play/picking.py"),
    "models": ("tide_gui/ui/models/*.py",),
    "QML": ("tide_gui/ui/qml/**/*.qml",),
}


def drawn(count: int, seed: int) -> list[Mutant]:
    """Return different mutants drawn by chance, spread evenly over the parts and over the kinds in each."""
    rng, parts = Random(seed), cycle(PARTS.values())
    found: dict[Mutant, None] = {}
    part = next(parts)
    while len(found) < count:
        mutant = _one_of(part, rng)
        if mutant not in found:
            found[mutant] = None
            part = next(parts)
    return list(found)


def _one_of(patterns: Sequence[str], rng: Random) -> Mutant:
    """Return a mutant of some file; some files have none."""
    paths = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    while True:
        path = rng.choice(paths)
        found = mutants_of(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
        if found:
            kind = rng.choice(sorted({mutant.kind for mutant in found}))
            return rng.choice([mutant for mutant in found if mutant.kind == kind])


def chosen() -> Iterator[Mutant]:
    """Yield the mutants chosen by hand; each names a text that stands once in its file."""
    for each in tomllib.loads(CHOSEN.read_text("utf-8"))["mutant"]:
        text = (ROOT / each["path"]).read_text("utf-8")
        if text.count(each["old"]) != 1:
            sys.exit(f"{CHOSEN.name}: {each['path']} says {text.count(each['old'])} times {each['old']!r}.")
        start = text.index(each["old"])
        yield Mutant(each["path"], "by hand", start, start + len(each["old"]), each["old"], each["new"])
