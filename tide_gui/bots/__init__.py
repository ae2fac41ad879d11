"""The players that are not human: bots and engines."""
