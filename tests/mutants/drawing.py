"""Which mutants are tried: drawn by a seed, as many from each part of the program, or chosen by hand."""

import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random

from mutants.mutating import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
CHOSEN = Path(__file__).with_name("chosen.toml")
PARTS = {
    "rules": "tide_gui/rules/**/*.py",
    "table": "tide_gui/table/*.py",
    "store": "tide_gui/store/*.py",
    "presentation": "tide_gui/presentation/**/*.py",
    "flow": "tide_gui/ui/play/turn_flow.py",
    "controller": "tide_gui/ui/play/*.py",
    "choice": "tide_gui/ui/play/[cp][hi][oc]*.py",
    "models": "tide_gui/ui/models/*.py",
    "QML": "tide_gui/ui/qml/**/*.qml",
}


def drawn(count: int, seed: int) -> Iterator[Mutant]:
    """Yield mutants drawn by chance, spread evenly over the parts and over the kinds in each."""
    rng, before = Random(seed), set[Mutant]()
    for part in islice(cycle(PARTS), count):
        mutant = next(new for new in iter(partial(_one_of, part, rng), None) if new not in before)
        before.add(mutant)
        yield mutant


def _one_of(part: str, rng: Random) -> Mutant:
    paths = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(PARTS[part]))
    while True:
        path = rng.choice(paths)
        found = mutants_of(path, (ROOT / path).read_text("utf-8"))
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
