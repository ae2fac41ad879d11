"""The pictures of Turning Tides."""
