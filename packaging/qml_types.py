"""Write down the Python types that QML sees, so that qmllint can find a misspelt name: build/qmltypes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent
MODULE = "TideTable.Models"
OUT = ROOT / "build" / "qmltypes" / "TideTable" / "Models"
TYPES = {"list": "QVariantList"}
SEEN = ("QObject", "QAbstractListModel", "RowsModel")  # what the dump does not follow through files


def main() -> int:
    """Dump the classes, register them, and write the module beside them."""
    OUT.mkdir(parents=True, exist_ok=True)
    sources = sorted(path for path in (ROOT / "tide_gui" / "ui").rglob("*.py") if shown_to_qml(path))
    dump = OUT / "classes.json"
    dump.write_text(json.dumps([classes for path in sources for classes in dumped(path)]), "utf-8")
    types = OUT / "models.qmltypes"
    subprocess.run([TOOLS / "pyside6-qmltyperegistrar", *registration(types), dump], check=True)
    (OUT / "qmldir").write_text(f"module {MODULE}\ntypeinfo {types.name}\ndepends QtQuick\n", "utf-8")
    return 0


def shown_to_qml(path: Path) -> bool:
    """Whether a file has classes for QML, or what they stand on."""
    text = path.read_text("utf-8")
    return MODULE in text or "class RowsModel" in text


def dumped(path: Path) -> list[dict[str, Any]]:
    """The classes of one file. A class whose base is in another file is an object all the same."""
    command = [TOOLS / "pyside6-metaobjectdump", path]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    files: list[dict[str, Any]] = json.loads(done.stdout)
    for found in (each for file in files for each in file["classes"]):
        for one in found.get("properties", ()):
            one["type"] = TYPES.get(one["type"], one["type"])
        found["object"] = any(base["name"] in SEEN for base in found.get("superClasses", ()))
    for file in files:
        file["classes"] = [one for one in file["classes"] if one["object"]]
    return files


def registration(types: Path) -> list[str]:
    """How the registrar is asked."""
    return [
        f"--generate-qmltypes={types}",
        f"--import-name={MODULE}",
        "--major-version=1",
        "--minor-version=0",
        f"--foreign-types={','.join(map(str, qt_types()))}",
        f"-o={OUT / 'registration.cpp'}",
    ]


def qt_types() -> list[Path]:
    """What Qt itself says of the classes that ours stand on."""
    import PySide6  # noqa: PLC0415

    folder = Path(PySide6.__file__).parent
    return sorted(path for path in folder.rglob("qt6core*metatypes.json"))


if __name__ == "__main__":
    sys.exit(main())
