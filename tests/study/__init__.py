"""Tests of studies of many games."""
