"""Write the manifest for flatpak-builder, with each source by its checksum: `packaging/flatpak.py`.

Run it with the Python of the environment. flatpak-builder reads the manifest and fetches all sources.
UNTESTED: building, which needs the runtime of Flathub.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

try:
    from packaging.markers import Marker
    from packaging.tags import Tag, compatible_tags, cpython_tags
    from packaging.utils import parse_wheel_filename
    from packaging.version import Version
except ImportError:
    sys.exit("Run this with the Python of the environment: .venv/bin/python packaging/flatpak.py")

import build
import libraries
import locked
import pip_index
from environment import ROOT, Trouble, guarded, run, say, version
from locked import Package
from package_index import Index, Wheel
from ranges import machines

BASE = ROOT / "packaging" / "flatpak" / "org.tidetable.TideTable.json"
FOLDER = build.BUILD / "flatpak"
MANIFEST = FOLDER / BASE.name
DIST = build.BUILD / "dist"
PYTHON = (3, 13)  # of the runtime
ARCHITECTURES = ("x86_64", "aarch64")
Source = dict[str, Any]


def main() -> int:
    """Write the manifest; then let flatpak-builder read it, fetch its sources, or build it."""
    options = _arguments()
    own = [DIST / f"tide_gui-{version()}-py3-none-any.whl", DIST / f"tide_gui-{version()}.tar.gz"]
    if not all(path.exists() for path in own):
        raise Trouble("Run packaging/wheel.py first: the manifest names the checksums of what it makes.")
    needed = locked.needed(locked.load(locked.FILE), {locked.PROJECT})
    FOLDER.mkdir(parents=True, exist_ok=True)
    write([*map(_own, own), *fetched(needed.values(), Index(pip_index.address()))])
    say(f"{MANIFEST} has all its sources.")
    if options.download or options.build:
        _try_out(whole=options.build)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Write the manifest of Tide Table for flatpak-builder.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--download", action="store_true", help="let flatpak-builder fetch all sources")
    which.add_argument("--build", action="store_true", help="let it build, with the runtime of Flathub")
    return parser.parse_args()


def _try_out(*, whole: bool) -> None:
    libraries.provide(libraries.packages_for_programs({"flatpak-builder": "flatpak-builder"}))
    state = ["--state-dir", str(FOLDER / "state")]
    read = ["flatpak-builder", *state, "--show-manifest", str(MANIFEST)]
    run(read, "flatpak-builder cannot read the manifest.")
    how = ["--force-clean", "--user", "--install-deps-from=flathub"] if whole else ["--download-only"]
    command = ["flatpak-builder", *how, *state, str(FOLDER / "app"), str(MANIFEST)]
    run(command, "flatpak-builder says above why.")


def write(sources: list[Source]) -> None:
    """Write the manifest with these sources."""
    manifest = json.loads(BASE.read_text("utf-8"))
    manifest["modules"][0]["sources"] = sources
    MANIFEST.write_text(json.dumps(manifest, indent=4) + "\n", "utf-8")


def _own(path: Path) -> Source:
    """The wheel lies among the others, the source archive is unpacked for the files of the desktop."""
    wheel = path.suffix == ".whl"
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    place = {"type": "file", "dest": "wheels"} if wheel else {"type": "archive"}
    return place | {"path": f"../dist/{path.name}", "sha256": digest}


def fetched(packages: Iterable[Package], index: Index) -> Iterator[Source]:
    """The wheels of the lock for each architecture."""
    for package in packages:
        wheels = index.releases(package.name)[Version(package.version)].wheels
        users: dict[Wheel, list[str]] = {}
        for architecture in _wanting(package):
            users.setdefault(_chosen(package, wheels, architecture), []).append(architecture)
        for wheel, architectures in users.items():
            yield _source(wheel, architectures)


def _wanting(package: Package) -> list[str]:
    """The architectures of Linux on which the lock wants a package."""
    python = "{}.{}".format(*PYTHON)
    marker = Marker(package.marker) if package.marker else None
    found = {
        machine["platform_machine"]
        for machine in machines()
        if (machine["sys_platform"], machine["python_version"]) == ("linux", python)
        and (not marker or marker.evaluate(machine))
    }
    return [one for one in ARCHITECTURES if one in found]


def _chosen(package: Package, wheels: Iterable[Wheel], architecture: str) -> Wheel:
    """The wheel that pip would take; the lock must name its checksum."""
    offered = {tag: wheel for wheel in wheels for tag in parse_wheel_filename(_filename(wheel))[3]}
    wheel = next((offered[tag] for tag in _tags(architecture) if tag in offered), None)
    if not wheel or wheel.sha256 not in package.hashes:
        raise Trouble(f"{locked.NAME} has no wheel of {package.name} for Linux on {architecture}.")
    return wheel


def _tags(architecture: str) -> Iterator[Tag]:
    """What fits the runtime, the best first."""
    newest = build.PROMISED[architecture]["GLIBC"][1]
    platforms = [f"manylinux_2_{minor}_{architecture}" for minor in range(newest, 4, -1)]
    yield from cpython_tags(PYTHON, platforms=platforms)
    yield from compatible_tags(PYTHON, "cp{}{}".format(*PYTHON), platforms)


def _filename(wheel: Wheel) -> str:
    return unquote(urlsplit(wheel.address).path.rpartition("/")[2])


def _source(wheel: Wheel, architectures: list[str]) -> Source:
    source = {"type": "file", "dest": "wheels", "url": wheel.address, "sha256": wheel.sha256}
    return source if len(architectures) == len(ARCHITECTURES) else source | {"only-arches": architectures}


if __name__ == "__main__":
    sys.exit(guarded(main))
