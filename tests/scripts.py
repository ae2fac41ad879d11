"""Import scripts from `packaging/`, which is not a package."""

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def load_script(name):
    """Import a script by its path, because `packaging` and `test` also name other modules."""
    path = ROOT / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"set_up_{name}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module
