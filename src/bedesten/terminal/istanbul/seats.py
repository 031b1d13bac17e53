"""Draws what each player has, a line each or a narrow column beside the board, and the viewer's own hand."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.drawings import Look
from bedesten.terminal.istanbul.belongings import extras, further_cards
from bedesten.terminal.istanbul.names import LETTER_OF
from bedesten.terminal.istanbul.place_rules import card_rule, short_card
from bedesten.terminal.rows import heads, lira_and_rubies, name_width, row, rubies, seat_name
from bedesten.terminal.screen import fit, folded
from bedesten.terminal.words import counted

__all__ = ["hand_lines", "seat_lines", "seat_lines_beside"]

GOODS: Final = ("red", "green", "yellow", "blue")
COLUMNS: Final = (5, 7, 18, 6, 6, 15)
"""The columns after the name: Lira, rubies, goods, tiles, cards, assistants."""
NARROWEST: Final = 20
"""The least room for a name."""


def _goods(seat: dict[str, Any]) -> Text:
    """``r2 g0 y1 b0``, none pale."""
    parts = [
        Text(f"{LETTER_OF[good]}{seat['goods'][good]}", colours.GOODS[good] if seat["goods"][good] else colours.QUIET)
        for good in GOODS
    ]
    return Text(" ").join(parts)


def _tiles(seat: dict[str, Any]) -> Text:
    if not seat["tiles"]:
        return Text("–", colours.QUIET)
    return Text("").join(Text(LETTER_OF[colour], colours.GOODS[colour]) for colour in seat["tiles"])


def _assistants(seat: dict[str, Any]) -> str:
    """``3 + 1 out``; neutral ones in the stack are counted apart."""
    neutral = seat["stack"].count("neutral")
    own = len(seat["stack"]) - neutral
    words = f"{own}" + (f" +{neutral}n" if neutral else "")
    out = len(seat["assistants"])
    return words + (f", {out} out" if out else "")


def seat_lines(look: Look, width: int) -> list[Text]:
    """A line for each player, under a line that says what the columns are."""
    columns = (name_width(look, max(NARROWEST, width - sum(COLUMNS))), *COLUMNS)
    words = ("", "Lira", "rubies", "goods", "tiles", "cards", "assistants")
    found = [row(heads(words), columns, width)]
    for i, seat in enumerate(look.view["seats"]):
        cells = [
            seat_name(look, i, columns[0] - 1),
            Text(str(seat["lira"]), style="bold"),
            rubies(look, seat),
            Text.assemble(_goods(seat), f" of {seat['room']}"),
            _tiles(seat),
            Text(str(seat["cards"])),
            Text(_assistants(seat)),
        ]
        found.append(row(cells, columns, width))
        more = " · ".join(extras(look.view, i))
        found += folded(Text(f"     {more}", colours.QUIET), width, 5) if more else []
    return found


def seat_lines_beside(look: Look, width: int) -> list[Text]:
    """Three lines for each player, in a narrow column."""
    found: list[Text] = []
    for i, seat in enumerate(look.view["seats"]):
        found.append(lira_and_rubies(look, i, width))
        tiles = Text.assemble(" · tiles ", _tiles(seat)) if seat["tiles"] else Text("")
        found.append(Text.assemble("   ", _goods(seat), f" of {seat['room']}", tiles))
        found.append(Text(f"   {counted(seat['cards'], 'card')} · assistants {_assistants(seat)}", colours.QUIET))
        more = " · ".join(extras(look.view, i))
        found += folded(Text(f"   {more}", colours.QUIET), width, 3) if more else []
    return [fit(line, width) for line in found]


def hand_lines(look: Look, full: bool, width: int) -> list[Text]:
    """The viewer's own cards: in a line, or in full with what each does. Nobody else's are in the view."""
    viewer = look.cast.viewer
    if viewer is None:
        return []
    hand: dict[str, int] = look.view["seats"][viewer].get("hand", {})
    further = further_cards(look.view, viewer)
    if not hand and not further:
        return [Text("You have no bonus cards.", colours.QUIET)]
    cards = {f"{card}{f' ×{count}' if count > 1 else ''}": card for card, count in hand.items()}
    if full:
        found: list[Text] = []
        for name, card in cards.items():
            found += folded(Text.assemble((name, "bold"), f" — {card_rule(card)}"), width, 4)
        for name, rule in further.items():
            found += folded(Text.assemble((name, "bold"), f" — {rule}"), width, 4)
        return found
    parts = [Text.assemble((name, "bold"), f" ({short_card(card)})") for name, card in cards.items()]
    parts += [Text.assemble((name, "bold"), f" ({rule})") for name, rule in further.items()]
    return folded(Text.assemble(("Your cards: ", colours.QUIET), Text(" · ").join(parts)), width, 4)
