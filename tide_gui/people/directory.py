"""Who is who: names in records that are one person, and the sheep of each person."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tide_gui.table.names import composed
from tide_gui.table.record import Name

VERSION: Literal[1] = 1
SHEEP = 5  # pictures, each with a scarf of its own colour
SOMEBODY = "Somebody"  # stands in records for a person who was erased; never a person

Sheep = Annotated[int, Meta(ge=0, lt=SHEEP)]


class Directory(Struct, frozen=True):
    """What is remembered of people besides the records, which are never rewritten to rename or join them.

    `known_as` leads from a name in records to the name of the person; other names are people themselves.
    All names in it are composed; those of records need not be.
    """

    version: Literal[1] = VERSION
    known_as: dict[Name, Name] = {}
    sheep: dict[Name, Sheep] = {}

    def person(self, name: str) -> str:
        """Return the person that a record means by this name."""
        name = composed(name)
        return self.known_as.get(name, name)

    def composed(self) -> "Directory":
        """Return what a former version remembered, which took a name in two forms for two names."""
        known_as = {composed(name): composed(known) for name, known in self.known_as.items()}
        return replace(
            self,
            known_as={name: known for name, known in known_as.items() if name != known},
            sheep={composed(name): sheep for name, sheep in self.sheep.items()},
        )

    def also(self, person: str) -> tuple[str, ...]:
        """Return the other names of a person."""
        return tuple(sorted(name for name, known in self.known_as.items() if known == person))

    def with_sheep(self, person: str, sheep: int) -> "Directory":
        return replace(self, sheep={**self.sheep, person: sheep})

    def renamed(self, person: str, to: str) -> "Directory":
        """Give a person another name; if that is the name of another person, the two become one."""
        known_as = dict.fromkeys((person, *self.also(person)), to) | {
            name: known for name, known in self.known_as.items() if known != person
        }
        known_as.pop(to, None)  # it is a person itself now
        sheep = dict(self.sheep)
        former = sheep.pop(person, None)
        if former is not None:
            sheep.setdefault(to, former)
        return replace(self, known_as=known_as, sheep=sheep)

    def separated(self, name: str) -> "Directory":
        """Let a name that was joined into a person be a person of its own again."""
        return replace(self, known_as={each: to for each, to in self.known_as.items() if each != name})

    def completed(self, theirs: "Directory") -> "Directory":
        """Add what another computer remembers. Whoever is known here stays who they are."""
        known = {*self.known_as, *self.known_as.values(), *self.sheep}
        new = {name: self.person(person) for name, person in theirs.known_as.items() if name not in known}
        known_as = self.known_as | {name: person for name, person in new.items() if name != person}
        sheep = {self.person(person): chosen for person, chosen in theirs.sheep.items()}
        return replace(self, known_as=known_as, sheep=sheep | self.sheep)

    def erased(self, person: str) -> "Directory":
        """Forget a person."""
        return replace(
            self,
            known_as={name: known for name, known in self.known_as.items() if known != person},
            sheep={name: kept for name, kept in self.sheep.items() if name != person},
        )


def is_somebody(name: str) -> bool:
    """Whether a record has this name in place of an erased one: `Somebody` or `Somebody 2`."""
    first, _, number = name.partition(" ")
    return first == SOMEBODY and (not number or number.isdecimal())
