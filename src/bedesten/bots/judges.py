"""Who judges the positions of a game."""

from __future__ import annotations

from typing import Final

from bedesten.bots.dicegame.hand_judge import DiceGameJudge
from bedesten.bots.dicegame.learned_judge import LearnedDiceGameJudge
from bedesten.bots.features import width_of
from bedesten.bots.istanbul.hand_judge import IstanbulJudge
from bedesten.bots.istanbul.learned_judge import LearnedIstanbulJudge
from bedesten.bots.judge import Judge
from bedesten.bots.weights import features_of, load_styles, load_weights, styled
from bedesten.kernel.errors import OptionError

__all__ = ["check_judge", "judge_for", "learned_judge", "styles"]

GAMES: Final = ("istanbul", "dicegame")
MADE: Final[dict[str, Judge]] = {}
"""The judges that were asked for before. They hold no game, so that one serves all."""


def judge_for(game: str, name: str = "hand", style: str | None = None) -> Judge:
    """The judge of a game: `hand` was made by hand, `learned` by self-play; a style bends the learned one."""
    if game not in GAMES:
        raise OptionError(f"no bot can judge the game {game!r}")
    key = f"{game} {name} {style or ''}"
    if key not in MADE:
        MADE[key] = _made(game, name, style)
    return MADE[key]


def check_judge(name: str, style: str | None) -> None:
    """Complain of a judge or a style that is not known; the games have the same ones."""
    judge_for(GAMES[0], name, style)


def _made(game: str, name: str, style: str | None) -> Judge:
    if name == "hand" and style is None:
        return IstanbulJudge() if game == "istanbul" else DiceGameJudge()
    if name != "learned":
        raise OptionError(f"judges: hand or learned, and styles of the learned one, not {name!r}")
    known = load_styles(game)
    if style is not None and style not in known:
        raise OptionError(f"styles: any of {', '.join(known)}, not {style!r}")
    sets: list[list[float]] = []
    for course in [game, "great-bazaar"] if game == "istanbul" else [game]:
        weights = load_weights(course)
        sets.append(weights if style is None else styled(game, weights, known[style]))
    return learned_judge(game, sets[0], sets[-1])


def learned_judge(course: str, weights: list[float], expanded: list[float] | None = None) -> Judge:
    """A judge with weights of one's own, in the board game with others for games with expansions if there are any."""
    width = width_of(features_of(course))
    if course == "dicegame":
        return LearnedDiceGameJudge(weights, width)
    return LearnedIstanbulJudge(weights, width, weights if expanded is None else expanded)


def styles(game: str) -> list[str]:
    """The names of a game's styles."""
    return list(load_styles(game))
