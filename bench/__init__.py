"""The speed of Veche beside catanatron's: `python -m bench`."""
