"""What the tools that write pages of the documentation share: write those that have changed, or with --check fail."""

import argparse
from pathlib import Path

__all__ = ["check_asked", "write_pages"]


def check_asked(description: str | None, arguments: list[str] | None) -> bool:
    """Whether the pages are only to be checked."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    return bool(parser.parse_args(arguments).check)


def write_pages(tool: str, root: Path, pages: dict[Path, str], check: bool) -> int:
    """Write the pages that differ from those on disk, or name them; the exit status."""
    stale = 0
    for page, text in pages.items():
        path = root / page
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale = 1
        if check:
            print(f"{page.as_posix()} is stale: run python tools/{tool}.py")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {page.as_posix()}")
    return stale if check else 0
