"""Stone & Blade: the core of the expansion, an option of the first edition."""
