"""Playing or viewing one game in the window."""
