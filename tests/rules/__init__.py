"""Tests of the rules, one chapter a file."""
