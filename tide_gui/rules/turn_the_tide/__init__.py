"""The rules of Turn the Tide."""
