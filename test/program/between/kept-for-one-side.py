# position: oxx/.xo/o..
# All players share one table, whose values are those of the side that filled it.
import random


class Player:
    def __init__(self, letter):
        self.letter = letter
        self.opponent = "O" if letter == "X" else "X"

    def get_move(self, board):
        best, best_score = None, -2
        for m in range(9):
            if board[m] == "_":
                board[m] = self.letter
                score = self.minimax(board, self.opponent)
                board[m] = "_"
                if score > best_score:
                    best, best_score = m, score
        return best

    def minimax(self, board, player, seen={}):
        key = "".join(board)
        if key in seen:
            return seen[key]
        other = "O" if player == "X" else "X"
        if has_won(board, other):
            value = 1 if other == self.letter else -1
        elif "_" not in board:
            value = 0
        else:
            scores = []
            for m in range(9):
                if board[m] == "_":
                    board[m] = player
                    scores.append(self.minimax(board, other))
                    board[m] = "_"
            value = max(scores) if player == self.letter else min(scores)
        seen[key] = value
        return value


def has_won(b, p):
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    return any(all(b[i] == p for i in line) for line in lines)


board = ["_"] * 9
