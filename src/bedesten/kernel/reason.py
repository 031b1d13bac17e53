"""Why something can't be chosen now, told once for every client."""

from __future__ import annotations

from typing import Final

__all__ = ["ANY_OPTION", "Reason"]

ANY_OPTION: Final = -1
"""Asked of a play in the place of an option: why nothing of it can be played at all."""


class Reason:
    """Why an answer is refused: the rules that forbid it, a code, the facts that matter, and English words.

    Built only when somebody asks, never while moves are found or played.
    """

    def __init__(self, rules: list[str], code: str, words: str, facts: dict[str, object] | None = None) -> None:
        self.rules = rules
        """Ids of the rules catalogue, the one that decides first."""
        self.code = code
        """The reason in a word that never changes, for clients with languages of their own."""
        self.words = words
        """The reason in English, without the rules: no capital, no full stop."""
        self.facts: dict[str, object] = {} if facts is None else facts
        """The numbers and names that matter, by name, JSON-ready."""

    def __str__(self) -> str:
        """The reason as an English sentence with its rules."""
        sentence = self.words[:1].upper() + self.words[1:]
        return f"{sentence} ({', '.join(self.rules)})." if self.rules else f"{sentence}."

    def __reduce__(self) -> tuple[type[Reason], tuple[list[str], str, str, dict[str, object]]]:
        return Reason, (self.rules, self.code, self.words, self.facts)

    def __repr__(self) -> str:
        return f"Reason({self.rules}, {self.code!r}, {self.words!r}, {self.facts})"

    def as_dict(self) -> dict[str, object]:
        """All of it, JSON-ready."""
        return {"rules": self.rules, "code": self.code, "words": self.words, "facts": self.facts}
