"""Languages: catalogues of messages in Project Fluent, a folder for each language. See docs/language.md."""
