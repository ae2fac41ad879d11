"""Write down what a build is made from; the page about the program shows it."""

import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from environment import ROOT

PAGE = "TIDE_TABLE_PAGE"  # the variable with the address of the page that offers newer versions


def stamp(file: Path) -> None:
    """Write the day and the commit of the source as far as git knows them, and the page."""
    file.parent.mkdir(parents=True, exist_ok=True)
    seconds, commit = _source()
    seconds = os.environ.get("SOURCE_DATE_EPOCH", seconds)
    day = datetime.fromtimestamp(int(seconds), UTC).date().isoformat() if seconds else ""
    content = {"day": day, "commit": commit, "page": os.environ.get(PAGE, "")}
    file.write_text(json.dumps(content), "utf-8")


def _source() -> tuple[str, str]:
    """The time and the commit of this folder; empty where git knows only a folder around it, or nothing."""
    top = _of_git("rev-parse", "--show-toplevel")
    if not top or Path(top).resolve() != ROOT.resolve():
        return "", ""
    seconds, _, commit = _of_git("log", "-1", "--abbrev=12", "--format=%ct %h").partition(" ")
    return seconds, f"{commit}, changed" if _of_git("status", "--porcelain") else commit


def _of_git(*words: str) -> str:
    """What git says, without line ends; empty if it fails."""
    command = ["git", *words]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
