"""The figures of a character in sentences and bars."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tide_gui.bots.portraits import (
    CLEAR,
    Count,
    Counts,
    Figures,
    Portraits,
    distances,
    hardest,
    peers,
    pooled,
    portraits_of,
)
from tide_gui.characters import CHARACTERS, Level, Temper, level_of
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.player_text import character_text, display_name, kind_of, kind_title
from tide_gui.presentation.text import Translate, listed
from tide_gui.presentation.traits import TraitText, figure_text, in_hundred, trait_sentence
from tide_gui.ui.app.person import Bar, bar_of
from tide_gui.ui.app.person_words import title_of

MOST_SENTENCES = 2
MOST_NAMED = 3  # others in a sentence
LIKING = (Temper.BOLD, Temper.CAREFUL)  # who likes something, as the summary says


@dataclass(frozen=True, slots=True)
class PortraitPage:
    """What is known of one character in one game."""

    name: str = ""
    summary: str = ""
    sentences: str = ""
    traits: tuple[Bar, ...] = ()
    others: str = ""
    ahead: tuple[Bar, ...] = ()
    loses: str = ""
    source: str = ""


def portrait_page(character: str, game: str, translate: Translate) -> PortraitPage:
    """Return the page of a character; of a game without figures it has none."""
    found, name = portraits_of(game), display_name(character)
    page = PortraitPage(name=name, summary=_summary(character, game, translate))
    if found is None or character not in found.figures:
        text = translate("Portraits", "Nobody has counted yet how {name} plays this game.")
        return replace(page, sentences=text.format(name=name))
    presentation = known_presentation(game, translate)
    texts = presentation.scores.trait_texts if presentation else {}
    return _with_figures(page, character, found, texts, translate)


def _with_figures(
    page: PortraitPage,
    character: str,
    found: Portraits,
    texts: Mapping[str, TraitText],
    translate: Translate,
) -> PortraitPage:
    own, others = found.figures[character], peers(character, found.figures)
    theirs = pooled(found.figures[other].traits for other in others)
    return replace(
        page,
        sentences=" ".join(_sentences(character, own.traits, theirs, texts, translate)),
        traits=tuple(_trait_bars(own.traits, theirs, texts)),
        others=_others_text(others, translate),
        ahead=tuple(_ahead_bars(own.behind, translate)),
        loses=_loses_text(page.name, own.behind, translate),
        source=_source_text(own, found, translate),
    )


def _summary(character: str, game: str, translate: Translate) -> str:
    kind, style = kind_title(kind_of(character), translate), character_text(character, translate)
    return " \N{MIDDLE DOT} ".join((title_of(game, translate), kind, style))


def _sentences(
    character: str, own: Counts, theirs: Counts, texts: Mapping[str, TraitText], translate: Translate
) -> Iterator[str]:
    """Yield what sets a character apart from the others; if nothing does, also what differs most."""
    name = display_name(character)
    found = {
        key: distance
        for key, distance in distances(own, theirs).items()
        if key in texts and in_hundred(own[key]) != in_hundred(theirs[key])
    }
    told = [trait_sentence(texts[key], name, own[key], theirs[key]) for key in found]
    clear = sum(distance >= CLEAR for distance in found.values())
    yield from told[: min(clear, MOST_SENTENCES)]
    if clear == 1:
        yield translate("Portraits", "In everything else it plays much like the others.")
    elif not clear and own:
        yield _alike_text(character, translate).format(name=name)
        for key in sorted(found, key=lambda key: -_gap(own[key], theirs[key]))[:1]:
            yield translate(
                "Portraits", "The largest difference may be chance.", "a sentence with it follows"
            )
            yield trait_sentence(texts[key], name, own[key], theirs[key])


def _alike_text(character: str, translate: Translate) -> str:
    """Say that nothing sets it apart, also of one that is said to like something."""
    if level_of(character) is not Level.EXPERT and CHARACTERS[character].temper in LIKING:
        return translate(
            "Portraits",
            "What it likes hardly shows in these figures: {name} plays much like the others.",
            "what it likes: the style of this bot, as a bold one",
        )
    return translate("Portraits", "{name} plays much like the others.")


def _gap(one: Count, other: Count) -> int:
    """Return how far apart two figures are shown."""
    return abs(in_hundred(one) - in_hundred(other))


def _trait_bars(own: Counts, theirs: Counts, texts: Mapping[str, TraitText]) -> Iterator[Bar]:
    """Yield a bar for each trait, with a mark for the others."""
    for key, text in texts.items():
        if key in own:
            par = in_hundred(theirs[key]) / 100 if key in theirs else -1.0
            words, value = figure_text(text, own[key]), own[key][0] / own[key][1]
            yield bar_of(text.title, words, value, par)


def _others_text(others: tuple[str, ...], translate: Translate) -> str:
    if not others:
        return ""
    if len(others) > MOST_NAMED:
        return translate("Portraits", "The mark shows the others: all other bots.")
    text = translate("Portraits", "The mark shows the others of its level: {names}.")
    return text.format(names=listed([display_name(other) for other in others], translate))


def _ahead_bars(behind: Counts, translate: Translate) -> Iterator[Bar]:
    """Yield for each level how often its bots ended ahead."""
    for level in Level:
        of_level = pooled({level.value: behind[other]} for other in behind if level_of(other) is level)
        for times, games in of_level.values():
            text = translate(
                "Portraits", "ahead in {times} of %n game(s)", "how often bots of a level were", games
            )
            yield bar_of(kind_title(level, translate), text.format(times=times), times / games)


def _loses_text(name: str, behind: Counts, translate: Translate) -> str:
    """Say to whom it loses most; nothing if too few games do."""
    if not (other := hardest(behind)):
        return ""
    times, games = behind[other]
    text = translate(
        "Portraits",
        "{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.",
        "name, other: bots; times: in how many of these games",
        games,
    )
    return text.format(name=name, other=display_name(other), times=times)


def _source_text(own: Figures, found: Portraits, translate: Translate) -> str:
    text = translate(
        "Portraits",
        "Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.",
        "seats: how many at each table; deals: the last number; version: of the program",
        own.games,
    )
    campaign = found.campaign
    return text.format(seats=campaign.seats, deals=campaign.deals, version=campaign.program)
