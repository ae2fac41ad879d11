"""The schedule of an arena; each match is created when it is played."""

from collections.abc import Mapping
from dataclasses import dataclass

from tide_gui.cli.match import ENGINE, Match


@dataclass(frozen=True, slots=True)
class Schedule:
    """Game i uses deal `first_deal` + i; with `rotate` each deal is played once for each seating."""

    game: str
    options: Mapping[str, bool]
    players: tuple[str, ...]
    first_deal: int
    deals: int
    rotate: bool
    patience: float
    forgive: bool

    @property
    def games_of_a_deal(self) -> int:
        return len(self.players) if self.rotate else 1

    @property
    def last_deal(self) -> int:
        return self.first_deal + self.deals - 1

    @property
    def has_engines(self) -> bool:
        return any(player.startswith(ENGINE) for player in self.players)

    def __len__(self) -> int:
        return self.deals * self.games_of_a_deal

    def match(self, number: int) -> Match:
        deal, turned = divmod(number, self.games_of_a_deal)
        return Match(
            self.game, self.options, self.players, self.first_deal + deal, turned, self.patience, self.forgive
        )
