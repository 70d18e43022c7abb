# position: oxx/.xo/o..
# made: Computer.minimax(board, True)
class Computer:
    LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

    def __init__(self, screen):
        self.screen = screen

    @staticmethod
    def winner(board):
        for a, b, c in Computer.LINES:
            if board[a] != " " and board[a] == board[b] == board[c]:
                return board[a]
        return None

    @classmethod
    def empty_cells(cls, board):
        return [cell for cell in range(9) if board[cell] == " "]

    @classmethod
    def minimax(cls, board, is_max):
        winner = cls.winner(board)
        if winner:
            return 1 if winner == "X" else -1
        cells = cls.empty_cells(board)
        if not cells:
            return 0
        best = -2 if is_max else 2
        for cell in cells:
            board[cell] = "X" if is_max else "O"
            value = cls.minimax(board, not is_max)
            board[cell] = " "
            best = max(best, value) if is_max else min(best, value)
        return best
