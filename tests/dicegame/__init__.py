"""Tests of The Dice Game."""
