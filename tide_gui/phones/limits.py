"""What one phone, one address and all of them together may do."""

from collections import Counter
from collections.abc import Callable
from time import monotonic


class Allowance:
    """So much at once, and so much a second from then on."""

    def __init__(self, at_once: float, a_second: float, now: Callable[[], float] = monotonic) -> None:
        """Begin with all of it."""
        self._at_once, self._a_second, self._now = at_once, a_second, now
        self._left, self._seen = at_once, now()

    def left(self) -> float:
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._a_second)
        self._seen = now
        return self._left

    def take(self, amount: float = 1) -> bool:
        """Take so much of it, if so much is left."""
        if self.left() < amount:
            return False
        self._left -= amount
        return True


class Allowances:
    """One for each name. The longest known is forgotten first, so that names without end need no memory."""

    def __init__(self, at_once: float, a_second: float, names: int = 256) -> None:
        self._at_once, self._a_second, self._names = at_once, a_second, names
        self._known: dict[str, Allowance] = {}

    def of(self, name: str) -> Allowance:
        if name not in self._known:
            if len(self._known) >= self._names:
                del self._known[next(iter(self._known))]
            self._known[name] = Allowance(self._at_once, self._a_second)
        return self._known[name]


class ConnectionLimit:
    """Counts the connections that are open, and keeps some free for known addresses."""

    def __init__(self, of_one_address: int, in_all: int, reserved: int) -> None:
        """Only known addresses have the `reserved` ones."""
        self._of_one_address, self._in_all, self._reserved = of_one_address, in_all, reserved
        self._open: Counter[str] = Counter()

    def enter(self, address: str, *, known: bool) -> bool:
        """Whether there is room for one more."""
        room = self._in_all if known else self._in_all - self._reserved
        if self._open[address] >= self._of_one_address or self._open.total() >= room:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
