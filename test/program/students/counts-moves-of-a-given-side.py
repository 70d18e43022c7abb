import copy


class Board:
    def __init__(self):
        self.squares = [[0] * 3 for _ in range(3)]
        self.marked = 0

    def final_state(self):
        s = self.squares
        for i in range(3):
            if s[i][0] == s[i][1] == s[i][2] != 0:
                return s[i][0]
            if s[0][i] == s[1][i] == s[2][i] != 0:
                return s[0][i]
        if s[1][1] != 0 and (s[0][0] == s[1][1] == s[2][2] or s[0][2] == s[1][1] == s[2][0]):
            return s[1][1]
        return 0

    def mark_square(self, row, col, player):
        self.squares[row][col] = player
        self.marked += 1

    def empty_squares(self):
        return [(r, c) for r in range(3) for c in range(3) if self.squares[r][c] == 0]

    def is_full(self):
        return self.marked == 9


class AI:
    def __init__(self, player=2):
        self.player = player

    def minimax(self, board, maximizing):
        case = board.final_state()
        if case == 1:
            return 1, None
        if case == 2:
            return -1, None
        if board.is_full():
            return 0, None
        best, best_move = (-100, None) if maximizing else (100, None)
        for row, col in board.empty_squares():
            after = copy.deepcopy(board)
            after.mark_square(row, col, 1 if maximizing else self.player)
            value = self.minimax(after, not maximizing)[0]
            if (value > best) if maximizing else (value < best):
                best, best_move = value, (row, col)
        return best, best_move


board = Board()
ai = AI()
board.mark_square(1, 1, 1)
print(ai.minimax(board, False))
