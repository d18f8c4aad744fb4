"""The table in a real browser: whole games by clicks, by keyboard, without script; live pages, replay, every page."""
