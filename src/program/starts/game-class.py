"""A class that plays on one board and takes its moves back."""


class TicTacToe:
    def __init__(self, board=None):
        # 1 for X, -1 for O, 0 for an empty cell
        self.board = board or [[0, 0, 0], [0, 0, 0], [0, 0, 0]]

    def legal_moves(self):
        return [(row, col) for row in range(3) for col in range(3) if self.board[row][col] == 0]

    def is_win(self, player):
        b = self.board
        lines = [b[i] for i in range(3)] + [[b[0][i], b[1][i], b[2][i]] for i in range(3)]
        lines += [[b[0][0], b[1][1], b[2][2]], [b[0][2], b[1][1], b[2][0]]]
        return [player, player, player] in lines

    def is_over(self):
        return self.is_win(1) or self.is_win(-1) or not self.legal_moves()

    def play(self, move, player):
        row, col = move
        assert self.board[row][col] == 0, "this cell is taken"
        self.board[row][col] = player

    def undo(self, move):
        row, col = move
        self.board[row][col] = 0

    def winner(self, depth):
        """A win counts 10 less the moves that it takes, a loss the opposite."""
        if self.is_win(1):
            return 10 - depth
        if self.is_win(-1):
            return depth - 10
        return 0

    def minimax(self, player, depth=0):
        if self.is_over():
            return self.winner(depth)
        best = None
        for move in self.legal_moves():
            self.play(move, player)
            value = self.minimax(-player, depth + 1)
            # There is only this one board: the next move must find it as it was.
            self.undo(move)
            # Multiplied by the player, larger is better for either side.
            if best is None or value * player > best * player:
                best = value
        return best

    def decision(self, player):
        """The first of the best moves for a player."""
        best_move, best_value = None, None
        for move in self.legal_moves():
            self.play(move, player)
            value = self.minimax(-player) * player
            self.undo(move)
            if best_value is None or value > best_value:
                best_move, best_value = move, value
        return best_move
