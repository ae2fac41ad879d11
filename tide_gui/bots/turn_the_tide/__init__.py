"""The bots of Turn the Tide."""
