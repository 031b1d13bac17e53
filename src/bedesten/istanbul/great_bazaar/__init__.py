"""The Great Bazaar: what both expansions bring only together."""
