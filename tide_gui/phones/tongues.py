"""What phones are told in their own languages, as far as the window has them."""

from collections.abc import Iterable, Mapping

from tide_gui.phones.protocol import Open, PageWords, People, Sentences

OF_THE_WINDOW = ""


class Tongues:
    """The words of the page and the sentences of the table, in each language."""

    def __init__(self, wanted: Open) -> None:
        """Begin without sentences."""
        self._words: Mapping[str, PageWords] = {**wanted.translations, OF_THE_WINDOW: wanted.words}
        self._codes = {code: code for code in wanted.translations}
        self._codes[_language(wanted.words.lang)] = OF_THE_WINDOW
        self._sentences: Mapping[str, Sentences] = {}

    def first_of(self, tags: Iterable[str]) -> str:
        """Return the first language that is there, whatever the region; that of the window if none is."""
        known = (self._codes[_language(tag)] for tag in tags if _language(tag) in self._codes)
        return next(known, OF_THE_WINDOW)

    def learn(self, order: People) -> None:
        """Say this from now on."""
        self._sentences = {**order.translations, OF_THE_WINDOW: Sentences(order.absent, order.welcome)}

    def words(self, language: str) -> PageWords:
        return self._words[language]

    def sentences(self, language: str) -> Sentences:
        known = self._sentences
        return known.get(language) or known.get(OF_THE_WINDOW) or Sentences()


def _language(tag: str) -> str:
    """Return the language of a tag such as `pt-BR`."""
    return tag.partition("-")[0].lower()
