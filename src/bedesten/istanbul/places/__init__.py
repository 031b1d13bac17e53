"""The places of the bazaar, one module each."""
