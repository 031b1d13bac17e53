"""The settings of a server; `operation/flags.py` reads them from flags and the environment."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ServerSettings"]


@dataclass(frozen=True)
class ServerSettings:
    """The configuration of one server process."""

    database: str = "sqlite:///bedesten.db"
    """The address of the database: sqlite:///file or postgresql://user:password@host/name."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Sites whose pages may use it besides its own, as in https://club.example: for a client that lies elsewhere."""
    hosts: tuple[str, ...] = ()
    """Names under which it may be asked for; empty: any. It guards a server at home against other sites' tricks."""
    proxies: str = "127.0.0.1"
    """Whose word about the client's address is taken: reverse proxies, by address, or `*`."""
    thinkers: int = 2
    """Processes in which bots think."""
    thinking: float = 20.0
    """Seconds that a bot may think about one turn."""
    bot_build: str = ""
    """The folder of a compiled build that bots change over to once its file `ready` is there: `make play` gives it."""
    keep: float = 120.0
    """Seconds that a table stays in memory after the last visitor."""
    grace: float = 4.0
    """Seconds after which another process takes up what one should have done."""
    heartbeat: int = 45
    """Seconds of silence after which a connection is dead."""
    requests: float = 30.0
    """Requests a second from one address."""
    new_tables: float = 1.0
    """New tables a second from one address."""
    tables_a_day: int = 500
    """New tables a day from one address."""
    chat: float = 1.0
    """Chat messages a second from one address."""
    messages: float = 30.0
    """Messages a second over one connection; all from one address have ten times as many together."""
    connections: int = 200
    """Connections from one address."""
    largest: int = 64 * 1024
    """Bytes of a request or message."""
    most_tables: int = 100_000
    """Tables in memory."""
    most_entries: int = 20_000
    """Entries that a table's log may have; beyond it nobody chats or takes back there, but the game goes on."""
    least_free: int = 200
    """Megabytes that must be free where a SQLite file lies; with less there are no new tables and no chat."""
    expire_open: float = 7.0
    """Days after which a table whose game never began is deleted; 0: never."""
    expire_playing: float = 0.0
    """Days without a move after which a table is deleted; 0: never."""
    expire_over: float = 0.0
    """Days after its end after which a table is deleted; 0: never."""
    webhooks: bool = False
    """Whether players may give addresses that are told when it is their turn."""
    webhooks_inside: bool = False
    """Whether such addresses may be plain http, and in private networks: only if you know all your players."""
    push_key: str = ""
    """The private VAPID key for web push, in base64url; empty: no web push. It needs the extra `push`."""
    push_contact: str = ""
    """Whom push services may write to, as in mailto:host@example.org."""
    notice_after: float = 60.0
    """Seconds that a player may stay away from his turn before he is told elsewhere."""
    address: str = ""
    """The address under which players reach this server, for links in what they are told elsewhere."""
    web: str | None = None
    """The folder of the built browser client."""
    log: str = "text"
    """How logs are written: text or json."""
