"""Build wheel and source archive twice and compare the bytes: `python3 packaging/wheel.py [--check]`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import libraries
from environment import ROOT, guarded, program, run

DIST = ROOT / "build" / "dist"
# 1980, the earliest time in a zip archive; a release sets its own time.
EPOCH = "315532800"


def main() -> int:
    """Build twice and compare; keep the archives and print their checksums; with --check look into them."""
    parser = argparse.ArgumentParser(description="Build wheel and source archive of Tide Table.")
    parser.add_argument(
        "--check", action="store_true", help="also look for what a package index would refuse"
    )
    options = parser.parse_args()
    python = libraries.ready("release" if options.check else "", [])
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        first, second = (built(python, Path(folder)) for folder in (one, other))
        if first != second:
            print(f"Two builds differ: {first} and {second}", file=sys.stderr)
            return 1
        DIST.mkdir(parents=True, exist_ok=True)
        for name, digest in first.items():
            shutil.copy(Path(one, name), DIST / name)
            print(f"{digest}  {DIST / name}")
    if options.check:
        check([DIST / name for name in first])
    return 0


def check(files: list[Path]) -> None:
    """Let the tools for packages look at them; raise Trouble for what they find."""
    names = list(map(str, files))
    wheels = [name for name in names if name.endswith(".whl")]
    run([str(program("twine")), "check", "--strict", *names], "twine says above what is wrong.")
    run([str(program("check-wheel-contents")), *wheels], "It says above what is wrong.")


def built(python: Path, folder: Path) -> dict[str, str]:
    """Build into a folder; return the checksum of each file by name."""
    settings = {"SOURCE_DATE_EPOCH": EPOCH} | os.environ
    subprocess.run([python, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, env=settings, check=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


if __name__ == "__main__":
    sys.exit(guarded(main))
