"""The two ways in which a command comes to nothing; the message is one sentence for a person."""


class WrongUse(Exception):
    """A command that cannot be carried out as it was given."""


class Failed(Exception):
    """A command that was right but came to nothing."""
