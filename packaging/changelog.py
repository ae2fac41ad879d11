"""The news of each release, read from CHANGELOG.md."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from environment import ROOT, Trouble

FILE = ROOT / "CHANGELOG.md"
HEADING = re.compile(r"## (?P<version>Unreleased|\d+(?:\.\d+)+)(?: - (?P<date>\d{4}-\d\d-\d\d))?")


@dataclass(frozen=True, slots=True)
class Release:
    """One section of the changelog; an unreleased one has no date."""

    version: str
    date: date | None
    news: tuple[str, ...]


def releases(changelog: str) -> Iterator[Release]:
    """Every section of the changelog with its points, the newest first."""
    for section in re.split(r"^(?=## )", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        found = HEADING.fullmatch(heading.strip())
        if not found:
            raise Trouble(f"CHANGELOG.md: {heading!r} should be '## 1.2.3 - 2026-11-22' or '## Unreleased'")
        points = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
        news = tuple(" ".join(point.replace("`", "").replace("**", "").split()) for point in points)
        yield Release(found["version"], date.fromisoformat(found["date"]) if found["date"] else None, news)
