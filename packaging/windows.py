"""Build for Windows on Debian 12, and try folder and installer under Wine: `python3 packaging/windows.py`.

It takes some 30 minutes, as root and with a network. What Wine does not prove is in docs/installing.md.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse

import bare
import environment
import libraries
import windows_build
import windows_files
import windows_setup
import windows_trial
import wine
from environment import Trouble, say

TOOLS = {
    **bare.TOOLS,
    "osslsigncode": "osslsigncode",
    windows_build.COMPILER: "gcc-mingw-w64-x86-64",
    **windows_trial.TOOLS,
}


def main() -> int:
    """Fetch, build and try; with an option only a part of it."""
    options = arguments(sys.argv[1:])
    if not sys.platform.startswith("linux"):
        raise Trouble("This builds for Windows on Debian; on Windows itself build.py makes the folder.")
    bare.demand_root()
    ready()
    if options.pin:
        windows_files.pin()
        return 0
    try:
        if not options.again:
            windows_files.fetch()
            windows_build.build_all()
        windows_trial.try_program()
        windows_setup.try_setups()
    finally:
        for debian in (wine.PROGRAMS, wine.SETUPS):
            debian.close()
    say("The Windows build and its installer were tried under Wine.")
    return 0


def arguments(words: list[str]) -> argparse.Namespace:
    """Read what is wanted."""
    parser = argparse.ArgumentParser(description="Build for Windows on Debian 12, and try it under Wine.")
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--pin", action="store_true", help="only fetch what is pinned, and write its checksums")
    part.add_argument("--again", action="store_true", help="try once more what was built before")
    return parser.parse_args(words)


def ready() -> None:
    """Prepare the environment, and the system packages for building and trying."""
    packages = libraries.packages_for_programs(TOOLS)
    libraries.ready("build", packages + libraries.packages_for_libraries(libraries.QT | libraries.WINDOW))


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
