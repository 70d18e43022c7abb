from dataclasses import dataclass, field
from enum import Enum


class Player(Enum):
    HUMAN = "X"
    AI = "O"

    @property
    def opponent(self):
        return Player.AI if self is Player.HUMAN else Player.HUMAN


@dataclass
class Board:
    grid: list = field(default_factory=lambda: [[None] * 3 for _ in range(3)])

    def free(self):
        return [(r, c) for r in range(3) for c in range(3) if self.grid[r][c] is None]

    def check_winner(self):
        g = self.grid
        lines = [*g, *zip(*g), [g[i][i] for i in range(3)], [g[i][2 - i] for i in range(3)]]
        return next((line[0] for line in lines if line[0] and len(set(line)) == 1), None)


class MinimaxAI:
    def __init__(self, player=Player.AI):
        self.player = player

    def choose_move(self, board):
        best = None
        for row, col in board.free():
            board.grid[row][col] = self.player
            score = self._minimax(board, 1, False)
            board.grid[row][col] = None
            if best is None or score > best[0]:
                best = (score, (row, col))
        return best[1]

    def _minimax(self, board, depth, is_maximizing):
        winner = board.check_winner()
        if winner is not None:
            return 10 - depth if winner is self.player else depth - 10
        if not board.free():
            return 0
        scores = []
        for row, col in board.free():
            board.grid[row][col] = self.player if is_maximizing else self.player.opponent
            scores.append(self._minimax(board, depth + 1, not is_maximizing))
            board.grid[row][col] = None
        return max(scores) if is_maximizing else min(scores)
