"""*Rurik: Dawn of Kiev*, the first edition. Its files are the headings of the rulebook."""
