"""What pyproject.toml asks for, and where the lock does not give it."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from environment import ROOT, Trouble
from locked import BUILDING, NAME, PROJECT, Package, needed
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PYPROJECT = ROOT / "pyproject.toml"
Wanted = Mapping[str, tuple[Requirement, ...]]
EDITABLE = "editables"  # hatchling asks for it while it installs a clone
PYTHON = "Programming Language :: Python :: 3."
SYSTEMS = (  # sys_platform, platform_system, os_name, platform_machine
    ("linux", "Linux", "posix", "x86_64"),
    ("linux", "Linux", "posix", "aarch64"),
    ("darwin", "Darwin", "posix", "x86_64"),
    ("darwin", "Darwin", "posix", "arm64"),
    ("win32", "Windows", "nt", "AMD64"),
    ("win32", "Windows", "nt", "ARM64"),
)


def project_text(file: Path) -> str:
    """The text of a pyproject.toml."""
    with _readable():
        return file.read_text("utf-8")


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except KeyError as error:
        raise Trouble(f"pyproject.toml has no {error.args[0]}.") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise Trouble(f"pyproject.toml cannot be read: {error}.") from None


def wanted(project: str) -> dict[str, tuple[Requirement, ...]]:
    """The requirements of each group in the text of a pyproject.toml."""
    with _readable():
        lines = _lines(tomllib.loads(project))
        return {group: tuple(_requirement(group, line) for line in asked) for group, asked in lines.items()}


def _lines(read: Mapping[str, Any]) -> dict[str, list[str]]:
    extras = read["project"]["optional-dependencies"].items()
    return {
        PROJECT: read["project"]["dependencies"],
        BUILDING: [*read["build-system"]["requires"], EDITABLE],
        **{f"{PROJECT}[{extra}]": requirements for extra, requirements in extras},
    }


def _requirement(group: str, line: str) -> Requirement:
    """A requirement whose marker can be tried."""
    try:
        requirement = Requirement(line)
        served(requirement.marker)
    except (ValueError, TypeError):
        raise Trouble(f"{group} in pyproject.toml asks for {line}, which pip does not understand.") from None
    return requirement


@cache
def pythons() -> tuple[str, ...]:
    """The versions of Python that the project names."""
    with _readable():
        classifiers = tomllib.loads(project_text(PYPROJECT))["project"]["classifiers"]
        names = [name for name in classifiers if name.startswith(PYTHON)]
    found = tuple(f"3.{minor}" for name in names if (minor := name.removeprefix(PYTHON)).isdecimal())
    if not found:
        raise Trouble("The classifiers in pyproject.toml name no version of Python.")
    return found


@cache
def machines() -> tuple[dict[str, str], ...]:
    """The machines that the lock serves, in the words of markers; each Python early and late."""
    return tuple(
        {
            "sys_platform": system,
            "platform_system": name,
            "os_name": kind,
            "platform_machine": machine,
            "python_version": python,
            "python_full_version": f"{python}.{patch}",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "extra": "",
        }
        for (system, name, kind, machine), python, patch in product(SYSTEMS, pythons(), (0, 20))
    )


def served(marker: Marker | None) -> frozenset[int]:
    """The machines, by their numbers, on which a marker holds."""
    return frozenset(
        number for number, machine in enumerate(machines()) if not marker or marker.evaluate(machine)
    )


def on_any_machine(requirements: Iterable[Requirement]) -> list[Requirement]:
    """Without those that only other Pythons or extras of a package need."""
    return [requirement for requirement in requirements if served(requirement.marker)]


def problems(project: str, packages: Mapping[str, Package]) -> Iterator[str]:
    """A sentence for each difference between the text of a pyproject.toml and the lock."""
    asked = wanted(project)
    for group, requirements in asked.items():
        for requirement in on_any_machine(requirements):
            yield from _unmet(group, requirement, packages.get(canonicalize_name(requirement.name)))
    names = {group: {canonicalize_name(one.name) for one in ones} for group, ones in asked.items()}
    for package in packages.values():
        for user in sorted(package.needed_by - packages.keys()):
            if package.name not in names.get(user, ()):
                yield f"{NAME} has {package.name} for {user}, which does not ask for it."
    for name in sorted(packages.keys() - needed(packages, asked.keys()).keys()):
        yield f"{NAME} has {name}, which nothing needs."


def _unmet(group: str, requirement: Requirement, package: Package | None) -> Iterator[str]:
    asks = f"{group} in pyproject.toml asks for {requirement}"
    if not package:
        yield f"{asks}, and {NAME} does not have it."
    elif not requirement.specifier.contains(package.version):
        yield f"{asks}, and {NAME} has {package.version}."
    elif group not in package.needed_by:
        yield f"{asks}, and {NAME} has it for others only."
    elif not served(requirement.marker) <= served(Marker(package.marker) if package.marker else None):
        yield f"{asks}, and {NAME} has it only where {package.marker}."
