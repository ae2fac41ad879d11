"""Write NOTICE for a build: the licences of everything that is bundled, read from the packages.

`notice.py --others` tells instead which modules it does not cover; no build may have them.
"""

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, packages_distributions
from importlib.util import find_spec
from pathlib import Path

from environment import ROOT, Trouble, guarded, say
from locked import PROJECT
from packaging.utils import canonicalize_name

LICENCES = ROOT / "packaging" / "licences"
# What is bundled; the wheels of Qt contain no licence text.
PACKAGES = (
    "PySide6-Essentials",
    "shiboken6",
    "numpy",
    "msgspec",
    "platformdirs",
    "websockets",
    "segno",
    "pyinstaller",
)
OF_SOUND = ("miniaudio", "cffi")  # not on every processor
OF_QT = {"PySide6-Essentials", "shiboken6"}
QT_TERMS = """\
Qt and PySide6 are used under the GNU Lesser General Public License, version 3. Its text follows, with that of
the GNU General Public License to which it refers. Their sources are under the version named above at
https://download.qt.io/official_releases/ . They are separate files beside the program: you can replace them
with modified versions that have the same interface, and the game will run with those. Third-party parts of Qt
are listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html .
"""
RULE = "=" * 100
MISSING = "No text of its licence was found."
# Libraries that Python for Windows brings, and what its terms say of them.
WITH_PYTHON = {
    "msvcp140": "Microsoft Distributable Code",
    "vcruntime140": "Microsoft Distributable Code",
    "libffi-": "libffi",
}


def main() -> int:
    """Write NOTICE to the first argument; the other arguments are the bundled system libraries."""
    if sys.argv[1:] == ["--others"]:
        print("\n".join(others()))
        return 0
    target, *libraries = map(Path, sys.argv[1:])
    target.write_text(notice(libraries), "utf-8")
    return 0


def notice(libraries: Iterable[Path]) -> str:
    """The licences of all parts, our own first."""
    parts = [("Tide Table", (ROOT / "LICENSE").read_text("utf-8")), *_resources(), ("Python", _of_python())]
    bundled = PACKAGES + OF_SOUND if find_spec("miniaudio") else PACKAGES
    parts += [_of_package(distribution(name)) for name in bundled]
    parts.append(("GNU Lesser General Public License 3", (LICENCES / "LGPL-3.0.txt").read_text("utf-8")))
    parts.append(("GNU General Public License 3", (LICENCES / "GPL-3.0.txt").read_text("utf-8")))
    parts += _of_system(libraries)
    names = "\n".join(f"- {title}" for title, _ in parts)
    texts = "\n".join(f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}\n" for title, text in parts)
    return f"Tide Table is made of these parts:\n\n{names}\n\n{texts}"


def others() -> list[str]:
    """The modules of all packages but those with terms here; tests and tools brought them."""
    named = {canonicalize_name(name) for name in (*PACKAGES, *OF_SOUND, PROJECT)}
    owners = packages_distributions()
    return sorted(module for module in owners if not named & set(map(canonicalize_name, owners[module])))


def _resources() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "resources" / "LICENSES").iterdir()):
        yield f"resources/LICENSES/{path.name}", path.read_text("utf-8")


def _of_python() -> str:
    library = Path(sysconfig.get_path("stdlib"))
    places = (
        library / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc/python3/copyright"),
    )
    return f"Python {sys.version}\n\n{_terms('Python', *places)}"


def _terms(owner: str, *places: Path) -> str:
    """The first of these files that exists; without one, warn that the build must not be given away."""
    for place in places:
        if place.is_file():
            return place.read_text("utf-8", "replace")
    say(f"The terms of {owner} are not in {' or '.join(map(str, places))}: do not give this build away.")
    return MISSING


def _of_package(package: Distribution) -> tuple[str, str]:
    name, version = package.metadata["Name"], package.version
    terms = package.metadata.get("License-Expression") or package.metadata.get("License") or ""
    if name.replace("_", "-") in OF_QT:
        return f"{name} {version}", f"{terms}\n\n{QT_TERMS}"
    texts = [str(file.locate().read_text("utf-8")) for file in package.files or () if _is_licence(file.parts)]
    if not texts:
        raise Trouble(f"{name} comes without the text of its terms.")
    return f"{name} {version}", "\n\n".join([terms.partition("\n")[0], *texts])


def _is_licence(parts: tuple[str, ...]) -> bool:
    """Whether a file is a licence of the package or of third-party code in it."""
    named_so = parts[-1].upper().startswith(("LICEN", "COPYING", "NOTICE"))
    return named_so and any(part.endswith(".dist-info") for part in parts)


def _of_system(libraries: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The licences of system libraries, which Debian keeps for each of its packages."""
    owners = {
        _owner(library) for library in libraries if not library.name.startswith(("libpython", "python"))
    }
    for owner in sorted(owners):
        yield f"{owner}, of the system that it was built on", _of_library(owner)


def _of_library(owner: str) -> str:
    """The terms of a Debian package, or of a file that Python brings."""
    name = owner.lower()
    said = {words for start, words in WITH_PYTHON.items() if name.startswith(start) and name.endswith(".dll")}
    if any(words in _of_python() for words in said):
        return f"It comes with Python, whose terms above include those of {', '.join(said)}."
    return _terms(owner, Path("/usr/share/doc", owner, "copyright"))


def _owner(library: Path) -> str:
    """The Debian package that a file belongs to, or the name of the file."""
    dpkg = shutil.which("dpkg-query")
    if not dpkg:
        return library.name
    places = (
        library,
        library.resolve(),
        Path("/usr") / library.relative_to("/") if library.is_absolute() else library,
    )
    for place in places:
        done = subprocess.run([dpkg, "-S", place], capture_output=True, text=True, check=False)
        if not done.returncode:
            return done.stdout.partition(":")[0]
    return library.name


if __name__ == "__main__":
    sys.exit(guarded(main))
