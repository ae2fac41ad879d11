"""Read CHANGELOG.md: `python3 packaging/changelog.py [VERSION]`.

With a version it prints the notes of that release. Without one it writes resources/news.json, which the
window shows once after an update: the points under `### For players`.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from environment import ROOT, Trouble, guarded, version

FILE = ROOT / "CHANGELOG.md"
NEWS = ROOT / "resources" / "news.json"
UNRELEASED = "Unreleased"
FOR_PLAYERS = "For players"
HEADING = re.compile(r"## (?P<version>Unreleased|\d+(?:\.\d+)+)(?: - (?P<date>\d{4}-\d\d-\d\d))?")


@dataclass(frozen=True, slots=True)
class Release:
    """One section of the changelog; an unreleased one has no date."""

    version: str
    date: date | None
    news: tuple[str, ...]
    for_players: tuple[str, ...] = ()  # a few short points, for whoever does not read all of the news


def main() -> int:
    """Print the notes of a release, or write the news for players."""
    parser = argparse.ArgumentParser(description=f"{main.__doc__}")
    parser.add_argument("version", nargs="?")
    release, text = parser.parse_args().version, FILE.read_text("utf-8")
    if release:
        print(notes(text, release))
    else:
        NEWS.write_text(news(releases(text), version()), "utf-8", newline="\n")
    return 0


def sections(changelog: str) -> Iterator[tuple[str, date | None, str]]:
    """Every section with its version, its date and its text, the newest first."""
    for section in re.split(r"^(?=## )", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        found = HEADING.fullmatch(heading.strip())
        if not found:
            raise Trouble(f"CHANGELOG.md: {heading!r} should be '## 1.2.3 - 2026-11-22' or '## {UNRELEASED}'")
        yield found["version"], date.fromisoformat(found["date"]) if found["date"] else None, text.strip()


def releases(changelog: str) -> Iterator[Release]:
    """Every section of the changelog with its points, the newest first."""
    for number, day, text in sections(changelog):
        parts = re.split(r"^### ", text, flags=re.MULTILINE)
        ours = [part for part in parts if part.startswith(f"{FOR_PLAYERS}\n")]
        yield Release(number, day, points(part for part in parts if part not in ours), points(ours))


def points(parts: Iterable[str]) -> tuple[str, ...]:
    """The points of these parts, as plain text."""
    found = [point for part in parts for point in re.findall(r"^- (.+(?:\n  .+)*)", part, re.MULTILINE)]
    return tuple(" ".join(point.replace("`", "").replace("**", "").split()) for point in found)


def listed(news: Iterable[Release], version: str) -> Iterator[tuple[str, Release]]:
    """The releases with their versions: unreleased changes are of this version, unless it is released."""
    releases = tuple(news)
    dated = {release.version for release in releases if release.date}
    for release in releases:
        if release.date or version not in dated:
            yield release.version if release.date else version, release


def notes(changelog: str, version: str) -> str:
    """What the changelog says about a release."""
    found = {number: text for number, _, text in sections(changelog)}
    if not found.get(version):
        raise Trouble(f"CHANGELOG.md says nothing about {version}.")
    return found[version]


def news(releases: Iterable[Release], version: str) -> str:
    """The file of the news for players."""
    entries = [
        {"version": number, "lines": release.for_players}
        for number, release in listed(releases, version)
        if release.for_players
    ]
    return json.dumps(entries, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(guarded(main))
