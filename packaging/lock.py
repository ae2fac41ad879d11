"""Make or check packaging/requirements.txt, the lock: `.venv/bin/python packaging/lock.py [--check]`."""

import argparse
import sys
from collections.abc import Collection, Mapping
from functools import reduce
from operator import and_
from pathlib import Path
from typing import NamedTuple

try:
    from packaging.markers import Marker
    from packaging.requirements import Requirement
    from packaging.specifiers import SpecifierSet
    from packaging.utils import canonicalize_name
    from packaging.version import Version
except ImportError:
    sys.exit("Run this with the Python of the environment: .venv/bin/python packaging/lock.py")

import pip_index
from environment import Trouble, guarded, say
from locked import FILE, NAME, Damaged, Package, load, save
from package_index import Index, Release
from ranges import PYPROJECT, Wanted, on_any_machine, problems, project_text, pythons, served, wanted

COMMAND = ".venv/bin/python packaging/lock.py"
ROUNDS = 50  # each finds what the packages of the one before need; some eight do


class Ask(NamedTuple):
    """A group or a package that needs another package."""

    user: str
    requirement: Requirement


Asks = Mapping[str, list[Ask]]


def main() -> int:
    """Write the lock with the versions that it has, as far as they fit; or check it."""
    options = arguments(sys.argv[1:])
    project = project_text(PYPROJECT)
    if options.check:
        return check(project, FILE)
    kept = {} if options.upgrade == [] else versions(FILE, options.upgrade or ())
    packages = resolve(wanted(project), kept, Index(pip_index.address()))
    save(packages, FILE)
    say(f"{NAME} has {len(packages)} packages.")
    return 0


def arguments(words: list[str]) -> argparse.Namespace:
    """Read what is wanted."""
    parser = argparse.ArgumentParser(description=f"Make {NAME} from the ranges in pyproject.toml.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--check", action="store_true", help="say without a network whether it is up to date")
    which.add_argument("--upgrade", nargs="*", metavar="NAME", help="take newer versions of all or these")
    return parser.parse_args(words)


def check(project: str, file: Path) -> int:
    """Say what is wrong with the lock, and how to mend it."""
    if not (found := [*problems(project, _read(file))]):
        return 0
    say("\n".join([*found, f"Run this: {COMMAND}"]))
    return 1


def versions(file: Path, but: Collection[str]) -> dict[str, str]:
    """The versions in a lock, but for those that are to be upgraded."""
    found = {name: package.version for name, package in _read(file).items()} if file.exists() else {}
    upgraded = {canonicalize_name(name) for name in but}
    if unknown := sorted(upgraded - found.keys()):
        raise Trouble(f"{NAME} has no {' and no '.join(unknown)}.")
    return {name: version for name, version in found.items() if name not in upgraded}


def _read(file: Path) -> dict[str, Package]:
    try:
        return {name: _understood(package) for name, package in load(file).items()}
    except Damaged as error:
        raise Trouble(f"{error}\nDelete the file, or take it from git, and run this: {COMMAND}") from None


def _understood(package: Package) -> Package:
    try:
        Version(package.version)
        served(Marker(package.marker) if package.marker else None)
    except ValueError:
        line = f"{package.name}=={package.version} ; {package.marker}".removesuffix(" ; ")
        raise Damaged(f"{NAME} has {line}, which pip does not understand.") from None
    return package


def resolve(asked: Wanted, kept: Mapping[str, str], index: Index) -> list[Package]:
    """One version of each package, which serves everybody who needs it on every machine."""
    chosen: dict[str, Release] = {}
    for _ in range(ROUNDS):
        asks = _asks(asked, chosen, index)
        found = {name: _choose(name, users, kept.get(name), index) for name, users in asks.items()}
        if found == chosen:
            return [_package(release, asks) for release in chosen.values()]
        chosen = found
    raise Trouble("No set of versions was found that fits all ranges; narrow the ranges in pyproject.toml.")


def _asks(asked: Wanted, chosen: Mapping[str, Release], index: Index) -> dict[str, list[Ask]]:
    """Who asks for each package, as far as the chosen versions tell."""
    asks: dict[str, list[Ask]] = {}
    waiting = dict(asked)
    done = set()
    while waiting:
        user, requirements = waiting.popitem()
        done.add(user)
        for requirement in on_any_machine(requirements):
            name = canonicalize_name(requirement.name)
            asks.setdefault(name, []).append(Ask(user, requirement))
            if name in chosen and name not in done:
                waiting[name] = index.requirements(chosen[name])
    return asks


def _choose(name: str, asks: list[Ask], kept: str | None, index: Index) -> Release:
    """The version that is kept if it fits, else the newest that does."""
    if any(ask.requirement.extras for ask in asks):
        raise Trouble(f"{asks[0].user} needs extras of {name}, which lock.py does not follow.")
    fitting = reduce(and_, (ask.requirement.specifier for ask in asks), SpecifierSet())
    releases = index.releases(name)
    newest = sorted(releases, reverse=True)
    first = [Version(kept)] if kept and Version(kept) in releases else []
    for version in (*first, *newest):
        if fitting.contains(version, prereleases=False) and all(map(releases[version].serves, pythons())):
            return releases[version]
    users = ", ".join(sorted({ask.user for ask in asks}))
    raise Trouble(f"The package index has no version of {name} {fitting} for every Python, as {users} need.")


def _package(release: Release, asks: Asks) -> Package:
    marker = condition(release.name, asks)
    hashes = sorted({wheel.sha256 for wheel in release.wheels})
    users = frozenset(ask.user for ask in asks[release.name])
    return Package(release.name, str(release.version), marker, tuple(hashes), users)


def condition(name: str, asks: Asks, below: tuple[str, ...] = ()) -> str:
    """The marker of the machines that need a package; empty if all do."""
    ways = set()
    for user, requirement in asks[name]:
        if user in below:
            continue
        above = condition(user, asks, (*below, name)) if user in asks else ""
        both = above, _simple(str(requirement.marker or ""))
        ways.add(_simple(" and ".join(f"({part})" for part in both if part)))
    return "" if "" in ways else _simple(" or ".join(f"({way})" for way in sorted(ways)))


def _simple(marker: str) -> str:
    """The marker without needless brackets; empty if it holds on every machine."""
    return "" if not marker or served(Marker(marker)) == served(None) else str(Marker(marker))


if __name__ == "__main__":
    sys.exit(guarded(main))
