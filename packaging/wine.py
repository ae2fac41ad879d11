"""Bare Debians in which programs for Windows run under Wine, as a user of their own."""

import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bare
from bare import NOTHING, PLAYER
from environment import ROOT, Trouble, say

HOME = ROOT / "build" / "windows"
NATIVE = ("ucrtbase.dll", "icuuc.dll")  # every Windows has them; Wine's lack what numpy and Qt need
SETTINGS = {
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "ucrtbase=n,b;mscoree=;mshtml=",
    "QSG_RHI_BACKEND": "opengl",  # with Direct3D 11 the window goes black after its first frame
}
# Python ends at once if a standard stream is a file: errors go through a pipe, as the others do.
PIPED = 'exec "$@" 2> >(cat >&2)'
CRASHES = (
    r"HKLM\Software\Microsoft\Windows NT\CurrentVersion\AeDebug"  # without a debugger a crash ends at once
)


@dataclass(frozen=True, slots=True)
class Wine:
    """A bare Debian with Wine, and one user with a drive C."""

    release: str
    packages: tuple[str, ...]
    foreign: str = ""  # a further architecture

    @property
    def root(self) -> Path:
        """The folder of the bare Debian."""
        return HOME / self.release

    @property
    def user(self) -> Path:
        """The user's folder, which is Z:/home/player to a program."""
        return bare.home_of_player(self.root)

    @property
    def drive(self) -> Path:
        """The drive C."""
        return self.user / ".wine" / "drive_c"

    def make(self) -> None:
        """Make it anew, with nothing of an earlier one."""
        self.close()
        bare.made(self.release, HOME)
        if self.foreign:
            bare.run_as_root(self.root, "dpkg", "--add-architecture", self.foreign)
        bare.run_as_root(self.root, "apt-get", "update")
        install = "apt-get", "install", "-y", "--no-install-recommends"
        bare.run_as_root(self.root, *install, *self.packages)

    def start(self, native: Path) -> None:
        """Make the drive C, as a Windows 10 with the libraries in this folder."""
        self.say("wineboot", "--init")
        self.say("winecfg", "-v", "win10")
        self.say("reg", "add", CRASHES, "/v", "Debugger", "/d", "false", "/f")
        for name in NATIVE:
            self.put(native / name, self.drive / "windows" / "system32" / name)

    def put(self, source: Path, target: Path) -> None:
        """Copy a file or a folder, and give it to the user."""
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, target)
        self.own(self.user)

    def own(self, folder: Path) -> None:
        """Give a folder and everything below to the user."""
        place = f"/{folder.relative_to(self.root)}"
        chown = ["chroot", str(self.root), "chown", "-R", "-h", f"{PLAYER}:{PLAYER}", place]
        subprocess.run(chown, check=True)

    def command(self, *words: str, settings: Mapping[str, str] = NOTHING) -> list[str]:
        """The command line that runs a program of Windows; each of its standard streams must be a pipe."""
        return self._inside("bash", "-c", PIPED, "bash", "wine", *words, settings=settings)

    def ask(self, *words: str, settings: Mapping[str, str] = NOTHING, limit: float = 600) -> str:
        """Run a program and return what it wrote; Trouble if it fails."""
        done = self.attempt(*words, settings=settings, limit=limit)
        text = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
        if done.returncode:
            errors = done.stderr.decode("utf-8", "replace")
            raise Trouble(
                f"Under Wine this failed with {done.returncode}: {shlex.join(words)}\n{text}{errors}"
            )
        return text

    def attempt(
        self, *words: str, settings: Mapping[str, str] = NOTHING, limit: float = 600
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a program, whether it succeeds or not."""
        command = self.command(*words, settings=settings)
        return subprocess.run(command, input=b"", capture_output=True, timeout=limit, check=False)

    def say(self, *words: str, settings: Mapping[str, str] = NOTHING, limit: float = 600) -> str:
        """Run a program, and say so before."""
        say(f"{self.release} $ wine {shlex.join(words)}")
        return self.ask(*words, settings=settings, limit=limit)

    @contextmanager
    def running(self, *words: str, settings: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
        """Start a program, and end whatever runs on this drive C when leaving."""
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL}
        silent = '"$@" 2>&1 | cat >/dev/null'
        command = self._inside("bash", "-c", silent, "bash", "wine", *words, settings=settings)
        with subprocess.Popen(command, **pipes) as program:
            try:
                yield program
            finally:
                self.close()
                program.wait(60)

    def close(self) -> None:
        """End all programs on this drive C."""
        server = self.root / "usr" / "bin" / "wineserver"
        if server.is_symlink() or server.exists():  # Debian's link leads out of the bare Debian
            subprocess.run(self._inside("wineserver", "--kill"), check=False, capture_output=True)

    def _inside(self, *words: str, settings: Mapping[str, str] = NOTHING) -> list[str]:
        return bare.chroot(self.root, *words, user=PLAYER, settings=SETTINGS | dict(settings))


# Wine 10 runs the program; Wine 8 has a part for 32 bits, which Inno Setup needs.
SCREEN_LIBRARIES = (
    "fonts-dejavu-core", "libgl1", "libgl1-mesa-dri", "libxcomposite1", "libxrandr2", "libxinerama1",
    "libxcursor1", "libxi6", "libxrender1", "libxfixes3",
)  # fmt: skip
PROGRAMS = Wine("trixie", ("wine", "wine64", *SCREEN_LIBRARIES))
SETUPS = Wine("bookworm", ("wine", "wine64", "wine32:i386", *SCREEN_LIBRARIES), "i386")
