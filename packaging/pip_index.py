"""The address of the package index that pip is set up to use, and how it is asked; any Python can do it."""

import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from urllib.request import Request, urlopen

PYPI = "https://pypi.org/simple"
SETTINGS = (":env:.index-url", "install.index-url", "global.index-url")  # the first counts
JSON = "application/vnd.pypi.simple.v1+json"


def address(python: Path | str = sys.executable) -> str:
    """The index of pip's settings."""
    command = [str(python), "-m", "pip", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = dict(line.split("=", 1) for line in listed.splitlines() if "=" in line)
    return str(next((literal_eval(found[key]) for key in SETTINGS if key in found), PYPI))


def fetch(address: str, kind: str = "*/*", patience: float = 60) -> bytes:
    """Download what is at an address."""
    with urlopen(Request(address, headers={"Accept": kind}), timeout=patience) as answer:
        content: bytes = answer.read()
    return content
