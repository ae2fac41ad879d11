"""What the parts of a program share, for tests of single parts."""

from datetime import datetime
from itertools import count

import msgspec

from tide_gui.presentation.text import in_english
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.settings import Settings, TableChoice
from tide_gui.store.user_folders import user_folders
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.play.services import Services


def surroundings(folder, bots=None, now=datetime.now, show_error=print, person=""):
    """Of a folder, in which this person has played before; `show_error` takes no more than the sentence."""
    folders = user_folders(folder, {})
    preferences = Preferences(folders.settings)
    if person:
        choice = TableChoice("turn-the-tide", (person,), ("person",), 3, {})
        preferences.change(table=msgspec.to_builtins(choice))
    services = Services(bots, Settings, count(1), in_english, ReviewCache(folder / "reviews"))
    return Surroundings(
        folders, preferences, services, Sheep(folders.people), now, without_details(show_error)
    )


def without_details(show_error):
    return lambda sentence, details="": show_error(sentence)
