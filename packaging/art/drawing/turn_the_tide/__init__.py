"""The pictures of Turn the Tide."""
