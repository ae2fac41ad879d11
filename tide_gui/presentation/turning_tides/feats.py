"""What Turning Tides counts for the statistics of people."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides.attacks import TOKENS, attacks_in
from tide_gui.rules.turning_tides.decisions import FireFrom
from tide_gui.rules.turning_tides.effects import UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import Event
from tide_gui.rules.turning_tides.ships import ZONES_TO_SINK

SUNK, ZONES, SHOTS, SWINGS, CAPTAINS = "ships-sunk", "zones", "shots", "swings", "captains"


def feat_texts(translate: Translate) -> Mapping[str, FeatText]:
    return {
        SUNK: FeatText(
            translate("TurningTides", "Ships sunk", "a heading before a number"),
            translate("TurningTides", "by three destroyed zones", "how ships were sunk"),
            f"{TOKENS}wreck",
        ),
        ZONES: FeatText(
            translate("TurningTides", "Zones destroyed", "a heading before a number or a list"),
            icon="turning-tides/effects/hit",
        ),
        SHOTS: FeatText(
            translate("TurningTides", "Shots that hit", "a heading before a number"),
            icon=f"{TOKENS}task-fire",
        ),
        SWINGS: FeatText(
            translate("TurningTides", "Swings that hit", "a heading before a number"),
            icon=f"{TOKENS}task-swing",
        ),
        CAPTAINS: FeatText(
            translate("TurningTides", "Captains removed", "a heading before a number"),
            icon="turning-tides/crew/overboard-captain-gold",
        ),
    }


def feats(events: Iterable[Event]) -> Iterator[Feat]:
    """Yield what each seat did to the enemy; `events` are those of the whole game."""
    events = tuple(events)
    lost: Counter[int] = Counter()
    for event in events:
        match event:
            case ZoneDestroyed(seat):
                lost[seat] += 1
                yield Feat(1 - seat, ZONES)
                yield Feat(1 - seat, SUNK, lost[seat] == ZONES_TO_SINK)
            case UnitsRemoved(seat, captain=True):
                yield Feat(1 - seat, CAPTAINS)
    for attack in attacks_in(events):
        yield Feat(attack.seat, SHOTS if isinstance(attack.decision, FireFrom) else SWINGS, attack.hit)
