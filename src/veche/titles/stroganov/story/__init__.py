"""What happened in a match of *Stroganov*, in sentences."""
