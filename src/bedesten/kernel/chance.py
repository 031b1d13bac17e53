"""The generator behind dice and draws: tiny, copyable, the same on every machine."""

from __future__ import annotations

import hashlib
from typing import Final

from bedesten.kernel.hints import i64, mypyc_attr

__all__ = ["Generator", "commitment", "generator", "is_seed"]

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 256


@mypyc_attr(acyclic=True)
class Generator:
    """xoshiro128++ of Blackman and Vigna: 32-bit words, which stay small integers, and 128 bits of
    state, which can't be found out from a few rolls."""

    __slots__ = ("s0", "s1", "s2", "s3")

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3

    def copy(self) -> Generator:
        return Generator(self.s0, self.s1, self.s2, self.s3)

    def __reduce__(self) -> tuple[type[Generator], tuple[int, int, int, int]]:
        return Generator, (self.s0, self.s1, self.s2, self.s3)

    def words(self) -> list[int]:
        """The state, to be saved."""
        return [self.s0, self.s1, self.s2, self.s3]

    def word(self) -> i64:
        """The next 32 bits."""
        s0 = self.s0
        s1 = self.s1
        s2 = self.s2
        s3 = self.s3
        total = (s0 + s3) & WORD
        result = ((((total << 7) & WORD) | (total >> 25)) + s0) & WORD
        shifted = (s1 << 9) & WORD
        s2 ^= s0
        s3 ^= s1
        self.s1 = s1 ^ s2
        self.s0 = s0 ^ s3
        self.s2 = s2 ^ shifted
        self.s3 = ((s3 << 11) & WORD) | (s3 >> 21)
        return result

    def below(self, n: i64) -> i64:
        """One of 0 … n-1, each exactly as likely (Lemire's method). There are at most 2³² - 1 to choose from."""
        assert n <= WORD
        product = self.word() * n
        if (product & WORD) < n:
            unfair = (WORD + 1) % n
            while (product & WORD) < unfair:
                product = self.word() * n
        return product >> 32

    def pick(self, counts: list[int]) -> int:
        """One of a heap that has so many of each, each as likely as the others: which it is."""
        whole: i64 = 0
        for count in counts:  # several times as fast as `sum`, which is no compiled code
            whole += count
        rest = self.below(whole)
        for which, count in enumerate(counts):
            rest -= count
            if rest < 0:
                return which
        raise AssertionError(counts)


def is_seed(value: object) -> bool:
    """Whether dice can come from this: a whole number from 0 to 2**256 - 1."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << SEED_BITS


def generator(seed: int, stream: str = "") -> Generator:
    """The generator of a seed; each stream of a seed is independent of the others."""
    digest = hashlib.sha256(f"bedesten chance {stream} {seed}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Generator(words[0], words[1], words[2], words[3] or 1)


def commitment(seed: int) -> str:
    """What is published before the first move, so that the seed can be checked after the last."""
    return "sha256:" + hashlib.sha256(f"bedesten seed {seed}".encode()).hexdigest()
