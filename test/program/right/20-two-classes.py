# call: Computer("O").find_best_move(Board(board))
# position: xo./.x./...
class Board:
    def __init__(self, squares=None):
        self.squares = squares if squares else [""] * 9

    def available(self):
        return [i for i, s in enumerate(self.squares) if s == ""]

    def place(self, square, letter):
        self.squares[square] = letter

    def clear(self, square):
        self.squares[square] = ""

    def wins(self, letter):
        s = self.squares
        rows = [s[0:3], s[3:6], s[6:9]]
        columns = [[s[i], s[i + 3], s[i + 6]] for i in range(3)]
        diagonals = [[s[0], s[4], s[8]], [s[2], s[4], s[6]]]
        return [letter] * 3 in rows + columns + diagonals


class Computer:
    def __init__(self, letter):
        self.letter = letter
        self.opponent = "O" if letter == "X" else "X"

    def find_best_move(self, board):
        best_score = -10
        best_square = None
        for square in board.available():
            board.place(square, self.letter)
            score = self.minimax(board, False)
            board.clear(square)
            if score > best_score:
                best_score = score
                best_square = square
        return best_square

    def minimax(self, board, my_turn):
        if board.wins(self.letter):
            return 1
        if board.wins(self.opponent):
            return -1
        if not board.available():
            return 0
        scores = []
        for square in board.available():
            board.place(square, self.letter if my_turn else self.opponent)
            scores.append(self.minimax(board, not my_turn))
            board.clear(square)
        return max(scores) if my_turn else min(scores)
