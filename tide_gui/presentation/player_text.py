"""Who sits at a table, in words: people, the bots of this program by level, and whoever else plays."""

from tide_gui.presentation.text import Translate

PERSON = "person"  # the player of a seat whom a record calls no bot and no program
PROGRAM = "cmd:"  # and its command: the player of a seat that an engine has
OTHER = "other"  # the sort of whoever is neither a person nor a bot of this program

# By level; in each the first is steady, the second bold, the third careful, the fourth whimsical.
CHARACTERS: dict[str, tuple[str, ...]] = {
    "beginner": ("puffin", "shrimp", "limpet", "sprat"),
    "casual": ("herring", "seal", "gull", "crab"),
    "strong": ("otter", "heron", "dolphin", "cormorant"),
    "expert": ("albatross", "orca", "narwhal", "octopus"),
    "anything": ("drifter",),
}
LEVELS = {player: level for level, players in CHARACTERS.items() for player in players}


def kind_of(player: str) -> str:
    """What sort of player that is: a person, a bot of some level, something else."""
    return PERSON if player == PERSON else LEVELS.get(player, OTHER)


def called(player: str) -> str:
    """The name of a bot, as a name is written."""
    return player[:1].upper() + player[1:]


def kind_label(kind: str, translate: Translate) -> str:
    """A sort of player, for those who choose whom to play with."""
    return {
        PERSON: translate("Players", "person"),
        "beginner": translate("Players", "beginner bot"),
        "casual": translate("Players", "casual bot"),
        "strong": translate("Players", "strong bot"),
        "expert": translate("Players", "expert bot"),
        "anything": translate("Players", "random bot"),
        OTHER: translate("Players", "other bot"),
    }[kind]


def player_text(player: str, translate: Translate) -> str:
    """Who sits there: a person, `Puffin, beginner`, a program."""
    if player == PERSON:
        return kind_label(PERSON, translate)
    if player.startswith(PROGRAM):
        return translate("Players", "program")
    return f"{called(player)}, {_level_text(kind_of(player), translate)}"


def seated_text(name: str, player: str, translate: Translate) -> str:
    """Who sits at a seat of that name, which need not be said twice."""
    if player != PERSON and _is_named_after(name, player):
        return kind_label(kind_of(player), translate)
    return player_text(player, translate)


def listed_text(name: str, player: str, translate: Translate) -> str:
    """A bot in a list of those who play: `Puffin (beginner)`, `Bo (Puffin, beginner)`."""
    level = _level_text(kind_of(player), translate)
    told = level if _is_named_after(name, player) else player_text(player, translate)
    return f"{name} ({told})"


def _is_named_after(name: str, player: str) -> bool:
    """`Puffin`, `Puffin 2`."""
    return f"{name} ".startswith(f"{called(player)} ")


def _level_text(level: str, translate: Translate) -> str:
    return {
        "beginner": translate("Players", "beginner"),
        "casual": translate("Players", "casual"),
        "strong": translate("Players", "strong"),
        "expert": translate("Players", "expert"),
        "anything": translate("Players", "random"),
        OTHER: translate("Players", "bot"),
    }[level]


def character_text(player: str, translate: Translate) -> str:
    """How somebody plays, for those who choose whom to play with."""
    if player == PERSON:
        return translate("Players", "plays at this screen")
    if player.startswith(PROGRAM):
        return translate("Players", "a program of its own, which is asked for its moves")
    elsewhere = translate("Players", "brought along by another package")
    return _characters(translate).get(player, elsewhere)


def _characters(translate: Translate) -> dict[str, str]:
    return {
        "puffin": translate("Players", "remembers nothing, and plays what looks right"),
        "shrimp": translate("Players", "remembers nothing, and is fond of high cards"),
        "limpet": translate("Players", "remembers nothing, and clings to low cards"),
        "sprat": translate("Players", "remembers nothing, and darts here and there"),
        "herring": translate("Players", "remembers the hands it held, and swims with the shoal"),
        "seal": translate("Players", "remembers the hands it held, and dives in with high cards"),
        "gull": translate("Players", "remembers the hands it held, and waits with low cards"),
        "crab": translate("Players", "remembers the hands it held, and goes sideways now and then"),
        "otter": translate("Players", "remembers every card, and thinks of what the others will do"),
        "heron": translate("Players", "remembers every card, and strikes with high ones"),
        "dolphin": translate("Players", "remembers every card, and prefers to stay low"),
        "cormorant": translate("Players", "remembers every card, and comes up where nobody looks"),
        "albatross": translate("Players", "sees far, and mixes its play so that it is hard to read"),
        "orca": translate("Players", "sees far, and is quick to see through a habit"),
        "narwhal": translate("Players", "sees far, and takes its time to judge anybody"),
        "octopus": translate("Players", "sees far, and never relies on one habit alone"),
        "drifter": translate("Players", "plays any card, on a whim"),
    }
