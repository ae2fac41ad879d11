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
    """The label of a kind of player, after a name."""
    return {
        PERSON: translate("Players", "person", "a kind of player"),
        Level.BEGINNER: translate("Players", "beginner bot", "a kind of player"),
        Level.CASUAL: translate("Players", "casual bot", "a kind of player"),
        Level.STRONG: translate("Players", "strong bot", "a kind of player"),
        Level.EXPERT: translate("Players", "expert bot", "a kind of player"),
        Level.RANDOM: translate("Players", "random bot", "a kind of player"),
        OTHER: translate("Players", "other bot", "a kind of player"),
    }[kind]


def kind_title(kind: str, translate: Translate) -> str:
    """The same where it stands alone."""
    return {
        PERSON: translate("Players", "Person", "a kind of player"),
        Level.BEGINNER: translate("Players", "Beginner bot", "a kind of player"),
        Level.CASUAL: translate("Players", "Casual bot", "a kind of player"),
        Level.STRONG: translate("Players", "Strong bot", "a kind of player"),
        Level.EXPERT: translate("Players", "Expert bot", "a kind of player"),
        Level.RANDOM: translate("Players", "Random bot", "a kind of player"),
        OTHER: translate("Players", "Other bot", "a kind of player"),
    }[kind]


def player_text(player: str, translate: Translate) -> str:
    """A player in a few words: `person`, `Puffin, beginner`, `program`."""
    if player == PERSON:
        return kind_label(PERSON, translate)
    if player.startswith(PROGRAM):
        return translate("Players", "program", "an outside program that plays")
    text = translate("Players", "{name}, {level}", "a bot and how well it plays, as in `Puffin, beginner`")
    return text.format(name=display_name(player), level=_level_text(kind_of(player), translate))


def player_or_command_text(player: str, translate: Translate) -> str:
    """The same, but a program by its command."""
    return shortened(player) if player.startswith(PROGRAM) else player_text(player, translate)


def seated_text(name: str, player: str, translate: Translate) -> str:
    """The player at a seat of this name; leaves out the bot's name if the seat is named after it."""
    if player != PERSON and _is_named_after(name, player):
        return kind_label(kind_of(player), translate)
    return player_text(player, translate)


def seat_text(name: str, player: str, translate: Translate) -> str:
    """A seat in a line of its own: `Ann: person`, `Puffin: beginner bot`, `Cy: cmd:engine`."""
    who = shortened(player) if player.startswith(PROGRAM) else seated_text(name, player, translate)
    text = translate("Players", "{name}: {who}", "who has a seat, as in `Ann: person`")
    return text.format(name=name, who=who)


def listed_text(name: str, player: str, translate: Translate) -> str:
    """A seat in a list of players: `Puffin (beginner)`, `Bo (Puffin, beginner)`."""
    level = _level_text(kind_of(player), translate)
    who = level if _is_named_after(name, player) else player_text(player, translate)
    text = translate(
        "Players", "{name} ({who})", "who has a seat: `Puffin (beginner)`, `Bo (Puffin, beginner)`"
    )
    return text.format(name=name, who=who)


def _is_named_after(name: str, player: str) -> bool:
    """Whether the seat is called `Puffin`, `Puffin 2` or the like."""
    return f"{name} ".startswith(f"{display_name(player)} ")


def _level_text(level: str, translate: Translate) -> str:
    return {
        Level.BEGINNER: translate("Players", "beginner", "how well a bot plays, after its name"),
        Level.CASUAL: translate("Players", "casual", "how well a bot plays, after its name"),
        Level.STRONG: translate("Players", "strong", "how well a bot plays, after its name"),
        Level.EXPERT: translate("Players", "expert", "how well a bot plays, after its name"),
        Level.RANDOM: translate("Players", "random", "how well a bot plays, after its name"),
        OTHER: translate("Players", "bot", "after the name of a bot whose level is not known"),
    }[level]


def character_text(player: str, translate: Translate) -> str:
    """How a player plays, for the new game form."""
    if player == PERSON:
        return translate("Players", "Plays at this screen", "a person")
    if player.startswith(PROGRAM):
        return translate("Players", "A program of its own, which is asked for its moves", "a player")
    if player not in CHARACTERS:
        return translate("Players", "Brought along by another package", "a bot")
    character = CHARACTERS[player]
    if character.level is Level.RANDOM:
        return translate("Players", "Makes any move, on a whim", "a bot")
    of_level = {
        Level.BEGINNER: _beginners,
        Level.CASUAL: _casual_players,
        Level.STRONG: _strong_players,
        Level.EXPERT: _experts,
    }[character.level]
    return of_level(translate)[character.temper]


def _beginners(translate: Translate) -> dict[Temper, str]:
    return {
        Temper.STEADY: translate("Players", "Remembers nothing, and plays what looks right", "a bot"),
        Temper.BOLD: translate("Players", "Remembers nothing, and likes to strike hard", "a bot"),
        Temper.CAREFUL: translate("Players", "Remembers nothing, and likes to wait", "a bot"),
        Temper.WHIMSICAL: translate("Players", "Remembers nothing, and is good for a surprise", "a bot"),
    }


def _casual_players(translate: Translate) -> dict[Temper, str]:
    return {
        Temper.STEADY: translate(
            "Players", "Remembers what it held itself, and plays what looks right", "a bot"
        ),
        Temper.BOLD: translate("Players", "Remembers what it held itself, and likes to strike hard", "a bot"),
        Temper.CAREFUL: translate("Players", "Remembers what it held itself, and likes to wait", "a bot"),
        Temper.WHIMSICAL: translate(
            "Players", "Remembers what it held itself, and is good for a surprise", "a bot"
        ),
    }


def _strong_players(translate: Translate) -> dict[Temper, str]:
    return {
        Temper.STEADY: translate(
            "Players", "Remembers every card shown, and plays what looks right", "a bot"
        ),
        Temper.BOLD: translate("Players", "Remembers every card shown, and likes to strike hard", "a bot"),
        Temper.CAREFUL: translate("Players", "Remembers every card shown, and likes to wait", "a bot"),
        Temper.WHIMSICAL: translate(
            "Players", "Remembers every card shown, and is good for a surprise", "a bot"
        ),
    }


def _experts(translate: Translate) -> dict[Temper, str]:
    """Experts share one style; they differ in how they model their opponents."""
    return {
        Temper.STEADY: translate(
            "Players", "Sees far, and mixes its play so that it is hard to read", "a bot"
        ),
        Temper.BOLD: translate("Players", "Sees far, and is quick to see through a habit", "a bot"),
        Temper.CAREFUL: translate("Players", "Sees far, and takes its time to judge anybody", "a bot"),
        Temper.WHIMSICAL: translate("Players", "Sees far, and never relies on one habit alone", "a bot"),
    }
