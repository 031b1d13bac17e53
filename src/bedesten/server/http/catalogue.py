"""What can be played here, and how options go together. The games themselves are asked; no rule is told twice."""

from __future__ import annotations

from typing import Any, Final

import bedesten
from bedesten import _build
from bedesten.bots import LEVELS, USUAL
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.istanbul.options import BONUS_DECKS, EDITIONS, LAYOUTS, VARIANTS
from bedesten.istanbul.options import Options as IstanbulOptions
from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import OptionError
from bedesten.server import schema as m
from bedesten.tables.games import checked_options

__all__ = ["games", "try_out"]

LEAST: Final = 2
MOST: Final = 5

CHOICES: Final[dict[str, tuple[m.OptionInfo, ...]]] = {
    "istanbul": (
        m.OptionInfo(name="edition", kind="one", values=list(EDITIONS), default=EDITIONS[0]),
        m.OptionInfo(name="expansions", kind="any", values=list(EXPANSIONS), default=[]),
        m.OptionInfo(name="layout", kind="one", values=list(LAYOUTS), default=None),
        m.OptionInfo(name="variants", kind="any", values=list(VARIANTS), default=[]),
        m.OptionInfo(name="bonus_deck", kind="one", values=list(BONUS_DECKS), default=BONUS_DECKS[0]),
        m.OptionInfo(name="start", kind="number", values=[0, 1, 2, 3, 4], default=None),
    ),
    "dicegame": (m.OptionInfo(name="start", kind="number", values=[0, 1, 2, 3], default=None),),
}


def games() -> m.GamesInfo:
    """All that can be played here."""
    return m.GamesInfo(
        version=bedesten.__version__,
        compiled=_build.compiled(),
        games=[_game(name) for name in bedesten.GAMES],
        bots=[m.BotInfo(name=level.name, words=level.words, usual=level.name == USUAL) for level in LEVELS],
    )


def _game(name: str) -> m.GameInfo:
    box = box_of(name)
    fitting = [players for players in range(LEAST, MOST + 1) if _why_not(name, {}, players, 0) is None]
    return m.GameInfo(
        game=name,  # type: ignore[arg-type]
        rules=box.version,
        least=fitting[0],
        most=fitting[-1],
        houses=[box.seat_name(seat) for seat in range(fitting[-1])],
        options=list(CHOICES[name]),
    )


def try_out(trial: m.SetupWish) -> m.SetupInfo:
    """What options come to, and which others would go with them."""
    given = dict(trial.options)
    choices = [
        _choice(trial, given, option, value)
        for option in CHOICES[trial.game]
        for value in option.values
        if option.kind != "number" or (isinstance(value, int) and value < trial.players)
    ]
    try:
        checked = checked_options(trial.game, given, trial.players, trial.seed)
    except OptionError as error:
        return m.SetupInfo(ok=False, reason=str(error), options=given, bazaar=None, choices=choices)
    bazaar = None
    if isinstance(checked, IstanbulOptions):
        bazaar = m.BazaarInfo(
            layout=checked.layout, board=list(checked.board), width=checked.width, names=checked.place_names
        )
    return m.SetupInfo(ok=True, reason=None, options=checked.as_dict(), bazaar=bazaar, choices=choices)


def _choice(trial: m.SetupWish, given: dict[str, Any], option: m.OptionInfo, value: str | int) -> m.ChoiceInfo:
    """Whether a value goes with the others: whether it could be chosen now, or stay chosen."""
    now = given.get(option.name, option.default)
    with_it = dict(given)
    if option.kind == "any":
        words = now if isinstance(now, list) else []
        chosen = value in words
        with_it[option.name] = [*words] if chosen else [*words, value]
    else:
        chosen = now == value
        with_it[option.name] = value
    if option.name in ("layout", "expansions"):
        with_it.pop("board", None)  # a board belongs to the layout and the expansions that it was drawn for
    if option.name == "expansions":
        with_it.pop("layout", None)
    return m.ChoiceInfo(
        option=option.name,
        value=value,
        chosen=chosen,
        why_not=_why_not(trial.game, with_it, trial.players, trial.seed),
    )


def _why_not(game: str, given: dict[str, Any], players: int, seed: int) -> str | None:
    try:
        checked_options(game, given, players, seed)
    except OptionError as error:
        return str(error)
    return None
