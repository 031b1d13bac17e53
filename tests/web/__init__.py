"""Tests of the browser table."""
