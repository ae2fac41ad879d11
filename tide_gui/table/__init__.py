"""The referee and the record of what was played."""
