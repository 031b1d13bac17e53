"""The messages of the protocol, as the host writes them and reads the answers."""

from __future__ import annotations

from typing import Any, Final

from bedesten.bots.opinion import MoveOpinion, Opinion
from bedesten.bots.protocol.errors import BotFault
from bedesten.kernel.errors import IllegalMove, shown
from bedesten.kernel.sight import Sight

__all__ = ["PROTOCOL", "WANTS", "decision", "game", "hello", "read_hello", "read_move", "read_opinion"]

PROTOCOL: Final = 1
"""The version: it goes up when a message changes so that older programs would misread it. New fields do not count."""

WANTS: Final = ("view", "observation", "phrases", "position")
"""What a program may want to be told with each decision, besides the moves."""

Message = dict[str, Any]


def hello() -> Message:
    """The first message."""
    import bedesten

    return {"type": "hello", "protocol": PROTOCOL, "host": f"bedesten {bedesten.__version__}"}


def read_hello(answer: Message) -> tuple[str, tuple[str, ...], bool]:
    """The program's name, what it wants to be told, and whether it has opinions."""
    if answer.get("type") != "hello":
        raise BotFault("nonsense", f"the answer to hello must be of type 'hello', not {shown(answer)}")
    if answer.get("protocol") != PROTOCOL:
        raise BotFault("nonsense", f"this host speaks protocol {PROTOCOL}, not {shown(answer.get('protocol'))}")
    wants = answer.get("wants", [])
    if not isinstance(wants, list) or not all(want in WANTS for want in wants):
        raise BotFault("nonsense", f"'wants' is a list of any of {', '.join(WANTS)}, not {shown(wants)}")
    return str(answer.get("name", "")), tuple(wants), answer.get("opinions") is True


def game(sight: Sight, seed: int, wants: tuple[str, ...]) -> Message:
    """A game begins, or the program is asked about another one than before."""
    told: Message = {
        "type": "game",
        "game": sight.game,
        "options": sight.options,
        "players": sight.options["players"],
        "seat": sight.seat,
        "seed": seed,
        "actions": len(sight.mask()),
    }
    if "observation" in wants:
        told["layout"] = sight.layout()
    return told


def decision(kind: str, number: int, sight: Sight, ms: int, wants: tuple[str, ...]) -> Message:
    """A question: `choose` wants a move, `opinion` what the program thinks of all of them."""
    moves: list[Message] = []
    for move in sight.moves():
        phrase = sight.phrase(move)
        told: Message = {"move": move, "action": sight.action(move), "text": phrase.text()}
        if "phrases" in wants:
            told["phrase"] = phrase.as_dict()
        moves.append(told)
    found: Message = {"type": kind, "id": number, "ms": ms, "seat": sight.seat, "question": sight.question}
    found["moves"] = moves
    if "view" in wants:
        found["view"] = sight.view
    if "observation" in wants:
        found["observation"] = list(sight.observation())
    if "position" in wants:
        found["position"] = sight.state()
    return found


def read_move(answer: Message, sight: Sight) -> int:
    """The legal move of an answer: by its number, its notation, or its action."""
    if answer.get("type") == "error":
        raise BotFault("nonsense", f"it says: {shown(answer.get('message'))}")
    if answer.get("type") != "move" or ("move" in answer) == ("action" in answer):
        raise BotFault("nonsense", f"an answer is of type 'move', with a 'move' or an 'action', not {shown(answer)}")
    return _move(answer.get("move"), answer.get("action"), sight)


def _move(move: object, action: object, sight: Sight) -> int:
    try:
        if isinstance(action, int):
            return sight.move(action)
        if isinstance(move, str):
            return sight.read(move)
        if isinstance(move, int) and not isinstance(move, bool) and move in sight.moves():
            return move
    except IllegalMove as error:
        raise BotFault("illegal", str(error)) from error
    raise BotFault("illegal", f"{shown(move if action is None else action)} is none of the moves {sight.moves()}")


def read_opinion(answer: Message, sight: Sight) -> Opinion | None:
    """What the program thinks of its moves, the best first; None if it does not say."""
    if answer.get("type") != "opinion":
        raise BotFault("nonsense", f"the answer to opinion must be of type 'opinion', not {shown(answer)}")
    told = answer.get("moves")
    if told is None:
        return None
    if not isinstance(told, list) or not told or not all(isinstance(one, dict) for one in told):
        raise BotFault("nonsense", f"'moves' of an opinion is a list of moves, or null, not {shown(told)}")
    try:
        moves = [
            MoveOpinion(
                _move(one.get("move"), one.get("action"), sight),
                float(one["value"]),
                int(one.get("visits", 0)),
                float(one.get("chance", 0.0)),
                float(one.get("place", 0.0)),
            )
            for one in told
        ]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BotFault):
            raise
        raise BotFault("nonsense", f"each move of an opinion has a number as its 'value' ({error})") from error
    moves.sort(key=lambda one: -one.value)
    return Opinion(moves, int(answer.get("iterations", 0)), int(answer.get("depth", 0)))
