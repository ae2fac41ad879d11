"""The rules of Turning Tides."""
