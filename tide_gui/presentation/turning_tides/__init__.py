"""Turning Tides in words."""
