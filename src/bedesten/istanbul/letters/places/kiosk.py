"""22 Kiosk."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.kiosk_tiles import KioskTile
from bedesten.istanbul.letters.mail import draw_letter
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.terms import KIOSK_CHOICE, KIOSK_REVEAL, KIOSK_TILE, KIOSK_TILES
from bedesten.istanbul.rule import PASS, PlaceAction, Question
from bedesten.istanbul.saved import members
from bedesten.istanbul.sign import Deal, Sign
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["CarryOutTile", "ChooseTile", "Kiosk", "RevealTile"]

# The heaps of tiles.
PILE: Final = 0
OPEN: Final = 1
USED: Final = 2
DISCARDS: Final = 3


def revealed(t: Board) -> int:
    """A tile for each player and one more. (P22a)"""
    return len(t.seats) + 1


class Kiosk(PlaceAction):
    """22 Kiosk: take a letter; then a tile for each player and one more are revealed, and from the acting player on
    each chooses one. (P22)"""

    def __init__(self) -> None:
        super().__init__("kiosk", 2, clause="P22a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.ask(KIOSK_CHOICE, ask.seat, ask.seat)
        t.ask(KIOSK_REVEAL, CHANCE, revealed(t))
        draw_letter(t, ask.seat)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals.append(Deal({}, {"letters": 1}))
        sign.reveals = {"kiosk-tiles": revealed(t)}

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("open")


def shift(t: Board, tiles: int, source: int, target: int) -> None:
    """Tiles go from one heap to another; an empty pile is made anew from the discards at once. (GEN-05)"""
    letters = letters_of(t)
    kiosk = letters.kiosk[:]
    kiosk[source] ^= tiles
    kiosk[target] |= tiles
    if not kiosk[PILE] and kiosk[DISCARDS]:
        kiosk[PILE] = kiosk[DISCARDS]
        kiosk[DISCARDS] = 0
        t.tell("kiosk-reshuffle", -1)
    letters.kiosk = kiosk


class RevealTile(Question):
    """A kiosk tile of the face-down pile is revealed. (P22a)

    ``a`` says how many are revealed in all.
    """

    def __init__(self) -> None:
        super().__init__("kiosk-reveal", len(KIOSK_TILES), clause="P22a")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.count = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return members(letters_of(t).kiosk[PILE], len(KIOSK_TILES))

    def draw(self, t: Board, ask: Ask) -> int:
        tiles = self.moves(t, ask)
        return tiles[t.generator.below(len(tiles))]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        shift(t, 1 << move, PILE, OPEN)
        t.tell("kiosk-reveal", -1, move)
        if ask.a > 1:
            t.ask(KIOSK_REVEAL, CHANCE, ask.a - 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("reveal", tile=KIOSK_TILES[move])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        name = KIOSK_TILES[move]
        return Reason(["P22a"], "none-left", f"the tile {name!r} does not lie in the pile", {"what": name})


class ChooseTile(Question):
    """Each chooses an open tile, from the acting player on; what remains is his, too. (P22b, P22c)

    ``a`` is the acting player.
    """

    def __init__(self) -> None:
        super().__init__("kiosk-choice", len(KIOSK_TILES), clause="P22b")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.opener = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return members(letters_of(t).kiosk[OPEN], len(KIOSK_TILES))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        shift(t, 1 << move, OPEN, USED)
        t.tell("kiosk-choose", ask.seat, move)
        following = ask.seat + 1 if ask.seat + 1 < len(t.seats) else 0
        if following != ask.a:
            t.ask(KIOSK_CHOICE, following, ask.a)
        else:
            kiosk = letters_of(t).kiosk
            rest = members(kiosk[OPEN], len(KIOSK_TILES))[0]
            shift(t, kiosk[OPEN], OPEN, USED)
            shift(t, letters_of(t).kiosk[USED], USED, DISCARDS)
            t.ask(KIOSK_TILE, ask.a, rest)
        t.ask(KIOSK_TILE, ask.seat, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("choose", tile=KIOSK_TILES[move])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return Reason(["P22b"], "not-open", "this tile does not lie open", {"tile": KIOSK_TILES[move]})


class CarryOutTile(Question):
    """A kiosk tile may be carried out by who has it. (P22b, P22c)

    ``a`` is the tile.
    """

    def __init__(self, tiles: dict[str, KioskTile]) -> None:
        super().__init__("kiosk-tile", 1 + max([tile.span for tile in tiles.values()]), clause="P22b")
        assert len(tiles) == len(KIOSK_TILES)
        self.tiles = [tiles[name] for name in KIOSK_TILES]
        """By number."""

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.tile = KIOSK_TILES[ask.a]
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [PASS] + [1 + option for option in self.tiles[ask.a].options(t, ask.seat)]

    def stands(self, t: Board, ask: Ask) -> bool:
        return bool(self.tiles[ask.a].options(t, ask.seat)) or t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != PASS:
            t.tell("kiosk-use", ask.seat, ask.a)
            self.tiles[ask.a].carry_out(t, ask.seat, move - 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == PASS:
            return Phrase("pass", declines=True)
        tile = self.tiles[ask.a] if 0 <= ask.a < len(self.tiles) else None
        return tile.phrase(move - 1) if tile is not None and move <= tile.span else Phrase("")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        clause = f"LS-K{ask.a + 1:02}"
        name = KIOSK_TILES[ask.a]
        if move > self.tiles[ask.a].span:
            return Reason([clause], "no-such-choice", f"the tile {name!r} has no such choice", {"tile": name})
        words = "what this tile asks for can't be given, or it would bring nothing"
        return Reason([clause, "ACT-02"], "tile-impossible", words, {"tile": name})
