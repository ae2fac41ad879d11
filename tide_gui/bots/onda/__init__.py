"""The bots of Onda."""
