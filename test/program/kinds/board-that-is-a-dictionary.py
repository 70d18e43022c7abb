# made: minimax_search(ThreeInARow(), board)
# position: oxx/.xo/o..
# A board is a dictionary of the cells that are taken, with the side to move and the value in it; a game object makes each
# from the one before, and its first one has no marks.
import math
from collections import defaultdict


class Game:
    def actions(self, state):
        raise NotImplementedError

    def result(self, state, move):
        raise NotImplementedError


def minimax_search(game, state):
    player = state.to_move

    def max_value(state):
        if game.is_terminal(state):
            return game.utility(state, player), None
        value, move = -math.inf, None
        for action in game.actions(state):
            found, _ = min_value(game.result(state, action))
            if found > value:
                value, move = found, action
        return value, move

    def min_value(state):
        if game.is_terminal(state):
            return game.utility(state, player), None
        value, move = math.inf, None
        for action in game.actions(state):
            found, _ = max_value(game.result(state, action))
            if found < value:
                value, move = found, action
        return value, move

    return max_value(state)


class Board(defaultdict):
    empty = "."
    off = "#"

    def __init__(self, size=8, to_move=None, **others):
        self.__dict__.update(size=size, to_move=to_move, **others)

    def new(self, changes, **others):
        board = Board(size=self.size, **others)
        board.update(self)
        board.update(changes)
        return board

    def __missing__(self, place):
        return self.empty if all(0 <= each < self.size for each in place) else self.off

    def __repr__(self):
        return "\n".join(" ".join(self[x, y] for x in range(self.size)) for y in range(self.size))


class ThreeInARow(Game):
    def __init__(self, size=3):
        self.squares = {(x, y) for x in range(size) for y in range(size)}
        self.initial = Board(size=size, to_move="X", utility=0)

    def actions(self, board):
        return sorted(self.squares - set(board))

    def result(self, board, square):
        player = board.to_move
        board = board.new({square: player}, to_move="O" if player == "X" else "X")
        won = has_three(board, player, square)
        board.utility = 0 if not won else 1 if player == "X" else -1
        return board

    def utility(self, board, player):
        return board.utility if player == "X" else -board.utility

    def is_terminal(self, board):
        return board.utility != 0 or len(board) == len(self.squares)


def has_three(board, player, square):
    def count(x, y, dx, dy):
        return 0 if board[x, y] != player else 1 + count(x + dx, y + dy, dx, dy)

    return any(
        count(*square, dx, dy) + count(*square, -dx, -dy) > 3 for dx, dy in ((0, 1), (1, 0), (1, 1), (1, -1))
    )
