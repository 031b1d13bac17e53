"""The WebSocket: connections, and the updates that go out over them."""
