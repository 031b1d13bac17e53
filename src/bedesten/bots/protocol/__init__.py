"""Bots that are programs of their own, in any language: they speak JSON, a line a message (docs/protocol.md)."""
