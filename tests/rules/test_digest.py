"""The digest that names the deals of days and the reviews of records."""

import hashlib

import pytest

from tide_gui.rules.digest import digest


@pytest.mark.parametrize("size", [8, 16])
@pytest.mark.parametrize("source", [b"", b"onda 2026-11-23 deal", b"x" * 1000])
def test_it_is_the_blake2b_of_the_standard_library(source, size):
    assert digest(source, size) == hashlib.blake2b(source, digest_size=size).digest()
