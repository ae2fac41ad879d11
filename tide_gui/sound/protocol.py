"""The lines between the window and the sound process: commands go in, reports come out."""

from typing import Literal

from msgspec import Struct

Fault = Literal["", "no library", "no loudspeaker"]


class Command(Struct, frozen=True, omit_defaults=True):
    """What the window wants: open the loudspeaker, play a file, or close the loudspeaker."""

    kind: Literal["open", "play", "close"]
    file: str = ""
    volume: float = 1.0  # the amplitude, 0 to 1


class Report(Struct, frozen=True):
    """Whether the loudspeaker could be opened."""

    fault: Fault = ""
