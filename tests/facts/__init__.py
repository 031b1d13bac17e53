"""Tests of facts: offers, previews, odds, warnings."""
