"""The reference pages of the site: what Python code can use, and what the server answers."""

from __future__ import annotations

import json
from typing import Any, Final

PACKAGES: Final = (
    ("bedesten", "Games, tables, records: [an introduction](api.md)."),
    ("bedesten.bots", "Bots by name, and the base of your own: [an introduction](bots.md)."),
    ("bedesten.facts", "What a seat may be told of its choices: [an introduction](facts.md)."),
    ("bedesten.advice", "A bot's best plans with their reasons."),
    ("bedesten.arena", "Tournaments: [an introduction](arena.md)."),
    ("bedesten.envs.pettingzoo", "Tables for PettingZoo: [an introduction](envs.md#pettingzoo)."),
    ("bedesten.envs.gymnasium", "A seat for Gymnasium: [an introduction](envs.md#gymnasium)."),
    ("bedesten.envs.openspiel", "Tables for OpenSpiel: [an introduction](envs.md#openspiel)."),
    ("bedesten.lessons", "Lessons on the real engine: [an introduction](lessons.md)."),
    ("bedesten.rulebook", "The rules in our own words: [the book](rules/book.md)."),
)
METHODS: Final = ("get", "post", "put", "patch", "delete")


def python_page() -> str:
    """The names that Python code can use, written from their docstrings by mkdocstrings."""
    parts = ["# Python reference\n", "Written from the docstrings.\n"]
    for package, about in PACKAGES:
        parts += [f"## {package}\n", f"{about}\n", f"::: {package}", *_options(), ""]
    return "\n".join(parts)


def _options() -> list[str]:
    return [
        "    options:",
        "      show_root_heading: false",
        "      show_root_toc_entry: false",
        "      show_docstring_description: true",
    ]


def server_page() -> str:
    """The requests that the server answers and all messages, written from its schema."""
    from bedesten.server.app import describe_api

    schema = describe_api()
    parts = [
        "# Server reference\n",
        "Every request and every message, written from the server's schema. [The introduction](server-api.md) says what"
        " they are for.\n",
        "## Requests\n",
    ]
    for path, methods in schema["paths"].items():
        parts += [request(method.upper(), path, methods[method]) for method in METHODS if method in methods]
    parts.append("## Messages\n")
    parts += [message(name, part) for name, part in schema["components"]["schemas"].items()]
    return "\n".join(parts)


def request(method: str, path: str, about: dict[str, Any]) -> str:
    """One request: what it takes and what it is answered with."""
    lines = [f"### `{method} {path}`\n", f"{about.get('description', '').strip()}\n"]
    for given in about.get("parameters", []):
        note = f": {given['description']}" if given.get("description") else ""
        needed = "" if given.get("required") else ", optional"
        lines.append(f"- `{given['name']}` in the {given['in']}, {kind(given.get('schema', {}))}{needed}{note}")
    body = _content(about.get("requestBody", {}))
    if body:
        lines.append(f"- body: {kind(body)}")
    by_answer: dict[str, list[str]] = {}
    for status, answer in about.get("responses", {}).items():
        found = _content(answer)
        by_answer.setdefault(kind(found) if found else answer.get("description", ""), []).append(status)
    lines += [f"- {', '.join(statuses)}: {answer}" for answer, statuses in by_answer.items()]
    return "\n".join([*lines, ""])


def message(name: str, about: dict[str, Any]) -> str:
    """One message: its fields."""
    lines = [f"### {name}\n", f"{about.get('description', '').strip()}\n"]
    fields = about.get("properties")
    if not fields:
        return "\n".join([*lines, f"{kind(about)}\n"])
    lines += ["| field | | what it is |", "|---|---|---|"]
    needed = set(about.get("required", []))
    for field, part in fields.items():
        said = " ".join(part.get("description", "").split()).replace("|", "\\|")
        left_out = f" Left out: `{json.dumps(part['default'])}`." if "default" in part else ""
        optional = "" if field in needed else "?"
        lines.append(f"| `{field}`{optional} | {kind(part).replace('|', chr(92) + '|')} | {said}{left_out} |")
    return "\n".join([*lines, ""])


def kind(schema: dict[str, Any]) -> str:
    """What a value is, with links to the messages that it is made of."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    for union, between in (("anyOf", " or "), ("oneOf", " or "), ("allOf", " and ")):
        if union in schema:
            return between.join(dict.fromkeys(kind(part) for part in schema[union]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    named = schema.get("type", "anything")
    if named == "array":
        if "prefixItems" in schema:
            return f"({', '.join(kind(part) for part in schema['prefixItems'])})"
        return f"list of {kind(schema.get('items', {}))}"
    more = schema.get("additionalProperties")
    if named == "object" and isinstance(more, dict):
        return f"object of {kind(more)}"
    return "nothing" if named == "null" else str(named)


def _content(part: dict[str, Any]) -> dict[str, Any]:
    for found in part.get("content", {}).values():
        schema: dict[str, Any] = found.get("schema", {})
        return schema
    return {}
