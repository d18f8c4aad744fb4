"""Notices: what is told of matches to those who do not look, where they want to be told."""
