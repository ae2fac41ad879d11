"""Turning Tides in scenes and words."""
