"""How a game is shown to people, in scenes and words. Independent of Qt."""
