"""The ASGI application: routes, middleware and error handlers put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import WebSocketRoute

import bedesten
from bedesten.server.errors import Refused, message_of, status_of
from bedesten.server.http.lessons import learning
from bedesten.server.http.live_route import LIVE, live_socket
from bedesten.server.http.rules import rules
from bedesten.server.http.security import Guard
from bedesten.server.http.static import add_web
from bedesten.server.http.stored_tables import stored
from bedesten.server.http.study import study
from bedesten.server.http.tables import router
from bedesten.server.schema import Refusal, RefusalCode
from bedesten.server.schema.catalogue import completed, definitions
from bedesten.server.server import Server
from bedesten.server.settings import ServerSettings
from bedesten.server.store import StoreDown

__all__ = ["create_app", "describe_api"]

CODES: Final[dict[int, RefusalCode]] = {404: "no-such-table", 413: "too-large", 431: "too-large"}
ABOUT: Final = "Tables of Istanbul and The Dice Game: make them, join them, play. See docs/server-api.md."


def create_app(settings: ServerSettings | None = None) -> Guard:
    """A server as an ASGI application."""
    server = Server(settings or ServerSettings())
    return Guard(_application(server), server)


def describe_api() -> dict[str, Any]:
    """The API as an OpenAPI document; messages of the WebSocket are among its schemas."""
    return _application(Server(ServerSettings())).openapi()


def _application(server: Server) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    app = FastAPI(
        title="Bedesten",
        version=bedesten.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.server = server
    app.include_router(router)
    app.include_router(study)
    app.include_router(stored)
    app.include_router(learning)
    app.include_router(rules)
    app.router.routes.append(WebSocketRoute(LIVE, live_socket))
    settings = server.settings
    app.add_middleware(RequestBodyLimitMiddleware, max_body_size=settings.largest)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=("GET", "POST"),
            allow_headers=("authorization", "content-type"),
            max_age=86400,
        )
    _add_operation(app, server)
    _add_refusals(app)
    describe = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = describe()
            found = schema.setdefault("components", {}).setdefault("schemas", {})
            schema["components"]["schemas"] = dict(sorted({**found, **definitions()}.items()))
            app.openapi_schema = completed(schema)
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]
    add_web(app, server.settings)
    return app


def _add_operation(app: FastAPI, server: Server) -> None:
    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz() -> Response:
        alive = await server.store.alive()
        problem = server.health.problem if alive else "the database does not answer"
        well = alive and not server.health.failure and not server.tables.stopping
        body = {"ok": well, "version": bedesten.__version__, "problem": problem}
        return JSONResponse(body, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics_page() -> Response:
        page, kind = server.metrics.page()
        return Response(page, media_type=kind)


def _add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is told in the same form, and nothing of the inside gets out."""

    def answer(status: int, refusal: Refusal) -> Response:
        headers = {"Retry-After": "1"} if status in (429, 503) else None
        if status == 401:
            headers = {"WWW-Authenticate": "Bearer"}
        return JSONResponse(refusal.model_dump(), status, headers=headers)

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> Response:
        return answer(status_of(error), message_of(error))

    @app.exception_handler(StoreDown)
    async def down(_request: Request, _error: StoreDown) -> Response:
        return answer(503, Refusal(code="unavailable", reason="the database does not answer"))

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][:8])
        return answer(422, Refusal(code="bad-message", reason=f"{where}: {first['msg']}"[:300]))

    @app.exception_handler(Exception)
    async def broken(_request: Request, _error: Exception) -> Response:
        return answer(500, Refusal(code="unavailable", reason="something went wrong here"))

    @app.exception_handler(HTTPException)
    async def http(_request: Request, error: HTTPException) -> Response:
        code = CODES.get(error.status_code, "bad-message")
        found = answer(error.status_code, Refusal(code=code, reason=str(error.detail)[:200]))
        found.headers.update(error.headers or {})
        return found
