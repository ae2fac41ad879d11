"""The pictures of Onda."""
