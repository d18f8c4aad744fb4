"""Games on other machines, by Ray."""
