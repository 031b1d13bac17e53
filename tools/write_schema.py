"""Writes the messages of the server as TypeScript types, for the browser client.

`--check` writes nothing and says whether the file is up to date.
"""

import json
import sys
from pathlib import Path
from typing import Any

from bedesten.server.app import describe_api

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api" / "types.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_name(reference: str) -> str:
    """The name of a definition in TypeScript."""
    return reference.rsplit("/", 1)[-1].replace("-", "")


def typescript(schema: dict[str, Any], indent: str = "") -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return type_name(schema["$ref"])
    for union in ("anyOf", "oneOf", "allOf"):
        if union in schema:
            parts = [typescript(part, indent) for part in schema[union]]
            return (" & " if union == "allOf" else " | ").join(dict.fromkeys(parts))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(typescript(item, indent) for item in schema["prefixItems"]) + "]"
        inner = typescript(schema.get("items", {}), indent)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return "Record<string, never>" if schema.get("maxProperties") == 0 else fields(schema, indent)
    return PLAIN.get(kind or "", "unknown")


def fields(schema: dict[str, Any], indent: str) -> str:
    """An object with named fields, or with any."""
    named = schema.get("properties", {})
    more = schema.get("additionalProperties", "properties" not in schema)
    if not named:
        inner = typescript(more, indent) if isinstance(more, dict) else "unknown"
        return f"Record<string, {inner}>" if more else "Record<string, never>"
    required = set(schema.get("required", []))
    lines = []
    for name, part in named.items():
        if "description" in part:
            lines.append(f"{indent}  /** {part['description']} */")
        key = name if name.isidentifier() else json.dumps(name)
        lines.append(f"{indent}  {key}{'' if name in required else '?'}: {typescript(part, indent + '  ')};")
    if more:
        lines.append(f"{indent}  [key: string]: {typescript(more, indent) if isinstance(more, dict) else 'unknown'};")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def types(definitions: dict[str, Any]) -> str:
    """All definitions as a TypeScript module."""
    parts = ["// Written by tools/write_schema.py from the server's messages. Do not edit."]
    for name, schema in definitions.items():
        about = " ".join(schema.get("description", "").split())
        comment = f"/** {about} */\n" if about else ""
        parts.append(f"{comment}export type {type_name(name)} = {typescript(schema)};")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    text = types(describe_api()["components"]["schemas"])
    if "--check" in sys.argv[1:]:
        if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
            return 0
        print(f"{FILE} is out of date: python tools/write_schema.py")
        return 1
    FILE.write_text(text, encoding="utf-8")
    print(f"wrote {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
