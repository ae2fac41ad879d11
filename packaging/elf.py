"""What compiled files ask of the system: other libraries, and versions of the C and C++ libraries."""

import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

Version = tuple[int, ...]
NEEDED = re.compile(r"^ +NEEDED +(\S+)$", re.MULTILINE)
VERSIONED = re.compile(r"\b(GLIBC|GLIBCXX|CXXABI)_(\d+(?:\.\d+)+)$", re.MULTILINE)


def files_in(folder: Path) -> list[Path]:
    """All programs and libraries in a folder."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and is_elf(path)]


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def headers(path: Path) -> str:
    """What objdump says of a file."""
    return subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout


def needed(text: str) -> list[str]:
    """The names of the libraries that a file is linked to."""
    return NEEDED.findall(text)


def newest(texts: Iterable[str]) -> dict[str, Version]:
    """The newest version of GLIBC, GLIBCXX and CXXABI that is asked for."""
    found: dict[str, Version] = {}
    for text in texts:
        for name, version in VERSIONED.findall(text):
            found[name] = max(found.get(name, ()), numbers(version))
    return found


def numbers(version: str) -> Version:
    return tuple(map(int, version.split(".")))


def dotted(version: Version) -> str:
    return ".".join(map(str, version))


def too_new(found: Mapping[str, Version], allowed: Mapping[str, Version]) -> Iterator[str]:
    """A sentence for each that is asked for in a newer version than is allowed."""
    for name, version in sorted(found.items()):
        if version > allowed[name]:
            yield f"It asks for {name}_{dotted(version)}, and {dotted(allowed[name])} is promised."
