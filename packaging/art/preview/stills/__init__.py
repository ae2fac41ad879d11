"""Stills: whole tables as they are meant to look."""
