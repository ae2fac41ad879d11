"""Keeps the fields that a newer program wrote into a file of the same version and this one does not know.

The unknown part of an object is a tree: its unknown keys, and below known keys their unknown parts.
Items of a list are identified by their index.
"""

from collections.abc import Mapping
from typing import Any

Unknown = Mapping[Any, Any]
NOTHING: Unknown = {}


def unknown_part(raw: Any, known: Any) -> Unknown:
    """Return what is in the raw data of a file but not in the data parsed from it."""
    if isinstance(raw, dict) and isinstance(known, dict):
        found = {key: value for key, value in raw.items() if key not in known}
        below = {key: unknown_part(value, known[key]) for key, value in raw.items() if key in known}
        return found | {key: part for key, part in below.items() if part}
    if isinstance(raw, list) and isinstance(known, list | tuple) and len(raw) == len(known):
        items = {str(at): unknown_part(*both) for at, both in enumerate(zip(raw, known, strict=True))}
        return {at: part for at, part in items.items() if part}
    return {}


def with_unknown(known: Any, unknown: Unknown) -> Any:
    """Merge the unknown part back into plain data; without a known item its unknown part is dropped, too."""
    if not unknown:
        return known
    if isinstance(known, dict):
        kept = {key: with_unknown(value, unknown.get(key, {})) for key, value in known.items()}
        return kept | {key: value for key, value in unknown.items() if key not in known}
    if isinstance(known, list | tuple):
        return [with_unknown(item, unknown.get(str(at), {})) for at, item in enumerate(known)]
    return known
