"""Tide Table: three games of the sea at one table."""

__version__ = "0.4.0"
