"""The art, drawn by Qt as the program draws it, for people to look at."""
