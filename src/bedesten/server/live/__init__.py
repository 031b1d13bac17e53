"""Tables in memory, writes to them, and the WebSocket connections that get their updates."""
