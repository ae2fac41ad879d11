"""The words of a review. They say what was and what it cost, and blame nobody."""

from collections.abc import Sequence

from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.hint_text import games_of, percent
from tide_gui.presentation.review import Balance, Cost, Judgement
from tide_gui.presentation.text import Translate, percent_text


def share_text(share: float, translate: Translate) -> str:
    return percent_text(percent(share), translate)


def chance_text(chance: float, translate: Translate) -> str:
    return percent_text(games_of(chance), translate)


def cost_text(judged: Judgement, translate: Translate) -> str:
    """How many games of 100 a decision cost, or from how few to how many; empty if none."""
    if judged.kind is Cost.NOTHING:
        return ""
    least, most = games_of(judged.least), games_of(judged.most)
    if least == most:
        text = translate("Review", "cost {games} in 100", "a verb: so many games of 100 fewer are won")
        return text.format(games=games_of(judged.cost))
    text = translate("Review", "cost {least} to {most} in 100", "a verb: so many games of 100 fewer are won")
    return text.format(least=least, most=most)


def decision_text(judged: Judgement, text: GameText, translate: Translate) -> str:
    """What was done, and what the expert would do first if that is something else."""
    made, first = text.move(judged.move), text.move(judged.first)
    if made == first:
        sentence = translate("Review", "“{move}”, the first choice of the expert", "such as “pass”")
    elif judged.kind is Cost.NOTHING:
        sentence = translate("Review", "“{move}”, about as good as “{first}”", "two moves, such as “pass”")
    else:
        sentence = translate("Review", "“{move}” instead of “{first}”", "two moves, such as “pass”")
    return sentence.format(move=made, first=first)


def came_text(sentences: Sequence[str], translate: Translate) -> str:
    """What came of a move; empty if nothing is told."""
    text = translate("Review", "What came of it: {sentences}", "of a move")
    return text.format(sentences=" ".join(sentences)) if sentences else ""


def lead_text(judged: Judgement, translate: Translate) -> str:
    """How many games of 100 the best move of a game won."""
    text = translate("Review", "wins {games} in 100 more than anything else", "a move; games")
    return text.format(games=games_of(judged.lead))


def judged_text(name: str, judged: Judgement, text: GameText, translate: Translate) -> str:
    """Whole sentences about a decision."""
    sentence = translate(
        "Review", "{name}: {decision}.", "{decision}: what a player did, as in `“Pass” instead of “Shell 4”`"
    )
    decision = sentence.format(name=name, decision=decision_text(judged, text, translate))
    return decision if judged.kind is Cost.NOTHING else f"{decision} {_fewer_text(judged, translate)}"


def _fewer_text(judged: Judgement, translate: Translate) -> str:
    least, most = games_of(judged.least), games_of(judged.most)
    if least == most:
        return translate("Review", "That wins %n game(s) fewer in 100.", "a decision", games_of(judged.cost))
    text = translate("Review", "That wins {least} to %n game(s) fewer in 100.", "a decision", most)
    return text.format(least=least)


def counts_text(found: Balance, translate: Translate) -> str:
    """How many decisions cost nothing, something and much; the figures are those of `Cost`."""
    (nothing, something, much), games = found.counts, games_of(found.most)
    text = translate(
        "Review",
        "Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.",
        "{nothing}, {something}, {much}: numbers of decisions",
    )
    text = text.format(nothing=nothing, something=something, much=much)
    most = translate("Review", "The costliest: %n game(s) in 100.", "decision", games)
    return f"{text} {most}" if games else text


def balance_text(found: Balance, translate: Translate) -> str:
    """What an expert would have made of the first cards, in this seat and in all of them."""
    text = translate("Review", "With the first cards an expert in this seat would win {dealt} of 100 games.")
    if found.usual is not None:
        text += " " + translate("Review", "The average of all seats at this table is {usual}.")
    return text.format(dealt=games_of(found.dealt), usual=games_of(found.usual or 0))


def turning_points_text(name: str, found: int, *, all_known: bool, translate: Translate) -> str:
    """The heading above the list of costly decisions; empty while there is nothing to say."""
    if not found:
        text = translate("Review", "{name}: no decision cost anything that the expert can tell")
        return text.format(name=name) if all_known else ""
    if all_known:
        text = translate("Review", "{name}: %n decision(s) cost something", "", found)
    else:
        text = translate("Review", "{name}: %n decision(s) cost something so far", "", found)
    return text.format(name=name)


def moments_text(name: str, costly: int, *, best: bool, all_known: bool, translate: Translate) -> str:
    """The heading above the moments that mattered most; empty while there is nothing to say."""
    if not costly:
        return _best_text(name, best=best, translate=translate) if all_known else ""
    if not all_known:
        text = translate("Review", "{name}: what cost most so far")
    elif costly == 1:
        text = translate("Review", "{name}: the moment that mattered most")
    else:
        text = translate("Review", "{name}: the moments that mattered most", "two or three")
    return text.format(name=name)


def _best_text(name: str, *, best: bool, translate: Translate) -> str:
    if best:
        text = translate("Review", "{name}: nothing to reproach. The best move of the game:")
    else:
        text = translate("Review", "{name}: nothing to reproach, and no move stood out")
    return text.format(name=name)


def result_text(winners: str, scores: str) -> str:
    """How the game ended; `scores` is empty in a game without points."""
    return f"{winners} {scores}".strip()


def progress_text(done: int, of: int, translate: Translate) -> str:
    text = translate("Review", "The expert has weighed {done} of %n decision(s).", "", of)
    return text.format(done=done)


def curve_progress_text(done: int, of: int, translate: Translate) -> str:
    """How far the curve goes, once all decisions are weighed."""
    text = translate(
        "Review", "All decisions are weighed. The curve shows {done} of %n turn(s) so far.", "", of
    )
    return text.format(done=done)


def stopped_text(translate: Translate) -> str:
    return translate("Review", "No answer came. What was found so far is kept; the rest can follow later.")


def no_expert_text(translate: Translate) -> str:
    return translate("Review", "No expert tells chances in this game.")


def axis_text(translate: Translate) -> str:
    """What the curve of a seat shows."""
    return translate(
        "Review", "How many of 100 games each would win if all played equally well from here on."
    )


def chances_text(name: str, chances: Sequence[float], result: float, translate: Translate) -> str:
    """The curve of a seat, for a screen reader."""
    if not chances:
        return translate("Review", "{name}: no curve yet.").format(name=name)
    text = translate(
        "Review",
        "{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.",
        "chances to win, such as 62%",
    )
    shares = (chances[0], min(chances), max(chances), result)
    first, lowest, highest, end = (chance_text(share, translate) for share in shares)
    return text.format(name=name, first=first, lowest=lowest, highest=highest, result=end)


def weighed_text(move: str, share: str, chance: str, translate: Translate) -> str:
    """How often the expert would make a move, and what it wins."""
    if not chance:
        text = translate(
            "Review", "{move}: played {share} of the time", "by the expert; {share}: such as 62%"
        )
        return text.format(move=move, share=share)
    text = translate(
        "Review",
        "{move}: played {share} of the time, wins {chance}",
        "by the expert; {share}, {chance}: such as 62%",
    )
    return text.format(move=move, share=share, chance=chance)


def made_text(words: str, translate: Translate) -> str:
    """The same of the move that was made."""
    text = translate("Review", "Made: {words}", "the move that was made, and what the expert thinks of it")
    return text.format(words=words)


def moment_text(title: str, progress: str, lines: Sequence[str], translate: Translate) -> str:
    """A moment of a review as text for other programs."""
    text = translate(
        "Review", "{title}. {progress}.", "a game and how far it came, as in `Round 2 of 3, trick 5`"
    )
    return "\n".join((text.format(title=title, progress=progress), *lines))
