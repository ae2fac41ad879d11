"""Build wheel and source archive twice and compare the bytes: `python3 packaging/wheel.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import libraries
from environment import ROOT, guarded

DIST = ROOT / "build" / "dist"
# 1980, the earliest time in a zip archive; a release sets its own time.
EPOCH = "315532800"


def main() -> int:
    """Build twice and compare; keep the archives and print their checksums."""
    python = libraries.ready("", [])
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        first, second = (built(python, Path(folder)) for folder in (one, other))
        if first != second:
            print(f"Two builds differ: {first} and {second}", file=sys.stderr)
            return 1
        DIST.mkdir(parents=True, exist_ok=True)
        for name, digest in first.items():
            shutil.copy(Path(one, name), DIST / name)
            print(f"{digest}  {DIST / name}")
    return 0


def built(python: Path, folder: Path) -> dict[str, str]:
    """Build into a folder; return the checksum of each file by name."""
    settings = {"SOURCE_DATE_EPOCH": EPOCH} | os.environ
    subprocess.run([python, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, env=settings, check=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


if __name__ == "__main__":
    sys.exit(guarded(main))
