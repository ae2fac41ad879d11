"""Turn the Tide in scenes and words."""
