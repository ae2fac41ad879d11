"""Build a Debian package from the built folder, and test it: `python3 packaging/debian.py [--check]`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import bare
import build
import debian_check
import debian_documents
import elf
import environment
import libraries
from debian_documents import MAINTAINER, NAME
from environment import Trouble, run, say

from tide_gui.libraries import QT, SOUND, WINDOW

TREE = build.BUILD / "deb"
PROGRAM = Path("usr", "games", "tide-gui")  # where Debian wants games
LARGEST = 60  # MB, of the package
BASE = {  # linked by every program
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libmvec.so.1": "libc6",
    "libdl.so.2": "libc6",
    "librt.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "libutil.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
}
BESIDES = {  # other libraries of the packages in QT and WINDOW, and libraries that Python links to
    "libbrotlicommon.so.1": "libbrotli1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libexpat.so.1": "libexpat1",
    "liblzma.so.5": "liblzma5",
    "libuuid.so.1": "libuuid1",
    "libxcb.so.1": "libxcb1",
}
KNOWN = BASE | QT | WINDOW | BESIDES
CONTROL = """\
Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Description: three games of the sea at one table
 Bid weather cards for low tides, never have the highest, and keep your life
 preservers; get rid of your cards while the tide turns; or fight a duel of
 ships. Every seat is a person or a bot. People hold their cards on their
 phones, in a page of the browser, or hand one screen to each other behind a
 curtain. Sixteen characters at four levels play all three games.
 .
 Nothing is sent anywhere: there is no account, and your own network is used
 only when you ask for phones.
"""


def main() -> int:
    """Build the folder and the package; with --check also test it in a bare Debian."""
    parser = argparse.ArgumentParser(description="Make a Debian package of Tide Table.")
    parser.add_argument(
        "--check", action="store_true", help="install it in a bare Debian 12 and 13 and try it there"
    )
    parser.add_argument("--again", action="store_true", help="take the folder that build.py made before")
    arguments = parser.parse_args()
    if sys.platform != "linux" or not shutil.which("dpkg-deb"):
        raise Trouble(
            "A Debian package is made on Debian or Ubuntu; build.py makes the folder for this system."
        )
    if arguments.check:
        bare.demand_root()
    libraries.provide(libraries.packages_for_programs(build.TOOLS))
    if not (arguments.again and build.EXECUTABLE.exists()):
        build.build_folder()
    version = environment.version().replace("rc", "~rc")  # Debian sorts ~ before the end of a version
    package = build_package(version, build.BUILD / "dist")
    say(f"{package}: {package.stat().st_size / 1e6:.1f} MB.")
    if arguments.check:
        debian_check.check(package, build_package(f"{version}+next", bare.HOME))
    return 0


def build_package(version: str, where: Path) -> Path:
    """Build the package of this version in the folder, and return its path."""
    where.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(TREE, ignore_errors=True)
    home = TREE / "usr" / "lib" / NAME
    shutil.copytree(build.FOLDER, home, symlinks=True)
    shutil.copytree(build.SHARE, TREE / "usr" / "share")
    debian_documents.write(TREE / "usr" / "share", home / "_internal" / "NOTICE.txt", version)
    (TREE / PROGRAM.parent).mkdir()
    (TREE / PROGRAM).symlink_to(f"../lib/{NAME}/tide-gui")
    _set_permissions()
    _write_control(version)
    package = where / f"{NAME}_{version}_{architecture()}.deb"
    run(
        ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(TREE), str(package)],
        "dpkg-deb says why above.",
    )
    if package.stat().st_size > LARGEST * 1e6:
        raise Trouble(
            f"{package} is too large: {package.stat().st_size / 1e6:.1f} MB, and {LARGEST} are allowed."
        )
    return package


def _set_permissions() -> None:
    """Make all files readable, and only programs executable."""
    for path in (TREE, *TREE.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == "tide-gui" else 0o644)


def _write_control(version: str) -> None:
    control = TREE / "DEBIAN"
    files = sorted(path for path in TREE.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(TREE)}\n" for path in files]
    control.mkdir(mode=0o755)
    (control / "md5sums").write_text("".join(sums), "utf-8")
    text = CONTROL.format(
        name=NAME,
        version=version,
        maintainer=MAINTAINER,
        architecture=architecture(),
        kilobytes=round(build.size(TREE) * 1024),
        depends=", ".join(depends(TREE / "usr" / "lib" / NAME)),
        recommends=", ".join(sorted({*SOUND.values(), "xdg-desktop-portal"})),
    )
    (control / "control").write_text(text, "utf-8")


def architecture() -> str:
    """Debian's name for the architecture of this machine."""
    return subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()


def depends(home: Path) -> list[str]:
    """The packages of all linked libraries that are not in the folder itself."""
    found = elf.files_in(home)
    headers = [elf.headers(path) for path in found]
    inside = {path.name for path in (*found, *home.rglob("*.so*"))}
    missing = {name for text in headers for name in elf.needed(text)} - inside
    if unknown := missing - KNOWN.keys():
        raise Trouble(f"packaging/debian.py names no Debian package for {', '.join(sorted(unknown))}.")
    glibc = elf.dotted(elf.newest(headers)["GLIBC"])
    return sorted(_versioned({KNOWN[name] for name in missing}, glibc))


def _versioned(packages: set[str], glibc: str) -> Iterator[str]:
    for package in packages:
        yield f"libc6 (>= {glibc})" if package == "libc6" else package


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
