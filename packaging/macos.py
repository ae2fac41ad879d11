"""Build the disk image for this kind of Mac, and let Apple check it: `python3 packaging/macos.py`.

UNTESTED: nobody has run it on a Mac.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import platform
import shutil
from pathlib import Path

import build
import environment
from environment import Trouble, run, say

APP = build.BUILD / "dist" / "Tide Table.app"
INSIDE = build.BUILD / "dmg"  # what the image shows: the program, and where to drag it
KINDS = {"arm64": "apple-silicon", "x86_64": "intel"}
# Who signs, as the keychain names it, and the account as `xcrun notarytool store-credentials` named it.
KEYS = ("TIDE_TABLE_IDENTITY", "TIDE_TABLE_PROFILE")
UNSIGNED = f"Apple has not checked it: {' and '.join(KEYS)} are not both set. A Mac warns of it."


def main() -> int:
    """Build the program, put it into an image, and sign both where the keys are."""
    argparse.ArgumentParser(description="Make the disk image of Tide Table for this Mac.").parse_args()
    if sys.platform != "darwin":
        raise Trouble("A disk image for macOS is made on a Mac.")
    build.build_folder()
    image = build.BUILD / "dist" / image_name(platform.machine())
    _lay_out()
    run(making(image), "hdiutil says above why.")
    keys = [os.environ.get(name, "") for name in KEYS]
    if all(keys):
        for command in notarising(image, *keys):
            run(command, "Apple's tool says above why.")
    else:
        say(UNSIGNED)
    say(f"{image}: {image.stat().st_size / 1e6:.1f} MB.")
    return 0


def image_name(machine: str) -> str:
    """A name that tells for which Macs it is."""
    return f"tide-table-{environment.version()}-macos-{KINDS[machine]}.dmg"


def _lay_out() -> None:
    shutil.rmtree(INSIDE, ignore_errors=True)
    INSIDE.mkdir(parents=True)
    run(["ditto", str(APP), str(INSIDE / APP.name)], "ditto says above why.")
    (INSIDE / "Applications").symlink_to("/Applications")


def making(image: Path) -> list[str]:
    """The command that makes the image."""
    options = ["-volname", "Tide Table", "-fs", "HFS+", "-format", "UDZO", "-ov"]
    return ["hdiutil", "create", *options, "-srcfolder", str(INSIDE), str(image)]


def notarising(image: Path, identity: str, profile: str) -> list[list[str]]:
    """Sign the image, let Apple look at it, fasten its answer to it, and ask as a stranger's Mac would.

    PyInstaller has signed the program in it by then. No password stands in a command.
    """
    notary = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
    asking = ["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", "--verbose"]
    return [
        ["codesign", "--sign", identity, "--timestamp", str(image)],
        notary,
        ["xcrun", "stapler", "staple", str(image)],
        [*asking, str(image)],
    ]


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
