"""Positions as numbers. Compiled with the engine, and like it in need of the standard library only."""
