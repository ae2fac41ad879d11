"""Who sits at a table, in words: people, the characters of the house by level, and whoever else plays."""

from tide_gui.characters import CHARACTERS, Level, Temper
from tide_gui.presentation.text import Translate

PERSON = "person"  # the player of a seat whom a record calls no bot and no program
PROGRAM = "cmd:"  # and its command: the player of a seat that an engine has
OTHER = "other"  # the kind of whoever is neither a person nor a character of the house


def kind_of(player: str) -> str:
    """What kind of player that is: a person, a bot of some level, something else."""
    if player == PERSON:
        return PERSON
    return CHARACTERS[player].level.value if player in CHARACTERS else OTHER


def display_name(player: str) -> str:
    """The name of a bot, as a name is written."""
    return player[:1].upper() + player[1:]


def kind_label(kind: str, translate: Translate) -> str:
    """A kind of player, for those who choose whom to play with."""
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
    """Who sits there: a person, `Puffin, beginner`, a program."""
    if player == PERSON:
        return kind_label(PERSON, translate)
    if player.startswith(PROGRAM):
        return translate("Players", "program")
    return f"{display_name(player)}, {_level_text(kind_of(player), translate)}"


def seated_text(name: str, player: str, translate: Translate) -> str:
    """Who sits at a seat of that name, which need not be said twice."""
    if player != PERSON and _is_named_after(name, player):
        return kind_label(kind_of(player), translate)
    return player_text(player, translate)


def listed_text(name: str, player: str, translate: Translate) -> str:
    """A bot in a list of those who play: `Puffin (beginner)`, `Bo (Puffin, beginner)`."""
    level = _level_text(kind_of(player), translate)
    who = level if _is_named_after(name, player) else player_text(player, translate)
    return f"{name} ({who})"


def _is_named_after(name: str, player: str) -> bool:
    """`Puffin`, `Puffin 2`."""
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
    """How somebody plays, for those who choose whom to play with."""
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
    """What experts like is hard to see: they differ in how they judge the others."""
    return {
        Temper.STEADY: translate("Players", "mixes its play so that it is hard to read"),
        Temper.BOLD: translate("Players", "is quick to see through a habit"),
        Temper.CAREFUL: translate("Players", "takes its time to judge anybody"),
        Temper.WHIMSICAL: translate("Players", "never relies on one habit alone"),
    }
