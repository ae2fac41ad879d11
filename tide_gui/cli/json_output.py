"""Results as JSON, which reads back the same whatever letters the output has."""

import codecs
import json
import sys

import msgspec

ESCAPES = "json escapes"  # instead of letters that cannot be encoded


def json_line(value: object) -> str:
    """Return a line of JSON; letters that standard output cannot encode are escapes of JSON."""
    line, coding = msgspec.json.encode(value).decode(), getattr(sys.stdout, "encoding", None)
    return line.encode(coding, ESCAPES).decode(coding) if coding else line


def _escaped(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


codecs.register_error(ESCAPES, _escaped)
