# made: best_move(board, "X")
# position: oxx/.xo/o..
class Node:
    def __init__(self, board, player, move=None):
        self.board = board
        self.player = player
        self.move = move
        self.children = []
        self.value = None

    def is_leaf(self):
        return not self.children


def winner(board):
    lines = board + [list(col) for col in zip(*board)] + [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for p in "XO":
        if [p] * 3 in lines:
            return p
    return None


def build(board, player, move=None):
    node = Node(board, player, move)
    if winner(board) is None:
        for r in range(3):
            for c in range(3):
                if board[r][c] == " ":
                    new = [row[:] for row in board]
                    new[r][c] = player
                    node.children.append(build(new, "O" if player == "X" else "X", (r, c)))
    return node


def evaluate(node):
    if node.is_leaf():
        w = winner(node.board)
        node.value = 1 if w == "X" else -1 if w == "O" else 0
    else:
        values = [evaluate(child) for child in node.children]
        node.value = max(values) if node.player == "X" else min(values)
    return node.value


def best_move(board, player):
    root = build(board, player)
    evaluate(root)
    return next(child.move for child in root.children if child.value == root.value)
