"""The page of phones: its words, why it shows no cards, and the rules of the game."""

from collections.abc import Iterator, Sequence

import msgspec

from tide_gui import __version__
from tide_gui.phones.protocol import PageWords
from tide_gui.presentation.rules_text import RulesPart, RulesText
from tide_gui.presentation.stakes_text import refuse_text
from tide_gui.presentation.text import Translate, joined
from tide_gui.ui.dates import LANGUAGE
from tide_gui.ui.play.open_game import OpenGame


def page_words(translate: Translate) -> PageWords:
    """Return what the page itself says, in the language of the interface."""
    return PageWords(
        lang=LANGUAGE.bcp47Name(),
        looking=translate("PhonePage", "Looking for the table …"),
        closed=translate("PhonePage", "The table is closed. This page finds it again when it is back."),
        wait=translate("PhonePage", "Too many wrong codes came from here. The next try is in a moment."),
        secret=translate(
            "PhonePage",
            "The table has another code. Scan the one on the screen, or correct the letters here.",
        ),
        elsewhere=translate("PhonePage", "Your cards are open on another page of this phone."),
        taken=translate(
            "PhonePage",
            "Another phone holds these cards. Let this one in at the screen, and press the name again.",
        ),
        free=translate("PhonePage", "You can take these cards now: press the name."),
        freed=translate("PhonePage", "You play at the screen."),
        left=translate("PhonePage", "You have given the cards back to the screen."),
        called=translate("PhonePage", "The table calls you."),
        who=translate("PhonePage", "Who are you?"),
        held=translate("PhonePage", "{name} (taken)"),
        letters=translate("PhonePage", "The 20 letters and digits that the screen shows"),
        join=translate("PhonePage", "Join"),
        again=translate("PhonePage", "Try again"),
        hide=translate("PhonePage", "Hide cards"),
        show=translate("PhonePage", "Show cards"),
        touch=translate("PhonePage", "Touch to show your cards"),
        rules=translate("PhonePage", "Rules"),
        unwritten=translate("PhonePage", "The rules of this game are not written here."),
        close=translate("PhonePage", "Close"),
        sound=translate("PhonePage", "Sound when it is my turn"),
        let_go=translate("PhonePage", "Not me, or play at the screen"),
        sure=translate("PhonePage", "Give the cards back? They are at the screen then."),
        stay=refuse_text(translate),
        leave=translate("PhonePage", "Give back"),
        no_script=translate("PhonePage", "This page needs JavaScript."),
        tag=f"?{__version__}",
    )


def absent_text(game: OpenGame | None, translate: Translate) -> str:
    """Return why the phone of somebody who is not at the table shows no cards."""
    if game is None:
        return translate("PhonePage", "No game is on the table.")
    if game.lesson:
        return translate("PhonePage", "A lesson is on the table, and it is played at the screen.")
    if not game.flow.people:
        return translate("PhonePage", "Nobody plays at the table now.")
    return translate("PhonePage", "You do not play in this game.")


def welcome_text(game: OpenGame, translate: Translate) -> str:
    """Return what is on the table, for phones whose people have yet to say who they are."""
    text = translate("PhonePage", "{game}: you will hold your cards here.")
    return text.format(game=game.history.presentation.text.title())


def rules_of(game: OpenGame) -> msgspec.Raw:
    """Return the rules of a game by chapter, for the page."""
    text = game.history.presentation.text
    chapters = on_a_phone(text.rules(), game.services.translate)
    rules = {"game": game.table.record.game, "title": text.title(), "chapters": chapters}
    return msgspec.Raw(msgspec.json.encode(rules))


def on_a_phone(chapters: Sequence[RulesText], translate: Translate) -> list[RulesText]:
    """Return the rules without what is read at the screen alone."""
    shortened = ((chapter.title, tuple(_on_a_phone(chapter.parts, translate))) for chapter in chapters)
    return [RulesText(title, parts) for title, parts in shortened if parts]


def _on_a_phone(parts: Sequence[RulesPart], translate: Translate) -> Iterator[RulesPart]:
    """Yield what a phone reads: it shows no figures, so their captions are words or explain their labels."""
    for part in parts:
        if part.at_screen:
            continue
        if part.kind != "figure":
            yield part
        elif part.apart:
            yield RulesPart("note", part.words, joined(part.lines, translate))
        elif part.words:
            yield RulesPart("words", part.words)
