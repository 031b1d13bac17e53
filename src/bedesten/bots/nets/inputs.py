"""What a net sees of a position: inputs that hold or not, in groups."""

from __future__ import annotations

__all__ = ["Group", "Inputs"]


class Group:
    """Inputs that belong together, mostly the cases of one thing, of which one holds."""

    def __init__(self, name: str, size: int, about: str, of: str = "") -> None:
        self.name = name
        self.size = size
        self.about = about
        self.of = of
        """What of a seat it is about, as facts name what changes: see `bots.features.Feature`."""


class Inputs:
    """All inputs of a net, in the order of its weights."""

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.size = 0

    def add(self, name: str, size: int, about: str, of: str = "") -> int:
        """A further group; tells the number of its first input."""
        first = self.size
        self.groups.append(Group(name, size, about, of))
        self.size += size
        return first
