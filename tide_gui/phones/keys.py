"""Secrets that nobody can guess. They are drawn by the system, because `secrets` loads OpenSSL."""

import os
from base64 import b32encode

SECRET_BYTES, DEVICE_BYTES = 12, 16


def new_secret() -> str:
    """The secret of a table: 96 bits in 20 letters and digits that can be typed."""
    return b32encode(os.urandom(SECRET_BYTES)).decode().rstrip("=")


def new_device() -> str:
    """The key of a phone, 128 bits."""
    return os.urandom(DEVICE_BYTES).hex()
