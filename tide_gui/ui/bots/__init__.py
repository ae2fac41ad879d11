"""The process that runs the window's bots."""
