"""The environment variables that an engine gets: what a process needs, and no more."""

from collections.abc import Mapping

from tide_gui.bots.protocol import ENVIRONMENT

NEEDED = frozenset(
    (
        # every system
        "PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP",
        # Windows
        "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "USERPROFILE", "APPDATA", "LOCALAPPDATA",
        "PROGRAMDATA", "PROGRAMFILES", "PROGRAMFILES(X86)",
        # libraries and Python packages in other places
        "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONPATH", "PYTHONHOME", "PYTHONUSERBASE",
    )
)  # fmt: skip
LOCALE = "LC_"


def engine_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the part of the environment that an engine gets."""
    needed = {name: text for name, text in environ.items() if name in NEEDED or name.startswith(LOCALE)}
    return needed | ENVIRONMENT
