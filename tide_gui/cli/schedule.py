"""All games of an arena, none of them made before it is played."""

from collections.abc import Mapping
from dataclasses import dataclass

from tide_gui.cli.match import ENGINE, Match


@dataclass(frozen=True, slots=True)
class Schedule:
    """Game i has deal `first_deal` + i; rotated, each deal is played once with every player on every seat."""

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
        """How often each deal is played."""
        return len(self.players) if self.rotate else 1

    @property
    def last_deal(self) -> int:
        """The deal of the last game."""
        return self.first_deal + self.deals - 1

    @property
    def has_engines(self) -> bool:
        """Whether any outside program takes a seat."""
        return any(player.startswith(ENGINE) for player in self.players)

    def __len__(self) -> int:
        """How many games there are."""
        return self.deals * self.games_of_a_deal

    def match(self, number: int) -> Match:
        """The game of this number."""
        deal, turned = divmod(number, self.games_of_a_deal)
        return Match(
            self.game, self.options, self.players, self.first_deal + deal, turned, self.patience, self.forgive
        )
