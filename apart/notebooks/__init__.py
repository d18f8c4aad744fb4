"""Notebooks, and what reads tables of games."""
