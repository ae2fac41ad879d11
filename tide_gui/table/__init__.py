"""The referee of a game, and its record."""
