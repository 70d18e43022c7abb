# made: best(ThreeInARow(), board)
# position: oxx/.xo/o..
from abc import ABC, abstractmethod


class Game(ABC):
    @abstractmethod
    def moves(self, state): ...

    @abstractmethod
    def play(self, state, move): ...

    @abstractmethod
    def result(self, state): ...


class ThreeInARow(Game):
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

    def moves(self, state):
        board, turn = state
        return [i for i in range(9) if board[i] == "."]

    def play(self, state, move):
        board, turn = state
        return board[:move] + turn + board[move + 1:], "O" if turn == "X" else "X"

    def result(self, state):
        board, turn = state
        for line in self.lines:
            marks = {board[i] for i in line}
            if marks == {"X"}:
                return 1
            if marks == {"O"}:
                return -1
        return 0 if "." not in board else None


def minimax(game, state):
    result = game.result(state)
    if result is not None:
        return result
    values = [minimax(game, game.play(state, m)) for m in game.moves(state)]
    return max(values) if state[1] == "X" else min(values)


def best(game, state):
    pick = max if state[1] == "X" else min
    return pick(game.moves(state), key=lambda m: minimax(game, game.play(state, m)))


print(best(ThreeInARow(), ("XX.OO....", "X")))
