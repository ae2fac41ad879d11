"""What happens at every table, in words."""

from collections.abc import Sequence

from tide_gui.presentation.text import Translate, listed


def surrender_text(name: str, translate: Translate) -> str:
    """Somebody gives up."""
    return translate("Table", "{name} surrenders.").format(name=name)


def takeover_text(name: str, player: str, translate: Translate) -> str:
    """Somebody else plays on."""
    return translate("Table", "{name} is played on by {player}.").format(name=name, player=player)


def scores_text(names: Sequence[str], scores: Sequence[int], translate: Translate) -> str:
    """How the seats stand."""
    each = [f"{name} {score}" for name, score in zip(names, scores, strict=True)]
    return translate("Table", "Scores: {scores}.").format(scores=listed(each, translate))


def deal_text(deal: int, translate: Translate) -> str:
    """The number of a finished game's deal, in threes."""
    return translate("Table", "Deal {deal}.").format(deal=f"{deal:,}".replace(",", " "))


def unfinished_text(translate: Translate) -> str:
    """The game was left here."""
    return translate("Table", "the game goes on from here.")


# -- what the people at the screen are told to do ------------------------------------------------


def hand_on_text(name: str, following: str, translate: Translate) -> str:
    """A person has chosen, and another one is next."""
    text = translate("Table", "{name} has chosen. The screen goes to {following} next.")
    return text.format(name=name, following=following)


def hand_over_text(name: str, translate: Translate) -> str:
    """The curtain is down."""
    return translate("Table", "Hand the screen to {name}.").format(name=name)


def waiting_text(names: Sequence[str], translate: Translate) -> str:
    """Somebody is thinking."""
    return translate("Table", "Waiting for {names}.").format(names=listed(names, translate))


def paused_text(translate: Translate) -> str:
    """Bots among themselves were stopped."""
    return translate("Table", "The game is paused.")


def click_awaited_text(translate: Translate) -> str:
    """After a reveal."""
    return translate("Table", "Click or press a key to go on.")


def only_looked_at_text(translate: Translate) -> str:
    """A record that is not played here."""
    return translate("Table", "This game is only looked at.")


def moment_text(line: str, translate: Translate) -> str:
    """A former moment is on the screen."""
    return translate("Table", "Looking back: {line}").format(line=line)


def unsaved_text(reason: str, translate: Translate) -> str:
    """A save failed, and the game goes on."""
    text = translate("Table", "Not saved ({reason}). The next turn tries again.")
    return text.format(reason=reason)
