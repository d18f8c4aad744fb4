"""Golden playthroughs: whole games with what every seat saw, so that no change of a rule goes unnoticed."""
