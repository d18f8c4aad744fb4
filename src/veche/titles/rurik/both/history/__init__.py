"""What is told of the history: the texts are in `words`."""
