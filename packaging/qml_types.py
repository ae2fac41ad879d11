"""Describe the Python types that QML uses in build/qmltypes, so that qmllint finds misspelt names."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent
MODULE = "TideTable.Models"
DECORATOR = "qml_class"  # ours, which calls QmlElement
PARTS = ROOT / "tide_gui" / "ui" / "app" / "parts.py"
OUT = ROOT / "build" / "qmltypes" / "TideTable" / "Models"
TYPES = {"list": "QVariantList", "dict": "QVariantMap"}
BASES = ("QObject", "QAbstractListModel", "RowsModel")  # the dump does not follow bases across files


def main() -> int:
    """Dump the classes, register them, and write the qmldir file beside them."""
    OUT.mkdir(parents=True, exist_ok=True)
    sources = sorted(path for path in (ROOT / "tide_gui" / "ui").rglob("*.py") if shown_to_qml(path))
    dump = OUT / "classes.json"
    dump.write_text(json.dumps([classes for path in sources for classes in dumped(path)]), "utf-8")
    types = OUT / "models.qmltypes"
    subprocess.run([TOOLS / "pyside6-qmltyperegistrar", *registration(types), dump], check=True)
    (OUT / "qmldir").write_text(f"module {MODULE}\ntypeinfo {types.name}\ndepends QtQuick\n", "utf-8")
    return 0


def shown_to_qml(path: Path) -> bool:
    """Whether a file has classes for QML."""
    text = path.read_text("utf-8")
    return f"@{DECORATOR}" in text


def dumped(path: Path) -> list[dict[str, Any]]:
    """The QObject classes of one file, also those whose base is in another file."""
    source = OUT / path.name
    source.write_text(ast.unparse(Plainer().visit(ast.parse(path.read_text("utf-8")))), "utf-8")
    command = [TOOLS / "pyside6-metaobjectdump", source]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    source.unlink()
    files: list[dict[str, Any]] = json.loads(done.stdout)
    annotated = annotations(path) | passed_on(path)
    for described in (each for file in files for each in file["classes"]):
        for prop in described.get("properties", ()):
            kind = annotated.get((described["className"], prop["name"]), "")
            prop["type"] = (
                kind if prop["type"] == "QObject" and kind else TYPES.get(prop["type"], prop["type"])
            )
        described["object"] = any(base["name"] in BASES for base in described.get("superClasses", ()))
    for file in files:
        file["classes"] = [described for described in file["classes"] if described["object"]]
    return files


class Plainer(ast.NodeTransformer):
    """The dump knows only PySide's decorator, and getters and setters with a name, which does not matter."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Decorate a class as PySide does."""
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Name) and decorator.id == DECORATOR:
                decorator.id = "QmlElement"
        self.generic_visit(node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        """Name the property itself as what reads it, and as what writes it if there is such a one."""
        match node:
            case ast.Assign([ast.Name() as name], ast.Call(ast.Name("Property"), [kind, *functions])):
                writes = any(isinstance(each, ast.Starred) for each in functions) or len(functions) > 1
                node.value.args = [kind, name, *([name] if writes else ())]
        return node


def annotations(path: Path) -> dict[tuple[str, str], str]:
    """Say what each method returns: the class of a property that is declared as QObject."""
    classes = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return {
        (owner.name, method.name): ast.unparse(method.returns).strip("'").removesuffix(" | None")
        for owner in classes
        for method in owner.body
        if isinstance(method, ast.FunctionDef) and method.returns
    }


def passed_on(path: Path) -> dict[tuple[str, str], str]:
    """Say of which class each property is that passes on one of the program's parts."""
    parts = PARTS.read_text("utf-8")
    made = dict(re.findall(r"self\.(\w+) = (\w+)\(", parts))
    made |= dict(re.findall(r"    @cached_property\n    def (\w+)\(self\) -> \"(\w+)\"", parts))
    found = re.findall(r'(\w+) = Property\(QObject, attrgetter\("_parts\.(\w+)"\)', path.read_text("utf-8"))
    return {("Program", name): made[part] for name, part in found}


def registration(types: Path) -> list[str]:
    """The arguments of the registrar."""
    return [
        f"--generate-qmltypes={types}",
        f"--import-name={MODULE}",
        "--major-version=1",
        "--minor-version=0",
        f"--foreign-types={','.join(map(str, qt_types()))}",
        f"-o={OUT / 'registration.cpp'}",
    ]


def qt_types() -> list[Path]:
    """Qt's own descriptions of the classes that ours derive from."""
    import PySide6  # noqa: PLC0415

    folder = Path(PySide6.__file__).parent
    return sorted(path for path in folder.rglob("qt6core*metatypes.json"))


if __name__ == "__main__":
    sys.exit(main())
