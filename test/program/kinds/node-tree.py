# position: oxx/.xo/o..
# made: best_move(board, "X")
class Node:
    def __init__(self, board, turn, move=None):
        self.board = board
        self.turn = turn
        self.move = move
        self.children = []
        self.value = None

    def expand(self):
        if winner(self.board) is not None or "-" not in self.board:
            return
        for i, c in enumerate(self.board):
            if c == "-":
                child = Node(self.board[:i] + [self.turn] + self.board[i + 1:], "O" if self.turn == "X" else "X", i)
                self.children.append(child)
                child.expand()

    def evaluate(self):
        if not self.children:
            self.value = {"X": 1, "O": -1, None: 0}[winner(self.board)]
        else:
            values = [c.evaluate() for c in self.children]
            self.value = max(values) if self.turn == "X" else min(values)
        return self.value


def winner(board):
    for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
        if board[a] != "-" and board[a] == board[b] == board[c]:
            return board[a]
    return None


def best_move(board, turn):
    root = Node(board, turn)
    root.expand()
    root.evaluate()
    for child in root.children:
        if child.value == root.value:
            return child.move
