"""Compiles the C files that mypyc writes: on all cores, and only those whose object code can have changed."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TextIO

from literals import keep_places
from setuptools import Extension
from setuptools.command.build_ext import build_ext

__all__ = ["BuildNative", "Progress"]

WORD = re.compile(r"\w+")
DECLARED = re.compile(r"}\s*(\w+);|(\w+)\s*[(\[;]")
INCLUDES = re.compile(r'^#include "__native\w+\.h"\n', re.MULTILINE)
WORTH_A_HEADER = 8
"""Files to compile for which reading the headers beforehand pays."""
UNUSED_DAYS = 30
"""What no build has taken from the store for so long is removed."""


class Progress:
    """Says how far compiling has got: a line that moves on a terminal, elsewhere a line for each tenth."""

    screen: TextIO = sys.stderr

    def __init__(self, whole: int) -> None:
        self.whole = whole
        self.done = 0

    def advance(self, name: str) -> None:
        """One more file is done."""
        before = 10 * self.done // self.whole
        self.done += 1
        told = f"compiling: {self.done} of {self.whole} files"
        if self.screen.isatty():
            last = self.done == self.whole
            self.screen.write(f"\r\x1b[K{told}" + ("\n" if last else f", {name}"))
        elif 10 * self.done // self.whole > before:
            self.screen.write(f"{told}\n")
        self.screen.flush()


class BuildNative(build_ext):
    """setuptools' build_ext with a store: what has been made of the same text before is taken from there."""

    def build_extensions(self) -> None:
        self._use_ccache()
        folder = Path(self.build_temp).parent
        self.store = folder / "objects"
        self.store.mkdir(parents=True, exist_ok=True)
        self.tools = _tools(self.compiler)
        _keep_literals(self.extensions[0], folder)
        keys = [[self._key(extension, text) for text in _texts(extension)] for extension in self.extensions]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self._compile(pool, keys)
            for done in [pool.submit(self._link, each, known) for each, known in zip(self.extensions, keys)]:
                done.result()
        self._forget_unused()

    def _use_ccache(self) -> None:
        ccache = shutil.which("ccache")
        if ccache and self.compiler.compiler_type == "unix":
            self.compiler.compiler_so = [ccache, *self.compiler.compiler_so]

    def _key(self, extension: Extension, text: str) -> str:
        """Equal for texts of which the compiler makes the same object."""
        parts = [self.tools, *extension.extra_compile_args, text]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]

    def _compile(self, pool: ThreadPoolExecutor, keys: list[list[str]]) -> None:
        """Compile what is not in the store, the largest first, so that no core is left with it at the end."""
        due = {
            key: (source, extension)
            for extension, known in zip(self.extensions, keys)
            for source, key in zip(extension.sources, known)
            if not self._stored(key, ".o")
        }
        header = self._precompiled() if len(due) >= WORTH_A_HEADER else []
        progress = Progress(len(due))
        jobs = {
            pool.submit(self._compile_one, key, *due[key], header): due[key][0]
            for key in sorted(due, key=lambda key: -os.path.getsize(due[key][0]))
        }
        try:
            for job in as_completed(jobs):
                job.result()
                progress.advance(Path(jobs[job]).stem.rpartition("___")[2])
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise

    def _precompiled(self) -> list[str]:
        """Read the unit's headers once for all its files, where gcc compiles: what files are to be compiled with.

        The headers declare all of the unit, a megabyte of text. The objects are the same, byte for byte.
        """
        if "Free Software Foundation" not in self.tools or shutil.which("ccache"):
            return []
        unit = self.extensions[0]
        first = next(Path(source) for source in unit.sources if _generated(source))
        header = first.with_name("unit.h")
        header.write_text("".join(INCLUDES.findall(first.read_text())))
        folders = [f"-I{folder}" for folder in [*unit.include_dirs, *self.compiler.include_dirs]]
        command = [*self.compiler.compiler_so, *folders, "-x", "c-header", str(header), "-o", f"{header}.gch"]
        made = subprocess.run([*command, *unit.extra_compile_args], capture_output=True, check=False)
        return ["-include", str(header)] if made.returncode == 0 else []

    def _compile_one(self, key: str, source: str, extension: Extension, header: list[str]) -> None:
        made = self.compiler.compile(
            [source],
            output_dir=str(self.store / f"{key}.new"),
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *(header if _generated(source) else [])],
        )
        os.replace(made[0], self.store / f"{key}.o")
        shutil.rmtree(self.store / f"{key}.new")

    def _link(self, extension: Extension, keys: list[str]) -> None:
        together = hashlib.sha256("\0".join([self.tools, extension.name, *keys]).encode()).hexdigest()[:32]
        library = self.store / f"{together}.so"
        if not self._stored(together, ".so"):
            self.compiler.link_shared_object(
                [str(self.store / f"{key}.o") for key in keys],
                f"{library}.new",
                libraries=self.get_libraries(extension),
                library_dirs=extension.library_dirs,
                runtime_library_dirs=extension.runtime_library_dirs,
                export_symbols=self.get_export_symbols(extension),
                extra_postargs=extension.extra_link_args,
                build_temp=self.build_temp,
            )
            os.replace(f"{library}.new", library)
        path = Path(self.get_ext_fullpath(extension.name))
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(library, path)

    def _stored(self, key: str, kind: str) -> bool:
        """Is it in the store? Then it counts as used today."""
        file = self.store / f"{key}{kind}"
        if not file.is_file():
            return False
        os.utime(file)
        return True

    def _forget_unused(self) -> None:
        for file in self.store.iterdir():
            if file.is_file() and file.stat().st_mtime < time.time() - UNUSED_DAYS * 86400:
                file.unlink()


def _generated(source: str) -> bool:
    """Whether a file was written for this unit: it begins with the unit's headers. Others are mypyc's own."""
    return Path(source).name.startswith("__native")


def _tools(compiler: object) -> str:
    """What compiles, in which versions."""
    command = [str(word) for word in getattr(compiler, "compiler_so", [])]
    version = ""
    if command:
        version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
    from mypy.version import __version__ as mypy_version

    return "\0".join([sys.version, sysconfig.get_platform(), mypy_version, *command, version])


def _keep_literals(unit: Extension, folder: Path) -> None:
    """Write the unit's C files anew, with literals in the places they had before, and let it be made of these."""
    written = Path(unit.sources[0]).parent
    # Not all that lies there: files of modules that are gone may be left over.
    files = [*map(Path, unit.sources), *written.rglob("*.h")]
    names = [file.relative_to(written).as_posix() for file in files]
    texts = keep_places({name: (written / name).read_text() for name in names}, folder / "literals.json")
    kept = folder / "kept"
    shutil.rmtree(kept, ignore_errors=True)
    for name, text in texts.items():
        (kept / name).parent.mkdir(parents=True, exist_ok=True)
        (kept / name).write_text(text)
    unit.sources = [str(kept / Path(source).relative_to(written)) for source in unit.sources]
    unit.include_dirs = [
        str(kept / Path(each).relative_to(written)) if Path(each).is_relative_to(written) else each
        for each in unit.include_dirs
    ]


def _texts(extension: Extension) -> list[str]:
    """All that counts of each source: its text, and those declarations of the unit's headers that it leads to.

    The headers declare everything in the unit: a new function in one module changes them, but no object of a module
    that does not mention it.
    """
    declarations: dict[str, str] = {}
    for folder in extension.include_dirs:
        for header in sorted(Path(folder).glob("__native*.h")):
            declarations.update(_declarations(header.read_text()))
    texts = [Path(source).read_text() for source in extension.sources]
    return ["\n".join([text, *_reached(text, declarations)]) for text in texts]


def _declarations(header: str) -> dict[str, str]:
    """What a header declares, each by its name."""
    found: dict[str, str] = {}
    lines: list[str] = []
    depth = 0
    for line in header.splitlines():
        if line.startswith("#") or not line:
            continue
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and line.endswith(";"):
            text = "\n".join(lines)
            match = DECLARED.search(lines[-1] if line.startswith("}") else text)
            assert match is not None, text
            found[match[1] or match[2]] = text
            lines = []
    assert not lines, f"a header does not look as expected: {lines[:3]}"
    return found


def _reached(text: str, declarations: dict[str, str]) -> list[str]:
    """The declarations that a text mentions, and those that these mention, in the order of their names."""
    reached: set[str] = set()
    waiting = [text]
    while waiting:
        new = {word for word in WORD.findall(waiting.pop()) if word in declarations} - reached
        reached |= new
        waiting += [declarations[word] for word in new]
    return [declarations[word] for word in sorted(reached)]
