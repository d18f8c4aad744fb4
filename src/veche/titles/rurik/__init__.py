"""Both editions of *Rurik*: `first`, `second`, and `both`, the room of what they do and draw alike."""
