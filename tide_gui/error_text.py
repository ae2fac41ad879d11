"""What an error says: an English text as data, which is translated where it is shown."""


class ErrorText:
    """A text with named fields; a field may be such a text, too.

    `detail` comes from elsewhere and is English: it is for who looks into the matter, and never translated.
    """

    def __init__(
        self, context: str, text: str, comment: str = "", /, *, detail: str = "", **fields: object
    ) -> None:
        """Context, text and comment are those of `Translate`."""
        self.context, self.text, self.comment = context, text, comment
        self.detail, self.fields = detail, fields

    def __str__(self) -> str:
        text = self.text.format(**self.fields)
        return f"{text}: {self.detail}" if self.detail else text


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


def reason_of(error: Exception) -> ErrorText | str:
    """Return why something failed: in a text of the program, or in the words of the system."""
    if isinstance(error, Refusal | RefusedFile):
        return error.reason
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return ErrorText("Files", "the cause is unknown", "reason: why a file cannot be used", detail=str(error))


def damaged_file(name: str, detail: str) -> ErrorText:
    return ErrorText("Files", "{name} is damaged", "name: of a file", detail=detail, name=name)


def unreadable_file(name: str, error: OSError) -> ErrorText:
    return ErrorText(
        "Files", "{name} cannot be read: {reason}", "name: of a file", name=name, reason=reason_of(error)
    )
