"""The page of phones: its words, why it shows no cards, and the rules of the game."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from tide_gui import __version__
from tide_gui.phones.protocol import PageWords, Sentences
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.rules_text import RulesPart, RulesText
from tide_gui.presentation.text import Translate, joined
from tide_gui.ui.app.translation import other_languages, translation
from tide_gui.ui.dates import language as spoken_language
from tide_gui.ui.play.open_game import OpenGame


def page_translations() -> dict[str, PageWords]:
    """Return what the page itself says, in each language but that of the window."""
    return {code: page_words(translation(code), code) for code in other_languages()}


def page_words(translate: Translate, language: str = "") -> PageWords:
    """Return what the page itself says: in the language of the window, or in this one."""
    return PageWords(
        lang=language or spoken_language().bcp47Name(),
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
            "this one: this phone; the screen: of the computer that shows the table",
        ),
        free=translate("PhonePage", "You can take these cards now: press the name."),
        freed=translate("PhonePage", "You play at the screen."),
        left=translate("PhonePage", "You have given the cards back to the screen."),
        called=translate("PhonePage", "The table calls you."),
        who=translate("PhonePage", "Who are you?", "above a list of names"),
        held=translate("PhonePage", "{name} (taken)", "another phone holds the cards of this person"),
        letters=translate(
            "PhonePage", "The 20 letters and digits that the screen shows", "they are typed here"
        ),
        join=translate("PhonePage", "Join", "button: hold the cards of a person on this phone"),
        again=translate("PhonePage", "Try again", "button: look for the table once more"),
        hide=translate("PhonePage", "Hide cards", "button"),
        show=translate("PhonePage", "Show cards", "button"),
        touch=translate("PhonePage", "Touch to show your cards", "where they are hidden"),
        rules=translate("PhonePage", "Rules", "button and title: the rules of the game"),
        unwritten=translate("PhonePage", "The rules of this game are not written here."),
        close=translate("PhonePage", "Close", "button: close the rules"),
        sound=translate("PhonePage", "Sound when it is my turn", "a box that can be ticked"),
        let_go=translate(
            "PhonePage",
            "Not me, or play at the screen",
            "button: give the cards back, as another person's or to play at the computer",
        ),
        sure=translate("PhonePage", "Give the cards back? They are at the screen then."),
        stay=translate("PhonePage", "Keep them", "button: the cards; do not give them back"),
        leave=translate("PhonePage", "Give back", "button: the cards"),
        no_script=translate("PhonePage", "This page needs JavaScript."),
        tag=f"?{__version__}",
    )


def sentences(game: OpenGame | None, people: Collection[str], translate: Translate) -> Sentences:
    """Return what phones without cards are told while these people are at the table."""
    welcome = welcome_text(game, translate) if game and people else ""
    return Sentences(absent_text(game, translate), welcome)


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
    text = translate("PhonePage", "{game}: you will hold your cards here.", "{game}: the title of a game")
    return text.format(game=text_of(game.table.record.game, translate).title())


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
