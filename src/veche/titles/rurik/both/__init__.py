"""What both editions of Rurik do alike: the base of their states, and the procedures that neither has changed.

An edition is its own tables and changed procedures on top of this room. Nothing here belongs to one edition alone.
"""
