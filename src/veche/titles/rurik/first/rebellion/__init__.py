"""The Rebellion: the solo game's automa, Sviatopolk and the rebels who follow him. One file for each heading.

It has the second seat and is no bot: what it does is prescribed by its cards, its mat and the rules here. Everything it
does is a move that names the rule that decided, so that journal and page can tell.
"""
