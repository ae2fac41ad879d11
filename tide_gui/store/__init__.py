"""Where files live and how they are kept whole."""
