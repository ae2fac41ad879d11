"""Where the files of the user are, and how they are written safely."""
