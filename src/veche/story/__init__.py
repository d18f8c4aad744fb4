"""The story of a match: what happened, one sentence for each action, with what came of it."""
