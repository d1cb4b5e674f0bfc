"""Odds: what may come of a choice, counted by the rules themselves, or played many times where the ways are too many."""
