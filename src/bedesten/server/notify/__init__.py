"""Notices to players who are away: webhooks and web push."""
