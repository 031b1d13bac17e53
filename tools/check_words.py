"""Checks the words of the browser table: every language has every message, with the same values, and none is unused.

Messages are found in the client by their keys, whole or by how they begin and end (`tile-${colour}-rule`). Every
reason that the rules give for a refusal has its words, and cards are told as in the rule book.
"""

import ast
import re
import sys
from pathlib import Path

from write_words import outdated

ROOT = Path(__file__).resolve().parent.parent / "web" / "src"
WORDS = ROOT / "lib" / "i18n"
RULES = Path(__file__).resolve().parent.parent / "src" / "bedesten"
WHY = "why-"
LANGUAGES = ("en", "de", "fr")
ENTRY = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)
VALUE = re.compile(r"\$([a-z]+)")
WHOLE = re.compile(r"['\"]([a-z][a-z0-9_]*(?:-[a-zA-Z0-9_]+)*)['\"]")
AGREED = {"count", "good"}
"""What verbs agree with in some languages: given where goods are counted, even if English does not need it."""
ASKED = re.compile(r"\bt\('([a-z][a-zA-Z0-9_-]*)'")
"""Messages that the client asks for by their whole key."""
WRITTEN = re.compile(r"`([a-z0-9_-]*)\$\{[^{}`]*\}([a-z0-9_-]*)`|`([a-z0-9_-]+)\$\{")
"""Keys that the client puts together: what stands before and after one value, or before several."""


def messages(text: str) -> dict[str, set[str]]:
    """The keys of a catalogue, and the values that each message takes."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {
        start.group(1): set(VALUE.findall(text[start.end() : end])) for start, end in zip(starts, ends, strict=True)
    }


def reason_codes(source: str) -> set[str]:
    """The codes of the reasons that a module gives: the second argument of each `Reason`, which is written out."""
    made = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    codes = [node.args[1] for node in made if isinstance(node.func, ast.Name) and node.func.id == "Reason"]
    return {str(ast.literal_eval(code)) for code in codes}


def main() -> int:
    """Say what is missing or unused; 1 if anything is."""
    found = {language: messages((WORDS / f"{language}.ftl").read_text("utf-8")) for language in LANGUAGES}
    problems: list[str] = []
    for language in LANGUAGES[1:]:
        for key in sorted(found["en"].keys() ^ found[language].keys()):
            problems.append(f"{key}: only in {'en' if key in found['en'] else language}")
        for key in sorted(found["en"].keys() & found[language].keys()):
            strange = found[language][key] - found["en"][key] - AGREED
            if strange:
                problems.append(f"{key}: {language} uses {', '.join(sorted(strange))}, which it is not given")
    source = "\n".join(file.read_text("utf-8") for file in ROOT.rglob("*") if file.suffix in (".svelte", ".ts"))
    whole = set(WHOLE.findall(source))
    written = [(before or longer, after) for before, after, longer in WRITTEN.findall(source) if "-" in before + longer]
    for key in sorted(found["en"]):
        if key not in whole and not any(key.startswith(before) and key.endswith(after) for before, after in written):
            problems.append(f"{key}: not used")
    problems += [
        f"{key}: asked for, but in no catalogue" for key in sorted(set(ASKED.findall(source)) - found["en"].keys())
    ]
    codes = set().union(*(reason_codes(file.read_text("utf-8")) for file in RULES.rglob("*.py")))
    told = {key.removeprefix(WHY) for key in found["en"] if key.startswith(WHY)}
    problems += [f"{WHY}{code}: a reason of the rules without words" for code in sorted(codes - told)]
    problems += [f"{WHY}{code}: the rules give no such reason" for code in sorted(told - codes)]
    problems += [f"{path.name}: cards are not as in the rule book; run tools/write_words.py" for path in outdated()]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
