"""The table in a real browser: whole games by clicks, by keyboard and without script; live pages, replay, every page."""
