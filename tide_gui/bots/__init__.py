"""Who can take a seat besides people."""
