"""The bots of Turning Tides."""
