"""The news of each release, read from CHANGELOG.md, and the day of a build."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime

from environment import ROOT, Trouble

CHANGELOG = ROOT / "CHANGELOG.md"
RELEASE = re.compile(r"## (?P<version>Unreleased|\d+(?:\.\d+)+)(?: - (?P<date>\d{4}-\d\d-\d\d))?")


@dataclass(frozen=True, slots=True)
class Release:
    """One section of the changelog; an unreleased one has no date."""

    version: str
    date: date | None
    news: tuple[str, ...]


def today() -> date:
    """Today, or the day that SOURCE_DATE_EPOCH sets for a reproducible build."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC).date() if epoch else datetime.now(UTC).date()


def releases(changelog: str) -> Iterator[Release]:
    """Every section of the changelog with its points, the newest first."""
    for section in re.split(r"^(?=## )", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        found = RELEASE.fullmatch(heading.strip())
        if not found:
            raise Trouble(f"CHANGELOG.md: {heading!r} should be '## 1.2.3 - 2026-11-22' or '## Unreleased'")
        points = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
        news = tuple(" ".join(point.replace("`", "").replace("**", "").split()) for point in points)
        yield Release(found["version"], date.fromisoformat(found["date"]) if found["date"] else None, news)
