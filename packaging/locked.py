"""The lock, packaging/requirements.txt: each package with version, checksums of wheels, and who needs it.

`packaging/lock.py` makes it. It has the form that pip reads, so any part of it can be installed.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

NAME = "packaging/requirements.txt"
FILE = Path(__file__).with_name("requirements.txt")
PROJECT = "tide-gui"
BUILDING = "build-system"
HEADER = """\
# Every package that a clone installs, for all systems and Pythons: made by packaging/lock.py, never by hand.
# SHA-256 of the lines below: {digest}
"""
FIRST = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.!+]+)(?: ; (?P<marker>[^\\]+))?")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
END = re.compile(r"# for ([a-z0-9\[\], -]+)")
BREAK = " \\\n    "


class Damaged(ValueError):
    """The lock cannot be read; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Package:
    """Needed by other packages, or by groups of requirements in pyproject.toml, such as `tide-gui[dev]`."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    needed_by: frozenset[str]

    def write(self) -> str:
        """The lines of pip, without an end."""
        first = f"{self.name}=={self.version}" + (f" ; {self.marker}" if self.marker else "")
        lines = BREAK.join([first, *(f"--hash=sha256:{digest}" for digest in self.hashes)])
        return f"{lines}\n    # for {', '.join(sorted(self.needed_by))}"

    @classmethod
    def read(cls, text: str) -> "Package":
        """Parse the written form."""
        lines, _, end = text.rpartition("\n    ")
        first, *hashes = lines.split(BREAK)
        head, needed = FIRST.fullmatch(first), END.fullmatch(end)
        digests = tuple(found[1] for line in hashes if (found := HASH.fullmatch(line)))
        if not head or not needed or not digests or len(digests) < len(hashes):
            raise Damaged(f"{NAME} cannot be read near this line: {text.partition(chr(10))[0]}")
        return cls(**head.groupdict(""), hashes=digests, needed_by=frozenset(needed[1].split(", ")))


def write(packages: Iterable[Package]) -> str:
    """The whole file, sorted by name."""
    entries = [f"{package.write()}\n" for package in sorted(packages, key=lambda package: package.name)]
    digest = sha256("\n".join(entries).encode()).hexdigest()
    return "\n".join([HEADER.format(digest=digest), *entries])


def read(text: str) -> dict[str, Package]:
    """All packages by name; what `write` would not write is refused."""
    _, *entries = text.rstrip("\n").split("\n\n")
    packages = {package.name: package for package in map(Package.read, entries)}
    if write(packages.values()) != text:
        raise Damaged(
            f"{NAME} is not as lock.py wrote it: it was changed by hand, or a part of it is missing."
        )
    return packages


def load(file: Path) -> dict[str, Package]:
    """All packages in a file."""
    try:
        return read(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise Damaged(f"{NAME} is not a text in UTF-8: {error}.") from None


def save(packages: Iterable[Package], file: Path) -> None:
    """Write the file whole or not at all."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(write(packages), "utf-8", newline="\n")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def groups(extras: Iterable[str]) -> set[str]:
    """What a clone needs: the game, what builds it, and these extras."""
    return {PROJECT, BUILDING, *(f"{PROJECT}[{extra}]" for extra in extras)}


def needed(packages: Mapping[str, Package], by: Collection[str]) -> dict[str, Package]:
    """The packages that these groups need, directly or not."""
    found: dict[str, Package] = {}
    while True:
        users = {*by, *found}
        reached = {name: package for name, package in packages.items() if package.needed_by & users}
        if reached == found:
            return found
        found = reached
