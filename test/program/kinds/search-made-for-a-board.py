# position: oxx/.xo/o..
# made: board.minimax(0, True)
class Solver:
    LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

    def __init__(self, board):
        self.board = board

    def winner(self):
        for a, b, c in self.LINES:
            if self.board[a] != " " and self.board[a] == self.board[b] == self.board[c]:
                return self.board[a]
        return None

    def minimax(self, depth, is_max):
        w = self.winner()
        if w == "X":
            return 10 - depth
        if w == "O":
            return depth - 10
        if " " not in self.board:
            return 0
        best = float("-inf") if is_max else float("inf")
        for i in range(9):
            if self.board[i] == " ":
                self.board[i] = "X" if is_max else "O"
                v = self.minimax(depth + 1, not is_max)
                self.board[i] = " "
                best = max(best, v) if is_max else min(best, v)
        return best
