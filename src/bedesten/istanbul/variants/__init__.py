"""Variants that need no expansion."""
