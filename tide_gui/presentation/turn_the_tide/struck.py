"""What happens to a seat in its tide: as moments, and in the log."""

from collections.abc import Sequence

from tide_gui.presentation.pacing import SeatMoment
from tide_gui.presentation.text import Translate
from tide_gui.rules.turn_the_tide import events

LOST, LAST_CHANCE, UNDER, SURVIVED = "lost", "last chance", "under", "survived"  # kinds of moments


def moments_of(event: events.Event) -> tuple[SeatMoment, ...]:
    """The moments of an event; at the end of a round those of seats that one more tide would have sunk."""
    match event:
        case events.PreserverLost(seat, left):
            return (SeatMoment(LOST, seat, left, often=True) if left else SeatMoment(LAST_CHANCE, seat),)
        case events.Drowned(seat):
            return (SeatMoment(UNDER, seat),)
        case events.RoundScored(_, results):
            narrow = [seat for seat, result in enumerate(results) if not result.out and not result.kept]
            return tuple(SeatMoment(SURVIVED, seat) for seat in narrow)
        case _:
            return ()


def moment_text(moment: SeatMoment, names: Sequence[str], translate: Translate) -> str:
    """The sentence of a moment."""
    words = {
        LOST: translate("TurnTheTide", "{name} loses a preserver: %n left.", "%n: preservers", moment.count),
        LAST_CHANCE: translate("TurnTheTide", "{name} loses the last preserver: last chance."),
        UNDER: translate("TurnTheTide", "{name} goes under and is out of the round."),
        SURVIVED: translate("TurnTheTide", "{name} survives the round with no preserver left."),
    }
    return words[moment.kind].format(name=names[moment.seat])
