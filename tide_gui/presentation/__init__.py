"""How a game is told to people, without Qt."""
