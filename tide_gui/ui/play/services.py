"""What all games of the program share."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tide_gui.presentation.text import Translate
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.settings import Settings
from tide_gui.ui.bots.service import BotService


@dataclass(frozen=True, slots=True)
class Services:
    """`ids` numbers all questions; `called` tells what the person is called now whom a record calls so."""

    bots: BotService
    settings: Callable[[], Settings]
    ids: Iterator[int]
    translate: Translate
    reviews: ReviewCache
    called: Callable[[str], str] = str
