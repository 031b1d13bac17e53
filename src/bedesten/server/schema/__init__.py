"""The messages of the server: one source for HTTP, WebSocket, the documents and the client's types."""

from bedesten.server.schema.common import *
from bedesten.server.schema.lessons import *
from bedesten.server.schema.live import *
from bedesten.server.schema.notices import *
from bedesten.server.schema.rules import *
from bedesten.server.schema.setup import *
from bedesten.server.schema.study import *
from bedesten.server.schema.tables import *
