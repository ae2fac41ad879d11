"""Labels for players: people, this program's bots by level, and everyone else."""

from tide_gui.characters import CHARACTERS, PERSON, Level, Temper
from tide_gui.presentation.text import Translate
from tide_gui.rules.quoting import shortened

PROGRAM = "cmd:"  # followed by its command: a record's player for a seat with an external engine
OTHER = "other"  # the kind of players that are neither people nor this program's characters


def kind_of(player: str) -> str:
    """The kind of player: a person, a bot's level, or other."""
    if player == PERSON:
        return PERSON
    return CHARACTERS[player].level.value if player in CHARACTERS else OTHER


def display_name(player: str) -> str:
    """The name of a bot, capitalised."""
    return shortened(player[:1].upper() + player[1:])


def kind_label(kind: str, translate: Translate) -> str:
    """The label of a kind of player."""
    return {
        PERSON: translate("Players", "person"),
        Level.BEGINNER: translate("Players", "beginner bot"),
        Level.CASUAL: translate("Players", "casual bot"),
        Level.STRONG: translate("Players", "strong bot"),
        Level.EXPERT: translate("Players", "expert bot"),
        Level.RANDOM: translate("Players", "random bot"),
        OTHER: translate("Players", "other bot"),
    }[kind]


def player_text(player: str, translate: Translate) -> str:
    """A player in a few words: `person`, `Puffin, beginner`, `program`."""
    if player == PERSON:
        return kind_label(PERSON, translate)
    if player.startswith(PROGRAM):
        return translate("Players", "program")
    return f"{display_name(player)}, {_level_text(kind_of(player), translate)}"


def seated_text(name: str, player: str, translate: Translate) -> str:
    """The player at a seat of this name; leaves out the bot's name if the seat is named after it."""
    if player != PERSON and _is_named_after(name, player):
        return kind_label(kind_of(player), translate)
    return player_text(player, translate)


def listed_text(name: str, player: str, translate: Translate) -> str:
    """A seat in a list of players: `Puffin (beginner)`, `Bo (Puffin, beginner)`."""
    level = _level_text(kind_of(player), translate)
    who = level if _is_named_after(name, player) else player_text(player, translate)
    return f"{name} ({who})"


def _is_named_after(name: str, player: str) -> bool:
    """Whether the seat is called `Puffin`, `Puffin 2` or the like."""
    return f"{name} ".startswith(f"{display_name(player)} ")


def _level_text(level: str, translate: Translate) -> str:
    return {
        Level.BEGINNER: translate("Players", "beginner"),
        Level.CASUAL: translate("Players", "casual"),
        Level.STRONG: translate("Players", "strong"),
        Level.EXPERT: translate("Players", "expert"),
        Level.RANDOM: translate("Players", "random"),
        OTHER: translate("Players", "bot"),
    }[level]


def character_text(player: str, translate: Translate) -> str:
    """How a player plays, for the new game form."""
    if player == PERSON:
        return translate("Players", "plays at this screen")
    if player.startswith(PROGRAM):
        return translate("Players", "a program of its own, which is asked for its moves")
    if player not in CHARACTERS:
        return translate("Players", "brought along by another package")
    character = CHARACTERS[player]
    if character.level is Level.RANDOM:
        return translate("Players", "makes any move, on a whim")
    words = _expert_tempers if character.level is Level.EXPERT else _tempers
    text = translate("Players", "{memory}, and {temper}")
    return text.format(memory=_memory(character.level, translate), temper=words(translate)[character.temper])


def _memory(level: Level, translate: Translate) -> str:
    return {
        Level.BEGINNER: translate("Players", "remembers nothing"),
        Level.CASUAL: translate("Players", "remembers what it held itself"),
        Level.STRONG: translate("Players", "remembers every card shown"),
        Level.EXPERT: translate("Players", "sees far"),
    }[level]


def _tempers(translate: Translate) -> dict[Temper, str]:
    return {
        Temper.STEADY: translate("Players", "plays what looks right"),
        Temper.BOLD: translate("Players", "likes to strike hard"),
        Temper.CAREFUL: translate("Players", "likes to wait"),
        Temper.WHIMSICAL: translate("Players", "is good for a surprise"),
    }


def _expert_tempers(translate: Translate) -> dict[Temper, str]:
    """Experts share one style; they differ in how they model their opponents."""
    return {
        Temper.STEADY: translate("Players", "mixes its play so that it is hard to read"),
        Temper.BOLD: translate("Players", "is quick to see through a habit"),
        Temper.CAREFUL: translate("Players", "takes its time to judge anybody"),
        Temper.WHIMSICAL: translate("Players", "never relies on one habit alone"),
    }
