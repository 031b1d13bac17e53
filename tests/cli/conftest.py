"""A home of its own for each test, and the command."""

from own_home import bedesten_says, home

__all__ = ["bedesten_says", "home"]
