# position: oxx/.xo/o..
# made: AIPlayer("X").choose(board)
class Square:
    def __init__(self, row, col):
        self.row = row
        self.col = col
        self.marker = "-"

class Board:
    def __init__(self):
        self.squares = [[Square(r, c) for c in range(3)] for r in range(3)]

    def free_squares(self):
        return [each for row in self.squares for each in row if each.marker == "-"]

    def winner(self):
        rows = [[each.marker for each in row] for row in self.squares]
        diagonals = [[rows[i][i] for i in range(3)], [rows[i][2 - i] for i in range(3)]]
        for line in [*rows, *zip(*rows), *diagonals]:
            if line[0] != "-" and len(set(line)) == 1:
                return line[0]
        return None

class AIPlayer:
    def __init__(self, marker):
        self.marker = marker
        self.opponent = None

    def choose(self, board):
        best_square, best_score = None, -2
        for square in board.free_squares():
            square.marker = self.marker
            score = self.evaluate(board, self.opponent)
            square.marker = "-"
            if score > best_score:
                best_square, best_score = square, score
        return best_square

    def evaluate(self, board, player):
        winner = board.winner()
        if winner == self.marker:
            return 1
        if winner == self.opponent.marker:
            return -1
        free = board.free_squares()
        if not free:
            return 0
        scores = []
        for square in free:
            square.marker = player.marker
            scores.append(self.evaluate(board, player.opponent))
            square.marker = "-"
        return max(scores) if player is self else min(scores)

class Game:
    def __init__(self):
        self.board = Board()
        self.players = [AIPlayer("X"), AIPlayer("O")]
        self.players[0].opponent = self.players[1]
        self.players[1].opponent = self.players[0]

    def play(self):
        turn = 0
        while self.board.winner() is None and self.board.free_squares():
            player = self.players[turn % 2]
            player.choose(self.board).marker = player.marker
            turn += 1
