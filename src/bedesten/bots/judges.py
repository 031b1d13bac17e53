"""Who judges the positions of a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from bedesten.bots.dicegame.hand_judge import DiceGameJudge
from bedesten.bots.dicegame.learned_judge import LearnedDiceGameJudge
from bedesten.bots.dicegame.net_inputs import INPUTS as DICE_GAME_INPUTS
from bedesten.bots.dicegame.net_judge import NetDiceGameJudge
from bedesten.bots.features import width_of
from bedesten.bots.istanbul.hand_judge import IstanbulJudge
from bedesten.bots.istanbul.learned_judge import LearnedIstanbulJudge
from bedesten.bots.istanbul.net_inputs import INPUTS as ISTANBUL_INPUTS
from bedesten.bots.istanbul.net_judge import NetIstanbulJudge
from bedesten.bots.judge import Judge
from bedesten.bots.leaning import LeaningJudge
from bedesten.bots.load import class_in_file
from bedesten.bots.nets.file import read_net
from bedesten.bots.own_judge import OwnJudge, made_judge
from bedesten.bots.weights import (
    LIRA_A_LOGIT,
    features_of,
    load_styles,
    load_weights,
    read_weights,
    start_weights,
    styled,
)
from bedesten.kernel.errors import BedestenError, OptionError

__all__ = ["check_judge", "is_own", "judge_for", "learned_judge", "styles"]

GAMES: Final = ("istanbul", "dicegame")
WEIGHTS: Final = ".toml"
"""How the name of a file with weights ends."""
TRAINED: Final = "net"
"""The net that comes with the package, added to what the learned judge says …"""
WITH_NET: Final = ("istanbul",)
"""… of these games; elsewhere that one judges alone. The Dice Game's net won no more games: see docs/evaluation.md."""
KEPT: Final = "learned-1"
"""The learned judge as it was when the first champion was kept, to compare with."""
NET: Final = ".net"
"""How the name of a file with a net ends."""
CODE: Final = ".py:"
"""What stands between the file of a judge of one's own and its class."""
MADE: Final[dict[str, Judge]] = {}
"""The judges that were asked for before. They hold no game, so that one serves all."""


def judge_for(game: str, name: str = "hand", style: str | None = None) -> Judge:
    """The judge of a game: `hand` was made by hand, `learned` by self-play, and `net` adds a net to what was learned; a
    style bends what was learned, or is added to what the hand-made one says. Others are in files: weights, a net, or a
    class."""
    if game not in GAMES:
        raise OptionError(f"no bot can judge the game {game!r}")
    key = f"{game} {name} {style or ''}"
    if key not in MADE:
        MADE[key] = _made(game, name, style)
    return MADE[key]


def check_judge(name: str, style: str | None) -> None:
    """Complain of a judge or a style that is not known; the games have the same ones. Weights in a file are for one of
    them."""
    problem: OptionError | None = None
    for game in GAMES if name.endswith((WEIGHTS, NET)) else GAMES[:1]:
        try:
            judge_for(game, name, style)
            return
        except OptionError as error:
            problem = problem or error
    assert problem is not None
    raise problem


def is_own(name: str) -> bool:
    """Whether this names a judge, or weights, in a file."""
    return name.endswith((WEIGHTS, NET)) or CODE in name


def _made(game: str, name: str, style: str | None) -> Judge:
    if style is None and name == "hand":
        return IstanbulJudge() if game == "istanbul" else DiceGameJudge()
    if style is None and name.endswith(WEIGHTS):
        return _weighed(game, name)
    if style is None and name.endswith(NET):
        return _net_judge(game, _read(name), name, judge_for(game, "learned"))
    if style is None and CODE in name:
        found = class_in_file(name, object, "as in judge=./mine.py:Judge")
        return OwnJudge(made_judge(found, name), judge_for(game))
    if style is None and name == KEPT:
        kept = [load_weights(course, KEPT.removeprefix("learned")) for course in _courses(game)]
        return learned_judge(game, kept[0], kept[-1])
    if name not in ("hand", "learned", TRAINED):
        raise OptionError(
            "bots: judge is hand, learned, net, weights or a net in a file (./weights.toml, ./my.net) or a class of "
            f"your own (./mine.py:Judge), not {name!r}"
        )
    known = load_styles(game)
    if style is not None and style not in known:
        raise OptionError(f"styles: any of {', '.join(known)}, not {style!r}")
    if name == TRAINED and game not in WITH_NET:
        return judge_for(game, "learned", style)
    if name == TRAINED:
        data = files("bedesten.bots").joinpath("data", game + NET).read_bytes()
        return _net_judge(game, data, name, judge_for(game, "learned", style))
    if style is not None and name == "hand":
        start = start_weights(game)
        bent = styled(game, start, known[style])
        leaning = [LIRA_A_LOGIT * (bent[i] - start[i]) for i in range(len(bent))]
        return LeaningJudge(judge_for(game), learned_judge(game, leaning))
    sets: list[list[float]] = []
    for course in _courses(game):
        weights = load_weights(course)
        sets.append(weights if style is None else styled(game, weights, known[style]))
    return learned_judge(game, sets[0], sets[-1])


def _courses(game: str) -> list[str]:
    """What was learned for a game: without expansions first, with them last."""
    return [game, "great-bazaar"] if game == "istanbul" else [game]


def _weighed(game: str, path: str) -> Judge:
    """A judge with the weights of a file that `bedesten train` wrote, for a game with expansions and without."""
    try:
        return learned_judge(game, read_weights(game, _read(path).decode()))
    except ValueError as error:
        raise OptionError(f"bots: {path} has no weights for {game}: {error}") from error


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise OptionError(f"bots: the weights {path} can't be read: {error.strerror}") from error


def _net_judge(game: str, data: bytes, name: str, base: Judge) -> Judge:
    """A judge, and a net that adds to what it says."""
    try:
        if game == "dicegame":
            return NetDiceGameJudge(read_net(data, DICE_GAME_INPUTS), base)
        return NetIstanbulJudge(read_net(data, ISTANBUL_INPUTS), base)
    except BedestenError as error:
        raise OptionError(f"bots: {name} has no net for {game}: {error}") from error


def learned_judge(course: str, weights: list[float], expanded: list[float] | None = None) -> Judge:
    """A judge with weights of one's own, in the board game with others for games with expansions if there are any."""
    width = width_of(features_of(course))
    if course == "dicegame":
        return LearnedDiceGameJudge(weights, width)
    return LearnedIstanbulJudge(weights, width, weights if expanded is None else expanded)


def styles(game: str) -> list[str]:
    """The names of a game's styles."""
    return list(load_styles(game))
