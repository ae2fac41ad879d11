"""Tide Table: three games of the sea at one table."""

__version__ = "0.5.0"
