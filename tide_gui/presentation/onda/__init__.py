"""Onda in scenes and words."""
