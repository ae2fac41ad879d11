"""The words of a review. They say what was and what it cost, and blame nobody."""

from collections.abc import Sequence

from tide_gui.presentation.hint_text import percent
from tide_gui.presentation.review import Balance, Cost, Judgement
from tide_gui.presentation.text import AnyText, Translate, capitalized


def share_text(share: float) -> str:
    return f"{percent(share)} %"


def change_text(change: float) -> str:
    """A change of the chance, with its sign."""
    points = round(100 * change)
    return f"{points:+} %".replace("-", "\N{MINUS SIGN}") if points else "0 %"


def cost_text(judged: Judgement, translate: Translate) -> str:
    """What a decision cost: one figure where both opinions agree, else a range; empty if nothing."""
    if judged.kind is Cost.NOTHING:
        return ""
    least, most = percent(judged.least), percent(judged.most)
    if most - least <= 1:
        return translate("Review", "cost {percent} %").format(percent=percent(judged.cost))
    return translate("Review", "cost {least} to {most} %").format(least=least, most=most)


def decision_text(judged: Judgement, text: AnyText, translate: Translate) -> str:
    """What was done, and what the expert would do first if that is something else."""
    made, first = text.move(judged.move), text.move(judged.first)
    if made == first:
        sentence = translate("Review", "{move}, the first choice of the expert")
    elif judged.kind is Cost.NOTHING:
        sentence = translate("Review", "{move}, about as good as {first}")
    else:
        sentence = translate("Review", "{move} instead of {first}")
    return capitalized(sentence.format(move=made, first=first))


def judged_text(name: str, judged: Judgement, text: AnyText, translate: Translate) -> str:
    """The whole sentence about a decision."""
    decision, cost = decision_text(judged, text, translate), cost_text(judged, translate)
    if not cost:
        return f"{name}: {decision}."
    sentence = translate("Review", "{name}: {decision}; it {cost} of the chance to win.")
    return sentence.format(name=name, decision=decision, cost=cost)


def counts_text(found: Balance, translate: Translate) -> str:
    """How many decisions cost nothing, something and much."""
    nothing, something, much = found.counts
    text = translate("Review", "Decisions: {nothing} cost nothing, {something} something, {much} much.")
    return text.format(nothing=nothing, something=something, much=much)


def balance_text(found: Balance, seats: int, translate: Translate) -> str:
    """Cards and play told together."""
    text = translate(
        "Review",
        "Chance with the first cards: {dealt} (even: {even}). "
        "Own decisions: {decided}. Later cards and the others: {rest}.",
    )
    return text.format(
        dealt=share_text(found.dealt),
        even=share_text(1 / seats),
        decided=change_text(found.decided),
        rest=change_text(found.rest),
    )


def turning_points_text(found: int, translate: Translate) -> str:
    """The heading above the list of costly decisions."""
    if not found:
        return translate("Review", "No decision cost anything that the expert can tell.")
    if found == 1:
        return translate("Review", "1 decision cost something")
    return translate("Review", "{found} decisions cost something").format(found=found)


def progress_text(done: int, of: int, translate: Translate) -> str:
    return translate("Review", "The expert has weighed {done} of {of} decisions.").format(done=done, of=of)


def stopped_text(translate: Translate) -> str:
    return translate("Review", "No answer came. What was found so far is kept; the rest can follow later.")


def no_expert_text(translate: Translate) -> str:
    return translate("Review", "No expert tells chances in this game.")


def weighed_text(move: str, share: str, chance: str, translate: Translate) -> str:
    """How often the expert would make a move, and what it wins."""
    if not chance:
        return translate("Review", "{move}: played {share} of the time").format(move=move, share=share)
    text = translate("Review", "{move}: played {share} of the time, wins {chance}")
    return text.format(move=move, share=share, chance=chance)


def moment_text(title: str, progress: str, lines: Sequence[str]) -> str:
    """A moment of a review as text for other programs."""
    return "\n".join((f"{title}. {progress}.", *lines))


def chances_text(name: str, chances: Sequence[float], result: float, translate: Translate) -> str:
    """The line of a seat in the chart, for a screen reader."""
    if not chances:
        return translate("Review", "{name}: not weighed yet.").format(name=name)
    text = translate(
        "Review", "{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}."
    )
    shares = (chances[0], min(chances), max(chances), result)
    first, lowest, highest, end = map(share_text, shares)
    return text.format(name=name, first=first, lowest=lowest, highest=highest, result=end)
