"""*Rurik: Second Edition*, as its draft rulebook describes it. Files are the headings of the draft."""
