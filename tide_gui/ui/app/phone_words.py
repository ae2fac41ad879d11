"""What the window says about phones."""

from collections.abc import Sequence

from tide_gui.presentation.text import Translate, listed


def fault_text(fault: str, translate: Translate) -> str:
    """Why no phone can come; empty if they can."""
    texts = {
        "": "",
        "no address": translate(
            "Phones", "This computer is in no network that a phone could join. Connect it to one."
        ),
        "no library": translate(
            "Phones",
            "The part of the program that serves phones cannot be loaded. Install the program again.",
        ),
        "ended": translate(
            "Phones",
            "The part of the program that serves phones keeps ending. Play at the screen, or ask for phones "
            "once more.",
        ),
    }
    return texts[fault]


def trouble_text(fault: str, translate: Translate) -> str:
    """What is odd in the network, what has changed about it, or why no phone can come any more."""
    if fault == "guessing":
        return translate("Phones", "Wrong codes came from this network many times.")
    if fault == "moved":
        return translate("Phones", "This computer has another address now: scan the new code.")
    if fault == "crowded":
        return translate("Phones", "Too many connections come from this network; some phones have to wait.")
    return fault_text(fault, translate)


def nobody_text(port: int, translate: Translate) -> str:
    """What to do about a phone that does not come."""
    text = translate(
        "Phones",
        "If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for "
        "guests. The firewall of this computer has to allow port {port} (TCP).",
        "Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them",
    )
    return text.format(port=port)


def refused_text(name: str, translate: Translate) -> str:
    text = translate(
        "Phones", "Another phone wants the cards of {name}. F9 shows where to let it in.", "it: that phone"
    )
    return text.format(name=name)


def came_text(name: str, translate: Translate) -> str:
    return translate("Phones", "The cards of {name} are on a phone now.").format(name=name)


def came_back_text(name: str, translate: Translate) -> str:
    return translate("Phones", "The phone of {name} is back.").format(name=name)


def let_go_text(name: str, translate: Translate) -> str:
    return translate("Phones", "The cards of {name} are at the screen again.").format(name=name)


def away_text(names: Sequence[str], translate: Translate) -> str:
    """Said when phones have been away for a while; they may come back."""
    text = translate(
        "Phones", "No phone is connected for {names} at the moment.", "{names}: one or more people"
    )
    return text.format(names=listed(names, translate))


def called_text(names: Sequence[str], translate: Translate) -> str:
    """Said when somebody at the table has called those for whom all wait."""
    text = translate(
        "Phones",
        "Called on the phone: {names}.",
        "{names}: one or more people, whose phones were made to vibrate or sound",
    )
    return text.format(names=listed(names, translate))
