"""The store: on SQLite always, on PostgreSQL where there is one."""
