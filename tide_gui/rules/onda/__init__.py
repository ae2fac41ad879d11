"""The rules of Onda."""
