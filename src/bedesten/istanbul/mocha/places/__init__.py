"""The places of Mocha & Baksheesh, one module each."""
