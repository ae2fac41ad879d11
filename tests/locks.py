"""A project and a lock that fits it, an index that offers versions, and the scripts for them."""

import sys

from scripts import load_script

lock = load_script("lock")
locked, ranges, package_index = (sys.modules[name] for name in ("locked", "ranges", "package_index"))
PROJECT = """
[build-system]
requires = ["hatchling>=1.25"]
[project]
dependencies = [
    "numpy>=2.0",
    "miniaudio>=1.7; sys_platform == 'darwin' or platform_machine in 'x86_64 AMD64'",
]
[project.optional-dependencies]
dev = ["pytest>=9"]
"""


def package(name, version, *needed_by, marker=""):
    return locked.Package(name, version, marker, ("0a" * 32,), frozenset(needed_by))


LOCKED = {
    one.name: one
    for one in (
        package("colorama", "0.4", "pytest", marker='sys_platform == "win32"'),
        package("editables", "0.6", "build-system"),
        package("hatchling", "1.33.0", "build-system"),
        package(
            "miniaudio", "1.71", "tide-gui", marker='sys_platform != "linux" or platform_machine != "aarch64"'
        ),
        package("numpy", "2.4.6", "tide-gui"),
        package("pytest", "9.2.0", "tide-gui[dev]"),
    )
}


class Offered:
    """An index of these versions; what they require is given by name and version."""

    def __init__(self, names, requirements, python=">=3.8"):
        self.names, self.required, self.python = names, requirements, python

    def releases(self, name):
        python = self.python if name == "numpy" else ""
        wheels = (package_index.Wheel("address", "0a" * 32, 1, python),)
        versions = map(lock.Version, self.names[name].split())
        return {version: package_index.Release(name, version, wheels) for version in versions}

    def requirements(self, release):
        lines = self.required.get(f"{release.name} {release.version}", ())
        return tuple(map(lock.Requirement, lines))


OFFERED = Offered(
    {
        "colorama": "0.4 0.5rc1",
        "editables": "0.6",
        "hatchling": "1.20 1.33.0",
        "miniaudio": "1.71",
        "numpy": "1.9 2.4.6 2.5",
        "pytest": "9.1 9.2.0",
        "tomli": "2",
    },
    {
        "pytest 9.2.0": [
            "colorama>=0.4; sys_platform == 'win32'",
            "tomli; python_version < '3.11'",
            "hatchling; extra == 'dev'",
        ],
        "miniaudio 1.71": ["colorama<1; python_version < '3.12'"],
    },
)
