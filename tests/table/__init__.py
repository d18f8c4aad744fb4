"""The table through real HTTP: a server in a process of its own, and visitors who have nothing but its pages."""
