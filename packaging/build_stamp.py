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
    seconds, commit = _of_git("%ct"), _of_git("%h")
    seconds = os.environ.get("SOURCE_DATE_EPOCH", seconds)
    day = datetime.fromtimestamp(int(seconds), UTC).date().isoformat() if seconds else ""
    content = {"day": day, "commit": commit, "page": os.environ.get(PAGE, "")}
    file.write_text(json.dumps(content), "utf-8")


def _of_git(what: str) -> str:
    """Something about the last commit; empty where there is none."""
    command = ["git", "log", "-1", f"--format={what}"]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
