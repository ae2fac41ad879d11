"""Pack the built folder and its installer for any Linux: `python3 packaging/tarball.py [--check]`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import platform
import tarfile
from io import BytesIO
from pathlib import Path

import bare
import build
import elf
import environment
import tarball_check
from environment import ROOT, Trouble, say

SCRIPT = ROOT / "packaging" / "linux" / "install.sh"
LARGEST = 60  # MB, of the archive
README = """\
Tide Table {version}: three games of the sea at one table

To install it for yourself, open a terminal in this folder and type

    ./install.sh

It then is in the menu. `./install.sh --remove` takes it away; your games stay. Without installing, start

    tide-table/tide-gui

It needs {needs}.
"""


def main() -> int:
    """Build the folder and pack it; with --check also try it in bare Debians."""
    parser = argparse.ArgumentParser(description="Make an archive of Tide Table for any Linux.")
    parser.add_argument("--check", action="store_true", help="try it in a bare Debian 12 and 13")
    parser.add_argument("--again", action="store_true", help="take the folder that build.py made before")
    options = parser.parse_args()
    if sys.platform != "linux":
        raise Trouble("The archive for Linux is made on Linux; build.py makes the folder for this system.")
    if options.check:
        bare.demand_root()
    if not (options.again and build.EXECUTABLE.exists()):
        build.build_folder()
    archive = packed(build.BUILD / "dist", build.FOLDER, build.SHARE)
    say(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB.")
    if archive.stat().st_size > LARGEST * 1e6:
        raise Trouble(f"{archive} is too large: {LARGEST} MB are allowed.")
    if options.check:
        tarball_check.check(archive)
    return 0


def packed(where: Path, folder: Path, share: Path) -> Path:
    """Pack a built folder and the files for the desktop; the same files make the same bytes."""
    name = f"tide-table-{environment.version()}-linux-{platform.machine()}"
    archive = where / f"{name}.tar.xz"
    where.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive, "w:xz", format=tarfile.PAX_FORMAT) as tar:
        for path, content in texts().items():
            _add_text(tar, f"{name}/{path}", content)
        for source, inside in ((folder, "tide-table"), (share, "share")):
            for path in sorted(source.rglob("*")):
                tar.add(path, f"{name}/{inside}/{path.relative_to(source)}", recursive=False, filter=_plain)
    return archive


def texts() -> dict[str, str]:
    """The script and the first words, with what the build needs."""
    glibc = elf.dotted(build.ALLOWED["GLIBC"])
    needs = f"a Linux with glibc {glibc} or newer and a processor of the kind {platform.machine()}"
    script = SCRIPT.read_text("utf-8").replace("@NEEDS@", needs)
    return {"install.sh": script, "README.txt": README.format(version=environment.version(), needs=needs)}


def _add_text(tar: tarfile.TarFile, name: str, content: str) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(content.encode())
    entry.mode = 0o755 if name.endswith(".sh") else 0o644
    tar.addfile(_plain(entry), BytesIO(content.encode()))


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without who made it and when; only programs and folders may be executed."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = int(os.environ.get("SOURCE_DATE_EPOCH", "315532800"))
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
