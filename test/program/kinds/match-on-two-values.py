# made: minimax(board)
# position: oxx/.xo/o..
from enum import Enum, auto
from dataclasses import dataclass


class Result(Enum):
    X_WINS = auto()
    O_WINS = auto()
    DRAW = auto()
    PLAYING = auto()


@dataclass(frozen=True)
class State:
    cells: str
    to_move: str = "X"

    def status(self) -> Result:
        c = self.cells
        for line in (c[0:3], c[3:6], c[6:9], c[0::3], c[1::3], c[2::3], c[0::4], c[2:7:2]):
            match line:
                case "XXX":
                    return Result.X_WINS
                case "OOO":
                    return Result.O_WINS
        return Result.PLAYING if "." in c else Result.DRAW

    def moves(self):
        return [i for i, c in enumerate(self.cells) if c == "."]

    def after(self, i):
        return State(self.cells[:i] + self.to_move + self.cells[i + 1:], "O" if self.to_move == "X" else "X")


def minimax(state: State) -> int:
    match state.status(), state.to_move:
        case Result.X_WINS, _:
            return 1
        case Result.O_WINS, _:
            return -1
        case Result.DRAW, _:
            return 0
        case _, "X":
            return max(minimax(state.after(i)) for i in state.moves())
        case _:
            return min(minimax(state.after(i)) for i in state.moves())
