"""Make packaging/sbom.txt: `.venv/bin/python packaging/sbom_lock.py cyclonedx-bom==7.5.0`.

It has what that program needs, which lists the contents of a build, with the checksums of all wheels. The
program asks for extras of packages, which lock.py does not follow; pip does.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

try:
    from packaging.utils import canonicalize_name
    from packaging.version import Version
except ImportError:
    sys.exit("Run this with the Python of the environment: .venv/bin/python packaging/sbom_lock.py")

import pip_index
from environment import guarded
from locked import BREAK
from package_index import Index, Release

FILE = Path(__file__).with_name("sbom.txt")
HEADER = """\
# What {tool} needs on Python 3.11 and 3.12, with the checksums of all wheels; never changed by hand.
# To make it again, with a newer version if you like: .venv/bin/python packaging/sbom_lock.py {tool}
"""
PIP = ("-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--only-binary", ":all:")


def main() -> int:
    """Write the file with the newest versions that fit."""
    parser = argparse.ArgumentParser(description=f"{main.__doc__}")
    parser.add_argument("tool", help="such as cyclonedx-bom==7.5.0")
    tool = parser.parse_args().tool
    index = Index(pip_index.address())
    releases = (index.releases(name)[Version(version)] for name, version in sorted(resolved(tool).items()))
    FILE.write_text("\n".join([HEADER.format(tool=tool), *map(entry, releases)]), "utf-8", newline="\n")
    return 0


def resolved(tool: str) -> dict[str, str]:
    """The versions of the program and of all that it needs, as pip chooses them."""
    command = [sys.executable, *PIP, "--report", "-", tool]
    told = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    packages = (each["metadata"] for each in told["install"])
    return {canonicalize_name(each["name"]): each["version"] for each in packages}


def entry(release: Release) -> str:
    """The lines of pip for one package."""
    hashes = sorted({f"--hash=sha256:{wheel.sha256}" for wheel in release.wheels})
    return BREAK.join([f"{release.name}=={release.version}", *hashes]) + "\n"


if __name__ == "__main__":
    sys.exit(guarded(main))
