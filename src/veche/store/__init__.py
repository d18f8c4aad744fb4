"""Where matches are kept: journals in a database, SQLite embedded or PostgreSQL shared."""
