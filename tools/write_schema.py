"""Writes what the browser client is told about the server: its schema as OpenAPI, and the same as TypeScript types.

`--check` writes nothing and says whether the files are up to date.
"""

import json
import sys
from pathlib import Path
from typing import Any

from bedesten.server.app import describe_api

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api"
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


def files() -> dict[Path, str]:
    """What the files should contain."""
    schema = describe_api()
    return {
        FOLDER / "schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        FOLDER / "types.ts": types(schema["components"]["schemas"]),
    }


def main() -> int:
    wrong = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in wrong:
            print(f"{path.relative_to(Path.cwd())} is out of date: python tools/write_schema.py")
        return 1 if wrong else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
