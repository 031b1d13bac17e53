"""The places of Letters & Seals."""
