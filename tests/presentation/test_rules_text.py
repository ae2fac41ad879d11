"""The rules of a game are read from plain text."""

from tide_gui.presentation.rules_text import RulesPart, RulesText, read_rules
from tide_gui.presentation.text import in_english

TEXT = """
# The aim

Get rid of your cards
before the others.

## An example

[cards] Two cards.
- high / low

# A turn

1. Choose a card,
   in secret.
2. Show it.

**Memory aid** The log keeps all.

**Open play**

[sea] No labels.

@ [waves] Press the arrows.

[kinds]
+ one / two

# @ The window

Close it.

**Log** It keeps all.
"""


def test_each_part_of_a_chapter_is_read_by_its_sign():
    assert read_rules(TEXT, "Pebbles", in_english) == (
        RulesText(
            "The aim",
            (
                RulesPart("words", "Get rid of your cards before the others."),
                RulesPart("heading", "An example"),
                RulesPart("figure", "Two cards.", "cards", ("high", "low")),
            ),
        ),
        RulesText(
            "A turn",
            (
                RulesPart("steps", lines=("Choose a card, in secret.", "Show it.")),
                RulesPart("note", "The log keeps all.", "Memory aid"),
                RulesPart("note", "", "Open play"),
                RulesPart("figure", "No labels.", "sea"),
                RulesPart("figure", "Press the arrows.", "waves", at_screen=True),
                RulesPart("figure", "", "kinds", ("one", "two"), apart=True),
            ),
        ),
        RulesText(
            "The window",
            (
                RulesPart("words", "Close it.", at_screen=True),
                RulesPart("note", "It keeps all.", "Log", at_screen=True),
            ),
        ),
    )


def test_every_text_is_translated_by_itself_in_the_context_of_the_game():
    asked = []

    def translate(context, text):
        asked.append((context, text))
        return text.upper()

    [aim, turn, _] = read_rules(TEXT, "Pebbles", translate)
    assert aim.parts[2] == RulesPart("figure", "TWO CARDS.", "cards", ("HIGH", "LOW"))
    assert turn.parts[0].lines == ("CHOOSE A CARD, IN SECRET.", "SHOW IT.")
    assert {context for context, _ in asked} == {"Pebbles"}
    assert all(text for _, text in asked)
