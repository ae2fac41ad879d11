"""The two ways in which a command fails; the message is one sentence for a person."""


class WrongUse(Exception):
    """The command line is wrong."""


class Failed(Exception):
    """The command line is right, but the command failed."""
