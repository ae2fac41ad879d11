"""The process in which the bots of the window think."""
