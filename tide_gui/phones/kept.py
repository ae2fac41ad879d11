"""By what phones find the table again, also tomorrow; the window keeps it, and no name stands in it."""

from typing import NamedTuple

from tide_gui.phones.addresses import PORT


class Kept(NamedTuple):
    """What the next process is told."""

    secret: str  # empty while no phone is welcome
    port: int
    devices: dict[str, str]  # the place of each key
    host: str = ""  # the address that was chosen; empty for the likely one
    page: str = ""  # where the page was last, in whose name phones keep their keys
    elsewhere: tuple[str, ...] = ()  # the places whose phones have their keys from another page

    @property
    def wanted_port(self) -> int:
        """The preferred one, unless a phone knows another."""
        return self.port if self.devices else PORT


NOTHING = Kept("", PORT, {})
