"""Numbers that nobody can foresee, as of the module `secrets`, which loads OpenSSL besides."""

import os

SURPLUS = 8  # bytes: with so many more than are needed, all numbers are as good as equally likely


def randbelow(end: int) -> int:
    """Return a number from 0 up to this end, which is not drawn itself."""
    size = end.bit_length() // 8 + 1 + SURPLUS
    return int.from_bytes(os.urandom(size)) % end
