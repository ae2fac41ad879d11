"""A package index: versions, their wheels, and what these require."""

import hashlib
import json
import sys
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from email.parser import HeaderParser
from http.client import HTTPException
from io import BytesIO
from typing import Any
from urllib.parse import urljoin

from environment import Trouble
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import parse_wheel_filename
from packaging.version import Version
from pip_index import JSON, fetch

UNUSABLE = OSError, HTTPException, ValueError, LookupError, TypeError, zipfile.BadZipFile


@dataclass(frozen=True, slots=True)
class Wheel:
    """A file of a release."""

    address: str
    sha256: str
    size: int
    requires_python: str


@dataclass(frozen=True, slots=True)
class Release:
    """A version of a package with its wheels."""

    name: str
    version: Version
    wheels: tuple[Wheel, ...]

    def serves(self, python: str) -> bool:
        """Whether this Python, such as 3.11, may install it."""
        return all(SpecifierSet(wheel.requires_python).contains(f"{python}.20") for wheel in self.wheels)


class Index:
    """Asks the index once for each thing."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._releases: dict[str, dict[Version, Release]] = {}
        self._requirements: dict[tuple[str, Version], tuple[Requirement, ...]] = {}

    def releases(self, name: str) -> dict[Version, Release]:
        """All versions that have wheels and were not withdrawn."""
        if name not in self._releases:
            page = f"{self.address}/{name}/"
            with _answering(name):
                self._releases[name] = _releases(name, page, json.loads(fetch(page, JSON)))
        return self._releases[name]

    def requirements(self, release: Release) -> tuple[Requirement, ...]:
        """What a version requires, read from its smallest wheel."""
        key = release.name, release.version
        if key not in self._requirements:
            wheel = min(release.wheels, key=lambda wheel: wheel.size)
            with _answering(release.name):
                self._requirements[key] = _requirements(_checked(wheel))
        return self._requirements[key]


@contextmanager
def _answering(name: str) -> Iterator[None]:
    try:
        yield
    except UNUSABLE as error:
        raise Trouble(f"The package index gave no usable answer about {name}: {error}") from None


def _releases(name: str, page: str, content: Mapping[str, Any]) -> dict[Version, Release]:
    wheels: dict[Version, list[Wheel]] = {}
    for file in content["files"]:
        if (version := _version(file["filename"])) and not file.get("yanked"):
            wheels.setdefault(version, []).append(_wheel(page, file))
    return {version: Release(name, version, tuple(files)) for version, files in wheels.items()}


def _version(filename: str) -> Version | None:
    """The version in the name of a wheel; None for other files, and for the odd names of long ago."""
    try:
        return parse_wheel_filename(filename)[1]
    except ValueError:
        return None


def _wheel(page: str, file: Mapping[str, Any]) -> Wheel:
    return Wheel(
        urljoin(page, file["url"]),
        file["hashes"]["sha256"],
        file.get("size") or sys.maxsize,
        file.get("requires-python") or "",
    )


def _checked(wheel: Wheel) -> bytes:
    """Download a wheel, and demand the checksum that the index names."""
    content = fetch(wheel.address)
    if hashlib.sha256(content).hexdigest() != wheel.sha256:
        raise ValueError("a wheel has another checksum than the index says")
    return content


def _requirements(wheel: bytes) -> tuple[Requirement, ...]:
    with zipfile.ZipFile(BytesIO(wheel)) as archive:
        [place] = [name for name in archive.namelist() if _is_metadata(name)]
        metadata = archive.read(place).decode("utf-8")
    return tuple(map(Requirement, HeaderParser().parsestr(metadata).get_all("Requires-Dist", ())))


def _is_metadata(name: str) -> bool:
    return name.endswith(".dist-info/METADATA") and name.count("/") == 1
