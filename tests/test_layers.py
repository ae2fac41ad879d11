"""The house has floors: who may import whom."""

import ast
import sys
from pathlib import Path

import pytest

import tide_gui

HOUSE = Path(tide_gui.__file__).parent
FLOORS = {
    "registry": {"rules"},
    "rules": {"rules"},
    "bots": {"bots", "rules", "registry", "resource_files", "numpy", "msgspec"},
    "table": {"table", "rules", "msgspec"},
    "presentation": {"presentation", "rules"},
    "store": {"store", "table", "rules", "platformdirs", "msgspec"},
    "ui": {
        "ui",
        "presentation",
        "store",
        "table",
        "bots",
        "rules",
        "registry",
        "resource_files",
        "platform_check",
        "msgspec",
        "PySide6",
        "shiboken6",
    },
    "cli": {
        "cli",
        "app",
        "platform_check",
        "libraries",
        "ui",
        "resource_files",
        "registry",
        "presentation",
        "store",
        "table",
        "bots",
        "rules",
        "msgspec",
    },
    "app": {"platform_check", "ui", "shots"},
    "shots": {"ui", "registry", "presentation", "store", "table", "bots", "rules", "PySide6"},
    "platform_check": {"libraries", "PySide6"},
    "libraries": set(),
    "resource_files": set(),
    "__main__": {"cli"},
    "__init__": set(),
}
WORLD_OUTSIDE = {
    "os",
    "io",
    "pathlib",
    "time",
    "datetime",
    "subprocess",
    "socket",
    "threading",
    "secrets",
    "uuid",
}
PURE = {"rules", "table", "presentation"}

MODULES = sorted(HOUSE.rglob("*.py"))


def floor_of(path: Path) -> str:
    return path.relative_to(HOUSE).with_suffix("").parts[0]


def imported(path: Path) -> set[str]:
    """Full names of everything a module imports, wherever in the module it does so."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def floor_of_import(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "tide_gui" else parts[0]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_module_imports_only_what_its_floor_may(path):
    floor = floor_of(path)
    for name in imported(path) - {"tide_gui.__version__"}:
        used = floor_of_import(name)
        if used in sys.stdlib_module_names:
            assert not (floor in PURE and used in WORLD_OUTSIDE), f"{floor} is pure and imports {name}"
        else:
            assert used in FLOORS[floor], f"{floor} may not import {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_chance_comes_from_a_generator_that_is_handed_over(path):
    assert not {name for name in imported(path) if name.startswith("random")} - {"random.Random"}


def test_the_whole_house_is_walked():
    assert {floor_of(path) for path in MODULES} <= FLOORS.keys()
    assert len(MODULES) > 25


def test_a_wrong_import_is_found(tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def late():\n    import os.path\n    from tide_gui.table.record import Record\n")
    assert imported(wrong) == {"os.path", "tide_gui.table.record.Record"}
    assert {floor_of_import(name) for name in imported(wrong)} == {"os", "table"}
