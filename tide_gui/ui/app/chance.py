"""Numbers that nobody can foresee, as of the module `secrets`, which loads OpenSSL besides."""

from random import SystemRandom


def randbelow(end: int) -> int:
    """Return a number from 0 up to this end, which is not drawn itself."""
    return SystemRandom().randrange(end)
