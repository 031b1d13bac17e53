"""Which build of the engine runs: the compiled one, or the sources it was compiled from."""

import hashlib
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

__all__ = ["compiled", "prefer_sources", "sources_digest"]


class _Sources:
    """Finds the modules of this package as .py files only, past the extension modules beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("bedesten."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_sources() -> None:
    """Import the rest of the package from its sources, as BEDESTEN_PURE=1 asks; call it before anything is imported."""
    if _Sources not in sys.meta_path:
        sys.meta_path.insert(0, _Sources)


def compiled() -> bool:
    """Is the loaded engine the compiled one?"""
    spec = import_module("bedesten.kernel.table").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def sources_digest() -> str:
    """A digest of this package's sources, code and data, as they are on the disk: the same for every copy of them."""
    package = Path(__file__).parent
    digest = hashlib.sha256()
    for file in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()
