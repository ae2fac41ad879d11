"""Onda in words."""
