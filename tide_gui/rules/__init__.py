"""The rules of the three games: pure functions over frozen values, standard library only."""
