"""Turn the Tide in words and scenes."""
