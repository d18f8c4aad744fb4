"""The arena: many games, counted and measured."""
