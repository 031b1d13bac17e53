"""Letters & Seals."""
