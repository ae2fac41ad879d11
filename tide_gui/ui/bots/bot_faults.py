"""What went wrong with a bot, in a sentence; without a bot, with the process in which all of them think."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tide_gui.presentation.player_text import display_name

translate = QCoreApplication.translate


def invalid_text(bot: str) -> str:
    if bot:
        return translate("BotProcess", "The bot {name} sent an invalid answer.").format(
            name=display_name(bot)
        )
    return translate("BotProcess", "The program in which the bots think sent an invalid answer.")


def unanswered_text(bot: str) -> str:
    return translate("BotProcess", "The bot {name} could not answer.").format(name=display_name(bot))


def not_offered_text(bot: str) -> str:
    text = translate("BotProcess", "The bot {name} chose a move that was not offered.")
    return text.format(name=display_name(bot))


def missing_text(bot: str) -> str:
    if bot:
        text = translate(
            "BotProcess", "The bot {name} is not installed, or something that it needs is missing."
        )
        return text.format(name=display_name(bot))
    return translate("BotProcess", "Something that the bots need is missing.")


def ended_text(bot: str, how: Callable[[], str]) -> str:
    of_bot = translate(
        "BotProcess", "The bot {name} ended ({how}).", "how: as “exit status 1” or “it crashed”"
    )
    of_child = translate(
        "BotProcess",
        "The program in which the bots think ended ({how}).",
        "how: as “exit status 1” or “it crashed”",
    )
    return (of_bot if bot else of_child).format(name=display_name(bot), how=how())


def silent_text(bot: str, seconds: float) -> str:
    of_bot = translate("BotProcess", "The bot {name} was silent for {seconds} s.")
    of_child = translate("BotProcess", "The program in which the bots think was silent for {seconds} s.")
    return (of_bot if bot else of_child).format(name=display_name(bot), seconds=f"{seconds:g}")
