"""Which modules may import which: between layers, and between shared code and the rooms of the games."""

import ast
import re
import sys
from pathlib import Path

import pytest

import tide_gui
from tide_gui import registry
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english

PACKAGE = Path(tide_gui.__file__).parent
QML = PACKAGE / "ui" / "qml" / "TideTable"
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
}
ALLOWED = {
    "characters": set(),
    "registry": {"characters"},
    "rules": {"rules", "registry"},
    "bots": {"bots", "rules", "characters", "registry", "resource_files", "numpy", "msgspec"},
    "table": {"table", "rules", "characters", "msgspec"},
    "presentation": {"presentation", "rules", "characters", "registry"},
    "people": {"people", "table", "presentation", "rules", "characters", "msgspec"},
    "store": {"store", "table", "people", "rules", "platformdirs", "msgspec"},
    "sound": {"sound", "msgspec", "miniaudio"},
    "ui": {"ui", *BELOW_WINDOW, "resource_files", "platform_check", "msgspec", "PySide6", "shiboken6"},
    "shots": {"shots", "ui", *BELOW_WINDOW, "PySide6"},
    "cli": {
        *("cli", "app", "ui", *BELOW_WINDOW, "resource_files", "platform_check", "libraries"),
        *("msgspec", "numpy", "distributed"),
    },
    "app": {"platform_check", "ui", "shots"},
    "platform_check": {"libraries", "PySide6"},
    "libraries": set(),
    "resource_files": set(),
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
DRAWING = {"ui/app/chance.py": {"random.SystemRandom"}}  # deals that nobody can foresee
A_GAME = re.compile(r"\b(?:" + "|".join(NAMES) + r")\b")

every_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def room_in(parts: tuple[str, ...] | list[str]) -> str | None:
    """Return the game whose room a path or module belongs to."""
    return next((part for part in parts if part in ROOMS), None)


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


@every_module
def test_a_module_imports_only_what_its_layer_may(path):
    layer = layer_of(path)
    for name in imported(path) - {"tide_gui.__version__"}:
        used = layer_of_import(name)
        used = name.split(".")[-1] if used == "registry" and name == "tide_gui.registry" else used
        if used in sys.stdlib_module_names:
            assert not (layer in PURE and used in OUTER_WORLD), f"{layer} is pure and imports {name}"
        else:
            assert used in ALLOWED[layer], f"{layer} may not import {name}"


@every_module
def test_only_the_room_of_a_game_imports_from_that_room(path):
    own = room_in(path.relative_to(PACKAGE).with_suffix("").parts)
    for name in imported(path):
        room = room_in(name.split(".")) if name.startswith("tide_gui.") else None
        assert room in (None, own), f"{path.name} may not import {name}"


@every_module
def test_shared_code_names_no_game_and_a_room_no_other(path):
    own = room_in(path.relative_to(PACKAGE).with_suffix("").parts)
    allowed = NAMING.get(str(path.relative_to(PACKAGE)), {})
    for found in A_GAME.findall(path.read_text("utf-8")):
        assert NAMES[found] == own or found in allowed, f"{path.name} names {found}"


@pytest.mark.parametrize("path", QML_FILES, ids=lambda path: str(path.relative_to(QML)))
def test_shared_qml_imports_and_names_no_game_and_a_room_no_other(path):
    own = NAMES.get(path.relative_to(QML).parts[0])
    for found in A_GAME.findall(path.read_text("utf-8")):
        assert NAMES[found] == own, f"{path.name} names {found}"


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


@every_module
def test_chance_comes_from_a_generator_that_is_handed_over(path):
    allowed = {"random.Random"} | DRAWING.get(str(path.relative_to(PACKAGE)), set())
    assert not {name for name in imported(path) if name.startswith("random")} - allowed


def test_the_whole_package_is_checked():
    assert {layer_of(path) for path in MODULES} <= ALLOWED.keys()
    assert {path.relative_to(QML).parts[0] for path in QML_FILES} <= {*SHARED_QML, *QML_ROOMS}
    assert len(MODULES) > 150
    assert len(QML_FILES) > 60


def test_a_wrong_import_is_found(tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def late():\n    import os.path\n    from tide_gui.rules.onda.cards import Suit\n")
    assert imported(wrong) == {"os.path", "tide_gui.rules.onda.cards.Suit"}
    assert {layer_of_import(name) for name in imported(wrong)} == {"os", "rules"}
    assert room_in(["tide_gui", "rules", "onda", "cards", "Suit"]) == "onda"
    assert A_GAME.findall("TurnTheTide turns the tide, turning_tides, Onda's, seconda") == [
        "TurnTheTide",
        "turning_tides",
        "Onda",
    ]
