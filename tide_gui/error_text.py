"""What an error says: an English text as data, which is translated where it is shown."""

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ErrorText:
    """A text with named fields; a field may be such a text, too.

    Context, text and comment are those of `Translate`. `detail` comes from elsewhere and is English: it is
    for who looks into the matter, and never translated.
    """

    context: str
    text: str
    comment: str = ""
    fields: Mapping[str, object] = field(default_factory=dict, hash=False)
    detail: str = ""

    def __str__(self) -> str:
        text = self.text.format(**self.fields)
        return f"{text}: {self.detail}" if self.detail else text


SYSTEM = {  # what the system says, which knows these words in English alone
    errno.ENOENT: ErrorText("Files", "No such file or directory", "reason: why a file cannot be used"),
    errno.EACCES: ErrorText("Files", "Permission denied", "reason: why a file cannot be used"),
    errno.ENOSPC: ErrorText("Files", "No space left on device", "reason: why a file cannot be used"),
    errno.EROFS: ErrorText("Files", "Read-only file system", "reason: why a file cannot be used"),
    errno.EISDIR: ErrorText("Files", "Is a directory", "reason: why a file cannot be used"),
    errno.ENOTDIR: ErrorText("Files", "Not a directory", "reason: why a file cannot be used"),
    errno.ELOOP: ErrorText("Files", "Too many levels of symbolic links", "reason: why a file cannot be used"),
    errno.ENAMETOOLONG: ErrorText("Files", "File name too long", "reason: why a file cannot be used"),
    errno.EIO: ErrorText("Files", "Input/output error", "reason: why a file cannot be used"),
}
SYSTEM[errno.EPERM] = SYSTEM[errno.EACCES]


class Refusal(Exception):
    """Something cannot be done; `reason` says why."""

    def __init__(self, reason: ErrorText) -> None:
        super().__init__(str(reason))
        self.reason = reason


class RefusedFile(OSError):
    """A file cannot be used, not for the system but for this program; `reason` says why."""

    def __init__(self, code: int, reason: ErrorText) -> None:
        super().__init__(code, str(reason))
        self.reason = reason


def reason_of(error: Exception) -> ErrorText:
    """Return why something failed."""
    if isinstance(error, Refusal | RefusedFile):
        return error.reason
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return SYSTEM[error.errno]
    detail = getattr(error, "strerror", None) or str(error)
    return ErrorText("Files", "the cause is unknown", "reason: why a file cannot be used", detail=detail)


def damaged_file(name: str, detail: str) -> ErrorText:
    return ErrorText("Files", "{name} is damaged", "name: of a file", {"name": name}, detail=detail)


def unreadable_file(name: str, error: OSError) -> ErrorText:
    return ErrorText(
        "Files",
        "{name} cannot be read: {reason}",
        "name: of a file",
        {"name": name, "reason": reason_of(error)},
    )
