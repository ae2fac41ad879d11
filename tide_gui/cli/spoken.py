"""The words of the command line in the language that is asked for; English needs no Qt."""

from tide_gui.error_text import ErrorText
from tide_gui.languages import ENGLISH, asked_for
from tide_gui.presentation.text import Translate, detail_of, error_text, in_english


def spoken() -> Translate:
    """Return what translates into the language that --language or the environment names."""
    code = asked_for() or ENGLISH
    if code == ENGLISH:
        return in_english
    from tide_gui.ui.app.translation import translation  # noqa: PLC0415 - Qt takes long

    return translation(code)


def spoken_error(error: ErrorText) -> tuple[str, str]:
    """What an error says, and its detail, which nobody translates: in English one text says both."""
    translate = spoken()
    if translate is in_english:
        return str(error), ""
    return error_text(error, translate), detail_of(error)
