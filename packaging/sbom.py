"""Say what a build is made of, in the form of CycloneDX: `.venv/bin/python packaging/sbom.py WHOLE FILE`.

`cyclonedx-py environment` has written the file WHOLE, which names everything in an environment. FILE gets
what belongs to the build: neither pip nor setuptools nor the tools that built it.
"""

import argparse
import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from environment import Trouble, guarded, version
from locked import FILE, PROJECT, load, needed

Sbom = dict[str, Any]


def main() -> int:
    """Leave out what is not in the build."""
    parser = argparse.ArgumentParser(description=f"{main.__doc__}")
    parser.add_argument("whole", type=Path)
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    whole = json.loads(options.whole.read_text("utf-8"))
    text = json.dumps(of_build(whole, parts_of_build()), indent=1, ensure_ascii=False, sort_keys=True)
    options.file.write_text(f"{text}\n", "utf-8", newline="\n")
    return 0


def parts_of_build() -> set[str]:
    """The packages that the game itself needs, on any machine."""
    return set(needed(load(FILE), {PROJECT}))


def of_build(whole: Sbom, parts: Collection[str]) -> Sbom:
    """The components with these names, how they depend on each other, and the game as what is described."""
    kept = [each for each in whole["components"] if canonical(each["name"]) in parts]
    if not kept:
        raise Trouble("The environment has no package that the game needs.")
    known = {each["bom-ref"] for each in kept}
    described = {"type": "application", "bom-ref": PROJECT, "name": PROJECT, "version": version()}
    dependencies = [
        {"ref": each["ref"], "dependsOn": sorted(known.intersection(each.get("dependsOn", ())))}
        for each in whole.get("dependencies", ())
        if each["ref"] in known
    ]
    return whole | {
        "components": kept,
        "metadata": whole.get("metadata", {}) | {"component": described},
        "dependencies": [{"ref": PROJECT, "dependsOn": sorted(known)}, *dependencies],
    }


def canonical(name: str) -> str:
    """The name as the lock has it."""
    return name.lower().replace("_", "-").replace(".", "-")


if __name__ == "__main__":
    sys.exit(guarded(main))
