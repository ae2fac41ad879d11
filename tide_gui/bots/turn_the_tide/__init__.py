"""How the bots play Turn the Tide."""
