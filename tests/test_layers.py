"""Which modules may import which: between layers, and between shared code and the rooms of the games."""

import ast
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

import tide_gui
from tide_gui import registry
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english

PACKAGE = Path(tide_gui.__file__).parent
QML = PACKAGE / "ui" / "qml" / "TideTable"
ARCHITECTURE = Path(__file__).parents[1] / "docs" / "architecture.md"
BELOW_WINDOW = {
    "characters",
    "registry",
    "rules",
    "table",
    "store",
    "bots",
    "presentation",
    "people",
    "sound",
    "phones",
}
ALLOWED = {
    "characters": set(),
    "error_text": set(),
    "registry": {"characters", "error_text"},
    "languages": {"resource_files", "rules"},
    "rules": {"rules", "registry"},
    "bots": {"bots", "rules", "characters", "registry", "lean_start", "resource_files", "numpy", "msgspec"},
    "table": {"table", "rules", "characters", "error_text", "lean_start", "msgspec"},
    "presentation": {"presentation", "rules", "characters", "registry", "error_text"},
    "people": {"people", "table", "presentation", "rules", "characters", "msgspec"},
    "store": {"store", "table", "people", "rules", "error_text", "lean_start", "platformdirs", "msgspec"},
    "sound": {"sound", "msgspec", "miniaudio"},
    "phones": {"phones", "msgspec", "websockets", "segno"},
    "ui": {
        *("ui", *BELOW_WINDOW, "error_text", "lean_start", "resource_files", "platform_check", "languages"),
        *("msgspec", "PySide6", "shiboken6"),
    },
    "shots": {"shots", "ui", *BELOW_WINDOW, "error_text", "languages", "PySide6"},
    "cli": {
        *("cli", "app", "ui", *BELOW_WINDOW, "resource_files", "platform_check", "libraries", "languages"),
        *("error_text", "msgspec", "numpy", "distributed"),
    },
    "testing": {
        *("testing", "rules", "table", "presentation", "bots", "ui", "characters", "registry"),
        *("resource_files", "msgspec", "pytest"),
    },
    "app": {"platform_check", "registry", "languages", "resource_files", "ui", "shots"},
    "platform_check": {"libraries", "PySide6"},
    "libraries": set(),
    "resource_files": set(),
    "lean_start": set(),
    "__main__": {"cli"},
    "__init__": set(),
}
OUTER_WORLD = {
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

ROOMS = [key.replace("-", "_") for key in registry.game_keys()]
QML_ROOMS = ["".join(map(str.capitalize, room.split("_"))) for room in ROOMS]
MODULES = sorted(PACKAGE.rglob("*.py"))
QML_FILES = sorted(path for path in QML.rglob("*") if path.suffix in (".qml", ".js") or path.name == "qmldir")
NAMES = {
    name: room
    for key, room, module in zip(registry.game_keys(), ROOMS, QML_ROOMS, strict=True)
    for name in (key, room, module, text_of(key, in_english).title())
}
NAMING = {
    "registry.py": NAMES,
    "cli/commands.py": registry.game_keys(),
}  # the commands name games in their examples
DRAWING = {"lean_start.py": {"random.SystemRandom"}}  # deals that nobody can foresee
A_GAME = re.compile(r"\b(?:" + "|".join(NAMES) + r")\b")


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def room_in(parts: tuple[str, ...] | list[str]) -> str | None:
    """Return the game whose room a path or module belongs to."""
    return next((part for part in parts if part in ROOMS), None)


@cache
def imported(path: Path) -> set[str]:
    """Return the full names of everything a module imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def layer_of_import(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "tide_gui" else parts[0]


def faults(files: Iterable[Path], wrong_in: Callable[[Path], Iterable[str]]) -> dict[str, list[str]]:
    """Return what is wrong by the file in which it is."""
    found = {str(path.relative_to(PACKAGE)): sorted(wrong_in(path)) for path in files}
    return {name: wrong for name, wrong in found.items() if wrong}


def may_be_imported(layer: str, name: str) -> bool:
    used = layer_of_import(name)
    if used in sys.stdlib_module_names:
        return layer not in PURE or used not in OUTER_WORLD
    return used in ALLOWED[layer]


def test_each_qml_module_lists_all_its_files():
    listed = {path.parent: path.read_text(encoding="utf-8") for path in QML_FILES if path.name == "qmldir"}
    for folder, lines in listed.items():
        assert sorted(re.findall(r"\S+\.qml$", lines, re.MULTILINE)) == sorted(
            path.name for path in folder.glob("*.qml")
        )


def test_a_module_imports_only_what_its_layer_may():
    def wrong_in(path):
        names = imported(path) - {"tide_gui.__version__"}
        return (name for name in names if not may_be_imported(layer_of(path), name))

    assert faults(MODULES, wrong_in) == {}


def documented() -> dict[str, set[str]]:
    """Return what each layer may import by the table of the architecture."""
    found: dict[str, set[str]] = {}
    for layer, cell in re.findall(
        r"^\| `(\w+)` \|.*\| (.*?) ?\|$", ARCHITECTURE.read_text(encoding="utf-8"), re.MULTILINE
    ):
        above = set(found) if cell.startswith("all above") else set()
        found[layer] = {layer, *re.findall(r"`(\w+)`", cell)} | above
    return found


def test_the_architecture_says_what_each_layer_may_import():
    told = documented()

    assert {layer: ALLOWED[layer] | {layer} for layer in told} == told
    assert ALLOWED.keys() - told.keys() == {"__main__", "__init__"}


def test_only_the_room_of_a_game_imports_from_that_room():
    def wrong_in(path):
        own = room_in(path.relative_to(PACKAGE).with_suffix("").parts)
        names = (name for name in imported(path) if name.startswith("tide_gui."))
        return (name for name in names if room_in(name.split(".")) not in (None, own))

    assert faults(MODULES, wrong_in) == {}


def test_shared_code_names_no_game_and_a_room_no_other():
    def wrong_in(path):
        own = room_in(path.relative_to(PACKAGE).with_suffix("").parts)
        allowed = NAMING.get(str(path.relative_to(PACKAGE)), {})
        names = set(A_GAME.findall(path.read_text("utf-8"))).difference(allowed)
        return (name for name in names if NAMES[name] != own)

    assert faults(MODULES, wrong_in) == {}


def test_shared_qml_imports_and_names_no_game_and_a_room_no_other():
    def wrong_in(path):
        own = NAMES.get(path.relative_to(QML).parts[0])
        return (name for name in A_GAME.findall(path.read_text("utf-8")) if NAMES[name] != own)

    assert faults(QML_FILES, wrong_in) == {}


SHARED_QML = {
    "Controls": set(),
    "Table": {"Controls"},
    "App": {"Controls", "Table"},
}


@pytest.mark.parametrize("module", SHARED_QML)
def test_shared_qml_modules_import_each_other_in_one_direction(module):
    for path in (QML / module).glob("*.qml"):
        found = set(re.findall(r"^import TideTable\.(\w+)", path.read_text("utf-8"), re.MULTILINE))
        assert found <= SHARED_QML[module] | {module, "Models"}, path.name


def test_chance_comes_from_a_generator_that_is_handed_over():
    def wrong_in(path):
        allowed = {"random.Random"} | DRAWING.get(str(path.relative_to(PACKAGE)), set())
        return {name for name in imported(path) if name.startswith("random")} - allowed

    assert faults(MODULES, wrong_in) == {}


def test_the_whole_package_is_checked():
    assert {layer_of(path) for path in MODULES} <= ALLOWED.keys()
    assert {path.relative_to(QML).parts[0] for path in QML_FILES} <= {*SHARED_QML, *QML_ROOMS}
    assert len(MODULES) > 150
    assert len(QML_FILES) > 60


def test_a_fault_is_told_with_its_file():
    found = faults(MODULES, lambda path: ["wrong"] if path.name == "registry.py" else [])
    assert found == {"registry.py": ["wrong"]}


def test_a_wrong_import_is_found(tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def late():\n    import os.path\n    from tide_gui.rules.onda.cards import Suit\n")
    assert imported(wrong) == {"os.path", "tide_gui.rules.onda.cards.Suit"}
    assert {layer_of_import(name) for name in imported(wrong)} == {"os", "rules"}
    assert not may_be_imported("rules", "os.path")
    assert not may_be_imported("table", "tide_gui.ui.play.session")
    assert may_be_imported("ui", "tide_gui.rules.onda.cards.Suit")
    assert room_in(["tide_gui", "rules", "onda", "cards", "Suit"]) == "onda"
    assert A_GAME.findall("TurnTheTide turns the tide, turning_tides, Onda's, seconda") == [
        "TurnTheTide",
        "turning_tides",
        "Onda",
    ]
